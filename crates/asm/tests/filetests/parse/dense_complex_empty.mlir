// terrace opt --allow-unregistered-dialect
// No elements of a complex type.
"t"() {a = dense<> : tensor<0xcomplex<f32>>, b = dense<> : tensor<3x0xcomplex<i32>>, c = dense<[]> : tensor<0xcomplex<f64>>} : () -> ()
// ==== stdout ====
module {
  "t"() {a = dense<> : tensor<0xcomplex<f32>>, b = dense<> : tensor<3x0xcomplex<i32>>, c = dense<> : tensor<0xcomplex<f64>>} : () -> ()
}

