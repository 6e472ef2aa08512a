// terrace translate --mlir-to-llvmir
// So is a cast that nobody reconciled.
llvm.func @f(%x: i64) {
  %i = builtin.unrealized_conversion_cast %x : i64 to index
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: LLVM Translation failed for operation: builtin.unrealized_conversion_cast
  %i = builtin.unrealized_conversion_cast %x : i64 to index
       ^
<stdin>:4:8: note: see current operation: %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i64) -> index
// ==== exit 1 ====
