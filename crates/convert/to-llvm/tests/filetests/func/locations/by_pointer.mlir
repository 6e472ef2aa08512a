// terrace opt --convert-func-to-llvm --allow-unregistered-dialect --mlir-print-debuginfo
// What is loaded for an argument passed by pointer has the argument's location.
func.func @f(%i: index loc("i"), %p: complex<f32> {llvm.byval = complex<f32>} loc("p"), %q: complex<i32> {llvm.byref = complex<i32>} loc("q")) -> complex<i32> {
  "other.use"(%p, %i) : (complex<f32>, index) -> () loc("use")
  return %q : complex<i32> loc("return")
} loc("f")
// ==== stdout ====
#loc2 = loc("i")
#loc3 = loc("p")
#loc4 = loc("q")
module {
  llvm.func @f(%arg0: i64 loc("i"), %arg1: !llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>} loc("p"), %arg2: !llvm.ptr {llvm.byref = !llvm.struct<(i32, i32)>} loc("q")) -> !llvm.struct<(i32, i32)> {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index loc(#loc2)
    %1 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(f32, f32)> loc(#loc3)
    %2 = builtin.unrealized_conversion_cast %1 : !llvm.struct<(f32, f32)> to complex<f32> loc(#loc3)
    %3 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(i32, i32)> loc(#loc4)
    "other.use"(%2, %0) : (complex<f32>, index) -> () loc(#loc5)
    llvm.return %3 : !llvm.struct<(i32, i32)> loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f")
#loc5 = loc("use")
#loc6 = loc("return")

