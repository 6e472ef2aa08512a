// terrace opt --finalize-memref-to-llvm
// A layout without strides. (Upstream exits 0.)
func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return %v : f32
}
// ==== stderr ====
<stdin>:4:8: error: conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons
  %v = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.load"(%arg0, %arg1) : (memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, index) -> f32
<stdin>:4:8: note: type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' of operand #0 of 'memref.load' cannot be converted
// ==== exit 1 ====
