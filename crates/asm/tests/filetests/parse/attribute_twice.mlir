// terrace opt --allow-unregistered-dialect
"t.op"() {a = 1, b = 2, a = 3} : () -> ()
// ==== stderr ====
<stdin>:2:25: error: duplicate key 'a' in dictionary attribute
"t.op"() {a = 1, b = 2, a = 3} : () -> ()
                        ^
// ==== exit 1 ====
