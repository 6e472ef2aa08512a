// terrace opt --convert-scf-to-cf
// Every operation: loops with and without values, reductions, conditions, switches; attributes of LLVM go to the latch.
#la = #llvm.loop_annotation<mustProgress = true>
func.func @f(%a: index, %b: index, %s: index, %x: f32, %m: memref<?xf32>) -> f32 {
  %r = scf.for %i = %a to %b step %s iter_args(%c = %x) -> (f32) {
    %y = arith.addf %c, %x : f32
    scf.yield %y : f32
  } {llvm.loop_annotation = #la, foo = 1 : i32, llvm.bar = #la, baz = #la}
  scf.for unsigned %i = %a to %b step %s {
    scf.for %j = %a to %b step %s {
      memref.store %x, %m[%j] : memref<?xf32>
    }
    scf.yield {a = 2}
  }
  %w:2 = scf.while (%p = %x, %q = %a) : (f32, index) -> (f32, index) {
    %cc = arith.cmpf olt, %p, %x : f32
    scf.condition(%cc) {zz} %p, %q : f32, index
  } do {
  ^bb0(%u: f32, %v: index):
    %y = arith.addf %u, %x : f32
    scf.yield %y, %v : f32, index
  } attributes {llvm.loop_annotation = #la, foo}
  %w2 = scf.while (%p = %x) : (f32) -> (f32) {
    %cc = arith.cmpf olt, %p, %x : f32
    scf.condition(%cc) %p : f32
  } do {
  ^bb0(%u: f32):
    scf.yield %u: f32
  } attributes {llvm.loop_annotation = #la, foo}
  %z = scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) init(%x) -> f32 {
     %e = arith.addf %x, %x : f32
     scf.reduce(%e : f32) {
     ^bb0(%l: f32, %rr: f32):
       %o = arith.mulf %l, %rr : f32
       scf.reduce.return %o : f32
     }
  } {llvm.loop_annotation = #la, foo}
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) {
     memref.store %x, %m[%j] : memref<?xf32>
  } {llvm.loop_annotation = #la, foo}
  scf.forall (%i, %j) in (3, %b) {
     memref.store %x, %m[%j] : memref<?xf32>
  } {llvm.loop_annotation = #la, foo}
  scf.forall (%i, %j) = (0, %a) to (7, %b) step (2, %s) {
     memref.store %x, %m[%j] : memref<?xf32>
  }
  %cnd = arith.cmpi slt, %a, %b : index
  %k = scf.if %cnd -> f32 { scf.yield %x : f32 } else { scf.yield %z : f32 }
  scf.if %cnd { memref.store %x, %m[%a] : memref<?xf32> }
  scf.if %cnd { memref.store %x, %m[%a] : memref<?xf32> } else { memref.store %x, %m[%b] : memref<?xf32> }
  %er = scf.execute_region -> f32 {
    cf.cond_br %cnd, ^bb1, ^bb2
    ^bb1: scf.yield %x : f32
    ^bb2: cf.br ^bb3(%x : f32)
    ^bb3(%g : f32): scf.yield %g : f32
  }
  %sw = scf.index_switch %a -> f32
   case 2 { scf.yield %x : f32 }
   case 5 { scf.if %cnd { memref.store %x, %m[%a] : memref<?xf32> } scf.yield %x : f32 }
   default { scf.yield %r : f32 }
  scf.index_switch %a 
   default { memref.store %x, %m[%b] : memref<?xf32> }
  return %sw : f32
}
// ==== stdout ====
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: memref<?xf32>) -> f32 {
    cf.br ^bb1(%arg0, %arg3 : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.addf %1, %arg3 : f32
    %4 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%4, %3 : index, f32) {baz = #loop_annotation, llvm.bar = #loop_annotation, llvm.loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg0 : index)
  ^bb4(%5: index):  // 2 preds: ^bb3, ^bb8
    %6 = arith.cmpi ult, %5, %arg1 : index
    cf.cond_br %6, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    cf.br ^bb6(%arg0 : index)
  ^bb6(%7: index):  // 2 preds: ^bb5, ^bb7
    %8 = arith.cmpi slt, %7, %arg1 : index
    cf.cond_br %8, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    memref.store %arg3, %arg4[%7] : memref<?xf32>
    %9 = arith.addi %7, %arg2 : index
    cf.br ^bb6(%9 : index)
  ^bb8:  // pred: ^bb6
    %10 = arith.addi %5, %arg2 : index
    cf.br ^bb4(%10 : index)
  ^bb9:  // pred: ^bb4
    cf.br ^bb10(%arg3, %arg0 : f32, index)
  ^bb10(%11: f32, %12: index):  // 2 preds: ^bb9, ^bb11
    %13 = arith.cmpf olt, %11, %arg3 : f32
    cf.cond_br %13, ^bb11(%11, %12 : f32, index), ^bb12
  ^bb11(%14: f32, %15: index):  // pred: ^bb10
    %16 = arith.addf %14, %arg3 : f32
    cf.br ^bb10(%16, %15 : f32, index) {llvm.loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb10
    cf.br ^bb13(%arg3 : f32)
  ^bb13(%17: f32):  // 2 preds: ^bb12, ^bb13
    %18 = arith.cmpf olt, %17, %arg3 : f32
    cf.cond_br %18, ^bb13(%17 : f32), ^bb14 {llvm.loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    cf.br ^bb15(%arg0, %arg3 : index, f32)
  ^bb15(%19: index, %20: f32):  // 2 preds: ^bb14, ^bb19
    %21 = arith.cmpi slt, %19, %arg1 : index
    cf.cond_br %21, ^bb16, ^bb20
  ^bb16:  // pred: ^bb15
    cf.br ^bb17(%arg0, %20 : index, f32)
  ^bb17(%22: index, %23: f32):  // 2 preds: ^bb16, ^bb18
    %24 = arith.cmpi slt, %22, %arg1 : index
    cf.cond_br %24, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %25 = arith.addf %arg3, %arg3 : f32
    %26 = arith.mulf %23, %25 : f32
    %27 = arith.addi %22, %arg2 : index
    cf.br ^bb17(%27, %26 : index, f32)
  ^bb19:  // pred: ^bb17
    %28 = arith.addi %19, %arg2 : index
    cf.br ^bb15(%28, %23 : index, f32)
  ^bb20:  // pred: ^bb15
    cf.br ^bb21(%arg0 : index)
  ^bb21(%29: index):  // 2 preds: ^bb20, ^bb25
    %30 = arith.cmpi slt, %29, %arg1 : index
    cf.cond_br %30, ^bb22, ^bb26
  ^bb22:  // pred: ^bb21
    cf.br ^bb23(%arg0 : index)
  ^bb23(%31: index):  // 2 preds: ^bb22, ^bb24
    %32 = arith.cmpi slt, %31, %arg1 : index
    cf.cond_br %32, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    memref.store %arg3, %arg4[%31] : memref<?xf32>
    %33 = arith.addi %31, %arg2 : index
    cf.br ^bb23(%33 : index)
  ^bb25:  // pred: ^bb23
    %34 = arith.addi %29, %arg2 : index
    cf.br ^bb21(%34 : index)
  ^bb26:  // pred: ^bb21
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c1_1 = arith.constant 1 : index
    cf.br ^bb27(%c0 : index)
  ^bb27(%35: index):  // 2 preds: ^bb26, ^bb31
    %36 = arith.cmpi slt, %35, %c3 : index
    cf.cond_br %36, ^bb28, ^bb32
  ^bb28:  // pred: ^bb27
    cf.br ^bb29(%c0_0 : index)
  ^bb29(%37: index):  // 2 preds: ^bb28, ^bb30
    %38 = arith.cmpi slt, %37, %arg1 : index
    cf.cond_br %38, ^bb30, ^bb31
  ^bb30:  // pred: ^bb29
    memref.store %arg3, %arg4[%37] : memref<?xf32>
    %39 = arith.addi %37, %c1_1 : index
    cf.br ^bb29(%39 : index)
  ^bb31:  // pred: ^bb29
    %40 = arith.addi %35, %c1 : index
    cf.br ^bb27(%40 : index)
  ^bb32:  // pred: ^bb27
    %c0_2 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c2 = arith.constant 2 : index
    cf.br ^bb33(%c0_2 : index)
  ^bb33(%41: index):  // 2 preds: ^bb32, ^bb37
    %42 = arith.cmpi slt, %41, %c7 : index
    cf.cond_br %42, ^bb34, ^bb38
  ^bb34:  // pred: ^bb33
    cf.br ^bb35(%arg0 : index)
  ^bb35(%43: index):  // 2 preds: ^bb34, ^bb36
    %44 = arith.cmpi slt, %43, %arg1 : index
    cf.cond_br %44, ^bb36, ^bb37
  ^bb36:  // pred: ^bb35
    memref.store %arg3, %arg4[%43] : memref<?xf32>
    %45 = arith.addi %43, %arg2 : index
    cf.br ^bb35(%45 : index)
  ^bb37:  // pred: ^bb35
    %46 = arith.addi %41, %c2 : index
    cf.br ^bb33(%46 : index)
  ^bb38:  // pred: ^bb33
    %47 = arith.cmpi slt, %arg0, %arg1 : index
    cf.cond_br %47, ^bb39, ^bb40
  ^bb39:  // pred: ^bb38
    cf.br ^bb41(%arg3 : f32)
  ^bb40:  // pred: ^bb38
    cf.br ^bb41(%20 : f32)
  ^bb41(%48: f32):  // 2 preds: ^bb39, ^bb40
    cf.br ^bb42
  ^bb42:  // pred: ^bb41
    cf.cond_br %47, ^bb43, ^bb44
  ^bb43:  // pred: ^bb42
    memref.store %arg3, %arg4[%arg0] : memref<?xf32>
    cf.br ^bb44
  ^bb44:  // 2 preds: ^bb42, ^bb43
    cf.cond_br %47, ^bb45, ^bb46
  ^bb45:  // pred: ^bb44
    memref.store %arg3, %arg4[%arg0] : memref<?xf32>
    cf.br ^bb47
  ^bb46:  // pred: ^bb44
    memref.store %arg3, %arg4[%arg1] : memref<?xf32>
    cf.br ^bb47
  ^bb47:  // 2 preds: ^bb45, ^bb46
    cf.br ^bb48
  ^bb48:  // pred: ^bb47
    cf.cond_br %47, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    cf.br ^bb52(%arg3 : f32)
  ^bb50:  // pred: ^bb48
    cf.br ^bb51(%arg3 : f32)
  ^bb51(%49: f32):  // pred: ^bb50
    cf.br ^bb52(%49 : f32)
  ^bb52(%50: f32):  // 2 preds: ^bb49, ^bb51
    %51 = arith.index_cast %arg0 : index to i64
    cf.switch %51 : i64, [
      default: ^bb57,
      2: ^bb53,
      5: ^bb54
    ]
  ^bb53:  // pred: ^bb52
    cf.br ^bb58(%arg3 : f32)
  ^bb54:  // pred: ^bb52
    cf.cond_br %47, ^bb55, ^bb56
  ^bb55:  // pred: ^bb54
    memref.store %arg3, %arg4[%arg0] : memref<?xf32>
    cf.br ^bb56
  ^bb56:  // 2 preds: ^bb54, ^bb55
    cf.br ^bb58(%arg3 : f32)
  ^bb57:  // pred: ^bb52
    cf.br ^bb58(%1 : f32)
  ^bb58(%52: f32):  // 3 preds: ^bb53, ^bb56, ^bb57
    %53 = arith.index_cast %arg0 : index to i64
    cf.switch %53 : i64, [
      default: ^bb59]
  ^bb59:  // pred: ^bb58
    memref.store %arg3, %arg4[%arg1] : memref<?xf32>
    cf.br ^bb60
  ^bb60:  // pred: ^bb59
    return %52 : f32
  }
}

