// terrace opt --finalize-memref-to-llvm
// The new value must be made in the region. (Upstream exits 0.)
func.func @f(%m: memref<i32>, %v: i32) -> i32 {
  %old = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%current: i32):
    memref.atomic_yield %v : i32
  }
  return %old : i32
}
// ==== stderr ====
<stdin>:4:10: error: result not defined in region
  %old = memref.generic_atomic_rmw %m[] : memref<i32> {
         ^
<stdin>:4:10: note: see current operation: 
%4 = "memref.generic_atomic_rmw"(%arg0) ({
^bb0(%arg2: i32):
  "memref.atomic_yield"(%arg1) : (i32) -> ()
}) : (memref<i32>) -> i32
// ==== exit 1 ====
