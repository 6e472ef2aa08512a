// terrace opt --cse
// The shape is read from memory: what was written in between counts.
func.func @f(%a: memref<*xf32>, %s: memref<2xi8>, %v: i8, %i: index) -> (memref<*xf32>, memref<*xf32>, memref<*xf32>) {
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<2xi8>) -> memref<*xf32>
  %1 = memref.reshape %a(%s) : (memref<*xf32>, memref<2xi8>) -> memref<*xf32>
  memref.store %v, %s[%i] : memref<2xi8>
  %2 = memref.reshape %a(%s) : (memref<*xf32>, memref<2xi8>) -> memref<*xf32>
  return %0, %1, %2 : memref<*xf32>, memref<*xf32>, memref<*xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xi8>, %arg2: i8, %arg3: index) -> (memref<*xf32>, memref<*xf32>, memref<*xf32>) {
    %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xi8>) -> memref<*xf32>
    memref.store %arg2, %arg1[%arg3] : memref<2xi8>
    %reshape_0 = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xi8>) -> memref<*xf32>
    return %reshape, %reshape, %reshape_0 : memref<*xf32>, memref<*xf32>, memref<*xf32>
  }
}

