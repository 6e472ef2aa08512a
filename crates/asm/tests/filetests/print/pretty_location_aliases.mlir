// terrace opt --mlir-print-debuginfo --mlir-pretty-debuginfo
// Locations inside of locations have aliases in the pretty form, too.
func.func @f(%a: i32 loc(#loc1)) -> i32 {
  %0 = arith.addi %a, %a : i32 loc(#loc2)
  return %0 : i32 loc(#loc3)
} loc(#loc)
#loc = loc("f":0:0)
#loc1 = loc("f":1:2)
#loc2 = loc(fused[#loc1, #loc])
#loc3 = loc(callsite(#loc2 at #loc))
// ==== stdout ====
#loc2 = f:1:2
module {
  func.func @f(%arg0: i32 f:1:2) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32 [#loc2, #loc1]
    return %0 : i32 #loc3
 at #loc1
  } f:0:0
} <stdin>:0:0
#loc = <stdin>:0:0
#loc1 = f:0:0
#loc3 = [#loc2, #loc1]
#loc4 = #loc3
 at #loc1

