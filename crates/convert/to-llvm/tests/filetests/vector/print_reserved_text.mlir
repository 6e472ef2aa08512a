// terrace opt --convert-vector-to-llvm
// The function that prints text has another type: no global is made. MLIR goes on and exits 0.
llvm.func @printString(i32)
func.func @f(%a: f32) {
  vector.print str "text"
  return
}
// ==== stderr ====
<stdin>:3:1: error: redefinition of reserved function 'printString' of different type '!llvm.func<void (i32)>' is prohibited
llvm.func @printString(i32)
^
<stdin>:3:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "printString", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// ==== exit 1 ====
