// terrace opt --split-input-file
// A piece with an error does not stop the next one; lines are those of the whole file.
func.func @f() {
  return %x : i32
}

// -----

func.func private @fine()

// -----

func.func @g() {
  return %y : i32
}
// ==== stdout ====
// -----
module {
  func.func private @fine()
}

// -----
// ==== stderr ====
<stdin>:4:10: error: use of undeclared SSA value name
  return %x : i32
         ^
<stdin>:14:10: error: use of undeclared SSA value name
  return %y : i32
         ^
// ==== exit 1 ====
