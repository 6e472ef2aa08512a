// terrace opt
// More names than results.
func.func @f() {
  %a, %b = arith.constant 1 : i32
  return
}
// ==== stderr ====
<stdin>:4:3: error: operation defines 1 results but was provided 2 to bind
  %a, %b = arith.constant 1 : i32
  ^
// ==== exit 1 ====
