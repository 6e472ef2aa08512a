// Called from C (c_interface.c) through `_mlir_ciface_` wrappers; calls back into C
// through one.

// Defined in C: how much a sample weighs.
func.func private @weight(memref<?xf32>, index) -> f32
    attributes {llvm.emit_c_interface}

// The weighted mean of the samples.
func.func @weighted_mean(%samples: memref<?xf32>) -> f32
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %samples, %c0 : memref<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1
      iter_args(%sum = %zero, %weights = %zero) -> (f32, f32) {
    %v = memref.load %samples[%i] : memref<?xf32>
    %w = func.call @weight(%samples, %i) : (memref<?xf32>, index) -> f32
    %vw = arith.mulf %v, %w : f32
    %next_sum = arith.addf %sum, %vw : f32
    %next_weights = arith.addf %weights, %w : f32
    scf.yield %next_sum, %next_weights : f32, f32
  }
  %mean = arith.divf %r#0, %r#1 : f32
  return %mean : f32
}

// A new matrix with the outer product of two vectors: a result that C receives
// through a leading pointer.
func.func @outer(%a: memref<?xf32>, %b: memref<?xf32>) -> memref<?x?xf32>
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?xf32>
  %n = memref.dim %b, %c0 : memref<?xf32>
  %out = memref.alloc(%m, %n) : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.load %a[%i] : memref<?xf32>
      %y = memref.load %b[%j] : memref<?xf32>
      %p = arith.mulf %x, %y : f32
      memref.store %p, %out[%i, %j] : memref<?x?xf32>
    }
  }
  return %out : memref<?x?xf32>
}

// In place, whatever the strides of the view.
func.func @scale(%view: memref<?x?xf32, strided<[?, ?], offset: ?>>, %factor: f32)
    attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %view, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %n = memref.dim %view, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %view[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %s = arith.mulf %v, %factor : f32
      memref.store %s, %view[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    }
  }
  return
}
