// terrace opt
// A function may end in the terminator of another dialect, but not of one that has a parent in mind.
func.func @fine() {
  llvm.return
}
func.func @wrong(%x: i32) {
  memref.atomic_yield %x : i32
}
// ==== stderr ====
<stdin>:7:3: error: 'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'
  memref.atomic_yield %x : i32
  ^
<stdin>:7:3: note: see current operation: "memref.atomic_yield"(%arg0) : (i32) -> ()
// ==== exit 1 ====
