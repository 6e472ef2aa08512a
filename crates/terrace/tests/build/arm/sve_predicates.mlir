// armv8.6-a+sve -- --pass-pipeline=builtin.module(func.func(arm-sve-legalize-vector-storage))
// Predicates in memory, and parts of registers in all of them.
func.func private @stored(%count: index) -> vector<[4]xi1> {
  %0 = memref.alloca() : memref<3xvector<[4]xi1>>
  %i = arith.constant 1 : index
  %mask = vector.create_mask %count : vector<[4]xi1>
  memref.store %mask, %0[%i] : memref<3xvector<[4]xi1>>
  %1 = memref.load %0[%i] : memref<3xvector<[4]xi1>>
  return %1 : vector<[4]xi1>
}

func.func @count(%count: index) {
  %mask = call @stored(%count) : (index) -> vector<[4]xi1>
  %zeros = arith.constant dense<0> : vector<[4]xi32>
  %ones = arith.constant dense<1> : vector<[4]xi32>
  %0 = arm_sve.masked.addi %mask, %zeros, %ones : vector<[4]xi1>, vector<[4]xi32>
  %1 = vector.reduction <add>, %0 : vector<[4]xi32> into i32
  vector.print %1 : i32
  return
}

// A predicate of words has a bit for every fourth byte, and one of doubles for every eighth.
func.func @widths(%count: index) {
  %words = vector.create_mask %count : vector<[4]xi1>
  %all = arm_sve.convert_to_svbool %words : vector<[4]xi1>
  %bytes = arith.extui %all : vector<[16]xi1> to vector<[16]xi32>
  %0 = vector.reduction <add>, %bytes : vector<[16]xi32> into i32
  vector.print %0 : i32
  %doubles = arm_sve.convert_from_svbool %all : vector<[2]xi1>
  %1 = arith.extui %doubles : vector<[2]xi1> to vector<[2]xi32>
  %2 = vector.reduction <add>, %1 : vector<[2]xi32> into i32
  vector.print %2 : i32
  %halves = arm_sve.convert_from_svbool %all : vector<[8]xi1>
  %3 = arith.extui %halves : vector<[8]xi1> to vector<[8]xi32>
  %4 = vector.reduction <add>, %3 : vector<[8]xi32> into i32
  vector.print %4 : i32
  return
}

func.func @rows(%m: index, %n: index) {
  %mask = vector.create_mask %m, %n : vector<3x[4]xi1>
  %all = arm_sve.convert_to_svbool %mask : vector<3x[4]xi1>
  %back = arm_sve.convert_from_svbool %all : vector<3x[4]xi1>
  %r0 = vector.extract %back[0] : vector<[4]xi1> from vector<3x[4]xi1>
  %r1 = vector.extract %back[1] : vector<[4]xi1> from vector<3x[4]xi1>
  %r2 = vector.extract %back[2] : vector<[4]xi1> from vector<3x[4]xi1>
  %i0 = arith.extui %r0 : vector<[4]xi1> to vector<[4]xi32>
  %i1 = arith.extui %r1 : vector<[4]xi1> to vector<[4]xi32>
  %i2 = arith.extui %r2 : vector<[4]xi1> to vector<[4]xi32>
  %s0 = vector.reduction <add>, %i0 : vector<[4]xi32> into i32
  %s1 = vector.reduction <add>, %i1 : vector<[4]xi32> into i32
  %s2 = vector.reduction <add>, %i2 : vector<[4]xi32> into i32
  %sums = vector.from_elements %s0, %s1, %s2 : vector<3xi32>
  vector.print %sums : vector<3xi32>
  return
}

// The first four words in each four: their sum is four times vscale times their mean.
func.func @lanes(%v: vector<[4]xi32>) {
  %0 = arm_sve.dupq_lane %v[0] : vector<[4]xi32>
  %1 = vector.reduction <add>, %0 : vector<[4]xi32> into i32
  %vscale = vector.vscale
  %scale = arith.index_cast %vscale : index to i32
  %2 = arith.divsi %1, %scale : i32
  vector.print %2 : i32
  // There is no such part in any register: zeros.
  %3 = arm_sve.dupq_lane %v[16] : vector<[4]xi32>
  %4 = vector.reduction <add>, %3 : vector<[4]xi32> into i32
  vector.print %4 : i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  call @count(%c0) : (index) -> ()
  call @count(%c3) : (index) -> ()
  call @count(%c4) : (index) -> ()
  call @widths(%c3) : (index) -> ()
  call @rows(%c2, %c3) : (index, index) -> ()
  %steps = vector.step : vector<[4]xindex>
  %numbers = arith.index_cast %steps : vector<[4]xindex> to vector<[4]xi32>
  %squares = arith.muli %numbers, %numbers : vector<[4]xi32>
  call @lanes(%squares) : (vector<[4]xi32>) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
