// terrace opt --allow-unregistered-dialect --split-input-file
module {
  builtin.module @a attributes {sym_visibility = "foo"} {
  }
}
// -----
func.func @f() {
  "func.func"() : () -> ()
}
// -----
affine.for %i = 0 to min affine_map<() -> ()>() {
}
// -----
func.func @f(%f: f32, %v: vector<4xf32>) {
  %0 = vector.outerproduct %v, %f, %v {kind = 1 : i32} : vector<4xf32>, f32
  return
}
// -----
"affine.prefetch"(%a) : (memref<2xi32>) -> ()
%a = memref.alloc() : memref<2xi32>
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @f(%f: f32, %v: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction"], kind = 1} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
llvm.comdat @a {
  llvm.comdat_selector @x any
  llvm.comdat_selector @x any
}
// -----
func.func private @f(vector<[ [4]xf32>)
// -----
func.func private @f(!arith<foo>)
// -----
func.func private @f(!llvm<ptr>) -> !llvm.void<2>
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
module {
  func.func private @f(!llvm.ptr) -> !llvm.void
}

// ==== stderr ====
<stdin>:3:3: error: 'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
  builtin.module @a attributes {sym_visibility = "foo"} {
  ^
<stdin>:3:3: note: see current operation: 
"builtin.module"() <{sym_name = "a", sym_visibility = "foo"}> ({
^bb0:
}) : () -> ()
<stdin>:8:3: error: 'func.func' op requires one region
  "func.func"() : () -> ()
  ^
<stdin>:8:3: note: see current operation: "func.func"() : () -> ()
<stdin>:11:1: error: 'affine.for' op expected upper bound map to have at least one result
affine.for %i = 0 to min affine_map<() -> ()>() {
^
<stdin>:11:1: note: see current operation: 
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> ()>}> ({
^bb0(%arg0: index):
  "affine.yield"() : () -> ()
}) : () -> ()
<stdin>:15:8: error: 'vector.outerproduct' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')
  %0 = vector.outerproduct %v, %f, %v {kind = 1 : i32} : vector<4xf32>, f32
       ^
<stdin>:15:8: note: see current operation: %0 = "vector.outerproduct"(%arg1, %arg0, %arg1) : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
<stdin>:19:1: error: 'affine.prefetch' op requires attribute 'isDataCache'
"affine.prefetch"(%a) : (memref<2xi32>) -> ()
^
<stdin>:19:1: note: see current operation: "affine.prefetch"(%0) : (memref<2xi32>) -> ()
<stdin>:25:8: error: 'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction"], kind = 1} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:25:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>]}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
<stdin>:31:3: error: redefinition of symbol named 'x'
  llvm.comdat_selector @x any
  ^
<stdin>:31:3: note: see current operation: "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "x"}> : () -> ()
<stdin>:30:3: note: see existing symbol definition here
  llvm.comdat_selector @x any
  ^
<stdin>:34:31: error: invalid dimension
func.func private @f(vector<[ [4]xf32>)
                              ^
<stdin>:36:29: error: dialect 'arith' provides no type parsing hook
func.func private @f(!arith<foo>)
                            ^
// ==== exit 1 ====
