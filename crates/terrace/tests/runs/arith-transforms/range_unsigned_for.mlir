// terrace opt --int-range-optimizations --arith-unsigned-when-equivalent | terrace lower | lli
// The numbers of a loop that counts unsigned: beyond the signed ones, from one that is not 0, and none.
func.func @count(%lower: i8, %upper: i8, %step: i8) {
  %z = arith.constant 0 : i8
  %l = arith.constant 100 : i8
  %n0 = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %cap = arith.minui %upper, %l : i8
  %high = arith.maxui %upper, %l : i8
  %r:3 = scf.for unsigned %i = %lower to %high step %step iter_args(%a = %n0, %b = %n0, %n = %n0) -> (i64, i64, i64) : i8 {
    %negative = arith.cmpi slt, %i, %z : i8
    %e = arith.extui %negative : i1 to i64
    %s = arith.addi %a, %e : i64
    %w = arith.extui %i : i8 to i64
    %t = arith.addi %b, %w : i64
    %c = arith.addi %n, %one : i64
    scf.yield %s, %t, %c : i64, i64, i64
  }
  vector.print %r#0 : i64
  vector.print %r#1 : i64
  vector.print %r#2 : i64
  %q:2 = scf.for unsigned %i = %lower to %cap step %step iter_args(%a = %n0, %n = %n0) -> (i64, i64) : i8 {
    %less = arith.cmpi sge, %i, %l : i8
    %e = arith.extui %less : i1 to i64
    %s = arith.addi %a, %e : i64
    %c = arith.addi %n, %one : i64
    scf.yield %s, %c : i64, i64
  }
  vector.print %q#0 : i64
  vector.print %q#1 : i64
  return
}
func.func @constants() {
  %n0 = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1073741824 : i32
  %lower = arith.constant 1073741823 : i32
  %upper = arith.constant -2 : i32
  %r:2 = scf.for unsigned %i = %lower to %upper step %c1 iter_args(%a = %n0, %n = %n0) -> (i64, i64) : i32 {
    %negative = arith.cmpi slt, %i, %c0 : i32
    %e = arith.extui %negative : i1 to i64
    %s = arith.addi %a, %e : i64
    %c = arith.addi %n, %one : i64
    scf.yield %s, %c : i64, i64
  }
  vector.print %r#0 : i64
  vector.print %r#1 : i64
  %none = scf.for unsigned %i = %c0 to %c0 step %c1 iter_args(%n = %n0) -> (i64) : i32 {
    %c = arith.addi %n, %one : i64
    scf.yield %c : i64
  }
  vector.print %none : i64
  return
}
func.func @main() {
  %k0_0 = arith.constant 0 : i8
  %k0_1 = arith.constant -56 : i8
  %k0_2 = arith.constant 1 : i8
  call @count(%k0_0, %k0_1, %k0_2) : (i8, i8, i8) -> ()
  %k1_0 = arith.constant 0 : i8
  %k1_1 = arith.constant -1 : i8
  %k1_2 = arith.constant 3 : i8
  call @count(%k1_0, %k1_1, %k1_2) : (i8, i8, i8) -> ()
  %k2_0 = arith.constant -56 : i8
  %k2_1 = arith.constant -1 : i8
  %k2_2 = arith.constant 5 : i8
  call @count(%k2_0, %k2_1, %k2_2) : (i8, i8, i8) -> ()
  %k3_0 = arith.constant 120 : i8
  %k3_1 = arith.constant -100 : i8
  %k3_2 = arith.constant 1 : i8
  call @count(%k3_0, %k3_1, %k3_2) : (i8, i8, i8) -> ()
  %k4_0 = arith.constant 5 : i8
  %k4_1 = arith.constant 3 : i8
  %k4_2 = arith.constant 1 : i8
  call @count(%k4_0, %k4_1, %k4_2) : (i8, i8, i8) -> ()
  %k5_0 = arith.constant -1 : i8
  %k5_1 = arith.constant -1 : i8
  %k5_2 = arith.constant 1 : i8
  call @count(%k5_0, %k5_1, %k5_2) : (i8, i8, i8) -> ()
  call @constants() : () -> ()
  return
}
// ==== stdout ====
72
19900
200
0
100
42
10710
85
0
34
11
2475
11
0
0
28
4950
36
0
0
0
4940
95
0
0
0
0
0
0
0
1
3
0
