func.func @square(%m: memref<?x!fx.fixed<8, 8>>) {
  fx.map %m {
  ^bb0(%x: !fx.fixed<8, 8>):
    %0 = fx.mul %x, %x : !fx.fixed<8, 8>
    fx.yield %0 : !fx.fixed<8, 8>
  } : memref<?x!fx.fixed<8, 8>>
  return
}
