// terrace opt
llvm.func @f(!llvm.vec<4 x f32>)
// ==== stderr ====
<stdin>:2:20: error: unknown LLVM type: vec
llvm.func @f(!llvm.vec<4 x f32>)
                   ^
// ==== exit 1 ====
