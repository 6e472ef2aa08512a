// terrace opt --allow-unregistered-dialect
// Bits beyond the last element of i1 are no elements. With others there than equal elements have, the elements are not taken for one.
"test.op"() {a = dense<"0xF7"> : tensor<3xi1>, b = dense<"0x07"> : tensor<3xi1>, c = dense<"0x08"> : tensor<3xi1>} : () -> ()
"test.op"() {a = dense<"0xFFFF"> : tensor<9xi1>, b = dense<"0xFF01"> : tensor<9xi1>, c = dense<"0x0002"> : tensor<9xi1>} : () -> ()
// A byte of equal bits is one element for all, also where there are none.
"test.op"() {a = dense<"0xFF"> : tensor<9xi1>, b = dense<"0xFF"> : tensor<0xi1>, c = dense<"0x00"> : tensor<0xi1>} : () -> ()
"test.op"() {a = dense<"0xFFFF0F0F"> : tensor<2xi12>, b = dense<"0x0F01"> : tensor<2xi3>} : () -> ()
// ==== stdout ====
module {
  "test.op"() {a = dense<[true, true, true]> : tensor<3xi1>, b = dense<true> : tensor<3xi1>, c = dense<[false, false, false]> : tensor<3xi1>} : () -> ()
  "test.op"() {a = dense<[true, true, true, true, true, true, true, true, true]> : tensor<9xi1>, b = dense<true> : tensor<9xi1>, c = dense<[false, false, false, false, false, false, false, false, false]> : tensor<9xi1>} : () -> ()
  "test.op"() {a = dense<true> : tensor<9xi1>, b = dense<true> : tensor<0xi1>, c = dense<false> : tensor<0xi1>} : () -> ()
  "test.op"() {a = dense<[-1, -241]> : tensor<2xi12>, b = dense<[-1, 1]> : tensor<2xi3>} : () -> ()
}

