// terrace opt
llvm.mlir.global internal constant @s("abc") : !llvm.array<4 x i8>
// ==== stderr ====
<stdin>:2:1: error: 'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute
llvm.mlir.global internal constant @s("abc") : !llvm.array<4 x i8>
^
<stdin>:2:1: note: see current operation: 
"llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<4 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", unnamed_addr = 0 : i64, value = "abc", visibility_ = 0 : i64}> ({
}) : () -> ()
// ==== exit 1 ====
