// terrace lower --to=scf,func,arith,memref
// Affine is lowered; loops, functions, memory and arithmetic stay.
func.func @f(%m: memref<8xf32>, %x: f32) {
  affine.for %j = 0 to 8 {
    affine.store %x, %m[%j] : memref<8xf32>
  }
  return
}
// ==== stderr ====
<stdin>:5:5: error: 'builtin.unrealized_conversion_cast' op from 'memref<8xf32>' to '!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>' is left: no pair of casts that leads back to the same type can replace it
    affine.store %x, %m[%j] : memref<8xf32>
    ^
<stdin>:5:5: note: its result is used by 'llvm.extractvalue'
// ==== exit 1 ====
