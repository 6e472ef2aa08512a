// terrace opt --split-input-file
// Properties that a hand-written format writes, in the dictionary too.
llvm.func @f(i32) -> f32
llvm.func @c(%i: i32) {
  %0 = llvm.call @f(%i) {op_bundle_sizes = array<i32>} : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(i32) -> f32
llvm.func @c(%i: i32) {
  %0 = llvm.call @f(%i) ["a"()] {op_bundle_tags = ["a"]} : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(i32) -> f32
llvm.func @c(%i: i32) {
  %0 = llvm.call @f(%i) {callee = @f, arg_attrs = [{}]} : (i32 {llvm.signext}) -> f32
  llvm.return
}

// -----

llvm.func @f(i32) -> f32
llvm.func @c(%i: i32) {
  %0 = llvm.call @f(%i) {arg_attrs = [{}], res_attrs = [{}]} : (i32 {llvm.signext}) -> (f32 {llvm.noundef})
  llvm.return
}

// -----

llvm.func @f(i32) -> f32
llvm.func @c(%i: i32) {
  %0 = llvm.call @f(%i) {arg_attrs = [{llvm.signext}], operandSegmentSizes = array<i32: 5>} : (i32) -> f32
  llvm.return
}

// -----

llvm.func @c(%i: i32) {
  %0 = llvm.call_intrinsic "llvm.x"(%i) {op_bundle_sizes = 1 : i32} : (i32) -> f32
  llvm.return
}

// -----

llvm.func @c(%i: i32) {
  %0 = llvm.icmp "eq" %i, %i {predicate = 0 : i64} : i32
  llvm.return
}

// -----

llvm.func @c(%f: f32) {
  %0 = llvm.fcmp "oeq" %f, %f {predicate = 1 : i64} : f32
  llvm.return
}

// -----

llvm.func @c(%i: i64) {
  %0 = llvm.alloca %i x i32 {elem_type = i32} : (i64) -> !llvm.ptr
  llvm.return
}

// -----

func.func @c(%m: memref<4xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<3>, data {isWrite = false} : memref<4xf32>
  return
}

// -----

func.func @c(%m: memref<4xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<3>, data {isDataCache = true, localityHint = 3 : i32} : memref<4xf32>
  return
}

// -----

func.func @c(%v: vector<4xf32>, %f: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
    %v, %v, %f {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32> into f32
  %1 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>}
    %v, %v, %f {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32> into f32
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
// -----
// -----
// -----
// ==== stderr ====
<stdin>:5:8: error: custom op 'llvm.call' attribute 'op_bundle_sizes' occurs more than once in the attribute list
  %0 = llvm.call @f(%i) {op_bundle_sizes = array<i32>} : (i32) -> f32
       ^
<stdin>:13:8: error: custom op 'llvm.call' attribute 'op_bundle_tags' occurs more than once in the attribute list
  %0 = llvm.call @f(%i) ["a"()] {op_bundle_tags = ["a"]} : (i32) -> f32
       ^
<stdin>:21:8: error: custom op 'llvm.call' attribute 'arg_attrs' occurs more than once in the attribute list
  %0 = llvm.call @f(%i) {callee = @f, arg_attrs = [{}]} : (i32 {llvm.signext}) -> f32
       ^
<stdin>:29:8: error: custom op 'llvm.call' attribute 'arg_attrs' occurs more than once in the attribute list
  %0 = llvm.call @f(%i) {arg_attrs = [{}], res_attrs = [{}]} : (i32 {llvm.signext}) -> (f32 {llvm.noundef})
       ^
<stdin>:37:8: error: custom op 'llvm.call' attribute 'operandSegmentSizes' occurs more than once in the attribute list
  %0 = llvm.call @f(%i) {arg_attrs = [{llvm.signext}], operandSegmentSizes = array<i32: 5>} : (i32) -> f32
       ^
<stdin>:44:8: error: custom op 'llvm.call_intrinsic' attribute 'op_bundle_sizes' occurs more than once in the attribute list
  %0 = llvm.call_intrinsic "llvm.x"(%i) {op_bundle_sizes = 1 : i32} : (i32) -> f32
       ^
<stdin>:51:8: error: custom op 'llvm.icmp' attribute 'predicate' occurs more than once in the attribute list
  %0 = llvm.icmp "eq" %i, %i {predicate = 0 : i64} : i32
       ^
<stdin>:58:8: error: custom op 'llvm.fcmp' attribute 'predicate' occurs more than once in the attribute list
  %0 = llvm.fcmp "oeq" %f, %f {predicate = 1 : i64} : f32
       ^
<stdin>:65:8: error: custom op 'llvm.alloca' attribute 'elem_type' occurs more than once in the attribute list
  %0 = llvm.alloca %i x i32 {elem_type = i32} : (i64) -> !llvm.ptr
       ^
<stdin>:72:3: error: custom op 'affine.prefetch' attribute 'isWrite' occurs more than once in the attribute list
  affine.prefetch %m[%i], read, locality<3>, data {isWrite = false} : memref<4xf32>
  ^
<stdin>:79:3: error: custom op 'affine.prefetch' attribute 'isDataCache' occurs more than once in the attribute list
  affine.prefetch %m[%i], read, locality<3>, data {isDataCache = true, localityHint = 3 : i32} : memref<4xf32>
  ^
<stdin>:88:8: error: custom op 'vector.contract' attribute 'kind' occurs more than once in the attribute list
  %1 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>}
       ^
// ==== exit 1 ====
