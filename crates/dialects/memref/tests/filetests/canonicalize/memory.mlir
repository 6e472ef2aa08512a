// terrace opt --canonicalize --allow-unregistered-dialect
// memref: allocations, copies, sizes of reshaped memory, scopes, subviews, views of bytes.
func.func @alloc(%n: index, %k: index) -> (memref<?x?x4xf32>, memref<?xf32>, memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0, d1 + s0)>>) {
  %c5 = arith.constant 5 : index
  %m1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%c5, %n) {alignment = 64 : i64} : memref<?x?x4xf32>
  %b = memref.alloca(%m1) : memref<?xf32>
  %c = memref.alloc(%c0, %c5)[%k] {tag = 1 : i32} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0, d1 + s0)>>
  return %a, %b, %c : memref<?x?x4xf32>, memref<?xf32>, memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0, d1 + s0)>>
}
func.func @dead(%n: index, %f: f32, %out: memref<memref<4xf32>>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %f, %a[%c0] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %b = memref.alloca(%n) : memref<?xf32>
  memref.store %f, %b[%c0] : memref<?xf32>
  %c = memref.alloc() : memref<4xf32>
  memref.store %c, %out[] : memref<memref<4xf32>>
  %d = memref.alloc() : memref<4xf32>
  %e = memref.realloc %d : memref<4xf32> to memref<8xf32>
  memref.dealloc %e : memref<8xf32>
  %g = memref.alloc() : memref<4xf32>
  return %c : memref<4xf32>
}
func.func @copies(%a: memref<4xf32>, %b: memref<0x4xf32>, %c: memref<?x4xf32>, %d: memref<*xf32>) {
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  memref.copy %b, %c : memref<0x4xf32> to memref<?x4xf32>
  %u = memref.cast %a : memref<4xf32> to memref<?xf32>
  %v = memref.cast %a : memref<4xf32> to memref<*xf32>
  memref.copy %u, %d : memref<?xf32> to memref<*xf32>
  memref.copy %v, %d : memref<*xf32> to memref<*xf32>
  %s = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  memref.copy %s, %u : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32>
  return
}
func.func @dims(%m: memref<*xf32>, %s: memref<3xindex>, %t: memref<?xi32>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %r = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %d = memref.dim %r, %c1 : memref<?x?x?xf32>
  %q = memref.reshape %m(%t) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %e = memref.dim %q, %i : memref<*xf32>
  %k = "u.k"() : () -> index
  %g = memref.dim %q, %k : memref<*xf32>
  return %d, %e, %g : index, index, index
}
func.func @dim_static(%m: memref<*xf32>, %s: memref<2xi32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %r = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<4x?xf32>
  %d = memref.dim %r, %c1 : memref<4x?xf32>
  %e = memref.dim %r, %c0 : memref<4x?xf32>
  return %d, %e : index, index
}
func.func @scope(%n: index) -> i32 {
  %r = memref.alloca_scope -> i32 {
    %v = "u.v"() : () -> i32
    memref.alloca_scope.return %v : i32
  }
  %s = memref.alloca_scope -> i32 {
    %c = arith.constant 4 : i32
    %d = arith.addi %c, %r : i32
    memref.alloca_scope.return %d : i32
  }
  return %s : i32
}
func.func @scope_last() {
  "u.before"() : () -> ()
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf32>
    "u.use"(%a) : (memref<4xf32>) -> ()
  }
  return
}
func.func @scope_hoist(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      "u.use"(%a) : (memref<?xf32>) -> ()
    }
  }
  return
}
func.func @scope_hoist_not(%c: i1, %n: index) {
  scf.if %c {
    %k = "u.k"() : () -> index
    memref.alloca_scope {
      %a = memref.alloca(%k) : memref<?xf32>
      "u.use"(%a) : (memref<?xf32>) -> ()
    }
  }
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      "u.use"(%a) : (memref<?xf32>) -> ()
    }
    "u.after"() : () -> ()
  }
  return
}
func.func @subview(%m: memref<8x16xf32>, %d: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %neg = arith.constant -4 : index
  %a = memref.subview %m[%c1, %i][%c4, %i][%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b = memref.subview %m[%c1, 0][1, %c4][1, %c1] : memref<8x16xf32> to memref<?xf32, strided<[?], offset: ?>>
  %c = memref.subview %d[%i, %neg][%i, 4][1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %a, %b, %c : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>
}
func.func @subviewneg(%m: memref<?x16xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %neg = arith.constant -4 : index
  %a = memref.subview %m[%neg, %i][%neg, %i][%neg, 1] : memref<?x16xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %r = memref.cast %a : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @subcast(%m: memref<8x16xf32>, %i: index) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16xf32, strided<[?, ?], offset: ?>>) {
  %c = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %a = memref.subview %c[%i, 0][%i, %i][1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %b = memref.subview %c[%i, 0][1, %i][1, 2] : memref<?x?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %bb = memref.cast %b : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %t = memref.subview %m[0, 0][8, 16][1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %tt = memref.cast %t : memref<8x16xf32, strided<[16, 1]>> to memref<8x16xf32, strided<[?, ?], offset: ?>>
  return %a, %bb, %tt : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16xf32, strided<[?, ?], offset: ?>>
}
func.func @views(%n: index) -> (memref<?x?xf32>, memref<?xf32>, memref<4x?xi8>) {
  %a = memref.alloc() : memref<2048xi8>
  %c = memref.cast %a : memref<2048xi8> to memref<?xi8>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %v = memref.view %a[%n][%c3, %n] : memref<2048xi8> to memref<?x?xf32>
  %w = memref.view %c[%c0][%n] : memref<?xi8> to memref<?xf32>
  %x = memref.view %c[%c0][%n] : memref<?xi8> to memref<4x?xi8>
  return %v, %w, %x : memref<?x?xf32>, memref<?xf32>, memref<4x?xi8>
}
