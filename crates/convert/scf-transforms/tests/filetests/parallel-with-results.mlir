// terrace opt --scf-forall-to-parallel
// A loop with outputs must be bufferized first. MLIR fails without a message.
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
  }
  return %0 : tensor<4xf32>
}
// ==== stderr ====
<stdin>:4:8: error: only fully bufferized scf.forall ops can be lowered to scf.parallel
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
       ^
// ==== exit 1 ====
