// terrace opt --allow-unregistered-dialect --verify-roundtrip
#m = affine_map<(d0, d1) -> (d1, d0)>
func.func @f(%x: memref<2x3xf32, #m>, %y: i8 loc("y")) -> i8 {
  %a:2 = "a.b"(%y) {z = dense_resource<k> : tensor<1xi8>} : (i8) -> (i8, i8)
  %t = arith.constant true
  // The terminator that is left out has no location in the text.
  scf.if %t {
    "a.c"() : () -> ()
  }
  cf.br ^bb1(%a#1 : i8)
^bb1(%c: i8):
  return %c : i8 loc(fused["a", "b"])
}
{-# dialect_resources: { builtin: { k: "0x0100000007" } } #-}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @f(%arg0: memref<2x3xf32, #map>, %arg1: i8) -> i8 {
    %0:2 = "a.b"(%arg1) {z = dense_resource<k> : tensor<1xi8>} : (i8) -> (i8, i8)
    %true = arith.constant true
    scf.if %true {
      "a.c"() : () -> ()
    }
    cf.br ^bb1(%0#1 : i8)
  ^bb1(%1: i8):  // pred: ^bb0
    return %1 : i8
  }
}

{-#
  dialect_resources: {
    builtin: {
      k: "0x0100000007"
    }
  }
#-}

