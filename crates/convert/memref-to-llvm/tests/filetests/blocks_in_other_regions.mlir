// terrace opt --finalize-memref-to-llvm
// Blocks with arguments may be made in the region of an operation that is not converted.
func.func @scope(%v: vector<4xi32>) -> vector<4xi32> {
  %0 = scf.execute_region -> vector<4xi32> {
    %1 = memref.alloca_scope -> (vector<4xi32>) {
      memref.alloca_scope.return %v : vector<4xi32>
    }
    scf.yield %1 : vector<4xi32>
  }
  return %0 : vector<4xi32>
}
func.func @exchange(%m: memref<?xi32>, %i: index) {
  scf.execute_region {
    %0 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
    ^bb0(%old: i32):
      memref.atomic_yield %old : i32
    }
    scf.yield
  }
  return
}
func.func @reshape(%m: memref<*xi32>, %s: memref<?xindex>) -> memref<*xi32> {
  %0 = scf.execute_region -> memref<*xi32> {
    %1 = memref.reshape %m(%s) : (memref<*xi32>, memref<?xindex>) -> memref<*xi32>
    scf.yield %1 : memref<*xi32>
  }
  return %0 : memref<*xi32>
}
