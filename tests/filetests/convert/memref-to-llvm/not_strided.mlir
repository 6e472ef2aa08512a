// terrace opt --finalize-memref-to-llvm
// A layout without strides. (Upstream exits 0.)
func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return %v : f32
}
// ==== stderr ====
<unknown>:0: error: conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons
// ==== exit 1 ====
