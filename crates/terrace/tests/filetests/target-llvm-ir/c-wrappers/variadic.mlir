// terrace opt --convert-func-to-llvm
// C cannot forward variadic arguments. (Upstream exits 0.)
func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true, llvm.emit_c_interface}
// ==== stderr ====
<stdin>:3:1: error: C interface for variadic functions is not supported yet.
func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true, llvm.emit_c_interface}
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (!llvm.ptr) -> i32, sym_name = "printf", sym_visibility = "private"}> ({
}) {func.varargs = true, llvm.emit_c_interface} : () -> ()
// ==== exit 1 ====
