// Recursive quicksort (Hoare partition) of pseudo-random numbers.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %c0 : i32
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %opposite = arith.subi %c0, %n : i32
  %abs = arith.select %negative, %opposite, %n : i32
  %rest = arith.divsi %abs, %c10 : i32
  %digit = arith.remsi %abs, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_int(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @partition(%a: memref<?xi32>, %lo: index, %hi: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %width = arith.subi %hi, %lo : index
  %half = arith.divui %width, %c2 : index
  %middle = arith.addi %lo, %half : index
  %pivot = memref.load %a[%middle] : memref<?xi32>
  %i:2 = scf.while (%l = %lo, %h = %hi) : (index, index) -> (index, index) {
    %up = scf.while (%k = %l) : (index) -> index {
      %v = memref.load %a[%k] : memref<?xi32>
      %less = arith.cmpi slt, %v, %pivot : i32
      scf.condition(%less) %k : index
    } do {
    ^bb0(%k: index):
      %next = arith.addi %k, %c1 : index
      scf.yield %next : index
    }
    %down = scf.while (%k = %h) : (index) -> index {
      %v = memref.load %a[%k] : memref<?xi32>
      %greater = arith.cmpi sgt, %v, %pivot : i32
      scf.condition(%greater) %k : index
    } do {
    ^bb0(%k: index):
      %next = arith.subi %k, %c1 : index
      scf.yield %next : index
    }
    %open = arith.cmpi slt, %up, %down : index
    scf.condition(%open) %up, %down : index, index
  } do {
  ^bb0(%l: index, %h: index):
    %x = memref.load %a[%l] : memref<?xi32>
    %y = memref.load %a[%h] : memref<?xi32>
    memref.store %y, %a[%l] : memref<?xi32>
    memref.store %x, %a[%h] : memref<?xi32>
    %l1 = arith.addi %l, %c1 : index
    %h1 = arith.subi %h, %c1 : index
    scf.yield %l1, %h1 : index, index
  }
  return %i#1 : index
}

func.func @quicksort(%a: memref<?xi32>, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  %many = arith.cmpi slt, %lo, %hi : index
  cf.cond_br %many, ^split, ^done
^split:
  %p = call @partition(%a, %lo, %hi) : (memref<?xi32>, index, index) -> index
  call @quicksort(%a, %lo, %p) : (memref<?xi32>, index, index) -> ()
  %q = arith.addi %p, %c1 : index
  call @quicksort(%a, %q, %hi) : (memref<?xi32>, index, index) -> ()
  cf.br ^done
^done:
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 24 : index
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %a = memref.alloc(%n) : memref<?xi32>
  // A linear congruential generator; the top bits as signed numbers below 2^10.
  %seed = arith.constant 20241 : i32
  %mul = arith.constant 1664525 : i32
  %add = arith.constant 1013904223 : i32
  %shift = arith.constant 21 : i32
  scf.for %i = %c0 to %n step %c1 iter_args(%state = %seed) -> i32 {
    %m = arith.muli %state, %mul : i32
    %next = arith.addi %m, %add : i32
    %v = arith.shrsi %next, %shift : i32
    memref.store %v, %a[%i] : memref<?xi32>
    scf.yield %next : i32
  }
  %last = arith.subi %n, %c1 : index
  call @quicksort(%a, %c0, %last) : (memref<?xi32>, index, index) -> ()
  %zero = arith.constant 0 : i32
  %smallest = arith.constant -2147483648 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1
      iter_args(%previous = %smallest, %errors = %zero) -> (i32, i32) {
    %v = memref.load %a[%i] : memref<?xi32>
    func.call @print_int(%v) : (i32) -> ()
    func.call @putchar(%blank) : (i32) -> i32
    %wrong = arith.cmpi sgt, %previous, %v : i32
    %one = arith.extui %wrong : i1 to i32
    %next = arith.addi %errors, %one : i32
    scf.yield %v, %next : i32, i32
  }
  call @putchar(%newline) : (i32) -> i32
  memref.dealloc %a : memref<?xi32>
  return %r#1 : i32
}
