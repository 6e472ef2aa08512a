// terrace opt --lower-vector-to-from-elements-to-shuffle-tree --split-input-file
// Vectors are paired in the order of the first elements taken from them. Vectors of other ranks and other values stay.
func.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>) -> vector<12xf32> {
  %e0:4 = vector.to_elements %a0 : vector<4xf32>
  %e1:4 = vector.to_elements %a1 : vector<4xf32>
  %e2:4 = vector.to_elements %a2 : vector<4xf32>
  %r = vector.from_elements %e0#0, %e0#1, %e0#2, %e0#3, %e1#0, %e1#1, %e1#2, %e1#3, %e2#0, %e2#1, %e2#2, %e2#3 : vector<12xf32>
  return %r : vector<12xf32>
}
// -----
func.func @f(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xf32>, %a4: vector<4xf32>) -> vector<20xf32> {
  %e0:4 = vector.to_elements %a0 : vector<4xf32>
  %e1:4 = vector.to_elements %a1 : vector<4xf32>
  %e2:4 = vector.to_elements %a2 : vector<4xf32>
  %e3:4 = vector.to_elements %a3 : vector<4xf32>
  %e4:4 = vector.to_elements %a4 : vector<4xf32>
  %r = vector.from_elements %e0#0, %e1#0, %e2#0, %e3#0, %e4#0, %e0#1, %e1#1, %e2#1, %e3#1, %e4#1, %e0#2, %e1#2, %e2#2, %e3#2, %e4#2, %e0#3, %e1#3, %e2#3, %e3#3, %e4#3 : vector<20xf32>
  return %r : vector<20xf32>
}
// -----
func.func @f(%a0: vector<4xf32>) -> vector<4xf32> {
  %e0:4 = vector.to_elements %a0 : vector<4xf32>
  %r = vector.from_elements %e0#3, %e0#2, %e0#1, %e0#0 : vector<4xf32>
  return %r : vector<4xf32>
}
// -----
func.func @f(%a0: vector<2xf32>, %a1: vector<3xf32>, %a2: vector<5xf32>) -> vector<6xf32> {
  %e0:2 = vector.to_elements %a0 : vector<2xf32>
  %e1:3 = vector.to_elements %a1 : vector<3xf32>
  %e2:5 = vector.to_elements %a2 : vector<5xf32>
  %r = vector.from_elements %e2#4, %e0#0, %e1#2, %e0#1, %e1#0, %e2#0 : vector<6xf32>
  return %r : vector<6xf32>
}
// -----
func.func @f(%a0: vector<2xf32>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>, %a4: vector<2xf32>, %a5: vector<2xf32>, %a6: vector<2xf32>) -> vector<7xf32> {
  %e0:2 = vector.to_elements %a0 : vector<2xf32>
  %e1:2 = vector.to_elements %a1 : vector<2xf32>
  %e2:2 = vector.to_elements %a2 : vector<2xf32>
  %e3:2 = vector.to_elements %a3 : vector<2xf32>
  %e4:2 = vector.to_elements %a4 : vector<2xf32>
  %e5:2 = vector.to_elements %a5 : vector<2xf32>
  %e6:2 = vector.to_elements %a6 : vector<2xf32>
  %r = vector.from_elements %e3#1, %e0#1, %e6#1, %e2#1, %e1#1, %e5#1, %e4#1 : vector<7xf32>
  return %r : vector<7xf32>
}
// -----
func.func @n(%a: vector<2x2xf32>, %b: vector<2xf32>) -> (vector<2x2xf32>, vector<6xf32>, vector<3x2xf32>) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2 = vector.from_elements %0#3, %0#2, %0#1, %0#0 : vector<2x2xf32>
  %3 = vector.from_elements %0#3, %0#2, %0#1, %0#0, %1#0, %1#1 : vector<6xf32>
  %4 = vector.from_elements %1#0, %1#1, %1#0, %1#1, %1#0, %1#0 : vector<3x2xf32>
  return %2, %3, %4 : vector<2x2xf32>, vector<6xf32>, vector<3x2xf32>
}
func.func @m(%a: vector<2xf32>, %x: f32, %z: vector<f32>, %w: vector<1xf32>) -> (vector<2xf32>, vector<1xf32>, vector<2xf32>, vector<f32>, vector<f32>, vector<4xf32>, vector<3xf32>) {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %q:2 = vector.to_elements %a : vector<2xf32>
  %e = vector.to_elements %z : vector<f32>
  %ew = vector.to_elements %w : vector<1xf32>
  %1 = vector.from_elements %0#0, %x : vector<2xf32>
  %2 = vector.from_elements %0#0 : vector<1xf32>
  %3 = vector.from_elements %e, %0#1 : vector<2xf32>
  %4 = vector.from_elements %0#0 : vector<f32>
  %5 = vector.from_elements %ew : vector<f32>
  %6 = vector.from_elements %0#0, %q#1, %q#0, %0#1 : vector<4xf32>
  %7 = vector.from_elements %e, %e, %e : vector<3xf32>
  return %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<1xf32>, vector<2xf32>, vector<f32>, vector<f32>, vector<4xf32>, vector<3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<12xf32> {
    %0 = vector.shuffle %arg0, %arg1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
    %1 = vector.shuffle %arg2, %arg2 [0, 1, 2, 3, -1, -1, -1, -1] : vector<4xf32>, vector<4xf32>
    %2 = vector.shuffle %0, %1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    return %2 : vector<12xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>, %arg3: vector<4xf32>, %arg4: vector<4xf32>) -> vector<20xf32> {
    %0 = vector.shuffle %arg0, %arg1 [0, 4, -1, -1, -1, 1, 5, -1, -1, -1, 2, 6, -1, -1, -1, 3, 7] : vector<4xf32>, vector<4xf32>
    %1 = vector.shuffle %arg2, %arg3 [0, 4, -1, -1, -1, 1, 5, -1, -1, -1, 2, 6, -1, -1, -1, 3, 7] : vector<4xf32>, vector<4xf32>
    %2 = vector.shuffle %arg4, %arg4 [0, -1, -1, -1, -1, 1, -1, -1, -1, -1, 2, -1, -1, -1, -1, 3, -1] : vector<4xf32>, vector<4xf32>
    %3 = vector.shuffle %0, %1 [0, 1, 17, 18, -1, 5, 6, 22, 23, -1, 10, 11, 27, 28, -1, 15, 16, 32, 33] : vector<17xf32>, vector<17xf32>
    %4 = vector.shuffle %2, %2 [0, -1, -1, -1, -1, 5, -1, -1, -1, -1, 10, -1, -1, -1, -1, 15, -1, -1, -1] : vector<17xf32>, vector<17xf32>
    %5 = vector.shuffle %3, %4 [0, 1, 2, 3, 19, 5, 6, 7, 8, 24, 10, 11, 12, 13, 29, 15, 16, 17, 18, 34] : vector<19xf32>, vector<19xf32>
    return %5 : vector<20xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.shuffle %arg0, %arg0 [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<5xf32>) -> vector<6xf32> {
    %0 = vector.shuffle %arg2, %arg0 [4, 5, -1, 6, -1, 0] : vector<5xf32>, vector<2xf32>
    %1 = vector.shuffle %arg1, %arg1 [2, -1, 0, -1, -1, -1] : vector<3xf32>, vector<3xf32>
    %2 = vector.shuffle %0, %1 [0, 1, 6, 3, 8, 5] : vector<6xf32>, vector<6xf32>
    return %2 : vector<6xf32>
  }
}

// -----
module {
  func.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>, %arg3: vector<2xf32>, %arg4: vector<2xf32>, %arg5: vector<2xf32>, %arg6: vector<2xf32>) -> vector<7xf32> {
    %0 = vector.shuffle %arg3, %arg0 [1, 3] : vector<2xf32>, vector<2xf32>
    %1 = vector.shuffle %arg6, %arg2 [1, 3] : vector<2xf32>, vector<2xf32>
    %2 = vector.shuffle %arg1, %arg5 [1, 3] : vector<2xf32>, vector<2xf32>
    %3 = vector.shuffle %arg4, %arg4 [1, -1] : vector<2xf32>, vector<2xf32>
    %4 = vector.shuffle %0, %1 [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
    %5 = vector.shuffle %2, %3 [0, 1, 2, -1] : vector<2xf32>, vector<2xf32>
    %6 = vector.shuffle %4, %5 [0, 1, 2, 3, 4, 5, 6] : vector<4xf32>, vector<4xf32>
    return %6 : vector<7xf32>
  }
}

// -----
module {
  func.func @n(%arg0: vector<2x2xf32>, %arg1: vector<2xf32>) -> (vector<2x2xf32>, vector<6xf32>, vector<3x2xf32>) {
    %0:4 = vector.to_elements %arg0 : vector<2x2xf32>
    %1:2 = vector.to_elements %arg1 : vector<2xf32>
    %2 = vector.from_elements %0#3, %0#2, %0#1, %0#0 : vector<2x2xf32>
    %3 = vector.from_elements %0#3, %0#2, %0#1, %0#0, %1#0, %1#1 : vector<6xf32>
    %4 = vector.from_elements %1#0, %1#1, %1#0, %1#1, %1#0, %1#0 : vector<3x2xf32>
    return %2, %3, %4 : vector<2x2xf32>, vector<6xf32>, vector<3x2xf32>
  }
  func.func @m(%arg0: vector<2xf32>, %arg1: f32, %arg2: vector<f32>, %arg3: vector<1xf32>) -> (vector<2xf32>, vector<1xf32>, vector<2xf32>, vector<f32>, vector<f32>, vector<4xf32>, vector<3xf32>) {
    %0:2 = vector.to_elements %arg0 : vector<2xf32>
    %1 = vector.to_elements %arg2 : vector<f32>
    %2 = vector.to_elements %arg3 : vector<1xf32>
    %3 = vector.from_elements %0#0, %arg1 : vector<2xf32>
    %4 = vector.shuffle %arg0, %arg0 [0] : vector<2xf32>, vector<2xf32>
    %5 = vector.from_elements %1, %0#1 : vector<2xf32>
    %6 = vector.from_elements %0#0 : vector<f32>
    %7 = vector.from_elements %2 : vector<f32>
    %8 = vector.shuffle %arg0, %arg0 [0, 3, 2, 1] : vector<2xf32>, vector<2xf32>
    %9 = vector.from_elements %1, %1, %1 : vector<3xf32>
    return %3, %4, %5, %6, %7, %8, %9 : vector<2xf32>, vector<1xf32>, vector<2xf32>, vector<f32>, vector<f32>, vector<4xf32>, vector<3xf32>
  }
}

