// terrace opt --allow-unregistered-dialect
"t.op"() {a = #nothing} : () -> ()
// ==== stderr ====
<stdin>:2:23: error: undefined symbol alias id 'nothing'
"t.op"() {a = #nothing} : () -> ()
                      ^
// ==== exit 1 ====
