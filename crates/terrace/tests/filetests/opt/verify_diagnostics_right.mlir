// terrace opt --split-input-file --verify-diagnostics
// All is as expected: nothing is printed but what is legal.
func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  return %x : i32
}

// -----

func.func @g() {
  // expected-error-re@below {{'func.return' op has {{[0-9]+}} operands, but enclosing function (@g) returns 0}}
  return %c : i32
^bb1:
  %c = arith.constant 1 : i32
  cf.br ^bb1
}
// ==== stdout ====
// -----
