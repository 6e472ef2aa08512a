// terrace opt --allow-unregistered-dialect
"t.op"() {a = "bad \q"} : () -> ()
// ==== stderr ====
<stdin>:2:20: error: unknown escape in string literal
"t.op"() {a = "bad \q"} : () -> ()
                   ^
// ==== exit 1 ====
