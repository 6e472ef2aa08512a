// terrace opt --normalize-memrefs --allow-unregistered-dialect
// A function with an operation that wants the memref as it is stays, and so do its callers and those it calls.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

func.func @f(%m: memref<8x8xf32, #lin>) { "a.b"(%m) : (memref<8x8xf32, #lin>) -> () return }
func.func @g(%m: memref<8x8xf32, #lin>, %n: memref<8x8xf32, #lin>) { call @f(%m) : (memref<8x8xf32, #lin>) -> ()  return }
func.func @callee(%m: memref<8x8xf32, #lin>) { return }
func.func @caller(%m: memref<8x8xf32, #lin>) { call @callee(%m) : (memref<8x8xf32, #lin>) -> () "a.b"(%m) : (memref<8x8xf32, #lin>) -> () return }
func.func @h(%m: memref<8x8xf32, #lin>, %n: memref<8x8xf32, #lin>) {  return }
func.func @konst(%m: memref<8x8xf32, #lin>) { %c = func.constant @f : (memref<8x8xf32, #lin>) -> () return }
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0 * 8 + d1)>
module {
  func.func @f(%arg0: memref<8x8xf32, #map>) {
    "a.b"(%arg0) : (memref<8x8xf32, #map>) -> ()
    return
  }
  func.func @g(%arg0: memref<8x8xf32, #map>, %arg1: memref<8x8xf32, #map>) {
    call @f(%arg0) : (memref<8x8xf32, #map>) -> ()
    return
  }
  func.func @callee(%arg0: memref<8x8xf32, #map>) {
    return
  }
  func.func @caller(%arg0: memref<8x8xf32, #map>) {
    call @callee(%arg0) : (memref<8x8xf32, #map>) -> ()
    "a.b"(%arg0) : (memref<8x8xf32, #map>) -> ()
    return
  }
  func.func @h(%arg0: memref<64xf32>, %arg1: memref<64xf32>) {
    return
  }
  func.func @konst(%arg0: memref<8x8xf32, #map>) {
    %f = constant @f : (memref<8x8xf32, #map>) -> ()
    return
  }
}

