// terrace opt
func.func @f() -> i32 {
  return %nothing : i32
}
// ==== stderr ====
<stdin>:3:10: error: use of undeclared SSA value name
  return %nothing : i32
         ^
// ==== exit 1 ====
