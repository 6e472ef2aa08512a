// terrace opt --allow-unregistered-dialect
"t.op"() {a = "no end} : () -> ()
// ==== stderr ====
<stdin>:2:34: error: expected '"' in string literal
"t.op"() {a = "no end} : () -> ()
                                 ^
// ==== exit 1 ====
