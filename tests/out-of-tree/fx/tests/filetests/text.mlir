// fx opt
// Every operation, with its types and attributes.
func.func @all(%m: memref<4x!fx.fixed<8, 8>, #fx.space<local>>, %u: memref<*x!fx.fixed<8, 8>>, %v: vector<2x4x!fx.fixed<8, 8>>)
    attributes {number = #fx.number<-1 : !fx.fixed<1, 7>>, mode = #fx.overflow<saturate>} {
  %0 = fx.constant 1.5 : !fx.fixed<8, 8>
  %1 = fx.constant -0.25 {name} : !fx.fixed<8, 8>
  %2 = fx.add %0, %1 : !fx.fixed<8, 8>
  %3 = fx.add %v, %v overflow<saturate> : vector<2x4x!fx.fixed<8, 8>>
  %4 = fx.mul %2, %1 : !fx.fixed<8, 8>
  %5 = fx.sum %0, %1, %4 : !fx.fixed<8, 8>
  %6 = fx.sum %0 init %5 : !fx.fixed<8, 8>
  %7 = fx.interval %1 to %0 : !fx.interval<!fx.fixed<8, 8>>
  %8 = fx.clamp %6 in %7 : !fx.interval<!fx.fixed<8, 8>>
  fx.map %m {
  ^bb0(%x: !fx.fixed<8, 8>):
    %y = fx.mul %x, %8 : !fx.fixed<8, 8>
    fx.yield %y : !fx.fixed<8, 8>
  } : memref<4x!fx.fixed<8, 8>, #fx.space<local>>
  %9 = fx.slice %m : memref<4x!fx.fixed<8, 8>, #fx.space<local>> to !fx.slice<!fx.fixed<8, 8>>
  %10 = fx.length %9 : !fx.slice<!fx.fixed<8, 8>>
  %11 = fx.rank %u : memref<*x!fx.fixed<8, 8>>
  %12 = fx.to_complex %0, %1 : !fx.fixed<8, 8> to complex<f32>
  %c1 = arith.constant 1 : i16
  %13 = fx.intr.smul_fix %c1, %c1 scale 8 : i16
  return
}
// ==== stdout ====
module {
  func.func @all(%arg0: memref<4x!fx.fixed<8, 8>, #fx.space<local>>, %arg1: memref<*x!fx.fixed<8, 8>>, %arg2: vector<2x4x!fx.fixed<8, 8>>) attributes {mode = #fx.overflow<saturate>, number = #fx.number<-1 : !fx.fixed<1, 7>> : !fx.fixed<1, 7>} {
    %0 = fx.constant 1.5 : !fx.fixed<8, 8>
    %1 = fx.constant -0.25 {name} : !fx.fixed<8, 8>
    %2 = fx.add %0, %1 : !fx.fixed<8, 8>
    %3 = fx.add %arg2, %arg2 overflow<saturate> : vector<2x4x!fx.fixed<8, 8>>
    %4 = fx.mul %2, %1 : !fx.fixed<8, 8>
    %5 = fx.sum %0, %1, %4 : !fx.fixed<8, 8>
    %6 = fx.sum %0 init %5 : !fx.fixed<8, 8>
    %7 = fx.interval %1 to %0 : !fx.interval<!fx.fixed<8, 8>>
    %8 = fx.clamp %6 in %7 : !fx.interval<!fx.fixed<8, 8>>
    fx.map %arg0 {
    ^bb0(%arg3: !fx.fixed<8, 8>):
      %14 = fx.mul %arg3, %8 : !fx.fixed<8, 8>
      fx.yield %14 : !fx.fixed<8, 8>
    } : memref<4x!fx.fixed<8, 8>, #fx.space<local>>
    %9 = fx.slice %arg0 : memref<4x!fx.fixed<8, 8>, #fx.space<local>> to !fx.slice<!fx.fixed<8, 8>>
    %10 = fx.length %9 : !fx.slice<!fx.fixed<8, 8>>
    %11 = fx.rank %arg1 : memref<*x!fx.fixed<8, 8>>
    %12 = fx.to_complex %0, %1 : !fx.fixed<8, 8> to complex<f32>
    %c1_i16 = arith.constant 1 : i16
    %13 = fx.intr.smul_fix %c1_i16, %c1_i16 scale 8 : i16
    return
  }
}

