// terrace opt --convert-to-llvm=filter-dialects=builtin
// A dialect without a conversion.
func.func @f() {
  return
}
// ==== stderr ====
<unknown>:0: error: dialect does not implement ConvertToLLVMPatternInterface: builtin

// ==== exit 1 ====
