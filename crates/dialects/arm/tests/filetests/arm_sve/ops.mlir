// terrace opt
// Operations that have a form of their own.
func.func @sums(%acc: vector<[4]xi32>, %bytes: vector<[16]xi8>, %wide: vector<[2]xi64>, %half: vector<[8]xi16>, %f: vector<[4]xf32>, %b: vector<[8]xbf16>) {
  %0 = arm_sve.sdot %acc, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.sdot %wide, %half, %half {tag} : vector<[8]xi16> to vector<[2]xi64>
  %2 = arm_sve.udot %acc, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.udot %wide, %half, %half : vector<[8]xi16> to vector<[2]xi64>
  %4 = arm_sve.smmla %acc, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.ummla %4, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %6 = arm_sve.usmmla %5, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %7 = arm_sve.intr.bfmmla %f, %b, %b : vector<[8]xbf16> to vector<[4]xf32>
  return
}

// The length is the product of all sizes; which of them is scalable makes no difference.
func.func @sums_of_several_dimensions(%acc: vector<2x[2]xi32>, %bytes: vector<[4]x4xi8>, %odd: vector<[2]xi32>, %odd2: vector<[8]xi8>) {
  %0 = arm_sve.smmla %acc, %bytes, %bytes : vector<[4]x4xi8> to vector<2x[2]xi32>
  %1 = arm_sve.sdot %odd, %odd2, %odd2 : vector<[8]xi8> to vector<[2]xi32>
  return
}

func.func @predicates(%all: vector<[16]xi1>, %some: vector<[4]xi1>, %rows: vector<2x3x[8]xi1>, %wide: vector<2x[16]xi1>, %one: vector<[1]xi1>, %i: index) {
  %0 = arm_sve.convert_from_svbool %all : vector<[4]xi1>
  %1 = arm_sve.convert_from_svbool %wide : vector<2x[1]xi1>
  %2 = arm_sve.convert_from_svbool %all : vector<[16]xi1>
  %3 = arm_sve.convert_to_svbool %some : vector<[4]xi1>
  %4 = arm_sve.convert_to_svbool %rows {tag = 1 : i8} : vector<2x3x[8]xi1>
  %5 = arm_sve.psel %some, %all[%i] : vector<[4]xi1>, vector<[16]xi1>
  %6 = arm_sve.psel %one, %some[%i] {tag} : vector<[1]xi1>, vector<[4]xi1>
  return
}

func.func @zips(%a: vector<[2]xf64>, %b: vector<[8]xbf16>, %c: vector<[16]xi8>, %d: vector<[4]xi32>) {
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<[2]xf64>
  %2:2 = arm_sve.zip.x2 %b, %b {tag} : vector<[8]xbf16>
  %3:4 = arm_sve.zip.x4 %c, %c, %c, %c : vector<[16]xi8>
  %4, %5, %6, %7 = arm_sve.zip.x4 %d, %d, %d, %d : vector<[4]xi32>
  return
}

func.func @lanes(%a: vector<[2]xi64>, %b: vector<[8]xf16>, %c: vector<[16]xi8>, %d: vector<[4]xf32>) {
  %0 = arm_sve.dupq_lane %a[0] : vector<[2]xi64>
  %1 = arm_sve.dupq_lane %b[-1] : vector<[8]xf16>
  %2 = arm_sve.dupq_lane %c[9223372036854775807] {tag} : vector<[16]xi8>
  %3 = arm_sve.dupq_lane %d[3] : vector<[4]xf32>
  return
}

func.func @masked(%m: vector<[4]xi1>, %i: vector<[4]xi32>, %f: vector<[4]xf32>, %m2: vector<3x[5]xi1>, %i2: vector<3x[5]xi64>, %m3: vector<[2]x2xi1>, %f3: vector<[2]x2xf80>) {
  %0 = arm_sve.masked.addi %m, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %2 = arm_sve.masked.subi %m, %i, %0 : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.subf %m, %f, %1 : vector<[4]xi1>, vector<[4]xf32>
  %4 = arm_sve.masked.muli %m2, %i2, %i2 : vector<3x[5]xi1>, vector<3x[5]xi64>
  %5 = arm_sve.masked.mulf %m3, %f3, %f3 : vector<[2]x2xi1>, vector<[2]x2xf80>
  %6 = arm_sve.masked.divi_signed %m, %i, %2 {tag} : vector<[4]xi1>, vector<[4]xi32>
  %7 = arm_sve.masked.divi_unsigned %m, %i, %2 : vector<[4]xi1>, vector<[4]xi32>
  %8 = arm_sve.masked.divf %m, %f, %3 : vector<[4]xi1>, vector<[4]xf32>
  return
}
// ==== stdout ====
module {
  func.func @sums(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[2]xi64>, %arg3: vector<[8]xi16>, %arg4: vector<[4]xf32>, %arg5: vector<[8]xbf16>) {
    %0 = arm_sve.sdot %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %1 = arm_sve.sdot %arg2, %arg3, %arg3 {tag} : vector<[8]xi16> to vector<[2]xi64>
    %2 = arm_sve.udot %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %3 = arm_sve.udot %arg2, %arg3, %arg3 : vector<[8]xi16> to vector<[2]xi64>
    %4 = arm_sve.smmla %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %5 = arm_sve.ummla %4, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %6 = arm_sve.usmmla %5, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %7 = arm_sve.intr.bfmmla %arg4, %arg5, %arg5 : vector<[8]xbf16> to vector<[4]xf32>
    return
  }
  func.func @sums_of_several_dimensions(%arg0: vector<2x[2]xi32>, %arg1: vector<[4]x4xi8>, %arg2: vector<[2]xi32>, %arg3: vector<[8]xi8>) {
    %0 = arm_sve.smmla %arg0, %arg1, %arg1 : vector<[4]x4xi8> to vector<2x[2]xi32>
    %1 = arm_sve.sdot %arg2, %arg3, %arg3 : vector<[8]xi8> to vector<[2]xi32>
    return
  }
  func.func @predicates(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<2x3x[8]xi1>, %arg3: vector<2x[16]xi1>, %arg4: vector<[1]xi1>, %arg5: index) {
    %0 = arm_sve.convert_from_svbool %arg0 : vector<[4]xi1>
    %1 = arm_sve.convert_from_svbool %arg3 : vector<2x[1]xi1>
    %2 = arm_sve.convert_from_svbool %arg0 : vector<[16]xi1>
    %3 = arm_sve.convert_to_svbool %arg1 : vector<[4]xi1>
    %4 = arm_sve.convert_to_svbool %arg2 {tag = 1 : i8} : vector<2x3x[8]xi1>
    %5 = arm_sve.psel %arg1, %arg0[%arg5] : vector<[4]xi1>, vector<[16]xi1>
    %6 = arm_sve.psel %arg4, %arg1[%arg5] {tag} : vector<[1]xi1>, vector<[4]xi1>
    return
  }
  func.func @zips(%arg0: vector<[2]xf64>, %arg1: vector<[8]xbf16>, %arg2: vector<[16]xi8>, %arg3: vector<[4]xi32>) {
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg0 : vector<[2]xf64>
    %resultV1_0, %resultV2_1 = arm_sve.zip.x2 %arg1, %arg1 {tag} : vector<[8]xbf16>
    %resultV1_2, %resultV2_3, %resultV3, %resultV4 = arm_sve.zip.x4 %arg2, %arg2, %arg2, %arg2 : vector<[16]xi8>
    %resultV1_4, %resultV2_5, %resultV3_6, %resultV4_7 = arm_sve.zip.x4 %arg3, %arg3, %arg3, %arg3 : vector<[4]xi32>
    return
  }
  func.func @lanes(%arg0: vector<[2]xi64>, %arg1: vector<[8]xf16>, %arg2: vector<[16]xi8>, %arg3: vector<[4]xf32>) {
    %0 = arm_sve.dupq_lane %arg0[0] : vector<[2]xi64>
    %1 = arm_sve.dupq_lane %arg1[-1] : vector<[8]xf16>
    %2 = arm_sve.dupq_lane %arg2[9223372036854775807] {tag} : vector<[16]xi8>
    %3 = arm_sve.dupq_lane %arg3[3] : vector<[4]xf32>
    return
  }
  func.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>, %arg3: vector<3x[5]xi1>, %arg4: vector<3x[5]xi64>, %arg5: vector<[2]x2xi1>, %arg6: vector<[2]x2xf80>) {
    %0 = arm_sve.masked.addi %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %1 = arm_sve.masked.addf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %2 = arm_sve.masked.subi %arg0, %arg1, %0 : vector<[4]xi1>, vector<[4]xi32>
    %3 = arm_sve.masked.subf %arg0, %arg2, %1 : vector<[4]xi1>, vector<[4]xf32>
    %4 = arm_sve.masked.muli %arg3, %arg4, %arg4 : vector<3x[5]xi1>, vector<3x[5]xi64>
    %5 = arm_sve.masked.mulf %arg5, %arg6, %arg6 : vector<[2]x2xi1>, vector<[2]x2xf80>
    %6 = arm_sve.masked.divi_signed %arg0, %arg1, %2 {tag} : vector<[4]xi1>, vector<[4]xi32>
    %7 = arm_sve.masked.divi_unsigned %arg0, %arg1, %2 : vector<[4]xi1>, vector<[4]xi32>
    %8 = arm_sve.masked.divf %arg0, %arg2, %3 : vector<[4]xi1>, vector<[4]xf32>
    return
  }
}

