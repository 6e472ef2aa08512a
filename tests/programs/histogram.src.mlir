// A histogram of bytes with atomic updates, and the greatest value and the mass of
// each bin by an atomic maximum and an atomic float addition.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_int(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @count(%data: memref<?xi32>, %bins: memref<8xi32>, %greatest: memref<8xi32>,
                 %mass: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %mask = arith.constant 7 : i32
  %n = memref.dim %data, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %data[%i] : memref<?xi32>
    %low = arith.andi %v, %mask : i32
    %bin = arith.index_castui %low : i32 to index
    %f = arith.uitofp %v : i32 to f32
    memref.atomic_rmw addi %one, %bins[%bin] : (i32, memref<8xi32>) -> i32
    memref.atomic_rmw maxu %v, %greatest[%bin] : (i32, memref<8xi32>) -> i32
    memref.atomic_rmw addf %f, %mass[%bin] : (f32, memref<8xf32>) -> f32
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 100 : index
  %zero = arith.constant 0 : i32
  %zero_f = arith.constant 0.0 : f32
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %data = memref.alloc(%n) : memref<?xi32>
  %bins = memref.alloc() : memref<8xi32>
  %greatest = memref.alloc() : memref<8xi32>
  %mass = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %bins[%i] : memref<8xi32>
    memref.store %zero, %greatest[%i] : memref<8xi32>
    memref.store %zero_f, %mass[%i] : memref<8xf32>
  }
  // Triangular numbers mod 256: their residues mod 8 are not evenly spread.
  scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> i32 {
    %k = arith.index_cast %i : index to i32
    %ff = arith.constant 255 : i32
    %byte = arith.andi %t, %ff : i32
    memref.store %byte, %data[%i] : memref<?xi32>
    %squared = arith.muli %k, %k : i32
    %next = arith.addi %t, %squared : i32
    scf.yield %next : i32
  }
  call @count(%data, %bins, %greatest, %mass)
      : (memref<?xi32>, memref<8xi32>, memref<8xi32>, memref<8xf32>) -> ()
  %total = scf.for %i = %c0 to %c8 step %c1 iter_args(%sum = %zero) -> i32 {
    %b = memref.load %bins[%i] : memref<8xi32>
    %g = memref.load %greatest[%i] : memref<8xi32>
    %m = memref.load %mass[%i] : memref<8xf32>
    %m_int = arith.fptoui %m : f32 to i32
    func.call @print_int(%b) : (i32) -> ()
    func.call @putchar(%blank) : (i32) -> i32
    func.call @print_int(%g) : (i32) -> ()
    func.call @putchar(%blank) : (i32) -> i32
    func.call @print_int(%m_int) : (i32) -> ()
    func.call @putchar(%newline) : (i32) -> i32
    %next = arith.addi %sum, %b : i32
    scf.yield %next : i32
  }
  memref.dealloc %data : memref<?xi32>
  memref.dealloc %bins : memref<8xi32>
  memref.dealloc %greatest : memref<8xi32>
  memref.dealloc %mass : memref<8xf32>
  %hundred = arith.constant 100 : i32
  %code = arith.subi %total, %hundred : i32
  return %code : i32
}
