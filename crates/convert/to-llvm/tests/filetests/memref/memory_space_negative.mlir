// terrace opt --finalize-memref-to-llvm --allow-unregistered-dialect
// The low 32 bits of a memory space are the address space.
memref.global "private" @g : memref<4xf32, -1> = dense<0.0>
func.func @f(%i: index, %v: f32) {
  %0 = memref.get_global @g : memref<4xf32, -1>
  %1 = memref.alloc() : memref<4xf32, 4294967297>
  memref.store %v, %0[%i] : memref<4xf32, -1>
  memref.store %v, %1[%i] : memref<4xf32, 4294967297>
  return
}
// ==== stderr ====
<stdin>:3:1: error: 'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative
memref.global "private" @g : memref<4xf32, -1> = dense<0.0>
^
<stdin>:3:1: note: see current operation: 
"llvm.mlir.global"() <{addr_space = -1 : i32, global_type = !llvm.array<4 x f32>, linkage = #llvm.linkage<private>, sym_name = "g", value = dense<0.000000e+00> : tensor<4xf32>, visibility_ = 0 : i64}> ({
}) : () -> ()
// ==== exit 1 ====
