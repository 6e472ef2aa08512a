// Loops in scopes and scopes in loops: neither may have several blocks while the other one is there.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %acc = memref.alloca() : memref<1xi32>
  memref.store %z, %acc[%c0] : memref<1xi32>
  memref.alloca_scope {
    scf.for %i = %c0 to %c4 step %c1 {
      %o = memref.generic_atomic_rmw %acc[%c0] : memref<1xi32> {
      ^bb0(%now: i32):
        %n = arith.addi %now, %one : i32
        memref.atomic_yield %n : i32
      }
    }
  }
  scf.for %i = %c0 to %c4 step %c1 {
    memref.alloca_scope {
      %t = memref.alloca() : memref<1xi32>
      memref.store %one, %t[%c0] : memref<1xi32>
      %v = memref.load %t[%c0] : memref<1xi32>
      %o = memref.generic_atomic_rmw %acc[%c0] : memref<1xi32> {
      ^bb0(%now: i32):
        %n = arith.addi %now, %v : i32
        memref.atomic_yield %n : i32
      }
    }
  }
  %w = scf.while (%x = %z) : (i32) -> i32 {
    %r = memref.alloca_scope -> (i32) {
      %y = arith.addi %x, %one : i32
      memref.alloca_scope.return %y : i32
    }
    %c = arith.cmpi slt, %r, %one : i32
    scf.condition(%c) %r : i32
  } do {
  ^bb0(%x: i32):
    %b = arith.cmpi slt, %x, %one : i32
    %q = scf.if %b -> i32 {
      %r = memref.alloca_scope -> (i32) {
        memref.alloca_scope.return %x : i32
      }
      scf.yield %r : i32
    } else { scf.yield %one : i32 }
    scf.yield %q : i32
  }
  %r = memref.load %acc[%c0] : memref<1xi32>
  %s = arith.addi %r, %w : i32
  return %s : i32
}
