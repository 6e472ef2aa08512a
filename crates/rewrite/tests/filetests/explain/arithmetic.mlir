// terrace opt --convert-arith-to-llvm --explain-conversion
// What an operation works on tells which pass lowers it.
func.func @f(%x: f8E5M2, %v: vector<2x2xi32>, %y: f32) -> f32 {
  %0 = arith.addf %x, %x : f8E5M2
  %1:2 = arith.mulsi_extended %v, %v : vector<2x2xi32>
  %2 = arith.extf %x : f8E5M2 to f32
  return %2 : f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: f8E5M2, %arg1: vector<2x2xi32>, %arg2: f32) -> f32 {
    %0 = arith.addf %arg0, %arg0 : f8E5M2
    %low, %high = arith.mulsi_extended %arg1, %arg1 : vector<2x2xi32>
    %1 = arith.extf %arg0 : f8E5M2 to f32
    return %1 : f32
  }
}

// ==== stderr ====
<stdin>:4:8: remark: 'arith.addf' op was left unchanged by 'convert-arith-to-llvm'
  %0 = arith.addf %x, %x : f8E5M2
       ^
<stdin>:4:8: note: pattern 'AddFOpLowering' does not apply: unsupported floating point type
<stdin>:4:8: note: pass 'arith-emulate-unsupported-floats' lowers 'arith.addf'
<stdin>:5:10: remark: 'arith.mulsi_extended' op was left unchanged by 'convert-arith-to-llvm'
  %1:2 = arith.mulsi_extended %v, %v : vector<2x2xi32>
         ^
<stdin>:5:10: note: pattern 'MulIExtendedOpLowering' does not apply: ND vector types are not supported
<stdin>:5:10: note: pass 'terrace-expand-arith' lowers 'arith.mulsi_extended'
<stdin>:6:8: remark: 'arith.extf' op was left unchanged by 'convert-arith-to-llvm'
  %2 = arith.extf %x : f8E5M2 to f32
       ^
<stdin>:6:8: note: pattern 'ExtFOpLowering' does not apply: unsupported floating point type
<stdin>:6:8: note: pass 'terrace-expand-arith' lowers 'arith.extf'
