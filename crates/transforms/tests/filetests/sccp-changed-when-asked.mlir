// terrace opt --sccp
// Folders that change their operation in place change nothing while they are only asked what is known. Some of MLIR's do.

// Sizes that the type knows are constants, and what is after them is looked at.
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

// A cast that would become one to the type of its operand.
func.func @casts(%m: memref<4x?xf32>) -> (memref<4x?xf32>, memref<4x?xf32, 3>, memref<4x?xf32, 1>, memref<4x?xf32, 2>) {
  %d = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %e = memref.cast %d : memref<?x?xf32> to memref<4x?xf32>
  %f = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 2>
  %g = memref.memory_space_cast %f : memref<4x?xf32, 2> to memref<4x?xf32, 3>
  %h = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  %i = memref.memory_space_cast %h : memref<4x?xf32, 1> to memref<4x?xf32, 1>
  return %e, %g, %i, %f : memref<4x?xf32>, memref<4x?xf32, 3>, memref<4x?xf32, 1>, memref<4x?xf32, 2>
}

// A part that nothing set, of a result.
llvm.func @make() -> !llvm.struct<(i32, array<2 x i32>)>
llvm.func @part_of_result(%a: i32) -> !llvm.array<2 x i32> {
  %s = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
llvm.func @part_of_argument(%s: !llvm.struct<(i32, array<2 x i32>)>, %a: i32) -> !llvm.array<2 x i32> {
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
llvm.func @part_that_is_set(%a: i32) -> !llvm.array<2 x i32> {
  %s = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
  %r = llvm.insertvalue %a, %s[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %r[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
// What was passed over before the part was found.
llvm.func @part_found_later(%s: !llvm.struct<(i32, i32)>, %a: i32, %b: i32) -> i32 {
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, i32)>
  %u = llvm.insertvalue %b, %t[1] : !llvm.struct<(i32, i32)>
  %v = llvm.extractvalue %u[0] : !llvm.struct<(i32, i32)>
  llvm.return %v : i32
}
llvm.func @constant_found_later(%a: i32) -> i32 {
  %s = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, i32)>
  %v = llvm.extractvalue %t[1] : !llvm.struct<(i32, i32)>
  llvm.return %v : i32
}
// ==== stdout ====
module {
  func.func @first(%arg0: memref<4x?xf32>, %arg1: i1) -> (index, index) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = scf.if %arg1 -> (index) {
      scf.yield %c4 : index
    } else {
      scf.yield %c2 : index
    }
    return %0, %c3 : index, index
  }
  func.func @later(%arg0: memref<4x?xf32>, %arg1: i1) -> (index, index, index) {
    %c36 = arith.constant 36 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c3 = arith.constant 3 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    %0 = scf.if %arg1 -> (index) {
      scf.yield %c4 : index
    } else {
      scf.yield %c6 : index
    }
    return %0, %c7, %c36 : index, index, index
  }
  func.func @other_block(%arg0: memref<4x8xf32>) -> index {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %c3 : index
  }
  func.func @used_twice(%arg0: memref<4x8xf32>, %arg1: i1) -> index {
    %c24 = arith.constant 24 : index
    %c16 = arith.constant 16 : index
    %c8 = arith.constant 8 : index
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
    return %c24 : index
  ^bb2:  // pred: ^bb0
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
    %0 = arith.addi %sizes_2#1, %sizes_2#1 : index
    return %0 : index
  }
  func.func @after_region(%arg0: memref<4x?xf32>, %arg1: i1) -> (index, index) {
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
    return %c1, %c5 : index, index
  }
  func.func @casts(%arg0: memref<4x?xf32>) -> (memref<4x?xf32>, memref<4x?xf32, 3>, memref<4x?xf32, 1>, memref<4x?xf32, 2>) {
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
    %cast_0 = memref.cast %cast : memref<?x?xf32> to memref<4x?xf32>
    %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 2>
    %memspacecast_1 = memref.memory_space_cast %memspacecast : memref<4x?xf32, 2> to memref<4x?xf32, 3>
    %memspacecast_2 = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 1>
    %memspacecast_3 = memref.memory_space_cast %memspacecast_2 : memref<4x?xf32, 1> to memref<4x?xf32, 1>
    return %cast_0, %memspacecast_1, %memspacecast_3, %memspacecast : memref<4x?xf32>, memref<4x?xf32, 3>, memref<4x?xf32, 1>, memref<4x?xf32, 2>
  }
  llvm.func @make() -> !llvm.struct<(i32, array<2 x i32>)>
  llvm.func @part_of_result(%arg0: i32) -> !llvm.array<2 x i32> {
    %0 = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %2 : !llvm.array<2 x i32>
  }
  llvm.func @part_of_argument(%arg0: !llvm.struct<(i32, array<2 x i32>)>, %arg1: i32) -> !llvm.array<2 x i32> {
    %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %1 : !llvm.array<2 x i32>
  }
  llvm.func @part_that_is_set(%arg0: i32) -> !llvm.array<2 x i32> {
    %0 = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[1, 0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %3 : !llvm.array<2 x i32>
  }
  llvm.func @part_found_later(%arg0: !llvm.struct<(i32, i32)>, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, i32)> 
    %1 = llvm.insertvalue %arg2, %0[1] : !llvm.struct<(i32, i32)> 
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i32)> 
    llvm.return %2 : i32
  }
  llvm.func @constant_found_later(%arg0: i32) -> i32 {
    %0 = llvm.mlir.poison : i32
    %1 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, i32)> 
    llvm.return %0 : i32
  }
}

