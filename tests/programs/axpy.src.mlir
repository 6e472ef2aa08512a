// y = a * x + y on short vectors as memref elements, with a tail mask; the same
// bytes are read back as scalars. Tiles of 2 x 4 for the n-D case.

func.func private @putchar(i32) -> i32

func.func private @print_uint(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_uint(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// a splatted by the caller; lanes at or above `limit` of the last vector stay.
func.func @axpy(%a: vector<4xf32>, %x: memref<?xvector<4xf32>>,
                %y: memref<?xvector<4xf32>>, %tail: vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xvector<4xf32>>
  %last = arith.subi %n, %c1 : index
  scf.for %i = %c0 to %last step %c1 {
    %xv = memref.load %x[%i] : memref<?xvector<4xf32>>
    %yv = memref.load %y[%i] : memref<?xvector<4xf32>>
    %p = arith.mulf %a, %xv : vector<4xf32>
    %s = arith.addf %p, %yv : vector<4xf32>
    memref.store %s, %y[%i] : memref<?xvector<4xf32>>
  }
  %xv = memref.load %x[%last] : memref<?xvector<4xf32>>
  %yv = memref.load %y[%last] : memref<?xvector<4xf32>>
  %p = arith.mulf %a, %xv : vector<4xf32>
  %s = arith.addf %p, %yv : vector<4xf32>
  %masked = arith.select %tail, %s, %yv : vector<4xi1>, vector<4xf32>
  memref.store %masked, %y[%last] : memref<?xvector<4xf32>>
  return
}

// Clamps every tile to [lower, upper] and counts in units of a half.
func.func @clamp_tiles(%tiles: memref<?xvector<2x4xf32>>, %out: memref<?xvector<2x4xi32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %lower = arith.constant dense<1.0> : vector<2x4xf32>
  %upper = arith.constant dense<[[8.0, 8.0, 8.0, 8.0], [16.0, 16.0, 16.0, 16.0]]> : vector<2x4xf32>
  %n = memref.dim %tiles, %c0 : memref<?xvector<2x4xf32>>
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.load %tiles[%i] : memref<?xvector<2x4xf32>>
    %l = arith.maximumf %t, %lower : vector<2x4xf32>
    %u = arith.minimumf %l, %upper : vector<2x4xf32>
    %twice = arith.addf %u, %u : vector<2x4xf32>
    %k = arith.fptosi %twice : vector<2x4xf32> to vector<2x4xi32>
    memref.store %k, %out[%i] : memref<?xvector<2x4xi32>>
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 12 : index
  %vectors = arith.constant 3 : index
  %bytes = arith.constant 48 : index
  %tiles_count = arith.constant 1 : index
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %xb = memref.alloc(%bytes) {alignment = 64 : i64} : memref<?xi8>
  %yb = memref.alloc(%bytes) {alignment = 64 : i64} : memref<?xi8>
  %kb = memref.alloc(%bytes) {alignment = 64 : i64} : memref<?xi8>
  %xs = memref.view %xb[%c0][%n] : memref<?xi8> to memref<?xf32>
  %ys = memref.view %yb[%c0][%n] : memref<?xi8> to memref<?xf32>
  %x = memref.view %xb[%c0][%vectors] : memref<?xi8> to memref<?xvector<4xf32>>
  %y = memref.view %yb[%c0][%vectors] : memref<?xi8> to memref<?xvector<4xf32>>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %one = arith.constant 1.0 : f32
    memref.store %f, %xs[%i] : memref<?xf32>
    memref.store %one, %ys[%i] : memref<?xf32>
  }
  %a = arith.constant dense<2.0> : vector<4xf32>
  %tail = arith.constant dense<[true, true, false, false]> : vector<4xi1>
  call @axpy(%a, %x, %y, %tail)
      : (vector<4xf32>, memref<?xvector<4xf32>>, memref<?xvector<4xf32>>, vector<4xi1>) -> ()
  %zero = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %v = memref.load %ys[%i] : memref<?xf32>
    %k = arith.fptoui %v : f32 to i32
    func.call @print_uint(%k) : (i32) -> ()
    func.call @putchar(%blank) : (i32) -> i32
    %next = arith.addi %acc, %k : i32
    scf.yield %next : i32
  }
  call @putchar(%newline) : (i32) -> i32

  %tiles = memref.view %yb[%c0][%tiles_count] : memref<?xi8> to memref<?xvector<2x4xf32>>
  %halves = memref.view %kb[%c0][%tiles_count] : memref<?xi8> to memref<?xvector<2x4xi32>>
  %ks = memref.view %kb[%c0][] : memref<?xi8> to memref<8xi32>
  call @clamp_tiles(%tiles, %halves)
      : (memref<?xvector<2x4xf32>>, memref<?xvector<2x4xi32>>) -> ()
  %c8 = arith.constant 8 : index
  %sum2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc = %sum) -> i32 {
    %k = memref.load %ks[%i] : memref<8xi32>
    func.call @print_uint(%k) : (i32) -> ()
    func.call @putchar(%blank) : (i32) -> i32
    %next = arith.addi %acc, %k : i32
    scf.yield %next : i32
  }
  call @putchar(%newline) : (i32) -> i32
  memref.dealloc %xb : memref<?xi8>
  memref.dealloc %yb : memref<?xi8>
  memref.dealloc %kb : memref<?xi8>
  // 1 3 5 ... 19 and two ones; 2 6 10 14 18 22 26 30.
  %expected = arith.constant 230 : i32
  %wrong = arith.cmpi ne, %sum2, %expected : i32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
