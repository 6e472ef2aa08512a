// terrace opt --convert-func-to-llvm
// A layout that is no strided form is an error. (Upstream exits 0.)
func.func private @cyclic(memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>)
// ==== stderr ====
<stdin>:3:1: error: conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons
func.func private @cyclic(memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>)
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) -> (), sym_name = "cyclic", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:3:1: note: type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' of argument #0 of 'func.func' cannot be converted
// ==== exit 1 ====
