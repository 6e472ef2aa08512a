// terrace opt --canonicalize | terrace lower | lli
// Loops between bounds whose distance is beyond the greatest signed number, and with a step beyond it.
func.func @f0(%zero: i64, %one: i64) {
  %l = arith.constant -2147483648 : i32
  %u = arith.constant 5 : i32
  %s = arith.constant 1000000000 : i32
  %r = scf.for %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i32 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f1(%zero: i64, %one: i64) {
  %l = arith.constant -2147483648 : i32
  %u = arith.constant 2147483646 : i32
  %s = arith.constant 2147483647 : i32
  %r = scf.for %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i32 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f2(%zero: i64, %one: i64) {
  %l = arith.constant -100 : i8
  %u = arith.constant 100 : i8
  %s = arith.constant 100 : i8
  %r = scf.for %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i8 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f3(%zero: i64, %one: i64) {
  %l = arith.constant -100 : i8
  %u = arith.constant 28 : i8
  %s = arith.constant 64 : i8
  %r = scf.for %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i8 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f4(%zero: i64, %one: i64) {
  %l = arith.constant 0 : i8
  %u = arith.constant 100 : i8
  %s = arith.constant -56 : i8
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i8 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f5(%zero: i64, %one: i64) {
  %l = arith.constant 0 : i8
  %u = arith.constant -6 : i8
  %s = arith.constant 127 : i8
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i8 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f6(%zero: i64, %one: i64) {
  %l = arith.constant -6 : i8
  %u = arith.constant 3 : i8
  %s = arith.constant 1 : i8
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i8 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f7(%zero: i64, %one: i64) {
  %l = arith.constant -9223372036854775808 : index
  %u = arith.constant 9223372036854775806 : index
  %s = arith.constant 9223372036854775807 : index
  %r = scf.for %i = %l to %u step %s iter_args(%n = %zero) -> (i64) {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f8(%zero: i64, %one: i64) {
  %l = arith.constant 100 : i8
  %u = arith.constant -56 : i8
  %s = arith.constant 100 : i8
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i8 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @f9(%zero: i64, %one: i64) {
  %l = arith.constant -128 : i8
  %u = arith.constant 0 : i8
  %s = arith.constant 127 : i8
  %r = scf.for %i = %l to %u step %s iter_args(%n = %zero) -> (i64) : i8 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %r : i64
  return
}
func.func @main() {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  call @f0(%zero, %one) : (i64, i64) -> ()
  call @f1(%zero, %one) : (i64, i64) -> ()
  call @f2(%zero, %one) : (i64, i64) -> ()
  call @f3(%zero, %one) : (i64, i64) -> ()
  call @f4(%zero, %one) : (i64, i64) -> ()
  call @f5(%zero, %one) : (i64, i64) -> ()
  call @f6(%zero, %one) : (i64, i64) -> ()
  call @f7(%zero, %one) : (i64, i64) -> ()
  call @f8(%zero, %one) : (i64, i64) -> ()
  call @f9(%zero, %one) : (i64, i64) -> ()
  return
}
// ==== stdout ====
3
2
2
2
1
2
0
2
1
2
