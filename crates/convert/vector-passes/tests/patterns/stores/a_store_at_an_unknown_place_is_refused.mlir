// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=8'
// A store that begins at an unknown place within a byte is an error.
func.func @st(%a: index, %v: vector<3xi4>) {
  %m = memref.alloc(%a) : memref<?xi4>
  vector.store %v, %m[%a] : memref<?xi4>, vector<3xi4>
  return
}
// ==== stderr ====
<stdin>:5:3: error: failed to legalize operation 'vector.store' that was explicitly marked illegal
  vector.store %v, %m[%a] : memref<?xi4>, vector<3xi4>
  ^
<stdin>:5:3: note: see current operation: "vector.store"(%arg1, %2, %arg0) : (vector<3xi4>, memref<?xi4>, index) -> ()
<stdin>:5:3: note: pattern 'ConvertVectorStore' does not apply: subbyte store emulation: dynamic front padding size is not yet implemented
<stdin>:5:3: note: MLIR has no pass that lowers it
// ==== exit 1 ====
