// terrace opt --memref-expand
// Only a known rank has sizes to read one by one. (MLIR reports an invalid operation that it makes.)
func.func @unranked_static(%m: memref<?x4xf32>, %s: memref<3xi32>) -> memref<*xf32> {
  %2 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<3xi32>) -> memref<*xf32>
  return %2 : memref<*xf32>
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'memref.reshape' that was explicitly marked illegal
  %2 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<3xi32>) -> memref<*xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.reshape"(%arg0, %arg1) : (memref<?x4xf32>, memref<3xi32>) -> memref<*xf32>
<stdin>:4:8: note: pattern 'MemRefReshapeOpConverter' does not apply: the result has no rank
// ==== exit 1 ====
