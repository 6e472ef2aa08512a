// terrace opt --convert-vector-to-llvm=vector-contract-lowering=dot
// Contractions of vectors that scale: along dimensions that are known, or not at all.
func.func @matvec(%a: vector<[4]x8xf32>, %b: vector<8xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x8xf32>, vector<8xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @matmul_rows(%a: vector<[4]x8xf32>, %b: vector<8x2xf32>, %c: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x8xf32>, vector<8x2xf32> into vector<[4]x2xf32>
  return %r : vector<[4]x2xf32>
}
func.func @matmul_cols(%a: vector<2x8xf32>, %b: vector<8x[4]xf32>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xf32>, vector<8x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}
func.func @matmul_red(%a: vector<2x[8]xf32>, %b: vector<3x[8]xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x[8]xf32>, vector<3x[8]xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @red2(%a: vector<[4]x8xf32>, %b: vector<[4]x8xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x8xf32>, vector<[4]x8xf32> into f32
  return %r : f32
}
func.func @red3(%a: vector<8x[4]xf32>, %b: vector<8x[4]xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x[4]xf32>, vector<8x[4]xf32> into f32
  return %r : f32
}
func.func @inner_free(%a: vector<[4]x3x8xf32>, %b: vector<8xf32>, %c: vector<3x[4]xf32>) -> vector<3x[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x3x8xf32>, vector<8xf32> into vector<3x[4]xf32>
  return %r : vector<3x[4]xf32>
}
func.func @batch(%a: vector<[4]x3x8xf32>, %b: vector<3x[4]x8xf32>, %c: vector<3x[4]xf32>) -> vector<3x[4]xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[4]x3x8xf32>, vector<3x[4]x8xf32> into vector<3x[4]xf32>
  return %r : vector<3x[4]xf32>
}
func.func @elementwise(%a: vector<1x[4]xf32>, %b: vector<1x3xf32>, %c: vector<[4]x3xf32>) -> vector<[4]x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x[4]xf32>, vector<1x3xf32> into vector<[4]x3xf32>
  return %r : vector<[4]x3xf32>
}
func.func @elementwise1(%a: vector<[1]x4xf32>, %b: vector<[1]x4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[1]x4xf32>, vector<[1]x4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
