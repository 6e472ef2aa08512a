// Heap sort of sixteen-bit numbers, with assertions that the heap is one; and a selection sort in scratch memory whose
// results must agree.

memref.global "private" constant @numbers : memref<12xi16> = dense<[
  503, 87, 512, 61, -908, 170, 897, 275, -653, 426, 154, 509]> {alignment = 16}

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %c0 : i32
  cf.cond_br %negative, ^sign, ^digits(%n : i32)
^sign:
  call @putchar(%minus) : (i32) -> i32
  %opposite = arith.subi %c0, %n : i32
  cf.br ^digits(%opposite : i32)
^digits(%abs: i32):
  %rest = arith.divui %abs, %c10 : i32
  %digit = arith.remui %abs, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  cf.cond_br %more, ^more, ^last
^more:
  call @print_int(%rest) : (i32) -> ()
  cf.br ^last
^last:
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Lets the number at `root` sink in the heap of the first `n` numbers, until none of its children is greater.
func.func @sink(%x: memref<?xi16>, %root: index, %n: index) {
  %c1 = arith.constant 1 : index
  cf.br ^at(%root : index)
^at(%i: index):
  %double = arith.shli %i, %c1 : index
  %left = arith.addi %double, %c1 : index
  %leaf = arith.cmpi uge, %left, %n : index
  cf.cond_br %leaf, ^done, ^children
^children:
  %right = arith.addi %left, %c1 : index
  %single = arith.cmpi uge, %right, %n : index
  cf.cond_br %single, ^compare(%left : index), ^greater_child
^greater_child:
  %l = memref.load %x[%left] : memref<?xi16>
  %r = memref.load %x[%right] : memref<?xi16>
  %right_greater = arith.cmpi sgt, %r, %l : i16
  cf.cond_br %right_greater, ^compare(%right : index), ^compare(%left : index)
^compare(%child: index):
  %parent_value = memref.load %x[%i] : memref<?xi16>
  %child_value = memref.load %x[%child] : memref<?xi16>
  %sinks = arith.cmpi slt, %parent_value, %child_value : i16
  cf.cond_br %sinks, ^exchange, ^done
^exchange:
  memref.store %child_value, %x[%i] : memref<?xi16>
  memref.store %parent_value, %x[%child] : memref<?xi16>
  cf.br ^at(%child : index)
^done:
  return
}

func.func @heap_sort(%x: memref<?xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi16>
  %half = arith.shrui %n, %c1 : index
  scf.for %k = %c0 to %half step %c1 {
    %before = arith.subi %half, %k : index
    %i = arith.subi %before, %c1 : index
    func.call @sink(%x, %i, %n) : (memref<?xi16>, index, index) -> ()
  }
  scf.for %i = %c1 to %n step %c1 {
    %parent = affine.apply affine_map<(i) -> ((i - 1) floordiv 2)>(%i)
    %p = memref.load %x[%parent] : memref<?xi16>
    %c = memref.load %x[%i] : memref<?xi16>
    %heap = arith.cmpi sge, %p, %c : i16
    cf.assert %heap, "a child is greater than its parent"
  }
  scf.for %k = %c1 to %n step %c1 {
    %last = arith.subi %n, %k : index
    %greatest = memref.load %x[%c0] : memref<?xi16>
    %v = memref.load %x[%last] : memref<?xi16>
    memref.store %greatest, %x[%last] : memref<?xi16>
    memref.store %v, %x[%c0] : memref<?xi16>
    func.call @sink(%x, %c0, %last) : (memref<?xi16>, index, index) -> ()
  }
  return
}

// How many numbers are less than number `i`, or the same and before it: its place among the sorted.
func.func @place(%x: memref<12xi16>, %i: index) -> index {
  %v = memref.load %x[%i] : memref<12xi16>
  %c0 = arith.constant 0 : index
  %r = affine.for %j = 0 to 12 iter_args(%count = %c0) -> index {
    %w = affine.load %x[%j] : memref<12xi16>
    %less = arith.cmpi slt, %w, %v : i16
    %same = arith.cmpi eq, %w, %v : i16
    %before = arith.cmpi ult, %j, %i : index
    %same_before = arith.andi %same, %before : i1
    %counts = arith.ori %less, %same_before : i1
    %one = arith.index_castui %counts : i1 to index
    %next = arith.addi %count, %one : index
    affine.yield %next : index
  }
  return %r : index
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 12 : index
  %zero = arith.constant 0 : i32
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %numbers = memref.get_global @numbers : memref<12xi16>
  %aligned = memref.assume_alignment %numbers, 16 : memref<12xi16>
  memref.prefetch %aligned[%c0], read, locality<3>, data : memref<12xi16>
  %x = memref.alloc(%n) {alignment = 32 : i64} : memref<?xi16>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %aligned[%i] : memref<12xi16>
    memref.store %v, %x[%i] : memref<?xi16>
  }
  call @heap_sort(%x) : (memref<?xi16>) -> ()
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xi16>
    %wide = arith.extsi %v : i16 to i32
    func.call @print_int(%wide) : (i32) -> ()
    func.call @putchar(%blank) : (i32) -> i32
  }
  call @putchar(%newline) : (i32) -> i32
  %wrong = memref.alloca_scope -> (i32) {
    %scratch = memref.alloca() : memref<12xi16>
    affine.for %i = 0 to 12 {
      %at = func.call @place(%aligned, %i) : (memref<12xi16>, index) -> index
      %v = affine.load %aligned[%i] : memref<12xi16>
      memref.store %v, %scratch[%at] : memref<12xi16>
    }
    %count = affine.for %i = 0 to 12 iter_args(%w = %zero) -> i32 {
      %v = affine.load %x[%i] : memref<?xi16>
      %expected = affine.load %scratch[%i] : memref<12xi16>
      %differs = arith.cmpi ne, %v, %expected : i16
      %one = arith.extui %differs : i1 to i32
      %next = arith.addi %w, %one : i32
      affine.yield %next : i32
    }
    memref.alloca_scope.return %count : i32
  }
  memref.dealloc %x : memref<?xi16>
  return %wrong : i32
}
