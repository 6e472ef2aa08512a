// terrace opt --allow-unregistered-dialect --split-input-file
// Formats whose operands stand in order, where types do not fit, lack or are of another kind.
func.func @kinds(%f: f32, %i: i32) {
  %0 = arith.addi %f, %f : f32
  return
}

// -----

func.func @use(%f: f32, %i: i32) {
  %0 = arith.addi %i, %f : i32
  return
}

// -----

func.func @memref(%i: i32, %at: index) {
  %0 = memref.load %i[%at] : i32
  return
}

// -----

func.func @memref(%m: memref<?xf32>, %i: i32) {
  %0 = memref.load %m[%i] : memref<?xf32>
  return
}

// -----

func.func @memref(%m: memref<?xf32>, %i: i32) {
  memref.store %i, %m[%later, %i] : memref<?xf32>
  return
}

// -----

func.func @counts(%m: memref<f32>, %v: f32, %at: index) {
  memref.store %v, %m[] : memref<f32>
  %0 = memref.load %m[] : memref<f32>
  %1 = memref.load %m[%at] : memref<f32>
  return
}

// -----

func.func @list(%m: memref<?xf32>, %at: index) {
  %0 = memref.load %m[%at,] : memref<?xf32>
  return
}

// -----

func.func @list(%m: memref<?xf32>, %at: index) {
  %0 = memref.load %m[%at %at] : memref<?xf32>
  return
}

// -----

func.func @forward() {
  ^a:
    cf.br ^c
  ^b:
    %1 = arith.addi %0, %0 : i32
    %2 = arith.cmpi slt, %0, %1 : i32
    %3 = arith.select %2, %0, %1 : i32
    return
  ^c:
    %0 = arith.constant 1 : i32
    cf.br ^b
}

// -----

func.func @forward() {
  ^a:
    cf.br ^c
  ^b:
    %1 = arith.addi %0, %0 : i64
    return
  ^c:
    %0 = arith.constant 1 : i32
    cf.br ^b
}

// -----

func.func @casts(%i: i32, %f: f32, %v: vector<4xi8>) {
  %0 = arith.extsi %i : i32 to i64
  %1 = arith.extsi %v : vector<4xi8> to vector<4xi64>
  %2 = arith.extsi %i : i32 to i16
  return
}

// -----

func.func @casts(%i: i32) {
  %0 = arith.extsi %i : i32 to f32
  return
}

// -----

func.func @casts(%i: i32) {
  %0 = arith.extsi %i : i32 to
  return
}

// -----

func.func @compared(%f: f32) {
  %0 = arith.cmpi eq, %f, %f : f32
  return
}

// -----

func.func @compared(%t: !t.a) {
  %0 = arith.cmpi eq, %t, %t : !t.a
  return
}

// -----

func.func @dim(%t: tensor<4xf32>, %at: index) {
  %0 = memref.dim %t, %at : tensor<4xf32>
  return
}

// -----

func.func @dim(%m: memref<4xf32>, %at: i32) {
  %0 = memref.dim %m, %at : memref<4xf32>
  return
}

// -----

llvm.func @llvm(%p: !llvm.ptr, %q: !llvm.ptr<3>, %i: i64, %f: f32) {
  %0 = llvm.load %p : !llvm.ptr -> f32
  %1 = llvm.load volatile %q atomic syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr<3> -> i32
  %2 = llvm.load %p invariant dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store volatile %f, %p atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store %i, %q : i64, !llvm.ptr<3>
  %3 = llvm.add %i, %i overflow<nsw, nuw> : i64
  %4 = llvm.zext nneg %1 : i32 to i64
  llvm.return
}

// -----

llvm.func @llvm(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.load %i : i64 -> f32
  llvm.return
}

// -----

llvm.func @llvm(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.load %p : !llvm.ptr<1> -> f32
  llvm.return
}

// -----

llvm.func @llvm(%p: !llvm.ptr, %i: i64) {
  llvm.store %i, %p : i64, i64
  llvm.return
}

// -----

llvm.func @llvm(%p: !llvm.ptr, %i: i64) {
  llvm.store %i %p : i64, !llvm.ptr
  llvm.return
}

// -----

llvm.func @llvm(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.load volatile volatile %p : !llvm.ptr -> f32
  llvm.return
}

// -----

llvm.func @llvm(%p: !llvm.ptr, %i: i64) {
  %0:2 = llvm.load %p : !llvm.ptr -> f32
  llvm.return
}

// -----

llvm.func @llvm(%f: f32) {
  %0 = llvm.add %f, %f : f32
  llvm.return
}

// -----

func.func @complex(%c: complex<f32>, %f: f32) {
  %0 = complex.re %c : complex<f32>
  %1 = complex.create %f, %f : complex<f32>
  %2 = complex.re %f : f32
  return
}

// -----

func.func @complex(%f: f64) {
  %1 = complex.create %f, %f : complex<f32>
  return
}

// -----

func.func @vector(%v: vector<4xf32>, %f: f32) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.fma %v, %v, %0 : vector<4xf32>
  %2 = vector.fma %f, %f, %f : f32
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @forward() {
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    %0 = arith.addi %c1_i32, %c1_i32 : i32
    %1 = arith.cmpi slt, %c1_i32, %0 : i32
    %2 = arith.select %1, %c1_i32, %0 : i32
    return
  ^bb2:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1
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
  llvm.func @llvm(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: f32) {
    %0 = llvm.load %arg0 : !llvm.ptr -> f32
    %1 = llvm.load volatile %arg1 atomic syncscope("x") monotonic {alignment = 4 : i64} : !llvm.ptr<3> -> i32
    %2 = llvm.load %arg0 invariant dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store volatile %arg3, %arg0 atomic release invariant_group {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %arg2, %arg1 : i64, !llvm.ptr<3>
    %3 = llvm.add %arg2, %arg2 overflow<nsw, nuw> : i64
    %4 = llvm.zext nneg %1 : i32 to i64
    llvm.return
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
// ==== stderr ====
<stdin>:4:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
  %0 = arith.addi %f, %f : f32
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (f32, f32) -> f32
<stdin>:11:23: error: use of value '%f' expects different type than prior uses: 'i32' vs 'f32'
  %0 = arith.addi %i, %f : i32
                      ^
<stdin>:10:16: note: prior use here
func.func @use(%f: f32, %i: i32) {
               ^
<stdin>:18:30: error: custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'i32'
  %0 = memref.load %i[%at] : i32
                             ^
<stdin>:25:23: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
  %0 = memref.load %m[%i] : memref<?xf32>
                      ^
<stdin>:24:38: note: prior use here
func.func @memref(%m: memref<?xf32>, %i: i32) {
                                     ^
<stdin>:32:16: error: use of value '%i' expects different type than prior uses: 'f32' vs 'i32'
  memref.store %i, %m[%later, %i] : memref<?xf32>
               ^
<stdin>:31:38: note: prior use here
func.func @memref(%m: memref<?xf32>, %i: i32) {
                                     ^
<stdin>:41:8: error: 'memref.load' op incorrect number of indices for load, expected 0 but got 1
  %1 = memref.load %m[%at] : memref<f32>
       ^
<stdin>:41:8: note: see current operation: %1 = "memref.load"(%arg0, %arg2) : (memref<f32>, index) -> f32
<stdin>:48:27: error: expected SSA operand
  %0 = memref.load %m[%at,] : memref<?xf32>
                          ^
<stdin>:55:26: error: expected ']'
  %0 = memref.load %m[%at %at] : memref<?xf32>
                         ^
<stdin>:83:5: error: definition of SSA value '%0#0' has type 'i32'
    %0 = arith.constant 1 : i32
    ^
<stdin>:80:21: note: previously used here with type 'i64'
    %1 = arith.addi %0, %0 : i64
                    ^
<stdin>:92:8: error: 'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible
  %2 = arith.extsi %i : i32 to i16
       ^
<stdin>:92:8: note: see current operation: %2 = "arith.extsi"(%arg0) : (i32) -> i16
<stdin>:99:8: error: 'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'f32'
  %0 = arith.extsi %i : i32 to f32
       ^
<stdin>:99:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (i32) -> f32
<stdin>:106:31: error: expected non-function type
  %0 = arith.extsi %i : i32 to
                              ^
<stdin>:113:8: error: custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'
  %0 = arith.cmpi eq, %f, %f : f32
       ^
<stdin>:120:8: error: custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got '!t.a'
  %0 = arith.cmpi eq, %t, %t : !t.a
       ^
<stdin>:127:8: error: 'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tensor<4xf32>'
  %0 = memref.dim %t, %at : tensor<4xf32>
       ^
<stdin>:127:8: note: see current operation: %0 = "memref.dim"(%arg0, %arg1) : (tensor<4xf32>, index) -> index
<stdin>:134:23: error: use of value '%at' expects different type than prior uses: 'index' vs 'i32'
  %0 = memref.dim %m, %at : memref<4xf32>
                      ^
<stdin>:133:35: note: prior use here
func.func @dim(%m: memref<4xf32>, %at: i32) {
                                  ^
<stdin>:154:8: error: 'llvm.load' op operand #0 must be LLVM pointer type, but got 'i64'
  %0 = llvm.load %i : i64 -> f32
       ^
<stdin>:154:8: note: see current operation: %0 = "llvm.load"(%arg1) <{ordering = 0 : i64}> : (i64) -> f32
<stdin>:161:18: error: use of value '%p' expects different type than prior uses: '!llvm.ptr<1>' vs '!llvm.ptr'
  %0 = llvm.load %p : !llvm.ptr<1> -> f32
                 ^
<stdin>:160:17: note: prior use here
llvm.func @llvm(%p: !llvm.ptr, %i: i64) {
                ^
<stdin>:168:18: error: use of value '%p' expects different type than prior uses: 'i64' vs '!llvm.ptr'
  llvm.store %i, %p : i64, i64
                 ^
<stdin>:167:17: note: prior use here
llvm.func @llvm(%p: !llvm.ptr, %i: i64) {
                ^
<stdin>:175:16: error: expected ','
  llvm.store %i %p : i64, !llvm.ptr
               ^
<stdin>:182:26: error: expected SSA operand
  %0 = llvm.load volatile volatile %p : !llvm.ptr -> f32
                         ^
<stdin>:189:3: error: operation defines 1 results but was provided 2 to bind
  %0:2 = llvm.load %p : !llvm.ptr -> f32
  ^
<stdin>:196:8: error: 'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'
  %0 = llvm.add %f, %f : f32
       ^
<stdin>:196:8: note: see current operation: %0 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 0 : i32}> : (f32, f32) -> f32
<stdin>:205:24: error: custom op 'complex.re' invalid kind of type specified: expected builtin.complex, but found 'f32'
  %2 = complex.re %f : f32
                       ^
<stdin>:212:23: error: use of value '%f' expects different type than prior uses: 'f32' vs 'f64'
  %1 = complex.create %f, %f : complex<f32>
                      ^
<stdin>:211:20: note: prior use here
func.func @complex(%f: f64) {
                   ^
<stdin>:221:32: error: custom op 'vector.fma' invalid kind of type specified: expected builtin.vector, but found 'f32'
  %2 = vector.fma %f, %f, %f : f32
                               ^
// ==== exit 1 ====
