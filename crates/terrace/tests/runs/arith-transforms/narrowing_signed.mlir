// terrace opt --arith-int-range-narrowing=int-bitwidths-supported=8 | terrace lower | lli
// Numbers that fit 8 bits with a sign: the least one has a remainder by -1 in 32 bits.
func.func @f(%a: i32, %b: i32) {
  %hi = arith.constant 127 : i32
  %lo = arith.constant -128 : i32
  %x0 = arith.minsi %a, %hi : i32
  %x = arith.maxsi %x0, %lo : i32
  %y0 = arith.minsi %b, %hi : i32
  %y = arith.maxsi %y0, %lo : i32
  %minus = arith.constant -1 : i32
  %n = arith.minsi %y, %minus : i32
  %andi = arith.andi %x, %y : i32
  vector.print %andi : i32
  %ori = arith.ori %x, %y : i32
  vector.print %ori : i32
  %xori = arith.xori %x, %y : i32
  vector.print %xori : i32
  %maxsi = arith.maxsi %x, %y : i32
  vector.print %maxsi : i32
  %minsi = arith.minsi %x, %y : i32
  vector.print %minsi : i32
  %maxui = arith.maxui %x, %y : i32
  vector.print %maxui : i32
  %minui = arith.minui %x, %y : i32
  vector.print %minui : i32
  %remsi = arith.remsi %x, %n : i32
  vector.print %remsi : i32
  %divsi = arith.divsi %x, %n : i32
  vector.print %divsi : i32
  %ceildivsi = arith.ceildivsi %x, %n : i32
  vector.print %ceildivsi : i32
  %floordivsi = arith.floordivsi %x, %n : i32
  vector.print %floordivsi : i32
  %remui = arith.remui %x, %n : i32
  vector.print %remui : i32
  %divui = arith.divui %x, %n : i32
  vector.print %divui : i32
  %ceildivui = arith.ceildivui %x, %n : i32
  vector.print %ceildivui : i32
  %eq = arith.cmpi eq, %x, %y : i32
  vector.print %eq : i1
  %slt = arith.cmpi slt, %x, %y : i32
  vector.print %slt : i1
  %sle = arith.cmpi sle, %x, %y : i32
  vector.print %sle : i1
  %ult = arith.cmpi ult, %x, %y : i32
  vector.print %ult : i1
  %ule = arith.cmpi ule, %x, %y : i32
  vector.print %ule : i1
  %ugt = arith.cmpi ugt, %x, %y : i32
  vector.print %ugt : i1
  return
}
func.func @main() {
  %k0_0 = arith.constant -128 : i32
  %k0_1 = arith.constant -1 : i32
  call @f(%k0_0, %k0_1) : (i32, i32) -> ()
  %k1_0 = arith.constant -128 : i32
  %k1_1 = arith.constant -128 : i32
  call @f(%k1_0, %k1_1) : (i32, i32) -> ()
  %k2_0 = arith.constant 127 : i32
  %k2_1 = arith.constant -1 : i32
  call @f(%k2_0, %k2_1) : (i32, i32) -> ()
  %k3_0 = arith.constant -1 : i32
  %k3_1 = arith.constant 127 : i32
  call @f(%k3_0, %k3_1) : (i32, i32) -> ()
  %k4_0 = arith.constant 5 : i32
  %k4_1 = arith.constant -3 : i32
  call @f(%k4_0, %k4_1) : (i32, i32) -> ()
  %k5_0 = arith.constant -7 : i32
  %k5_1 = arith.constant -2 : i32
  call @f(%k5_0, %k5_1) : (i32, i32) -> ()
  %k6_0 = arith.constant 300 : i32
  %k6_1 = arith.constant -300 : i32
  call @f(%k6_0, %k6_1) : (i32, i32) -> ()
  return
}
// ==== stdout ====
-128
-1
127
-1
-128
-1
-128
0
128
128
128
-128
0
1
0
1
1
1
1
0
-128
-128
0
-128
-128
-128
-128
0
1
1
1
0
1
1
1
0
1
0
1
0
127
-1
-128
127
-1
-1
127
0
-127
-127
-127
127
0
1
0
0
0
1
1
0
127
-1
-128
127
-1
-1
127
0
1
1
1
0
1
1
0
1
1
0
0
1
5
-3
-8
5
-3
-3
5
2
-1
-1
-2
5
0
1
0
0
0
1
1
0
-8
-1
7
-2
-7
-2
-7
-1
3
4
3
-7
0
1
0
1
1
1
1
0
0
-1
-1
127
-128
-128
127
127
0
0
-1
127
0
1
0
0
0
1
1
0
