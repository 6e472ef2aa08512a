// C += A * B on dynamic matrices, checked against C*x == A*(B*x).

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

func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>)
                outs(%c : memref<?x?xf32>)
  return
}

func.func @matvec(%a: memref<?x?xf32>, %x: memref<?xf32>, %y: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<?xf32>)
  linalg.matvec ins(%a, %x : memref<?x?xf32>, memref<?xf32>)
                outs(%y : memref<?xf32>)
  return
}

// a[i][j] = (i * p + j * q) mod 7 - 3
func.func private @init(%a: memref<?x?xf32>, %p: index, %q: index) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]
  } outs(%a : memref<?x?xf32>) {
  ^bb0(%old: f32):
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : i32
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ip = arith.muli %i, %p : index
    %jq = arith.muli %j, %q : index
    %s = arith.addi %ip, %jq : index
    %m = arith.remui %s, %c7 : index
    %n = arith.index_cast %m : index to i32
    %k = arith.subi %n, %c3 : i32
    %f = arith.sitofp %k : i32 to f32
    linalg.yield %f : f32
  }
  return
}

func.func private @print_matrix(%a: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %rows = memref.dim %a, %c0 : memref<?x?xf32>
  %cols = memref.dim %a, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %v = memref.load %a[%i, %j] : memref<?x?xf32>
      %n = arith.fptosi %v : f32 to i32
      func.call @putchar(%blank) : (i32) -> i32
      func.call @print_int(%n) : (i32) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 4 : index
  %k = arith.constant 6 : index
  %n = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc(%m, %k) : memref<?x?xf32>
  %b = memref.alloc(%k, %n) : memref<?x?xf32>
  %c = memref.alloc(%m, %n) : memref<?x?xf32>
  %x = memref.alloc(%n) : memref<?xf32>
  %bx = memref.alloc(%k) : memref<?xf32>
  %abx = memref.alloc(%m) : memref<?xf32>
  %cx = memref.alloc(%m) : memref<?xf32>
  call @init(%a, %c3, %c2) : (memref<?x?xf32>, index, index) -> ()
  call @init(%b, %c2, %c1) : (memref<?x?xf32>, index, index) -> ()
  linalg.fill ins(%zero : f32) outs(%c : memref<?x?xf32>)
  call @matmul(%a, %b, %c)
      : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  call @print_matrix(%c) : (memref<?x?xf32>) -> ()

  // x = 0, 1, 2, ...
  scf.for %i = %c0 to %n step %c1 {
    %int = arith.index_cast %i : index to i32
    %f = arith.sitofp %int : i32 to f32
    memref.store %f, %x[%i] : memref<?xf32>
  }
  call @matvec(%b, %x, %bx) : (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> ()
  call @matvec(%a, %bx, %abx) : (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> ()
  call @matvec(%c, %x, %cx) : (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> ()
  %no_errors = arith.constant 0 : i32
  %errors = scf.for %i = %c0 to %m step %c1 iter_args(%count = %no_errors) -> i32 {
    %l = memref.load %cx[%i] : memref<?xf32>
    %r = memref.load %abx[%i] : memref<?xf32>
    %differs = arith.cmpf une, %l, %r : f32
    %one = arith.extui %differs : i1 to i32
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  memref.dealloc %a : memref<?x?xf32>
  memref.dealloc %b : memref<?x?xf32>
  memref.dealloc %c : memref<?x?xf32>
  memref.dealloc %x : memref<?xf32>
  memref.dealloc %bx : memref<?xf32>
  memref.dealloc %abx : memref<?xf32>
  memref.dealloc %cx : memref<?xf32>
  return %errors : i32
}
