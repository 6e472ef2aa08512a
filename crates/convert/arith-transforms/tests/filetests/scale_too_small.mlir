// terrace opt --arith-expand
// A scale of fewer than 16 bits that is not f8E8M0FNU.
func.func @extend(%a: f4E2M1FN, %s: f8E5M2) -> f32 {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E5M2 to f32
  return %0 : f32
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E5M2 to f32
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.scaling_extf"(%arg0, %arg1) : (f4E2M1FN, f8E5M2) -> f32
<stdin>:4:8: note: pattern 'ScalingExtFOpConverter' does not apply: the scale cannot be converted to f8E8M0FNU
// ==== exit 1 ====
