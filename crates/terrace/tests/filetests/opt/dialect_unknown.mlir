// terrace opt
func.func @f() {
  %0 = toy.add %0, %0 : i32
  return
}
// ==== stderr ====
<stdin>:3:8: error: Dialect `toy' not found for custom op 'toy.add' 
  %0 = toy.add %0, %0 : i32
       ^
<stdin>:3:8: note: Available dialects: affine, amx, arith, arm_neon, arm_sve, builtin, cf, complex, dlti, func, index, llvm, math, memref, nvvm, rocdl, scf, tensor, ub, vector, x86vector ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management
// ==== exit 1 ====
