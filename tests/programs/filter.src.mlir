// Packs the numbers of an array that are below a limit: masked loads and compressing stores, then a gather, an expanding load and a
// scatter through the same mask.
func.func @filter(%in: memref<?xi32>, %out: memref<?xi32>, %lim: i32) -> index {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %in, %c0 : memref<?xi32>
  %limv = vector.broadcast %lim : i32 to vector<8xi32>
  %zero = arith.constant dense<0> : vector<8xi32>
  %o = scf.for %i = %c0 to %n step %c8 iter_args(%w = %c0) -> index {
    %rem = arith.subi %n, %i : index
    %m = vector.create_mask %rem : vector<8xi1>
    %v = vector.maskedload %in[%i], %m, %zero : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
    %lt = arith.cmpi slt, %v, %limv : vector<8xi32>
    %k = arith.andi %lt, %m : vector<8xi1>
    vector.compressstore %out[%w], %k, %v : memref<?xi32>, vector<8xi1>, vector<8xi32>
    %ke = arith.extui %k : vector<8xi1> to vector<8xi32>
    %cnt = vector.reduction <add>, %ke : vector<8xi32> into i32
    %ci = arith.index_cast %cnt : i32 to index
    %w2 = arith.addi %w, %ci : index
    scf.yield %w2 : index
  }
  return %o : index
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<20xi32>
  %b = memref.alloc() : memref<20xi32>
  affine.parallel (%i) = (0) to (20) {
    %p = affine.apply affine_map<(d0) -> ((d0 * 7) mod 20)>(%i)
    %x = arith.index_cast %p : index to i32
    affine.store %x, %a[%i] : memref<20xi32>
  }
  %ac = memref.cast %a : memref<20xi32> to memref<?xi32>
  %bc = memref.cast %b : memref<20xi32> to memref<?xi32>
  %lim = arith.constant 11 : i32
  %n = call @filter(%ac, %bc, %lim) : (memref<?xi32>, memref<?xi32>, i32) -> index
  %z = arith.constant 0 : i32
  %iv = vector.step : vector<16xindex>
  %m = vector.create_mask %n : vector<16xi1>
  %pass = arith.constant dense<0> : vector<16xi32>
  %g = vector.gather %bc[%c0] [%iv], %m, %pass : memref<?xi32>, vector<16xindex>, vector<16xi1>, vector<16xi32> into vector<16xi32>
  %s = vector.reduction <add>, %g, %z : vector<16xi32> into i32
  %e = vector.expandload %bc[%c0], %m, %g : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
  vector.scatter %bc[%c0] [%iv], %m, %e : memref<?xi32>, vector<16xindex>, vector<16xi1>, vector<16xi32>
  memref.dealloc %a : memref<20xi32>
  memref.dealloc %b : memref<20xi32>
  %expected = arith.constant 55 : i32
  %bad = arith.subi %s, %expected : i32
  return %bad : i32
}
