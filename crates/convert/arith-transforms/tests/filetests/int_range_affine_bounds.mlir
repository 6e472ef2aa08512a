// terrace opt --allow-unregistered-dialect --int-range-optimizations
// A bound that is no number is unknown. MLIR crashes.
func.func @aff(%n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    %a = arith.cmpi sge, %i, %c0 : index
    "u.u"(%a) : (i1) -> ()
  }
  return
}
// ==== stdout ====
module {
  func.func @aff(%arg0: index) {
    %true = arith.constant true
    affine.for %arg1 = 0 to %arg0 {
      "u.u"(%true) : (i1) -> ()
    }
    return
  }
}

