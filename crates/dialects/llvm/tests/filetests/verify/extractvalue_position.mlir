// terrace opt
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// ==== stderr ====
<stdin>:4:3: error: custom op 'llvm.extractvalue' position out of bounds: 2
  llvm.return
  ^
// ==== exit 1 ====
