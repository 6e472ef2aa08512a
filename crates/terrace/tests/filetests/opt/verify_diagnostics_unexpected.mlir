// terrace opt --verify-diagnostics
// An error nobody expected.
func.func @f() {
  return %x : i32
}
// ==== stderr ====
<stdin>:4:10: error: unexpected error: use of undeclared SSA value name
  return %x : i32
         ^
// ==== exit 1 ====
