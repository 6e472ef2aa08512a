// terrace opt --split-input-file
// Arguments without names make a block for them to be missing in.
func.func @f(i32) {  }
// -----
func.func @f(i32) { return }
// -----
func.func @f() {  }
// -----
func.func @f(i32, i64) -> i32 {
}
// -----
llvm.func @f(i32) {  }
// -----
llvm.func @f(i32) { llvm.return }
// -----
llvm.func @f() {  }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
module {
  llvm.func @f()
}

// ==== stderr ====
<stdin>:3:1: error: 'func.func' op entry block must have 1 arguments to match function signature
func.func @f(i32) {  }
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0:
}) : () -> ()
<stdin>:5:1: error: 'func.func' op entry block must have 1 arguments to match function signature
func.func @f(i32) { return }
^
<stdin>:5:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
<stdin>:7:16: error: custom op 'func.func' expected non-empty function body
func.func @f() {  }
               ^
<stdin>:9:1: error: 'func.func' op entry block must have 2 arguments to match function signature
func.func @f(i32, i64) -> i32 {
^
<stdin>:9:1: note: see current operation: 
"func.func"() <{function_type = (i32, i64) -> i32, sym_name = "f"}> ({
^bb0:
}) : () -> ()
<stdin>:12:1: error: 'llvm.func' op entry block must have 1 arguments to match function signature
llvm.func @f(i32) {  }
^
<stdin>:12:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
^bb0:
}) : () -> ()
<stdin>:14:1: error: 'llvm.func' op entry block must have 1 arguments to match function signature
llvm.func @f(i32) { llvm.return }
^
<stdin>:14:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
