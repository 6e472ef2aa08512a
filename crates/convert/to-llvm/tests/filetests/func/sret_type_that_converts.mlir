// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// Only llvm.byval and llvm.byref make an argument a pointer.
func.func @f(%a: index {llvm.sret = i32}) {
  return
}
// ==== stderr ====
<stdin>:3:1: error: "llvm.sret" attribute attached to non-pointer LLVM type
func.func @f(%a: index {llvm.sret = i32}) {
^
<stdin>:3:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.sret = i32}], function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
^bb0(%arg0: i64):
  "llvm.return"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
