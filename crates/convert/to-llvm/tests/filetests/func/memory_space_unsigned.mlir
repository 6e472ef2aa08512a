// terrace opt --convert-func-to-llvm
// A memory space that is an integer with a sign is no address space. MLIR exits 0 after the error.
func.func private @f(memref<4xf32, 1 : ui8>)
// ==== stderr ====
<stdin>:3:1: error: conversion of memref memory space 1 : ui8 to integer address space failed. Consider adding memory space conversions.
func.func private @f(memref<4xf32, 1 : ui8>)
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (memref<4xf32, 1 : ui8>) -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:3:1: note: type 'memref<4xf32, 1 : ui8>' of argument #0 of 'func.func' cannot be converted
// ==== exit 1 ====
