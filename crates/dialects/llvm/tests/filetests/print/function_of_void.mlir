// terrace opt --mlir-print-op-generic
// The custom form takes a type for an argument that the type of the function may not have in text: LLVM's verifier refuses it.
llvm.func @f(!llvm.void)
// ==== stdout ====
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (void)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

