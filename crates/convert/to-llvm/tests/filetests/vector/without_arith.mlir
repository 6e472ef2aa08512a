// terrace opt --convert-to-llvm=filter-dialects=vector
// What is made of operations of arith stays where these are not converted.
func.func @f(%a: i8, %i: index, %v: vector<[4]xf32>) -> (vector<[4]xi1>, f32) {
  %0 = vector.create_mask %i : vector<[4]xi1>
  %1 = vector.reduction <mul>, %v : vector<[4]xf32> into f32
  vector.print %a : i8
  return %0, %1 : vector<[4]xi1>, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i8, %arg1: index, %arg2: vector<[4]xf32>) -> (vector<[4]xi1>, f32) {
    %0 = vector.create_mask %arg1 : vector<[4]xi1>
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = "llvm.intr.vector.reduce.fmul"(%1, %arg2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    vector.print %arg0 : i8
    return %0, %2 : vector<[4]xi1>, f32
  }
}

