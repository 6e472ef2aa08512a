// terrace opt --mlir-print-op-generic
// In generic form.
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
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[2]xi64>, vector<[8]xi16>, vector<[4]xf32>, vector<[8]xbf16>) -> (), sym_name = "sums"}> ({
  ^bb0(%arg25: vector<[4]xi32>, %arg26: vector<[16]xi8>, %arg27: vector<[2]xi64>, %arg28: vector<[8]xi16>, %arg29: vector<[4]xf32>, %arg30: vector<[8]xbf16>):
    %26 = "arm_sve.sdot"(%arg25, %arg26, %arg26) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %27 = "arm_sve.sdot"(%arg27, %arg28, %arg28) {tag} : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %28 = "arm_sve.udot"(%arg25, %arg26, %arg26) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %29 = "arm_sve.udot"(%arg27, %arg28, %arg28) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %30 = "arm_sve.smmla"(%arg25, %arg26, %arg26) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %31 = "arm_sve.ummla"(%30, %arg26, %arg26) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %32 = "arm_sve.usmmla"(%31, %arg26, %arg26) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %33 = "arm_sve.intr.bfmmla"(%arg29, %arg30, %arg30) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x[2]xi32>, vector<[4]x4xi8>, vector<[2]xi32>, vector<[8]xi8>) -> (), sym_name = "sums_of_several_dimensions"}> ({
  ^bb0(%arg21: vector<2x[2]xi32>, %arg22: vector<[4]x4xi8>, %arg23: vector<[2]xi32>, %arg24: vector<[8]xi8>):
    %24 = "arm_sve.smmla"(%arg21, %arg22, %arg22) : (vector<2x[2]xi32>, vector<[4]x4xi8>, vector<[4]x4xi8>) -> vector<2x[2]xi32>
    %25 = "arm_sve.sdot"(%arg23, %arg24, %arg24) : (vector<[2]xi32>, vector<[8]xi8>, vector<[8]xi8>) -> vector<[2]xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[16]xi1>, vector<[4]xi1>, vector<2x3x[8]xi1>, vector<2x[16]xi1>, vector<[1]xi1>, index) -> (), sym_name = "predicates"}> ({
  ^bb0(%arg15: vector<[16]xi1>, %arg16: vector<[4]xi1>, %arg17: vector<2x3x[8]xi1>, %arg18: vector<2x[16]xi1>, %arg19: vector<[1]xi1>, %arg20: index):
    %17 = "arm_sve.convert_from_svbool"(%arg15) : (vector<[16]xi1>) -> vector<[4]xi1>
    %18 = "arm_sve.convert_from_svbool"(%arg18) : (vector<2x[16]xi1>) -> vector<2x[1]xi1>
    %19 = "arm_sve.convert_from_svbool"(%arg15) : (vector<[16]xi1>) -> vector<[16]xi1>
    %20 = "arm_sve.convert_to_svbool"(%arg16) : (vector<[4]xi1>) -> vector<[16]xi1>
    %21 = "arm_sve.convert_to_svbool"(%arg17) {tag = 1 : i8} : (vector<2x3x[8]xi1>) -> vector<2x3x[16]xi1>
    %22 = "arm_sve.psel"(%arg16, %arg15, %arg20) : (vector<[4]xi1>, vector<[16]xi1>, index) -> vector<[4]xi1>
    %23 = "arm_sve.psel"(%arg19, %arg16, %arg20) {tag} : (vector<[1]xi1>, vector<[4]xi1>, index) -> vector<[1]xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[2]xf64>, vector<[8]xbf16>, vector<[16]xi8>, vector<[4]xi32>) -> (), sym_name = "zips"}> ({
  ^bb0(%arg11: vector<[2]xf64>, %arg12: vector<[8]xbf16>, %arg13: vector<[16]xi8>, %arg14: vector<[4]xi32>):
    %13:2 = "arm_sve.zip.x2"(%arg11, %arg11) : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>, vector<[2]xf64>)
    %14:2 = "arm_sve.zip.x2"(%arg12, %arg12) {tag} : (vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[8]xbf16>, vector<[8]xbf16>)
    %15:4 = "arm_sve.zip.x4"(%arg13, %arg13, %arg13, %arg13) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)
    %16:4 = "arm_sve.zip.x4"(%arg14, %arg14, %arg14, %arg14) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[2]xi64>, vector<[8]xf16>, vector<[16]xi8>, vector<[4]xf32>) -> (), sym_name = "lanes"}> ({
  ^bb0(%arg7: vector<[2]xi64>, %arg8: vector<[8]xf16>, %arg9: vector<[16]xi8>, %arg10: vector<[4]xf32>):
    %9 = "arm_sve.dupq_lane"(%arg7) <{lane = 0 : i64}> : (vector<[2]xi64>) -> vector<[2]xi64>
    %10 = "arm_sve.dupq_lane"(%arg8) <{lane = -1 : i64}> : (vector<[8]xf16>) -> vector<[8]xf16>
    %11 = "arm_sve.dupq_lane"(%arg9) <{lane = 9223372036854775807 : i64}> {tag} : (vector<[16]xi8>) -> vector<[16]xi8>
    %12 = "arm_sve.dupq_lane"(%arg10) <{lane = 3 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xf32>, vector<3x[5]xi1>, vector<3x[5]xi64>, vector<[2]x2xi1>, vector<[2]x2xf80>) -> (), sym_name = "masked"}> ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>, %arg3: vector<3x[5]xi1>, %arg4: vector<3x[5]xi64>, %arg5: vector<[2]x2xi1>, %arg6: vector<[2]x2xf80>):
    %0 = "arm_sve.masked.addi"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %1 = "arm_sve.masked.addf"(%arg0, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %2 = "arm_sve.masked.subi"(%arg0, %arg1, %0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %3 = "arm_sve.masked.subf"(%arg0, %arg2, %1) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %4 = "arm_sve.masked.muli"(%arg3, %arg4, %arg4) : (vector<3x[5]xi1>, vector<3x[5]xi64>, vector<3x[5]xi64>) -> vector<3x[5]xi64>
    %5 = "arm_sve.masked.mulf"(%arg5, %arg6, %arg6) : (vector<[2]x2xi1>, vector<[2]x2xf80>, vector<[2]x2xf80>) -> vector<[2]x2xf80>
    %6 = "arm_sve.masked.divi_signed"(%arg0, %arg1, %2) {tag} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %7 = "arm_sve.masked.divi_unsigned"(%arg0, %arg1, %2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %8 = "arm_sve.masked.divf"(%arg0, %arg2, %3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

