// terrace opt --allow-unregistered-dialect --split-input-file
// Names of dialects are letters, digits, underscores and dollar signs.
"t.op"() {a = #x$y.z, b = #_0<"a">, c = !A.b<1>} : () -> ()
// -----
"t.op"() {a = #x-y.z} : () -> ()
// -----
"t.op"() {a = #x-y.z<1> : i32} : () -> ()
// -----
"t.op"() {a = #x-y<"a">} : () -> ()
// -----
"t.op"() {a = #0<a>} : () -> ()
// -----
"t.op"() : () -> !x-y.z
// -----
"t.op"() : () -> !0<>
// ==== stdout ====
module {
  "t.op"() {a = #x$y.z, b = #_0<"a">, c = !A.b<1>} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:5:20: error: invalid dialect namespace '"x-y"'
"t.op"() {a = #x-y.z} : () -> ()
                   ^
<stdin>:7:20: error: invalid dialect namespace '"x-y"'
"t.op"() {a = #x-y.z<1> : i32} : () -> ()
                   ^
<stdin>:9:15: error: invalid dialect namespace '"x-y"'
"t.op"() {a = #x-y<"a">} : () -> ()
              ^
<stdin>:11:15: error: invalid dialect namespace '"0"'
"t.op"() {a = #0<a>} : () -> ()
              ^
<stdin>:13:23: error: invalid dialect namespace '"x-y"'
"t.op"() : () -> !x-y.z
                      ^
<stdin>:15:18: error: invalid dialect namespace '"0"'
"t.op"() : () -> !0<>
                 ^
// ==== exit 1 ====
