// terrace opt --canonicalize
// Reductions of one element, and sums with contractions that begin with zero.
func.func @red(%a: vector<1xf32>, %b: vector<f32>, %acc: f32, %m: vector<1xi1>, %w: vector<1x1xi8>, %wa: i8, %u: vector<2x1xi8>, %ua: vector<2xi8>, %um: vector<2x1xi1>, %wm: vector<1x1xi1>) -> (f32, f32, f32, i8, vector<2xi8>, vector<2xi8>, i8, f32) {
  %0 = vector.reduction <add>, %a, %acc fastmath<nnan> : vector<1xf32> into f32
  %1 = vector.reduction <maxnumf>, %b, %acc : vector<f32> into f32
  %2 = vector.mask %m { vector.reduction <mul>, %a, %acc : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %3 = vector.multi_reduction <minui>, %w, %wa [0, 1] : vector<1x1xi8> to i8
  %4 = vector.multi_reduction <xor>, %u, %ua [1] : vector<2x1xi8> to vector<2xi8>
  %5 = vector.mask %um { vector.multi_reduction <xor>, %u, %ua [1] : vector<2x1xi8> to vector<2xi8> } : vector<2x1xi1> -> vector<2xi8>
  %6 = vector.mask %wm { vector.multi_reduction <minui>, %w, %wa [0, 1] : vector<1x1xi8> to i8 } : vector<1x1xi1> -> i8
  %7 = vector.mask %m { vector.reduction <mul>, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, i8, vector<2xi8>, vector<2xi8>, i8, f32
}
func.func @mr_noop(%a: vector<4xf32>, %acc: vector<4xf32>, %b: vector<2x3xf32>, %ba: vector<2x3xf32>) -> (vector<4xf32>, vector<2x3xf32>) {
  %0 = vector.multi_reduction <add>, %a, %acc [] : vector<4xf32> to vector<4xf32>
  %1 = vector.multi_reduction <add>, %b, %ba [] : vector<2x3xf32> to vector<2x3xf32>
  return %0, %1 : vector<4xf32>, vector<2x3xf32>
}
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>, %i: vector<4xi32>, %k: i32) -> (vector<2x2xf32>, vector<2x2xf32>, i32, i32) {
  %z = arith.constant dense<0.0> : vector<2x2xf32>
  %n = arith.constant dense<-0.0> : vector<2x2xf32>
  %zi = arith.constant 0 : i32
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  %1 = arith.addf %c, %0 : vector<2x2xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %n : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  %3 = arith.addf %2, %c : vector<2x2xf32>
  %4 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %i, %i, %zi : vector<4xi32>, vector<4xi32> into i32
  %5 = arith.addi %4, %k : i32
  %6 = arith.addi %4, %4 : i32
  return %1, %3, %5, %6 : vector<2x2xf32>, vector<2x2xf32>, i32, i32
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
module {
  func.func @red(%arg0: vector<1xf32>, %arg1: vector<f32>, %arg2: f32, %arg3: vector<1xi1>, %arg4: vector<1x1xi8>, %arg5: i8, %arg6: vector<2x1xi8>, %arg7: vector<2xi8>, %arg8: vector<2x1xi1>, %arg9: vector<1x1xi1>) -> (f32, f32, f32, i8, vector<2xi8>, vector<2xi8>, i8, f32) {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %1 = arith.addf %0, %arg2 fastmath<nnan> : f32
    %2 = vector.extract %arg1[] : f32 from vector<f32>
    %3 = arith.maxnumf %2, %arg2 : f32
    %4 = vector.extract %arg3[0] : i1 from vector<1xi1>
    %5 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %6 = arith.mulf %5, %arg2 : f32
    %7 = arith.select %4, %6, %arg2 : f32
    %8 = vector.extract %arg4[0, 0] : i8 from vector<1x1xi8>
    %9 = arith.minui %arg5, %8 : i8
    %10 = vector.shape_cast %arg6 : vector<2x1xi8> to vector<2xi8>
    %11 = arith.xori %arg7, %10 : vector<2xi8>
    %12 = vector.shape_cast %arg8 : vector<2x1xi1> to vector<2xi1>
    %13 = vector.shape_cast %arg6 : vector<2x1xi8> to vector<2xi8>
    %14 = arith.xori %arg7, %13 : vector<2xi8>
    %15 = arith.select %12, %14, %arg7 : vector<2xi1>, vector<2xi8>
    %16 = vector.extract %arg9[0, 0] : i1 from vector<1x1xi1>
    %17 = vector.extract %arg4[0, 0] : i8 from vector<1x1xi8>
    %18 = arith.minui %arg5, %17 : i8
    %19 = arith.select %16, %18, %arg5 : i8
    %20 = vector.mask %arg3 { vector.reduction <mul>, %arg0 : vector<1xf32> into f32 } : vector<1xi1> -> f32
    return %1, %3, %7, %9, %11, %15, %19, %20 : f32, f32, f32, i8, vector<2xi8>, vector<2xi8>, i8, f32
  }
  func.func @mr_noop(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<2x3xf32>, %arg3: vector<2x3xf32>) -> (vector<4xf32>, vector<2x3xf32>) {
    %0 = arith.addf %arg1, %arg0 : vector<4xf32>
    %1 = arith.addf %arg3, %arg2 : vector<2x3xf32>
    return %0, %1 : vector<4xf32>, vector<2x3xf32>
  }
  func.func @contract(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<4xi32>, %arg4: i32) -> (vector<2x2xf32>, vector<2x2xf32>, i32, i32) {
    %cst = arith.constant dense<-0.000000e+00> : vector<2x2xf32>
    %c0_i32 = arith.constant 0 : i32
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
    %2 = arith.addf %1, %arg2 : vector<2x2xf32>
    %3 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg3, %arg3, %c0_i32 : vector<4xi32>, vector<4xi32> into i32
    %4 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg3, %arg3, %arg4 : vector<4xi32>, vector<4xi32> into i32
    %5 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg3, %arg3, %3 : vector<4xi32>, vector<4xi32> into i32
    return %0, %2, %4, %5 : vector<2x2xf32>, vector<2x2xf32>, i32, i32
  }
}

