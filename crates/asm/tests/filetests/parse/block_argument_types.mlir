// terrace opt
// What a branch passes on must have the types of the block's arguments.
func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%b: f32):
  return
}
// ==== stderr ====
<stdin>:4:3: error: type mismatch for bb argument #0 of successor #0
  cf.br ^bb1(%a : i32)
  ^
<stdin>:4:3: note: see current operation: "cf.br"(%arg0)[^bb1] : (i32) -> ()
// ==== exit 1 ====
