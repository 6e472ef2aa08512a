// terrace lower
// MLIR reports this at no place.
func.func @f(%m: memref<4xf32, "local">, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<4xf32, "local">
  return %v : f32
}
// ==== stderr ====
<stdin>:4:8: error: conversion of memref memory space "local" to integer address space failed. Consider adding memory space conversions.
  %v = memref.load %m[%i] : memref<4xf32, "local">
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.load"(%arg0, %arg1) : (memref<4xf32, "local">, index) -> f32
<stdin>:4:8: note: type 'memref<4xf32, "local">' of operand #0 of 'memref.load' cannot be converted
<stdin>:3:1: error: conversion of memref memory space "local" to integer address space failed. Consider adding memory space conversions.
func.func @f(%m: memref<4xf32, "local">, %i: index) -> f32 {
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (memref<4xf32, "local">, index) -> f32, sym_name = "f"}> ({
^bb0(%arg0: memref<4xf32, "local">, %arg1: index):
  %0 = "memref.load"(%arg0, %arg1) : (memref<4xf32, "local">, index) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
<stdin>:3:1: note: type 'memref<4xf32, "local">' of argument #0 of 'func.func' cannot be converted
// ==== exit 1 ====
