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
<stdin>:4:1: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.
memref.global @g : memref<4xf32, "x">
^
<stdin>:4:1: note: see current operation: "memref.global"() <{sym_name = "g", type = memref<4xf32, "x">}> : () -> ()
<stdin>:4:1: note: type 'memref<4xf32, "x">' of property 'type' of 'memref.global' cannot be converted
<stdin>:8:8: error: conversion of memref memory space "a" to integer address space failed. Consider adding memory space conversions.
  %b = memref.alloc() : memref<4xf32, "a">
       ^
<stdin>:8:8: note: see current operation: %1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32, "a">
<stdin>:8:8: note: type 'memref<4xf32, "a">' of result #0 of 'memref.alloc' cannot be converted
<stdin>:11:8: error: conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons
  %x = memref.load %a[%i] : memref<4xf32, #m>
       ^
<stdin>:11:8: note: see current operation: %4 = "memref.load"(%0, %arg1) : (memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, index) -> f32
<stdin>:11:8: note: type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' of operand #0 of 'memref.load' cannot be converted
<stdin>:13:8: error: conversion of memref memory space "b" to integer address space failed. Consider adding memory space conversions.
  %l = memref.load %m[%i] : memref<4xf32, "b">
       ^
<stdin>:13:8: note: see current operation: %6 = "memref.load"(%arg0, %arg1) : (memref<4xf32, "b">, index) -> f32
<stdin>:13:8: note: type 'memref<4xf32, "b">' of operand #0 of 'memref.load' cannot be converted
// ==== exit 1 ====
