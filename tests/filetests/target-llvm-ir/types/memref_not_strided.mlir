// terrace opt --convert-func-to-llvm
// A layout that is no strided form is an error. (Upstream exits 0.)
func.func private @cyclic(memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>)
// ==== stderr ====
<unknown>:0: error: conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons
// ==== exit 1 ====
