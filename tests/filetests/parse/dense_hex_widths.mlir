// terrace opt --allow-unregistered-dialect
// On purpose: bits beyond the width of an element are left out, and complex numbers of i1 are kept whole.
"test.op"() {a = dense<"0xFFFF0F0F"> : tensor<2xui12>} : () -> ()
"test.op"() {a = dense<[(true, true), (false, true)]> : tensor<2xcomplex<i1>>} : () -> ()
// ==== stdout ====
module {
  "test.op"() {a = dense<[4095, 3855]> : tensor<2xui12>} : () -> ()
  "test.op"() {a = dense<[(true,true), (false,true)]> : tensor<2xcomplex<i1>>} : () -> ()
}

