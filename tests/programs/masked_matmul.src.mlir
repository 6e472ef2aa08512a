// A matrix product by tiles under masks: the last tiles are smaller, and masks and a masked contraction take care of it. Sizes and
// strides are known only at run time, and one operand is a part of a larger matrix.
#mA = affine_map<(m, n, k) -> (m, k)>
#mB = affine_map<(m, n, k) -> (k, n)>
#mC = affine_map<(m, n, k) -> (m, n)>
#perm = affine_map<(d0, d1) -> (d1, d0)>
module {
  memref.global "private" constant @A : memref<6x6xf32> = dense<[[1.,2.,3.,4.,5.,6.],[2.,3.,4.,5.,6.,7.],[3.,4.,5.,6.,7.,8.],[1.,0.,1.,0.,1.,0.],[0.,1.,0.,1.,0.,1.],[2.,2.,2.,2.,2.,2.]]>
  func.func @tile(%a: memref<?x?xf32, strided<[?, ?], offset: ?>> {llvm.noalias, llvm.readonly}, %b: memref<?x?xf32>, %c: memref<?x?xf32> {llvm.align = 16 : i32}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.0 : f32
    %M = memref.dim %a, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %K = memref.dim %a, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %N = memref.dim %b, %c1 : memref<?x?xf32>
    scf.for %i = %c0 to %M step %c4 {
      %mi = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%M]
      scf.for %j = %c0 to %N step %c4 {
        %nj = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%j)[%N]
        scf.for %k = %c0 to %K step %c4 {
          %kk = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%k)[%K]
          %mka = vector.create_mask %mi, %kk : vector<4x4xi1>
          %mkb = vector.create_mask %kk, %nj : vector<4x4xi1>
          %mkc = vector.create_mask %mi, %nj : vector<4x4xi1>
          %mm = vector.create_mask %mi, %nj, %kk : vector<4x4x4xi1>
          %va = vector.transfer_read %a[%i, %k], %cst, %mka {in_bounds = [true, true]} : memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<4x4xf32>
          %vb = vector.transfer_read %b[%k, %j], %cst, %mkb {in_bounds = [false, false]} : memref<?x?xf32>, vector<4x4xf32>
          %vc = vector.transfer_read %c[%i, %j], %cst : memref<?x?xf32>, vector<4x4xf32>
          %r = vector.mask %mm { vector.contract {indexing_maps = [#mA, #mB, #mC], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %va, %vb, %vc : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32> } : vector<4x4x4xi1> -> vector<4x4xf32>
          vector.transfer_write %r, %c[%i, %j], %mkc : vector<4x4xf32>, memref<?x?xf32>
        }
      }
    }
    return
  }
  func.func @main() -> i32 {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.0 : f32
    %g = memref.get_global @A : memref<6x6xf32>
    %sv = memref.subview %g[1, 0] [5, 6] [1, 1] : memref<6x6xf32> to memref<5x6xf32, strided<[6, 1], offset: 6>>
    %svc = memref.cast %sv : memref<5x6xf32, strided<[6, 1], offset: 6>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %bc = memref.cast %g : memref<6x6xf32> to memref<?x?xf32>
    %c = memref.alloc() {alignment = 64 : i64} : memref<5x6xf32>
    %z = arith.constant dense<0.0> : vector<5x6xf32>
    vector.transfer_write %z, %c[%c0, %c0] {in_bounds = [true, true]} : vector<5x6xf32>, memref<5x6xf32>
    %cc = memref.cast %c : memref<5x6xf32> to memref<?x?xf32>
    call @tile(%svc, %bc, %cc) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    %v = vector.transfer_read %c[%c0, %c0], %cst {permutation_map = #perm} : memref<5x6xf32>, vector<6x5xf32>
    memref.dealloc %c : memref<5x6xf32>
    %s = vector.multi_reduction <add>, %v, %cst [0, 1] : vector<6x5xf32> to f32
    // sums: rows of A(1..5) dot rowsums of A: rs=[21,27,33,3,3,12]
    // row1 2,3,4,5,6,7: 42+81+132+15+18+84=372 ; row2: 3..8: 63+108+165+18+21+96=471; row3: 21+33+3=57; row4: 27+3+12=42 ; row5: 2*99=198 => 1140
    %e = arith.constant 1140.0 : f32
    %bad = arith.cmpf une, %s, %e : f32
    %r = arith.extui %bad : i1 to i32
    return %r : i32
  }
}
