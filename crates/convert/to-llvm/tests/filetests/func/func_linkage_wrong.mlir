// terrace opt --convert-func-to-llvm
// (Upstream exits 0.)
func.func private @f() attributes {llvm.linkage = 3 : i64}
// ==== stderr ====
<stdin>:3:1: error: Contains llvm.linkage attribute not of type LLVM::LinkageAttr
func.func private @f() attributes {llvm.linkage = 3 : i64}
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) {llvm.linkage = 3 : i64} : () -> ()
// ==== exit 1 ====
