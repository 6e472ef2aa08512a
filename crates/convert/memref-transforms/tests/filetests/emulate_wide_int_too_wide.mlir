// terrace opt --memref-emulate-wide-int=widest-int-supported=8
// Only integers of twice the width are split.
func.func @f(%i: index, %y: i32, %z: i16) -> i32 {
  %c = arith.constant 123456789012345 : i64
  %0 = memref.alloc(%i) {alignment = 8 : i64, tag} : memref<?x4xi64, 1>
  %n = memref.alloc() : memref<4xi32>
  %v = memref.alloc() : memref<4xvector<2xi64>>
  %s = memref.alloc()[%i] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.store %c, %0[%i, %i] {nontemporal = true, alignment = 16 : i64, tag} : memref<?x4xi64, 1>
  memref.store %c, %s[%i] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.store %y, %n[%i] : memref<4xi32>
  %1 = memref.load %0[%i, %i] {nontemporal = true, alignment = 16 : i64, tag} : memref<?x4xi64, 1>
  %2 = memref.load %n[%i] {alignment = 16 : i64} : memref<4xi32>
  %3 = arith.extsi %2 : i32 to i64
  %4 = arith.addi %1, %3 : i64
  memref.store %4, %0[%i, %i] : memref<?x4xi64, 1>
  %5 = arith.trunci %4 : i64 to i32
  return %5 : i32
}
func.func private @ext(memref<4xi64>, memref<4xi64, strided<[2]>>, memref<*xi64>) -> memref<4xi64>
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'arith.constant' that was explicitly marked illegal
  %c = arith.constant 123456789012345 : i64
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.constant"() <{value = 123456789012345 : i64}> : () -> i64
<stdin>:4:8: note: pattern 'ConvertConstant' does not apply: result #0: type 'i64' cannot be converted: only integers of twice the supported width are split
// ==== exit 1 ====
