// Jacobi iterations of the 2-D heat equation on a 10 x 10 plate whose upper edge
// is kept hot; two buffers change roles after each step.

func.func private @putchar(i32) -> i32

#interior = affine_set<(i, j) : (i - 1 >= 0, -i + 8 >= 0, j - 1 >= 0, -j + 8 >= 0)>

func.func @jacobi_step(%from: memref<10x10xf64>, %to: memref<10x10xf64>) {
  %quarter = arith.constant 0.25 : f64
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.if #interior(%i, %j) {
        %n = affine.load %from[%i - 1, %j] : memref<10x10xf64>
        %s = affine.load %from[%i + 1, %j] : memref<10x10xf64>
        %w = affine.load %from[%i, %j - 1] : memref<10x10xf64>
        %e = affine.load %from[%i, %j + 1] : memref<10x10xf64>
        %ns = arith.addf %n, %s : f64
        %we = arith.addf %w, %e : f64
        %sum = arith.addf %ns, %we : f64
        %mean = arith.mulf %sum, %quarter : f64
        affine.store %mean, %to[%i, %j] : memref<10x10xf64>
      } else {
        %edge = affine.load %from[%i, %j] : memref<10x10xf64>
        affine.store %edge, %to[%i, %j] : memref<10x10xf64>
      }
    }
  }
  return
}

func.func @solve(%a: memref<10x10xf64>, %b: memref<10x10xf64>, %steps: index)
    -> memref<10x10xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last:2 = scf.for %t = %c0 to %steps step %c1
      iter_args(%from = %a, %to = %b) -> (memref<10x10xf64>, memref<10x10xf64>) {
    func.call @jacobi_step(%from, %to) : (memref<10x10xf64>, memref<10x10xf64>) -> ()
    scf.yield %to, %from : memref<10x10xf64>, memref<10x10xf64>
  }
  return %last#0 : memref<10x10xf64>
}

func.func @main() -> i32 {
  %steps = arith.constant 200 : index
  %c1 = arith.constant 1 : index
  %hot = arith.constant 9.0 : f64
  %cold = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %ascii0 = arith.constant 48 : i32
  %newline = arith.constant 10 : i32
  %a = memref.alloc() : memref<10x10xf64>
  %b = memref.alloc() : memref<10x10xf64>
  linalg.fill ins(%cold : f64) outs(%a : memref<10x10xf64>)
  affine.for %j = 0 to 10 {
    affine.store %hot, %a[0, %j] : memref<10x10xf64>
  }
  %plate = call @solve(%a, %b, %steps)
      : (memref<10x10xf64>, memref<10x10xf64>, index) -> memref<10x10xf64>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %t = affine.load %plate[%i, %j] : memref<10x10xf64>
      %r = arith.addf %t, %half : f64
      %d = arith.fptosi %r : f64 to i32
      %char = arith.addi %d, %ascii0 : i32
      func.call @putchar(%char) : (i32) -> i32
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  // The temperature falls monotonically along the middle column.
  %zero = arith.constant 0 : i32
  %errors = affine.for %i = 1 to 10 iter_args(%n = %zero) -> i32 {
    %upper = affine.load %plate[%i - 1, 5] : memref<10x10xf64>
    %lower = affine.load %plate[%i, 5] : memref<10x10xf64>
    %wrong = arith.cmpf ule, %upper, %lower : f64
    %one = arith.extui %wrong : i1 to i32
    %next = arith.addi %n, %one : i32
    affine.yield %next : i32
  }
  memref.dealloc %a : memref<10x10xf64>
  memref.dealloc %b : memref<10x10xf64>
  return %errors : i32
}
