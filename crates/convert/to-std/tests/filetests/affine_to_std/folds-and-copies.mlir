// terrace opt --lower-affine --mlir-print-debuginfo
// Bounds and sets are folded first: constants, results of affine.apply, duplicates; copies; casts.
func.func @d(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + 7], %b[%k + 3], %t[%c0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i * 2], %b[%k + 3], %t[0], %n, %n, %k : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%c0], %n : memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}
func.func @e(%a: memref<100xf32>, %n: index, %c: memref<?xf32>) -> f32 {
  %c10 = arith.constant 10 : index
  %c3 = arith.constant 3 : index
  %ap = affine.apply affine_map<(d0) -> (d0 + 5)>(%n)
  %x = arith.constant 1.0 : f32
  affine.for %i = 0 to %c10 { affine.store %x, %a[%i] : memref<100xf32> }
  %r = affine.for %i = %c10 to %c3 iter_args(%k = %x) -> f32 { affine.yield %k : f32 }
  affine.for %i = %c10 to %c3 { affine.store %x, %a[%i] : memref<100xf32> }
  affine.for %i = affine_map<(d0) -> (d0 * 2)>(%ap) to affine_map<(d0)[s0] -> (d0 + s0)>(%ap)[%n] { affine.store %x, %a[%i] : memref<100xf32> }
  affine.for %i = max affine_map<(d0)[s0] -> (0, 5, d0 mod 4, d0)>(%ap)[%n] to min affine_map<(d0)[s0] -> (d0, 30, s0 mod 40, 30)>(%ap)[%n] { affine.store %x, %a[%i] : memref<100xf32> }
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0 * 4)>(%i) to min affine_map<(d0) -> (d0 * 4 + 4, 37)>(%i) {
      %q = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      affine.for %l = affine_map<(d0) -> (d0)>(%q) to affine_map<(d0, d1) -> (d0 + d1)>(%q, %j) {
        affine.store %x, %a[%i + %j + %l] : memref<100xf32>
        affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d0 - 3 == 0)>(%q, %j) { affine.store %x, %a[%i] : memref<100xf32> }
      }
    }
    affine.parallel (%y, %z) = (%i, 0) to (%ap + 3, min(%n, 4)) { affine.store %x, %a[%y] : memref<100xf32> }
  }
  %cc = memref.cast %a : memref<100xf32> to memref<?xf32>
  affine.store %x, %cc[%n] : memref<?xf32>
  %v = affine.load %cc[%n + 3] : memref<?xf32>
  affine.prefetch %cc[%n], read, locality<3>, instr : memref<?xf32>
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - 3 == 0)>(%n)[%c3] { affine.store %v, %a[3] : memref<100xf32> }
  return %r : f32
}
// ==== stdout ====
#loc2 = loc("<stdin>":3:14)
#loc3 = loc("<stdin>":3:35)
#loc4 = loc("<stdin>":3:59)
#loc5 = loc("<stdin>":3:78)
#loc6 = loc("<stdin>":3:89)
#loc15 = loc("<stdin>":13:14)
#loc16 = loc("<stdin>":13:35)
#loc17 = loc("<stdin>":13:46)
module {
  func.func @d(%arg0: memref<100xf32> loc("<stdin>":3:14), %arg1: memref<100xf32, 2> loc("<stdin>":3:35), %arg2: memref<1xi32> loc("<stdin>":3:59), %arg3: index loc("<stdin>":3:78), %arg4: index loc("<stdin>":3:89)) {
    %c0 = arith.constant 0 : index loc(#loc7)
    %c0_0 = arith.constant 0 : index loc(#loc8)
    %c10 = arith.constant 10 : index loc(#loc8)
    %c1 = arith.constant 1 : index loc(#loc8)
    scf.for %arg5 = %c0_0 to %c10 step %c1 {
      %c7 = arith.constant 7 : index loc(#loc9)
      %0 = arith.addi %arg5, %c7 : index loc(#loc9)
      %c3 = arith.constant 3 : index loc(#loc9)
      %1 = arith.addi %arg4, %c3 : index loc(#loc9)
      memref.dma_start %arg0[%0], %arg1[%1], %arg3, %arg2[%c0] : memref<100xf32>, memref<100xf32, 2>, memref<1xi32> loc(#loc9)
      %c2 = arith.constant 2 : index loc(#loc10)
      %2 = arith.muli %arg5, %c2 overflow<nsw> : index loc(#loc10)
      %c3_1 = arith.constant 3 : index loc(#loc10)
      %3 = arith.addi %arg4, %c3_1 : index loc(#loc10)
      %c0_2 = arith.constant 0 : index loc(#loc10)
      memref.dma_start %arg0[%2], %arg1[%3], %arg3, %arg2[%c0_2], %arg3, %arg4 : memref<100xf32>, memref<100xf32, 2>, memref<1xi32> loc(#loc10)
      memref.dma_wait %arg2[%c0], %arg3 : memref<1xi32> loc(#loc11)
      %c0_3 = arith.constant 0 : index loc(#loc12)
      memref.dma_wait %arg2[%c0_3], %arg3 : memref<1xi32> loc(#loc12)
    } loc(#loc8)
    return loc(#loc13)
  } loc(#loc1)
  func.func @e(%arg0: memref<100xf32> loc("<stdin>":13:14), %arg1: index loc("<stdin>":13:35), %arg2: memref<?xf32> loc("<stdin>":13:46)) -> f32 {
    %c10 = arith.constant 10 : index loc(#loc18)
    %c3 = arith.constant 3 : index loc(#loc19)
    %c5 = arith.constant 5 : index loc(#loc20)
    %0 = arith.addi %arg1, %c5 : index loc(#loc20)
    %cst = arith.constant 1.000000e+00 : f32 loc(#loc21)
    %c0 = arith.constant 0 : index loc(#loc22)
    %c10_0 = arith.constant 10 : index loc(#loc22)
    %c1 = arith.constant 1 : index loc(#loc22)
    scf.for %arg3 = %c0 to %c10_0 step %c1 {
      memref.store %cst, %arg0[%arg3] : memref<100xf32> loc(#loc23)
    } loc(#loc22)
    %c10_1 = arith.constant 10 : index loc(#loc24)
    %c3_2 = arith.constant 3 : index loc(#loc24)
    %c1_3 = arith.constant 1 : index loc(#loc24)
    scf.for %arg3 = %c10_1 to %c3_2 step %c1_3 {
      memref.store %cst, %arg0[%arg3] : memref<100xf32> loc(#loc25)
    } loc(#loc24)
    %c2 = arith.constant 2 : index loc(#loc26)
    %1 = arith.muli %arg1, %c2 overflow<nsw> : index loc(#loc26)
    %c10_4 = arith.constant 10 : index loc(#loc26)
    %2 = arith.addi %1, %c10_4 : index loc(#loc26)
    %c2_5 = arith.constant 2 : index loc(#loc26)
    %3 = arith.muli %arg1, %c2_5 overflow<nsw> : index loc(#loc26)
    %c5_6 = arith.constant 5 : index loc(#loc26)
    %4 = arith.addi %3, %c5_6 : index loc(#loc26)
    %c1_7 = arith.constant 1 : index loc(#loc26)
    scf.for %arg3 = %2 to %4 step %c1_7 {
      memref.store %cst, %arg0[%arg3] : memref<100xf32> loc(#loc27)
    } loc(#loc26)
    %c5_8 = arith.constant 5 : index loc(#loc28)
    %c5_9 = arith.constant 5 : index loc(#loc28)
    %5 = arith.addi %arg1, %c5_9 : index loc(#loc28)
    %c4 = arith.constant 4 : index loc(#loc28)
    %c0_10 = arith.constant 0 : index loc(#loc28)
    %c-1 = arith.constant -1 : index loc(#loc28)
    %6 = arith.cmpi slt, %5, %c0_10 : index loc(#loc28)
    %7 = arith.subi %c-1, %5 : index loc(#loc28)
    %8 = arith.select %6, %7, %5 : index loc(#loc28)
    %9 = arith.divsi %8, %c4 : index loc(#loc28)
    %10 = arith.subi %c-1, %9 : index loc(#loc28)
    %11 = arith.select %6, %10, %9 : index loc(#loc28)
    %c-4 = arith.constant -4 : index loc(#loc28)
    %12 = arith.muli %11, %c-4 overflow<nsw> : index loc(#loc28)
    %13 = arith.addi %arg1, %12 : index loc(#loc28)
    %c5_11 = arith.constant 5 : index loc(#loc28)
    %14 = arith.addi %13, %c5_11 : index loc(#loc28)
    %c5_12 = arith.constant 5 : index loc(#loc28)
    %15 = arith.addi %arg1, %c5_12 : index loc(#loc28)
    %16 = arith.maxsi %c5_8, %14 : index loc(#loc28)
    %17 = arith.maxsi %16, %15 : index loc(#loc28)
    %c5_13 = arith.constant 5 : index loc(#loc28)
    %18 = arith.addi %arg1, %c5_13 : index loc(#loc28)
    %c30 = arith.constant 30 : index loc(#loc28)
    %c40 = arith.constant 40 : index loc(#loc28)
    %19 = arith.remsi %arg1, %c40 : index loc(#loc28)
    %c0_14 = arith.constant 0 : index loc(#loc28)
    %20 = arith.cmpi slt, %19, %c0_14 : index loc(#loc28)
    %21 = arith.addi %19, %c40 : index loc(#loc28)
    %22 = arith.select %20, %21, %19 : index loc(#loc28)
    %23 = arith.minsi %18, %c30 : index loc(#loc28)
    %24 = arith.minsi %23, %22 : index loc(#loc28)
    %c1_15 = arith.constant 1 : index loc(#loc28)
    scf.for %arg3 = %17 to %24 step %c1_15 {
      memref.store %cst, %arg0[%arg3] : memref<100xf32> loc(#loc29)
    } loc(#loc28)
    %c0_16 = arith.constant 0 : index loc(#loc30)
    %c10_17 = arith.constant 10 : index loc(#loc30)
    %c1_18 = arith.constant 1 : index loc(#loc30)
    scf.for %arg3 = %c0_16 to %c10_17 step %c1_18 {
      %c4_22 = arith.constant 4 : index loc(#loc31)
      %31 = arith.muli %arg3, %c4_22 overflow<nsw> : index loc(#loc31)
      %c4_23 = arith.constant 4 : index loc(#loc31)
      %32 = arith.muli %arg3, %c4_23 overflow<nsw> : index loc(#loc31)
      %c4_24 = arith.constant 4 : index loc(#loc31)
      %33 = arith.addi %32, %c4_24 : index loc(#loc31)
      %c37 = arith.constant 37 : index loc(#loc31)
      %34 = arith.minsi %33, %c37 : index loc(#loc31)
      %c1_25 = arith.constant 1 : index loc(#loc31)
      scf.for %arg4 = %31 to %34 step %c1_25 {
        %c1_30 = arith.constant 1 : index loc(#loc32)
        %37 = arith.addi %arg3, %c1_30 : index loc(#loc32)
        %c1_31 = arith.constant 1 : index loc(#loc33)
        %38 = arith.addi %arg3, %c1_31 : index loc(#loc33)
        %39 = arith.addi %arg4, %arg3 : index loc(#loc33)
        %c1_32 = arith.constant 1 : index loc(#loc33)
        %40 = arith.addi %39, %c1_32 : index loc(#loc33)
        %c1_33 = arith.constant 1 : index loc(#loc33)
        scf.for %arg5 = %38 to %40 step %c1_33 {
          %41 = arith.addi %arg3, %arg4 : index loc(#loc34)
          %42 = arith.addi %41, %arg5 : index loc(#loc34)
          memref.store %cst, %arg0[%42] : memref<100xf32> loc(#loc34)
          %c0_34 = arith.constant 0 : index loc(#loc35)
          %c-1_35 = arith.constant -1 : index loc(#loc35)
          %43 = arith.muli %arg4, %c-1_35 overflow<nsw> : index loc(#loc35)
          %44 = arith.addi %43, %arg3 : index loc(#loc35)
          %c1_36 = arith.constant 1 : index loc(#loc35)
          %45 = arith.addi %44, %c1_36 : index loc(#loc35)
          %46 = arith.cmpi sge, %45, %c0_34 : index loc(#loc35)
          %c-2 = arith.constant -2 : index loc(#loc35)
          %47 = arith.addi %arg3, %c-2 : index loc(#loc35)
          %48 = arith.cmpi eq, %47, %c0_34 : index loc(#loc35)
          %49 = arith.andi %46, %48 : i1 loc(#loc35)
          scf.if %49 {
            memref.store %cst, %arg0[%arg3] : memref<100xf32> loc(#loc36)
          } loc(#loc35)
        } loc(#loc33)
      } loc(#loc31)
      %c8 = arith.constant 8 : index loc(#loc37)
      %35 = arith.addi %arg1, %c8 : index loc(#loc37)
      %c0_26 = arith.constant 0 : index loc(#loc37)
      %c4_27 = arith.constant 4 : index loc(#loc37)
      %36 = arith.minsi %arg1, %c4_27 : index loc(#loc37)
      %c1_28 = arith.constant 1 : index loc(#loc37)
      %c1_29 = arith.constant 1 : index loc(#loc37)
      scf.parallel (%arg4, %arg5) = (%arg3, %c0_26) to (%35, %36) step (%c1_28, %c1_29) {
        memref.store %cst, %arg0[%arg4] : memref<100xf32> loc(#loc38)
        scf.reduce  loc(#loc37)
      } loc(#loc37)
    } loc(#loc30)
    %cast = memref.cast %arg0 : memref<100xf32> to memref<?xf32> loc(#loc39)
    memref.store %cst, %arg0[%arg1] : memref<100xf32> loc(#loc40)
    %c3_19 = arith.constant 3 : index loc(#loc41)
    %25 = arith.addi %arg1, %c3_19 : index loc(#loc41)
    %26 = memref.load %arg0[%25] : memref<100xf32> loc(#loc41)
    memref.prefetch %arg0[%arg1], read, locality<3>, instr : memref<100xf32> loc(#loc42)
    %c0_20 = arith.constant 0 : index loc(#loc43)
    %c-3 = arith.constant -3 : index loc(#loc43)
    %27 = arith.addi %arg1, %c-3 : index loc(#loc43)
    %28 = arith.cmpi sge, %27, %c0_20 : index loc(#loc43)
    %c0_21 = arith.constant 0 : index loc(#loc43)
    %29 = arith.cmpi eq, %c0_21, %c0_20 : index loc(#loc43)
    %30 = arith.andi %28, %29 : i1 loc(#loc43)
    scf.if %30 {
      %c3_22 = arith.constant 3 : index loc(#loc44)
      memref.store %26, %arg0[%c3_22] : memref<100xf32> loc(#loc44)
    } loc(#loc43)
    return %cst : f32 loc(#loc45)
  } loc(#loc14)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":3:1)
#loc7 = loc("<stdin>":4:9)
#loc8 = loc("<stdin>":5:3)
#loc9 = loc("<stdin>":6:5)
#loc10 = loc("<stdin>":7:5)
#loc11 = loc("<stdin>":8:5)
#loc12 = loc("<stdin>":9:5)
#loc13 = loc("<stdin>":11:3)
#loc14 = loc("<stdin>":13:1)
#loc18 = loc("<stdin>":14:10)
#loc19 = loc("<stdin>":15:9)
#loc20 = loc("<stdin>":16:9)
#loc21 = loc("<stdin>":17:8)
#loc22 = loc("<stdin>":18:3)
#loc23 = loc("<stdin>":18:31)
#loc24 = loc("<stdin>":20:3)
#loc25 = loc("<stdin>":20:33)
#loc26 = loc("<stdin>":21:3)
#loc27 = loc("<stdin>":21:101)
#loc28 = loc("<stdin>":22:3)
#loc29 = loc("<stdin>":22:143)
#loc30 = loc("<stdin>":23:3)
#loc31 = loc("<stdin>":24:5)
#loc32 = loc("<stdin>":25:12)
#loc33 = loc("<stdin>":26:7)
#loc34 = loc("<stdin>":27:9)
#loc35 = loc("<stdin>":28:9)
#loc36 = loc("<stdin>":28:80)
#loc37 = loc("<stdin>":31:5)
#loc38 = loc("<stdin>":31:67)
#loc39 = loc("<stdin>":33:9)
#loc40 = loc("<stdin>":34:3)
#loc41 = loc("<stdin>":35:8)
#loc42 = loc("<stdin>":36:3)
#loc43 = loc("<stdin>":37:3)
#loc44 = loc("<stdin>":37:75)
#loc45 = loc("<stdin>":38:3)

