// terrace opt
func.func @f() {
  return loc("f.c":x:2)
}
// ==== stderr ====
<stdin>:3:20: error: expected integer line number in FileLineColRange
  return loc("f.c":x:2)
                   ^
// ==== exit 1 ====
