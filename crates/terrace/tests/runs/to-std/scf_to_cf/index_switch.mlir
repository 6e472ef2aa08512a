// terrace lower | lli
// Cases and arguments have 64 bits.
func.func @two(%a: index) {
  %r = scf.index_switch %a -> i64
  case 4294967296 {
    %x = arith.constant 1 : i64
    scf.yield %x : i64
  }
  case 8589934592 {
    %x = arith.constant 2 : i64
    scf.yield %x : i64
  }
  case -1 {
    %x = arith.constant 3 : i64
    scf.yield %x : i64
  }
  case -9223372036854775808 {
    %x = arith.constant 4 : i64
    scf.yield %x : i64
  }
  case 9223372036854775807 {
    %x = arith.constant 5 : i64
    scf.yield %x : i64
  }
  default {
    %x = arith.constant 0 : i64
    scf.yield %x : i64
  }
  vector.print %r : i64
  return
}
func.func @small(%a: index) {
  scf.index_switch %a
  case 5 {
    %x = arith.constant 5 : i64
    vector.print %x : i64
    scf.yield
  }
  case -2147483648 {
    %x = arith.constant -2147483648 : i64
    vector.print %x : i64
    scf.yield
  }
  default {
    %x = arith.constant 9 : i64
    vector.print %x : i64
  }
  return
}
func.func @main() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 4294967296 : index
  %2 = arith.constant 8589934592 : index
  %3 = arith.constant -1 : index
  %4 = arith.constant 4294967295 : index
  %5 = arith.constant -9223372036854775808 : index
  %6 = arith.constant 9223372036854775807 : index
  %7 = arith.constant 4294967301 : index
  %8 = arith.constant 5 : index
  %9 = arith.constant 2147483648 : index
  %10 = arith.constant -2147483648 : index
  call @two(%0) : (index) -> ()
  call @two(%1) : (index) -> ()
  call @two(%2) : (index) -> ()
  call @two(%3) : (index) -> ()
  call @two(%4) : (index) -> ()
  call @two(%5) : (index) -> ()
  call @two(%6) : (index) -> ()
  call @small(%7) : (index) -> ()
  call @small(%8) : (index) -> ()
  call @small(%9) : (index) -> ()
  call @small(%10) : (index) -> ()
  return
}
// ==== stdout ====
0
1
2
3
0
4
5
9
5
9
-2147483648
