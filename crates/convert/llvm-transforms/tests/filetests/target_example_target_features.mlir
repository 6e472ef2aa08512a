// terrace opt --llvm-target-to-target-features
// Of the module itself.
module attributes {llvm.target = #llvm.target<triple = "wasm32", chip = "generic">} {
}
// ==== stdout ====
module attributes {llvm.target = #llvm.target<triple = "wasm32", chip = "generic", features = <["+bulk-memory", "+bulk-memory-opt", "+call-indirect-overlong", "+multivalue", "+mutable-globals", "+nontrapping-fptoint", "+reference-types", "+sign-ext"]>>} {
}

