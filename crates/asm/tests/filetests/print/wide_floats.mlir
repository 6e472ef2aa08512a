// terrace opt --allow-unregistered-dialect
// What no double is prints as its bits: decimal numbers are read as doubles.
"t.t"() {a = 0x7FFEFFFFFFFFFFFFFFFF : f80, b = 0x3FFFC90FDAA22168C235 : f80, c = 0x00000000000000000001 : f80, d = 0xBFFF8000000000000000 : f80} : () -> ()
"t.t"() {a = 0x3FFFC90FDAA22168C000 : f80, b = 3.1415926535897932384626433 : f80, c = 0.1 : f128} : () -> ()
"t.t"() {a = 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128, b = 0x3FFF921FB54442D18469898CC51701B8 : f128} : () -> ()
"t.t"() {a = dense<[0x7FFEFFFFFFFFFFFFFFFF, 0x3FFF8000000000000000]> : tensor<2xf80>, b = dense<0x00000000000000000001> : tensor<2xf80>} : () -> ()
// ==== stdout ====
module {
  "t.t"() {a = 0x7FFEFFFFFFFFFFFFFFFF : f80, b = 0x3FFFC90FDAA22168C235 : f80, c = 0x1 : f80, d = -1.000000e+00 : f80} : () -> ()
  "t.t"() {a = 1.570796326794896558 : f80, b = 3.141592653589793116 : f80, c = 0.100000000000000005551115123125782702 : f128} : () -> ()
  "t.t"() {a = 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128, b = 0x3FFF921FB54442D18469898CC51701B8 : f128} : () -> ()
  "t.t"() {a = dense<[0x7FFEFFFFFFFFFFFFFFFF, 1.000000e+00]> : tensor<2xf80>, b = dense<0x1> : tensor<2xf80>} : () -> ()
}

