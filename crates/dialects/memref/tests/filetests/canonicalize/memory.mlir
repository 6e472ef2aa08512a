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
// ==== stdout ====
#map = affine_map<(d0, d1)[s0] -> (d0, d1 + s0)>
module {
  func.func @alloc(%arg0: index, %arg1: index) -> (memref<?x?x4xf32>, memref<?xf32>, memref<?x?xf32, #map>) {
    %c-1 = arith.constant -1 : index
    %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<5x?x4xf32>
    %cast = memref.cast %alloc : memref<5x?x4xf32> to memref<?x?x4xf32>
    %alloca = memref.alloca(%c-1) : memref<?xf32>
    %alloc_0 = memref.alloc()[%arg1] : memref<0x5xf32, #map>
    %cast_1 = memref.cast %alloc_0 : memref<0x5xf32, #map> to memref<?x?xf32, #map>
    return %cast, %alloca, %cast_1 : memref<?x?x4xf32>, memref<?xf32>, memref<?x?xf32, #map>
  }
  func.func @dead(%arg0: index, %arg1: f32, %arg2: memref<memref<4xf32>>) -> memref<4xf32> {
    %alloc = memref.alloc() : memref<4xf32>
    memref.store %alloc, %arg2[] : memref<memref<4xf32>>
    return %alloc : memref<4xf32>
  }
  func.func @copies(%arg0: memref<4xf32>, %arg1: memref<0x4xf32>, %arg2: memref<?x4xf32>, %arg3: memref<*xf32>) {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<*xf32>
    memref.copy %arg0, %arg3 : memref<4xf32> to memref<*xf32>
    memref.copy %cast, %arg3 : memref<*xf32> to memref<*xf32>
    return
  }
  func.func @dims(%arg0: memref<*xf32>, %arg1: memref<3xindex>, %arg2: memref<?xi32>, %arg3: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c1] : memref<3xindex>
    %reshape = memref.reshape %arg0(%arg2) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
    %1 = memref.load %arg2[%arg3] : memref<?xi32>
    %2 = arith.index_cast %1 : i32 to index
    %3 = "u.k"() : () -> index
    %dim = memref.dim %reshape, %3 : memref<*xf32>
    return %0, %2, %dim : index, index, index
  }
  func.func @dim_static(%arg0: memref<*xf32>, %arg1: memref<2xi32>) -> (index, index) {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c1] : memref<2xi32>
    %1 = arith.index_cast %0 : i32 to index
    return %1, %c4 : index, index
  }
  func.func @scope(%arg0: index) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = memref.alloca_scope  -> (i32) {
      %2 = "u.v"() : () -> i32
      memref.alloca_scope.return %2 : i32
    }
    %1 = arith.addi %0, %c4_i32 : i32
    return %1 : i32
  }
  func.func @scope_last() {
    "u.before"() : () -> ()
    %alloca = memref.alloca() : memref<4xf32>
    "u.use"(%alloca) : (memref<4xf32>) -> ()
    return
  }
  func.func @scope_hoist(%arg0: i1, %arg1: index) {
    %alloca = memref.alloca(%arg1) : memref<?xf32>
    scf.if %arg0 {
      memref.alloca_scope  {
        "u.use"(%alloca) : (memref<?xf32>) -> ()
      }
    }
    return
  }
  func.func @scope_hoist_not(%arg0: i1, %arg1: index) {
    scf.if %arg0 {
      %0 = "u.k"() : () -> index
      memref.alloca_scope  {
        %alloca = memref.alloca(%0) : memref<?xf32>
        "u.use"(%alloca) : (memref<?xf32>) -> ()
      }
      memref.alloca_scope  {
        %alloca = memref.alloca(%arg1) : memref<?xf32>
        "u.use"(%alloca) : (memref<?xf32>) -> ()
      }
      "u.after"() : () -> ()
    }
    return
  }
  func.func @subview(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>) {
    %c-4 = arith.constant -4 : index
    %subview = memref.subview %arg0[1, %arg2] [4, %arg2] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
    %cast = memref.cast %subview : memref<4x?xf32, strided<[16, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %subview_0 = memref.subview %arg0[1, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: 16>>
    %cast_1 = memref.cast %subview_0 : memref<4xf32, strided<[1], offset: 16>> to memref<?xf32, strided<[?], offset: ?>>
    %subview_2 = memref.subview %arg1[%arg2, %c-4] [%arg2, 4] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    return %cast, %cast_1, %subview_2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x4xf32, strided<[?, 1], offset: ?>>
  }
  func.func @subviewneg(%arg0: memref<?x16xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    %c-4 = arith.constant -4 : index
    %subview = memref.subview %arg0[%c-4, %arg1] [%c-4, %arg1] [-4, 1] : memref<?x16xf32> to memref<?x?xf32, strided<[-64, 1], offset: ?>>
    %cast = memref.cast %subview : memref<?x?xf32, strided<[-64, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @subcast(%arg0: memref<8x16xf32>, %arg1: index) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16xf32, strided<[?, ?], offset: ?>>) {
    %subview = memref.subview %arg0[%arg1, 0] [%arg1, %arg1] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
    %cast = memref.cast %subview : memref<?x?xf32, strided<[16, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %subview_0 = memref.subview %arg0[%arg1, 0] [1, %arg1] [1, 2] : memref<8x16xf32> to memref<?xf32, strided<[2], offset: ?>>
    %cast_1 = memref.cast %subview_0 : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %cast_2 = memref.cast %arg0 : memref<8x16xf32> to memref<8x16xf32, strided<[?, ?], offset: ?>>
    return %cast, %cast_1, %cast_2 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<8x16xf32, strided<[?, ?], offset: ?>>
  }
  func.func @views(%arg0: index) -> (memref<?x?xf32>, memref<?xf32>, memref<4x?xi8>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<2048xi8>
    %view = memref.view %alloc[%arg0][%arg0] : memref<2048xi8> to memref<3x?xf32>
    %cast = memref.cast %view : memref<3x?xf32> to memref<?x?xf32>
    %view_0 = memref.view %alloc[%c0][%arg0] : memref<2048xi8> to memref<?xf32>
    %view_1 = memref.view %alloc[%c0][%arg0] : memref<2048xi8> to memref<4x?xi8>
    return %cast, %view_0, %view_1 : memref<?x?xf32>, memref<?xf32>, memref<4x?xi8>
  }
}

