// terrace opt "--scf-parallel-loop-tiling=parallel-loop-tile-sizes=0"

func.func @t(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index, %x: memref<?x?xf32>) {
  scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) {
    %v = memref.load %x[%i, %j] : memref<?x?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%j, %i] : memref<?x?xf32>
    scf.reduce
  }
  return
}
// ==== stderr ====
<unknown>:0: error: tile size cannot be 0
// ==== exit 1 ====
