// terrace opt --scf-for-to-while --mlir-print-debuginfo
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
#loc9 = loc("<stdin>":5:16)
#loc12 = loc("<stdin>":7:13)
#loc16 = loc("<stdin>":12:20)
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  func.func @f(%arg0: index loc("<stdin>":4:14), %arg1: index loc("<stdin>":4:25), %arg2: index loc("<stdin>":4:36), %arg3: f32 loc("<stdin>":4:47), %arg4: memref<?xf32> loc("<stdin>":4:56), %arg5: i32 loc("<stdin>":4:75)) -> f32 {
    %0:2 = scf.while (%arg6 = %arg0, %arg7 = %arg3) : (index, f32) -> (index, f32) {
      %2 = arith.cmpi slt, %arg6, %arg1 : index loc(#loc8)
      scf.condition(%2) %arg6, %arg7 : index, f32 loc(#loc8)
    } do {
    ^bb0(%arg6: index loc("<stdin>":5:16), %arg7: f32 loc("<stdin>":4:47)):
      %2 = arith.addi %arg6, %arg2 : index loc(#loc8)
      %3 = arith.addf %arg7, %arg3 : f32 loc(#loc10)
      %4 = scf.while (%arg8 = %arg6) : (index) -> index {
        %5 = arith.cmpi slt, %arg8, %arg1 : index loc(#loc11)
        scf.condition(%5) %arg8 : index loc(#loc11)
      } do {
      ^bb0(%arg8: index loc("<stdin>":7:13)):
        %5 = arith.addi %arg8, %arg2 : index loc(#loc11)
        memref.store %3, %arg4[%arg8] : memref<?xf32> loc(#loc13)
        scf.yield %5 : index loc(#loc11)
      } loc(#loc11)
      scf.yield %2, %3 : index, f32 loc(#loc14)
    } attributes {foo = 1 : i32, llvm.loop_annotation = #loop_annotation} loc(#loc8)
    %1 = scf.while (%arg6 = %arg5) : (i32) -> i32 {
      %2 = arith.cmpi ult, %arg6, %arg5 : i32 loc(#loc15)
      scf.condition(%2) %arg6 : i32 loc(#loc15)
    } do {
    ^bb0(%arg6: i32 loc("<stdin>":12:20)):
      %2 = arith.addi %arg6, %arg5 : i32 loc(#loc15)
      memref.store %arg3, %arg4[%arg0] : memref<?xf32> loc(#loc17)
      scf.yield %2 : i32 loc(#loc15)
    } attributes {unsignedCmp} loc(#loc15)
    scf.forall (%arg6, %arg7) = (0, %arg0) to (7, %arg1) step (2, %arg2) {
      memref.store %arg3, %arg4[%arg7] : memref<?xf32> loc(#loc19)
      scf.forall (%arg8) in (%arg6) {
        memref.store %arg3, %arg4[%arg8] : memref<?xf32> loc(#loc21)
      } loc(#loc20)
    } {foo, mapping = []} loc(#loc18)
    scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
      memref.store %arg3, %arg4[%arg7] : memref<?xf32> loc(#loc23)
      scf.parallel (%arg8) = (%arg0) to (%arg1) step (%arg2) {
        memref.store %arg3, %arg4[%arg8] : memref<?xf32> loc(#loc25)
        scf.reduce  loc(#loc24)
      } loc(#loc24)
      scf.reduce  loc(#loc22)
    } {foo} loc(#loc22)
    return %0#1 : f32 loc(#loc26)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":4:1)
#loc8 = loc("<stdin>":5:8)
#loc10 = loc("<stdin>":6:10)
#loc11 = loc("<stdin>":7:5)
#loc13 = loc("<stdin>":8:7)
#loc14 = loc("<stdin>":10:5)
#loc15 = loc("<stdin>":12:3)
#loc17 = loc("<stdin>":13:5)
#loc18 = loc("<stdin>":15:3)
#loc19 = loc("<stdin>":16:6)
#loc20 = loc("<stdin>":17:6)
#loc21 = loc("<stdin>":18:8)
#loc22 = loc("<stdin>":21:3)
#loc23 = loc("<stdin>":22:6)
#loc24 = loc("<stdin>":23:6)
#loc25 = loc("<stdin>":24:8)
#loc26 = loc("<stdin>":35:3)

