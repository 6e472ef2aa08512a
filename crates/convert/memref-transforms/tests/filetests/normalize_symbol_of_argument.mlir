// terrace opt --normalize-memrefs
// Nobody says what the symbol of an argument's layout is. (MLIR takes it for nothing.)
func.func @f(%m: memref<8x8xf32, affine_map<(i, j)[s] -> ((i + s) mod 4, j)>>) -> f32 {
  %v = affine.load %m[1, 2] : memref<8x8xf32, affine_map<(i, j)[s] -> ((i + s) mod 4, j)>>
  return %v : f32
}
// ==== stdout ====
#map = affine_map<(d0, d1)[s0] -> ((d0 + s0) mod 4, d1)>
module {
  func.func @f(%arg0: memref<8x8xf32, #map>) -> f32 {
    %0 = affine.load %arg0[1, 2] : memref<8x8xf32, #map>
    return %0 : f32
  }
}

