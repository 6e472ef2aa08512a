// terrace opt --transform.apply_patterns.vector.lower_scan
// Scans become operations on slices.
func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xi32>, %d: vector<i32>) -> (vector<2x3xf32>, vector<3xf32>, vector<2xi32>, vector<i32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0} : vector<2x3xf32>, vector<3xf32>
  %1:2 = vector.scan <maxsi>, %c, %d {inclusive = false, reduction_dim = 0} : vector<2xi32>, vector<i32>
  return %0#0, %0#1, %1#0, %1#1 : vector<2x3xf32>, vector<3xf32>, vector<2xi32>, vector<i32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: vector<2xi32>, %arg3: vector<i32>) -> (vector<2x3xf32>, vector<3xf32>, vector<2xi32>, vector<i32>) {
    %cst = arith.constant dense<0> : vector<2xi32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xf32> to vector<1x3xf32>
    %1 = vector.insert_strided_slice %0, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<1x3xf32> into vector<2x3xf32>
    %2 = vector.extract_strided_slice %arg0 {offsets = [1, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xf32> to vector<1x3xf32>
    %3 = arith.addf %0, %2 : vector<1x3xf32>
    %4 = vector.insert_strided_slice %3, %1 {offsets = [1, 0], strides = [1, 1]} : vector<1x3xf32> into vector<2x3xf32>
    %5 = vector.shape_cast %3 : vector<1x3xf32> to vector<3xf32>
    %6 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [1], strides = [1]} : vector<2xi32> to vector<1xi32>
    %7 = vector.broadcast %arg3 : vector<i32> to vector<1xi32>
    %8 = vector.insert_strided_slice %7, %cst {offsets = [0], strides = [1]} : vector<1xi32> into vector<2xi32>
    %9 = arith.maxsi %7, %6 : vector<1xi32>
    %10 = vector.insert_strided_slice %9, %8 {offsets = [1], strides = [1]} : vector<1xi32> into vector<2xi32>
    %11 = vector.extract %9[0] : i32 from vector<1xi32>
    %12 = vector.broadcast %11 : i32 to vector<i32>
    return %4, %5, %10, %12 : vector<2x3xf32>, vector<3xf32>, vector<2xi32>, vector<i32>
  }
}

