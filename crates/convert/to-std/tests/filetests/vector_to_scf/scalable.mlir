// terrace opt --pass-pipeline="builtin.module(convert-vector-to-scf{lower-scalable lower-tensors})"
// Rows of a transposed vector are put together from elements of its columns.
func.func @transposed(%v: vector<3x[4]xf32>, %memory: memref<?x?xf32>, %tensor: tensor<?x?xf32>, %at: index, %rows: index, %columns: index) -> tensor<?x?xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<3x[4]xf32> to vector<[4]x3xf32>
  vector.transfer_write %0, %memory[%at, %at] {in_bounds = [true, false]} : vector<[4]x3xf32>, memref<?x?xf32>
  %mask = vector.create_mask %rows, %columns : vector<[4]x3xi1>
  vector.transfer_write %0, %memory[%at, %at], %mask {in_bounds = [true, true]} : vector<[4]x3xf32>, memref<?x?xf32>
  %constant = vector.constant_mask [4, 2] : vector<[4]x3xi1>
  %1 = vector.transfer_write %0, %tensor[%at, %at], %constant {in_bounds = [true, true]} : vector<[4]x3xf32>, tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// Not without a transposition, out of bounds, or with a mask of unknown origin.
func.func @left(%v: vector<3x[4]xf32>, %w: vector<[4]x3xf32>, %memory: memref<?x?xf32>, %at: index, %mask: vector<[4]x3xi1>) {
  %0 = vector.transpose %v, [1, 0] : vector<3x[4]xf32> to vector<[4]x3xf32>
  vector.transfer_write %w, %memory[%at, %at] {in_bounds = [true, true]} : vector<[4]x3xf32>, memref<?x?xf32>
  vector.transfer_write %0, %memory[%at, %at] : vector<[4]x3xf32>, memref<?x?xf32>
  vector.transfer_write %0, %memory[%at, %at], %mask {in_bounds = [true, true]} : vector<[4]x3xf32>, memref<?x?xf32>
  return
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @transposed(%arg0: vector<3x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: index, %arg5: index) -> tensor<?x?xf32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<3x[4]xf32>
    %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<3x[4]xf32>
    %2 = vector.extract %arg0[2] : vector<[4]xf32> from vector<3x[4]xf32>
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    scf.for %arg6 = %c0 to %c4_vscale step %c1 {
      %12 = affine.apply #map(%arg6)[%arg3]
      %13 = vector.extract %0[%arg6] : f32 from vector<[4]xf32>
      %14 = vector.extract %1[%arg6] : f32 from vector<[4]xf32>
      %15 = vector.extract %2[%arg6] : f32 from vector<[4]xf32>
      %16 = vector.from_elements %13, %14, %15 : vector<3xf32>
      vector.transfer_write %16, %arg1[%12, %arg3] : vector<3xf32>, memref<?x?xf32>
    }
    %3 = vector.extract %arg0[0] : vector<[4]xf32> from vector<3x[4]xf32>
    %4 = vector.extract %arg0[1] : vector<[4]xf32> from vector<3x[4]xf32>
    %5 = vector.extract %arg0[2] : vector<[4]xf32> from vector<3x[4]xf32>
    %6 = vector.create_mask %arg5 : vector<3xi1>
    scf.for %arg6 = %c0 to %arg4 step %c1 {
      %12 = affine.apply #map(%arg6)[%arg3]
      %13 = vector.extract %3[%arg6] : f32 from vector<[4]xf32>
      %14 = vector.extract %4[%arg6] : f32 from vector<[4]xf32>
      %15 = vector.extract %5[%arg6] : f32 from vector<[4]xf32>
      %16 = vector.from_elements %13, %14, %15 : vector<3xf32>
      vector.transfer_write %16, %arg1[%12, %arg3], %6 {in_bounds = [true]} : vector<3xf32>, memref<?x?xf32>
    }
    %vscale_0 = vector.vscale
    %c4_vscale_1 = arith.muli %vscale_0, %c4 : index
    %7 = vector.extract %arg0[0] : vector<[4]xf32> from vector<3x[4]xf32>
    %8 = vector.extract %arg0[1] : vector<[4]xf32> from vector<3x[4]xf32>
    %9 = vector.extract %arg0[2] : vector<[4]xf32> from vector<3x[4]xf32>
    %10 = vector.create_mask %c2 : vector<3xi1>
    %11 = scf.for %arg6 = %c0 to %c4_vscale_1 step %c1 iter_args(%arg7 = %arg2) -> (tensor<?x?xf32>) {
      %12 = affine.apply #map(%arg6)[%arg3]
      %13 = vector.extract %7[%arg6] : f32 from vector<[4]xf32>
      %14 = vector.extract %8[%arg6] : f32 from vector<[4]xf32>
      %15 = vector.extract %9[%arg6] : f32 from vector<[4]xf32>
      %16 = vector.from_elements %13, %14, %15 : vector<3xf32>
      %17 = vector.transfer_write %16, %arg7[%12, %arg3], %10 {in_bounds = [true]} : vector<3xf32>, tensor<?x?xf32>
      scf.yield %17 : tensor<?x?xf32>
    }
    return %11 : tensor<?x?xf32>
  }
  func.func @left(%arg0: vector<3x[4]xf32>, %arg1: vector<[4]x3xf32>, %arg2: memref<?x?xf32>, %arg3: index, %arg4: vector<[4]x3xi1>) {
    %0 = vector.transpose %arg0, [1, 0] : vector<3x[4]xf32> to vector<[4]x3xf32>
    vector.transfer_write %arg1, %arg2[%arg3, %arg3] {in_bounds = [true, true]} : vector<[4]x3xf32>, memref<?x?xf32>
    vector.transfer_write %0, %arg2[%arg3, %arg3] : vector<[4]x3xf32>, memref<?x?xf32>
    vector.transfer_write %0, %arg2[%arg3, %arg3], %arg4 {in_bounds = [true, true]} : vector<[4]x3xf32>, memref<?x?xf32>
    return
  }
}

