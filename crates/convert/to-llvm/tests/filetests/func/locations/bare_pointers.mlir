// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 --allow-unregistered-dialect --mlir-print-debuginfo
// The same with bare pointers.
func.func @f(%a: index loc("a"), %m: memref<4x2xf32, 1> loc("m"), %unused: memref<2xf32> loc("unused")) {
  "other.use"(%m, %a) : (memref<4x2xf32, 1>, index) -> () loc("use")
  "other.region"(%a) ({
  ^bb0(%b: index loc("b")):
    "other.use"(%a, %b) : (index, index) -> () loc("inner")
  }) : (index) -> () loc("region")
  return loc("return")
} loc("f")
// ==== stdout ====
#loc2 = loc("a")
#loc3 = loc("m")
#loc4 = loc("unused")
#loc7 = loc("b")
module {
  llvm.func @f(%arg0: i64 loc("a"), %arg1: !llvm.ptr<1> loc("m"), %arg2: !llvm.ptr loc("unused")) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)> loc(#loc3)
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %3 = llvm.mlir.constant(0 : index) : i64 loc(#loc3)
    %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %5 = llvm.mlir.constant(4 : index) : i64 loc(#loc3)
    %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %7 = llvm.mlir.constant(2 : index) : i64 loc(#loc3)
    %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %9 = llvm.mlir.constant(2 : index) : i64 loc(#loc3)
    %10 = llvm.insertvalue %9, %8[3, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %11 = llvm.mlir.constant(1 : index) : i64 loc(#loc3)
    %12 = llvm.insertvalue %11, %10[4, 1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>  loc(#loc3)
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)> to memref<4x2xf32, 1> loc(#loc3)
    %14 = builtin.unrealized_conversion_cast %arg0 : i64 to index loc(#loc2)
    "other.use"(%13, %14) : (memref<4x2xf32, 1>, index) -> () loc(#loc5)
    "other.region"(%14) ({
    ^bb0(%arg3: index loc("b")):
      "other.use"(%14, %arg3) : (index, index) -> () loc(#loc8)
    }) : (index) -> () loc(#loc6)
    llvm.return loc(#loc9)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc5 = loc("use")
#loc6 = loc("region")
#loc8 = loc("inner")
#loc9 = loc("return")

