// terrace opt --convert-vector-to-llvm=enable-arm-sve
// Operations become their intrinsics, with the attributes.
func.func @sums(%acc: vector<[4]xi32>, %bytes: vector<[16]xi8>, %wide: vector<[2]xi64>, %half: vector<[8]xi16>) -> (vector<[2]xi64>, vector<[4]xi32>) {
  %0 = arm_sve.sdot %acc, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %wide, %half, %half {mine} : vector<[8]xi16> to vector<[2]xi64>
  %2 = arm_sve.smmla %0, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %2, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %3, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  return %1, %4 : vector<[2]xi64>, vector<[4]xi32>
}

func.func @masked(%m: vector<[4]xi1>, %i: vector<[4]xi32>, %f: vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xf32>) {
  %0 = arm_sve.masked.addi %m, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.subi %m, %i, %0 : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.muli %m, %i, %1 {mine} : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.divi_signed %m, %i, %2 : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.divi_unsigned %m, %i, %3 : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %6 = arm_sve.masked.subf %m, %f, %5 : vector<[4]xi1>, vector<[4]xf32>
  %7 = arm_sve.masked.mulf %m, %f, %6 : vector<[4]xi1>, vector<[4]xf32>
  %8 = arm_sve.masked.divf %m, %f, %7 : vector<[4]xi1>, vector<[4]xf32>
  return %4, %8 : vector<[4]xi32>, vector<[4]xf32>
}

func.func @lanes(%f: vector<[4]xf32>, %bytes: vector<[16]xi8>) -> (vector<[4]xf32>, vector<[16]xi8>) {
  %0:2 = arm_sve.zip.x2 %f, %f {mine} : vector<[4]xf32>
  %1:4 = arm_sve.zip.x4 %bytes, %bytes, %bytes, %bytes : vector<[16]xi8>
  %2 = arm_sve.dupq_lane %0#1[3] {mine} : vector<[4]xf32>
  return %2, %1#2 : vector<[4]xf32>, vector<[16]xi8>
}

func.func @selected(%some: vector<[4]xi1>, %all: vector<[16]xi1>, %i: index) -> (vector<[4]xi1>, vector<[16]xi1>) {
  %0 = arm_sve.psel %some, %all[%i] : vector<[4]xi1>, vector<[16]xi1>
  %1 = arm_sve.psel %all, %some[%i] : vector<[16]xi1>, vector<[4]xi1>
  return %0, %1 : vector<[4]xi1>, vector<[16]xi1>
}
// ==== stdout ====
module {
  func.func @sums(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[2]xi64>, %arg3: vector<[8]xi16>) -> (vector<[2]xi64>, vector<[4]xi32>) {
    %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.udot"(%arg2, %arg3, %arg3) {mine} : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %2 = "arm_sve.intr.smmla"(%0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.ummla"(%2, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.usmmla"(%3, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    return %1, %4 : vector<[2]xi64>, vector<[4]xi32>
  }
  func.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xf32>) {
    %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.sub"(%arg0, %arg1, %0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.mul"(%arg0, %arg1, %1) {mine} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.sdiv"(%arg0, %arg1, %2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.udiv"(%arg0, %arg1, %3) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %5 = "arm_sve.intr.fadd"(%arg0, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %6 = "arm_sve.intr.fsub"(%arg0, %arg2, %5) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arm_sve.intr.fmul"(%arg0, %arg2, %6) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %8 = "arm_sve.intr.fdiv"(%arg0, %arg2, %7) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    return %4, %8 : vector<[4]xi32>, vector<[4]xf32>
  }
  func.func @lanes(%arg0: vector<[4]xf32>, %arg1: vector<[16]xi8>) -> (vector<[4]xf32>, vector<[16]xi8>) {
    %0 = "arm_sve.intr.zip.x2"(%arg0, %arg0) {mine} : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)> 
    %3 = "arm_sve.intr.zip.x4"(%arg1, %arg1, %arg1, %arg1) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)> 
    %6 = llvm.extractvalue %3[2] : !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)> 
    %7 = llvm.extractvalue %3[3] : !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)> 
    %8 = "arm_sve.intr.dupq_lane"(%2) <{lane = 3 : i64}> {mine} : (vector<[4]xf32>) -> vector<[4]xf32>
    return %8, %6 : vector<[4]xf32>, vector<[16]xi8>
  }
  func.func @selected(%arg0: vector<[4]xi1>, %arg1: vector<[16]xi1>, %arg2: index) -> (vector<[4]xi1>, vector<[16]xi1>) {
    %0 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
    %1 = arith.index_cast %arg2 : index to i32
    %2 = "arm_sve.intr.psel"(%0, %arg1, %1) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[16]xi1>
    %3 = "arm_sve.intr.convert.from.svbool"(%2) : (vector<[16]xi1>) -> vector<[4]xi1>
    %4 = "arm_sve.intr.convert.to.svbool"(%arg1) : (vector<[16]xi1>) -> vector<[16]xi1>
    %5 = arith.index_cast %arg2 : index to i32
    %6 = "arm_sve.intr.psel"(%4, %arg0, %5) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
    %7 = "arm_sve.intr.convert.from.svbool"(%6) : (vector<[16]xi1>) -> vector<[16]xi1>
    return %3, %7 : vector<[4]xi1>, vector<[16]xi1>
  }
}

