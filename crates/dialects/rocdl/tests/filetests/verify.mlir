// terrace opt --split-input-file
// What the verifier refuses.
llvm.func @f(%g: !llvm.ptr<1>) {
  "rocdl.s.barrier.join"(%g) : (!llvm.ptr<1>) -> ()
  llvm.return
}
// -----
llvm.func @f(%v: vector<2xi32>, %i: i32) {
  %0 = "rocdl.cvt.scale.pk16.f16.fp6"(%v, %i) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<16xf16>
  llvm.return
}
// -----
llvm.func @f(%v: vector<[3]xi32>, %i: i32) {
  %0 = "rocdl.cvt.scale.pk16.f16.fp6"(%v, %i) <{scaleSel = 1 : i64}> : (vector<[3]xi32>, i32) -> vector<16xf16>
  llvm.return
}
// -----
llvm.func @f(%f: f32, %h: f16) {
  %0 = "rocdl.fmed3"(%f, %f, %h) : (f32, f32, f16) -> f32
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xf32>, %b: vector<8xi32>) {
  %0 = "rocdl.wmma.f32.16x16x16.f16"(%a, %a, %b) : (vector<4xf32>, vector<4xf32>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:3: error: 'rocdl.s.barrier.join' op operand #0 must be LLVM pointer in address space 3, but got '!llvm.ptr<1>'
  "rocdl.s.barrier.join"(%g) : (!llvm.ptr<1>) -> ()
  ^
<stdin>:4:3: note: see current operation: "rocdl.s.barrier.join"(%arg0) : (!llvm.ptr<1>) -> ()
<stdin>:9:8: error: 'rocdl.cvt.scale.pk16.f16.fp6' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 3, but got 'vector<2xi32>'
  %0 = "rocdl.cvt.scale.pk16.f16.fp6"(%v, %i) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<16xf16>
       ^
<stdin>:9:8: note: see current operation: %0 = "rocdl.cvt.scale.pk16.f16.fp6"(%arg0, %arg1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<16xf16>
<stdin>:14:8: error: 'rocdl.cvt.scale.pk16.f16.fp6' op attribute 'scaleSel' failed to satisfy constraint: 32-bit signless integer attribute
  %0 = "rocdl.cvt.scale.pk16.f16.fp6"(%v, %i) <{scaleSel = 1 : i64}> : (vector<[3]xi32>, i32) -> vector<16xf16>
       ^
<stdin>:14:8: note: see current operation: %0 = "rocdl.cvt.scale.pk16.f16.fp6"(%arg0, %arg1) <{scaleSel = 1 : i64}> : (vector<[3]xi32>, i32) -> vector<16xf16>
<stdin>:19:8: error: 'rocdl.fmed3' op failed to verify that all of {res, src0, src1, src2} have same type
  %0 = "rocdl.fmed3"(%f, %f, %h) : (f32, f32, f16) -> f32
       ^
<stdin>:19:8: note: see current operation: %0 = "rocdl.fmed3"(%arg0, %arg0, %arg1) : (f32, f32, f16) -> f32
<stdin>:24:8: error: 'rocdl.wmma.f32.16x16x16.f16' op operand #0 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'vector<4xf32>'
  %0 = "rocdl.wmma.f32.16x16x16.f16"(%a, %a, %b) : (vector<4xf32>, vector<4xf32>, vector<8xi32>) -> vector<8xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "rocdl.wmma.f32.16x16x16.f16"(%arg0, %arg0, %arg1) : (vector<4xf32>, vector<4xf32>, vector<8xi32>) -> vector<8xf32>
// ==== exit 1 ====
