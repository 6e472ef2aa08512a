// terrace opt
memref.global @g : memref<4xf32> = dense<[1.0, 2.0]> : tensor<2xf32>
// ==== stderr ====
<stdin>:2:36: error: inferred shape of elements literal ([2]) does not match type ([4])
memref.global @g : memref<4xf32> = dense<[1.0, 2.0]> : tensor<2xf32>
                                   ^
// ==== exit 1 ====
