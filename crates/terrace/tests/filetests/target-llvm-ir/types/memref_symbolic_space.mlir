// terrace opt --convert-func-to-llvm
// A memory space that is no integer is an error. (Upstream exits 0.)
func.func private @shared(memref<4xf32, "shared">)
// ==== stderr ====
<stdin>:3:1: error: conversion of memref memory space "shared" to integer address space failed. Consider adding memory space conversions.
func.func private @shared(memref<4xf32, "shared">)
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (memref<4xf32, "shared">) -> (), sym_name = "shared", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:3:1: note: type 'memref<4xf32, "shared">' of argument #0 of 'func.func' cannot be converted
// ==== exit 1 ====
