// terrace opt --convert-scf-to-cf
// A loop with outputs must be bufferized first.
func.func @f(%a: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
  }
  return %0 : tensor<4xf32>
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'scf.forall' that was explicitly marked illegal
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
       ^
<stdin>:4:8: note: see current operation: 
%0 = "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
^bb0(%arg2: index, %arg3: tensor<4xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<4xf32>) -> tensor<4xf32>
<stdin>:4:8: note: pattern 'ForallLowering' does not apply: only fully bufferized scf.forall ops can be lowered to scf.parallel
<stdin>:4:8: note: the operation uses tensors; run mlir-opt's 'one-shot-bufferize' first
// ==== exit 1 ====
