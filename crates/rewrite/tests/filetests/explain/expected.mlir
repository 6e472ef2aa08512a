// terrace opt --convert-complex-to-llvm --verify-diagnostics --split-input-file
// Explanations are no part of what is expected.
func.func @f(%c: complex<f32>) -> complex<f32> {
  // expected-error@+1 {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %c : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func private @g()
// ==== stdout ====
// -----
module {
  func.func private @g()
}

