// Vectors whose lanes go different ways: the numbers that pass a test are compressed into an array and expanded again,
// others are gathered from and scattered to places that are computed, and a network of shuffles sorts eight at once.

memref.global "private" constant @numbers : memref<16xi32> = dense<[
  31, 4, 15, 92, 65, 35, 89, 79, 32, 38, 46, 26, 43, 83, 27, 95]>

func.func private @putchar(i32) -> i32

// Prints a number of two digits and a blank.
func.func private @print_two(%n: i32) {
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %blank = arith.constant 32 : i32
  %tens = arith.divui %n, %c10 : i32
  %ones = arith.remui %n, %c10 : i32
  %t = arith.addi %tens, %ascii0 : i32
  %o = arith.addi %ones, %ascii0 : i32
  call @putchar(%t) : (i32) -> i32
  call @putchar(%o) : (i32) -> i32
  call @putchar(%blank) : (i32) -> i32
  return
}

func.func private @print_vector(%v: vector<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %newline = arith.constant 10 : i32
  scf.for %i = %c0 to %c8 step %c1 {
    %n = vector.extract %v[%i] : i32 from vector<8xi32>
    func.call @print_two(%n) : (i32) -> ()
  }
  call @putchar(%newline) : (i32) -> i32
  return
}

// Puts the odd numbers of an array one after the other, and returns how many they are. The size is a multiple of 8.
func.func @compress(%from: memref<?xi32>, %to: memref<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %ones = arith.constant dense<1> : vector<8xi32>
  %n = memref.dim %from, %c0 : memref<?xi32>
  %count = scf.for %i = %c0 to %n step %c8 iter_args(%at = %c0) -> index {
    %v = vector.load %from[%i] : memref<?xi32>, vector<8xi32>
    %bits = arith.andi %v, %ones : vector<8xi32>
    %odd = arith.cmpi eq, %bits, %ones : vector<8xi32>
    vector.compressstore %to[%at], %odd, %v : memref<?xi32>, vector<8xi1>, vector<8xi32>
    %lanes = arith.extui %odd : vector<8xi1> to vector<8xi32>
    %taken = vector.reduction <add>, %lanes : vector<8xi32> into i32
    %more = arith.index_cast %taken : i32 to index
    %next = arith.addi %at, %more : index
    scf.yield %next : index
  }
  return %count : index
}

// Compares each lane with its partner and keeps the lesser or the greater of the two.
func.func private @merge(%v: vector<8xi32>, %partner: vector<8xi32>, %takes_greater: vector<8xi1>) -> vector<8xi32> {
  %least = arith.minsi %v, %partner : vector<8xi32>
  %greatest = arith.maxsi %v, %partner : vector<8xi32>
  %r = arith.select %takes_greater, %greatest, %least : vector<8xi1>, vector<8xi32>
  return %r : vector<8xi32>
}

// Batcher's bitonic network for eight numbers: six rounds of four comparisons.
func.func @sort(%v: vector<8xi32>) -> vector<8xi32> {
  %up1 = arith.constant dense<[false, true, true, false, false, true, true, false]> : vector<8xi1>
  %up2 = arith.constant dense<[false, false, true, true, true, true, false, false]> : vector<8xi1>
  %up3 = arith.constant dense<[false, true, false, true, true, false, true, false]> : vector<8xi1>
  %up4 = arith.constant dense<[false, false, false, false, true, true, true, true]> : vector<8xi1>
  %up5 = arith.constant dense<[false, false, true, true, false, false, true, true]> : vector<8xi1>
  %up6 = arith.constant dense<[false, true, false, true, false, true, false, true]> : vector<8xi1>
  %p1 = vector.shuffle %v, %v [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %v1 = call @merge(%v, %p1, %up1) : (vector<8xi32>, vector<8xi32>, vector<8xi1>) -> vector<8xi32>
  %p2 = vector.shuffle %v1, %v1 [2, 3, 0, 1, 6, 7, 4, 5] : vector<8xi32>, vector<8xi32>
  %v2 = call @merge(%v1, %p2, %up2) : (vector<8xi32>, vector<8xi32>, vector<8xi1>) -> vector<8xi32>
  %p3 = vector.shuffle %v2, %v2 [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %v3 = call @merge(%v2, %p3, %up3) : (vector<8xi32>, vector<8xi32>, vector<8xi1>) -> vector<8xi32>
  %p4 = vector.shuffle %v3, %v3 [4, 5, 6, 7, 0, 1, 2, 3] : vector<8xi32>, vector<8xi32>
  %v4 = call @merge(%v3, %p4, %up4) : (vector<8xi32>, vector<8xi32>, vector<8xi1>) -> vector<8xi32>
  %p5 = vector.shuffle %v4, %v4 [2, 3, 0, 1, 6, 7, 4, 5] : vector<8xi32>, vector<8xi32>
  %v5 = call @merge(%v4, %p5, %up5) : (vector<8xi32>, vector<8xi32>, vector<8xi1>) -> vector<8xi32>
  %p6 = vector.shuffle %v5, %v5 [1, 0, 3, 2, 5, 4, 7, 6] : vector<8xi32>, vector<8xi32>
  %v6 = call @merge(%v5, %p6, %up6) : (vector<8xi32>, vector<8xi32>, vector<8xi1>) -> vector<8xi32>
  return %v6 : vector<8xi32>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %newline = arith.constant 10 : i32
  %zeros = arith.constant dense<0> : vector<8xi32>
  %numbers_16 = memref.get_global @numbers : memref<16xi32>
  %numbers = memref.cast %numbers_16 : memref<16xi32> to memref<?xi32>
  %packed = memref.alloc(%c16) : memref<?xi32>
  %count = call @compress(%numbers, %packed) : (memref<?xi32>, memref<?xi32>) -> index
  scf.for %i = %c0 to %count step %c1 {
    %n = memref.load %packed[%i] : memref<?xi32>
    func.call @print_two(%n) : (i32) -> ()
  }
  call @putchar(%newline) : (i32) -> i32

  // The first four of them in every second lane.
  %every_second = arith.constant dense<[true, false, true, false, true, false, true, false]> : vector<8xi1>
  %expanded = vector.expandload %packed[%c0], %every_second, %zeros
    : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  call @print_vector(%expanded) : (vector<8xi32>) -> ()

  // The numbers at the squares 0, 1, 4, 9, of which the last four would be outside.
  %lane = vector.step : vector<8xindex>
  %squares = arith.muli %lane, %lane : vector<8xindex>
  %c4 = arith.constant 4 : index
  %inside = vector.create_mask %c4 : vector<8xi1>
  %gathered = vector.gather %numbers[%c0] [%squares], %inside, %zeros
    : memref<?xi32>, vector<8xindex>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  call @print_vector(%gathered) : (vector<8xi32>) -> ()

  // Eight numbers in reverse order, sorted, and sorted with neighbours exchanged.
  %first = vector.load %numbers[%c0] : memref<?xi32>, vector<8xi32>
  %eight = vector.broadcast %c8 : index to vector<8xindex>
  %one = vector.broadcast %c1 : index to vector<8xindex>
  %up_to_eight = arith.subi %eight, %lane : vector<8xindex>
  %places = arith.subi %up_to_eight, %one : vector<8xindex>
  %all = vector.constant_mask [8] : vector<8xi1>
  vector.scatter %packed[%c0] [%places], %all, %first
    : memref<?xi32>, vector<8xindex>, vector<8xi1>, vector<8xi32>
  %reversed = vector.load %packed[%c0] : memref<?xi32>, vector<8xi32>
  call @print_vector(%reversed) : (vector<8xi32>) -> ()
  %sorted = call @sort(%first) : (vector<8xi32>) -> vector<8xi32>
  %sorted_again = call @sort(%reversed) : (vector<8xi32>) -> vector<8xi32>
  call @print_vector(%sorted) : (vector<8xi32>) -> ()
  %even, %odd = vector.deinterleave %sorted : vector<8xi32> -> vector<4xi32>
  %interleaved = vector.interleave %odd, %even : vector<4xi32> -> vector<8xi32>
  call @print_vector(%interleaved) : (vector<8xi32>) -> ()

  // Both sorts agree, and each number is not less than the one before it.
  %same = arith.cmpi eq, %sorted, %sorted_again : vector<8xi32>
  %all_same = vector.reduction <and>, %same : vector<8xi1> into i1
  %before = vector.extract_strided_slice %sorted {offsets = [0], sizes = [7], strides = [1]}
    : vector<8xi32> to vector<7xi32>
  %after = vector.extract_strided_slice %sorted {offsets = [1], sizes = [7], strides = [1]}
    : vector<8xi32> to vector<7xi32>
  %ordered = arith.cmpi sle, %before, %after : vector<7xi32>
  %all_ordered = vector.reduction <and>, %ordered : vector<7xi1> into i1
  %right = arith.andi %all_same, %all_ordered : i1
  %yes = arith.constant true
  %wrong = arith.xori %right, %yes : i1
  memref.dealloc %packed : memref<?xi32>
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
