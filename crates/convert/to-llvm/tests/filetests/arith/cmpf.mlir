// terrace opt --convert-arith-to-llvm
// arith.cmpf: every predicate, every kind of type.
func.func @p_false(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf false, %a, %b : f32
  return %r : i1
}
func.func @p_oeq(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf oeq, %a, %b : f32
  return %r : i1
}
func.func @p_ogt(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ogt, %a, %b : f32
  return %r : i1
}
func.func @p_oge(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf oge, %a, %b : f32
  return %r : i1
}
func.func @p_olt(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf olt, %a, %b : f32
  return %r : i1
}
func.func @p_ole(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ole, %a, %b : f32
  return %r : i1
}
func.func @p_one(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf one, %a, %b : f32
  return %r : i1
}
func.func @p_ord(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ord, %a, %b : f32
  return %r : i1
}
func.func @p_ueq(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ueq, %a, %b : f32
  return %r : i1
}
func.func @p_ugt(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ugt, %a, %b : f32
  return %r : i1
}
func.func @p_uge(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf uge, %a, %b : f32
  return %r : i1
}
func.func @p_ult(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ult, %a, %b : f32
  return %r : i1
}
func.func @p_ule(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf ule, %a, %b : f32
  return %r : i1
}
func.func @p_une(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf une, %a, %b : f32
  return %r : i1
}
func.func @p_uno(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf uno, %a, %b : f32
  return %r : i1
}
func.func @p_true(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf true, %a, %b : f32
  return %r : i1
}
func.func @fast(%a: f64, %b: f64) -> i1 {
  %r = arith.cmpf olt, %a, %b fastmath<fast> : f64
  return %r : i1
}
func.func @vector(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xi1> {
  %r = arith.cmpf ogt, %a, %b : vector<4xf32>
  return %r : vector<4xi1>
}
func.func @nd(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xi1> {
  %r = arith.cmpf uno, %a, %b : vector<2x3xf32>
  return %r : vector<2x3xi1>
}
// ==== stdout ====
module {
  func.func @p_false(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "_false" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_oeq(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_ogt(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "ogt" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_oge(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "oge" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_olt(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "olt" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_ole(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "ole" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_one(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "one" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_ord(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "ord" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_ueq(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "ueq" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_ugt(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "ugt" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_uge(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "uge" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_ult(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "ult" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_ule(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "ule" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_une(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "une" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_uno(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "uno" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @p_true(%arg0: f32, %arg1: f32) -> i1 {
    %0 = llvm.fcmp "_true" %arg0, %arg1 : f32
    return %0 : i1
  }
  func.func @fast(%arg0: f64, %arg1: f64) -> i1 {
    %0 = llvm.fcmp "olt" %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    return %0 : i1
  }
  func.func @vector(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xi1> {
    %0 = llvm.fcmp "ogt" %arg0, %arg1 : vector<4xf32>
    return %0 : vector<4xi1>
  }
  func.func @nd(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>) -> vector<2x3xi1> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %5 = llvm.fcmp "uno" %3, %4 : vector<3xf32>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi1>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.fcmp "uno" %7, %8 : vector<3xf32>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi1>> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
    return %11 : vector<2x3xi1>
  }
}

