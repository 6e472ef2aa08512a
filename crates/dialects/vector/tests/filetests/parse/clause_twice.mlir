// terrace opt
func.func @f() {
  vector.print str "a" str "b"
  return
}
// ==== stderr ====
<stdin>:3:3: error: custom op 'vector.print' `str` clause can appear at most once in the expansion of the oilist directive
  vector.print str "a" str "b"
  ^
// ==== exit 1 ====
