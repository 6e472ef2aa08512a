// C = A * B in tiles of 4 x 4, on matrices whose sizes are no multiples of 4: tiles are padded with zeros where they are read, and cut off where
// they are written. Checked against the product element by element, and against the product under masks.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divsi %n, %c10 : i32
  %digit = arith.remsi %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_int(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#both = affine_map<(i, j, k) -> (i, j)>

func.func @tiled(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %m = memref.dim %a, %c0 : memref<?x?xi32>
  %k = memref.dim %a, %c1 : memref<?x?xi32>
  %n = memref.dim %b, %c1 : memref<?x?xi32>
  %none = arith.constant dense<0> : vector<4x4xi32>
  scf.for %i = %c0 to %m step %c4 {
    scf.for %j = %c0 to %n step %c4 {
      %sum = scf.for %l = %c0 to %k step %c4 iter_args(%before = %none) -> (vector<4x4xi32>) {
        %left = vector.transfer_read %a[%i, %l], %zero : memref<?x?xi32>, vector<4x4xi32>
        %right = vector.transfer_read %b[%l, %j], %zero : memref<?x?xi32>, vector<4x4xi32>
        %after = vector.contract {indexing_maps = [#rows, #columns, #both], iterator_types = ["parallel", "parallel", "reduction"]}
            %left, %right, %before : vector<4x4xi32>, vector<4x4xi32> into vector<4x4xi32>
        scf.yield %after : vector<4x4xi32>
      }
      vector.transfer_write %sum, %c[%i, %j] : vector<4x4xi32>, memref<?x?xi32>
    }
  }
  return
}

// Adds a transposed tile of which a mask selects `rows` x `columns`, and writes it back under the same mask.
func.func @add_transposed(%from: memref<?x?xi32>, %to: memref<?x?xi32>, %rows: index, %columns: index) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %mask = vector.create_mask %rows, %columns : vector<4x4xi1>
  %turned = vector.create_mask %columns, %rows : vector<4x4xi1>
  %new = vector.transfer_read %from[%c0, %c0], %zero, %turned {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xi32>, vector<4x4xi32>
  %old = vector.mask %mask { vector.transfer_read %to[%c0, %c0], %zero {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x4xi32> } : vector<4x4xi1> -> vector<4x4xi32>
  %sum = arith.addi %old, %new : vector<4x4xi32>
  vector.transfer_write %sum, %to[%c0, %c0], %mask {in_bounds = [true, true]} : vector<4x4xi32>, memref<?x?xi32>
  return
}

// a[i][j] = (i * p + j) mod 5
func.func private @init(%a: memref<?x?xi32>, %p: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = memref.dim %a, %c0 : memref<?x?xi32>
  %n = memref.dim %a, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %ip = arith.muli %i, %p : index
      %s = arith.addi %ip, %j : index
      %r = arith.remui %s, %c5 : index
      %e = arith.index_cast %r : index to i32
      memref.store %e, %a[%i, %j] : memref<?x?xi32>
    }
  }
  return
}

func.func private @print_matrix(%a: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %m = memref.dim %a, %c0 : memref<?x?xi32>
  %n = memref.dim %a, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %e = memref.load %a[%i, %j] : memref<?x?xi32>
      func.call @putchar(%blank) : (i32) -> i32
      func.call @print_int(%e) : (i32) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = arith.constant 5 : index
  %k = arith.constant 6 : index
  %n = arith.constant 7 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc(%m, %k) : memref<?x?xi32>
  %b = memref.alloc(%k, %n) : memref<?x?xi32>
  %c = memref.alloc(%m, %n) : memref<?x?xi32>
  call @init(%a, %c2) : (memref<?x?xi32>, index) -> ()
  call @init(%b, %c3) : (memref<?x?xi32>, index) -> ()
  call @tiled(%a, %b, %c) : (memref<?x?xi32>, memref<?x?xi32>, memref<?x?xi32>) -> ()
  call @print_matrix(%c) : (memref<?x?xi32>) -> ()
  call @add_transposed(%b, %c, %c2, %c3) : (memref<?x?xi32>, memref<?x?xi32>, index, index) -> ()
  // c = a * b, and in its first 2 x 3 elements the transposed ones of b.
  %wrong = scf.for %i = %c0 to %m step %c1 iter_args(%w0 = %zero) -> (i32) {
    %w1 = scf.for %j = %c0 to %n step %c1 iter_args(%w2 = %w0) -> (i32) {
      %in_rows = arith.cmpi ult, %i, %c2 : index
      %in_columns = arith.cmpi ult, %j, %c3 : index
      %in = arith.andi %in_rows, %in_columns : i1
      %start = scf.if %in -> (i32) {
        %e = memref.load %b[%j, %i] : memref<?x?xi32>
        scf.yield %e : i32
      } else {
        scf.yield %zero : i32
      }
      %expected = scf.for %l = %c0 to %k step %c1 iter_args(%s = %start) -> (i32) {
        %x = memref.load %a[%i, %l] : memref<?x?xi32>
        %y = memref.load %b[%l, %j] : memref<?x?xi32>
        %xy = arith.muli %x, %y : i32
        %t = arith.addi %s, %xy : i32
        scf.yield %t : i32
      }
      %got = memref.load %c[%i, %j] : memref<?x?xi32>
      %differs = arith.cmpi ne, %got, %expected : i32
      %w3 = arith.extui %differs : i1 to i32
      %w4 = arith.addi %w2, %w3 : i32
      scf.yield %w4 : i32
    }
    scf.yield %w1 : i32
  }
  memref.dealloc %a : memref<?x?xi32>
  memref.dealloc %b : memref<?x?xi32>
  memref.dealloc %c : memref<?x?xi32>
  return %wrong : i32
}
