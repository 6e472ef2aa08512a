// terrace opt --convert-to-llvm=allow-pattern-rollback=0
// Refused: see docs/differences.md.
func.func @f() {
  return
}
// ==== stderr ====
<stdin>:0:0: error: 'builtin.module' op convert-to-llvm without pattern rollback is not supported
<stdin>:0:0: note: see current operation: 
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ==== exit 1 ====
