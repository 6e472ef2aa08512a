//! Tests the transformations of allocations. The expected output is that of MLIR's functions of the same names for the
//! same input.

use terrace_affine::AFFINE;
use terrace_arith::ARITH;
use terrace_func::FUNC;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpId, OpRef};
use terrace_memref::{AllocOp, MEMREF};
use terrace_memref_transforms::{alloc_to_alloca, erase_dead_alloc_and_stores, multi_buffer};
use terrace_rewrite::IrRewriter;
use terrace_scf::SCF;
use terrace_testing::{Expect, expect};
use terrace_vector::VECTOR;

/// Changes each function of a module, and compares the output.
#[track_caller]
fn check(change: fn(&Context, &mut Body), input: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&AFFINE, &ARITH, &FUNC, &MEMREF, &SCF, &VECTOR]);
    let run = |ctx: &Context, body: &mut Body, _: &mut Diagnostics| -> Result<(), Failed> {
        for (_, function) in body.nested_in_order_mut() {
            change(ctx, function);
        }
        Ok(())
    };
    terrace_testing::check(&ctx, input, run, expect);
}

/// Calls a function with each allocation.
fn each_alloc(ctx: &Context, body: &mut Body, change: fn(&mut IrRewriter<'_, '_>, AllocOp)) {
    let ops: Vec<OpId> = body.walk(OpId::ROOT).collect();
    for op in ops {
        if let Some(alloc) = OpRef::new(ctx, body, op).cast::<AllocOp>() {
            change(&mut IrRewriter::new(ctx, body), alloc);
        }
    }
}

#[test]
fn several_buffers() {
    check(
        |ctx, body| {
            each_alloc(ctx, body, |rw, alloc| {
                // Some of them are not filled by a loop.
                let _ = multi_buffer(rw, alloc, 5, false);
            });
        },
        r#"func.func @aff(%x: memref<4x128xf32>, %lb: index, %ub: index) {
  %m = memref.alloc() {alignment = 64 : i64, foo} : memref<4x128xf32, 3>
  affine.for %i = 1 to 10 step 3 {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32, 3>
    "some.use"(%m) : (memref<4x128xf32, 3>) -> ()
  }
  return
}
func.func @cast(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
    %c = memref.cast %m : memref<4x128xf32> to memref<?x?xf32>
    "some.use"(%c) : (memref<?x?xf32>) -> ()
    %d = memref.cast %m : memref<4x128xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    "some.use"(%d) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
  }
  return
}
func.func @no(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.for %i = %lb to %ub step %st {
    "some.use"(%m) : (memref<4x128xf32>) -> ()
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}
func.func @out(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  "some.use"(%m) : (memref<4x128xf32>) -> ()
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}
func.func @par(%z: memref<1x4xf32>, %x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.parallel (%i) = (%lb) to (%ub) step (%st) {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
    "some.use"(%m) : (memref<4x128xf32>) -> ()
  }
  %m2 = memref.alloc() : memref<1x4xf32>
  scf.forall (%i) in (8) {
    memref.copy %z, %m2 : memref<1x4xf32> to memref<1x4xf32>
    "some.use"(%m2) : (memref<1x4xf32>) -> ()
  }
  return
}
func.func @two(%z: memref<f32>, %x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  %n = memref.alloc() : memref<f32>
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %i to %ub step %st {
      memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
      memref.copy %z, %n : memref<f32> to memref<f32>
      "some.use"(%m, %m, %n) : (memref<4x128xf32>, memref<4x128xf32>, memref<f32>) -> ()
    }
  }
  memref.dealloc %n : memref<f32>
  return
}
func.func @in(%b: i1, %x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    %m = memref.alloc() : memref<4x128xf32>
    scf.for %j = %i to %ub step %st {
      memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
      scf.if %b {
      "some.use"(%m, %m) : (memref<4x128xf32>, memref<4x128xf32>) -> ()
      }
    }
  }
  return
}
func.func @layout(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32, strided<[256, 2]>>
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32, strided<[256, 2]>>
    %v = memref.subview %m[%i, 4] [2, 8] [1, 1] : memref<4x128xf32, strided<[256, 2]>> to memref<2x8xf32, strided<[256, 2], offset: ?>>
    "some.use"(%v) : (memref<2x8xf32, strided<[256, 2], offset: ?>>) -> ()
  }
  return
}"#,
        &expect![[r#"
            #map = affine_map<(d0) -> (((d0 - 1) floordiv 3) mod 5)>
            #map1 = affine_map<(d0)[s0, s1] -> (((d0 - s0) floordiv s1) mod 5)>
            #map2 = affine_map<(d0) -> (d0 mod 5)>
            #map3 = affine_map<(d0, d1)[s0] -> (((d0 - d1) floordiv s0) mod 5)>
            module {
              func.func @aff(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index) {
                %alloc = memref.alloc() {alignment = 64 : i64, foo} : memref<5x4x128xf32, 3>
                affine.for %arg3 = 1 to 10 step 3 {
                  %c1 = arith.constant 1 : index
                  %c3 = arith.constant 3 : index
                  %0 = affine.apply #map(%arg3)
                  %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32, 3> to memref<4x128xf32, strided<[128, 1], offset: ?>, 3>
                  memref.copy %arg0, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>, 3>
                  "some.use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>, 3>) -> ()
                }
                return
              }
              func.func @cast(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
                %alloc = memref.alloc() : memref<5x4x128xf32>
                scf.for %arg4 = %arg1 to %arg2 step %arg3 {
                  %0 = affine.apply #map1(%arg4)[%arg1, %arg3]
                  %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  memref.copy %arg0, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  %cast = memref.cast %subview : memref<4x128xf32, strided<[128, 1], offset: ?>> to memref<?x?xf32>
                  "some.use"(%cast) : (memref<?x?xf32>) -> ()
                  %cast_0 = memref.cast %subview : memref<4x128xf32, strided<[128, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
                  "some.use"(%cast_0) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
                }
                return
              }
              func.func @no(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
                %alloc = memref.alloc() : memref<4x128xf32>
                scf.for %arg4 = %arg1 to %arg2 step %arg3 {
                  "some.use"(%alloc) : (memref<4x128xf32>) -> ()
                  memref.copy %arg0, %alloc : memref<4x128xf32> to memref<4x128xf32>
                }
                return
              }
              func.func @out(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
                %alloc = memref.alloc() : memref<4x128xf32>
                "some.use"(%alloc) : (memref<4x128xf32>) -> ()
                scf.for %arg4 = %arg1 to %arg2 step %arg3 {
                  memref.copy %arg0, %alloc : memref<4x128xf32> to memref<4x128xf32>
                }
                return
              }
              func.func @par(%arg0: memref<1x4xf32>, %arg1: memref<4x128xf32>, %arg2: index, %arg3: index, %arg4: index) {
                %alloc = memref.alloc() : memref<5x4x128xf32>
                scf.parallel (%arg5) = (%arg2) to (%arg3) step (%arg4) {
                  %0 = affine.apply #map1(%arg5)[%arg2, %arg4]
                  %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  memref.copy %arg1, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  "some.use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
                  scf.reduce 
                }
                %alloc_0 = memref.alloc() : memref<5x1x4xf32>
                scf.forall (%arg5) in (8) {
                  %c0 = arith.constant 0 : index
                  %c1 = arith.constant 1 : index
                  %0 = affine.apply #map2(%arg5)
                  %subview = memref.subview %alloc_0[%0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<5x1x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
                  memref.copy %arg0, %subview : memref<1x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
                  "some.use"(%subview) : (memref<1x4xf32, strided<[4, 1], offset: ?>>) -> ()
                }
                return
              }
              func.func @two(%arg0: memref<f32>, %arg1: memref<4x128xf32>, %arg2: index, %arg3: index, %arg4: index) {
                %alloc = memref.alloc() : memref<5x4x128xf32>
                %alloc_0 = memref.alloc() : memref<f32>
                scf.for %arg5 = %arg2 to %arg3 step %arg4 {
                  scf.for %arg6 = %arg5 to %arg3 step %arg4 {
                    %0 = affine.apply #map3(%arg6, %arg5)[%arg4]
                    %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                    memref.copy %arg1, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                    memref.copy %arg0, %alloc_0 : memref<f32> to memref<f32>
                    "some.use"(%subview, %subview, %alloc_0) : (memref<4x128xf32, strided<[128, 1], offset: ?>>, memref<4x128xf32, strided<[128, 1], offset: ?>>, memref<f32>) -> ()
                  }
                }
                memref.dealloc %alloc_0 : memref<f32>
                return
              }
              func.func @in(%arg0: i1, %arg1: memref<4x128xf32>, %arg2: index, %arg3: index, %arg4: index) {
                scf.for %arg5 = %arg2 to %arg3 step %arg4 {
                  %alloc = memref.alloc() : memref<5x4x128xf32>
                  scf.for %arg6 = %arg5 to %arg3 step %arg4 {
                    %0 = affine.apply #map3(%arg6, %arg5)[%arg4]
                    %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                    memref.copy %arg1, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                    scf.if %arg0 {
                      "some.use"(%subview, %subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>, memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
                    }
                  }
                }
                return
              }
              func.func @layout(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
                %alloc = memref.alloc() : memref<5x4x128xf32>
                scf.for %arg4 = %arg1 to %arg2 step %arg3 {
                  %0 = affine.apply #map1(%arg4)[%arg1, %arg3]
                  %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  memref.copy %arg0, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  %subview_0 = memref.subview %subview[%arg4, 4] [2, 8] [1, 1] : memref<4x128xf32, strided<[128, 1], offset: ?>> to memref<2x8xf32, strided<[128, 1], offset: ?>>
                  "some.use"(%subview_0) : (memref<2x8xf32, strided<[128, 1], offset: ?>>) -> ()
                }
                return
              }
            }
            "#]],
    );
}

#[test]
fn several_buffers_of_what_is_used_in_a_loop() {
    check(
        |ctx, body| {
            each_alloc(ctx, body, |rw, alloc| {
                let _ = multi_buffer(rw, alloc, 5, true);
            });
        },
        r#"func.func @a(%x: memref<1024x1024xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c1 to %c10 step %c3 {
    %s = memref.subview %x[%i, 0] [4, 128] [1, 1] : memref<1024x1024xf32> to memref<4x128xf32, strided<[1024, 1], offset: ?>>
    memref.copy %s, %m : memref<4x128xf32, strided<[1024, 1], offset: ?>> to memref<4x128xf32>
    "some.use"(%m) : (memref<4x128xf32>) -> ()
    %v = memref.subview %m[%i, 4] [2, 8] [1, 1] : memref<4x128xf32> to memref<2x8xf32, strided<[128, 1], offset: ?>>
    %w = memref.subview %v[0, 0] [1, 8] [1, 1] : memref<2x8xf32, strided<[128, 1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
    "some.use"(%v, %w) : (memref<2x8xf32, strided<[128, 1], offset: ?>>, memref<8xf32, strided<[1], offset: ?>>) -> ()
  }
  memref.dealloc %m : memref<4x128xf32>
  return
}
func.func @no(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.for %i = %lb to %ub step %st {
    "some.use"(%m) : (memref<4x128xf32>) -> ()
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}
func.func @in(%b: i1, %x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
    %m = memref.alloc() : memref<4x128xf32>
    scf.for %j = %i to %ub step %st {
      memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
      scf.if %b {
      "some.use"(%m, %m) : (memref<4x128xf32>, memref<4x128xf32>) -> ()
      }
    }
  }
  return
}
func.func @out(%x: memref<4x128xf32>, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc() : memref<4x128xf32>
  "some.use"(%m) : (memref<4x128xf32>) -> ()
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}"#,
        &expect![[r#"
            #map = affine_map<(d0) -> (((d0 - 1) floordiv 3) mod 5)>
            #map1 = affine_map<(d0)[s0, s1] -> (((d0 - s0) floordiv s1) mod 5)>
            #map2 = affine_map<(d0, d1)[s0] -> (((d0 - d1) floordiv s0) mod 5)>
            module {
              func.func @a(%arg0: memref<1024x1024xf32>, %arg1: index, %arg2: index, %arg3: index) {
                %alloc = memref.alloc() : memref<5x4x128xf32>
                %c1 = arith.constant 1 : index
                %c3 = arith.constant 3 : index
                %c10 = arith.constant 10 : index
                scf.for %arg4 = %c1 to %c10 step %c3 {
                  %0 = affine.apply #map(%arg4)
                  %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  %subview_0 = memref.subview %arg0[%arg4, 0] [4, 128] [1, 1] : memref<1024x1024xf32> to memref<4x128xf32, strided<[1024, 1], offset: ?>>
                  memref.copy %subview_0, %subview : memref<4x128xf32, strided<[1024, 1], offset: ?>> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  "some.use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
                  %subview_1 = memref.subview %subview[%arg4, 4] [2, 8] [1, 1] : memref<4x128xf32, strided<[128, 1], offset: ?>> to memref<2x8xf32, strided<[128, 1], offset: ?>>
                  %subview_2 = memref.subview %subview_1[0, 0] [1, 8] [1, 1] : memref<2x8xf32, strided<[128, 1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
                  "some.use"(%subview_1, %subview_2) : (memref<2x8xf32, strided<[128, 1], offset: ?>>, memref<8xf32, strided<[1], offset: ?>>) -> ()
                }
                memref.dealloc %alloc : memref<5x4x128xf32>
                return
              }
              func.func @no(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
                %alloc = memref.alloc() : memref<5x4x128xf32>
                scf.for %arg4 = %arg1 to %arg2 step %arg3 {
                  %0 = affine.apply #map1(%arg4)[%arg1, %arg3]
                  %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                  "some.use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
                  memref.copy %arg0, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                }
                return
              }
              func.func @in(%arg0: i1, %arg1: memref<4x128xf32>, %arg2: index, %arg3: index, %arg4: index) {
                scf.for %arg5 = %arg2 to %arg3 step %arg4 {
                  %alloc = memref.alloc() : memref<5x4x128xf32>
                  scf.for %arg6 = %arg5 to %arg3 step %arg4 {
                    %0 = affine.apply #map2(%arg6, %arg5)[%arg4]
                    %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<5x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                    memref.copy %arg1, %subview : memref<4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
                    scf.if %arg0 {
                      "some.use"(%subview, %subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>, memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
                    }
                  }
                }
                return
              }
              func.func @out(%arg0: memref<4x128xf32>, %arg1: index, %arg2: index, %arg3: index) {
                %alloc = memref.alloc() : memref<4x128xf32>
                "some.use"(%alloc) : (memref<4x128xf32>) -> ()
                scf.for %arg4 = %arg1 to %arg2 step %arg3 {
                  memref.copy %arg0, %alloc : memref<4x128xf32> to memref<4x128xf32>
                }
                return
              }
            }
            "#]],
    );
}

/// MLIR creates operations that its verifier rejects.
#[test]
fn buffers_that_mlir_gets_wrong() {
    check(
        |ctx, body| {
            each_alloc(ctx, body, |rw, alloc| {
                assert!(multi_buffer(rw, alloc, 5, false).is_err());
            });
        },
        r#"func.func @dyn(%x: memref<?xf32>, %n: index, %lb: index, %ub: index, %st: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %lb to %ub step %st {
    memref.copy %x, %m : memref<?xf32> to memref<?xf32>
    "some.use"(%m) : (memref<?xf32>) -> ()
  }
  return
}
func.func @i32(%x: memref<4x128xf32>, %lb: i32, %ub: i32, %st: i32) {
  %m = memref.alloc() : memref<4x128xf32>
  scf.for %i = %lb to %ub step %st : i32 {
    memref.copy %x, %m : memref<4x128xf32> to memref<4x128xf32>
  }
  return
}"#,
        &expect![[r#"
            module {
              func.func @dyn(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
                %alloc = memref.alloc(%arg1) : memref<?xf32>
                scf.for %arg5 = %arg2 to %arg3 step %arg4 {
                  memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
                  "some.use"(%alloc) : (memref<?xf32>) -> ()
                }
                return
              }
              func.func @i32(%arg0: memref<4x128xf32>, %arg1: i32, %arg2: i32, %arg3: i32) {
                %alloc = memref.alloc() : memref<4x128xf32>
                scf.for %arg4 = %arg1 to %arg2 step %arg3  : i32 {
                  memref.copy %arg0, %alloc : memref<4x128xf32> to memref<4x128xf32>
                }
                return
              }
            }
            "#]],
    );
}

#[test]
fn on_the_stack() {
    check(
        |ctx, body| {
            each_alloc(ctx, body, |rw, alloc| {
                let _ = alloc_to_alloca(rw, alloc, |_, _| true);
            });
        },
        r#"func.func @a(%x: f32, %i: index) {
  %m = memref.alloc(%i) {alignment = 16} : memref<?xf32>
  memref.store %x, %m[%i] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  %q = memref.alloc() {alignment = 16, foo} : memref<8xf32>
   memref.dealloc %q : memref<8xf32>
  return
}
func.func @b(%x: f32, %i: index, %c: i1) {
  %m = memref.alloc(%i)[%i] : memref<?xf32, affine_map<(d0)[s0]->(d0+s0)>>
  scf.if %c {
   memref.dealloc %m : memref<?xf32, affine_map<(d0)[s0]->(d0+s0)>>
  }
  %q = memref.alloc() : memref<80xf32>
   memref.dealloc %q : memref<80xf32>
  return
}"#,
        &expect![[r"
            #map = affine_map<(d0)[s0] -> (d0 + s0)>
            module {
              func.func @a(%arg0: f32, %arg1: index) {
                %alloca = memref.alloca(%arg1) : memref<?xf32>
                memref.store %arg0, %alloca[%arg1] : memref<?xf32>
                %alloca_0 = memref.alloca() : memref<8xf32>
                return
              }
              func.func @b(%arg0: f32, %arg1: index, %arg2: i1) {
                %alloc = memref.alloc(%arg1)[%arg1] : memref<?xf32, #map>
                scf.if %arg2 {
                  memref.dealloc %alloc : memref<?xf32, #map>
                }
                %alloca = memref.alloca() : memref<80xf32>
                return
              }
            }
            "]],
    );
}

#[test]
fn dead() {
    check(
        |ctx, body| {
            erase_dead_alloc_and_stores(&mut IrRewriter::new(ctx, body), OpId::ROOT);
        },
        r#"func.func @unk(%x: f32, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  "foo.bar"(%m) : (memref<4xf32>) -> ()
  return
}
func.func @sub(%x: f32, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  %s = memref.subview %m[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  memref.store %x, %s[%i] : memref<2xf32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @load(%x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  memref.store %x, %n[%i] : memref<4xf32>
  %s = memref.subview %m[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %l = memref.load %s[%i] : memref<2xf32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<4xf32>
  return %l : f32
}
func.func @ret(%x: f32, %i: index) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  return %m : memref<4xf32>
}
func.func @copy(%b: i1, %v: vector<2xf32>, %y: f32, %x: memref<4xf32>, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  scf.if %b {
    vector.store %v, %n[%i] : memref<4xf32>, vector<2xf32>
    %k = memref.alloc() : memref<4xf32>
    memref.store %y, %k[%i] : memref<4xf32>
  }
  %a = memref.alloca() : memref<4xf32>
  memref.store %y, %a[%i] : memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  %d = memref.cast %c : memref<4xf32> to memref<?xf32>
  return
}
func.func @coll(%x: f32, %i: index) {
  %m = memref.alloc() : memref<4x4xf32>
  %d = memref.collapse_shape %m [[0,1]] : memref<4x4xf32> into memref<16xf32>
  memref.store %x, %d[%i] : memref<16xf32>
  return
}
func.func @dim(%x: f32, %i: index) {
  %m = memref.alloc(%i) : memref<?xf32>
  %d = memref.dim %m, %i : memref<?xf32>
  memref.store %x, %m[%i] : memref<?xf32>
  return
}
func.func @rmw(%x: f32, %i: index) {
  %m = memref.alloc(%i) : memref<?xf32>
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<?xf32>) -> f32
  memref.store %x, %m[%i] : memref<?xf32>
  return
}
func.func @tw(%x: f32, %v: vector<4xf32>, %i: index) {
  %m = memref.alloc(%i) : memref<?xf32>
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>
  memref.prefetch %m[%i], write, locality<3>, data : memref<?xf32>
  affine.store %x, %m[%i] : memref<?xf32>
  return
}"#,
        &expect![[r#"
            module {
              func.func @unk(%arg0: f32, %arg1: index) {
                %alloc = memref.alloc() : memref<4xf32>
                "foo.bar"(%alloc) : (memref<4xf32>) -> ()
                return
              }
              func.func @sub(%arg0: f32, %arg1: index) {
                return
              }
              func.func @load(%arg0: f32, %arg1: index) -> f32 {
                %alloc = memref.alloc() : memref<4xf32>
                %subview = memref.subview %alloc[%arg1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
                %0 = memref.load %subview[%arg1] : memref<2xf32, strided<[1], offset: ?>>
                memref.dealloc %alloc : memref<4xf32>
                return %0 : f32
              }
              func.func @ret(%arg0: f32, %arg1: index) -> memref<4xf32> {
                %alloc = memref.alloc() : memref<4xf32>
                return %alloc : memref<4xf32>
              }
              func.func @copy(%arg0: i1, %arg1: vector<2xf32>, %arg2: f32, %arg3: memref<4xf32>, %arg4: index) {
                %alloc = memref.alloc() : memref<4xf32>
                memref.copy %arg3, %alloc : memref<4xf32> to memref<4xf32>
                scf.if %arg0 {
                }
                return
              }
              func.func @coll(%arg0: f32, %arg1: index) {
                return
              }
              func.func @dim(%arg0: f32, %arg1: index) {
                %alloc = memref.alloc(%arg1) : memref<?xf32>
                %dim = memref.dim %alloc, %arg1 : memref<?xf32>
                memref.store %arg0, %alloc[%arg1] : memref<?xf32>
                return
              }
              func.func @rmw(%arg0: f32, %arg1: index) {
                %alloc = memref.alloc(%arg1) : memref<?xf32>
                %0 = memref.atomic_rmw addf %arg0, %alloc[%arg1] : (f32, memref<?xf32>) -> f32
                memref.store %arg0, %alloc[%arg1] : memref<?xf32>
                return
              }
              func.func @tw(%arg0: f32, %arg1: vector<4xf32>, %arg2: index) {
                return
              }
            }
            "#]],
    );
}

/// MLIR erases the call.
#[test]
fn calls_may_read() {
    check(
        |ctx, body| {
            erase_dead_alloc_and_stores(&mut IrRewriter::new(ctx, body), OpId::ROOT);
        },
        r#"func.func private @g(memref<4xf32>)"#,
        &expect![[r"
            module {
              func.func private @g(memref<4xf32>)
            }
            "]],
    );
}
