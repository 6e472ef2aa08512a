// terrace opt --split-input-file
// Attributes of kernels.
llvm.func @f() attributes {rocdl.kernel, rocdl.waves_per_eu = 2}
// -----
func.func private @f() attributes {rocdl.kernel}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {rocdl.kernel} : !llvm.ptr -> i32
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @f() attributes {rocdl.kernel, rocdl.waves_per_eu = 2 : i64}
}

// -----
// -----
// ==== stderr ====
<stdin>:5:1: error: '"rocdl.kernel"' attribute attached to unexpected op
func.func private @f() attributes {rocdl.kernel}
^
<stdin>:5:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) {rocdl.kernel} : () -> ()
<stdin>:8:8: error: '"rocdl.kernel"' attribute attached to unexpected op
  %0 = llvm.load %p {rocdl.kernel} : !llvm.ptr -> i32
       ^
<stdin>:8:8: note: see current operation: %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> {rocdl.kernel} : (!llvm.ptr) -> i32
// ==== exit 1 ====
