// terrace opt --canonicalize
// Broadcasts, casts, transpositions, shuffles and bit casts.
func.func @shuf0(%a: vector<f32>, %b: vector<f32>) -> (vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<f32>
  %1 = vector.shuffle %a, %b [1] : vector<f32>, vector<f32>
  %2 = vector.shuffle %a, %b [0] : vector<f32>, vector<f32>
  %3 = vector.shuffle %a, %b [-1] : vector<f32>, vector<f32>
  return %0, %1, %2, %3 : vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>
}
func.func @shuf(%a: vector<4xf32>, %b: vector<2xf32>, %c: vector<2x3xf32>, %s: f32) -> (vector<4xf32>, vector<2xf32>, vector<2x3xf32>, vector<3xf32>, vector<3xi8>, vector<3xi8>, vector<4xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 3] : vector<4xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [4, 5] : vector<4xf32>, vector<2xf32>
  %2 = vector.shuffle %c, %c [2, 3] : vector<2x3xf32>, vector<2x3xf32>
  %x = vector.broadcast %s : f32 to vector<4xf32>
  %y = vector.broadcast %s : f32 to vector<2xf32>
  %3 = vector.shuffle %x, %y [0, 4, 5] : vector<4xf32>, vector<2xf32>
  %k = arith.constant dense<[1, 2]> : vector<2xi8>
  %l = arith.constant dense<[3, 4]> : vector<2xi8>
  %p = ub.poison : vector<2xi8>
  %4 = vector.shuffle %k, %l [3, -1, 0] : vector<2xi8>, vector<2xi8>
  %5 = vector.shuffle %p, %l [3, 1, 2] : vector<2xi8>, vector<2xi8>
  %6 = vector.shuffle %b, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<2xf32>, vector<2x3xf32>, vector<3xf32>, vector<3xi8>, vector<3xi8>, vector<4xf32>
}
func.func @scb(%a: vector<2x1xf32>) -> vector<4x2x1xf32> {
  %0 = vector.broadcast %a : vector<2x1xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<4x2x1xf32>
  return %1 : vector<4x2x1xf32>
}
func.func @scb2(%a: vector<1x4xf32>) -> vector<2x2x4xf32> {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<4x4xf32>
  %1 = vector.shape_cast %0 : vector<4x4xf32> to vector<2x2x4xf32>
  return %1 : vector<2x2x4xf32>
}
func.func @scb3(%a: vector<2xf32>) -> vector<8xf32> {
  %0 = vector.broadcast %a : vector<2xf32> to vector<4x2xf32>
  %1 = vector.shape_cast %0 : vector<4x2xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
func.func @scb4(%a: vector<2x1x3xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<2x1x3xf32> to vector<1x2x1x3xf32>
  %1 = vector.shape_cast %0 : vector<1x2x1x3xf32> to vector<2x3xf32>
  return %1 : vector<2x3xf32>
}
func.func @scb5(%a: vector<1x1xf32>) -> vector<8xf32> {
  %0 = vector.broadcast %a : vector<1x1xf32> to vector<4x2xf32>
  %1 = vector.shape_cast %0 : vector<4x2xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
func.func @scb6(%a: vector<1x2xf32>) -> vector<1x8x2xf32> {
  %0 = vector.broadcast %a : vector<1x2xf32> to vector<8x2xf32>
  %1 = vector.shape_cast %0 : vector<8x2xf32> to vector<1x8x2xf32>
  return %1 : vector<1x8x2xf32>
}
func.func @scb7(%a: vector<[1]x2xf32>) -> vector<[1]x2x1xf32> {
  %0 = vector.broadcast %a : vector<[1]x2xf32> to vector<1x[1]x2xf32>
  %1 = vector.shape_cast %0 : vector<1x[1]x2xf32> to vector<[1]x2x1xf32>
  return %1 : vector<[1]x2x1xf32>
}
func.func @cast_of_broadcast_a(%a: vector<2xf32>) -> vector<1x1x2xf32> {
  %0 = vector.broadcast %a : vector<2xf32> to vector<1x2xf32>
  %1 = vector.shape_cast %0 : vector<1x2xf32> to vector<1x1x2xf32>
  return %1 : vector<1x1x2xf32>
}
func.func @cast_of_broadcast_b(%a: vector<2x1xf32>) -> vector<3x2x2xf32> {
  %0 = vector.broadcast %a : vector<2x1xf32> to vector<2x6xf32>
  %1 = vector.shape_cast %0 : vector<2x6xf32> to vector<3x2x2xf32>
  return %1 : vector<3x2x2xf32>
}
func.func @cast_of_broadcast_c(%a: vector<1xf32>) -> vector<3x2x2xf32> {
  %0 = vector.broadcast %a : vector<1xf32> to vector<2x6xf32>
  %1 = vector.shape_cast %0 : vector<2x6xf32> to vector<3x2x2xf32>
  return %1 : vector<3x2x2xf32>
}
func.func @cast_of_broadcast_d(%a: vector<1x2xf32>) -> vector<2x6x2xf32> {
  %0 = vector.broadcast %a : vector<1x2xf32> to vector<3x4x2xf32>
  %1 = vector.shape_cast %0 : vector<3x4x2xf32> to vector<2x6x2xf32>
  return %1 : vector<2x6x2xf32>
}
func.func @cast_of_broadcast_e(%a: vector<4x1xf32>) -> vector<2x4x2xf32> {
  %0 = vector.broadcast %a : vector<4x1xf32> to vector<4x4xf32>
  %1 = vector.shape_cast %0 : vector<4x4xf32> to vector<2x4x2xf32>
  return %1 : vector<2x4x2xf32>
}
func.func @cast_of_broadcast_f(%a: vector<1x1x2xf32>) -> vector<1x1x2xf32> {
  %0 = vector.broadcast %a : vector<1x1x2xf32> to vector<1x1x1x2xf32>
  %1 = vector.shape_cast %0 : vector<1x1x1x2xf32> to vector<1x1x2xf32>
  return %1 : vector<1x1x2xf32>
}
func.func @cast_of_broadcast_g(%a: vector<f32>) -> (vector<4xf32>, vector<1xf32>) {
  %0 = vector.broadcast %a : vector<f32> to vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
  %2 = vector.broadcast %a : vector<f32> to vector<1x1xf32>
  %3 = vector.shape_cast %2 : vector<1x1xf32> to vector<1xf32>
  return %1, %3 : vector<4xf32>, vector<1xf32>
}
func.func @t1(%a: vector<2x1x3xf32>, %b: vector<3x1xf32>, %c: vector<1x1xf32>, %d: vector<[1]x2xf32>) -> (vector<2x3x1xf32>, vector<1x3x2xf32>, vector<3x2x1xf32>, vector<4x3xf32>, vector<8x1xf32>, vector<2x[1]xf32>, vector<1x2x3xf32>) {
  %0 = vector.transpose %a, [0, 2, 1] : vector<2x1x3xf32> to vector<2x3x1xf32>
  %s = vector.shape_cast %a : vector<2x1x3xf32> to vector<2x3x1xf32>
  %1 = vector.transpose %s, [2, 1, 0] : vector<2x3x1xf32> to vector<1x3x2xf32>
  %br = vector.broadcast %b : vector<3x1xf32> to vector<2x3x1xf32>
  %2 = vector.transpose %br, [1, 0, 2] : vector<2x3x1xf32> to vector<3x2x1xf32>
  %b3 = vector.broadcast %b : vector<3x1xf32> to vector<3x4xf32>
  %3 = vector.transpose %b3, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %b4 = vector.broadcast %c : vector<1x1xf32> to vector<1x8xf32>
  %4 = vector.transpose %b4, [1, 0] : vector<1x8xf32> to vector<8x1xf32>
  %5 = vector.transpose %d, [1, 0] : vector<[1]x2xf32> to vector<2x[1]xf32>
  %6 = vector.transpose %s, [2, 0, 1] : vector<2x3x1xf32> to vector<1x2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x3x1xf32>, vector<1x3x2xf32>, vector<3x2x1xf32>, vector<4x3xf32>, vector<8x1xf32>, vector<2x[1]xf32>, vector<1x2x3xf32>
}
func.func @t2(%a: vector<2x1x3xf32>, %i: index, %j: index, %x: f32, %y: f32, %z: f32, %w: f32, %u: f32, %v: f32) -> (vector<6xf32>, vector<3x2xi1>, vector<3x2xf32>, vector<2x1x3xf32>, vector<3x2xi1>, vector<2x1xf32>) {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x1x3xf32> to vector<1x2x3xf32>
  %1 = vector.shape_cast %0 : vector<1x2x3xf32> to vector<6xf32>
  %m = vector.create_mask %i, %j : vector<2x3xi1>
  %2 = vector.transpose %m, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %f = vector.from_elements %x, %y, %z, %w, %u, %v : vector<2x3xf32>
  %3 = vector.transpose %f, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %4 = vector.transpose %0, [1, 0, 2] : vector<1x2x3xf32> to vector<2x1x3xf32>
  %c = vector.constant_mask [1, 2] : vector<2x3xi1>
  %5 = vector.transpose %c, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %k = arith.constant dense<[[1.0, 2.0]]> : vector<1x2xf32>
  %6 = vector.transpose %k, [1, 0] : vector<1x2xf32> to vector<2x1xf32>
  return %1, %2, %3, %4, %5, %6 : vector<6xf32>, vector<3x2xi1>, vector<3x2xf32>, vector<2x1x3xf32>, vector<3x2xi1>, vector<2x1xf32>
}
func.func @bcast(%a: vector<1x4xf32>, %b: vector<4x1xf32>, %x: vector<4xf32>) -> (vector<2x3x4xf32>, vector<2x4xf32>, vector<2x4x3xf32>, vector<2x4xf32>, vector<4x4xf32>) {
  %0 = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<2x3x4xf32>
  %2 = vector.shape_cast %b : vector<4x1xf32> to vector<4xf32>
  %3 = vector.broadcast %2 : vector<4xf32> to vector<2x4xf32>
  %4 = vector.shape_cast %x : vector<4xf32> to vector<4x1xf32>
  %5 = vector.broadcast %4 : vector<4x1xf32> to vector<2x4x3xf32>
  %6 = vector.broadcast %x : vector<4xf32> to vector<1x4xf32>
  %7 = vector.broadcast %6 : vector<1x4xf32> to vector<2x4xf32>
  %8 = vector.broadcast %4 : vector<4x1xf32> to vector<4x4xf32>
  return %1, %3, %5, %7, %8 : vector<2x3x4xf32>, vector<2x4xf32>, vector<2x4x3xf32>, vector<2x4xf32>, vector<4x4xf32>
}
func.func @bitcast() -> (vector<2xf32>, vector<1xi32>, vector<4xi8>, vector<2xi32>, vector<1xi12>, vector<1xi64>, vector<2xf16>) {
  %h = arith.constant dense<1.5> : vector<4xf16>
  %i = arith.constant dense<3> : vector<4xi8>
  %j = arith.constant dense<-2> : vector<3xi4>
  %k = arith.constant dense<1.5> : vector<2xf32>
  %0 = vector.bitcast %h : vector<4xf16> to vector<2xf32>
  %1 = vector.bitcast %i : vector<4xi8> to vector<1xi32>
  %2 = vector.bitcast %1 : vector<1xi32> to vector<4xi8>
  %3 = vector.bitcast %k : vector<2xf32> to vector<2xi32>
  %4 = vector.bitcast %j : vector<3xi4> to vector<1xi12>
  %5 = vector.bitcast %h : vector<4xf16> to vector<1xi64>
  %6 = vector.bitcast %1 : vector<1xi32> to vector<2xf16>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2xf32>, vector<1xi32>, vector<4xi8>, vector<2xi32>, vector<1xi12>, vector<1xi64>, vector<2xf16>
}
func.func @ess_poison() -> (vector<2xf32>, vector<4xf32>, vector<8xf16>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>, f32, f32, f32) {
  %p = ub.poison : vector<4xf32>
  %s = ub.poison : vector<2xf32>
  %0 = vector.extract_strided_slice %p {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.insert_strided_slice %s, %p {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
  %2 = vector.bitcast %p : vector<4xf32> to vector<8xf16>
  %3 = vector.shuffle %p, %s [0, 1, 4, 5] : vector<4xf32>, vector<2xf32>
  %4 = vector.interleave %s, %s : vector<2xf32> -> vector<4xf32>
  %5 = vector.shape_cast %p : vector<4xf32> to vector<2x2xf32>
  %6 = vector.reduction <add>, %p : vector<4xf32> into f32
  %7:2 = vector.to_elements %s : vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7#0, %7#1 : vector<2xf32>, vector<4xf32>, vector<8xf16>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>, f32, f32, f32
}
// ==== stdout ====
module {
  func.func @shuf0(%arg0: vector<f32>, %arg1: vector<f32>) -> (vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>) {
    %0 = vector.interleave %arg0, %arg1 : vector<f32> -> vector<2xf32>
    %1 = vector.broadcast %arg1 : vector<f32> to vector<1xf32>
    %2 = vector.broadcast %arg0 : vector<f32> to vector<1xf32>
    %3 = vector.broadcast %arg1 : vector<f32> to vector<1xf32>
    return %0, %1, %2, %3 : vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>
  }
  func.func @shuf(%arg0: vector<4xf32>, %arg1: vector<2xf32>, %arg2: vector<2x3xf32>, %arg3: f32) -> (vector<4xf32>, vector<2xf32>, vector<2x3xf32>, vector<3xf32>, vector<3xi8>, vector<3xi8>, vector<4xf32>) {
    %cst = arith.constant dense<[4, 3, 3]> : vector<3xi8>
    %cst_0 = arith.constant dense<[4, 1, 1]> : vector<3xi8>
    %0 = vector.broadcast %arg3 : f32 to vector<3xf32>
    %1 = vector.interleave %arg1, %arg1 : vector<2xf32> -> vector<4xf32>
    return %arg0, %arg1, %arg2, %0, %cst_0, %cst, %1 : vector<4xf32>, vector<2xf32>, vector<2x3xf32>, vector<3xf32>, vector<3xi8>, vector<3xi8>, vector<4xf32>
  }
  func.func @scb(%arg0: vector<2x1xf32>) -> vector<4x2x1xf32> {
    %0 = vector.broadcast %arg0 : vector<2x1xf32> to vector<2x4xf32>
    %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<4x2x1xf32>
    return %1 : vector<4x2x1xf32>
  }
  func.func @scb2(%arg0: vector<1x4xf32>) -> vector<2x2x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<2x2x4xf32>
    return %0 : vector<2x2x4xf32>
  }
  func.func @scb3(%arg0: vector<2xf32>) -> vector<8xf32> {
    %0 = vector.broadcast %arg0 : vector<2xf32> to vector<4x2xf32>
    %1 = vector.shape_cast %0 : vector<4x2xf32> to vector<8xf32>
    return %1 : vector<8xf32>
  }
  func.func @scb4(%arg0: vector<2x1x3xf32>) -> vector<2x3xf32> {
    %0 = vector.shape_cast %arg0 : vector<2x1x3xf32> to vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @scb5(%arg0: vector<1x1xf32>) -> vector<8xf32> {
    %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<4x2xf32>
    %1 = vector.shape_cast %0 : vector<4x2xf32> to vector<8xf32>
    return %1 : vector<8xf32>
  }
  func.func @scb6(%arg0: vector<1x2xf32>) -> vector<1x8x2xf32> {
    %0 = vector.broadcast %arg0 : vector<1x2xf32> to vector<1x8x2xf32>
    return %0 : vector<1x8x2xf32>
  }
  func.func @scb7(%arg0: vector<[1]x2xf32>) -> vector<[1]x2x1xf32> {
    %0 = vector.shape_cast %arg0 : vector<[1]x2xf32> to vector<[1]x2x1xf32>
    return %0 : vector<[1]x2x1xf32>
  }
  func.func @cast_of_broadcast_a(%arg0: vector<2xf32>) -> vector<1x1x2xf32> {
    %0 = vector.shape_cast %arg0 : vector<2xf32> to vector<1x1x2xf32>
    return %0 : vector<1x1x2xf32>
  }
  func.func @cast_of_broadcast_b(%arg0: vector<2x1xf32>) -> vector<3x2x2xf32> {
    %0 = vector.broadcast %arg0 : vector<2x1xf32> to vector<2x6xf32>
    %1 = vector.shape_cast %0 : vector<2x6xf32> to vector<3x2x2xf32>
    return %1 : vector<3x2x2xf32>
  }
  func.func @cast_of_broadcast_c(%arg0: vector<1xf32>) -> vector<3x2x2xf32> {
    %0 = vector.broadcast %arg0 : vector<1xf32> to vector<3x2x2xf32>
    return %0 : vector<3x2x2xf32>
  }
  func.func @cast_of_broadcast_d(%arg0: vector<1x2xf32>) -> vector<2x6x2xf32> {
    %0 = vector.broadcast %arg0 : vector<1x2xf32> to vector<2x6x2xf32>
    return %0 : vector<2x6x2xf32>
  }
  func.func @cast_of_broadcast_e(%arg0: vector<4x1xf32>) -> vector<2x4x2xf32> {
    %0 = vector.broadcast %arg0 : vector<4x1xf32> to vector<4x4xf32>
    %1 = vector.shape_cast %0 : vector<4x4xf32> to vector<2x4x2xf32>
    return %1 : vector<2x4x2xf32>
  }
  func.func @cast_of_broadcast_f(%arg0: vector<1x1x2xf32>) -> vector<1x1x2xf32> {
    return %arg0 : vector<1x1x2xf32>
  }
  func.func @cast_of_broadcast_g(%arg0: vector<f32>) -> (vector<4xf32>, vector<1xf32>) {
    %0 = vector.broadcast %arg0 : vector<f32> to vector<4xf32>
    %1 = vector.shape_cast %arg0 : vector<f32> to vector<1xf32>
    return %0, %1 : vector<4xf32>, vector<1xf32>
  }
  func.func @t1(%arg0: vector<2x1x3xf32>, %arg1: vector<3x1xf32>, %arg2: vector<1x1xf32>, %arg3: vector<[1]x2xf32>) -> (vector<2x3x1xf32>, vector<1x3x2xf32>, vector<3x2x1xf32>, vector<4x3xf32>, vector<8x1xf32>, vector<2x[1]xf32>, vector<1x2x3xf32>) {
    %0 = vector.transpose %arg0, [0, 2, 1] : vector<2x1x3xf32> to vector<2x3x1xf32>
    %1 = vector.shape_cast %arg0 : vector<2x1x3xf32> to vector<2x3x1xf32>
    %2 = vector.transpose %1, [2, 1, 0] : vector<2x3x1xf32> to vector<1x3x2xf32>
    %3 = vector.broadcast %arg1 : vector<3x1xf32> to vector<2x3x1xf32>
    %4 = vector.transpose %3, [1, 0, 2] : vector<2x3x1xf32> to vector<3x2x1xf32>
    %5 = vector.broadcast %arg1 : vector<3x1xf32> to vector<3x4xf32>
    %6 = vector.transpose %5, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    %7 = vector.broadcast %arg2 : vector<1x1xf32> to vector<8x1xf32>
    %8 = vector.transpose %arg3, [1, 0] : vector<[1]x2xf32> to vector<2x[1]xf32>
    %9 = vector.shape_cast %arg0 : vector<2x1x3xf32> to vector<1x2x3xf32>
    return %0, %2, %4, %6, %7, %8, %9 : vector<2x3x1xf32>, vector<1x3x2xf32>, vector<3x2x1xf32>, vector<4x3xf32>, vector<8x1xf32>, vector<2x[1]xf32>, vector<1x2x3xf32>
  }
  func.func @t2(%arg0: vector<2x1x3xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32) -> (vector<6xf32>, vector<3x2xi1>, vector<3x2xf32>, vector<2x1x3xf32>, vector<3x2xi1>, vector<2x1xf32>) {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00]]> : vector<1x2xf32>
    %0 = vector.shape_cast %arg0 : vector<2x1x3xf32> to vector<6xf32>
    %1 = vector.create_mask %arg2, %arg1 : vector<3x2xi1>
    %2 = vector.from_elements %arg3, %arg6, %arg4, %arg7, %arg5, %arg8 : vector<3x2xf32>
    %3 = vector.constant_mask [2, 1] : vector<3x2xi1>
    %4 = vector.transpose %cst, [1, 0] : vector<1x2xf32> to vector<2x1xf32>
    return %0, %1, %2, %arg0, %3, %4 : vector<6xf32>, vector<3x2xi1>, vector<3x2xf32>, vector<2x1x3xf32>, vector<3x2xi1>, vector<2x1xf32>
  }
  func.func @bcast(%arg0: vector<1x4xf32>, %arg1: vector<4x1xf32>, %arg2: vector<4xf32>) -> (vector<2x3x4xf32>, vector<2x4xf32>, vector<2x4x3xf32>, vector<2x4xf32>, vector<4x4xf32>) {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<2x3x4xf32>
    %1 = vector.shape_cast %arg1 : vector<4x1xf32> to vector<4xf32>
    %2 = vector.broadcast %1 : vector<4xf32> to vector<2x4xf32>
    %3 = vector.shape_cast %arg2 : vector<4xf32> to vector<4x1xf32>
    %4 = vector.broadcast %3 : vector<4x1xf32> to vector<2x4x3xf32>
    %5 = vector.broadcast %arg2 : vector<4xf32> to vector<2x4xf32>
    %6 = vector.broadcast %3 : vector<4x1xf32> to vector<4x4xf32>
    return %0, %2, %4, %5, %6 : vector<2x3x4xf32>, vector<2x4xf32>, vector<2x4x3xf32>, vector<2x4xf32>, vector<4x4xf32>
  }
  func.func @bitcast() -> (vector<2xf32>, vector<1xi32>, vector<4xi8>, vector<2xi32>, vector<1xi12>, vector<1xi64>, vector<2xf16>) {
    %cst = arith.constant dense<-274> : vector<1xi12>
    %cst_0 = arith.constant dense<1.500000e+00> : vector<4xf16>
    %cst_1 = arith.constant dense<1.500000e+00> : vector<2xf32>
    %cst_2 = arith.constant dense<0.125236511> : vector<2xf32>
    %cst_3 = arith.constant dense<50529027> : vector<1xi32>
    %0 = vector.bitcast %cst_3 : vector<1xi32> to vector<4xi8>
    %1 = vector.bitcast %cst_1 : vector<2xf32> to vector<2xi32>
    %2 = vector.bitcast %cst_0 : vector<4xf16> to vector<1xi64>
    %3 = vector.bitcast %cst_3 : vector<1xi32> to vector<2xf16>
    return %cst_2, %cst_3, %0, %1, %cst, %2, %3 : vector<2xf32>, vector<1xi32>, vector<4xi8>, vector<2xi32>, vector<1xi12>, vector<1xi64>, vector<2xf16>
  }
  func.func @ess_poison() -> (vector<2xf32>, vector<4xf32>, vector<8xf16>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>, f32, f32, f32) {
    %0 = ub.poison : vector<2x2xf32>
    %1 = ub.poison : vector<4xf32>
    %2 = ub.poison : vector<2xf32>
    %3 = vector.extract_strided_slice %1 {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    %4 = vector.insert_strided_slice %2, %1 {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
    %5 = vector.bitcast %1 : vector<4xf32> to vector<8xf16>
    %6 = vector.interleave %2, %2 : vector<2xf32> -> vector<4xf32>
    %7 = vector.reduction <add>, %1 : vector<4xf32> into f32
    %8:2 = vector.to_elements %2 : vector<2xf32>
    return %3, %4, %5, %1, %6, %0, %7, %8#0, %8#1 : vector<2xf32>, vector<4xf32>, vector<8xf16>, vector<4xf32>, vector<4xf32>, vector<2x2xf32>, f32, f32, f32
  }
}

