// terrace opt --arith-emulate-unsupported-floats="source-types=bf16,f8E5M2 target-type=f32"
// Arithmetic on floats that are not supported, of arith and of vector.
#m0 = affine_map<(i,j,k) -> (i,k)>
#m1 = affine_map<(i,j,k) -> (k,j)>
#m2 = affine_map<(i,j,k) -> (i,j)>
func.func @v(%a: vector<2x2xbf16>, %b: vector<2xbf16>, %c: bf16, %m: memref<2xbf16>, %i: index, %k: vector<2xi1>) {
  %0 = vector.contract {indexing_maps = [#m0, #m1, #m2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %a : vector<2x2xbf16>, vector<2x2xbf16> into vector<2x2xbf16>
  %1 = vector.multi_reduction <add>, %a, %b [0] : vector<2x2xbf16> to vector<2xbf16>
  %2 = vector.outerproduct %b, %b, %a {kind = #vector.kind<add>} : vector<2xbf16>, vector<2xbf16>
  %3 = vector.transpose %2, [1, 0] : vector<2x2xbf16> to vector<2x2xbf16>
  %4 = vector.load %m[%i] : memref<2xbf16>, vector<2xbf16>
  vector.store %4, %m[%i] : memref<2xbf16>, vector<2xbf16>
  %5:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x2xbf16>, vector<2xbf16>
  %6 = vector.insert %c, %4 [0] : bf16 into vector<2xbf16>
  %7 = vector.shape_cast %a : vector<2x2xbf16> to vector<4xbf16>
  %8 = memref.atomic_rmw addf %c, %m[%i] : (bf16, memref<2xbf16>) -> bf16
  return
}
func.func @a(%a: bf16, %b: bf16, %i: i1, %n: i32) {
  %0 = arith.minnumf %a, %b : bf16
  %1 = arith.maxnumf %a, %b : bf16
  %2 = arith.minimumf %a, %b fastmath<fast> : bf16
  %3 = arith.subf %a, %b : bf16
  %4 = arith.fptoui %a : bf16 to i8
  %5 = arith.uitofp %n : i32 to bf16
  %6 = arith.select %i, %a, %b : bf16
  %7 = arith.addi %n, %n : i32
  %f = arith.extf %a : bf16 to f64
  %c = arith.constant 2.0 : bf16
  %8 = arith.addf %c, %c : bf16
  return
}
func.func @f8(%a: vector<2xf8E5M2>, %b: f8E5M2) -> (vector<2xf8E5M2>, f8E5M2) {
  %0 = arith.addf %a, %a fastmath<nnan> {note} : vector<2xf8E5M2>
  %1 = vector.reduction <add>, %0, %b : vector<2xf8E5M2> into f8E5M2
  return %0, %1 : vector<2xf8E5M2>, f8E5M2
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @v(%arg0: vector<2x2xbf16>, %arg1: vector<2xbf16>, %arg2: bf16, %arg3: memref<2xbf16>, %arg4: index, %arg5: vector<2xi1>) {
    %0 = arith.extf %arg1 : vector<2xbf16> to vector<2xf32>
    %1 = arith.extf %arg0 : vector<2x2xbf16> to vector<2x2xf32>
    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %1, %1, %1 : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
    %3 = arith.truncf %2 : vector<2x2xf32> to vector<2x2xbf16>
    %4 = vector.multi_reduction <add>, %1, %0 [0] : vector<2x2xf32> to vector<2xf32>
    %5 = arith.truncf %4 : vector<2xf32> to vector<2xbf16>
    %6 = vector.outerproduct %0, %0, %1 {kind = #vector.kind<add>} : vector<2xf32>, vector<2xf32>
    %7 = arith.truncf %6 : vector<2x2xf32> to vector<2x2xbf16>
    %8 = vector.transpose %7, [1, 0] : vector<2x2xbf16> to vector<2x2xbf16>
    %9 = vector.load %arg3[%arg4] : memref<2xbf16>, vector<2xbf16>
    vector.store %9, %arg3[%arg4] : memref<2xbf16>, vector<2xbf16>
    %dest, %accumulated_value = vector.scan <add>, %1, %0 {inclusive = true, reduction_dim = 0 : i64} : vector<2x2xf32>, vector<2xf32>
    %10 = arith.truncf %dest : vector<2x2xf32> to vector<2x2xbf16>
    %11 = arith.truncf %accumulated_value : vector<2xf32> to vector<2xbf16>
    %12 = vector.insert %arg2, %9 [0] : bf16 into vector<2xbf16>
    %13 = vector.shape_cast %arg0 : vector<2x2xbf16> to vector<4xbf16>
    %14 = memref.atomic_rmw addf %arg2, %arg3[%arg4] : (bf16, memref<2xbf16>) -> bf16
    return
  }
  func.func @a(%arg0: bf16, %arg1: bf16, %arg2: i1, %arg3: i32) {
    %0 = arith.extf %arg1 : bf16 to f32
    %1 = arith.extf %arg0 : bf16 to f32
    %2 = arith.minnumf %1, %0 : f32
    %3 = arith.truncf %2 : f32 to bf16
    %4 = arith.maxnumf %1, %0 : f32
    %5 = arith.truncf %4 : f32 to bf16
    %6 = arith.extf %arg0 fastmath<contract> : bf16 to f32
    %7 = arith.extf %arg1 fastmath<contract> : bf16 to f32
    %8 = arith.minimumf %6, %7 fastmath<fast> : f32
    %9 = arith.truncf %8 fastmath<contract> : f32 to bf16
    %10 = arith.subf %1, %0 : f32
    %11 = arith.truncf %10 : f32 to bf16
    %12 = arith.fptoui %1 : f32 to i8
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 1.000000e+00 : f32
    %c26_i32 = arith.constant 26 : i32
    %13 = arith.shrui %arg3, %c26_i32 : i32
    %14 = arith.cmpi ne, %13, %c0_i32 : i32
    %c16_i32 = arith.constant 16 : i32
    %15 = arith.shli %arg3, %c16_i32 : i32
    %16 = arith.cmpi ne, %15, %c0_i32 : i32
    %17 = arith.extui %16 : i1 to i32
    %c16_i32_0 = arith.constant 16 : i32
    %18 = arith.shrui %arg3, %c16_i32_0 : i32
    %19 = arith.ori %18, %17 : i32
    %20 = arith.select %14, %19, %arg3 : i32
    %cst_1 = arith.constant 6.553600e+04 : f32
    %21 = arith.mulf %cst, %cst_1 : f32
    %22 = arith.select %14, %21, %cst : f32
    %c18_i32 = arith.constant 18 : i32
    %23 = arith.shrui %20, %c18_i32 : i32
    %24 = arith.cmpi ne, %23, %c0_i32 : i32
    %c24_i32 = arith.constant 24 : i32
    %25 = arith.shli %20, %c24_i32 : i32
    %26 = arith.cmpi ne, %25, %c0_i32 : i32
    %27 = arith.extui %26 : i1 to i32
    %c8_i32 = arith.constant 8 : i32
    %28 = arith.shrui %20, %c8_i32 : i32
    %29 = arith.ori %28, %27 : i32
    %30 = arith.select %24, %29, %20 : i32
    %cst_2 = arith.constant 2.560000e+02 : f32
    %31 = arith.mulf %22, %cst_2 : f32
    %32 = arith.select %24, %31, %22 : f32
    %33 = arith.uitofp %30 : i32 to f32
    %34 = arith.mulf %33, %32 : f32
    %35 = arith.truncf %34 : f32 to bf16
    %36 = arith.select %arg2, %arg0, %arg1 : bf16
    %37 = arith.addi %arg3, %arg3 : i32
    %38 = arith.extf %arg0 : bf16 to f64
    %cst_3 = arith.constant 2.000000e+00 : bf16
    %cst_4 = arith.constant 4.000000e+00 : bf16
    return
  }
  func.func @f8(%arg0: vector<2xf8E5M2>, %arg1: f8E5M2) -> (vector<2xf8E5M2>, f8E5M2) {
    %0 = arith.extf %arg1 : f8E5M2 to f32
    %1 = arith.extf %arg0 : vector<2xf8E5M2> to vector<2xf32>
    %2 = arith.addf %1, %1 fastmath<nnan> {note} : vector<2xf32>
    %3 = arith.truncf %2 : vector<2xf32> to vector<2xf8E5M2>
    %4 = arith.extf %3 : vector<2xf8E5M2> to vector<2xf32>
    %5 = vector.reduction <add>, %4, %0 : vector<2xf32> into f32
    %6 = arith.truncf %5 : f32 to f8E5M2
    return %3, %6 : vector<2xf8E5M2>, f8E5M2
  }
}

