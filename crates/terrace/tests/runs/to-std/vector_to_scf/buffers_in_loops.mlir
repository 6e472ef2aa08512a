// terrace opt --convert-vector-to-scf | terrace lower | lli
// The buffers of transfers are not allocated once for each iteration.
func.func @for(%m: memref<?x?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> (f64) {
    %v = vector.transfer_read %m[%c0, %c0], %z : memref<?x?xf64>, vector<4x8xf64>
    %s = vector.multi_reduction <add>, %v, %x [0, 1] : vector<4x8xf64> to f64
    scf.yield %s : f64
  }
  return %r : f64
}
func.func @parallel(%m: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = vector.transfer_read %m[%c0, %c0], %z : memref<?x?xf64>, vector<4x8xf64>
    vector.transfer_write %v, %m[%c0, %c0] : vector<4x8xf64>, memref<?x?xf64>
  }
  return
}
func.func @affine(%m: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f64
  affine.for %i = 0 to %n {
    %mask = arith.constant dense<true> : vector<4x8xi1>
    %v = vector.transfer_read %m[%c0, %c0], %z, %mask : memref<?x?xf64>, vector<4x8xf64>
    vector.transfer_write %v, %m[%c0, %c0] : vector<4x8xf64>, memref<?x?xf64>
  }
  return
}
func.func @blocks(%m: memref<?x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %v = vector.transfer_read %m[%c0, %c0], %z : memref<?x?xf64>, vector<4x8xf64>
  vector.transfer_write %v, %m[%c0, %c0] : vector<4x8xf64>, memref<?x?xf64>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^end:
  return
}
func.func @main() {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%c2, %c2) : memref<?x?xf64>
  %one = arith.constant 1.0 : f64
  memref.store %one, %m[%c0, %c0] : memref<?x?xf64>
  memref.store %one, %m[%c0, %c1] : memref<?x?xf64>
  memref.store %one, %m[%c1, %c0] : memref<?x?xf64>
  memref.store %one, %m[%c1, %c1] : memref<?x?xf64>
  %n = arith.constant 100000 : index
  call @parallel(%m, %n) : (memref<?x?xf64>, index) -> ()
  call @affine(%m, %n) : (memref<?x?xf64>, index) -> ()
  call @blocks(%m, %n) : (memref<?x?xf64>, index) -> ()
  %r = call @for(%m, %n) : (memref<?x?xf64>, index) -> f64
  vector.print %r : f64
  return
}
// ==== stdout ====
400000
