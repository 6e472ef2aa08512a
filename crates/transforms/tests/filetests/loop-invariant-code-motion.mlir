// terrace opt --loop-invariant-code-motion --allow-unregistered-dialect --mlir-print-local-scope
// Which operations leave a loop: those without effects that may be executed even if the loop is not entered.
func.func @f(%a: i32, %b: index, %c: i1, %m: memref<?x?xf32>, %um: memref<*xf32>, %v: vector<4xi32>, %n: index, %mm : memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : i32
  %cm1 = arith.constant -1 : i32
  %cz = arith.constant 0 : i32
  %vc = arith.constant dense<[1,2,-1,4]> : vector<4xi32>
  %l5 = llvm.mlir.constant(5 : i32) : i32
  scf.for %i = %c0 to %b step %c1 {
    %0 = arith.divsi %a, %c5 : i32
    %1 = arith.divsi %a, %cm1 : i32
    %2 = arith.divui %a, %cm1 : i32
    %3 = arith.divui %a, %cz : i32
    %4 = arith.ceildivsi %a, %c5 : i32
    %5 = arith.ceildivui %a, %c5 : i32
    %6 = arith.floordivsi %a, %c5 : i32
    %7 = arith.remsi %a, %c5 : i32
    %8 = arith.divui %v, %vc : vector<4xi32>
    %9 = arith.divsi %v, %vc : vector<4xi32>
    %10 = index.divs %b, %n
    %11 = index.divu %b, %c1
    %12 = index.ceildivs %b, %n
    %13 = index.rems %b, %n
    %14 = memref.dim %m, %c0 : memref<?x?xf32>
    %15 = memref.dim %m, %c2 : memref<?x?xf32>
    %16 = memref.dim %m, %n : memref<?x?xf32>
    %17 = memref.dim %um, %c0 : memref<*xf32>
    %18 = llvm.sdiv %a, %a : i32
    %19 = llvm.udiv %a, %l5 : i32
    %20 = llvm.add %a, %a : i32
    %21 = scf.if %c -> i32 { %x = arith.addi %a, %a : i32 scf.yield %x : i32 } else { scf.yield %a : i32}
    %22 = scf.if %c -> i32 { %x = arith.divsi %a, %a : i32 scf.yield %x : i32 } else { scf.yield %a : i32}
    %23 = scf.for %j = %c0 to %n step %c1 iter_args(%q = %a) -> i32 { %x = arith.addi %q, %a : i32 scf.yield %x : i32 }
    %24 = scf.for %j = %c0 to %n step %c2 iter_args(%q = %a) -> i32 { %x = arith.addi %q, %a : i32 scf.yield %x : i32 }
    %25 = scf.execute_region -> i32 { %x = arith.addi %a, %a : i32 scf.yield %x : i32 }
    %26 = scf.while (%q = %c) : (i1) -> i1 { scf.condition(%q) %q : i1 } do { ^bb0(%z : i1): scf.yield %z : i1 }
    %27 = scf.index_switch %b -> i32 case 2 { scf.yield %a : i32 } default { scf.yield %c5 : i32 }
    %28 = affine.for %j = 0 to 10 iter_args(%q = %a) -> i32 { %x = arith.addi %q, %a : i32 affine.yield %x : i32 }
    %29 = affine.for %j = 0 to 10 step 2 iter_args(%q = %a) -> i32 { %x = arith.addi %q, %a : i32 affine.yield %x : i32 }
    %30 = affine.if affine_set<(d0) : (d0 >= 0)> (%b) -> i32 { affine.yield %a : i32 } else { affine.yield %c5 : i32 }
    %31 = affine.parallel (%j) = (0) to (10) reduce ("addi") -> i32 { affine.yield %a : i32 }
    %32 = affine.apply affine_map<(d0) -> (d0 floordiv 2)> (%b)
    %33 = memref.cast %m : memref<?x?xf32> to memref<4x4xf32>
    %34 = memref.load %mm[%c0] : memref<4xf32>
    %35 = memref.subview %m[0,0][%n,%n][1,1] : memref<?x?xf32> to memref<?x?xf32, strided<[?,1]>>
    %36 = memref.extract_aligned_pointer_as_index %m : memref<?x?xf32> -> index
    %37 = memref.rank %um : memref<*xf32>
    %38 = vector.extract %v[0] : i32 from vector<4xi32>
    %39 = vector.extract %v[%n] : i32 from vector<4xi32>
    %40 = vector.broadcast %a : i32 to vector<4xi32>
    %f = arith.constant 0.0 : f32
    %41 = vector.transfer_read %mm[%c0], %f : memref<4xf32>, vector<4xf32>
    %43 = ub.poison : i32
    %44 = func.call @g() : () -> i32
    %45 = builtin.unrealized_conversion_cast %a : i32 to i64
    %46 = llvm.mlir.undef : i32
    %47 = llvm.mlir.addressof @glob : !llvm.ptr
    %48 = memref.get_global @gm : memref<2xi32>
    %49 = llvm.getelementptr %47[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %50 = llvm.load %47 : !llvm.ptr -> i32
    %51 = llvm.intr.umax(%a, %a) : (i32, i32) -> i32
    %52 = llvm.srem %a, %l5 : i32
    %53 = memref.alloca() : memref<4xf32>
    %54 = func.constant @g : () -> i32
    %55 = memref.memory_space_cast %m : memref<?x?xf32> to memref<?x?xf32, 1>
    %56 = memref.expand_shape %mm [[0,1]] output_shape [2,2] : memref<4xf32> into memref<2x2xf32>
    %57 = memref.reinterpret_cast %mm to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
    %58 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    %59:4 = memref.extract_strided_metadata %mm : memref<4xf32> -> memref<f32>, index, index, index
    %60 = vector.create_mask %n : vector<4xi1>
    %61 = vector.step : vector<4xindex>
    %62 = vector.vscale
    %63 = index.shl %b, %n
    %64 = index.floordivs %b, %c2
    %65 = index.ceildivu %b, %c2
    "test.use"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9) : (i32,i32,i32,i32,i32,i32,i32,i32,vector<4xi32>, vector<4xi32>) -> ()
  }
  return
}
func.func private @g() -> i32
llvm.mlir.global private @glob(1:i32) : i32
memref.global @gm : memref<2xi32>
func.func @more(%a: i32, %b: index, %c: i1, %n: index, %t : tensor<4xf32>, %v : vector<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l5 = llvm.mlir.constant(5 : i32) : i32
  %lm1 = llvm.mlir.constant(-1 : i32) : i32
  %l0 = llvm.mlir.constant(0 : i32) : i32
  scf.for %i = %c0 to %b step %c1 {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) { %x = arith.addi %a, %a : i32 }
    %o = scf.forall (%j) in (4) shared_outs(%q = %t) -> tensor<4xf32> { scf.forall.in_parallel {} }
    %0 = llvm.udiv %a, %a : i32
    %1 = llvm.urem %a, %l5 : i32
    %2 = llvm.srem %a, %l5 : i32
    %3 = llvm.sdiv %a, %l5 : i32
    %4 = llvm.sdiv %a, %lm1 : i32
    %5 = llvm.srem %l5, %l5 : i32
    %6 = llvm.udiv %a, %l0 : i32
    %7 = llvm.urem %a, %l5 : i32
    %8 = arith.floordivsi %a, %l5 : i32
    %9 = arith.remui %a, %l5 : i32
    %10 = arith.ceildivsi %a, %a : i32
    %vm = arith.constant dense<true> : vector<4xi1>
    %11 = vector.mask %vm { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
    %12 = math.ctpop %a : i32
    "test.use"() : () -> ()
  }
  return
}
func.func @nested(%a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      %0 = arith.addi %a, %a : i32
      %1 = arith.muli %0, %0 : i32
      %2 = arith.index_cast %i : index to i32
      %3 = arith.addi %2, %1 : i32
      "u.use"(%3) : (i32) -> ()
      affine.for %k = 0 to 5 {
        %4 = arith.subi %3, %a : i32
        "u.use"(%4) : (i32) -> ()
      }
    }
  }
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: i1, %arg3: memref<?x?xf32>, %arg4: memref<*xf32>, %arg5: vector<4xi32>, %arg6: index, %arg7: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c5_i32 = arith.constant 5 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<[1, 2, -1, 4]> : vector<4xi32>
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = arith.divsi %arg0, %c5_i32 : i32
    %2 = arith.divui %arg0, %c-1_i32 : i32
    %3 = arith.ceildivsi %arg0, %c5_i32 : i32
    %4 = arith.ceildivui %arg0, %c5_i32 : i32
    %5 = arith.floordivsi %arg0, %c5_i32 : i32
    %6 = arith.remsi %arg0, %c5_i32 : i32
    %7 = arith.divui %arg5, %cst : vector<4xi32>
    %dim = memref.dim %arg3, %c0 : memref<?x?xf32>
    %8 = llvm.udiv %arg0, %0 : i32
    %9 = llvm.add %arg0, %arg0 : i32
    %10 = scf.if %arg2 -> (i32) {
      %31 = arith.addi %arg0, %arg0 : i32
      scf.yield %31 : i32
    } else {
      scf.yield %arg0 : i32
    }
    %11 = scf.for %arg8 = %c0 to %arg6 step %c1 iter_args(%arg9 = %arg0) -> (i32) {
      %31 = arith.addi %arg9, %arg0 : i32
      scf.yield %31 : i32
    }
    %12 = affine.for %arg8 = 0 to 10 iter_args(%arg9 = %arg0) -> (i32) {
      %31 = arith.addi %arg9, %arg0 : i32
      affine.yield %31 : i32
    }
    %13 = affine.if affine_set<(d0) : (d0 >= 0)>(%arg1) -> i32 {
      affine.yield %arg0 : i32
    } else {
      affine.yield %c5_i32 : i32
    }
    %14 = affine.parallel (%arg8) = (0) to (10) reduce ("addi") -> (i32) {
      affine.yield %arg0 : i32
    }
    %15 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%arg1)
    %cast = memref.cast %arg3 : memref<?x?xf32> to memref<4x4xf32>
    %subview = memref.subview %arg3[0, 0] [%arg6, %arg6] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
    %intptr = memref.extract_aligned_pointer_as_index %arg3 : memref<?x?xf32> -> index
    %16 = memref.rank %arg4 : memref<*xf32>
    %17 = vector.extract %arg5[0] : i32 from vector<4xi32>
    %18 = vector.extract %arg5[%arg6] : i32 from vector<4xi32>
    %19 = vector.broadcast %arg0 : i32 to vector<4xi32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %20 = ub.poison : i32
    %21 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    %22 = llvm.mlir.undef : i32
    %23 = llvm.mlir.addressof @glob : !llvm.ptr
    %24 = memref.get_global @gm : memref<2xi32>
    %25 = llvm.getelementptr %23[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %26 = llvm.intr.umax(%arg0, %arg0) : (i32, i32) -> i32
    %27 = llvm.srem %arg0, %0 : i32
    %f = constant @g : () -> i32
    %memspacecast = memref.memory_space_cast %arg3 : memref<?x?xf32> to memref<?x?xf32, 1>
    %expand_shape = memref.expand_shape %arg7 [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg7 to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
    %transpose = memref.transpose %arg3 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg7 : memref<4xf32> -> memref<f32>, index, index, index
    %28 = vector.create_mask %arg6 : vector<4xi1>
    %29 = vector.step : vector<4xindex>
    %vscale = vector.vscale
    %30 = index.shl %arg1, %arg6
    scf.for %arg8 = %c0 to %arg1 step %c1 {
      %31 = arith.divsi %arg0, %c-1_i32 : i32
      %32 = arith.divui %arg0, %c0_i32 : i32
      %33 = arith.divsi %arg5, %cst : vector<4xi32>
      %34 = index.divs %arg1, %arg6
      %35 = index.divu %arg1, %c1
      %36 = index.ceildivs %arg1, %arg6
      %37 = index.rems %arg1, %arg6
      %dim_1 = memref.dim %arg3, %c2 : memref<?x?xf32>
      %dim_2 = memref.dim %arg3, %arg6 : memref<?x?xf32>
      %dim_3 = memref.dim %arg4, %c0 : memref<*xf32>
      %38 = llvm.sdiv %arg0, %arg0 : i32
      %39 = scf.if %arg2 -> (i32) {
        %51 = arith.divsi %arg0, %arg0 : i32
        scf.yield %51 : i32
      } else {
        scf.yield %arg0 : i32
      }
      %40 = scf.for %arg9 = %c0 to %arg6 step %c2 iter_args(%arg10 = %arg0) -> (i32) {
        %51 = arith.addi %arg10, %arg0 : i32
        scf.yield %51 : i32
      }
      %41 = scf.execute_region -> i32 {
        %51 = arith.addi %arg0, %arg0 : i32
        scf.yield %51 : i32
      }
      %42 = scf.while (%arg9 = %arg2) : (i1) -> i1 {
        scf.condition(%arg9) %arg9 : i1
      } do {
      ^bb0(%arg9: i1):
        scf.yield %arg9 : i1
      }
      %43 = scf.index_switch %arg1 -> i32 
      case 2 {
        scf.yield %arg0 : i32
      }
      default {
        scf.yield %c5_i32 : i32
      }
      %44 = affine.for %arg9 = 0 to 10 step 2 iter_args(%arg10 = %arg0) -> (i32) {
        %51 = arith.addi %arg10, %arg0 : i32
        affine.yield %51 : i32
      }
      %45 = memref.load %arg7[%c0] : memref<4xf32>
      %46 = vector.transfer_read %arg7[%c0], %cst_0 : memref<4xf32>, vector<4xf32>
      %47 = func.call @g() : () -> i32
      %48 = llvm.load %23 : !llvm.ptr -> i32
      %alloca = memref.alloca() : memref<4xf32>
      %49 = index.floordivs %arg1, %c2
      %50 = index.ceildivu %arg1, %c2
      "test.use"(%1, %31, %2, %32, %3, %4, %5, %6, %7, %33) : (i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, vector<4xi32>) -> ()
    }
    return
  }
  func.func private @g() -> i32
  llvm.mlir.global private @glob(1 : i32) {addr_space = 0 : i32} : i32
  memref.global @gm : memref<2xi32>
  func.func @more(%arg0: i32, %arg1: index, %arg2: i1, %arg3: index, %arg4: tensor<4xf32>, %arg5: vector<4xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = arith.addi %arg0, %arg0 : i32
    %4 = llvm.urem %arg0, %0 : i32
    %5 = llvm.srem %arg0, %0 : i32
    %6 = llvm.sdiv %arg0, %0 : i32
    %7 = llvm.srem %0, %0 : i32
    %8 = llvm.urem %arg0, %0 : i32
    %9 = arith.floordivsi %arg0, %0 : i32
    %10 = arith.remui %arg0, %0 : i32
    %cst = arith.constant dense<true> : vector<4xi1>
    %11 = math.ctpop %arg0 : i32
    scf.for %arg6 = %c0 to %arg1 step %c1 {
      scf.parallel (%arg7) = (%c0) to (%arg3) step (%c1) {
        scf.reduce 
      }
      %12 = scf.forall (%arg7) in (4) shared_outs(%arg8 = %arg4) -> (tensor<4xf32>) {
        scf.forall.in_parallel {
        }
      }
      %13 = llvm.udiv %arg0, %arg0 : i32
      %14 = llvm.sdiv %arg0, %1 : i32
      %15 = llvm.udiv %arg0, %2 : i32
      %16 = arith.ceildivsi %arg0, %arg0 : i32
      %17 = vector.mask %cst { vector.reduction <add>, %arg5 : vector<4xi32> into i32 } : vector<4xi1> -> i32
      "test.use"() : () -> ()
    }
    return
  }
  func.func @nested(%arg0: i32, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %2 = arith.index_cast %arg2 : index to i32
      %3 = arith.addi %2, %1 : i32
      %4 = arith.subi %3, %arg0 : i32
      scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
        "u.use"(%3) : (i32) -> ()
        affine.for %arg4 = 0 to 5 {
          "u.use"(%4) : (i32) -> ()
        }
        scf.reduce 
      }
    }
    return
  }
}
