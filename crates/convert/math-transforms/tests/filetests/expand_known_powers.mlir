// terrace opt --math-expand-ops
// Powers whose exponents are known.
func.func @powf0(%a: f32) -> f32 {
  %b = arith.constant 0.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @powf1(%a: f32) -> f32 {
  %b = arith.constant 1.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @powf2(%a: f32) -> f32 {
  %b = arith.constant -1.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @powf3(%a: f32) -> f32 {
  %b = arith.constant 0.5 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @powf4(%a: f32) -> f32 {
  %b = arith.constant -0.5 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @powf5(%a: f32) -> f32 {
  %b = arith.constant 2.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @powf6(%a: f32) -> f32 {
  %b = arith.constant -2.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @powf7(%a: f32) -> f32 {
  %b = arith.constant 3.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @powf8(%a: f32) -> f32 {
  %b = arith.constant 4.0 : f32
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @fpowi0(%a: vector<2xf64>) -> vector<2xf64> {
  %b = arith.constant dense<0> : vector<2xi32>
  %0 = math.fpowi %a, %b : vector<2xf64>, vector<2xi32>
  return %0 : vector<2xf64>
}
func.func @fpowi1(%a: vector<2xf64>) -> vector<2xf64> {
  %b = arith.constant dense<1> : vector<2xi32>
  %0 = math.fpowi %a, %b : vector<2xf64>, vector<2xi32>
  return %0 : vector<2xf64>
}
func.func @fpowi2(%a: vector<2xf64>) -> vector<2xf64> {
  %b = arith.constant dense<5> : vector<2xi32>
  %0 = math.fpowi %a, %b : vector<2xf64>, vector<2xi32>
  return %0 : vector<2xf64>
}
func.func @fpowi3(%a: vector<2xf64>) -> vector<2xf64> {
  %b = arith.constant dense<-6> : vector<2xi32>
  %0 = math.fpowi %a, %b : vector<2xf64>, vector<2xi32>
  return %0 : vector<2xf64>
}
// ==== stdout ====
module {
  func.func @powf0(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @powf1(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @powf2(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.divf %cst, %arg0 : f32
    return %0 : f32
  }
  func.func @powf3(%arg0: f32) -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = math.sqrt %arg0 : f32
    %1 = math.absf %0 : f32
    %2 = arith.cmpf oeq, %arg0, %cst_0 : f32
    %3 = arith.select %2, %cst, %1 : f32
    return %3 : f32
  }
  func.func @powf4(%arg0: f32) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = math.sqrt %arg0 : f32
    %1 = arith.divf %cst_1, %0 : f32
    %2 = math.absf %1 : f32
    %3 = arith.cmpf oeq, %arg0, %cst_0 : f32
    %4 = arith.select %3, %cst, %2 : f32
    return %4 : f32
  }
  func.func @powf5(%arg0: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg0 : f32
    return %0 : f32
  }
  func.func @powf6(%arg0: f32) -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.divf %cst, %arg0 : f32
    %1 = arith.mulf %0, %0 : f32
    return %1 : f32
  }
  func.func @powf7(%arg0: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = arith.mulf %0, %arg0 : f32
    return %1 : f32
  }
  func.func @powf8(%arg0: f32) -> f32 {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = math.absf %arg0 : f32
    %1 = math.log %0 : f32
    %2 = arith.mulf %1, %cst : f32
    %3 = math.exp %2 : f32
    %4 = arith.cmpf oeq, %arg0, %cst_0 : f32
    %5 = arith.select %4, %cst_0, %3 : f32
    return %5 : f32
  }
  func.func @fpowi0(%arg0: vector<2xf64>) -> vector<2xf64> {
    %cst = arith.constant dense<1.000000e+00> : vector<2xf64>
    return %cst : vector<2xf64>
  }
  func.func @fpowi1(%arg0: vector<2xf64>) -> vector<2xf64> {
    return %arg0 : vector<2xf64>
  }
  func.func @fpowi2(%arg0: vector<2xf64>) -> vector<2xf64> {
    %0 = arith.mulf %arg0, %arg0 : vector<2xf64>
    %1 = arith.mulf %0, %0 : vector<2xf64>
    %2 = arith.mulf %1, %arg0 : vector<2xf64>
    return %2 : vector<2xf64>
  }
  func.func @fpowi3(%arg0: vector<2xf64>) -> vector<2xf64> {
    %cst = arith.constant dense<1.000000e+00> : vector<2xf64>
    %0 = arith.mulf %arg0, %arg0 : vector<2xf64>
    %1 = arith.mulf %0, %0 : vector<2xf64>
    %2 = arith.mulf %1, %0 : vector<2xf64>
    %3 = arith.divf %cst, %2 : vector<2xf64>
    return %3 : vector<2xf64>
  }
}

