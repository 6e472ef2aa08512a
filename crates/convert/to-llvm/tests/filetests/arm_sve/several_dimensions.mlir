// terrace opt --split-input-file --convert-vector-to-llvm=enable-arm-sve
// Operations by lane are done for each vector of one dimension; for mlir-opt their results are invalid. The parts of other
// operations' operands do not belong together.
func.func @masked(%m: vector<2x[4]xi1>, %a: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<2x[4]xi1>, vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}

// -----

func.func @sums(%acc: vector<2x[2]xi32>, %bytes: vector<4x[4]xi8>) -> vector<2x[2]xi32> {
  %0 = arm_sve.smmla %acc, %bytes, %bytes : vector<4x[4]xi8> to vector<2x[2]xi32>
  return %0 : vector<2x[2]xi32>
}
// ==== stdout ====
module {
  func.func @masked(%arg0: vector<2x[4]xi1>, %arg1: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x[4]xi32> to !llvm.array<2 x vector<[4]xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xi32>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xi1>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xi32>> 
    %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xi32>> 
    %6 = "arm_sve.intr.add"(%3, %4, %5) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %7 = llvm.insertvalue %6, %2[0] : !llvm.array<2 x vector<[4]xi32>> 
    %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xi1>> 
    %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xi32>> 
    %10 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xi32>> 
    %11 = "arm_sve.intr.add"(%8, %9, %10) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %12 = llvm.insertvalue %11, %7[1] : !llvm.array<2 x vector<[4]xi32>> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<[4]xi32>> to vector<2x[4]xi32>
    return %13 : vector<2x[4]xi32>
  }
}

// -----
// ==== stderr ====
<stdin>:12:8: error: failed to legalize operation 'arm_sve.smmla' that was explicitly marked illegal
  %0 = arm_sve.smmla %acc, %bytes, %bytes : vector<4x[4]xi8> to vector<2x[2]xi32>
       ^
<stdin>:12:8: note: see current operation: %0 = "arm_sve.smmla"(%arg0, %arg1, %arg1) : (vector<2x[2]xi32>, vector<4x[4]xi8>, vector<4x[4]xi8>) -> vector<2x[2]xi32>
<stdin>:12:8: note: pattern 'OneToOneConvertToLLVMPattern' does not apply: the vectors have several dimensions
// ==== exit 1 ====
