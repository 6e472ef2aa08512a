// terrace opt --finalize-memref-to-llvm
// A memory space without a number. (Upstream exits 0.)
func.func @f(%i: index) {
  %m = memref.alloca() : memref<4xf32, "local">
  return
}
// ==== stderr ====
<unknown>:0: error: conversion of memref memory space "local" to integer address space failed. Consider adding memory space conversions.
// ==== exit 1 ====
