// terrace opt --arm-sve-legalize-vector-storage
// Predicates are svbool in memory of the function, on the stack and on the heap.
func.func @one(%mask: vector<[4]xi1>) -> vector<[4]xi1> {
  %0 = memref.alloca() : memref<vector<[4]xi1>>
  memref.store %mask, %0[] : memref<vector<[4]xi1>>
  %1 = memref.load %0[] : memref<vector<[4]xi1>>
  return %1 : vector<[4]xi1>
}

func.func @several(%mask: vector<[8]xi1>, %i: index, %n: index) -> vector<[8]xi1> {
  %0 = memref.alloc(%n) {alignment = 64, mine} : memref<?x3xvector<[8]xi1>>
  memref.store %mask, %0[%i, %i] {nontemporal = true, mine} : memref<?x3xvector<[8]xi1>>
  %1 = memref.load %0[%i, %i] {mine = 1 : i8} : memref<?x3xvector<[8]xi1>>
  return %1 : vector<[8]xi1>
}

// By the rows of a mask.
func.func @rows(%mask: vector<3x[2]xi1>, %row: vector<[2]xi1>, %i: index) -> vector<[2]xi1> {
  %0 = memref.alloca() : memref<5xvector<3x[2]xi1>>
  memref.store %mask, %0[%i] : memref<5xvector<3x[2]xi1>>
  %1 = vector.type_cast %0 {mine} : memref<5xvector<3x[2]xi1>> to memref<5x3xvector<[2]xi1>>
  memref.store %row, %1[%i, %i] : memref<5x3xvector<[2]xi1>>
  %2 = memref.load %1[%i, %i] : memref<5x3xvector<[2]xi1>>
  return %2 : vector<[2]xi1>
}

func.func @nested(%mask: vector<[1]xi1>, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = memref.alloca() : memref<vector<[1]xi1>>
    memref.store %mask, %0[] : memref<vector<[1]xi1>>
    scf.yield
  }
  return
}

// The caller's memory stays.
func.func @argument(%memory: memref<vector<[4]xi1>>) {
  %0 = memref.load %memory[] : memref<vector<[4]xi1>>
  memref.store %0, %memory[] : memref<vector<[4]xi1>>
  return
}

// And so do masks that no predicate register holds, and svbool itself.
func.func @no_predicates(%a: vector<[3]xi1>, %b: vector<[32]xi1>, %c: vector<[16]xi1>, %d: vector<[4]x2xi1>) {
  %0 = memref.alloca() : memref<vector<[3]xi1>>
  memref.store %a, %0[] : memref<vector<[3]xi1>>
  %1 = memref.alloca() : memref<vector<[32]xi1>>
  memref.store %b, %1[] : memref<vector<[32]xi1>>
  %2 = memref.alloca() : memref<vector<[16]xi1>>
  memref.store %c, %2[] : memref<vector<[16]xi1>>
  %3 = memref.alloca() : memref<vector<[4]x2xi1>>
  memref.store %d, %3[] : memref<vector<[4]x2xi1>>
  return
}

func.func @unused() {
  %0 = memref.alloca() : memref<vector<[4]xi1>>
  return
}
// ==== stdout ====
module {
  func.func @one(%arg0: vector<[4]xi1>) -> vector<[4]xi1> {
    %alloca = memref.alloca() {alignment = 2 : i64} : memref<vector<[16]xi1>>
    %0 = arm_sve.convert_to_svbool %arg0 : vector<[4]xi1>
    memref.store %0, %alloca[] : memref<vector<[16]xi1>>
    %1 = memref.load %alloca[] : memref<vector<[16]xi1>>
    %2 = arm_sve.convert_from_svbool %1 : vector<[4]xi1>
    return %2 : vector<[4]xi1>
  }
  func.func @several(%arg0: vector<[8]xi1>, %arg1: index, %arg2: index) -> vector<[8]xi1> {
    %alloc = memref.alloc(%arg2) {alignment = 64 : i64, mine} : memref<?x3xvector<[16]xi1>>
    %0 = arm_sve.convert_to_svbool %arg0 : vector<[8]xi1>
    memref.store %0, %alloc[%arg1, %arg1] {mine, nontemporal = true} : memref<?x3xvector<[16]xi1>>
    %1 = memref.load %alloc[%arg1, %arg1] {mine = 1 : i8} : memref<?x3xvector<[16]xi1>>
    %2 = arm_sve.convert_from_svbool %1 : vector<[8]xi1>
    return %2 : vector<[8]xi1>
  }
  func.func @rows(%arg0: vector<3x[2]xi1>, %arg1: vector<[2]xi1>, %arg2: index) -> vector<[2]xi1> {
    %alloca = memref.alloca() {alignment = 2 : i64} : memref<5xvector<3x[16]xi1>>
    %0 = arm_sve.convert_to_svbool %arg0 : vector<3x[2]xi1>
    memref.store %0, %alloca[%arg2] : memref<5xvector<3x[16]xi1>>
    %1 = vector.type_cast %alloca {mine} : memref<5xvector<3x[16]xi1>> to memref<5x3xvector<[16]xi1>>
    %2 = arm_sve.convert_to_svbool %arg1 : vector<[2]xi1>
    memref.store %2, %1[%arg2, %arg2] : memref<5x3xvector<[16]xi1>>
    %3 = memref.load %1[%arg2, %arg2] : memref<5x3xvector<[16]xi1>>
    %4 = arm_sve.convert_from_svbool %3 : vector<[2]xi1>
    return %4 : vector<[2]xi1>
  }
  func.func @nested(%arg0: vector<[1]xi1>, %arg1: index) {
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %alloca = memref.alloca() {alignment = 2 : i64} : memref<vector<[16]xi1>>
      %0 = arm_sve.convert_to_svbool %arg0 : vector<[1]xi1>
      memref.store %0, %alloca[] : memref<vector<[16]xi1>>
    }
    return
  }
  func.func @argument(%arg0: memref<vector<[4]xi1>>) {
    %0 = memref.load %arg0[] : memref<vector<[4]xi1>>
    memref.store %0, %arg0[] : memref<vector<[4]xi1>>
    return
  }
  func.func @no_predicates(%arg0: vector<[3]xi1>, %arg1: vector<[32]xi1>, %arg2: vector<[16]xi1>, %arg3: vector<[4]x2xi1>) {
    %alloca = memref.alloca() {alignment = 2 : i64} : memref<vector<[3]xi1>>
    memref.store %arg0, %alloca[] : memref<vector<[3]xi1>>
    %alloca_0 = memref.alloca() {alignment = 2 : i64} : memref<vector<[32]xi1>>
    memref.store %arg1, %alloca_0[] : memref<vector<[32]xi1>>
    %alloca_1 = memref.alloca() {alignment = 2 : i64} : memref<vector<[16]xi1>>
    memref.store %arg2, %alloca_1[] : memref<vector<[16]xi1>>
    %alloca_2 = memref.alloca() {alignment = 2 : i64} : memref<vector<[4]x2xi1>>
    memref.store %arg3, %alloca_2[] : memref<vector<[4]x2xi1>>
    return
  }
  func.func @unused() {
    return
  }
}

