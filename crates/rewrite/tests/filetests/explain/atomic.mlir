// terrace opt --finalize-memref-to-llvm --explain-conversion
// The body of the operation must have been converted before.
func.func @f(%m: memref<8xi32>, %i: index) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<8xi32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %old : i32
    memref.atomic_yield %new : i32
  }
  return %r : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<8xi32>, %arg1: index) -> i32 {
    %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<8xi32> {
    ^bb0(%arg2: i32):
      %1 = arith.addi %arg2, %arg2 : i32
      memref.atomic_yield %1 : i32
    }
    return %0 : i32
  }
}

// ==== stderr ====
<stdin>:4:8: remark: 'memref.generic_atomic_rmw' op was left unchanged by 'finalize-memref-to-llvm'
  %r = memref.generic_atomic_rmw %m[%i] : memref<8xi32> {
       ^
<stdin>:4:8: note: pattern 'GenericAtomicRMWOpLowering' does not apply: an operation in the region cannot be converted
<stdin>:7:5: remark: 'memref.atomic_yield' op was left unchanged by 'finalize-memref-to-llvm'
    memref.atomic_yield %new : i32
    ^
<stdin>:7:5: note: this conversion has no pattern for 'memref.atomic_yield'
