// terrace opt --split-input-file
// Behind a comma there may be no operands; masks of contractions are read, and refused.
func.func @f(%m: memref<4xf32>, %i : index) {
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return }
// -----
func.func @f(%m: memref<4xf32>, %i : index) {
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i, : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return }
// -----
func.func @f(%f: f32, %v4: vector<4xf32>, %m: vector<4xi1>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f, %m, %m : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>, %m: vector<4xi1>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f, %m : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>, %m: vector<4xi1>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f, : vector<4xf32>, vector<4xf32> into f32
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index) {
    memref.dma_start %arg0[%arg1], %arg0[%arg1], %arg1, %arg0[%arg1] : memref<4xf32>, memref<4xf32>, memref<4xf32>
    return
  }
}

// -----
// -----
// -----
// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<4xi1>) {
    %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg1, %arg1, %arg0 : vector<4xf32>, vector<4xf32> into f32
    return
  }
}

// ==== stderr ====
<stdin>:8:51: error: expected SSA operand
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i, : memref<4xf32>, memref<4xf32>, memref<4xf32>
                                                  ^
<stdin>:12:8: error: 'vector.contract' op expected 3 operands, but found 5
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f, %m, %m : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:12:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0, %arg2, %arg2) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32, vector<4xi1>, vector<4xi1>) -> f32
<stdin>:17:8: error: custom op 'vector.contract' expected zero or exactly 2 vector mask operands
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f, %m : vector<4xf32>, vector<4xf32> into f32
       ^
// ==== exit 1 ====
