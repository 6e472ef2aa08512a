// terrace opt --test-eliminate-vector-masks='vscale-min=1 vscale-max=16'
// Masks of all elements.
#max = affine_map<(d0)[s0] -> (d0, s0)>
#min = affine_map<(d0)[s0] -> (d0, s0)>
#div = affine_map<(d0) -> (d0 floordiv 2)>
func.func private @use0(vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>)
func.func private @use1(vector<[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>)
func.func private @use2(vector<[8]xi1>, vector<[9]xi1>, vector<[8]xi1>, vector<16xi1>, vector<[8]xi1>, vector<[8]xi1>)
func.func private @use3(vector<[8]xi1>, vector<[8]xi1>, vector<[4]xi1>, vector<[16]xi1>, vector<[8]xi1>)
func.func private @use4(vector<[8]xi1>, vector<[8]xi1>)
func.func private @use5(vector<[1]xi1>, vector<1xi1>)
func.func private @use6(vector<8xi1>)
func.func @trivial(%v: vector<[4]xf32>, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %vscale = vector.vscale
  %a = arith.muli %vscale, %c4 : index
  %b = arith.muli %c5, %vscale : index
  %k0 = vector.create_mask %a : vector<[4]xi1>
  %k1 = vector.create_mask %b : vector<[4]xi1>
  %k2 = vector.create_mask %c4, %a : vector<4x[4]xi1>
  func.call @use0(%k0, %k1, %k2) : (vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>) -> ()
  return
}
func.func @less(%n: index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %vscale = vector.vscale
  %a = arith.muli %vscale, %c3 : index
  %b = arith.muli %vscale, %c4 : index
  %k0 = vector.create_mask %a : vector<[4]xi1>
  %k1 = vector.create_mask %c3, %b : vector<4x[4]xi1>
  %k2 = vector.create_mask %n : vector<[4]xi1>
  %k3 = vector.create_mask %c64 : vector<[4]xi1>
  %k4 = vector.create_mask %vscale : vector<[4]xi1>
  %k5 = vector.create_mask %vscale : vector<[1]xi1>
  func.call @use1(%k0, %k1, %k2, %k3, %k4, %k5) : (vector<[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>) -> ()
  return
}
func.func @alloc(%p: f32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c8 : index
  %m = memref.alloca(%s) : memref<?xf32>
  %d = memref.dim %m, %c0 : memref<?xf32>
  %k = vector.create_mask %d : vector<[8]xi1>
  %k1 = vector.create_mask %d : vector<[9]xi1>
  %sum = arith.addi %d, %c8 : index
  %k2 = vector.create_mask %sum : vector<[8]xi1>
  %k3 = vector.create_mask %sum : vector<16xi1>
  %sub = memref.subview %m[0] [%s] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %d2 = memref.dim %sub, %c0 : memref<?xf32, strided<[1]>>
  %k4 = vector.create_mask %d2 : vector<[8]xi1>
  %ca = memref.cast %sub : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[?], offset: ?>>
  %d3 = memref.dim %ca, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %k5 = vector.create_mask %d3 : vector<[8]xi1>
  func.call @use2(%k, %k1, %k2, %k3, %k4, %k5) : (vector<[8]xi1>, vector<[9]xi1>, vector<[8]xi1>, vector<16xi1>, vector<[8]xi1>, vector<[8]xi1>) -> ()
  return
}
func.func @affine(%n: index) {
  %c8 = arith.constant 8 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c8 : index
  %a = affine.max #max(%n)[%s]
  %b = affine.min #min(%n)[%s]
  %c = affine.apply #div(%s)
  %k0 = vector.create_mask %a : vector<[8]xi1>
  %k1 = vector.create_mask %b : vector<[8]xi1>
  %k2 = vector.create_mask %c : vector<[4]xi1>
  %t = arith.addi %s, %s : index
  %k3 = vector.create_mask %t : vector<[16]xi1>
  %u = arith.subi %t, %s : index
  %k4 = vector.create_mask %u : vector<[8]xi1>
  func.call @use3(%k0, %k1, %k2, %k3, %k4) : (vector<[8]xi1>, vector<[8]xi1>, vector<[4]xi1>, vector<[16]xi1>, vector<[8]xi1>) -> ()
  return
}
func.func @loop(%n: index) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c8 : index
  scf.for %i = %s to %n step %s {
    %k0 = vector.create_mask %i : vector<[8]xi1>
    %min = affine.min affine_map<(d0)[s0, s1] -> (s0, s1 - d0)>(%i)[%s, %n]
    %k1 = vector.create_mask %min : vector<[8]xi1>
    func.call @use4(%k0, %k1) : (vector<[8]xi1>, vector<[8]xi1>) -> ()
  }
  scf.for %i = %c0 to %s step %s {
    %r = arith.subi %s, %i : index
    %k0 = vector.create_mask %r : vector<[1]xi1>
    %k1 = vector.create_mask %r : vector<1xi1>
    func.call @use5(%k0, %k1) : (vector<[1]xi1>, vector<1xi1>) -> ()
  }
  return
}
func.func @transfer(%m: memref<?xf32>, %n: memref<8x?xf32>, %p: f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %vscale = vector.vscale
  %s = arith.muli %vscale, %c4 : index
  %sub = memref.subview %n[0, 0] [1, %s] [1, 1] : memref<8x?xf32> to memref<?xf32, strided<[1]>>
  %d = memref.dim %sub, %c0 : memref<?xf32, strided<[1]>>
  %k = vector.create_mask %d : vector<[4]xi1>
  %v = vector.transfer_read %sub[%c0], %p, %k {in_bounds = [true]} : memref<?xf32, strided<[1]>>, vector<[4]xf32>
  %d8 = memref.dim %n, %c0 : memref<8x?xf32>
  %k8 = vector.create_mask %d8 : vector<8xi1>
  func.call @use6(%k8) : (vector<8xi1>) -> ()
  return %v : vector<[4]xf32>
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0, s0)>
#map1 = affine_map<(d0) -> (d0 floordiv 2)>
#map2 = affine_map<(d0)[s0, s1] -> (s0, -d0 + s1)>
module {
  func.func private @use0(vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>)
  func.func private @use1(vector<[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>)
  func.func private @use2(vector<[8]xi1>, vector<[9]xi1>, vector<[8]xi1>, vector<16xi1>, vector<[8]xi1>, vector<[8]xi1>)
  func.func private @use3(vector<[8]xi1>, vector<[8]xi1>, vector<[4]xi1>, vector<[16]xi1>, vector<[8]xi1>)
  func.func private @use4(vector<[8]xi1>, vector<[8]xi1>)
  func.func private @use5(vector<[1]xi1>, vector<1xi1>)
  func.func private @use6(vector<8xi1>)
  func.func @trivial(%arg0: vector<[4]xf32>, %arg1: memref<?xf32>) {
    %0 = vector.constant_mask [4] : vector<[4]xi1>
    %1 = vector.constant_mask [4] : vector<[4]xi1>
    %2 = vector.constant_mask [4, 4] : vector<4x[4]xi1>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    %c5_vscale = arith.muli %c5, %vscale : index
    %3 = vector.create_mask %c4_vscale : vector<[4]xi1>
    %4 = vector.create_mask %c5_vscale : vector<[4]xi1>
    %5 = vector.create_mask %c4, %c4_vscale : vector<4x[4]xi1>
    call @use0(%0, %1, %2) : (vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>) -> ()
    return
  }
  func.func @less(%arg0: index) {
    %0 = vector.constant_mask [1] : vector<[1]xi1>
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %vscale = vector.vscale
    %c3_vscale = arith.muli %vscale, %c3 : index
    %c4_vscale = arith.muli %vscale, %c4 : index
    %1 = vector.create_mask %c3_vscale : vector<[4]xi1>
    %2 = vector.create_mask %c3, %c4_vscale : vector<4x[4]xi1>
    %3 = vector.create_mask %arg0 : vector<[4]xi1>
    %4 = vector.create_mask %c64 : vector<[4]xi1>
    %5 = vector.create_mask %vscale : vector<[4]xi1>
    %6 = vector.create_mask %vscale : vector<[1]xi1>
    call @use1(%1, %2, %3, %4, %5, %0) : (vector<[4]xi1>, vector<4x[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[1]xi1>) -> ()
    return
  }
  func.func @alloc(%arg0: f32) {
    %0 = vector.constant_mask [8] : vector<[8]xi1>
    %1 = vector.constant_mask [8] : vector<[8]xi1>
    %2 = vector.constant_mask [8] : vector<[8]xi1>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %vscale = vector.vscale
    %c8_vscale = arith.muli %vscale, %c8 : index
    %alloca = memref.alloca(%c8_vscale) : memref<?xf32>
    %dim = memref.dim %alloca, %c0 : memref<?xf32>
    %3 = vector.create_mask %dim : vector<[8]xi1>
    %4 = vector.create_mask %dim : vector<[9]xi1>
    %5 = arith.addi %dim, %c8 : index
    %6 = vector.create_mask %5 : vector<[8]xi1>
    %7 = vector.create_mask %5 : vector<16xi1>
    %subview = memref.subview %alloca[0] [%c8_vscale] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    %dim_0 = memref.dim %subview, %c0 : memref<?xf32, strided<[1]>>
    %8 = vector.create_mask %dim_0 : vector<[8]xi1>
    %cast = memref.cast %subview : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[?], offset: ?>>
    %dim_1 = memref.dim %cast, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %9 = vector.create_mask %dim_1 : vector<[8]xi1>
    call @use2(%0, %4, %6, %7, %1, %2) : (vector<[8]xi1>, vector<[9]xi1>, vector<[8]xi1>, vector<16xi1>, vector<[8]xi1>, vector<[8]xi1>) -> ()
    return
  }
  func.func @affine(%arg0: index) {
    %0 = vector.constant_mask [8] : vector<[8]xi1>
    %1 = vector.constant_mask [4] : vector<[4]xi1>
    %2 = vector.constant_mask [16] : vector<[16]xi1>
    %3 = vector.constant_mask [8] : vector<[8]xi1>
    %c8 = arith.constant 8 : index
    %vscale = vector.vscale
    %c8_vscale = arith.muli %vscale, %c8 : index
    %4 = affine.max #map(%arg0)[%c8_vscale]
    %5 = affine.min #map(%arg0)[%c8_vscale]
    %6 = affine.apply #map1(%c8_vscale)
    %7 = vector.create_mask %4 : vector<[8]xi1>
    %8 = vector.create_mask %5 : vector<[8]xi1>
    %9 = vector.create_mask %6 : vector<[4]xi1>
    %10 = arith.addi %c8_vscale, %c8_vscale : index
    %11 = vector.create_mask %10 : vector<[16]xi1>
    %12 = arith.subi %10, %c8_vscale : index
    %13 = vector.create_mask %12 : vector<[8]xi1>
    call @use3(%0, %8, %1, %2, %3) : (vector<[8]xi1>, vector<[8]xi1>, vector<[4]xi1>, vector<[16]xi1>, vector<[8]xi1>) -> ()
    return
  }
  func.func @loop(%arg0: index) {
    %0 = vector.constant_mask [8] : vector<[8]xi1>
    %1 = vector.constant_mask [1] : vector<1xi1>
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %vscale = vector.vscale
    %c8_vscale = arith.muli %vscale, %c8 : index
    scf.for %arg1 = %c8_vscale to %arg0 step %c8_vscale {
      %2 = vector.create_mask %arg1 : vector<[8]xi1>
      %3 = affine.min #map2(%arg1)[%c8_vscale, %arg0]
      %4 = vector.create_mask %3 : vector<[8]xi1>
      func.call @use4(%0, %4) : (vector<[8]xi1>, vector<[8]xi1>) -> ()
    }
    scf.for %arg1 = %c0 to %c8_vscale step %c8_vscale {
      %2 = arith.subi %c8_vscale, %arg1 : index
      %3 = vector.create_mask %2 : vector<[1]xi1>
      %4 = vector.create_mask %2 : vector<1xi1>
      func.call @use5(%3, %1) : (vector<[1]xi1>, vector<1xi1>) -> ()
    }
    return
  }
  func.func @transfer(%arg0: memref<?xf32>, %arg1: memref<8x?xf32>, %arg2: f32) -> vector<[4]xf32> {
    %0 = vector.constant_mask [4] : vector<[4]xi1>
    %1 = vector.constant_mask [8] : vector<8xi1>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    %subview = memref.subview %arg1[0, 0] [1, %c4_vscale] [1, 1] : memref<8x?xf32> to memref<?xf32, strided<[1]>>
    %dim = memref.dim %subview, %c0 : memref<?xf32, strided<[1]>>
    %2 = vector.create_mask %dim : vector<[4]xi1>
    %3 = vector.transfer_read %subview[%c0], %arg2, %0 {in_bounds = [true]} : memref<?xf32, strided<[1]>>, vector<[4]xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<8x?xf32>
    %4 = vector.create_mask %dim_0 : vector<8xi1>
    call @use6(%1) : (vector<8xi1>) -> ()
    return %3 : vector<[4]xf32>
  }
}

