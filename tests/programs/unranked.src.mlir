// Rank-polymorphic code on unranked memrefs: count the elements, flatten by
// reshape, fill, copy.

func.func private @putchar(i32) -> i32

func.func private @print_digit(%n: index) {
  %ascii0 = arith.constant 48 : i32
  %blank = arith.constant 32 : i32
  %int = arith.index_cast %n : index to i32
  %char = arith.addi %int, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  call @putchar(%blank) : (i32) -> i32
  return
}

func.func @count(%any: memref<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %any : memref<*xf32>
  func.call @print_digit(%rank) : (index) -> ()
  %n = scf.for %i = %c0 to %rank step %c1 iter_args(%acc = %c1) -> index {
    %d = memref.dim %any, %i : memref<*xf32>
    func.call @print_digit(%d) : (index) -> ()
    %next = arith.muli %acc, %d : index
    scf.yield %next : index
  }
  return %n : index
}

// The same elements as a vector.
func.func @flatten(%any: memref<*xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %n = call @count(%any) : (memref<*xf32>) -> index
  %shape = memref.alloca() : memref<1xindex>
  memref.store %n, %shape[%c0] : memref<1xindex>
  %flat = memref.reshape %any(%shape) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
  return %flat : memref<?xf32>
}

// An unranked result: its descriptor moves from the heap to the caller's stack.
func.func @erase(%m: memref<?x?xf32>) -> memref<*xf32> {
  %any = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  return %any : memref<*xf32>
}

func.func @iota(%any: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %flat = call @flatten(%any) : (memref<*xf32>) -> memref<?xf32>
  %n = memref.dim %flat, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    memref.store %f, %flat[%i] : memref<?xf32>
  }
  return
}

func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %newline = arith.constant 10 : i32

  %scalar = memref.alloca() : memref<f32>
  %scalar_any = memref.cast %scalar : memref<f32> to memref<*xf32>
  call @iota(%scalar_any) : (memref<*xf32>) -> ()
  call @putchar(%newline) : (i32) -> i32

  %cube = memref.alloc(%c2) : memref<?x3x4xf32>
  %cube_any = memref.cast %cube : memref<?x3x4xf32> to memref<*xf32>
  call @iota(%cube_any) : (memref<*xf32>) -> ()
  call @putchar(%newline) : (i32) -> i32

  %matrix = memref.alloc(%c4, %c3) : memref<?x?xf32>
  %matrix_any = call @erase(%matrix) : (memref<?x?xf32>) -> memref<*xf32>
  call @iota(%matrix_any) : (memref<*xf32>) -> ()
  call @putchar(%newline) : (i32) -> i32

  // Back to a known rank, and a copy of it.
  %ranked = memref.cast %matrix_any : memref<*xf32> to memref<?x?xf32>
  %twin = memref.alloc(%c4, %c3) : memref<?x?xf32>
  memref.copy %ranked, %twin : memref<?x?xf32> to memref<?x?xf32>

  %a = memref.load %cube[%c1, %c2, %c3] : memref<?x3x4xf32>
  %b = memref.load %twin[%c3, %c2] : memref<?x?xf32>
  %c = memref.load %scalar[] : memref<f32>
  memref.dealloc %cube : memref<?x3x4xf32>
  memref.dealloc %matrix : memref<?x?xf32>
  memref.dealloc %twin : memref<?x?xf32>
  // 23 - 2 * 11 - 1 = 0
  %two = arith.constant 2.0 : f32
  %one = arith.constant 1.0 : f32
  %bb = arith.mulf %b, %two : f32
  %d = arith.subf %a, %bb : f32
  %e = arith.subf %d, %one : f32
  %f = arith.addf %e, %c : f32
  %zero = arith.constant 0.0 : f32
  %wrong = arith.cmpf une, %f, %zero : f32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
