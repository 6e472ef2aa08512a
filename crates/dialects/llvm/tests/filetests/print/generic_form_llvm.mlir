// terrace opt --mlir-print-op-generic
llvm.mlir.global internal constant @s("ab") : !llvm.array<2 x i8>
llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %n: i64) -> i8 {
  %q = llvm.getelementptr inbounds %p[%n, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i8)>
  %v = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.return %v : i8
}
// ==== stdout ====
"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<internal>, sym_name = "s", unnamed_addr = 0 : i64, value = "ab", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.noalias}, {}], function_type = !llvm.func<i8 (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: i64):
    %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.struct<(i8, i8)>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: -2147483648, 1>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %1 = "llvm.load"(%0) <{alignment = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> i8
    "llvm.return"(%1) : (i8) -> ()
  }) : () -> ()
}) : () -> ()

