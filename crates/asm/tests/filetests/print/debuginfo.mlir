// terrace opt --mlir-print-debuginfo
// Locations of every kind, as aliases after the module.
func.func @f(%a: i32 loc("arg")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("name"("file.c":3:4))
  %1 = arith.addi %0, %a : i32 loc(fused<"meta">["x", "file.c":5:6])
  %2 = arith.addi %1, %a : i32 loc(callsite("callee" at "file.c":7:8))
  %3 = arith.addi %2, %a : i32 loc(unknown)
  %4 = arith.addi %3, %a : i32 loc("file.c":1:2 to 3:4)
  return %4 : i32 loc("file.c":9:10)
} loc("f")
// ==== stdout ====
#loc2 = loc("arg")
module {
  func.func @f(%arg0: i32 loc("arg")) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32 loc(#loc11)
    %1 = arith.addi %0, %arg0 : i32 loc(#loc12)
    %2 = arith.addi %1, %arg0 : i32 loc(#loc13)
    %3 = arith.addi %2, %arg0 : i32 loc(#loc8)
    %4 = arith.addi %3, %arg0 : i32 loc(#loc9)
    return %4 : i32 loc(#loc10)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc3 = loc("file.c":3:4)
#loc4 = loc("x")
#loc5 = loc("file.c":5:6)
#loc6 = loc("callee")
#loc7 = loc("file.c":7:8)
#loc8 = loc(unknown)
#loc9 = loc("file.c":1:2 to 3:4)
#loc10 = loc("file.c":9:10)
#loc11 = loc("name"(#loc3))
#loc12 = loc(fused<"meta">[#loc4, #loc5])
#loc13 = loc(callsite(#loc6 at #loc7))

