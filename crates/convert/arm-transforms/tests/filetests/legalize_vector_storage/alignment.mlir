// terrace opt --arm-sve-legalize-vector-storage
// Scalable vectors on the stack are aligned as registers, and predicates as predicate registers.
func.func private @use(memref<vector<[8]xf32>>, memref<3xvector<2x[4]xf64>>, memref<vector<[2]xindex>>, memref<vector<[8]x2xi3>>, memref<3xvector<[16]xi1>>)
func.func private @use_others(memref<vector<[8]xf32>>, memref<vector<8xf32>>, memref<vector<[8]xf32>>, memref<8xf32>)

func.func @aligned() {
  %0 = memref.alloca() : memref<vector<[8]xf32>>
  %1 = memref.alloca() {mine} : memref<3xvector<2x[4]xf64>>
  %2 = memref.alloca() : memref<vector<[2]xindex>>
  %3 = memref.alloca() : memref<vector<[8]x2xi3>>
  %4 = memref.alloca() : memref<3xvector<[16]xi1>>
  call @use(%0, %1, %2, %3, %4) : (memref<vector<[8]xf32>>, memref<3xvector<2x[4]xf64>>, memref<vector<[2]xindex>>, memref<vector<[8]x2xi3>>, memref<3xvector<[16]xi1>>) -> ()
  return
}

// Given alignment, vectors of fixed size, memory on the heap, and elements that are no vectors.
func.func @unchanged() {
  %0 = memref.alloca() {alignment = 64} : memref<vector<[8]xf32>>
  %1 = memref.alloca() : memref<vector<8xf32>>
  %2 = memref.alloc() : memref<vector<[8]xf32>>
  %3 = memref.alloca() : memref<8xf32>
  call @use_others(%0, %1, %2, %3) : (memref<vector<[8]xf32>>, memref<vector<8xf32>>, memref<vector<[8]xf32>>, memref<8xf32>) -> ()
  return
}
// ==== stdout ====
module {
  func.func private @use(memref<vector<[8]xf32>>, memref<3xvector<2x[4]xf64>>, memref<vector<[2]xindex>>, memref<vector<[8]x2xi3>>, memref<3xvector<[16]xi1>>)
  func.func private @use_others(memref<vector<[8]xf32>>, memref<vector<8xf32>>, memref<vector<[8]xf32>>, memref<8xf32>)
  func.func @aligned() {
    %alloca = memref.alloca() {alignment = 16 : i64} : memref<vector<[8]xf32>>
    %alloca_0 = memref.alloca() {alignment = 16 : i64, mine} : memref<3xvector<2x[4]xf64>>
    %alloca_1 = memref.alloca() {alignment = 16 : i64} : memref<vector<[2]xindex>>
    %alloca_2 = memref.alloca() {alignment = 16 : i64} : memref<vector<[8]x2xi3>>
    %alloca_3 = memref.alloca() {alignment = 2 : i64} : memref<3xvector<[16]xi1>>
    call @use(%alloca, %alloca_0, %alloca_1, %alloca_2, %alloca_3) : (memref<vector<[8]xf32>>, memref<3xvector<2x[4]xf64>>, memref<vector<[2]xindex>>, memref<vector<[8]x2xi3>>, memref<3xvector<[16]xi1>>) -> ()
    return
  }
  func.func @unchanged() {
    %alloca = memref.alloca() {alignment = 64 : i64} : memref<vector<[8]xf32>>
    %alloca_0 = memref.alloca() : memref<vector<8xf32>>
    %alloc = memref.alloc() : memref<vector<[8]xf32>>
    %alloca_1 = memref.alloca() : memref<8xf32>
    call @use_others(%alloca, %alloca_0, %alloc, %alloca_1) : (memref<vector<[8]xf32>>, memref<vector<8xf32>>, memref<vector<[8]xf32>>, memref<8xf32>) -> ()
    return
  }
}

