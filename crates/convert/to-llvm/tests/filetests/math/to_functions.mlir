// terrace opt --convert-math-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// With functions, nothing of math is left.
func.func @f(%a: f32, %x: index) -> (f32, index) {
  %0 = math.rsqrt %a : f32
  %1 = math.ctlz %x : index
  return %0, %1 : f32, index
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: f32, %arg1: i64) -> !llvm.struct<(f32, i64)> {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %1 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %2 = llvm.fdiv %0, %1 : f32
    %3 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = false}> : (i64) -> i64
    %4 = llvm.mlir.poison : !llvm.struct<(f32, i64)>
    %5 = llvm.insertvalue %2, %4[0] : !llvm.struct<(f32, i64)> 
    %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(f32, i64)> 
    llvm.return %6 : !llvm.struct<(f32, i64)>
  }
}

