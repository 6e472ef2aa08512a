// terrace opt --lower-affine
// Each kind of reduction begins with its identity.
func.func @floats(%n: index, %x: f32, %h: bf16) {
  %0:4 = affine.parallel (%i) = (0) to (%n) reduce ("addf", "mulf", "maximumf", "minimumf") -> (f32, f32, f32, f32) {
    affine.yield %x, %x, %x, %x : f32, f32, f32, f32
  }
  %1 = affine.parallel (%i, %j) = (0, 2) to (%n, 8) step (1, 3) reduce ("minimumf") -> (bf16) {
    affine.yield %h : bf16
  }
  return
}
func.func @ints(%n: index, %x: i32, %y: i8) {
  %0:4 = affine.parallel (%i) = (0) to (%n) reduce ("addi", "muli", "ori", "andi") -> (i32, i32, i32, i32) {
    affine.yield %x, %x, %x, %x : i32, i32, i32, i32
  }
  %1 = affine.parallel (%i) = (0) to (%n) reduce ("andi") -> (i8) {
    affine.yield %y : i8
  }
  return
}
// ==== stdout ====
module {
  func.func @floats(%arg0: index, %arg1: f32, %arg2: bf16) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0x7F800000 : f32
    %0:4 = scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) init (%cst, %cst_0, %cst_1, %cst_2) -> (f32, f32, f32, f32) {
      scf.reduce(%arg1, %arg1, %arg1, %arg1 : f32, f32, f32, f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.mulf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.maximumf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.minimumf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }
    }
    %c0_3 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c1_4 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst_5 = arith.constant 0x7F80 : bf16
    %1 = scf.parallel (%arg3, %arg4) = (%c0_3, %c2) to (%arg0, %c8) step (%c1_4, %c3) init (%cst_5) -> bf16 {
      scf.reduce(%arg2 : bf16) {
      ^bb0(%arg5: bf16, %arg6: bf16):
        %2 = arith.minimumf %arg5, %arg6 : bf16
        scf.reduce.return %2 : bf16
      }
    }
    return
  }
  func.func @ints(%arg0: index, %arg1: i32, %arg2: i8) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0:4 = scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) init (%c0_i32, %c1_i32, %c0_i32_0, %c-1_i32) -> (i32, i32, i32, i32) {
      scf.reduce(%arg1, %arg1, %arg1, %arg1 : i32, i32, i32, i32) {
      ^bb0(%arg4: i32, %arg5: i32):
        %2 = arith.addi %arg4, %arg5 : i32
        scf.reduce.return %2 : i32
      }, {
      ^bb0(%arg4: i32, %arg5: i32):
        %2 = arith.muli %arg4, %arg5 : i32
        scf.reduce.return %2 : i32
      }, {
      ^bb0(%arg4: i32, %arg5: i32):
        %2 = arith.ori %arg4, %arg5 : i32
        scf.reduce.return %2 : i32
      }, {
      ^bb0(%arg4: i32, %arg5: i32):
        %2 = arith.andi %arg4, %arg5 : i32
        scf.reduce.return %2 : i32
      }
    }
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c-1_i8 = arith.constant -1 : i8
    %1 = scf.parallel (%arg3) = (%c0_1) to (%arg0) step (%c1_2) init (%c-1_i8) -> i8 {
      scf.reduce(%arg2 : i8) {
      ^bb0(%arg4: i8, %arg5: i8):
        %2 = arith.andi %arg4, %arg5 : i8
        scf.reduce.return %2 : i8
      }
    }
    return
  }
}

