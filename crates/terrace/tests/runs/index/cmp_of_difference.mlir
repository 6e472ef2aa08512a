// terrace opt --canonicalize | terrace lower | lli
// A difference that wraps has another order than its operands.
func.func @f(%x: index, %y: index) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %eq = index.cmp eq(%d, %z)
  vector.print %eq : i1
  %z_eq = index.cmp eq(%z, %d)
  vector.print %z_eq : i1
  %ne = index.cmp ne(%d, %z)
  vector.print %ne : i1
  %z_ne = index.cmp ne(%z, %d)
  vector.print %z_ne : i1
  %slt = index.cmp slt(%d, %z)
  vector.print %slt : i1
  %z_slt = index.cmp slt(%z, %d)
  vector.print %z_slt : i1
  %sle = index.cmp sle(%d, %z)
  vector.print %sle : i1
  %z_sle = index.cmp sle(%z, %d)
  vector.print %z_sle : i1
  %sgt = index.cmp sgt(%d, %z)
  vector.print %sgt : i1
  %z_sgt = index.cmp sgt(%z, %d)
  vector.print %z_sgt : i1
  %sge = index.cmp sge(%d, %z)
  vector.print %sge : i1
  %z_sge = index.cmp sge(%z, %d)
  vector.print %z_sge : i1
  %ult = index.cmp ult(%d, %z)
  vector.print %ult : i1
  %z_ult = index.cmp ult(%z, %d)
  vector.print %z_ult : i1
  %ule = index.cmp ule(%d, %z)
  vector.print %ule : i1
  %z_ule = index.cmp ule(%z, %d)
  vector.print %z_ule : i1
  %ugt = index.cmp ugt(%d, %z)
  vector.print %ugt : i1
  %z_ugt = index.cmp ugt(%z, %d)
  vector.print %z_ugt : i1
  %uge = index.cmp uge(%d, %z)
  vector.print %uge : i1
  %z_uge = index.cmp uge(%z, %d)
  vector.print %z_uge : i1
  return
}
func.func @main() {
  %k0_0 = arith.constant 0 : index
  %k0_1 = arith.constant 3 : index
  call @f(%k0_0, %k0_1) : (index, index) -> ()
  %k1_0 = arith.constant 3 : index
  %k1_1 = arith.constant 0 : index
  call @f(%k1_0, %k1_1) : (index, index) -> ()
  %k2_0 = arith.constant -9223372036854775808 : index
  %k2_1 = arith.constant 1 : index
  call @f(%k2_0, %k2_1) : (index, index) -> ()
  %k3_0 = arith.constant 9223372036854775807 : index
  %k3_1 = arith.constant -1 : index
  call @f(%k3_0, %k3_1) : (index, index) -> ()
  %k4_0 = arith.constant 5 : index
  %k4_1 = arith.constant 5 : index
  call @f(%k4_0, %k4_1) : (index, index) -> ()
  %k5_0 = arith.constant -9223372036854775808 : index
  %k5_1 = arith.constant -9223372036854775808 : index
  call @f(%k5_0, %k5_1) : (index, index) -> ()
  return
}
// ==== stdout ====
0
0
1
1
1
0
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
1
0
1
0
0
0
1
1
0
1
0
1
1
0
1
0
0
1
0
1
1
0
1
0
0
0
1
1
0
1
0
1
1
0
1
0
0
1
0
1
1
0
1
0
0
0
1
1
1
0
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
1
0
1
0
1
1
0
0
0
0
1
1
0
0
1
1
0
0
1
1
0
0
1
1
1
1
0
0
0
0
1
1
0
0
1
1
0
0
1
1
0
0
1
1
