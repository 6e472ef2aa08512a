// terrace opt --convert-func-to-llvm
// A part that cannot be converted is reported for the container too. MLIR exits 0 after the error.
func.func private @a(!llvm.struct<(i32, array<2 x memref<4xf32, "a">>)>)
// ==== stderr ====
<stdin>:3:1: error: conversion of memref memory space "a" to integer address space failed. Consider adding memory space conversions.
func.func private @a(!llvm.struct<(i32, array<2 x memref<4xf32, "a">>)>)
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (!llvm.struct<(i32, !llvm.array<2 x memref<4xf32, "a">>)>) -> (), sym_name = "a", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:3:1: note: type '!llvm.struct<(i32, !llvm.array<2 x memref<4xf32, "a">>)>' of argument #0 of 'func.func' cannot be converted
// ==== exit 1 ====
