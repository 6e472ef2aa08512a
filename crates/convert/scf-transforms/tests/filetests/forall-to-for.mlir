// terrace opt --scf-forall-to-for --mlir-print-debuginfo
// Loops in each other, with values, attributes and unsigned bounds; the others stay.
#la = #llvm.loop_annotation<mustProgress = true>
func.func @f(%a: index, %b: index, %s: index, %x: f32, %m: memref<?xf32>, %q: i32) -> f32 {
  %r = scf.for %i = %a to %b step %s iter_args(%c = %x) -> (f32) {
    %y = arith.addf %c, %x : f32
    scf.for %j = %i to %b step %s {
      memref.store %y, %m[%j] : memref<?xf32>
    }
    scf.yield %y : f32
  } {llvm.loop_annotation = #la, foo = 1 : i32}
  scf.for unsigned %i = %q to %q step %q : i32 {
    memref.store %x, %m[%a] : memref<?xf32>
  }
  scf.forall (%i, %j) = (0, %a) to (7, %b) step (2, %s) {
     memref.store %x, %m[%j] : memref<?xf32>
     scf.forall (%k) in (%i) {
       memref.store %x, %m[%k] : memref<?xf32>
     }
  } {foo, mapping = []}
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) {
     memref.store %x, %m[%j] : memref<?xf32>
     scf.parallel (%k) = (%a) to (%b) step (%s) {
       memref.store %x, %m[%k] : memref<?xf32>
     }
  } {foo}
  %z = scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) init(%x) -> f32 {
     %e = arith.addf %x, %x : f32
     scf.reduce(%e : f32) {
     ^bb0(%l: f32, %rr: f32):
       %o = arith.mulf %l, %rr : f32
       scf.reduce.return %o : f32
     }
  }
  return %r : f32
}
// ==== stdout ====
#loc2 = loc("<stdin>":4:14)
#loc3 = loc("<stdin>":4:25)
#loc4 = loc("<stdin>":4:36)
#loc5 = loc("<stdin>":4:47)
#loc6 = loc("<stdin>":4:56)
#loc7 = loc("<stdin>":4:75)
#loc26 = loc("<stdin>":30:11)
#loc27 = loc("<stdin>":30:20)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  func.func @f(%arg0: index loc("<stdin>":4:14), %arg1: index loc("<stdin>":4:25), %arg2: index loc("<stdin>":4:36), %arg3: f32 loc("<stdin>":4:47), %arg4: memref<?xf32> loc("<stdin>":4:56), %arg5: i32 loc("<stdin>":4:75)) -> f32 {
    %0 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (f32) {
      %2 = arith.addf %arg7, %arg3 : f32 loc(#loc9)
      scf.for %arg8 = %arg6 to %arg1 step %arg2 {
        memref.store %2, %arg4[%arg8] : memref<?xf32> loc(#loc11)
      } loc(#loc10)
      scf.yield %2 : f32 loc(#loc12)
    } {foo = 1 : i32, llvm.loop_annotation = #loop_annotation} loc(#loc8)
    scf.for unsigned %arg6 = %arg5 to %arg5 step %arg5  : i32 {
      memref.store %arg3, %arg4[%arg0] : memref<?xf32> loc(#loc14)
    } loc(#loc13)
    %c0 = arith.constant 0 : index loc(#loc15)
    %c7 = arith.constant 7 : index loc(#loc15)
    %c2 = arith.constant 2 : index loc(#loc15)
    scf.for %arg6 = %c0 to %c7 step %c2 {
      scf.for %arg7 = %arg0 to %arg1 step %arg2 {
        memref.store %arg3, %arg4[%arg7] : memref<?xf32> loc(#loc16)
        %c0_0 = arith.constant 0 : index loc(#loc17)
        %c1 = arith.constant 1 : index loc(#loc17)
        scf.for %arg8 = %c0_0 to %arg6 step %c1 {
          memref.store %arg3, %arg4[%arg8] : memref<?xf32> loc(#loc18)
        } loc(#loc17)
      } loc(#loc15)
    } loc(#loc15)
    scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
      memref.store %arg3, %arg4[%arg7] : memref<?xf32> loc(#loc20)
      scf.parallel (%arg8) = (%arg0) to (%arg1) step (%arg2) {
        memref.store %arg3, %arg4[%arg8] : memref<?xf32> loc(#loc22)
        scf.reduce  loc(#loc21)
      } loc(#loc21)
      scf.reduce  loc(#loc19)
    } {foo} loc(#loc19)
    %1 = scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) init (%arg3) -> f32 {
      %2 = arith.addf %arg3, %arg3 : f32 loc(#loc24)
      scf.reduce(%2 : f32) {
      ^bb0(%arg8: f32 loc("<stdin>":30:11), %arg9: f32 loc("<stdin>":30:20)):
        %3 = arith.mulf %arg8, %arg9 : f32 loc(#loc28)
        scf.reduce.return %3 : f32 loc(#loc29)
      } loc(#loc25)
    } loc(#loc23)
    return %0 : f32 loc(#loc30)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":4:1)
#loc8 = loc("<stdin>":5:8)
#loc9 = loc("<stdin>":6:10)
#loc10 = loc("<stdin>":7:5)
#loc11 = loc("<stdin>":8:7)
#loc12 = loc("<stdin>":10:5)
#loc13 = loc("<stdin>":12:3)
#loc14 = loc("<stdin>":13:5)
#loc15 = loc("<stdin>":15:3)
#loc16 = loc("<stdin>":16:6)
#loc17 = loc("<stdin>":17:6)
#loc18 = loc("<stdin>":18:8)
#loc19 = loc("<stdin>":21:3)
#loc20 = loc("<stdin>":22:6)
#loc21 = loc("<stdin>":23:6)
#loc22 = loc("<stdin>":24:8)
#loc23 = loc("<stdin>":27:8)
#loc24 = loc("<stdin>":28:11)
#loc25 = loc("<stdin>":29:6)
#loc28 = loc("<stdin>":31:13)
#loc29 = loc("<stdin>":32:8)
#loc30 = loc("<stdin>":35:3)

