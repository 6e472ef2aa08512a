// terrace opt --transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
// Operations on vectors without unit dimensions.
func.func @f(%a: vector<1x4x1xf32>, %b: vector<1x[4]x1xf32>, %n: index, %k: vector<1x1xf32>, %t: vector<2x1x3xf32>) -> (vector<1x4x1xf32>, vector<1x[4]x1xf32>, vector<3x1x2xf32>, vector<1x4x1xf32>, vector<1x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = arith.addf %a, %a fastmath<fast> {foo} : vector<1x4x1xf32>
  %1 = arith.mulf %b, %b : vector<1x[4]x1xf32>
  %2 = vector.transpose %t, [2, 1, 0] : vector<2x1x3xf32> to vector<3x1x2xf32>
  %3:2 = scf.for %i = %c0 to %n step %n iter_args(%x = %a, %z = %c0) -> (vector<1x4x1xf32>, index) {
    %y = arith.negf %x : vector<1x4x1xf32>
    scf.yield %y, %i : vector<1x4x1xf32>, index
  } {foo}
  %4 = arith.negf %k : vector<1x1xf32>
  return %0, %1, %2, %3#0, %4 : vector<1x4x1xf32>, vector<1x[4]x1xf32>, vector<3x1x2xf32>, vector<1x4x1xf32>, vector<1x1xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<1x4x1xf32>, %arg1: vector<1x[4]x1xf32>, %arg2: index, %arg3: vector<1x1xf32>, %arg4: vector<2x1x3xf32>) -> (vector<1x4x1xf32>, vector<1x[4]x1xf32>, vector<3x1x2xf32>, vector<1x4x1xf32>, vector<1x1xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.shape_cast %arg0 : vector<1x4x1xf32> to vector<4xf32>
    %1 = vector.shape_cast %arg0 : vector<1x4x1xf32> to vector<4xf32>
    %2 = arith.addf %0, %1 fastmath<fast> {foo} : vector<4xf32>
    %3 = vector.shape_cast %2 : vector<4xf32> to vector<1x4x1xf32>
    %4 = vector.shape_cast %arg1 : vector<1x[4]x1xf32> to vector<[4]xf32>
    %5 = vector.shape_cast %arg1 : vector<1x[4]x1xf32> to vector<[4]xf32>
    %6 = arith.mulf %4, %5 : vector<[4]xf32>
    %7 = vector.shape_cast %6 : vector<[4]xf32> to vector<1x[4]x1xf32>
    %8 = vector.shape_cast %arg4 : vector<2x1x3xf32> to vector<2x3xf32>
    %9 = vector.transpose %8, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %10 = vector.shape_cast %9 : vector<3x2xf32> to vector<3x1x2xf32>
    %11 = vector.shape_cast %arg0 : vector<1x4x1xf32> to vector<4xf32>
    %12:2 = scf.for %arg5 = %c0 to %arg2 step %arg2 iter_args(%arg6 = %11, %arg7 = %c0) -> (vector<4xf32>, index) {
      %17 = arith.negf %arg6 : vector<4xf32>
      scf.yield %17, %arg5 : vector<4xf32>, index
    } {foo}
    %13 = vector.shape_cast %12#0 : vector<4xf32> to vector<1x4x1xf32>
    %14 = vector.shape_cast %arg3 : vector<1x1xf32> to vector<1xf32>
    %15 = arith.negf %14 : vector<1xf32>
    %16 = vector.shape_cast %15 : vector<1xf32> to vector<1x1xf32>
    return %3, %7, %10, %13, %16 : vector<1x4x1xf32>, vector<1x[4]x1xf32>, vector<3x1x2xf32>, vector<1x4x1xf32>, vector<1x1xf32>
  }
}

