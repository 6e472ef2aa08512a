// terrace opt --split-input-file
// Atomic updates, allocation scopes, globals, metadata.
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.atomic_rmw addf %v, %n[%i, %i] : (f32, memref<4xf32>) -> f32
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.atomic_rmw addi %v, %n[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw assign %v, %n[%i] : (f32, memref<4xf32>) -> f32
  return }
// -----
func.func @f(%n: memref<4xi32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.atomic_rmw maximumf %w, %n[%i] : (i32, memref<4xi32>) -> i32
  return }
// -----
func.func @f(%n: memref<4xi32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.atomic_rmw maxnumf %w, %n[%i] : (i32, memref<4xi32>) -> i32
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.atomic_rmw xori %v, %n[%i] : (f32, memref<4xf32>) -> f32
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.atomic_rmw foo %v, %n[%i] : (f32, memref<4xf32>) -> f32
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xf32> {
    ^bb0(%x : f32, %y : f32):
    memref.atomic_yield %x : f32
  }
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xf32> {
    ^bb0(%x : i32):
    memref.atomic_yield %x : i32
  }
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xf32> {
    ^bb0(%x : f32):
    memref.store %x, %n[%i] : memref<4xf32>
    memref.atomic_yield %x : f32
  }
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xf32> {
    ^bb0(%x : f32):
    memref.atomic_yield %w : i32
  }
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.generic_atomic_rmw %n[%i, %i] : memref<4xf32> {
    ^bb0(%x : f32):
    %1 = arith.addf %x, %x : f32
    memref.atomic_yield %1 : f32
  } {foo}
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<*xf32> {
    ^bb0(%x : f32):
    memref.atomic_yield %1 : f32
  } {foo}
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.generic_atomic_rmw %n[%i] : f32 {
    ^bb0(%x : f32):
    memref.atomic_yield %1 : f32
  } {foo}
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xf32> {
  } {foo}
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
  } {foo}
  %1:2 = memref.alloca_scope -> (f32, i32) {
    %0 = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return %v, %w : f32, i32
  } {foo}
  memref.alloca_scope {
  }
  %2 = memref.alloca_scope -> f32 {
    memref.alloca_scope.return {foo} %v : f32
  }
  memref.alloca_scope {
    memref.alloca_scope.return {foo}
  }
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %1:2 = memref.alloca_scope -> (f32, i32) {
  } {foo}
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
  %1:2 = memref.alloca_scope -> (f32, i32) {
    memref.alloca_scope.return %w, %v : i32, f32
  } {foo}
  return }
// -----
memref.global @a : memref<?xf32>
// -----
memref.global @a : f32
// -----
"memref.global"() <{sym_name = "a", type = memref<?xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<?xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = f32}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<2xf32>, initial_value = 5 : i32}> : () -> ()
// -----
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<2xf32>, initial_value = dense<5> : tensor<2xi32>}> : () -> ()
// -----
memref.global @a : memref<4xf32>
// -----
memref.global "private" @a : memref<4xf32>
memref.global "private" constant @b : memref<4xf32> = dense<1.0>
memref.global @c : memref<4xf32> = uninitialized
memref.global @d : memref<4xf32> = uninitialized {alignment = 64 : i64}
memref.global @e : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 64 : i64, foo}
memref.global @f : memref<2xf32, strided<[2], offset: 1>> = dense<[1.0, 2.0]>
memref.global @g : memref<f32> = dense<1.0>
memref.global @h : memref<2xi32> = dense_resource<foo>
memref.global @i : memref<2xi32> = dense<1> : tensor<2xi32>
// -----
memref.global @e : memref<2xf32> = 5
// -----
memref.global @e : memref<2xf32> = [5]
// -----
memref.global @e : memref<2xindex> = dense<5>
memref.global @d : memref<2xvector<2xf32>> = uninitialized
// -----
func.func @f() {
  %0 = memref.get_global @a : memref<4xf32>
  return }
// -----
func.func @a() {
  %0 = memref.get_global @a : memref<4xf32>
  return }
// -----
memref.global @a : memref<5xf32> = uninitialized
func.func @f() {
  %0 = memref.get_global @a : memref<4xf32>
  return }
// -----
memref.global @a : memref<5xf32> = uninitialized
func.func @f() {
  %0 = memref.get_global @a : memref<?xf32>
  return }
// -----
func.func @f() {
  memref.global @a : memref<5xf32> = uninitialized
  return }
// -----
func.func @f(%m: memref<4x?xf32, 3>) {
  %0:6 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32>, index, index, index, index, index)
  return }
// -----
func.func @f(%m: memref<4x?xf32, 3>) {
  %0:7 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32, 3>, index, index, index, index, index, index)
  return }
// -----
func.func @f(%m: memref<4x?xf32, 3>) {
  %0:8 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32, 3>, index, index, index, index, index, index, index)
  return }
// -----
func.func @f(%m: memref<4x?xf32, 3>) {
  %0:6 = memref.extract_strided_metadata %m : memref<4x?xf32, 3> -> memref<f32, 3>, index, index, index, index, index {foo}
  %1 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32, 3> -> index {foo}
  %2 = memref.rank %m : memref<4x?xf32, 3>
  %c = arith.constant 1 : index
  %3 = memref.dim {foo} %m, %c : memref<4x?xf32, 3>
  %4 = memref.memory_space_cast %m : memref<4x?xf32, 3> to memref<4x?xf32>
  %5 = memref.assume_alignment %m, 8 : memref<4x?xf32, 3>
  %6 = memref.cast %m : memref<4x?xf32, 3> to memref<*xf32, 3>
  %7 = memref.load %m[%c, %c] {nontemporal = true} : memref<4x?xf32, 3>
  %8 = memref.load %m[%c, %c] {nontemporal = false, alignment = 8 : i64} : memref<4x?xf32, 3>
  %m0 = memref.alloc() : memref<f32>
  %9:2 = memref.extract_strided_metadata %m0 : memref<f32> -> memref<f32>, index
  memref.dma_start %m[%c, %c], %m[%c, %c], %c, %m[%c, %c], %c, %c : memref<4x?xf32, 3>,  memref<4x?xf32, 3>, memref<4x?xf32, 3>
  memref.dma_wait %m[%c, %c], %c : memref<4x?xf32, 3>

  %m1 = memref.alloc() : memref<4xf32>
  %10 = memref.realloc %m1 (%c) {alignment = 8 : i64} : memref<4xf32> to memref<?xf32>
  return }
// -----
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<2xf32>, initial_value = dense<5.0> : tensor<3xf32>}> : () -> ()
// -----
memref.global "private" @a : memref<4xf32>
memref.global "private" constant @b : memref<4xf32> = dense<1.0>
memref.global @c : memref<4xf32> = uninitialized
memref.global @d : memref<4xf32> = uninitialized {alignment = 64 : i64}
memref.global @e : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 64 : i64, foo}
memref.global @f : memref<2xf32, strided<[2], offset: 1>> = dense<[1.0, 2.0]>
memref.global @g : memref<f32> = dense<1.0>
memref.global @h : memref<2xi32> = dense_resource<foo>
memref.global "foo" @i : memref<2xi32> = dense_resource<foo>
// -----
func.func @f(%m: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> index {
  %0 = memref.alloc() : memref<f32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  %t2 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<?x4xf32, strided<[2, ?], offset: 3>>
  return %o : index
}
// -----
func.func @f(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) -> index {
  %t2 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[2, ?], offset: 3>>
  return %o : index
}
// -----
func.func @f(%m: memref<4x5xf32, strided<[8, 2], offset: ?>>) -> index {
  %t2 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32, strided<[8, 2], offset: ?>> to memref<?x4xf32, strided<[2, ?], offset: 3>>
  return %o : index
}
// -----
func.func @f(%m: memref<4x5xf32, strided<[8, 2], offset: 3>>) -> index {
  %t2 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x5xf32, strided<[8, 2], offset: 3>> to memref<?x4xf32, strided<[2, ?], offset: 3>>
  return %o : index
}
// -----
func.func @f(%m: memref<?x?x?xf32>) -> index {
  %t2 = memref.transpose %m (d0, d1, d2) -> (d1, d0, d2) : memref<?x?x?xf32> to memref<?x4x?xf32>
  return %o : index
}
// -----
func.func @f(%m: memref<f32>) -> index {
  %t2 = memref.transpose %m () -> () : memref<f32> to memref<f32, strided<[], offset: 3>>
  return %o : index
}
// -----
func.func @f(%m: memref<f32>) {
  %t2 = memref.transpose %m () -> () : memref<f32> to memref<f32, strided<[]>>
  return
}
// ==== stdout ====
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4xi32>, %arg1: index, %arg2: f32, %arg3: i32) {
    %0 = memref.atomic_rmw maxnumf %arg3, %arg0[%arg1] : (i32, memref<4xi32>) -> i32
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: f32, %arg3: i32) {
    memref.alloca_scope  {
      %alloca = memref.alloca() : memref<4xf32>
    } {foo}
    %0:2 = memref.alloca_scope  -> (f32, i32) {
      %alloca = memref.alloca() : memref<4xf32>
      memref.alloca_scope.return %arg2, %arg3 : f32, i32
    } {foo}
    memref.alloca_scope  {
    }
    %1 = memref.alloca_scope  -> (f32) {
      memref.alloca_scope.return {foo} %arg2 : f32
    }
    memref.alloca_scope  {
    }
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  memref.global @a : memref<4xf32>
}

// -----
// -----
// -----
// -----
module {
  memref.global @e : memref<2xindex> = dense<5>
  memref.global @d : memref<2xvector<2xf32>> = uninitialized
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4x?xf32, 3>) {
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, 3> -> memref<f32, 3>, index, index, index, index, index {foo}
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32, 3> -> index {foo}
    %0 = memref.rank %arg0 : memref<4x?xf32, 3>
    %c1 = arith.constant 1 : index
    %dim = memref.dim {foo} %arg0, %c1 : memref<4x?xf32, 3>
    %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32, 3> to memref<4x?xf32>
    %assume_align = memref.assume_alignment %arg0, 8 : memref<4x?xf32, 3>
    %cast = memref.cast %arg0 : memref<4x?xf32, 3> to memref<*xf32, 3>
    %1 = memref.load %arg0[%c1, %c1] {nontemporal = true} : memref<4x?xf32, 3>
    %2 = memref.load %arg0[%c1, %c1] {alignment = 8 : i64} : memref<4x?xf32, 3>
    %alloc = memref.alloc() : memref<f32>
    %base_buffer_0, %offset_1 = memref.extract_strided_metadata %alloc : memref<f32> -> memref<f32>, index
    memref.dma_start %arg0[%c1, %c1], %arg0[%c1, %c1], %c1, %arg0[%c1, %c1], %c1, %c1 : memref<4x?xf32, 3>, memref<4x?xf32, 3>, memref<4x?xf32, 3>
    memref.dma_wait %arg0[%c1, %c1], %c1 : memref<4x?xf32, 3>
    %alloc_2 = memref.alloc() : memref<4xf32>
    %3 = memref.realloc %alloc_2(%c1) {alignment = 8 : i64} : memref<4xf32> to memref<?xf32>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<f32>) {
    %transpose = memref.transpose %arg0 () -> () : memref<f32> to memref<f32, strided<[]>>
    return
  }
}

// ==== stderr ====
<stdin>:4:8: error: 'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank
  %0 = memref.atomic_rmw addf %v, %n[%i, %i] : (f32, memref<4xf32>) -> f32
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.atomic_rmw"(%arg2, %arg0, %arg1, %arg1) <{kind = 0 : i64}> : (f32, memref<4xf32>, index, index) -> f32
<stdin>:8:8: error: 'memref.atomic_rmw' op with kind 'addi' expects an integer type
  %0 = memref.atomic_rmw addi %v, %n[%i] : (f32, memref<4xf32>) -> f32
       ^
<stdin>:8:8: note: see current operation: %0 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 1 : i64}> : (f32, memref<4xf32>, index) -> f32
<stdin>:13:8: error: 'memref.atomic_rmw' op with kind 'maximumf' expects a floating-point type
  %0 = memref.atomic_rmw maximumf %w, %n[%i] : (i32, memref<4xi32>) -> i32
       ^
<stdin>:13:8: note: see current operation: %0 = "memref.atomic_rmw"(%arg3, %arg0, %arg1) <{kind = 4 : i64}> : (i32, memref<4xi32>, index) -> i32
<stdin>:21:8: error: 'memref.atomic_rmw' op with kind 'xori' expects an integer type
  %0 = memref.atomic_rmw xori %v, %n[%i] : (f32, memref<4xf32>) -> f32
       ^
<stdin>:21:8: note: see current operation: %0 = "memref.atomic_rmw"(%arg2, %arg0, %arg1) <{kind = 15 : i64}> : (f32, memref<4xf32>, index) -> f32
<stdin>:25:26: error: custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]
  %0 = memref.atomic_rmw foo %v, %n[%i] : (f32, memref<4xf32>) -> f32
                         ^
<stdin>:29:8: error: 'memref.generic_atomic_rmw' op expected single number of entry block arguments
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xf32> {
       ^
<stdin>:29:8: note: see current operation: 
%0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
^bb0(%arg4: f32, %arg5: f32):
  "memref.atomic_yield"(%arg4) : (f32) -> ()
}) : (memref<4xf32>, index) -> f32
<stdin>:36:8: error: 'memref.generic_atomic_rmw' op expected block argument of the same type result type
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xf32> {
       ^
<stdin>:36:8: note: see current operation: 
%0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
^bb0(%arg4: i32):
  "memref.atomic_yield"(%arg4) : (i32) -> ()
}) : (memref<4xf32>, index) -> f32
<stdin>:45:5: error: body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
    memref.store %x, %n[%i] : memref<4xf32>
    ^
<stdin>:45:5: note: see current operation: "memref.store"(%arg4, %arg0, %arg1) : (f32, memref<4xf32>, index) -> ()
<stdin>:53:5: error: 'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'
    memref.atomic_yield %w : i32
    ^
<stdin>:53:5: note: see current operation: "memref.atomic_yield"(%arg3) : (i32) -> ()
<stdin>:58:8: error: 'memref.generic_atomic_rmw' op expects the number of subscripts to be equal to memref rank
  %0 = memref.generic_atomic_rmw %n[%i, %i] : memref<4xf32> {
       ^
<stdin>:58:8: note: see current operation: 
%0 = "memref.generic_atomic_rmw"(%arg0, %arg1, %arg1) ({
^bb0(%arg4: f32):
  %1 = "arith.addf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "memref.atomic_yield"(%1) : (f32) -> ()
}) {foo} : (memref<4xf32>, index, index) -> f32
<stdin>:66:34: error: use of value '%n' expects different type than prior uses: 'memref<*xf32>' vs 'memref<4xf32>'
  %0 = memref.generic_atomic_rmw %n[%i] : memref<*xf32> {
                                 ^
<stdin>:65:14: note: prior use here
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
             ^
<stdin>:73:34: error: use of value '%n' expects different type than prior uses: 'f32' vs 'memref<4xf32>'
  %0 = memref.generic_atomic_rmw %n[%i] : f32 {
                                 ^
<stdin>:72:14: note: prior use here
func.func @f(%n: memref<4xf32>, %i : index, %v: f32, %w : i32) {
             ^
<stdin>:80:8: error: 'memref.generic_atomic_rmw' op expected single number of entry block arguments
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xf32> {
       ^
<stdin>:80:8: note: see current operation: 
%0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
}) {foo} : (memref<4xf32>, index) -> f32
<stdin>:103:10: error: 'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 2 inputs
  %1:2 = memref.alloca_scope -> (f32, i32) {
         ^
<stdin>:103:10: note: see current operation: 
%0:2 = "memref.alloca_scope"() ({
  "memref.alloca_scope.return"() : () -> ()
}) {foo} : () -> (f32, i32)
<stdin>:103:10: note: region branch point
<stdin>:108:10: error: 'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'i32' should match successor input type #0 'f32'
  %1:2 = memref.alloca_scope -> (f32, i32) {
         ^
<stdin>:108:10: note: see current operation: 
%0:2 = "memref.alloca_scope"() ({
  "memref.alloca_scope.return"(%arg3, %arg2) : (i32, f32) -> ()
}) {foo} : () -> (f32, i32)
<stdin>:109:5: note: region branch point
    memref.alloca_scope.return %w, %v : i32, f32
    ^
<stdin>:113:1: error: custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'
memref.global @a : memref<?xf32>
^
<stdin>:115:1: error: custom op 'memref.global' type should be static shaped memref, but got 'f32'
memref.global @a : f32
^
<stdin>:117:1: error: 'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'
"memref.global"() <{sym_name = "a", type = memref<?xf32>}> : () -> ()
^
<stdin>:117:1: note: see current operation: "memref.global"() <{sym_name = "a", type = memref<?xf32>}> : () -> ()
<stdin>:119:1: error: 'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<?xf32>}> : () -> ()
^
<stdin>:119:1: note: see current operation: "memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<?xf32>}> : () -> ()
<stdin>:121:1: error: 'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = f32}> : () -> ()
^
<stdin>:121:1: note: see current operation: "memref.global"() <{sym_name = "a", sym_visibility = "private", type = f32}> : () -> ()
<stdin>:123:1: error: 'memref.global' op initial value should be a unit or elements attribute, but got 5 : i32
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<2xf32>, initial_value = 5 : i32}> : () -> ()
^
<stdin>:123:1: note: see current operation: "memref.global"() <{initial_value = 5 : i32, sym_name = "a", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
<stdin>:125:1: error: 'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<2xf32>, initial_value = dense<5> : tensor<2xi32>}> : () -> ()
^
<stdin>:125:1: note: see current operation: "memref.global"() <{initial_value = dense<5> : tensor<2xi32>, sym_name = "a", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
<stdin>:137:44: error: expected operation name in quotes
memref.global @i : memref<2xi32> = dense<1> : tensor<2xi32>
                                           ^
<stdin>:139:36: error: integer literal not valid for specified type
memref.global @e : memref<2xf32> = 5
                                   ^
<stdin>:141:1: error: custom op 'memref.global' initial value should be a unit or elements attribute
memref.global @e : memref<2xf32> = [5]
^
<stdin>:147:8: error: 'memref.get_global' op 'a' does not reference a valid global memref
  %0 = memref.get_global @a : memref<4xf32>
       ^
<stdin>:147:8: note: see current operation: %0 = "memref.get_global"() <{name = @a}> : () -> memref<4xf32>
<stdin>:151:8: error: 'memref.get_global' op 'a' does not reference a valid global memref
  %0 = memref.get_global @a : memref<4xf32>
       ^
<stdin>:151:8: note: see current operation: %0 = "memref.get_global"() <{name = @a}> : () -> memref<4xf32>
<stdin>:156:8: error: 'memref.get_global' op result type 'memref<4xf32>' does not match type 'memref<5xf32>' of the global memref @a
  %0 = memref.get_global @a : memref<4xf32>
       ^
<stdin>:156:8: note: see current operation: %0 = "memref.get_global"() <{name = @a}> : () -> memref<4xf32>
<stdin>:161:8: error: 'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'
  %0 = memref.get_global @a : memref<?xf32>
       ^
<stdin>:161:8: note: see current operation: %0 = "memref.get_global"() <{name = @a}> : () -> memref<?xf32>
<stdin>:165:3: error: 'memref.global' op symbol's parent must have the SymbolTable trait
  memref.global @a : memref<5xf32> = uninitialized
  ^
<stdin>:165:3: note: see current operation: "memref.global"() <{initial_value, sym_name = "a", type = memref<5xf32>}> : () -> ()
<stdin>:169:10: error: 'memref.extract_strided_metadata' op inferred type(s) 'memref<f32, 3>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index'
  %0:6 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32>, index, index, index, index, index)
         ^
<stdin>:169:10: error: 'memref.extract_strided_metadata' op failed to infer returned types
  %0:6 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32>, index, index, index, index, index)
         ^
<stdin>:169:10: note: see current operation: %0:6 = "memref.extract_strided_metadata"(%arg0) : (memref<4x?xf32, 3>) -> (memref<f32>, index, index, index, index, index)
<stdin>:173:10: error: 'memref.extract_strided_metadata' op inferred type(s) 'memref<f32, 3>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32, 3>', 'index', 'index', 'index', 'index', 'index', 'index'
  %0:7 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32, 3>, index, index, index, index, index, index)
         ^
<stdin>:173:10: error: 'memref.extract_strided_metadata' op failed to infer returned types
  %0:7 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32, 3>, index, index, index, index, index, index)
         ^
<stdin>:173:10: note: see current operation: %0:7 = "memref.extract_strided_metadata"(%arg0) : (memref<4x?xf32, 3>) -> (memref<f32, 3>, index, index, index, index, index, index)
<stdin>:177:10: error: 'memref.extract_strided_metadata' op inferred type(s) 'memref<f32, 3>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32, 3>', 'index', 'index', 'index', 'index', 'index', 'index', 'index'
  %0:8 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32, 3>, index, index, index, index, index, index, index)
         ^
<stdin>:177:10: error: 'memref.extract_strided_metadata' op failed to infer returned types
  %0:8 = "memref.extract_strided_metadata"(%m) : (memref<4x?xf32, 3>) -> (memref<f32, 3>, index, index, index, index, index, index, index)
         ^
<stdin>:177:10: note: see current operation: %0:8 = "memref.extract_strided_metadata"(%arg0) : (memref<4x?xf32, 3>) -> (memref<f32, 3>, index, index, index, index, index, index, index)
<stdin>:200:1: error: 'memref.global' op initial value shape expected to be 2 but was 3
"memref.global"() <{sym_name = "a", sym_visibility = "private", type = memref<2xf32>, initial_value = dense<5.0> : tensor<3xf32>}> : () -> ()
^
<stdin>:200:1: note: see current operation: "memref.global"() <{initial_value = dense<5.000000e+00> : tensor<3xf32>, sym_name = "a", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
<stdin>:210:1: error: 'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
memref.global "foo" @i : memref<2xi32> = dense_resource<foo>
^
<stdin>:210:1: note: see current operation: "memref.global"() <{initial_value = dense_resource<foo> : tensor<2xi32>, sym_name = "i", sym_visibility = "foo", type = memref<2xi32>}> : () -> ()
<stdin>:215:9: error: 'memref.transpose' op result type 'memref<?x4xf32, strided<[2, ?], offset: 3>>' is not equivalent to the canonical transposed input type 'memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0 + 3)>>'
  %t2 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<?x4xf32, strided<[2, ?], offset: 3>>
        ^
<stdin>:215:9: note: see current operation: %2 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<4x?xf32, strided<[?, 1], offset: 3>>) -> memref<?x4xf32, strided<[2, ?], offset: 3>>
<stdin>:221:10: error: use of undeclared SSA value name
  return %o : index
         ^
<stdin>:226:10: error: use of undeclared SSA value name
  return %o : index
         ^
<stdin>:231:10: error: use of undeclared SSA value name
  return %o : index
         ^
<stdin>:236:10: error: use of undeclared SSA value name
  return %o : index
         ^
<stdin>:241:10: error: use of undeclared SSA value name
  return %o : index
         ^
// ==== exit 1 ====
