// terrace opt --arith-expand=include-f4e2m1
// As upstream, what is made for a wider float does not verify.
func.func @extend(%a: f4E2M1FN) -> f64 {
  %0 = arith.extf %a : f4E2M1FN to f64
  return %0 : f64
}
// ==== stderr ====
<stdin>:4:8: error: 'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible
  %0 = arith.extf %a : f4E2M1FN to f64
       ^
<stdin>:4:8: note: see current operation: %27 = "arith.truncf"(%26) : (f32) -> f64
// ==== exit 1 ====
