// terrace opt --split-input-file --verify-diagnostics
// Every expected error is there, and no other.
func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  return %x : i32
}

// -----

func.func @g(%a: i32) {
  // expected-note@below {{prior use here}}
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  return
}
// ==== stdout ====
// -----
module {
  func.func @g(%arg0: i32) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    return
  }
}

// ==== stderr ====
<stdin>:11:6: error: expected note "prior use here" was not produced
  // expected-note@below {{prior use here}}
     ^~~~~~~~~~~~~~
// ==== exit 1 ====
