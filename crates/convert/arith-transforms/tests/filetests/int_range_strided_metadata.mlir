// terrace opt --int-range-optimizations
// Results of memref.extract_strided_metadata that its type knows, while ranges are looked for.

func.func @first(%m: memref<4x?xf32>, %x: i1) -> (index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %c1 = arith.constant 1 : index
  %q = arith.addi %c1, %c1 : index
  %w = arith.addi %t#1, %q : index
  %k = scf.if %x -> index {
    scf.yield %s#0 : index
  } else {
    scf.yield %q : index
  }
  return %k, %w : index, index
}

func.func @later(%m: memref<4x?xf32>, %x: i1) -> (index, index, index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.addi %c3, %c3 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %w = arith.addi %t#1, %c4 : index
  %v = arith.muli %c4, %c4 : index
  %k = scf.if %x -> index {
    scf.yield %s#0 : index
  } else {
    scf.yield %c4 : index
  }
  return %k, %w, %v : index, index, index
}

func.func @other_block(%m: memref<4x8xf32>) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  cf.br ^next
^next:
  %c1 = arith.constant 1 : index
  %two = arith.addi %c1, %c1 : index
  %z = arith.addi %t#1, %two : index
  return %z : index
}

// Twice the same result in one user.
func.func @used_twice(%m: memref<4x8xf32>, %x: i1) -> index {
  %c = arith.constant true
  cf.cond_br %c, ^a, ^b
^a:
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %z = arith.addi %s#1, %s#1 : index
  %y = arith.addi %z, %s#1 : index
  return %y : index
^b:
  %b1, %o1, %s1:2, %t1:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %z1 = arith.addi %s1#1, %s1#1 : index
  return %z1 : index
}

// A loop or a branch before the operation.
func.func @after_region(%m: memref<4x?xf32>, %x: i1) -> (index, index) {
  %k = scf.if %x -> index {
    %c1 = arith.constant 1 : index
    scf.yield %c1 : index
  } else {
    %c1 = arith.constant 1 : index
    scf.yield %c1 : index
  }
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %q = arith.addi %k, %s#0 : index
  return %k, %q : index, index
}

func.func @f1(%m: memref<4x?xf32>) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %c = arith.cmpi eq, %t#1, %s#0 : index
  %k = scf.if %c -> index {
    %c7 = arith.constant 7 : index
    scf.yield %c7 : index
  } else {
    %c7 = arith.constant 8 : index
    scf.yield %c7 : index
  }
  return %k : index
}
func.func @f2(%m: memref<4x?xf32>) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %c = arith.cmpi eq, %t#1, %s#0 : index
  cf.cond_br %c, ^a, ^b
^a:
    %c7 = arith.constant 7 : index
    cf.br ^c(%c7 : index)
^b:
    %c8 = arith.constant 8 : index
    cf.br ^c(%c8 : index)
^c(%k: index):
  return %k : index
}
func.func @f3(%m: memref<4x?xf32>, %x: i1) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %c1 = arith.constant 1 : index
  %k = scf.if %x -> index {
    scf.yield %t#1 : index
  } else {
    scf.yield %c1 : index
  }
  return %k : index
}
func.func @f4(%m: memref<4x?xf32>, %x: i1) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %z = arith.addi %t#1, %s#0 : index
  %c1 = arith.constant 5 : index
  %k = scf.if %x -> index {
    scf.yield %z : index
  } else {
    scf.yield %c1 : index
  }
  return %k : index
}
func.func @loop_before(%p: index, %n: memref<?xf32>, %m: memref<4x8xf32>) -> (index, index) {
  affine.if affine_set<()[s0] : (s0 - 4 >= 0)>()[%p] {
  } else {
    affine.for %i = 0 to 1 {
      %v = affine.load %n[%i * 2 + 1] : memref<?xf32>
      affine.store %v, %n[%i + 1] : memref<?xf32>
    }
  }
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  return %s#0, %t#0 : index, index
}
// The ranges do not cross calls: that a result is known is a fold.
func.func @callee(%m: memref<2xi64>, %a: index) -> (index, memref<i64>) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<2xi64> -> memref<i64>, index, index, index
  return %o, %b : index, memref<i64>
}
func.func @caller(%m: memref<2xi64>, %a: index) -> index {
  %r:2 = call @callee(%m, %a) : (memref<2xi64>, index) -> (index, memref<i64>)
  %q:2 = call @callee(%m, %r#0) : (memref<2xi64>, index) -> (index, memref<i64>)
  return %q#0 : index
}
// ==== stdout ====
#set = affine_set<()[s0] : (s0 - 4 >= 0)>
module {
  func.func @first(%arg0: memref<4x?xf32>, %arg1: i1) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = scf.if %arg1 -> (index) {
      scf.yield %c4 : index
    } else {
      scf.yield %c2 : index
    }
    return %0, %c3 : index, index
  }
  func.func @later(%arg0: memref<4x?xf32>, %arg1: i1) -> (index, index, index) {
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c36 = arith.constant 36 : index
    %0 = scf.if %arg1 -> (index) {
      scf.yield %c4 : index
    } else {
      scf.yield %c6 : index
    }
    return %0, %c7, %c36 : index, index, index
  }
  func.func @other_block(%arg0: memref<4x8xf32>) -> index {
    %c3 = arith.constant 3 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %c3 : index
  }
  func.func @used_twice(%arg0: memref<4x8xf32>, %arg1: i1) -> index {
    %c16 = arith.constant 16 : index
    %c24 = arith.constant 24 : index
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c24 : index), ^bb1(%c16 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
    return %0 : index
  }
  func.func @after_region(%arg0: memref<4x?xf32>, %arg1: i1) -> (index, index) {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    return %c1, %c5 : index, index
  }
  func.func @f1(%arg0: memref<4x?xf32>) -> index {
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %false = arith.constant false
    %0 = scf.if %false -> (index) {
      scf.yield %c7 : index
    } else {
      scf.yield %c8 : index
    }
    return %0 : index
  }
  func.func @f2(%arg0: memref<4x?xf32>) -> index {
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %false = arith.constant false
    cf.cond_br %false, ^bb1(%c7 : index), ^bb1(%c8 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : index
  }
  func.func @f3(%arg0: memref<4x?xf32>, %arg1: i1) -> index {
    %c1 = arith.constant 1 : index
    %0 = scf.if %arg1 -> (index) {
      scf.yield %c1 : index
    } else {
      scf.yield %c1 : index
    }
    return %0 : index
  }
  func.func @f4(%arg0: memref<4x?xf32>, %arg1: i1) -> index {
    %c5 = arith.constant 5 : index
    %0 = scf.if %arg1 -> (index) {
      scf.yield %c5 : index
    } else {
      scf.yield %c5 : index
    }
    return %0 : index
  }
  func.func @loop_before(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<4x8xf32>) -> (index, index) {
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    affine.if #set()[%arg0] {
    } else {
      affine.for %arg3 = 0 to 1 {
        %0 = affine.load %arg1[%c0 * 2 + 1] : memref<?xf32>
        affine.store %0, %arg1[%c0 + 1] : memref<?xf32>
      }
    }
    return %c4, %c8 : index, index
  }
  func.func @callee(%arg0: memref<2xi64>, %arg1: index) -> (index, memref<i64>) {
    %c0 = arith.constant 0 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xi64> -> memref<i64>, index, index, index
    return %c0, %base_buffer : index, memref<i64>
  }
  func.func @caller(%arg0: memref<2xi64>, %arg1: index) -> index {
    %0:2 = call @callee(%arg0, %arg1) : (memref<2xi64>, index) -> (index, memref<i64>)
    %1:2 = call @callee(%arg0, %0#0) : (memref<2xi64>, index) -> (index, memref<i64>)
    return %1#0 : index
  }
}

