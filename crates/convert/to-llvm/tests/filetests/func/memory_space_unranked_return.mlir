// terrace opt --convert-func-to-llvm
// The size of a descriptor that leaves a function is not known without the address space, so the return stays.
func.func @f(%a: memref<*xf32, "a">) -> memref<*xf32, "a"> {
  return %a : memref<*xf32, "a">
}
// ==== stderr ====
<stdin>:4:3: error: 'func.return' op expects parent op 'func.func'
  return %a : memref<*xf32, "a">
  ^
<stdin>:4:3: note: see current operation: "func.return"(%3) : (memref<*xf32, "a">) -> ()
// ==== exit 1 ====
