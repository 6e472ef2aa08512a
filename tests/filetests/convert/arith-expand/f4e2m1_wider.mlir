// terrace opt --arith-expand=include-f4e2m1
// As upstream, what is made for a wider float does not verify.
func.func @extend(%a: f4E2M1FN) -> f64 {
  %0 = arith.extf %a : f4E2M1FN to f64
  return %0 : f64
}
