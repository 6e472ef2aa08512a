// terrace opt --convert-cf-to-llvm --allow-unregistered-dialect --mlir-print-debuginfo
// Casts of block arguments have the arguments' locations, before and after all have been converted.
func.func @f(%c: i1 loc("c"), %i: index loc("i"), %m: memref<2xf32> loc("m")) -> index {
  cf.br ^bb1(%i, %m : index, memref<2xf32>) loc("br")
^bb1(%j: index loc("j"), %n: memref<2xf32> loc("n")):
  "other.use"(%n) : (memref<2xf32>) -> () loc("use")
  cf.cond_br %c, ^bb1(%j, %n : index, memref<2xf32>), ^bb2(%j : index) loc("cond_br")
^bb2(%k: index loc("k")):
  return %k : index loc("return")
} loc("f")
// ==== stdout ====
#loc2 = loc("c")
#loc3 = loc("i")
#loc4 = loc("m")
#loc6 = loc("j")
#loc7 = loc("n")
#loc10 = loc("k")
module {
  func.func @f(%arg0: i1 loc("c"), %arg1: index loc("i"), %arg2: memref<2xf32> loc("m")) -> index {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc(#loc5)
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64 loc(#loc5)
    llvm.br ^bb1(%1, %0 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) loc(#loc5)
  ^bb1(%2: i64 loc("j"), %3: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("n")):  // 2 preds: ^bb0, ^bb1
    %4 = builtin.unrealized_conversion_cast %3 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32> loc(#loc7)
    "other.use"(%4) : (memref<2xf32>) -> () loc(#loc8)
    llvm.cond_br %arg0, ^bb1(%2, %3 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>), ^bb2(%2 : i64) loc(#loc9)
  ^bb2(%5: i64 loc("k")):  // pred: ^bb1
    %6 = builtin.unrealized_conversion_cast %5 : i64 to index loc(#loc10)
    return %6 : index loc(#loc11)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc5 = loc("br")
#loc8 = loc("use")
#loc9 = loc("cond_br")
#loc11 = loc("return")

