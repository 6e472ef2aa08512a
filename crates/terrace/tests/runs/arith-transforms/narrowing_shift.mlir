// terrace opt --arith-int-range-narrowing=int-bitwidths-supported=8,32 | terrace lower | lli
// Amounts that are below the width there was and not below the narrow one.
func.func @f(%a: i64) {
  %m = arith.constant 63 : i64
  %s = arith.andi %a, %m : i64
  %m31 = arith.constant 31 : i64
  %t = arith.andi %a, %m31 : i64
  %v = arith.constant 12 : i64
  %g = arith.constant -12 : i64
  %zero = arith.constant 0 : i64
  %shrsi_v_s = arith.shrsi %v, %s : i64
  vector.print %shrsi_v_s : i64
  %shrsi_g_s = arith.shrsi %g, %s : i64
  vector.print %shrsi_g_s : i64
  %shrsi_zero_s = arith.shrsi %zero, %s : i64
  vector.print %shrsi_zero_s : i64
  %shrsi_v_t = arith.shrsi %v, %t : i64
  vector.print %shrsi_v_t : i64
  %shrsi_g_t = arith.shrsi %g, %t : i64
  vector.print %shrsi_g_t : i64
  %shrui_v_s = arith.shrui %v, %s : i64
  vector.print %shrui_v_s : i64
  %shrui_g_s = arith.shrui %g, %s : i64
  vector.print %shrui_g_s : i64
  %shrui_zero_s = arith.shrui %zero, %s : i64
  vector.print %shrui_zero_s : i64
  %shrui_v_t = arith.shrui %v, %t : i64
  vector.print %shrui_v_t : i64
  %shrui_g_t = arith.shrui %g, %t : i64
  vector.print %shrui_g_t : i64
  %shli_v_s = arith.shli %v, %s : i64
  vector.print %shli_v_s : i64
  %shli_g_s = arith.shli %g, %s : i64
  vector.print %shli_g_s : i64
  %shli_zero_s = arith.shli %zero, %s : i64
  vector.print %shli_zero_s : i64
  %shli_v_t = arith.shli %v, %t : i64
  vector.print %shli_v_t : i64
  %shli_g_t = arith.shli %g, %t : i64
  vector.print %shli_g_t : i64
  return
}
func.func @main() {
  %k0_0 = arith.constant 33 : i64
  call @f(%k0_0) : (i64) -> ()
  %k1_0 = arith.constant 8 : i64
  call @f(%k1_0) : (i64) -> ()
  %k2_0 = arith.constant 31 : i64
  call @f(%k2_0) : (i64) -> ()
  %k3_0 = arith.constant 63 : i64
  call @f(%k3_0) : (i64) -> ()
  %k4_0 = arith.constant 2 : i64
  call @f(%k4_0) : (i64) -> ()
  %k5_0 = arith.constant 0 : i64
  call @f(%k5_0) : (i64) -> ()
  return
}
// ==== stdout ====
0
-1
0
6
-6
0
2147483647
0
6
9223372036854775802
103079215104
-103079215104
0
24
-24
0
-1
0
0
-1
0
72057594037927935
0
0
72057594037927935
3072
-3072
0
3072
-3072
0
-1
0
0
-1
0
8589934591
0
0
8589934591
25769803776
-25769803776
0
25769803776
-25769803776
0
-1
0
0
-1
0
1
0
0
8589934591
0
0
0
25769803776
-25769803776
3
-3
0
3
-3
3
4611686018427387901
0
3
4611686018427387901
48
-48
0
48
-48
12
-12
0
12
-12
12
-12
0
12
-12
12
-12
0
12
-12
