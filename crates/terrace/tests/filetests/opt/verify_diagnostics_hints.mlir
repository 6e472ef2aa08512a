// terrace opt --verify-diagnostics
// What may have been meant need not be expected: mlir-opt does not say it.
func.func @f() {
  // expected-error@+1 {{custom op 'func.retrn' is unknown}}
  func.retrn
}
// ==== stdout ====
