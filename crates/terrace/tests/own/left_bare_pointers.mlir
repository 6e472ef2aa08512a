// terrace lower --bare-ptr
// A function that is left is the reason, not a call of it.
func.func @f(%m: memref<?xf32>) {
  return
}
func.func @g(%m: memref<8xf32>) -> memref<*xf32> {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  call @f(%c) : (memref<?xf32>) -> ()
  %u = memref.cast %m : memref<8xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
// ==== stderr ====
<stdin>:3:1: error: 'func.func' op was not lowered to the LLVM dialect (the first of 2); 'convert-func-to-llvm' cannot convert it
func.func @f(%m: memref<?xf32>) {
^
<stdin>:3:1: note: pattern 'FuncOpConversion' does not apply: type 'memref<?xf32>' cannot be passed as a bare pointer: its sizes, strides and offset must be static
// ==== exit 1 ====
