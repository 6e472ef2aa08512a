// terrace opt --canonicalize
// Insertions: chains of them, into constants, of what is there already.
func.func @ins_bcast(%a: vector<4xf32>, %b: vector<1x4xf32>, %s: f32, %c: vector<1x4x1xf32>, %z: vector<1xf32>, %q: vector<f32>) -> (vector<1x4xf32>, vector<1xf32>, vector<f32>) {
  %0 = vector.insert %a, %b[0] : vector<4xf32> into vector<1x4xf32>
  %1 = vector.insert %s, %z[0] : f32 into vector<1xf32>
  %2 = vector.insert %s, %q[] : f32 into vector<f32>
  return %0, %1, %2 : vector<1x4xf32>, vector<1xf32>, vector<f32>
}
func.func @ins_splat(%s: f32) -> (vector<3x4xf32>, vector<4xf32>) {
  %0 = vector.broadcast %s : f32 to vector<4xf32>
  %1 = vector.broadcast %s : f32 to vector<3x4xf32>
  %2 = vector.insert %0, %1[1] : vector<4xf32> into vector<3x4xf32>
  %3 = vector.insert %s, %0[1] : f32 into vector<4xf32>
  return %2, %3 : vector<3x4xf32>, vector<4xf32>
}
func.func @ins_poison(%s: f32, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %p = ub.poison : vector<4xf32>
  %ps = ub.poison : f32
  %0 = vector.insert %s, %v[-1] : f32 into vector<4xf32>
  %1 = vector.insert %ps, %v[1] : f32 into vector<4xf32>
  %2 = vector.insert %s, %p[1] : f32 into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @ins_poison2() -> vector<4xf32> {
  %p = ub.poison : vector<4xf32>
  %cs = arith.constant 1.0 : f32
  %2 = vector.insert %cs, %p[1] : f32 into vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @inscst(%s: f32, %i: index) -> (vector<4xf32>, vector<2x2xi8>, vector<2x2xi8>, vector<4xf32>, vector<[4]xf32>, vector<3xi1>, vector<4xf32>) {
  %c = arith.constant dense<0.0> : vector<4xf32>
  %sc = arith.constant dense<0.0> : vector<[4]xf32>
  %f = arith.constant 1.0 : f32
  %d = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %r = arith.constant dense<9> : vector<2xi8>
  %b = arith.constant 5 : i8
  %t = arith.constant true
  %m = arith.constant dense<false> : vector<3xi1>
  %0 = vector.insert %f, %c[2] : f32 into vector<4xf32>
  %1 = vector.insert %r, %d[0] : vector<2xi8> into vector<2x2xi8>
  %2 = vector.insert %b, %d[1, 1] : i8 into vector<2x2xi8>
  %3 = vector.insert %f, %c[%i] : f32 into vector<4xf32>
  %4 = vector.insert %f, %sc[0] : f32 into vector<[4]xf32>
  %5 = vector.insert %t, %m[1] : i1 into vector<3xi1>
  %6 = vector.insert %s, %c[1] : f32 into vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<2x2xi8>, vector<2x2xi8>, vector<4xf32>, vector<[4]xf32>, vector<3xi1>, vector<4xf32>
}
func.func @use_chain(%a: vector<4xf32>, %s: f32, %t: f32, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2xf32>) {
  %0 = vector.insert %s, %a[1] : f32 into vector<4xf32>
  %1 = vector.insert %t, %0[1] : f32 into vector<4xf32>
  %2 = vector.insert %s, %a[%i] : f32 into vector<4xf32>
  %3 = vector.insert %t, %2[%i] : f32 into vector<4xf32>
  %p = ub.poison : vector<2x2xf32>
  %q = ub.poison : vector<2xf32>
  %4 = vector.insert %s, %q[0] : f32 into vector<2xf32>
  %5 = vector.insert %t, %4[1] : f32 into vector<2xf32>
  %6 = vector.insert %5, %p[0] : vector<2xf32> into vector<2x2xf32>
  %7 = vector.insert %s, %6[1, 0] : f32 into vector<2x2xf32>
  %8 = vector.insert %t, %7[1, 1] : f32 into vector<2x2xf32>
  %9 = vector.insert %s, %6[1, 0] : f32 into vector<2x2xf32>
  return %1, %3, %8, %9, %4 : vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2xf32>
}
func.func @ins0(%x: f32, %v: vector<1x1xf32>, %s: vector<[1]xf32>, %w: vector<1xf32>, %z: vector<1x[1]xf32>, %i: index) -> (vector<1x1xf32>, vector<1x[1]xf32>, vector<1x1xf32>, vector<[1]xf32>) {
  %0 = vector.insert %x, %v[0, 0] : f32 into vector<1x1xf32>
  %1 = vector.insert %s, %z[0] : vector<[1]xf32> into vector<1x[1]xf32>
  %2 = vector.insert %w, %v[%i] : vector<1xf32> into vector<1x1xf32>
  %3 = vector.insert %x, %s[0] : f32 into vector<[1]xf32>
  return %0, %1, %2, %3 : vector<1x1xf32>, vector<1x[1]xf32>, vector<1x1xf32>, vector<[1]xf32>
}
// ==== stdout ====
module {
  func.func @ins_bcast(%arg0: vector<4xf32>, %arg1: vector<1x4xf32>, %arg2: f32, %arg3: vector<1x4x1xf32>, %arg4: vector<1xf32>, %arg5: vector<f32>) -> (vector<1x4xf32>, vector<1xf32>, vector<f32>) {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x4xf32>
    %1 = vector.broadcast %arg2 : f32 to vector<1xf32>
    %2 = vector.broadcast %arg2 : f32 to vector<f32>
    return %0, %1, %2 : vector<1x4xf32>, vector<1xf32>, vector<f32>
  }
  func.func @ins_splat(%arg0: f32) -> (vector<3x4xf32>, vector<4xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.broadcast %arg0 : f32 to vector<3x4xf32>
    %2 = vector.insert %arg0, %0 [1] : f32 into vector<4xf32>
    return %1, %2 : vector<3x4xf32>, vector<4xf32>
  }
  func.func @ins_poison(%arg0: f32, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = ub.poison : vector<4xf32>
    %1 = ub.poison : f32
    %2 = vector.insert %1, %arg1 [1] : f32 into vector<4xf32>
    %3 = vector.insert %arg0, %0 [1] : f32 into vector<4xf32>
    return %0, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @ins_poison2() -> vector<4xf32> {
    %0 = ub.poison : vector<4xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = vector.insert %cst, %0 [1] : f32 into vector<4xf32>
    return %1 : vector<4xf32>
  }
  func.func @inscst(%arg0: f32, %arg1: index) -> (vector<4xf32>, vector<2x2xi8>, vector<2x2xi8>, vector<4xf32>, vector<[4]xf32>, vector<3xi1>, vector<4xf32>) {
    %cst = arith.constant dense<[false, true, false]> : vector<3xi1>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<[4]xf32>
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<[0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00]> : vector<4xf32>
    %cst_4 = arith.constant dense<[[9, 9], [3, 4]]> : vector<2x2xi8>
    %cst_5 = arith.constant dense<[[1, 2], [3, 5]]> : vector<2x2xi8>
    %0 = vector.insert %cst_2, %cst_0 [%arg1] : f32 into vector<4xf32>
    %1 = vector.insert %cst_2, %cst_1 [0] : f32 into vector<[4]xf32>
    %2 = vector.insert %arg0, %cst_0 [1] : f32 into vector<4xf32>
    return %cst_3, %cst_4, %cst_5, %0, %1, %cst, %2 : vector<4xf32>, vector<2x2xi8>, vector<2x2xi8>, vector<4xf32>, vector<[4]xf32>, vector<3xi1>, vector<4xf32>
  }
  func.func @use_chain(%arg0: vector<4xf32>, %arg1: f32, %arg2: f32, %arg3: index) -> (vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2xf32>) {
    %0 = ub.poison : vector<2xf32>
    %1 = ub.poison : vector<2x2xf32>
    %2 = vector.insert %arg2, %arg0 [1] : f32 into vector<4xf32>
    %3 = vector.insert %arg2, %arg0 [%arg3] : f32 into vector<4xf32>
    %4 = vector.insert %arg1, %0 [0] : f32 into vector<2xf32>
    %5 = vector.insert %arg2, %4 [1] : f32 into vector<2xf32>
    %6 = vector.insert %5, %1 [0] : vector<2xf32> into vector<2x2xf32>
    %7 = vector.insert %arg1, %6 [1, 0] : f32 into vector<2x2xf32>
    %8 = vector.insert %arg2, %7 [1, 1] : f32 into vector<2x2xf32>
    %9 = vector.insert %arg1, %6 [1, 0] : f32 into vector<2x2xf32>
    return %2, %3, %8, %9, %4 : vector<4xf32>, vector<4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2xf32>
  }
  func.func @ins0(%arg0: f32, %arg1: vector<1x1xf32>, %arg2: vector<[1]xf32>, %arg3: vector<1xf32>, %arg4: vector<1x[1]xf32>, %arg5: index) -> (vector<1x1xf32>, vector<1x[1]xf32>, vector<1x1xf32>, vector<[1]xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<1x1xf32>
    %1 = vector.broadcast %arg2 : vector<[1]xf32> to vector<1x[1]xf32>
    %2 = vector.broadcast %arg3 : vector<1xf32> to vector<1x1xf32>
    %3 = vector.insert %arg0, %arg2 [0] : f32 into vector<[1]xf32>
    return %0, %1, %2, %3 : vector<1x1xf32>, vector<1x[1]xf32>, vector<1x1xf32>, vector<[1]xf32>
  }
}

