// terrace opt --convert-arith-to-llvm
// arith.addui_extended: the sum and the carry are two results of one intrinsic.
func.func @int(%a: i32, %b: i32) -> (i32, i1) {
  %s, %c = arith.addui_extended %a, %b : i32, i1
  return %s, %c : i32, i1
}
func.func @vector(%a: vector<3xi16>, %b: vector<3xi16>) -> (vector<3xi16>, vector<3xi1>) {
  %s, %c = arith.addui_extended %a, %b : vector<3xi16>, vector<3xi1>
  return %s, %c : vector<3xi16>, vector<3xi1>
}
func.func @nd(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> (vector<2x3xi16>, vector<2x3xi1>) {
  %s, %c = arith.addui_extended %a, %b : vector<2x3xi16>, vector<2x3xi1>
  return %s, %c : vector<2x3xi16>, vector<2x3xi1>
}
// ==== stdout ====
module {
  func.func @int(%arg0: i32, %arg1: i32) -> (i32, i1) {
    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i1)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)> 
    return %1, %2 : i32, i1
  }
  func.func @vector(%arg0: vector<3xi16>, %arg1: vector<3xi16>) -> (vector<3xi16>, vector<3xi1>) {
    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (vector<3xi16>, vector<3xi16>) -> !llvm.struct<(vector<3xi16>, vector<3xi1>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<3xi16>, vector<3xi1>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<3xi16>, vector<3xi1>)> 
    return %1, %2 : vector<3xi16>, vector<3xi1>
  }
  func.func @nd(%arg0: vector<2x3xi16>, %arg1: vector<2x3xi16>) -> (vector<2x3xi16>, vector<2x3xi1>) {
    %sum, %overflow = arith.addui_extended %arg0, %arg1 : vector<2x3xi16>, vector<2x3xi1>
    return %sum, %overflow : vector<2x3xi16>, vector<2x3xi1>
  }
}

