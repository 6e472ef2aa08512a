// terrace opt --split-input-file
// The texts that are written by hand.
llvm.func @f(%r: vector<4xi32>, %o: i32, %v: vector<2xf32>, %i: i32, %f: f32) {
  "rocdl.raw.buffer.store"(%v, %r, %o, %o, %o) {x} : (vector<2xf32>, vector<4xi32>, i32, i32, i32) -> ()
  %0 = "rocdl.raw.buffer.load"(%r, %o, %o, %o) {x}: (vector<4xi32>, i32, i32, i32) -> (vector<2xf32>)
  "rocdl.raw.buffer.atomic.fadd"(%f, %r, %o, %o, %o) : (f32, vector<4xi32>, i32, i32, i32) -> ()
  "rocdl.raw.buffer.atomic.fmax"(%f, %r, %o, %o, %o) {x}: (f32, vector<4xi32>, i32, i32, i32) -> ()
  "rocdl.raw.buffer.atomic.smax"(%i, %r, %o, %o, %o) : (i32, vector<4xi32>, i32, i32, i32) -> ()
  "rocdl.raw.buffer.atomic.umin"(%i, %r, %o, %o, %o) : (i32, vector<4xi32>, i32, i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o : i32
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o {x} : i32
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %o: i64) {
  rocdl.raw.buffer.store %o, %r, %o, %o, %o : i32
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %o: i64) {
  rocdl.raw.buffer.store %o, %r, %o, %o, %o, %o : i32
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o i32
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %o: i64) {
  rocdl.raw.buffer.store %o, %r, %o, %o, %o : i64
  llvm.return
}
// -----
llvm.func @f(%r: vector<4xi32>, %o: i64) {
  rocdl.raw.buffer.atomic.fadd %o, %r, %o, %o, %o : f32
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: vector<4xi32>, %arg1: i32, %arg2: vector<2xf32>, %arg3: i32, %arg4: f32) {
    "rocdl.raw.buffer.store"(%arg2, %arg0, %arg1, %arg1, %arg1) {x} : (vector<2xf32>, vector<4xi32>, i32, i32, i32) -> ()
    %0 = "rocdl.raw.buffer.load"(%arg0, %arg1, %arg1, %arg1) {x} : (vector<4xi32>, i32, i32, i32) -> vector<2xf32>
    rocdl.raw.buffer.atomic.fadd %arg4, %arg0, %arg1, %arg1, %arg1 : f32
    "rocdl.raw.buffer.atomic.fmax"(%arg4, %arg0, %arg1, %arg1, %arg1) {x} : (f32, vector<4xi32>, i32, i32, i32) -> ()
    rocdl.raw.buffer.atomic.smax %arg3, %arg0, %arg1, %arg1, %arg1 : i32
    rocdl.raw.buffer.atomic.umin %arg3, %arg0, %arg1, %arg1, %arg1 : i32
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
// ==== stderr ====
<stdin>:14:30: error: custom op 'rocdl.raw.buffer.load' expected 4 operands
  %0 = rocdl.raw.buffer.load %r, %o, %o : i32
                             ^
<stdin>:19:44: error: expected ':'
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o {x} : i32
                                           ^
<stdin>:24:26: error: use of value '%o' expects different type than prior uses: 'i32' vs 'i64'
  rocdl.raw.buffer.store %o, %r, %o, %o, %o : i32
                         ^
<stdin>:23:33: note: prior use here
llvm.func @f(%r: vector<4xi32>, %o: i64) {
                                ^
<stdin>:29:26: error: custom op 'rocdl.raw.buffer.store' expected 5 operands
  rocdl.raw.buffer.store %o, %r, %o, %o, %o, %o : i32
                         ^
<stdin>:34:44: error: expected ':'
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o i32
                                           ^
<stdin>:39:34: error: use of value '%o' expects different type than prior uses: 'i32' vs 'i64'
  rocdl.raw.buffer.store %o, %r, %o, %o, %o : i64
                                 ^
<stdin>:38:33: note: prior use here
llvm.func @f(%r: vector<4xi32>, %o: i64) {
                                ^
<stdin>:44:32: error: use of value '%o' expects different type than prior uses: 'f32' vs 'i64'
  rocdl.raw.buffer.atomic.fadd %o, %r, %o, %o, %o : f32
                               ^
<stdin>:43:33: note: prior use here
llvm.func @f(%r: vector<4xi32>, %o: i64) {
                                ^
// ==== exit 1 ====
