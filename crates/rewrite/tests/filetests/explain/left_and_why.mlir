// terrace opt --convert-math-to-llvm --convert-arith-to-llvm --finalize-memref-to-llvm --explain-conversion
// What each conversion left of its dialects, and why; operations of other dialects are not its business.
func.func @f(%t: tensor<4xf32>, %x: vector<[4]x4xf32>, %c: vector<2xtf32>, %f: f32, %m: memref<8xf32>) -> f32 {
  %r = arith.addf %t, %t : tensor<4xf32>
  %s = arith.addf %x, %x : vector<[4]x4xf32>
  %u = arith.addf %c, %c : vector<2xtf32>
  %e = math.erf %f : f32
  %g = math.absf %f : f32
  %v = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32>
  func.return %e : f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: vector<[4]x4xf32>, %arg2: vector<2xtf32>, %arg3: f32, %arg4: memref<8xf32>) -> f32 {
    %0 = arith.addf %arg0, %arg0 : tensor<4xf32>
    %1 = arith.addf %arg1, %arg1 : vector<[4]x4xf32>
    %2 = arith.addf %arg2, %arg2 : vector<2xtf32>
    %3 = math.erf %arg3 : f32
    %4 = llvm.intr.fabs(%arg3) : (f32) -> f32
    %subview = memref.subview %arg4[0] [4] [1] : memref<8xf32> to memref<4xf32>
    return %3 : f32
  }
}

// ==== stderr ====
<stdin>:7:8: remark: 'math.erf' op was left unchanged by 'convert-math-to-llvm'
  %e = math.erf %f : f32
       ^
<stdin>:7:8: note: this conversion has no pattern for 'math.erf'
<stdin>:7:8: note: pass 'convert-math-to-libm' lowers 'math.erf'
<stdin>:4:8: remark: 'arith.addf' op was left unchanged by 'convert-arith-to-llvm'
  %r = arith.addf %t, %t : tensor<4xf32>
       ^
<stdin>:4:8: note: pattern 'AddFOpLowering' does not apply: operand #0: type 'tensor<4xf32>' cannot be converted: tensors must be converted to memrefs first
<stdin>:4:8: note: the operation uses tensors; run mlir-opt's 'one-shot-bufferize' first
<stdin>:5:8: remark: 'arith.addf' op was left unchanged by 'convert-arith-to-llvm'
  %s = arith.addf %x, %x : vector<[4]x4xf32>
       ^
<stdin>:5:8: note: pattern 'AddFOpLowering' does not apply: operand #0: type 'vector<[4]x4xf32>' cannot be converted: only the last dimension may be scalable
<stdin>:6:8: remark: 'arith.addf' op was left unchanged by 'convert-arith-to-llvm'
  %u = arith.addf %c, %c : vector<2xtf32>
       ^
<stdin>:6:8: note: pattern 'AddFOpLowering' does not apply: operand #0: type 'vector<2xtf32>' cannot be converted, because type 'tf32' cannot: LLVM lacks this float type
<stdin>:9:8: remark: 'memref.subview' op was left unchanged by 'finalize-memref-to-llvm'
  %v = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32>
       ^
<stdin>:9:8: note: pattern 'SubViewOpLowering' does not apply: subview operations should have been expanded beforehand
<stdin>:9:8: note: pass 'expand-strided-metadata' lowers 'memref.subview'
