// terrace opt --convert-func-to-llvm --explain-conversion
// Which part of a type cannot be converted, and why.
func.func @element(%m: memref<4xvector<[2]x[2]xi8>>) {
  return
}
func.func @parts(%m: memref<2xmemref<?xcomplex<i8>>>, %v: complex<tf32>) {
  return
}
func.func @deep(%m: memref<2xmemref<?xvector<[2]x2xf32>>>) {
  return
}
// ==== stdout ====
module {
  func.func @element(%arg0: memref<4xvector<[2]x[2]xi8>>) {
    llvm.return
  }
  func.func @parts(%arg0: memref<2xmemref<?xcomplex<i8>>>, %arg1: complex<tf32>) {
    llvm.return
  }
  func.func @deep(%arg0: memref<2xmemref<?xvector<[2]x2xf32>>>) {
    llvm.return
  }
}

// ==== stderr ====
<stdin>:3:1: remark: 'func.func' op was left unchanged by 'convert-func-to-llvm'
func.func @element(%m: memref<4xvector<[2]x[2]xi8>>) {
^
<stdin>:3:1: note: pattern 'FuncOpConversion' does not apply: argument #0: type 'memref<4xvector<[2]x[2]xi8>>' cannot be converted, because type 'vector<[2]x[2]xi8>' cannot: only the last dimension may be scalable
<stdin>:6:1: remark: 'func.func' op was left unchanged by 'convert-func-to-llvm'
func.func @parts(%m: memref<2xmemref<?xcomplex<i8>>>, %v: complex<tf32>) {
^
<stdin>:6:1: note: pattern 'FuncOpConversion' does not apply: argument #1: type 'complex<tf32>' cannot be converted, because type 'tf32' cannot: LLVM lacks this float type
<stdin>:9:1: remark: 'func.func' op was left unchanged by 'convert-func-to-llvm'
func.func @deep(%m: memref<2xmemref<?xvector<[2]x2xf32>>>) {
^
<stdin>:9:1: note: pattern 'FuncOpConversion' does not apply: argument #0: type 'memref<2xmemref<?xvector<[2]x2xf32>>>' cannot be converted, because type 'memref<?xvector<[2]x2xf32>>' cannot, because type 'vector<[2]x2xf32>' cannot: only the last dimension may be scalable
