// terrace lower
// Operations of one name are one error.
func.func @f(%f: memref<?xi32>, %n: index) {
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  memref.dma_wait %f[%n], %n : memref<?xi32>
  return
}
// ==== stderr ====
<stdin>:4:3: error: 'memref.dma_wait' op was not lowered to the LLVM dialect (the first of 23); MLIR has no pass that lowers it
  memref.dma_wait %f[%n], %n : memref<?xi32>
  ^
// ==== exit 1 ====
