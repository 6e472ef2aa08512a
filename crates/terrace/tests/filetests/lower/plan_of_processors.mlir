// terrace lower --plan
// The dialects of processors that are there are switched on in the pass that lowers them.
func.func @tile(%a: memref<?x?xi8>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  amx.tile_store %a[%i, %i], %0 : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}

func.func @dot(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = x86vector.avx.intr.dot %a, %b : vector<8xf32>
  return %0 : vector<8xf32>
}
// ==== stdout ====
builtin.module(convert-vector-to-llvm{enable-amx=true enable-x86vector=true},convert-func-to-llvm,reconcile-unrealized-casts)
