// terrace opt --allow-unregistered-dialect --split-input-file
// Results that were used before with another type, by number.
func.func @f(%x: i32) {
  "a.b"(%1#1) : (i32) -> ()
  %1:2 = "a.c"() : () -> (i32, index)
  return
}
// -----
func.func @f(%x: i32) {
  "a.b"(%1#1) : (i32) -> ()
  %0, %1:2 = "a.c"() : () -> (i32, i32, index)
  return
}
// -----
func.func @f(%x: i32) {
  "a.b"(%1#0) : (i32) -> ()
  %0, %1:2 = "a.c"() : () -> (i32, index, i32)
  return
}
// ==== stdout ====
// -----
// -----
// ==== stderr ====
<stdin>:5:3: error: definition of SSA value '%1#1' has type 'index'
  %1:2 = "a.c"() : () -> (i32, index)
  ^
<stdin>:4:9: note: previously used here with type 'i32'
  "a.b"(%1#1) : (i32) -> ()
        ^
<stdin>:11:7: error: definition of SSA value '%1#1' has type 'index'
  %0, %1:2 = "a.c"() : () -> (i32, i32, index)
      ^
<stdin>:10:9: note: previously used here with type 'i32'
  "a.b"(%1#1) : (i32) -> ()
        ^
<stdin>:17:7: error: definition of SSA value '%1#0' has type 'index'
  %0, %1:2 = "a.c"() : () -> (i32, index, i32)
      ^
<stdin>:16:9: note: previously used here with type 'i32'
  "a.b"(%1#0) : (i32) -> ()
        ^
// ==== exit 1 ====
