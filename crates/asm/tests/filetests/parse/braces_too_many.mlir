// terrace opt
func.func @f() {
  return
}
}
// ==== stderr ====
<stdin>:4:2: error: expected operation name in quotes
}
 ^
// ==== exit 1 ====
