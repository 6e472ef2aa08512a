// terrace opt --split-input-file
// Values from around a region are there if they are defined before the operation that has it.
func.func @before(%n: index, %x: f32, %c: i1) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^bb1(%x : f32)
^bb1(%arg: f32):
  %sum = arith.addf %arg, %x : f32
  %0 = scf.for %i = %zero to %n step %one iter_args(%a = %sum) -> (f32) {
    %1 = scf.for %j = %i to %n step %one iter_args(%b = %a) -> (f32) {
      %2 = scf.if %c -> (f32) {
        %3 = arith.addf %sum, %arg : f32
        %4 = arith.addi %i, %j : index
        scf.yield %3 : f32
      } else {
        scf.yield %a : f32
      }
      scf.yield %2 : f32
    }
    scf.yield %1 : f32
  }
  return %0 : f32
}

// -----

func.func @behind(%n: index, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    scf.for %j = %zero to %n step %one {
      "memref.alloca"(%late) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
    }
  }
  %late = arith.addi %n, %n : index
  return
}

// -----

func.func @beside(%n: index, %c: i1) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %there = arith.addi %n, %n : index
  cf.br ^bb2
^bb2:
  scf.for %i = %zero to %n step %one {
    %0 = arith.addi %there, %i : index
  }
  return
}

// -----

func.func @inside(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %inner = arith.addi %n, %i : index
  }
  %0 = "arith.addi"(%n, %n) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  scf.for %i = %zero to %n step %one {
    scf.for %j = %zero to %0 step %one {
      %1 = arith.addi %outer, %j : index
    }
    %outer = arith.addi %n, %i : index
  }
  return
}
// ==== stdout ====
module {
  func.func @before(%arg0: index, %arg1: f32, %arg2: i1) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%arg1 : f32)
  ^bb1(%0: f32):  // pred: ^bb0
    %1 = arith.addf %0, %arg1 : f32
    %2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %1) -> (f32) {
      %3 = scf.for %arg5 = %arg3 to %arg0 step %c1 iter_args(%arg6 = %arg4) -> (f32) {
        %4 = scf.if %arg2 -> (f32) {
          %5 = arith.addf %1, %0 : f32
          %6 = arith.addi %arg3, %arg5 : index
          scf.yield %5 : f32
        } else {
          scf.yield %arg4 : f32
        }
        scf.yield %4 : f32
      }
      scf.yield %3 : f32
    }
    return %2 : f32
  }
}

// -----
// -----
// -----
// ==== stderr ====
<stdin>:32:7: error: operand #0 does not dominate this use
      "memref.alloca"(%late) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
      ^
<stdin>:32:7: note: see current operation: %3 = "memref.alloca"(%2) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
<stdin>:35:11: note: operand defined here (op in a parent region)
  %late = arith.addi %n, %n : index
          ^
<stdin>:50:10: error: operand #0 does not dominate this use
    %0 = arith.addi %there, %i : index
         ^
<stdin>:50:10: note: see current operation: %3 = "arith.addi"(%2, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
<stdin>:46:12: note: operand defined here (op in a parent region)
  %there = arith.addi %n, %n : index
           ^
<stdin>:66:12: error: operand #0 does not dominate this use
      %1 = arith.addi %outer, %j : index
           ^
<stdin>:66:12: note: see current operation: %4 = "arith.addi"(%3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
<stdin>:68:14: note: operand defined here (op in a parent region)
    %outer = arith.addi %n, %i : index
             ^
// ==== exit 1 ====
