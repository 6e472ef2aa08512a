// terrace opt --convert-cf-to-llvm --allow-unregistered-dialect --split-input-file
// Nothing needs the dialect cf, not even by way of func: an operation of no dialect is then taken for one of cf.
llvm.func @f() {
  "t.op"() : () -> ()
  llvm.return
}
// -----
"t.op"() : () -> ()
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:3: error: failed to legalize operation 't.op' that was explicitly marked illegal
  "t.op"() : () -> ()
  ^
<stdin>:4:3: note: see current operation: "t.op"() : () -> ()
<stdin>:4:3: note: this conversion has no pattern for 't.op'
<stdin>:8:1: error: failed to legalize operation 't.op' that was explicitly marked illegal
"t.op"() : () -> ()
^
<stdin>:8:1: note: see current operation: "t.op"() : () -> ()
<stdin>:8:1: note: this conversion has no pattern for 't.op'
// ==== exit 1 ====
