// terrace opt
// A definition has another type than an earlier use.
func.func @f() -> i32 {
  cf.br ^two
^one:
  return %x : i32
^two:
  %x = arith.constant 1.0 : f32
  cf.br ^one
}
// ==== stderr ====
<stdin>:8:3: error: definition of SSA value '%x#0' has type 'f32'
  %x = arith.constant 1.0 : f32
  ^
<stdin>:6:10: note: previously used here with type 'i32'
  return %x : i32
         ^
// ==== exit 1 ====
