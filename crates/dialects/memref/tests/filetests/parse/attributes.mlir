// terrace opt --allow-unregistered-dialect
// Attributes come before the colon.
func.func @f(%m: memref<4xf32>, %n: memref<4xf32, 2>, %tag: memref<1xi32>, %i: index, %c: index) {
  memref.prefetch %m[%i], write, locality<0>, data {t.a = 1 : i32} : memref<4xf32>
  memref.dma_start %m[%i], %n[%i], %c, %tag[%i] {t.a} : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  memref.dma_start %m[%i], %n[%i], %c, %tag[%i], %c, %c {t.a} : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32, 2>, %arg2: memref<1xi32>, %arg3: index, %arg4: index) {
    memref.prefetch %arg0[%arg3], write, locality<0>, data {t.a = 1 : i32} : memref<4xf32>
    memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg4, %arg2[%arg3] {t.a} : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
    memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg4, %arg2[%arg3], %arg4, %arg4 {t.a} : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
    return
  }
}

