// terrace lower --plan
// Tiles that a loop carries are converted together with branches.
func.func @f(%a: memref<64x64xf32>, %b: memref<16x32xbf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = amx.tile_zero : !amx.tile<16x16xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (!amx.tile<16x16xf32>) {
    %x = amx.tile_load %b[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
    %next = amx.tile_mulf %x, %x, %acc : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    scf.yield %next : !amx.tile<16x16xf32>
  }
  amx.tile_store %a[%c0, %c0], %sum : memref<64x64xf32>, !amx.tile<16x16xf32>
  return
}
// ==== stdout ====
builtin.module(convert-scf-to-cf,convert-to-llvm{filter-dialects={amx,cf}},convert-vector-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)
