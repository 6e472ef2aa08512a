// terrace opt --convert-vector-to-llvm
// A function that printing needs has another type. MLIR goes on and exits 0.
llvm.func @printNewline(i32)
func.func @f(%a: f32) {
  vector.print %a : f32
  vector.print str "text"
  return
}
// ==== stderr ====
<stdin>:3:1: error: redefinition of reserved function 'printNewline' of different type '!llvm.func<void (i32)>' is prohibited
llvm.func @printNewline(i32)
^
<stdin>:3:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "printNewline", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// ==== exit 1 ====
