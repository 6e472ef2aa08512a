// terrace opt --allow-unregistered-dialect
// Elements of every type, splats, nesting, nothing.
"t.op"() {
  a = dense<5> : tensor<4xi32>, b = dense<[1, 2]> : vector<2xi8>, c = dense<[[1.0, 2.0], [3.0, 4.5]]> : tensor<2x2xf32>,
  d = dense<[true, false]> : tensor<2xi1>, e = dense<> : tensor<0xi32>, f = dense<> : tensor<0x2xf32>,
  g = dense<(1.0, 2.0)> : tensor<complex<f32>>, h = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>,
  i = dense<["x", "y"]> : tensor<2x!t.string>, j = dense<7> : tensor<index>, k = dense<0x7F800000> : tensor<2xf32>,
  l = dense<"0x0100000002000000"> : tensor<2xi32>, m = dense<[0.1, -0.0]> : tensor<2xf64>, n = dense<15> : tensor<2xui4>,
  o = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, p = sparse<[], []> : tensor<2xf32>
} : () -> ()
// ==== stdout ====
module {
  "t.op"() {a = dense<5> : tensor<4xi32>, b = dense<[1, 2]> : vector<2xi8>, c = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.500000e+00]]> : tensor<2x2xf32>, d = dense<[true, false]> : tensor<2xi1>, e = dense<> : tensor<0xi32>, f = dense<> : tensor<0x2xf32>, g = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>, h = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>, i = dense<["x", "y"]> : tensor<2x!t.string>, j = dense<7> : tensor<index>, k = dense<0x7F800000> : tensor<2xf32>, l = dense<[1, 2]> : tensor<2xi32>, m = dense<[1.000000e-01, -0.000000e+00]> : tensor<2xf64>, n = dense<15> : tensor<2xui4>, o = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, p = sparse<> : tensor<2xf32>} : () -> ()
}

