// terrace opt --finalize-memref-to-llvm --allow-unregistered-dialect
// A size is only read where the memory space is an address space. MLIR exits 0 after the error.
func.func @f(%a: memref<*xf32, "a">, %i: index) -> index {
  %0 = memref.dim %a, %i : memref<*xf32, "a">
  return %0 : index
}
// ==== stderr ====
<stdin>:4:8: error: 'memref.dim' op memref memory space must be convertible to an integer address space
  %0 = memref.dim %a, %i : memref<*xf32, "a">
       ^
<stdin>:4:8: note: see current operation: %2 = "memref.dim"(%arg0, %arg1) : (memref<*xf32, "a">, index) -> index
// ==== exit 1 ====
