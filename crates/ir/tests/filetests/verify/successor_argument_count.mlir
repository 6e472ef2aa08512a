// terrace opt
func.func @f(%a: i32) {
  cf.br ^bb1
^bb1(%b: i32):
  return
}
// ==== stderr ====
<stdin>:3:3: error: branch has 0 operands for successor #0, but target block has 1
  cf.br ^bb1
  ^
<stdin>:3:3: note: see current operation: "cf.br"()[^bb1] : () -> ()
// ==== exit 1 ====
