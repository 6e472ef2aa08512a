// Folds an array with functions that are chosen while the program runs.
func.func private @add(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func private @mul(%a: i32, %b: i32) -> i32 attributes {no_inline, llvm.linkage = #llvm.linkage<internal>} {
  %r = arith.muli %a, %b : i32
  return %r : i32
}
func.func private @pick(%w: i1) -> ((i32, i32) -> i32) {
  %f = constant @add : (i32, i32) -> i32
  %g = func.constant @mul : (i32, i32) -> i32
  %r = arith.select %w, %f, %g : (i32, i32) -> i32
  return %r : (i32, i32) -> i32
}
func.func @fold(%f: (i32, i32) -> i32, %m: memref<?xi32>, %init: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %nn = memref.dim %m, %c0 : memref<?xi32>
  %r = affine.for %i = 0 to affine_map<()[s0] -> (s0)>()[%nn] iter_args(%acc = %init) -> i32 {
    %v = affine.load %m[%i] : memref<?xi32>
    %x = func.call_indirect %f(%acc, %v) : (i32, i32) -> i32
    affine.yield %x : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %m = memref.alloca() : memref<4xi32>
  affine.for %i = 0 to 4 {
    %j = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %x = arith.index_cast %j : index to i32
    affine.store %x, %m[%i] : memref<4xi32>
  }
  %mc = memref.cast %m : memref<4xi32> to memref<?xi32>
  %p = call @pick(%t) : (i1) -> ((i32, i32) -> i32)
  %q = call @pick(%f) : (i1) -> ((i32, i32) -> i32)
  %a = call @fold(%p, %mc, %0) : ((i32, i32) -> i32, memref<?xi32>, i32) -> i32
  %b = call @fold(%q, %mc, %1) : ((i32, i32) -> i32, memref<?xi32>, i32) -> i32
  %r = arith.addi %a, %b : i32
  %expected = arith.constant 34 : i32
  %bad = arith.subi %r, %expected : i32
  return %bad : i32
}
