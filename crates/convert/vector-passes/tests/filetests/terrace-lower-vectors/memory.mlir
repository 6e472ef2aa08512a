// terrace opt --terrace-lower-vectors
// Accesses to vectors of several dimensions go row by row, along the last dimensions of memory. Only the whole is aligned.
func.func @rows(%m: memref<?x?x?xf32>, %i: index, %k: vector<2x3xi1>) {
  %0 = vector.load %m[%i, %i, %i] {alignment = 64, nontemporal = true} : memref<?x?x?xf32>, vector<2x3xf32>
  vector.store %0, %m[%i, %i, %i] : memref<?x?x?xf32>, vector<2x3xf32>
  %1 = vector.maskedload %m[%i, %i, %i], %k, %0 : memref<?x?x?xf32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  vector.maskedstore %m[%i, %i, %i], %k, %1 : memref<?x?x?xf32>, vector<2x3xi1>, vector<2x3xf32>
  return
}

// Rows may scale.
func.func @scalable(%m: memref<?x?xf32>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<2x[4]xf32>
  vector.store %0, %m[%i, %i] : memref<?x?xf32>, vector<2x[4]xf32>
  return
}

// Elements that follow each other in memory are put into a vector in its order.
func.func @in_order(%m: memref<?x?xi32>, %i: index, %k: vector<2x3xi1>, %v: vector<2x3xi32>) {
  %0 = vector.expandload %m[%i, %i], %k, %v : memref<?x?xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
  vector.compressstore %m[%i, %i], %k, %0 : memref<?x?xi32>, vector<2x3xi1>, vector<2x3xi32>
  return
}

// The places of a scatter are its own.
func.func @scattered(%m: memref<?x?xf32>, %i: index, %at: vector<2x2xi32>, %k: vector<2x2xi1>, %v: vector<2x2xf32>) {
  vector.scatter %m[%i, %i] [%at], %k, %v : memref<?x?xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32>
  return
}

// Neighbours that are apart in memory are read and written one by one.
func.func @apart(%m: memref<?xf32, strided<[2]>>, %i: index, %at: vector<2xi32>, %k: vector<2xi1>, %v: vector<2xf32>) -> vector<2xf32> {
  vector.scatter %m[%i] [%at], %k, %v : memref<?xf32, strided<[2]>>, vector<2xi32>, vector<2xi1>, vector<2xf32>
  %0 = vector.gather %m[%i] [%at], %k, %v : memref<?xf32, strided<[2]>>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// What convert-vector-to-llvm takes, or nothing can take apart.
func.func @stay(%m: memref<?x?xf32>, %n: memref<?x?xvector<2x3xf32>>, %i: index, %at: vector<2xi32>, %k: vector<2xi1>, %v: vector<2xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %1 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<[2]x4xf32>
  %2 = vector.load %n[%i, %i] : memref<?x?xvector<2x3xf32>>, vector<2x3xf32>
  vector.scatter %m[%i, %i] [%at], %k, %v : memref<?x?xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32>
  return
}
// ==== stdout ====
module {
  func.func @rows(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<2x3xi1>) {
    %0 = ub.poison : vector<2x3xf32>
    %1 = vector.load %arg0[%arg1, %arg1, %arg1] {nontemporal = true} : memref<?x?x?xf32>, vector<3xf32>
    %2 = vector.insert %1, %0 [0] : vector<3xf32> into vector<2x3xf32>
    %c1 = arith.constant 1 : index
    %3 = arith.addi %arg1, %c1 : index
    %4 = vector.load %arg0[%arg1, %3, %arg1] {nontemporal = true} : memref<?x?x?xf32>, vector<3xf32>
    %5 = vector.insert %4, %2 [1] : vector<3xf32> into vector<2x3xf32>
    %6 = vector.extract %5[0] : vector<3xf32> from vector<2x3xf32>
    vector.store %6, %arg0[%arg1, %arg1, %arg1] : memref<?x?x?xf32>, vector<3xf32>
    %7 = vector.extract %5[1] : vector<3xf32> from vector<2x3xf32>
    %c1_0 = arith.constant 1 : index
    %8 = arith.addi %arg1, %c1_0 : index
    vector.store %7, %arg0[%arg1, %8, %arg1] : memref<?x?x?xf32>, vector<3xf32>
    %9 = ub.poison : vector<2x3xf32>
    %10 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
    %11 = vector.extract %5[0] : vector<3xf32> from vector<2x3xf32>
    %12 = vector.maskedload %arg0[%arg1, %arg1, %arg1], %10, %11 : memref<?x?x?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
    %13 = vector.insert %12, %9 [0] : vector<3xf32> into vector<2x3xf32>
    %c1_1 = arith.constant 1 : index
    %14 = arith.addi %arg1, %c1_1 : index
    %15 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
    %16 = vector.extract %5[1] : vector<3xf32> from vector<2x3xf32>
    %17 = vector.maskedload %arg0[%arg1, %14, %arg1], %15, %16 : memref<?x?x?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
    %18 = vector.insert %17, %13 [1] : vector<3xf32> into vector<2x3xf32>
    %19 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
    %20 = vector.extract %18[0] : vector<3xf32> from vector<2x3xf32>
    vector.maskedstore %arg0[%arg1, %arg1, %arg1], %19, %20 : memref<?x?x?xf32>, vector<3xi1>, vector<3xf32>
    %c1_2 = arith.constant 1 : index
    %21 = arith.addi %arg1, %c1_2 : index
    %22 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
    %23 = vector.extract %18[1] : vector<3xf32> from vector<2x3xf32>
    vector.maskedstore %arg0[%arg1, %21, %arg1], %22, %23 : memref<?x?x?xf32>, vector<3xi1>, vector<3xf32>
    return
  }
  func.func @scalable(%arg0: memref<?x?xf32>, %arg1: index) {
    %0 = ub.poison : vector<2x[4]xf32>
    %1 = vector.load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]xf32>
    %2 = vector.insert %1, %0 [0] : vector<[4]xf32> into vector<2x[4]xf32>
    %c1 = arith.constant 1 : index
    %3 = arith.addi %arg1, %c1 : index
    %4 = vector.load %arg0[%3, %arg1] : memref<?x?xf32>, vector<[4]xf32>
    %5 = vector.insert %4, %2 [1] : vector<[4]xf32> into vector<2x[4]xf32>
    %6 = vector.extract %5[0] : vector<[4]xf32> from vector<2x[4]xf32>
    vector.store %6, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]xf32>
    %7 = vector.extract %5[1] : vector<[4]xf32> from vector<2x[4]xf32>
    %c1_0 = arith.constant 1 : index
    %8 = arith.addi %arg1, %c1_0 : index
    vector.store %7, %arg0[%8, %arg1] : memref<?x?xf32>, vector<[4]xf32>
    return
  }
  func.func @in_order(%arg0: memref<?x?xi32>, %arg1: index, %arg2: vector<2x3xi1>, %arg3: vector<2x3xi32>) {
    %0 = vector.shape_cast %arg2 : vector<2x3xi1> to vector<6xi1>
    %1 = vector.shape_cast %arg3 : vector<2x3xi32> to vector<6xi32>
    %2 = vector.expandload %arg0[%arg1, %arg1], %0, %1 : memref<?x?xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
    %3 = vector.shape_cast %2 : vector<6xi32> to vector<2x3xi32>
    %4 = vector.shape_cast %arg2 : vector<2x3xi1> to vector<6xi1>
    %5 = vector.shape_cast %3 : vector<2x3xi32> to vector<6xi32>
    vector.compressstore %arg0[%arg1, %arg1], %4, %5 : memref<?x?xi32>, vector<6xi1>, vector<6xi32>
    return
  }
  func.func @scattered(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x2xi32>, %arg3: vector<2x2xi1>, %arg4: vector<2x2xf32>) {
    %0 = vector.extract %arg2[0] : vector<2xi32> from vector<2x2xi32>
    %1 = vector.extract %arg3[0] : vector<2xi1> from vector<2x2xi1>
    %2 = vector.extract %arg4[0] : vector<2xf32> from vector<2x2xf32>
    vector.scatter %arg0[%arg1, %arg1] [%0], %1, %2 : memref<?x?xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32>
    %3 = vector.extract %arg2[1] : vector<2xi32> from vector<2x2xi32>
    %4 = vector.extract %arg3[1] : vector<2xi1> from vector<2x2xi1>
    %5 = vector.extract %arg4[1] : vector<2xf32> from vector<2x2xf32>
    vector.scatter %arg0[%arg1, %arg1] [%3], %4, %5 : memref<?x?xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32>
    return
  }
  func.func @apart(%arg0: memref<?xf32, strided<[2]>>, %arg1: index, %arg2: vector<2xi32>, %arg3: vector<2xi1>, %arg4: vector<2xf32>) -> vector<2xf32> {
    %0 = arith.index_cast %arg2 : vector<2xi32> to vector<2xindex>
    %1 = vector.extract %arg3[0] : i1 from vector<2xi1>
    %2 = vector.extract %0[0] : index from vector<2xindex>
    %3 = arith.addi %arg1, %2 : index
    scf.if %1 {
      %16 = vector.extract %arg4[0] : f32 from vector<2xf32>
      memref.store %16, %arg0[%3] : memref<?xf32, strided<[2]>>
    }
    %4 = vector.extract %arg3[1] : i1 from vector<2xi1>
    %5 = vector.extract %0[1] : index from vector<2xindex>
    %6 = arith.addi %arg1, %5 : index
    scf.if %4 {
      %16 = vector.extract %arg4[1] : f32 from vector<2xf32>
      memref.store %16, %arg0[%6] : memref<?xf32, strided<[2]>>
    }
    %7 = arith.index_cast %arg2 : vector<2xi32> to vector<2xindex>
    %8 = vector.extract %arg3[0] : i1 from vector<2xi1>
    %9 = vector.extract %7[0] : index from vector<2xindex>
    %10 = arith.addi %arg1, %9 : index
    %11 = scf.if %8 -> (vector<2xf32>) {
      %16 = memref.load %arg0[%10] : memref<?xf32, strided<[2]>>
      %17 = vector.insert %16, %arg4 [0] : f32 into vector<2xf32>
      scf.yield %17 : vector<2xf32>
    } else {
      scf.yield %arg4 : vector<2xf32>
    }
    %12 = vector.extract %arg3[1] : i1 from vector<2xi1>
    %13 = vector.extract %7[1] : index from vector<2xindex>
    %14 = arith.addi %arg1, %13 : index
    %15 = scf.if %12 -> (vector<2xf32>) {
      %16 = memref.load %arg0[%14] : memref<?xf32, strided<[2]>>
      %17 = vector.insert %16, %11 [1] : f32 into vector<2xf32>
      scf.yield %17 : vector<2xf32>
    } else {
      scf.yield %11 : vector<2xf32>
    }
    return %15 : vector<2xf32>
  }
  func.func @stay(%arg0: memref<?x?xf32>, %arg1: memref<?x?xvector<2x3xf32>>, %arg2: index, %arg3: vector<2xi32>, %arg4: vector<2xi1>, %arg5: vector<2xf32>) {
    %0 = vector.load %arg0[%arg2, %arg2] : memref<?x?xf32>, vector<4xf32>
    %1 = vector.load %arg0[%arg2, %arg2] : memref<?x?xf32>, vector<[2]x4xf32>
    %2 = vector.load %arg1[%arg2, %arg2] : memref<?x?xvector<2x3xf32>>, vector<2x3xf32>
    vector.scatter %arg0[%arg2, %arg2] [%arg3], %arg4, %arg5 : memref<?x?xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32>
    return
  }
}

