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
