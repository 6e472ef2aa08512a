// terrace opt
// A function looks at its landing pads before these are verified.
llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  "llvm.landingpad"() : () -> ()
  llvm.return
}
// ==== stderr ====
<stdin>:5:3: error: 'llvm.landingpad' op requires one result
  "llvm.landingpad"() : () -> ()
  ^
<stdin>:5:3: note: see current operation: "llvm.landingpad"() : () -> ()
// ==== exit 1 ====
