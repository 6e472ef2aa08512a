// terrace opt --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-local-scope
// As unverified.mlir: operations whose custom form would show operands that are not there.
llvm.func @f() {
  %0 = "llvm.getelementptr"() : () -> !llvm.ptr
  llvm.return
}
"vector.transfer_read"() : () -> ()
"llvm.func"() <{function_type = i32, sym_name = "g"}> ({
}) : () -> ()
// ==== stdout ====
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "llvm.getelementptr"() <{noWrapFlags = 0 : i32}> : () -> !llvm.ptr
    "llvm.return"() : () -> ()
  }) : () -> ()
  "vector.transfer_read"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()
