// terrace opt --inline="op-pipelines=func.func(cse),llvm.func(canonicalize) inlining-threshold=150 max-iterations=2" --dump-pass-pipeline --mlir-print-ir-after-all --mlir-disable-threading
// Each function is optimized by the pipeline for its kind before it is inlined; one that is too large is not inlined.
func.func private @small(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func private @large(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.subi %0, %a : i32
  %2 = arith.muli %0, %1 : i32
  %3 = arith.xori %2, %1 : i32
  %4 = arith.andi %2, %3 : i32
  %5 = arith.ori %4, %3 : i32
  return %5 : i32
}
func.func @f(%a: i32) -> i32 {
  %0 = call @small(%a) : (i32) -> i32
  %1 = call @large(%0) : (i32) -> i32
  return %1 : i32
}
llvm.func @g(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %a : i32
}
// ==== stdout ====
module {
  func.func private @large(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.subi %0, %arg0 : i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.xori %2, %1 : i32
    %4 = arith.andi %2, %3 : i32
    %5 = arith.ori %4, %3 : i32
    return %5 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = call @large(%1) : (i32) -> i32
    return %2 : i32
  }
  llvm.func @g(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

// ==== stderr ====
Pass Manager with 1 passes:
builtin.module(
  inline{default-pipeline=canonicalize inlining-threshold=150 max-iterations=2 op-pipelines={func.func(cse),llvm.func(canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true})}}
)

// -----// IR Dump After CSE (cse) //----- //
func.func private @small(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
}

// -----// IR Dump After CSE (cse) //----- //
func.func private @large(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  %1 = arith.subi %0, %arg0 : i32
  %2 = arith.muli %0, %1 : i32
  %3 = arith.xori %2, %1 : i32
  %4 = arith.andi %2, %3 : i32
  %5 = arith.ori %4, %3 : i32
  return %5 : i32
}

// -----// IR Dump After CSE (cse) //----- //
func.func @f(%arg0: i32) -> i32 {
  %0 = call @small(%arg0) : (i32) -> i32
  %1 = call @large(%0) : (i32) -> i32
  return %1 : i32
}

// -----// IR Dump After CSE (cse) //----- //
func.func @f(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  %1 = arith.muli %0, %0 : i32
  %2 = call @large(%1) : (i32) -> i32
  return %2 : i32
}

// -----// IR Dump After Canonicalizer (canonicalize) //----- //
llvm.func @g(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
}

// -----// IR Dump After Inliner (inline) //----- //
module {
  func.func private @large(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.subi %0, %arg0 : i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.xori %2, %1 : i32
    %4 = arith.andi %2, %3 : i32
    %5 = arith.ori %4, %3 : i32
    return %5 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = call @large(%1) : (i32) -> i32
    return %2 : i32
  }
  llvm.func @g(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}


