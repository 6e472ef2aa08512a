// terrace opt --finalize-memref-to-llvm
// A type that cannot be converted is reported once, whatever modules it is in. (Upstream exits 0.)
module @a {
  func.func @f(%n: index) { %a = memref.alloc(%n) : memref<?xf32, "q"> return }
  module @b {
    func.func @f(%n: index) { %a = memref.alloc(%n) : memref<?xf32, "q"> return }
    memref.global @g : memref<4xf32, "r">
  }
  module @c {
    memref.global @g : memref<4xf32, "r">
  }
}
// ==== stderr ====
<stdin>:4:34: error: conversion of memref memory space "q" to integer address space failed. Consider adding memory space conversions.
  func.func @f(%n: index) { %a = memref.alloc(%n) : memref<?xf32, "q"> return }
                                 ^
<stdin>:4:34: note: see current operation: %1 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32, "q">
<stdin>:4:34: note: type 'memref<?xf32, "q">' of result #0 of 'memref.alloc' cannot be converted
<stdin>:7:5: error: conversion of memref memory space "r" to integer address space failed. Consider adding memory space conversions.
    memref.global @g : memref<4xf32, "r">
    ^
<stdin>:7:5: note: see current operation: "memref.global"() <{sym_name = "g", type = memref<4xf32, "r">}> : () -> ()
<stdin>:7:5: note: type 'memref<4xf32, "r">' of property 'type' of 'memref.global' cannot be converted
// ==== exit 1 ====
