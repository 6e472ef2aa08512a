// terrace opt --arith-int-range-narrowing=int-bitwidths-supported=8,16 | terrace lower | lli
// Numbers that fit 8 bits without a sign, or 16 bits.
func.func @f(%a: i64, %b: i64) {
  %m = arith.constant 255 : i64
  %one = arith.constant 1 : i64
  %x = arith.andi %a, %m : i64
  %y0 = arith.andi %b, %m : i64
  %y = arith.maxui %y0, %one : i64
  %addi = arith.addi %x, %y : i64
  vector.print %addi : i64
  %subi = arith.subi %x, %y : i64
  vector.print %subi : i64
  %muli = arith.muli %x, %y : i64
  vector.print %muli : i64
  %andi = arith.andi %x, %y : i64
  vector.print %andi : i64
  %ori = arith.ori %x, %y : i64
  vector.print %ori : i64
  %xori = arith.xori %x, %y : i64
  vector.print %xori : i64
  %divsi = arith.divsi %x, %y : i64
  vector.print %divsi : i64
  %divui = arith.divui %x, %y : i64
  vector.print %divui : i64
  %ceildivsi = arith.ceildivsi %x, %y : i64
  vector.print %ceildivsi : i64
  %ceildivui = arith.ceildivui %x, %y : i64
  vector.print %ceildivui : i64
  %floordivsi = arith.floordivsi %x, %y : i64
  vector.print %floordivsi : i64
  %remsi = arith.remsi %x, %y : i64
  vector.print %remsi : i64
  %remui = arith.remui %x, %y : i64
  vector.print %remui : i64
  %maxsi = arith.maxsi %x, %y : i64
  vector.print %maxsi : i64
  %minsi = arith.minsi %x, %y : i64
  vector.print %minsi : i64
  %maxui = arith.maxui %x, %y : i64
  vector.print %maxui : i64
  %minui = arith.minui %x, %y : i64
  vector.print %minui : i64
  %eq = arith.cmpi eq, %x, %y : i64
  vector.print %eq : i1
  %ne = arith.cmpi ne, %x, %y : i64
  vector.print %ne : i1
  %slt = arith.cmpi slt, %x, %y : i64
  vector.print %slt : i1
  %sle = arith.cmpi sle, %x, %y : i64
  vector.print %sle : i1
  %sgt = arith.cmpi sgt, %x, %y : i64
  vector.print %sgt : i1
  %sge = arith.cmpi sge, %x, %y : i64
  vector.print %sge : i1
  %ult = arith.cmpi ult, %x, %y : i64
  vector.print %ult : i1
  %ule = arith.cmpi ule, %x, %y : i64
  vector.print %ule : i1
  %ugt = arith.cmpi ugt, %x, %y : i64
  vector.print %ugt : i1
  %uge = arith.cmpi uge, %x, %y : i64
  vector.print %uge : i1
  %h_addi = arith.addi %x, %one overflow<nsw> : i64
  vector.print %h_addi : i64
  %h_subi = arith.subi %x, %one overflow<nsw> : i64
  vector.print %h_subi : i64
  %h_muli = arith.muli %x, %one overflow<nsw> : i64
  vector.print %h_muli : i64
  %s_shrsi = arith.shrsi %x, %one : i64
  vector.print %s_shrsi : i64
  %s_shrui = arith.shrui %x, %one : i64
  vector.print %s_shrui : i64
  %s_shli = arith.shli %x, %one : i64
  vector.print %s_shli : i64
  return
}
func.func @main() {
  %k0_0 = arith.constant 254 : i64
  %k0_1 = arith.constant 127 : i64
  call @f(%k0_0, %k0_1) : (i64, i64) -> ()
  %k1_0 = arith.constant 127 : i64
  %k1_1 = arith.constant 254 : i64
  call @f(%k1_0, %k1_1) : (i64, i64) -> ()
  %k2_0 = arith.constant 255 : i64
  %k2_1 = arith.constant 255 : i64
  call @f(%k2_0, %k2_1) : (i64, i64) -> ()
  %k3_0 = arith.constant 128 : i64
  %k3_1 = arith.constant 1 : i64
  call @f(%k3_0, %k3_1) : (i64, i64) -> ()
  %k4_0 = arith.constant 0 : i64
  %k4_1 = arith.constant 200 : i64
  call @f(%k4_0, %k4_1) : (i64, i64) -> ()
  %k5_0 = arith.constant 200 : i64
  %k5_1 = arith.constant 3 : i64
  call @f(%k5_0, %k5_1) : (i64, i64) -> ()
  %k6_0 = arith.constant 100 : i64
  %k6_1 = arith.constant 100 : i64
  call @f(%k6_0, %k6_1) : (i64, i64) -> ()
  return
}
// ==== stdout ====
381
127
32258
126
255
129
2
2
2
2
2
0
0
254
127
254
127
0
1
0
0
1
1
0
0
1
1
255
253
254
127
127
508
381
-127
32258
126
255
129
0
0
1
1
0
127
127
254
127
254
127
0
1
1
1
0
0
1
1
0
0
128
126
127
63
63
254
510
0
65025
255
255
0
1
1
1
1
1
0
0
255
255
255
255
1
0
0
1
0
1
0
1
0
1
256
254
255
127
127
510
129
127
128
0
129
129
128
128
128
128
128
0
0
128
1
128
1
0
1
0
0
1
1
0
0
1
1
129
127
128
64
64
256
200
-200
0
0
200
200
0
0
0
0
0
0
0
200
0
200
0
0
1
1
1
0
0
1
1
0
0
1
-1
0
0
0
0
203
197
600
0
203
203
66
66
67
67
66
2
2
200
3
200
3
0
1
0
0
1
1
0
0
1
1
201
199
200
100
100
400
200
0
10000
100
100
0
1
1
1
1
1
0
0
100
100
100
100
1
0
0
1
0
1
0
1
0
1
101
99
100
50
50
200
