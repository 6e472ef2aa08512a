// Durbin's algorithm for a Toeplitz system, as Polygeist makes it of C: scalars in memrefs of no dimension, pointers as memrefs
// of unknown size, bounds that are minima and maxima, indices that run backwards. The system is multiplied out to check it.
func.func @durbin(%n: i32, %r: memref<?xf64>, %y: memref<?xf64>) {
  %cst = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %alpha = memref.alloca() : memref<f64>
  %beta = memref.alloca() : memref<f64>
  %z = memref.alloca() : memref<64xf64>
  %0 = arith.index_cast %n : i32 to index
  %r0 = affine.load %r[0] : memref<?xf64>
  %nr0 = arith.negf %r0 : f64
  affine.store %nr0, %y[0] : memref<?xf64>
  affine.store %one, %beta[] : memref<f64>
  affine.store %nr0, %alpha[] : memref<f64>
  affine.for %k = 1 to %0 {
    %b = affine.load %beta[] : memref<f64>
    %a = affine.load %alpha[] : memref<f64>
    %aa = arith.mulf %a, %a : f64
    %om = arith.subf %one, %aa : f64
    %nb = arith.mulf %om, %b : f64
    affine.store %nb, %beta[] : memref<f64>
    %sum = affine.for %i = 0 to affine_map<(d0) -> (d0)>(%k) iter_args(%s = %cst) -> (f64) {
      %rv = affine.load %r[%k - %i - 1] : memref<?xf64>
      %yv = affine.load %y[%i] : memref<?xf64>
      %m = arith.mulf %rv, %yv : f64
      %t = arith.addf %s, %m : f64
      affine.yield %t : f64
    }
    %rk = affine.load %r[%k] : memref<?xf64>
    %t1 = arith.addf %rk, %sum : f64
    %t2 = arith.negf %t1 : f64
    %na = arith.divf %t2, %nb : f64
    affine.store %na, %alpha[] : memref<f64>
    affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0, s0 - 1)>(%k)[%0] {
      %yv = affine.load %y[%i] : memref<?xf64>
      %yw = affine.load %y[%k - %i - 1] : memref<?xf64>
      %m = arith.mulf %na, %yw : f64
      %t = arith.addf %yv, %m : f64
      affine.store %t, %z[%i] : memref<64xf64>
    }
    affine.for %i = max affine_map<(d0) -> (0, d0 - 64)>(%k) to affine_map<(d0) -> (d0)>(%k) step 1 {
      %zv = affine.load %z[%i] : memref<64xf64>
      affine.store %zv, %y[%i] : memref<?xf64>
    }
    affine.store %na, %y[%k] : memref<?xf64>
  }
  return
}
func.func @main() -> i32 {
  %n = arith.constant 4 : i32
  %r = memref.alloca() : memref<4xf64>
  %y = memref.alloca() : memref<4xf64>
  affine.for %i = 0 to 4 {
    // r = 1/(i+2)
    %s = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
    %x = arith.index_cast %s : index to i64
    %f = arith.sitofp %x : i64 to f64
    %one = arith.constant 1.0 : f64
    %q = arith.divf %one, %f : f64
    affine.store %q, %r[%i] : memref<4xf64>
  }
  %rc = memref.cast %r : memref<4xf64> to memref<?xf64>
  %yc = memref.cast %y : memref<4xf64> to memref<?xf64>
  call @durbin(%n, %rc, %yc) : (i32, memref<?xf64>, memref<?xf64>) -> ()
  // verify Toeplitz system: for each row i: sum_j T[|i-j|] y_j = -r_i with T[0]=1,T[k]=r[k-1]
  %err = affine.for %i = 0 to 4 iter_args(%e = %n) -> (i32) {
    %z = arith.constant 0.0 : f64
    %sum = affine.for %j = 0 to 4 iter_args(%s = %z) -> (f64) {
      %d = affine.max affine_map<(i, j) -> (i - j, j - i)>(%i, %j)
      %yv = affine.load %y[%j] : memref<4xf64>
      %c0 = arith.constant 0 : index
      %eq = index.cmp eq(%d, %c0)
      %t = scf.if %eq -> f64 {
        %one = arith.constant 1.0 : f64
        scf.yield %one : f64
      } else {
        %c1 = index.constant 1
        %dm = index.sub %d, %c1
        %v = memref.load %r[%dm] : memref<4xf64>
        scf.yield %v : f64
      }
      %p = arith.mulf %t, %yv : f64
      %s2 = arith.addf %s, %p : f64
      affine.yield %s2 : f64
    }
    %ri = affine.load %r[%i] : memref<4xf64>
    %res = arith.addf %sum, %ri : f64
    %ab = math.absf %res : f64
    %eps = arith.constant 1.0e-12 : f64
    %ok = arith.cmpf olt, %ab, %eps : f64
    %oki = arith.extui %ok : i1 to i32
    %e2 = arith.subi %e, %oki : i32
    affine.yield %e2 : i32
  }
  return %err : i32
}
