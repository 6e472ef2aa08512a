// fx lower
// The memory spaces of the dialect, in functions that have nothing else of it.
func.func @load(%m: memref<?x!fx.fixed<8, 8>, #fx.space<local>>, %i: index) -> !fx.fixed<8, 8> {
  %0 = memref.load %m[%i] : memref<?x!fx.fixed<8, 8>, #fx.space<local>>
  return %0 : !fx.fixed<8, 8>
}
