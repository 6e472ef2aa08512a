// terrace opt --generate-runtime-verification
// MLIR casts to a strided layout for the check, which this layout does not allow, and reports the cast.
func.func @transposed(%m: memref<?x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  %0 = memref.cast %m : memref<?x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @transposed(%arg0: memref<?x4xf32, #map>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, #map>
    %c4 = arith.constant 4 : index
    %0 = arith.cmpi eq, %dim, %c4 : index
    cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>\0A^ size mismatch of dim 0\0ALocation: loc(\22<stdin>\22:4:8)"
    %cast = memref.cast %arg0 : memref<?x4xf32, #map> to memref<4x4xf32, #map>
    return
  }
}

