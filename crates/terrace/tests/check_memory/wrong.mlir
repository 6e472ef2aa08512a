// Programs that leave their memory. Before each function stands what `terrace run --check-memory` says, after its kind, and its
// arguments. The operation that it names is marked.

// load: 'memref.load': index 4 is out of bounds of dimension 0 of size 4
func.func @load_static() -> f32 {
  %i = arith.constant 4 : index
  %m = memref.alloc() : memref<4xf32>
  %v = memref.load %m[%i] : memref<4xf32> // wrong
  return %v : f32
}

// load: 'memref.load': index 1000 is out of bounds of dimension 0 of size 4
// args: 4, 1000
func.func @load_dynamic(%n: index, %i: index) -> f32 {
  %m = memref.alloc(%n) : memref<?xf32>
  %v = memref.load %m[%i] : memref<?xf32> // wrong
  return %v : f32
}

// load: 'memref.load': index -1 is out of bounds of dimension 1 of size 2
// args: [[1, 2], [3, 4]], -1
func.func @load_negative(%m: memref<?x?xi32>, %i: index) -> i32 {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1, %i] : memref<?x?xi32> // wrong
  return %v : i32
}

// load: 'affine.load': index 3 is out of bounds of dimension 0 of size 3
// args: [1, 2, 3], 3
func.func @load_affine(%m: memref<?xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> i32 {
    %v = affine.load %m[%i + 1] : memref<?xi32> // wrong
    %t = arith.addi %s, %v : i32
    affine.yield %t : i32
  }
  return %sum : i32
}

// load: 'memref.load': index 2 is out of bounds of dimension 0 of size 2
// args: [1, 2], 2
func.func @load_called(%m: memref<?xi32>, %i: index) -> i32 {
  %v = call @load_it(%m, %i) : (memref<?xi32>, index) -> i32
  return %v : i32
}
func.func private @load_it(%m: memref<?xi32>, %i: index) -> i32 {
  %v = memref.load %m[%i] : memref<?xi32> // wrong
  return %v : i32
}

// load: 'memref.load': index 3 is out of bounds of dimension 0 of size 3
// args: [1, 2, 3, 4], [1, 2, 3]
func.func @load_shorter(%a: memref<?xi32>, %b: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = memref.load %b[%i] : memref<?xi32> // wrong
    %xy = arith.muli %x, %y : i32
    %t = arith.addi %s, %xy : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

// load: 'memref.load': index 5 is out of bounds of dimension 0 of size 2
// args: [1, 2], 5
func.func @load_after_branch(%m: memref<?xi32>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %i, %c0 : index
  %x = scf.if %first -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.yield %v : i32
  } else {
    scf.yield %zero : i32
  }
  %y = memref.load %m[%i] : memref<?xi32> // wrong
  %z = arith.addi %x, %y : i32
  return %z : i32
}

// store: 'affine.store': index 4 is out of bounds of dimension 0 of size 4
func.func @store_one_too_far() {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 4 {
    affine.store %v, %m[%i] : memref<4xi32>
    affine.store %v, %m[%i + 1] : memref<4xi32> // wrong
  }
  return
}

// store: 'memref.store': index 4 is out of bounds of dimension 0 of size 4
// args: 4
func.func @store_heap(%i: index) {
  %v = arith.constant 1 : i8
  %m = memref.alloc() : memref<4xi8>
  memref.store %v, %m[%i] : memref<4xi8> // wrong
  return
}

// store: 'memref.store': index 5 is out of bounds of dimension 1 of size 3
// args: 2, 3, 5
func.func @store_inner(%n: index, %k: index, %i: index) {
  %v = arith.constant 1.0 : f64
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n, %k) : memref<?x?xf64>
  memref.store %v, %m[%c0, %i] : memref<?x?xf64> // wrong
  return
}

// store: 'affine.store': index 9 is out of bounds of dimension 0 of size 8
// args: 4
func.func @store_affine(%n: index) {
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<8xi32>
  affine.for %i = 0 to 4 {
    affine.store %v, %m[%i * 3] : memref<8xi32> // wrong
  }
  return
}

// store: 'memref.atomic_rmw': index 2 is out of bounds of dimension 0 of size 2
// args: [1, 2], 2
func.func @store_atomic(%m: memref<?xi32>, %i: index) -> i32 {
  %v = arith.constant 1 : i32
  %old = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32 // wrong
  return %old : i32
}

// store: 'memref.generic_atomic_rmw': index 7 is out of bounds of dimension 0 of size 2
// args: [1, 2], 7
func.func @store_generic(%m: memref<?xi32>, %i: index) {
  memref.generic_atomic_rmw %m[%i] : memref<?xi32> { // wrong
  ^bb0(%old: i32):
    %new = arith.addi %old, %old : i32
    memref.atomic_yield %new : i32
  }
  return
}

// copy: 'memref.copy': dimension 0 has size 100 in the source and size 4 in the target
// args: 100, 4
func.func @copy_larger(%n: index, %k: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%k) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32> // wrong
  return
}

// copy: 'memref.copy': dimension 1 has size 2 in the source and size 3 in the target
// args: [[1, 2], [3, 4]], [[1, 2, 3], [4, 5, 6]]
func.func @copy_smaller(%a: memref<?x?xi32>, %b: memref<?x?xi32>) {
  memref.copy %a, %b : memref<?x?xi32> to memref<?x?xi32> // wrong
  return
}

// copy: 'memref.copy': dimension 0 has size 5 in the source and size 4 in the target
// args: [1, 2, 3, 4, 5]
func.func @copy_to_static(%a: memref<?xi32>) {
  %b = memref.alloca() : memref<4xi32>
  memref.copy %a, %b : memref<?xi32> to memref<4xi32> // wrong
  return
}

// copy: 'memref.copy': dimension 0 has size 3 in the source and size 2 in the target
// args: [[1, 2], [3, 4], [5, 6]], [1, 2]
func.func @copy_strided(%a: memref<?x2xi32>, %b: memref<?xi32>) {
  %n = arith.constant 3 : index
  %column = memref.subview %a[0, 1] [%n, 1] [1, 1] : memref<?x2xi32> to memref<?xi32, strided<[2], offset: 1>>
  memref.copy %column, %b : memref<?xi32, strided<[2], offset: 1>> to memref<?xi32> // wrong
  return
}

// copy: 'memref.copy': dimension 0 has size 2 in the source and size 1 in the target
// args: [1, 2], [1]
func.func @copy_unranked(%a: memref<?xi32>, %b: memref<?xi32>) {
  %u = memref.cast %b : memref<?xi32> to memref<*xi32>
  memref.copy %a, %u : memref<?xi32> to memref<*xi32> // wrong
  return
}

// vector: 'vector.load': elements 2 to 5 are out of bounds of dimension 0 of size 5
// args: [1, 2, 3, 4, 5], 2
func.func @vector_load(%m: memref<?xf32>, %i: index) -> vector<4xf32> {
  %v = vector.load %m[%i] : memref<?xf32>, vector<4xf32> // wrong
  return %v : vector<4xf32>
}

// vector: 'vector.store': elements -1 to 2 are out of bounds of dimension 1 of size 4
// args: -1
func.func @vector_store(%i: index) {
  %c0 = arith.constant 0 : index
  %v = arith.constant dense<1.0> : vector<4xf32>
  %m = memref.alloc() : memref<2x4xf32>
  vector.store %v, %m[%c0, %i] : memref<2x4xf32>, vector<4xf32> // wrong
  return
}

// vector: 'vector.transfer_read': elements 1 to 4 are out of bounds of dimension 0 of size 4
// args: [1, 2, 3, 4], 1
func.func @vector_read(%m: memref<?xf32>, %i: index) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<4xf32> // wrong
  return %v : vector<4xf32>
}

// vector: 'vector.transfer_write': index 3 is out of bounds of dimension 0 of size 3
// args: 3, 3
func.func @vector_write(%n: index, %i: index) {
  %c0 = arith.constant 0 : index
  %v = arith.constant dense<1.0> : vector<4xf32>
  %m = memref.alloc(%n) : memref<?x8xf32>
  vector.transfer_write %v, %m[%i, %c0] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32> // wrong
  return
}

// vector: 'vector.maskedload': elements 3 to 5 are out of bounds of dimension 0 of size 5
// args: [1, 2, 3, 4, 5], 3, [1, 1, 1, 0]
func.func @vector_masked(%m: memref<?xf32>, %i: index, %k: vector<4xi1>) -> vector<4xf32> {
  %p = arith.constant dense<0.0> : vector<4xf32>
  %v = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32> // wrong
  return %v : vector<4xf32>
}

// vector: 'vector.compressstore': elements 1 to 2 are out of bounds of dimension 0 of size 2
// args: [1, 2], 1, [0, 1, 0, 1]
func.func @vector_compressed(%m: memref<?xf32>, %i: index, %k: vector<4xi1>) {
  %v = arith.constant dense<1.0> : vector<4xf32>
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> // wrong
  return
}

// vector: 'vector.gather': elements -1 to 2 are out of bounds of dimension 0 of size 3
// args: [1, 2, 3], [0, 2, -1, 9], [1, 1, 1, 0]
func.func @vector_gathered(%m: memref<?xf32>, %x: vector<4xi32>, %k: vector<4xi1>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant dense<0.0> : vector<4xf32>
  %v = vector.gather %m[%c0] [%x], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> // wrong
  return %v : vector<4xf32>
}

// subview: 'memref.subview': elements 2 to 4 are out of bounds of dimension 0 of size 4
// args: [1, 2, 3, 4], 2, 3
func.func @subview_long(%m: memref<?xi32>, %i: index, %n: index) {
  %s = memref.subview %m[%i] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>> // wrong
  return
}

// subview: 'memref.subview': elements 0 to 4 are out of bounds of dimension 0 of size 4
// args: [1, 2, 3, 4], 2
func.func @subview_strided(%m: memref<?xi32>, %s: index) {
  %v = memref.subview %m[0] [3] [%s] : memref<?xi32> to memref<3xi32, strided<[?]>> // wrong
  return
}

// subview: 'memref.subview': elements -1 to 0 are out of bounds of dimension 1 of size 2
// args: [[1, 2], [3, 4]], -1
func.func @subview_before(%m: memref<?x?xi32>, %i: index) {
  %v = memref.subview %m[0, %i] [1, 2] [1, 1] : memref<?x?xi32> to memref<1x2xi32, strided<[?, 1], offset: ?>> // wrong
  return
}

// subview: 'memref.subview': element 2 is out of bounds of dimension 0 of size 2
// args: [[1, 2], [3, 4]], 2
func.func @subview_row(%m: memref<2x2xi32>, %i: index) {
  %v = memref.subview %m[%i, 0] [1, 2] [1, 1] : memref<2x2xi32> to memref<2xi32, strided<[1], offset: ?>> // wrong
  return
}

// subview: 'memref.view': bytes 4 to 19 are out of bounds of memory of 16 bytes
// args: 4, 4
func.func @subview_of_bytes(%shift: index, %n: index) {
  %m = memref.alloc() : memref<16xi8>
  %v = memref.view %m[%shift][%n] : memref<16xi8> to memref<?xf32> // wrong
  return
}

// cast: 'memref.reinterpret_cast': elements 0 to 4 are out of bounds of memory of 4 elements
// args: 5
func.func @cast_alloc(%n: index) {
  %m = memref.alloc() : memref<4xi32>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xi32> to memref<?xi32, strided<[1]>> // wrong
  return
}

// cast: 'memref.reinterpret_cast': elements 1 to 4 are out of bounds of memory of 4 elements
// args: [[1, 2], [3, 4]], 1
func.func @cast_argument(%m: memref<?x?xi32>, %o: index) {
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [2, 2], strides: [2, 1] : memref<?x?xi32> to memref<2x2xi32, strided<[2, 1], offset: ?>> // wrong
  return
}

// cast: 'memref.cast': dimension 0 has size 3, but the type has 4
// args: [1, 2, 3]
func.func @cast_size(%m: memref<?xi32>) {
  %v = memref.cast %m : memref<?xi32> to memref<4xi32> // wrong
  return
}

// cast: 'memref.cast': the rank is 1, but the type has 2
// args: [1, 2, 3]
func.func @cast_rank(%u: memref<*xi32>) {
  %v = memref.cast %u : memref<*xi32> to memref<?x?xi32> // wrong
  return
}

// cast: 'memref.cast': the stride of dimension 0 is 2, but the type has 1
// args: [1, 2, 3, 4], 2
func.func @cast_stride(%m: memref<?xi32>, %s: index) {
  %v = memref.subview %m[0] [2] [%s] : memref<?xi32> to memref<2xi32, strided<[?]>>
  %w = memref.cast %v : memref<2xi32, strided<[?]>> to memref<2xi32> // wrong
  return
}

// cast: 'memref.expand_shape': 5 elements cannot become 6
// args: [1, 2, 3, 4, 5], 3
func.func @cast_shape(%m: memref<?xi32>, %n: index) {
  %v = memref.expand_shape %m [[0, 1]] output_shape [%n, 2] : memref<?xi32> into memref<?x2xi32> // wrong
  return
}

// freed: read of freed memory, 4 bytes into a piece of 16 bytes
func.func @freed_read() -> f32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %v = memref.load %m[%c1] : memref<4xf32> // wrong
  return %v : f32
}

// freed: write to freed memory, 8 bytes into a piece of 16 bytes
// args: 4
func.func @freed_write(%n: index) {
  %c2 = arith.constant 2 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  memref.store %v, %m[%c2] : memref<?xf32> // wrong
  return
}

// freed: read of freed memory, 0 bytes into a piece of 8 bytes
func.func @freed_copied() {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  memref.copy %a, %b : memref<2xi32> to memref<2xi32> // wrong
  return
}

// freed: read of freed memory, 4 bytes into a piece of 8 bytes
func.func @freed_view() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %s = memref.subview %m[1] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
  memref.dealloc %m : memref<2xi32>
  %v = memref.load %s[%c0] : memref<1xi32, strided<[1], offset: 1>> // wrong
  return %v : i32
}

// freed: read of freed memory, 0 bytes into a piece of 40 bytes
// args: 10, 100
func.func @freed_by_realloc(%n: index, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  %larger = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  %w = memref.load %m[%c0] : memref<?xi32> // wrong
  return %w : i32
}

// other: 'memref.load': index 100 is out of bounds of dimension 0 of size 4
// args: 100
func.func @other_stack(%i: index) -> f32 {
  %m = memref.alloca() : memref<4xf32>
  %v = memref.load %m[%i] : memref<4xf32> // wrong
  return %v : f32
}

// other: 'memref.reinterpret_cast': elements 0 to 7 are out of bounds of memory of 4 elements
// args: 4, 8
func.func @other_stack_view(%n: index, %k: index) {
  %m = memref.alloca(%n) : memref<?xf32>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [%k], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>> // wrong
  return
}

memref.global "private" constant @numbers : memref<3xi32> = dense<[1, 2, 3]>

// other: 'memref.load': index 3 is out of bounds of dimension 0 of size 3
// args: 3
func.func @other_global(%i: index) -> i32 {
  %m = memref.get_global @numbers : memref<3xi32>
  %v = memref.load %m[%i] : memref<3xi32> // wrong
  return %v : i32
}

// other: 'memref.reinterpret_cast': elements 2 to 3 are out of bounds of memory of 3 elements
// args: 2
func.func @other_global_view(%o: index) {
  %m = memref.get_global @numbers : memref<3xi32>
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [2], strides: [1] : memref<3xi32> to memref<2xi32, strided<[1], offset: ?>> // wrong
  return
}

// other: 'memref.load': index 100000000 is out of bounds of dimension 0 of size 2
// args: [1, 2], 100000000
func.func @other_argument(%m: memref<?xf32>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<?xf32> // wrong
  return %v : f32
}

// other: 'memref.dim': dimension 2 is out of bounds of rank 1
// args: [1, 2], 2
func.func @other_dim(%m: memref<?xf32>, %d: index) -> index {
  %n = memref.dim %m, %d : memref<?xf32> // wrong
  return %n : index
}
