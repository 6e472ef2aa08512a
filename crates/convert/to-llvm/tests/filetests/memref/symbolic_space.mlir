// terrace opt --finalize-memref-to-llvm
// A memory space without a number. (Upstream exits 0.)
func.func @f(%i: index) {
  %m = memref.alloca() : memref<4xf32, "local">
  return
}
// ==== stderr ====
<stdin>:4:8: error: conversion of memref memory space "local" to integer address space failed. Consider adding memory space conversions.
  %m = memref.alloca() : memref<4xf32, "local">
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, "local">
<stdin>:4:8: note: type 'memref<4xf32, "local">' of result #0 of 'memref.alloca' cannot be converted
// ==== exit 1 ====
