// terrace opt --split-input-file --allow-unregistered-dialect
// It has no dialect, whatever comes before the dot.
anywhere.
// -----
func.func @f() {
  x.
}
// -----
arith. %a
// -----
a..
// ==== stdout ====
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:1: error: custom op 'anywhere.' is unknown (tried 'builtin.anywhere.' as well)
anywhere.
^
<stdin>:6:3: error: custom op 'x.' is unknown (tried 'func.x.' as well)
  x.
  ^
<stdin>:9:1: error: custom op 'arith.' is unknown (tried 'builtin.arith.' as well)
arith. %a
^
<stdin>:11:1: error: Dialect `a' not found for custom op 'a..' 
a..
^
<stdin>:11:1: note: Available dialects: affine, amx, arith, arm_neon, arm_sve, builtin, cf, complex, dlti, func, index, llvm, math, memref, nvvm, rocdl, scf, tensor, ub, vector, x86vector ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management
// ==== exit 1 ====
