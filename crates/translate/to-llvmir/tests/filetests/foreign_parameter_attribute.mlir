// terrace translate --mlir-to-llvmir
// Attributes of dialects that are missing are refused if MLIR's translation acts on them.
llvm.func @f(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant})
// ==== stderr ====
<stdin>:3:1: error: attribute 'nvvm.grid_constant' changes the LLVM IR, but there is no translation of the dialect 'nvvm'
llvm.func @f(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant})
^
// ==== exit 1 ====
