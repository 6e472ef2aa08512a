// terrace opt --allow-unregistered-dialect --split-input-file
%a:5000000000, %b = "t.op"() : () -> (i32, i32)
// -----
// What is wrong about the location of an argument comes before what is wrong about its name.
func.func @f(%x: i32) {
  cf.br ^bb1(%x : i32)
^bb1(%x: i32 loc(7)):
  return
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:2:1: error: operation defines 2 results but was provided 5000000001 to bind
%a:5000000000, %b = "t.op"() : () -> (i32, i32)
^
<stdin>:7:18: error: expected location instance
^bb1(%x: i32 loc(7)):
                 ^
// ==== exit 1 ====
