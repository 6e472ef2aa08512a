func.func @length(%m: memref<?x!fx.fixed<8, 8>>) -> index {
  %0 = fx.slice %m : memref<?x!fx.fixed<8, 8>> to !fx.slice<!fx.fixed<8, 8>>
  %1 = fx.length %0 : !fx.slice<!fx.fixed<8, 8>>
  return %1 : index
}
