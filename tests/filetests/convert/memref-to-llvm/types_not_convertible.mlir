// terrace opt --finalize-memref-to-llvm
// In the order of the operations. (Upstream exits 0.)
#m = affine_map<(d0) -> (d0 mod 2)>
memref.global @g : memref<4xf32, "x">
memref.global @h : memref<4xf32, #m>
func.func @f(%m: memref<4xf32, "b">, %i: index) {
  %a = memref.alloc() : memref<4xf32, #m>
  %b = memref.alloc() : memref<4xf32, "a">
  %c = memref.alloc() : memref<4xf32, "a">
  %k = memref.alloca() : memref<4xf32, "a">
  %x = memref.load %a[%i] : memref<4xf32, #m>
  %d = memref.get_global @g : memref<4xf32, "x">
  %l = memref.load %m[%i] : memref<4xf32, "b">
  %l2 = memref.load %m[%i] : memref<4xf32, "b">
  return
}
// ==== stderr ====
<unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.
<unknown>:0: error: conversion of memref memory space "a" to integer address space failed. Consider adding memory space conversions.
<unknown>:0: error: conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons
<unknown>:0: error: conversion of memref memory space "b" to integer address space failed. Consider adding memory space conversions.
// ==== exit 1 ====
