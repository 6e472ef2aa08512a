// terrace opt --canonicalize
func.func @a(%x: f16) -> bf16 {
  %0 = arith.bitcast %x : f16 to i16
  %1 = arith.bitcast %0 : i16 to bf16
  return %1 : bf16
}
func.func @i(%x: f64) -> f32 {
  %0 = arith.extf %x : f64 to f128
  %1 = arith.truncf %0 : f128 to f32
  return %1 : f32
}
func.func @i1(%x: i32) -> f32 {
  %0 = arith.sitofp %x : i32 to f64
  %1 = arith.truncf %0 fastmath<fast> : f64 to f32
  return %1 : f32
}
func.func @i2(%x: i32) -> f32 {
  %0 = arith.sitofp %x : i32 to f64
  %1 = arith.truncf %0 upward : f64 to f32
  return %1 : f32
}
func.func @sh(%x: i32, %y: i32, %xv: vector<3xi32>, %yv : vector<3xi32>) -> (i32, vector<3xi32>, i1) {
  %c = arith.constant 32 : i64
  %a = arith.extui %x : i32 to i64
  %b = arith.extui %y : i32 to i64
  %m = arith.muli %a, %b : i64
  %s = arith.shrui %m, %c : i64
  %t = arith.trunci %s : i64 to i32
  %one = arith.constant dense<1> : vector<3xi32>
  %z0, %z1 = arith.mulsi_extended %xv, %one : vector<3xi32>
  %o, %p = arith.addui_extended %xv, %yv: vector<3xi32>, vector<3xi1>
  %f = arith.sitofp %x : i32 to f64
  %k = arith.constant 4.4 : f64
  %g = arith.cmpf olt, %f, %k : f64
  return %t, %z1, %g : i32, vector<3xi32>, i1
}
func.func @sel(%c: i1, %x: i32, %cv: vector<2xi1>) -> (i32, i32, i64, vector<2xi32>, i1, index) {
  %t = arith.constant true
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %n = arith.xori %c, %t : i1
  %a = arith.select %n, %x, %o : i32
  %b = arith.select %c, %z, %o : i32
  %zl = arith.constant 0 : i64
  %ol = arith.constant 1 : i64
  %d = arith.select %c, %ol, %zl : i64
  %zv = arith.constant dense<0> : vector<2xi32>
  %ov = arith.constant dense<1> : vector<2xi32>
  %e = arith.select %cv, %ov, %zv : vector<2xi1>, vector<2xi32>
  %f = arith.constant false
  %g = arith.select %c, %f, %t : i1
  %zi = arith.constant 0 : index
  %oi = arith.constant 1 : index
  %h = arith.select %c, %oi, %zi : index
  return %a, %b, %d, %e, %g, %h : i32, i32, i64, vector<2xi32>, i1, index
}
func.func @neg(%x: f32, %y: f32) -> f32 {
  %0 = arith.negf %x fastmath<fast> : f32
  %1 = arith.negf %y : f32
  %2 = arith.mulf %0, %1 fastmath<nnan> : f32
  return %2 : f32
}
func.func @trunc(%x: i8, %w: i64) -> (i16, i16) {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.trunci %0 overflow<nsw> : i32 to i16
  %c = arith.constant 48 : i64
  %2 = arith.shrsi %w, %c exact : i64
  %3 = arith.trunci %2 overflow<nuw> : i64 to i16
  return %1, %3 : i16, i16
}

// ==== stdout ====
module {
  func.func @a(%arg0: f16) -> bf16 {
    %0 = arith.bitcast %arg0 : f16 to bf16
    return %0 : bf16
  }
  func.func @i(%arg0: f64) -> f32 {
    %0 = arith.truncf %arg0 : f64 to f32
    return %0 : f32
  }
  func.func @i1(%arg0: i32) -> f32 {
    %0 = arith.sitofp %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @i2(%arg0: i32) -> f32 {
    %0 = arith.sitofp %arg0 : i32 to f64
    %1 = arith.truncf %0 upward : f64 to f32
    return %1 : f32
  }
  func.func @sh(%arg0: i32, %arg1: i32, %arg2: vector<3xi32>, %arg3: vector<3xi32>) -> (i32, vector<3xi32>, i1) {
    %c4_i32 = arith.constant 4 : i32
    %cst = arith.constant dense<0> : vector<3xi32>
    %c32_i64 = arith.constant 32 : i64
    %0 = arith.extui %arg0 : i32 to i64
    %1 = arith.extui %arg1 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %3 = arith.shrui %2, %c32_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    %5 = arith.cmpi slt, %arg2, %cst : vector<3xi32>
    %6 = arith.extsi %5 : vector<3xi1> to vector<3xi32>
    %7 = arith.cmpi sle, %arg0, %c4_i32 : i32
    return %4, %6, %7 : i32, vector<3xi32>, i1
  }
  func.func @sel(%arg0: i1, %arg1: i32, %arg2: vector<2xi1>) -> (i32, i32, i64, vector<2xi32>, i1, index) {
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<1> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.select %arg0, %c1_i32, %arg1 : i32
    %1 = arith.xori %arg0, %true : i1
    %2 = arith.extui %1 : i1 to i32
    %3 = arith.extui %arg0 : i1 to i64
    %4 = arith.select %arg2, %cst, %cst_0 : vector<2xi1>, vector<2xi32>
    %5 = arith.xori %arg0, %true : i1
    %6 = arith.select %arg0, %c1, %c0 : index
    return %0, %2, %3, %4, %5, %6 : i32, i32, i64, vector<2xi32>, i1, index
  }
  func.func @neg(%arg0: f32, %arg1: f32) -> f32 {
    %0 = arith.mulf %arg0, %arg1 fastmath<nnan> : f32
    return %0 : f32
  }
  func.func @trunc(%arg0: i8, %arg1: i64) -> (i16, i16) {
    %c48_i64 = arith.constant 48 : i64
    %0 = arith.extsi %arg0 : i8 to i16
    %1 = arith.shrui %arg1, %c48_i64 exact : i64
    %2 = arith.trunci %1 overflow<nuw> : i64 to i16
    return %0, %2 : i16, i16
  }
}

