// An arena: one byte buffer on the heap, typed views into it (memref.view), scoped
// scratch space on the stack, raw addresses.

func.func private @putchar(i32) -> i32

func.func private @print_digit(%n: i64) {
  %ascii0 = arith.constant 48 : i64
  %sum = arith.addi %n, %ascii0 : i64
  %char = arith.trunci %sum : i64 to i32
  call @putchar(%char) : (i32) -> i32
  return
}

// The next n f64s of the arena, from the given (8-aligned) byte position on.
func.func @carve(%arena: memref<?xi8>, %at: index, %n: index)
    -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %view = memref.view %arena[%at][%n] : memref<?xi8> to memref<?xf64>
  %bytes = arith.muli %n, %c8 : index
  %next = arith.addi %at, %bytes : index
  %size = memref.dim %arena, %c0 : memref<?xi8>
  %fits = arith.cmpi ule, %next, %size : index
  cf.assert %fits, "the arena is full"
  return %view, %next : memref<?xf64>, index
}

// Sums v by halving it in place, again and again.
func.func @fold_pairs(%v: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %v, %c0 : memref<?xf64>
  %aligned = memref.assume_alignment %v, 32 : memref<?xf64>
  scf.while (%m = %n) : (index) -> index {
    %many = arith.cmpi ugt, %m, %c1 : index
    scf.condition(%many) %m : index
  } do {
  ^bb0(%m: index):
    %half = arith.ceildivui %m, %c2 : index
    %pairs = arith.divui %m, %c2 : index
    scf.for %i = %c0 to %pairs step %c1 {
      %j = arith.addi %i, %half : index
      memref.prefetch %aligned[%j], read, locality<3>, data : memref<?xf64>
      %x = memref.load %aligned[%i] : memref<?xf64>
      %y = memref.load %aligned[%j] : memref<?xf64>
      %s = arith.addf %x, %y : f64
      memref.store %s, %aligned[%i] : memref<?xf64>
    }
    scf.yield %half : index
  }
  %r = memref.load %aligned[%c0] : memref<?xf64>
  return %r : f64
}

// The same without harm to v, on a scratch copy that lives for one call.
func.func @pairwise_sum(%v: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %v, %c0 : memref<?xf64>
  %total = memref.alloca_scope -> (f64) {
    %scratch = memref.alloca(%n) {alignment = 32 : i64} : memref<?xf64>
    memref.copy %v, %scratch : memref<?xf64> to memref<?xf64>
    %r = func.call @fold_pairs(%scratch) : (memref<?xf64>) -> f64
    memref.alloca_scope.return %r : f64
  }
  return %total : f64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 256 : index
  %n = arith.constant 13 : index
  %m = arith.constant 9 : index
  %newline = arith.constant 10 : i32
  %arena = memref.alloc(%size) {alignment = 64 : i64} : memref<?xi8>
  %a:2 = call @carve(%arena, %c0, %n) : (memref<?xi8>, index, index) -> (memref<?xf64>, index)
  %b:2 = call @carve(%arena, %a#1, %m) : (memref<?xi8>, index, index) -> (memref<?xf64>, index)
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %f = arith.sitofp %k : i64 to f64
    memref.store %f, %a#0[%i] : memref<?xf64>
  }
  scf.for %i = %c0 to %m step %c1 {
    %x = memref.load %a#0[%i] : memref<?xf64>
    %y = arith.negf %x : f64
    memref.store %y, %b#0[%i] : memref<?xf64>
  }
  // 0 + ... + 12 = 78 and -(0 + ... + 8) = -36
  %sum_a = call @pairwise_sum(%a#0) : (memref<?xf64>) -> f64
  %sum_b = call @pairwise_sum(%b#0) : (memref<?xf64>) -> f64
  %sum = arith.addf %sum_a, %sum_b : f64
  %int = arith.fptosi %sum : f64 to i64
  %ten = arith.constant 10 : i64
  %tens = arith.divsi %int, %ten : i64
  %ones = arith.remsi %int, %ten : i64
  call @print_digit(%tens) : (i64) -> ()
  call @print_digit(%ones) : (i64) -> ()
  call @putchar(%newline) : (i32) -> i32

  // The second view's descriptor: its aligned pointer is past the first view.
  %p = memref.extract_aligned_pointer_as_index %a#0 : memref<?xf64> -> index
  %q = memref.extract_aligned_pointer_as_index %b#0 : memref<?xf64> -> index
  %base, %offset, %length, %stride = memref.extract_strided_metadata %b#0
      : memref<?xf64> -> memref<f64>, index, index, index
  %distance = arith.subi %q, %p : index
  %low_bits = arith.constant 63 : index
  %misaligned = arith.andi %p, %low_bits : index
  memref.dealloc %arena : memref<?xi8>

  %e0 = arith.constant 42.0 : f64
  %e1 = arith.constant 104 : index
  %w0 = arith.cmpf une, %sum, %e0 : f64
  %w1 = arith.cmpi ne, %distance, %e1 : index
  %w2 = arith.cmpi ne, %misaligned, %c0 : index
  %w3 = arith.cmpi ne, %length, %m : index
  %w4 = arith.cmpi ne, %stride, %c1 : index
  %w01 = arith.ori %w0, %w1 : i1
  %w23 = arith.ori %w2, %w3 : i1
  %w014 = arith.ori %w01, %w4 : i1
  %wrong = arith.ori %w014, %w23 : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
