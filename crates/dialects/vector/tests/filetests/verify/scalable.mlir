// terrace opt --split-input-file
// A size that scales is another one than the same size that does not.
func.func @transpose(%v: vector<4x[8]xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<8x[4]xf32>
  return
}
// -----
func.func @bitcast(%v: vector<[4]xi32>) {
  %0 = vector.bitcast %v : vector<[4]xi32> to vector<8xi16>
  return
}
// -----
func.func @bitcast_of_rows(%v: vector<[4]x2xi32>) {
  %0 = vector.bitcast %v : vector<[4]x2xi32> to vector<4x4xi16>
  return
}
// -----
func.func @type_cast(%m: memref<4x4xf32>) {
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x[4]xf32>>
  return
}
// -----
func.func @masked_load(%m: memref<?xf32>, %k: vector<4xi1>, %p: vector<[4]xf32>, %i: index) {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}
// -----
func.func @gather(%m: memref<?xf32>, %k: vector<[4]xi1>, %p: vector<[4]xf32>, %i: index, %j: vector<4xindex>) {
  %0 = vector.gather %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}
// -----
func.func @contract(%a: vector<[4]xf32>, %b: vector<4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @contract_result(%a: vector<[4]x2xf32>, %b: vector<2xf32>, %c: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x2xf32>, vector<2xf32> into vector<4xf32>
  return
}
// -----
func.func @outer_product(%a: vector<2xf32>, %b: vector<[4]xf32>) {
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<[4]xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @scan(%a: vector<2x[3]xf32>, %b: vector<3xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x[3]xf32>, vector<3xf32>
  return
}
// -----
func.func @insert(%a: vector<4xf32>, %b: vector<2x[4]xf32>) {
  %0 = vector.insert %a, %b[0] : vector<4xf32> into vector<2x[4]xf32>
  return
}
// -----
func.func @insert_longer(%a: vector<9xf32>, %b: vector<2x4xf32>) {
  %0 = vector.insert %a, %b[1] : vector<9xf32> into vector<2x4xf32>
  return
}
// -----
func.func @to_elements(%a: vector<[2]xf32>) {
  %0:2 = vector.to_elements %a : vector<[2]xf32>
  return
}
// -----
func.func @before(%a: vector<[2]xf32>, %b: vector<[4]xf32>) {
  %0 = vector.scalable.insert %a, %b[-2] : vector<[2]xf32> into vector<[4]xf32>
  return
}
// -----
func.func @beyond(%a: vector<[4]xf32>) {
  %0 = vector.scalable.extract %a[4] : vector<[2]xf32> from vector<[4]xf32>
  return
}
// -----
func.func @fixed_perhaps_within(%a: vector<[4]xf32>) {
  %0 = vector.scalable.extract %a[8] : vector<8xf32> from vector<[4]xf32>
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @fixed_perhaps_within(%arg0: vector<[4]xf32>) {
    %0 = vector.scalable.extract %arg0[8] : vector<8xf32> from vector<[4]xf32>
    return
  }
}

// ==== stderr ====
<stdin>:4:8: error: 'vector.transpose' op dimension size mismatch at: 1
  %0 = vector.transpose %v, [1, 0] : vector<4x[8]xf32> to vector<8x[4]xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<4x[8]xf32>) -> vector<8x[4]xf32>
<stdin>:9:8: error: 'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal
  %0 = vector.bitcast %v : vector<[4]xi32> to vector<8xi16>
       ^
<stdin>:9:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<[4]xi32>) -> vector<8xi16>
<stdin>:14:8: error: 'vector.bitcast' op dimension size mismatch at: 0
  %0 = vector.bitcast %v : vector<[4]x2xi32> to vector<4x4xi16>
       ^
<stdin>:14:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<[4]x2xi32>) -> vector<4x4xi16>
<stdin>:19:8: error: 'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4x[4]xf32>>'
  %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x[4]xf32>>
       ^
<stdin>:19:8: note: see current operation: %0 = "vector.type_cast"(%arg0) : (memref<4x4xf32>) -> memref<vector<4x[4]xf32>>
<stdin>:24:8: error: 'vector.maskedload' op expected result shape to match mask shape
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<[4]xf32> into vector<[4]xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "vector.maskedload"(%arg0, %arg3, %arg1, %arg2) : (memref<?xf32>, index, vector<4xi1>, vector<[4]xf32>) -> vector<[4]xf32>
<stdin>:29:8: error: 'vector.gather' op expected result dim to match indices dim
  %0 = vector.gather %m[%i] [%j], %k, %p : memref<?xf32>, vector<4xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
       ^
<stdin>:29:8: note: see current operation: %0 = "vector.gather"(%arg0, %arg3, %arg4, %arg1, %arg2) : (memref<?xf32>, index, vector<4xindex>, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
<stdin>:34:8: error: 'vector.contract' op invalid contracting dimension map
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]xf32>, vector<4xf32> into f32
       ^
<stdin>:34:8: note: see current operation: %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<[4]xf32>, vector<4xf32>, f32) -> f32
<stdin>:39:8: error: 'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<[4]xf32>'
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x2xf32>, vector<2xf32> into vector<4xf32>
       ^
<stdin>:39:8: note: see current operation: %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<[4]x2xf32>, vector<2xf32>, vector<4xf32>) -> vector<4xf32>
<stdin>:44:8: error: 'vector.outerproduct' op expected #2 operand dim to match result dim #2
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<[4]xf32>) -> vector<2x4xf32>
       ^
<stdin>:44:8: note: see current operation: %0 = "vector.outerproduct"(%arg0, %arg1) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<[4]xf32>) -> vector<2x4xf32>
<stdin>:49:10: error: 'vector.scan' op incompatible input/initial value shapes
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x[3]xf32>, vector<3xf32>
         ^
<stdin>:49:10: note: see current operation: %0:2 = "vector.scan"(%arg0, %arg1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x[3]xf32>, vector<3xf32>) -> (vector<2x[3]xf32>, vector<3xf32>)
<stdin>:54:8: error: 'vector.insert' op expected value to insert of type 'vector<[4]xf32>', the type at this position of the dest vector
  %0 = vector.insert %a, %b[0] : vector<4xf32> into vector<2x[4]xf32>
       ^
<stdin>:54:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (vector<4xf32>, vector<2x[4]xf32>) -> vector<2x[4]xf32>
<stdin>:59:8: error: 'vector.insert' op expected value to insert of type 'vector<4xf32>', the type at this position of the dest vector
  %0 = vector.insert %a, %b[1] : vector<9xf32> into vector<2x4xf32>
       ^
<stdin>:59:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 1>}> : (vector<9xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:64:10: error: 'vector.to_elements' op expected a fixed-length source: a scalable vector has no known number of elements
  %0:2 = vector.to_elements %a : vector<[2]xf32>
         ^
<stdin>:64:10: note: see current operation: %0:2 = "vector.to_elements"(%arg0) : (vector<[2]xf32>) -> (f32, f32)
<stdin>:69:8: error: 'vector.scalable.insert' op expected a non-negative position
  %0 = vector.scalable.insert %a, %b[-2] : vector<[2]xf32> into vector<[4]xf32>
       ^
<stdin>:69:8: note: see current operation: %0 = "vector.scalable.insert"(%arg0, %arg1) <{pos = -2 : i64}> : (vector<[2]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
<stdin>:74:8: error: 'vector.scalable.extract' op position and length exceed the scalable vector
  %0 = vector.scalable.extract %a[4] : vector<[2]xf32> from vector<[4]xf32>
       ^
<stdin>:74:8: note: see current operation: %0 = "vector.scalable.extract"(%arg0) <{pos = 4 : i64}> : (vector<[4]xf32>) -> vector<[2]xf32>
// ==== exit 1 ====
