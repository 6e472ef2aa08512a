// terrace opt
// A use has another type than the definition.
func.func @f(%a: i32) {
  %b = arith.addf %a, %a : f32
  return
}
// ==== stderr ====
<stdin>:4:19: error: use of value '%a' expects different type than prior uses: 'f32' vs 'i32'
  %b = arith.addf %a, %a : f32
                  ^
<stdin>:3:14: note: prior use here
func.func @f(%a: i32) {
             ^
// ==== exit 1 ====
