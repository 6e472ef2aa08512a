// The energy of five bodies after 300 000 steps.
memref.global "private" @position : memref<5x3xf64> = dense<[
  [0.0, 0.0, 0.0], [4.84143144246472090, -1.16032004402742839, -0.103622044471123109],
  [8.34336671824457987, 4.12479856412430479, -0.403523417114321381], [12.8943695621391310, -15.1111514016986312, -0.223307578892655734],
  [15.3796971148509165, -25.9193146099879641, 0.179258772950371181]]>
memref.global "private" @velocity : memref<5x3xf64> = dense<[
  [0.0, 0.0, 0.0], [0.606326392995832, 2.81198684491626, -0.02521836165988763],
  [-1.01077434617879, 1.82566237123041, 0.00841576137658415], [1.08279100644154, 0.868713018169608, -0.0108326374013636],
  [0.979090732243898, 0.594698998647676, -0.0347559555040781]]>
memref.global "private" constant @mass : memref<5xf64> = dense<[39.4784176043574, 0.0376936749096138, 0.0112863261319687, 0.00172372405705971, 0.00203368686992463]>
func.func @advance(%p: memref<5x3xf64>, %v: memref<5x3xf64>, %m: memref<5xf64>, %dt: f64) {
  affine.for %i = 0 to 5 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 5 {
      %xi = affine.load %p[%i, 0] : memref<5x3xf64>
      %yi = affine.load %p[%i, 1] : memref<5x3xf64>
      %zi = affine.load %p[%i, 2] : memref<5x3xf64>
      %xj = affine.load %p[%j, 0] : memref<5x3xf64>
      %yj = affine.load %p[%j, 1] : memref<5x3xf64>
      %zj = affine.load %p[%j, 2] : memref<5x3xf64>
      %dx = arith.subf %xi, %xj : f64
      %dy = arith.subf %yi, %yj : f64
      %dz = arith.subf %zi, %zj : f64
      %xx = arith.mulf %dx, %dx : f64
      %yy = arith.mulf %dy, %dy : f64
      %zz = arith.mulf %dz, %dz : f64
      %xy = arith.addf %xx, %yy : f64
      %d2 = arith.addf %xy, %zz : f64
      %d = math.sqrt %d2 : f64
      %d3 = arith.mulf %d2, %d : f64
      %mag = arith.divf %dt, %d3 : f64
      %mi = affine.load %m[%i] : memref<5xf64>
      %mj = affine.load %m[%j] : memref<5xf64>
      %fi = arith.mulf %mi, %mag : f64
      %fj = arith.mulf %mj, %mag : f64
      %vxi = affine.load %v[%i, 0] : memref<5x3xf64>
      %vyi = affine.load %v[%i, 1] : memref<5x3xf64>
      %vzi = affine.load %v[%i, 2] : memref<5x3xf64>
      %axi = arith.mulf %dx, %fj : f64
      %ayi = arith.mulf %dy, %fj : f64
      %azi = arith.mulf %dz, %fj : f64
      %wxi = arith.subf %vxi, %axi : f64
      %wyi = arith.subf %vyi, %ayi : f64
      %wzi = arith.subf %vzi, %azi : f64
      affine.store %wxi, %v[%i, 0] : memref<5x3xf64>
      affine.store %wyi, %v[%i, 1] : memref<5x3xf64>
      affine.store %wzi, %v[%i, 2] : memref<5x3xf64>
      %vxj = affine.load %v[%j, 0] : memref<5x3xf64>
      %vyj = affine.load %v[%j, 1] : memref<5x3xf64>
      %vzj = affine.load %v[%j, 2] : memref<5x3xf64>
      %axj = arith.mulf %dx, %fi : f64
      %ayj = arith.mulf %dy, %fi : f64
      %azj = arith.mulf %dz, %fi : f64
      %wxj = arith.addf %vxj, %axj : f64
      %wyj = arith.addf %vyj, %ayj : f64
      %wzj = arith.addf %vzj, %azj : f64
      affine.store %wxj, %v[%j, 0] : memref<5x3xf64>
      affine.store %wyj, %v[%j, 1] : memref<5x3xf64>
      affine.store %wzj, %v[%j, 2] : memref<5x3xf64>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %k = 0 to 3 {
      %x = affine.load %p[%i, %k] : memref<5x3xf64>
      %w = affine.load %v[%i, %k] : memref<5x3xf64>
      %s = arith.mulf %w, %dt : f64
      %y = arith.addf %x, %s : f64
      affine.store %y, %p[%i, %k] : memref<5x3xf64>
    }
  }
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 300000 : index
  %dt = arith.constant 0.01 : f64
  %p = memref.get_global @position : memref<5x3xf64>
  %v = memref.get_global @velocity : memref<5x3xf64>
  %m = memref.get_global @mass : memref<5xf64>
  scf.for %i = %c0 to %n step %c1 {
    func.call @advance(%p, %v, %m, %dt) : (memref<5x3xf64>, memref<5x3xf64>, memref<5xf64>, f64) -> ()
  }
  %x = memref.load %p[%c1, %c0] : memref<5x3xf64>
  vector.print %x : f64
  %ok = arith.constant 0 : i32
  return %ok : i32
}
