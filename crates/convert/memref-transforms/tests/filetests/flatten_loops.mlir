// terrace opt --flatten-memref
// Indices of loops.
func.func @l(%m: memref<?x?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %v = memref.load %m[%i, %j, %n] : memref<?x?x?xf32>
      memref.store %v, %m[%j, %i, %n] : memref<?x?x?xf32>
    }
  }
  scf.for %k = %n to %n step %n {
      %v = memref.load %m[%k, %k, %n] : memref<?x?x?xf32>
      memref.store %v, %m[%k, %k, %n] : memref<?x?x?xf32>
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s0 + d1 * s1 + s2)>
#map1 = affine_map<()[s0, s1, s2, s3, s4] -> (s0 * s1, s2 * s3, s4)>
#map2 = affine_map<()[s0, s1, s2, s3] -> (s0 * s1 + s0 * s2 + s3)>
module {
  func.func @l(%arg0: memref<?x?x?xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 10 {
      affine.for %arg3 = 0 to 10 {
        %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
        %0 = affine.apply #map(%arg2, %arg3)[%strides#0, %strides#1, %arg1]
        %1 = affine.max #map1()[%strides#0, %sizes#0, %strides#1, %sizes#1, %sizes#2]
        %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x?x?xf32> to memref<?xf32, strided<[1]>>
        %2 = memref.load %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
        %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
        %3 = affine.apply #map(%arg3, %arg2)[%strides_3#0, %strides_3#1, %arg1]
        %4 = affine.max #map1()[%strides_3#0, %sizes_2#0, %strides_3#1, %sizes_2#1, %sizes_2#2]
        %reinterpret_cast_4 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%4], strides: [1] : memref<?x?x?xf32> to memref<?xf32, strided<[1]>>
        memref.store %2, %reinterpret_cast_4[%3] : memref<?xf32, strided<[1]>>
      }
    }
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
      %0 = affine.apply #map2()[%arg2, %strides#0, %strides#1, %arg1]
      %1 = affine.max #map1()[%strides#0, %sizes#0, %strides#1, %sizes#1, %sizes#2]
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x?x?xf32> to memref<?xf32, strided<[1]>>
      %2 = memref.load %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
      %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
      %3 = affine.apply #map2()[%arg2, %strides_3#0, %strides_3#1, %arg1]
      %4 = affine.max #map1()[%strides_3#0, %sizes_2#0, %strides_3#1, %sizes_2#1, %sizes_2#2]
      %reinterpret_cast_4 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%4], strides: [1] : memref<?x?x?xf32> to memref<?xf32, strided<[1]>>
      memref.store %2, %reinterpret_cast_4[%3] : memref<?xf32, strided<[1]>>
    }
    return
  }
}

