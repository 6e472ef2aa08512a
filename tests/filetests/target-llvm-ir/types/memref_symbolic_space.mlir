// terrace opt --convert-func-to-llvm
// A memory space that is no integer is an error. (Upstream exits 0.)
func.func private @shared(memref<4xf32, "shared">)
// ==== stderr ====
<unknown>:0: error: conversion of memref memory space "shared" to integer address space failed. Consider adding memory space conversions.
// ==== exit 1 ====
