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
<unknown>:0: error: conversion of memref memory space "q" to integer address space failed. Consider adding memory space conversions.
<unknown>:0: error: conversion of memref memory space "r" to integer address space failed. Consider adding memory space conversions.
// ==== exit 1 ====
