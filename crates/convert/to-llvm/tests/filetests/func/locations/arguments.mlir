// terrace opt --convert-func-to-llvm --allow-unregistered-dialect --mlir-print-debuginfo
// What stands for a function's argument has the argument's location.
func.func @f(%a: index loc("a"), %m: memref<?x2xf32, 1> loc("m"), %u: memref<*xi8> loc("u"), %unused: memref<2xf32> loc("unused")) {
  "other.use"(%u, %m, %a) : (memref<*xi8>, memref<?x2xf32, 1>, index) -> () loc("use")
  "other.region"(%a) ({
  ^bb0(%b: index loc("b")):
    "other.use"(%a, %b) : (index, index) -> () loc("inner")
  }) : (index) -> () loc("region")
  return loc("return")
} loc("f")
// ==== stdout ====
#loc2 = loc("a")
#loc3 = loc("m")
#loc4 = loc("u")
#loc5 = loc("unused")
#loc8 = loc("b")
module {
  llvm.func @f(%arg0: i64 loc("a"), %arg1: !llvm.ptr<1> loc("m"), %arg2: !llvm.ptr<1> loc("m"), %arg3: i64 loc("m"), %arg4: i64 loc("m"), %arg5: i64 loc("m"), %arg6: i64 loc("m"), %arg7: i64 loc("m"), %arg8: i64 loc("u"), %arg9: !llvm.ptr loc("u"), %arg10: !llvm.ptr loc("unused"), %arg11: !llvm.ptr loc("unused"), %arg12: i64 loc("unused"), %arg13: i64 loc("unused"), %arg14: i64 loc("unused")) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)> loc(#loc4)
    %1 = llvm.insertvalue %arg8, %0[0] : !llvm.struct<(i64, ptr)>  loc(#loc4)
    %2 = llvm.insertvalue %arg9, %1[1] : !llvm.struct<(i64, ptr)>  loc(#loc4)
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xi8> loc(#loc4)
    %4 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)> loc(#loc3)
    %5 = llvm.insertvalue %arg1, %4[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %6 = llvm.insertvalue %arg2, %5[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %7 = llvm.insertvalue %arg3, %6[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %8 = llvm.insertvalue %arg4, %7[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %9 = llvm.insertvalue %arg6, %8[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %10 = llvm.insertvalue %arg5, %9[3, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %11 = llvm.insertvalue %arg7, %10[4, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)> to memref<?x2xf32, 1> loc(#loc3)
    %13 = builtin.unrealized_conversion_cast %arg0 : i64 to index loc(#loc2)
    "other.use"(%3, %12, %13) : (memref<*xi8>, memref<?x2xf32, 1>, index) -> () loc(#loc6)
    "other.region"(%13) ({
    ^bb0(%arg15: index loc("b")):
      "other.use"(%13, %arg15) : (index, index) -> () loc(#loc9)
    }) : (index) -> () loc(#loc7)
    llvm.return loc(#loc10)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc6 = loc("use")
#loc7 = loc("region")
#loc9 = loc("inner")
#loc10 = loc("return")

