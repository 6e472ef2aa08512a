// terrace opt --allow-unregistered-dialect
"t.op"() {a = "größer 日本語", b = } : () -> ()
// ==== stderr ====
<stdin>:2:40: error: expected attribute value
"t.op"() {a = "größer 日本語", b = } : () -> ()
// ==== exit 1 ====
