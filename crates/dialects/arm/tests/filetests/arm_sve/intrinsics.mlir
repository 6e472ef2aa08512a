// terrace opt
// Calls of intrinsics have the generic form alone.
func.func @of_vectors(%acc: vector<[4]xi32>, %bytes: vector<[16]xi8>, %m: vector<[4]xi1>, %f: vector<[4]xf32>) {
  %0 = "arm_sve.intr.sdot"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.udot"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.smmla"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %3 = "arm_sve.intr.ummla"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %4 = "arm_sve.intr.usmmla"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %5 = "arm_sve.intr.add"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %6 = "arm_sve.intr.sub"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %7 = "arm_sve.intr.mul"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %8 = "arm_sve.intr.sdiv"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %9 = "arm_sve.intr.udiv"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %10 = "arm_sve.intr.fadd"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %11 = "arm_sve.intr.fsub"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %12 = "arm_sve.intr.fmul"(%m, %f, %f) {tag} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %13 = "arm_sve.intr.fdiv"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  // The result is any type of LLVM.
  %14 = "arm_sve.intr.fdiv"(%m, %acc, %f) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xf32>) -> !llvm.ptr
  return
}

func.func @others(%f: vector<[4]xf32>, %m: vector<[4]xi1>, %all: vector<[16]xi1>, %i: i32, %n: i64) {
  %0 = "arm_sve.intr.convert.from.svbool"(%all) : (vector<[16]xi1>) -> vector<[2]xi1>
  %1 = "arm_sve.intr.convert.to.svbool"(%m) : (vector<[4]xi1>) -> vector<[16]xi1>
  %2 = "arm_sve.intr.zip.x2"(%f, %f) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
  %3 = "arm_sve.intr.zip.x4"(%f, %f, %f, %f) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
  %4 = "arm_sve.intr.psel"(%all, %m, %i) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  %5 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[8]xi1>
  %6 = "arm_sve.intr.dupq_lane"(%f) <{lane = 2 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
  %7 = "arm_sve.intr.dupq_lane"(%f) {lane = 2, tag} : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}
// ==== stdout ====
module {
  func.func @of_vectors(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[4]xi1>, %arg3: vector<[4]xf32>) {
    %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.udot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.smmla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.ummla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %5 = "arm_sve.intr.add"(%arg2, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %6 = "arm_sve.intr.sub"(%arg2, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %7 = "arm_sve.intr.mul"(%arg2, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %8 = "arm_sve.intr.sdiv"(%arg2, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %9 = "arm_sve.intr.udiv"(%arg2, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %10 = "arm_sve.intr.fadd"(%arg2, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %11 = "arm_sve.intr.fsub"(%arg2, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %12 = "arm_sve.intr.fmul"(%arg2, %arg3, %arg3) {tag} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %13 = "arm_sve.intr.fdiv"(%arg2, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %14 = "arm_sve.intr.fdiv"(%arg2, %arg0, %arg3) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xf32>) -> !llvm.ptr
    return
  }
  func.func @others(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>, %arg2: vector<[16]xi1>, %arg3: i32, %arg4: i64) {
    %0 = "arm_sve.intr.convert.from.svbool"(%arg2) : (vector<[16]xi1>) -> vector<[2]xi1>
    %1 = "arm_sve.intr.convert.to.svbool"(%arg1) : (vector<[4]xi1>) -> vector<[16]xi1>
    %2 = "arm_sve.intr.zip.x2"(%arg0, %arg0) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
    %3 = "arm_sve.intr.zip.x4"(%arg0, %arg0, %arg0, %arg0) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
    %4 = "arm_sve.intr.psel"(%arg2, %arg1, %arg3) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
    %5 = "arm_sve.intr.whilelt"(%arg4, %arg4) : (i64, i64) -> vector<[8]xi1>
    %6 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 2 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 2 : i64}> {tag} : (vector<[4]xf32>) -> vector<[4]xf32>
    return
  }
}

