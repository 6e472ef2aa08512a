// terrace opt --mlir-print-debuginfo
// Arguments may use location aliases that are defined at the end of the file.
func.func @f(%a: i32 loc(#loc1)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc(#loc2)
  return %0 : i32 loc(#loc3)
} loc(#loc)
#loc = loc("f":0:0)
#loc1 = loc("f":1:2)
#loc2 = loc(fused[#loc1, #loc])
#loc3 = loc(callsite(#loc2 at #loc))
// ==== stdout ====
#loc2 = loc("f":1:2)
module {
  func.func @f(%arg0: i32 loc("f":1:2)) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32 loc(#loc3)
    return %0 : i32 loc(#loc4)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f":0:0)
#loc3 = loc(fused[#loc2, #loc1])
#loc4 = loc(callsite(#loc3 at #loc1))

