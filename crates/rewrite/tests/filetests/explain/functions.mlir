// terrace opt --convert-func-to-llvm --explain-conversion
// Arguments and results whose types cannot be converted.
func.func @argument(%i: i32, %t: tensor<4xf32>) {
  func.return
}
func.func @result(%i: i32) -> (i32, tuple<i32>) {
  %t = "builtin.unrealized_conversion_cast"(%i) : (i32) -> tuple<i32>
  func.return %i, %t : i32, tuple<i32>
}
func.func @call(%t: tuple<i32>) {
  %c = arith.constant 1 : i32
  %r:2 = func.call @result(%c) : (i32) -> (i32, tuple<i32>)
  func.return
}
// ==== stdout ====
module {
  func.func @argument(%arg0: i32, %arg1: tensor<4xf32>) {
    llvm.return
  }
  func.func @result(%arg0: i32) -> (i32, tuple<i32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to tuple<i32>
    return %arg0, %0 : i32, tuple<i32>
  }
  func.func @call(%arg0: tuple<i32>) {
    %c1_i32 = arith.constant 1 : i32
    %0:2 = call @result(%c1_i32) : (i32) -> (i32, tuple<i32>)
    llvm.return
  }
}

// ==== stderr ====
<stdin>:3:1: remark: 'func.func' op was left unchanged by 'convert-func-to-llvm'
func.func @argument(%i: i32, %t: tensor<4xf32>) {
^
<stdin>:3:1: note: pattern 'FuncOpConversion' does not apply: argument #1: type 'tensor<4xf32>' cannot be converted: tensors must be converted to memrefs first
<stdin>:3:1: note: it takes or returns tensors: run mlir-opt's 'one-shot-bufferize' with 'bufferize-function-boundaries' first
<stdin>:6:1: remark: 'func.func' op was left unchanged by 'convert-func-to-llvm'
func.func @result(%i: i32) -> (i32, tuple<i32>) {
^
<stdin>:6:1: note: pattern 'FuncOpConversion' does not apply: result #1: type 'tuple<i32>' cannot be converted: the LLVM dialect lacks this type
<stdin>:8:3: remark: 'func.return' op was left unchanged by 'convert-func-to-llvm'
  func.return %i, %t : i32, tuple<i32>
  ^
<stdin>:8:3: note: pattern 'ReturnOpLowering' does not apply: operand #1: type 'tuple<i32>' cannot be converted: the LLVM dialect lacks this type
<stdin>:10:1: remark: 'func.func' op was left unchanged by 'convert-func-to-llvm'
func.func @call(%t: tuple<i32>) {
^
<stdin>:10:1: note: pattern 'FuncOpConversion' does not apply: argument #0: type 'tuple<i32>' cannot be converted: the LLVM dialect lacks this type
<stdin>:12:10: remark: 'func.call' op was left unchanged by 'convert-func-to-llvm'
  %r:2 = func.call @result(%c) : (i32) -> (i32, tuple<i32>)
         ^
<stdin>:12:10: note: pattern 'CallOpLowering' does not apply: result #1: type 'tuple<i32>' cannot be converted: the LLVM dialect lacks this type
