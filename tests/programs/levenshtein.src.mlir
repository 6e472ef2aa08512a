// The Levenshtein distance of two words, by dynamic programming over two rows that take turns.

memref.global "private" constant @kitten : memref<6xi8> = dense<[107, 105, 116, 116, 101, 110]>
memref.global "private" constant @sitting : memref<7xi8> = dense<[115, 105, 116, 116, 105, 110, 103]>
memref.global "private" constant @intention : memref<9xi8> = dense<[105, 110, 116, 101, 110, 116, 105, 111, 110]>
memref.global "private" constant @execution : memref<9xi8> = dense<[101, 120, 101, 99, 117, 116, 105, 111, 110]>

func.func private @putchar(i32) -> i32

func.func private @print_word(%word: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %blank = arith.constant 32 : i32
  %n = memref.dim %word, %c0 : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    %letter = memref.load %word[%i] : memref<?xi8>
    %char = arith.extui %letter : i8 to i32
    func.call @putchar(%char) : (i32) -> i32
  }
  call @putchar(%blank) : (i32) -> i32
  return
}

func.func @distance(%a: memref<?xi8>, %b: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?xi8>
  %n = memref.dim %b, %c0 : memref<?xi8>
  %columns = arith.addi %n, %c1 : index
  %row0 = memref.alloc(%columns) : memref<?xindex>
  %row1 = memref.alloc(%columns) : memref<?xindex>
  scf.for %j = %c0 to %columns step %c1 {
    memref.store %j, %row0[%j] : memref<?xindex>
  }
  %last, %spare = scf.for %i = %c0 to %m step %c1
      iter_args(%above = %row0, %row = %row1) -> (memref<?xindex>, memref<?xindex>) {
    %letter = memref.load %a[%i] : memref<?xi8>
    %i1 = arith.addi %i, %c1 : index
    memref.store %i1, %row[%c0] : memref<?xindex>
    scf.for %j = %c0 to %n step %c1 iter_args(%left = %i1) -> index {
      %j1 = arith.addi %j, %c1 : index
      %other = memref.load %b[%j] : memref<?xi8>
      %differ = arith.cmpi ne, %letter, %other : i8
      %cost = arith.index_castui %differ : i1 to index
      %diagonal = memref.load %above[%j] : memref<?xindex>
      %up = memref.load %above[%j1] : memref<?xindex>
      %substitute = arith.addi %diagonal, %cost : index
      %delete = arith.addi %up, %c1 : index
      %insert = arith.addi %left, %c1 : index
      %best = arith.minui %delete, %insert : index
      %distance = arith.minui %best, %substitute : index
      memref.store %distance, %row[%j1] : memref<?xindex>
      scf.yield %distance : index
    }
    scf.yield %row, %above : memref<?xindex>, memref<?xindex>
  }
  %result = memref.load %last[%n] : memref<?xindex>
  memref.dealloc %row0 : memref<?xindex>
  memref.dealloc %row1 : memref<?xindex>
  return %result : index
}

// Prints two words and their distance, which is one digit, and says whether it is as expected.
func.func private @check(%a: memref<?xi8>, %b: memref<?xi8>, %expected: index) -> i1 {
  %ascii0 = arith.constant 48 : i32
  %newline = arith.constant 10 : i32
  call @print_word(%a) : (memref<?xi8>) -> ()
  call @print_word(%b) : (memref<?xi8>) -> ()
  %forth = call @distance(%a, %b) : (memref<?xi8>, memref<?xi8>) -> index
  %back = call @distance(%b, %a) : (memref<?xi8>, memref<?xi8>) -> index
  %digit = arith.index_cast %forth : index to i32
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  call @putchar(%newline) : (i32) -> i32
  %symmetric = arith.cmpi eq, %forth, %back : index
  %right = arith.cmpi eq, %forth, %expected : index
  %both = arith.andi %symmetric, %right : i1
  return %both : i1
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %yes = arith.constant true
  %kitten_6 = memref.get_global @kitten : memref<6xi8>
  %sitting_7 = memref.get_global @sitting : memref<7xi8>
  %intention_9 = memref.get_global @intention : memref<9xi8>
  %execution_9 = memref.get_global @execution : memref<9xi8>
  %kitten = memref.cast %kitten_6 : memref<6xi8> to memref<?xi8>
  %sitting = memref.cast %sitting_7 : memref<7xi8> to memref<?xi8>
  %intention = memref.cast %intention_9 : memref<9xi8> to memref<?xi8>
  %execution = memref.cast %execution_9 : memref<9xi8> to memref<?xi8>
  %empty = memref.alloc(%c0) : memref<?xi8>
  %first = call @check(%kitten, %sitting, %c3) : (memref<?xi8>, memref<?xi8>, index) -> i1
  %second = call @check(%intention, %execution, %c5) : (memref<?xi8>, memref<?xi8>, index) -> i1
  %third = call @check(%kitten, %empty, %c6) : (memref<?xi8>, memref<?xi8>, index) -> i1
  %fourth = call @check(%sitting, %sitting, %c0) : (memref<?xi8>, memref<?xi8>, index) -> i1
  memref.dealloc %empty : memref<?xi8>
  %half = arith.andi %first, %second : i1
  %more = arith.andi %half, %third : i1
  %right = arith.andi %more, %fourth : i1
  %wrong = arith.xori %right, %yes : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
