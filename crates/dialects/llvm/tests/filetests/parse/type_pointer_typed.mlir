// terrace opt
// Pointers have no element type any more.
llvm.func @f(!llvm.ptr<i32>)
// ==== stderr ====
<stdin>:3:24: error: expected integer value
llvm.func @f(!llvm.ptr<i32>)
                       ^
<stdin>:3:24: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
llvm.func @f(!llvm.ptr<i32>)
                       ^
// ==== exit 1 ====
