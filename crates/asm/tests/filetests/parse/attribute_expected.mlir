// terrace opt --allow-unregistered-dialect
"t.op"() {a = } : () -> ()
// ==== stderr ====
<stdin>:2:14: error: expected attribute value
"t.op"() {a = } : () -> ()
             ^
// ==== exit 1 ====
