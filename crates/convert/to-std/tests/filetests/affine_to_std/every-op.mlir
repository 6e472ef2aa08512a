// terrace opt --lower-affine
// Every operation: loops, conditions, accesses, reductions; indices of dimensions.
#m0 = affine_map<(d0)[s0] -> (d0 + s0 * 2 - 5, s0 floordiv 3, d0 mod 7)>
#m1 = affine_map<(d0)[s0] -> (d0 ceildiv 4, s0 + 100)>
#s = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 == 0)>
func.func @f(%a: index, %n: index, %m: memref<100x100xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 10 { 
    affine.store %x, %m[%i, %i + 1] : memref<100x100xf32>
  }
  %r = affine.for %i = max #m0(%a)[%n] to min #m1(%a)[%n] step 3 iter_args(%c = %x) -> f32 {
    %l = affine.load %m[%i * 2, 5] : memref<100x100xf32>
    %e = arith.addf %l, %c : f32
    affine.yield %e : f32
  } {foo = 3, llvm.x}
  affine.if #s(%a)[%n] { affine.store %x, %m[0, %a] : memref<100x100xf32> }
  %q = affine.if #s(%a)[%n] -> f32 { affine.yield %x : f32 } else { affine.yield %r : f32 }
  affine.if affine_set<() : (1 == 0)>() { affine.store %x, %m[0, %n] : memref<100x100xf32> }
  affine.if affine_set<(d0) : (-4 >= 0, d0 >= 0)>(%a) { affine.store %x, %m[0, %n] : memref<100x100xf32> }
  affine.parallel (%i, %j) = (0, max(%a, 5)) to (min(10, %n), 100) step (2, 1) { 
    affine.store %x, %m[%i, %j] : memref<100x100xf32>
  }
  %p:2 = affine.parallel (%i) = (0) to (%n) reduce ("addf", "maximumf") -> (f32, f32) {
    %l = affine.load %m[%i, 5] : memref<100x100xf32>
    affine.yield %l, %l : f32, f32
  }
  %ap = affine.apply affine_map<(d0, d1)[s0] -> ((d0 floordiv 8) * s0 + d1 mod 4 - 3 * d0 ceildiv 5)>(%a, %n)[%n]
  %mi = affine.min #m0(%a)[%n]
  %ma = affine.max #m1(%a)[%n]
  %v = affine.vector_load %m[%a + 3, %n] : memref<100x100xf32>, vector<4xf32>
  affine.vector_store %v, %m[%a, %ap] : memref<100x100xf32>, vector<4xf32>
  affine.prefetch %m[%a, %mi + %ma], write, locality<2>, data : memref<100x100xf32>
  return %q : f32
}
func.func @d(%a: index, %n: index, %k: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %a into (2, %n, 5, %k) : index, index, index, index
  %1:3 = affine.delinearize_index %a into (%n, 5) : index, index, index
  %2 = affine.linearize_index [%0#0, %n, %k, %1#1] by (2, %n, 5, %k) : index
  %3 = affine.linearize_index disjoint [%0#0, %n, %k] by (%n, 5) : index
  %4 = affine.delinearize_index %a into (2) : index
  %5 = affine.linearize_index [%a] by (5) : index
  %6 = affine.linearize_index [] by () : index
  return %2, %3, %1#2, %4 : index, index, index, index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<100x100xf32>, %arg3: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c10 step %c1 {
      %c1_42 = arith.constant 1 : index
      %91 = arith.addi %arg4, %c1_42 : index
      memref.store %arg3, %arg2[%arg4, %91] : memref<100x100xf32>
    }
    %c2 = arith.constant 2 : index
    %0 = arith.muli %arg1, %c2 overflow<nsw> : index
    %1 = arith.addi %0, %arg0 : index
    %c-5 = arith.constant -5 : index
    %2 = arith.addi %1, %c-5 : index
    %c3 = arith.constant 3 : index
    %c0_0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %3 = arith.cmpi slt, %arg1, %c0_0 : index
    %4 = arith.subi %c-1, %arg1 : index
    %5 = arith.select %3, %4, %arg1 : index
    %6 = arith.divsi %5, %c3 : index
    %7 = arith.subi %c-1, %6 : index
    %8 = arith.select %3, %7, %6 : index
    %c7 = arith.constant 7 : index
    %9 = arith.remsi %arg0, %c7 : index
    %c0_1 = arith.constant 0 : index
    %10 = arith.cmpi slt, %9, %c0_1 : index
    %11 = arith.addi %9, %c7 : index
    %12 = arith.select %10, %11, %9 : index
    %13 = arith.maxsi %2, %8 : index
    %14 = arith.maxsi %13, %12 : index
    %c4 = arith.constant 4 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %15 = arith.cmpi sle, %arg0, %c0_2 : index
    %16 = arith.subi %arg0, %c1_3 : index
    %17 = arith.select %15, %arg0, %16 : index
    %18 = arith.divsi %17, %c4 : index
    %19 = arith.addi %18, %c1_3 : index
    %20 = arith.select %15, %18, %19 : index
    %c100 = arith.constant 100 : index
    %21 = arith.addi %arg1, %c100 : index
    %22 = arith.minsi %20, %21 : index
    %c3_4 = arith.constant 3 : index
    %23 = scf.for %arg4 = %14 to %22 step %c3_4 iter_args(%arg5 = %arg3) -> (f32) {
      %c2_42 = arith.constant 2 : index
      %91 = arith.muli %arg4, %c2_42 overflow<nsw> : index
      %c5_43 = arith.constant 5 : index
      %92 = memref.load %arg2[%91, %c5_43] : memref<100x100xf32>
      %93 = arith.addf %92, %arg5 : f32
      scf.yield %93 : f32
    }
    %c0_5 = arith.constant 0 : index
    %c-10 = arith.constant -10 : index
    %24 = arith.addi %arg0, %c-10 : index
    %25 = arith.cmpi sge, %24, %c0_5 : index
    %c-1_6 = arith.constant -1 : index
    %26 = arith.muli %arg0, %c-1_6 overflow<nsw> : index
    %27 = arith.addi %26, %arg1 : index
    %28 = arith.cmpi eq, %27, %c0_5 : index
    %29 = arith.andi %25, %28 : i1
    scf.if %29 {
      %c0_42 = arith.constant 0 : index
      memref.store %arg3, %arg2[%c0_42, %arg0] : memref<100x100xf32>
    }
    %c0_7 = arith.constant 0 : index
    %c-10_8 = arith.constant -10 : index
    %30 = arith.addi %arg0, %c-10_8 : index
    %31 = arith.cmpi sge, %30, %c0_7 : index
    %c-1_9 = arith.constant -1 : index
    %32 = arith.muli %arg0, %c-1_9 overflow<nsw> : index
    %33 = arith.addi %32, %arg1 : index
    %34 = arith.cmpi eq, %33, %c0_7 : index
    %35 = arith.andi %31, %34 : i1
    %36 = scf.if %35 -> (f32) {
      scf.yield %arg3 : f32
    } else {
      scf.yield %23 : f32
    }
    %c0_10 = arith.constant 0 : index
    %c1_11 = arith.constant 1 : index
    %37 = arith.cmpi eq, %c1_11, %c0_10 : index
    scf.if %37 {
      %c0_42 = arith.constant 0 : index
      memref.store %arg3, %arg2[%c0_42, %arg1] : memref<100x100xf32>
    }
    %c0_12 = arith.constant 0 : index
    %c-4 = arith.constant -4 : index
    %38 = arith.cmpi sge, %c-4, %c0_12 : index
    %39 = arith.cmpi sge, %arg0, %c0_12 : index
    %40 = arith.andi %38, %39 : i1
    scf.if %40 {
      %c0_42 = arith.constant 0 : index
      memref.store %arg3, %arg2[%c0_42, %arg1] : memref<100x100xf32>
    }
    %c0_13 = arith.constant 0 : index
    %c10_14 = arith.constant 10 : index
    %41 = arith.minsi %c10_14, %arg1 : index
    %c5 = arith.constant 5 : index
    %42 = arith.maxsi %arg0, %c5 : index
    %c100_15 = arith.constant 100 : index
    %c2_16 = arith.constant 2 : index
    %c1_17 = arith.constant 1 : index
    scf.parallel (%arg4, %arg5) = (%c0_13, %42) to (%41, %c100_15) step (%c2_16, %c1_17) {
      memref.store %arg3, %arg2[%arg4, %arg5] : memref<100x100xf32>
      scf.reduce 
    }
    %c0_18 = arith.constant 0 : index
    %c1_19 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_20 = arith.constant 0xFF800000 : f32
    %43:2 = scf.parallel (%arg4) = (%c0_18) to (%arg1) step (%c1_19) init (%cst, %cst_20) -> (f32, f32) {
      %c5_42 = arith.constant 5 : index
      %91 = memref.load %arg2[%arg4, %c5_42] : memref<100x100xf32>
      scf.reduce(%91, %91 : f32, f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %92 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %92 : f32
      }, {
      ^bb0(%arg5: f32, %arg6: f32):
        %92 = arith.maximumf %arg5, %arg6 : f32
        scf.reduce.return %92 : f32
      }
    }
    %c8 = arith.constant 8 : index
    %c0_21 = arith.constant 0 : index
    %c-1_22 = arith.constant -1 : index
    %44 = arith.cmpi slt, %arg0, %c0_21 : index
    %45 = arith.subi %c-1_22, %arg0 : index
    %46 = arith.select %44, %45, %arg0 : index
    %47 = arith.divsi %46, %c8 : index
    %48 = arith.subi %c-1_22, %47 : index
    %49 = arith.select %44, %48, %47 : index
    %50 = arith.muli %49, %arg1 overflow<nsw> : index
    %c4_23 = arith.constant 4 : index
    %51 = arith.remsi %arg1, %c4_23 : index
    %c0_24 = arith.constant 0 : index
    %52 = arith.cmpi slt, %51, %c0_24 : index
    %53 = arith.addi %51, %c4_23 : index
    %54 = arith.select %52, %53, %51 : index
    %55 = arith.addi %50, %54 : index
    %c3_25 = arith.constant 3 : index
    %56 = arith.muli %arg0, %c3_25 overflow<nsw> : index
    %c5_26 = arith.constant 5 : index
    %c0_27 = arith.constant 0 : index
    %c1_28 = arith.constant 1 : index
    %57 = arith.cmpi sle, %56, %c0_27 : index
    %58 = arith.subi %56, %c1_28 : index
    %59 = arith.select %57, %56, %58 : index
    %60 = arith.divsi %59, %c5_26 : index
    %61 = arith.addi %60, %c1_28 : index
    %62 = arith.select %57, %60, %61 : index
    %c-1_29 = arith.constant -1 : index
    %63 = arith.muli %62, %c-1_29 overflow<nsw> : index
    %64 = arith.addi %55, %63 : index
    %c2_30 = arith.constant 2 : index
    %65 = arith.muli %arg1, %c2_30 overflow<nsw> : index
    %66 = arith.addi %arg0, %65 : index
    %c-5_31 = arith.constant -5 : index
    %67 = arith.addi %66, %c-5_31 : index
    %c3_32 = arith.constant 3 : index
    %c0_33 = arith.constant 0 : index
    %c-1_34 = arith.constant -1 : index
    %68 = arith.cmpi slt, %arg1, %c0_33 : index
    %69 = arith.subi %c-1_34, %arg1 : index
    %70 = arith.select %68, %69, %arg1 : index
    %71 = arith.divsi %70, %c3_32 : index
    %72 = arith.subi %c-1_34, %71 : index
    %73 = arith.select %68, %72, %71 : index
    %c7_35 = arith.constant 7 : index
    %74 = arith.remsi %arg0, %c7_35 : index
    %c0_36 = arith.constant 0 : index
    %75 = arith.cmpi slt, %74, %c0_36 : index
    %76 = arith.addi %74, %c7_35 : index
    %77 = arith.select %75, %76, %74 : index
    %78 = arith.minsi %67, %73 : index
    %79 = arith.minsi %78, %77 : index
    %c4_37 = arith.constant 4 : index
    %c0_38 = arith.constant 0 : index
    %c1_39 = arith.constant 1 : index
    %80 = arith.cmpi sle, %arg0, %c0_38 : index
    %81 = arith.subi %arg0, %c1_39 : index
    %82 = arith.select %80, %arg0, %81 : index
    %83 = arith.divsi %82, %c4_37 : index
    %84 = arith.addi %83, %c1_39 : index
    %85 = arith.select %80, %83, %84 : index
    %c100_40 = arith.constant 100 : index
    %86 = arith.addi %arg1, %c100_40 : index
    %87 = arith.maxsi %85, %86 : index
    %c3_41 = arith.constant 3 : index
    %88 = arith.addi %arg0, %c3_41 : index
    %89 = vector.load %arg2[%88, %arg1] : memref<100x100xf32>, vector<4xf32>
    vector.store %89, %arg2[%arg0, %64] : memref<100x100xf32>, vector<4xf32>
    %90 = arith.addi %79, %87 : index
    memref.prefetch %arg2[%arg0, %90], write, locality<2>, data : memref<100x100xf32>
    return %36 : f32
  }
  func.func @d(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %c5 = arith.constant 5 : index
    %0 = arith.muli %arg2, %c5 overflow<nsw, nuw> : index
    %1 = arith.muli %arg2, %arg1 overflow<nsw, nuw> : index
    %c5_0 = arith.constant 5 : index
    %2 = arith.muli %1, %c5_0 overflow<nsw, nuw> : index
    %c0 = arith.constant 0 : index
    %3 = arith.floordivsi %arg0, %2 : index
    %4 = arith.remsi %arg0, %2 : index
    %5 = arith.cmpi slt, %4, %c0 : index
    %6 = arith.addi %4, %2 overflow<nsw> : index
    %7 = arith.select %5, %6, %4 : index
    %8 = arith.divsi %7, %0 : index
    %9 = arith.remsi %arg0, %0 : index
    %10 = arith.cmpi slt, %9, %c0 : index
    %11 = arith.addi %9, %0 overflow<nsw> : index
    %12 = arith.select %10, %11, %9 : index
    %13 = arith.divsi %12, %arg2 : index
    %14 = arith.remsi %arg0, %arg2 : index
    %15 = arith.cmpi slt, %14, %c0 : index
    %16 = arith.addi %14, %arg2 overflow<nsw> : index
    %17 = arith.select %15, %16, %14 : index
    %c5_1 = arith.constant 5 : index
    %c5_2 = arith.constant 5 : index
    %18 = arith.muli %arg1, %c5_2 overflow<nsw, nuw> : index
    %c0_3 = arith.constant 0 : index
    %19 = arith.floordivsi %arg0, %18 : index
    %20 = arith.remsi %arg0, %18 : index
    %21 = arith.cmpi slt, %20, %c0_3 : index
    %22 = arith.addi %20, %18 overflow<nsw> : index
    %23 = arith.select %21, %22, %20 : index
    %24 = arith.divsi %23, %c5_1 : index
    %25 = arith.remsi %arg0, %c5_1 : index
    %26 = arith.cmpi slt, %25, %c0_3 : index
    %27 = arith.addi %25, %c5_1 overflow<nsw> : index
    %28 = arith.select %26, %27, %25 : index
    %c5_4 = arith.constant 5 : index
    %29 = arith.muli %arg2, %c5_4 overflow<nsw> : index
    %30 = arith.muli %arg2, %arg1 overflow<nsw> : index
    %c5_5 = arith.constant 5 : index
    %31 = arith.muli %30, %c5_5 overflow<nsw> : index
    %32 = arith.muli %3, %31 overflow<nsw> : index
    %33 = arith.muli %arg1, %29 overflow<nsw> : index
    %34 = arith.muli %arg2, %arg2 overflow<nsw> : index
    %35 = arith.addi %32, %33 overflow<nsw> : index
    %36 = arith.addi %35, %34 overflow<nsw> : index
    %37 = arith.addi %36, %24 overflow<nsw> : index
    %c5_6 = arith.constant 5 : index
    %c5_7 = arith.constant 5 : index
    %38 = arith.muli %arg1, %c5_7 overflow<nsw, nuw> : index
    %39 = arith.muli %3, %38 overflow<nsw> : index
    %40 = arith.muli %arg1, %c5_6 overflow<nsw> : index
    %41 = arith.addi %39, %40 overflow<nsw> : index
    %42 = arith.addi %41, %arg2 overflow<nsw> : index
    %c0_8 = arith.constant 0 : index
    return %37, %42, %28, %arg0 : index, index, index, index
  }
}

