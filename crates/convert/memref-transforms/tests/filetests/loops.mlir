// terrace opt --expand-strided-metadata --allow-unregistered-dialect
// Induction variables of affine loops are dimensions of the maps.
func.func @loop(%m: memref<?x?xf32>, %lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    affine.for %j = 0 to 10 {
      %v = memref.subview %m[%i, %j][1, 4][1, 1] : memref<?x?xf32> to memref<1x4xf32, strided<[?, 1], offset: ?>>
      %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%j)[%lb]
      %x = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
      %w = memref.subview %v[0, %a][1, 4][1, 1] : memref<1x4xf32, strided<[?, 1], offset: ?>> to memref<1x4xf32, strided<[?, 1], offset: ?>>
      %z = memref.subview %v[%x, %a][1, 4][%x, %a] : memref<1x4xf32, strided<[?, 1], offset: ?>> to memref<1x4xf32, strided<[?, ?], offset: ?>>
      "t.use"(%w, %z) : (memref<1x4xf32, strided<[?, 1], offset: ?>>, memref<1x4xf32, strided<[?, ?], offset: ?>>) -> ()
    }
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0)[s0, s1] -> (d0 + s0 * s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * 2 + s0 + s1)>
#map2 = affine_map<(d0)[s0] -> ((d0 * s0) * 2)>
#map3 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map4 = affine_map<(d0, d1)[s0, s1, s2] -> ((d0 * s1) * 2 + s0 + d1 * 2 + s2)>
module {
  func.func @loop(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) {
    scf.for %arg4 = %arg1 to %arg2 step %arg3 {
      affine.for %arg5 = 0 to 10 {
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
        %0 = affine.apply #map(%arg5)[%arg4, %strides#0]
        %1 = affine.apply #map1(%arg5)[%0, %arg1]
        %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [1, 4], strides: [%strides#0, 1] : memref<f32> to memref<1x4xf32, strided<[?, 1], offset: ?>>
        %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
        %2 = affine.apply #map(%arg5)[%arg4, %strides_3#0]
        %3 = affine.apply #map2(%arg4)[%strides_3#0]
        %4 = affine.apply #map3(%arg5)[%arg1]
        %5 = affine.apply #map4(%arg4, %arg5)[%2, %strides_3#0, %arg1]
        %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%5], sizes: [1, 4], strides: [%3, %4] : memref<f32> to memref<1x4xf32, strided<[?, ?], offset: ?>>
        "t.use"(%reinterpret_cast, %reinterpret_cast_4) : (memref<1x4xf32, strided<[?, 1], offset: ?>>, memref<1x4xf32, strided<[?, ?], offset: ?>>) -> ()
      }
    }
    return
  }
}

