// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
func.func @f(%x: memref<?xi8>, %y: memref<?xi8>) -> (memref<?xi8>, memref<?xi8>) {
  return %x, %y : memref<?xi8>, memref<?xi8>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xi8>, %arg1: memref<?xi8>) -> (memref<?xi8>, memref<?xi8>) {
    return %arg0, %arg1 : memref<?xi8>, memref<?xi8>
  }
}

