// fx opt --convert-fx-to-arith
// Numbers and intervals through branches, loops, calls, results and memory.
func.func @branches(%c: i1, %x: !fx.fixed<8, 8>, %i: !fx.interval<!fx.fixed<8, 8>>) -> !fx.interval<!fx.fixed<8, 8>> {
  cf.cond_br %c, ^bb1(%i, %x : !fx.interval<!fx.fixed<8, 8>>, !fx.fixed<8, 8>), ^bb2(%i : !fx.interval<!fx.fixed<8, 8>>)
^bb1(%0: !fx.interval<!fx.fixed<8, 8>>, %1: !fx.fixed<8, 8>):
  %2 = fx.clamp %1 in %0 : !fx.interval<!fx.fixed<8, 8>>
  %3 = fx.interval %2 to %1 : !fx.interval<!fx.fixed<8, 8>>
  cf.br ^bb2(%3 : !fx.interval<!fx.fixed<8, 8>>)
^bb2(%4: !fx.interval<!fx.fixed<8, 8>>):
  return %4 : !fx.interval<!fx.fixed<8, 8>>
}
func.func @switch(%flag: i32, %i: !fx.interval<!fx.fixed<8, 8>>, %x: !fx.fixed<8, 8>) -> !fx.fixed<8, 8> {
  cf.switch %flag : i32, [
    default: ^bb1(%x : !fx.fixed<8, 8>),
    3: ^bb2(%i, %flag : !fx.interval<!fx.fixed<8, 8>>, i32),
    4: ^bb1(%x : !fx.fixed<8, 8>)
  ]
^bb1(%0: !fx.fixed<8, 8>):
  return %0 : !fx.fixed<8, 8>
^bb2(%1: !fx.interval<!fx.fixed<8, 8>>, %2: i32):
  %3 = fx.clamp %x in %1 : !fx.interval<!fx.fixed<8, 8>>
  cf.br ^bb1(%3 : !fx.fixed<8, 8>)
}
// A function of which only an inner block has such an argument.
func.func @inner() {
  %0 = fx.constant 1.5 : !fx.fixed<8, 8>
  %1 = fx.interval %0 to %0 : !fx.interval<!fx.fixed<8, 8>>
  cf.br ^bb1(%1 : !fx.interval<!fx.fixed<8, 8>>)
^bb1(%2: !fx.interval<!fx.fixed<8, 8>>):
  cf.br ^bb1(%2 : !fx.interval<!fx.fixed<8, 8>>)
}
func.func @loops(%n: index, %i: !fx.interval<!fx.fixed<8, 8>>, %x: !fx.fixed<8, 8>) -> (!fx.interval<!fx.fixed<8, 8>>, !fx.fixed<8, 8>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0:2 = scf.for %k = %zero to %n step %one iter_args(%a = %i, %b = %x) -> (!fx.interval<!fx.fixed<8, 8>>, !fx.fixed<8, 8>) {
    %c = arith.cmpi eq, %k, %n : index
    %1 = scf.if %c -> (!fx.interval<!fx.fixed<8, 8>>) {
      scf.yield %a : !fx.interval<!fx.fixed<8, 8>>
    } else {
      %2:2 = func.call @loops(%k, %a, %b) : (index, !fx.interval<!fx.fixed<8, 8>>, !fx.fixed<8, 8>) -> (!fx.interval<!fx.fixed<8, 8>>, !fx.fixed<8, 8>)
      scf.yield %2#0 : !fx.interval<!fx.fixed<8, 8>>
    }
    scf.yield %1, %b : !fx.interval<!fx.fixed<8, 8>>, !fx.fixed<8, 8>
  } {fx.note}
  %3:3 = scf.while (%a = %0#0) : (!fx.interval<!fx.fixed<8, 8>>) -> (!fx.fixed<8, 8>, index, !fx.interval<!fx.fixed<8, 8>>) {
    %c = arith.cmpi eq, %n, %one : index
    %4 = fx.clamp %x in %a : !fx.interval<!fx.fixed<8, 8>>
    scf.condition(%c) %4, %n, %a : !fx.fixed<8, 8>, index, !fx.interval<!fx.fixed<8, 8>>
  } do {
  ^bb0(%a: !fx.fixed<8, 8>, %b: index, %c: !fx.interval<!fx.fixed<8, 8>>):
    scf.yield %c : !fx.interval<!fx.fixed<8, 8>>
  }
  %5 = scf.index_switch %n -> !fx.interval<!fx.fixed<8, 8>>
  case 2 {
    scf.yield %3#2 : !fx.interval<!fx.fixed<8, 8>>
  }
  default {
    %6 = fx.interval %x to %3#0 : !fx.interval<!fx.fixed<8, 8>>
    scf.yield %6 : !fx.interval<!fx.fixed<8, 8>>
  }
  return %5, %3#0 : !fx.interval<!fx.fixed<8, 8>>, !fx.fixed<8, 8>
}
memref.global "private" @table : memref<4x!fx.fixed<8, 8>> = uninitialized
func.func @memory(%n: index, %x: !fx.fixed<8, 8>) -> (memref<*x!fx.fixed<8, 8>>, memref<?x!fx.fixed<8, 8>, strided<[1], offset: ?>>) {
  %0 = memref.alloc(%n) : memref<?x!fx.fixed<8, 8>>
  %1 = memref.get_global @table : memref<4x!fx.fixed<8, 8>>
  memref.store %x, %0[%n] : memref<?x!fx.fixed<8, 8>>
  %2 = memref.load %1[%n] : memref<4x!fx.fixed<8, 8>>
  memref.store %2, %0[%n] : memref<?x!fx.fixed<8, 8>>
  %3 = memref.subview %0[%n] [%n] [1] : memref<?x!fx.fixed<8, 8>> to memref<?x!fx.fixed<8, 8>, strided<[1], offset: ?>>
  %4 = memref.cast %0 : memref<?x!fx.fixed<8, 8>> to memref<*x!fx.fixed<8, 8>>
  %5 = memref.alloca() : memref<4x!fx.fixed<8, 8>>
  memref.copy %1, %5 : memref<4x!fx.fixed<8, 8>> to memref<4x!fx.fixed<8, 8>>
  return %4, %3 : memref<*x!fx.fixed<8, 8>>, memref<?x!fx.fixed<8, 8>, strided<[1], offset: ?>>
}
// ==== stdout ====
module {
  func.func @branches(%arg0: i1, %arg1: i16, %arg2: i16, %arg3: i16) -> (i16, i16) {
    cf.cond_br %arg0, ^bb1(%arg2, %arg3, %arg1 : i16, i16, i16), ^bb2(%arg2, %arg3 : i16, i16)
  ^bb1(%0: i16, %1: i16, %2: i16):  // pred: ^bb0
    %3 = arith.maxsi %2, %0 : i16
    %4 = arith.minsi %3, %1 : i16
    cf.br ^bb2(%4, %2 : i16, i16)
  ^bb2(%5: i16, %6: i16):  // 2 preds: ^bb0, ^bb1
    return %5, %6 : i16, i16
  }
  func.func @switch(%arg0: i32, %arg1: i16, %arg2: i16, %arg3: i16) -> i16 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg3 : i16),
      3: ^bb2(%arg1, %arg2, %arg0 : i16, i16, i32),
      4: ^bb1(%arg3 : i16)
    ]
  ^bb1(%0: i16):  // 3 preds: ^bb0, ^bb0, ^bb2
    return %0 : i16
  ^bb2(%1: i16, %2: i16, %3: i32):  // pred: ^bb0
    %4 = arith.maxsi %arg3, %1 : i16
    %5 = arith.minsi %4, %2 : i16
    cf.br ^bb1(%5 : i16)
  }
  func.func @inner() {
    %c384_i16 = arith.constant 384 : i16
    cf.br ^bb1(%c384_i16, %c384_i16 : i16, i16)
  ^bb1(%0: i16, %1: i16):  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1(%0, %1 : i16, i16)
  }
  func.func @loops(%arg0: index, %arg1: i16, %arg2: i16, %arg3: i16) -> (i16, i16, i16) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:3 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg1, %arg6 = %arg2, %arg7 = %arg3) -> (i16, i16, i16) {
      %3 = arith.cmpi eq, %arg4, %arg0 : index
      %4:2 = scf.if %3 -> (i16, i16) {
        scf.yield %arg5, %arg6 : i16, i16
      } else {
        %5:3 = func.call @loops(%arg4, %arg5, %arg6, %arg7) : (index, i16, i16, i16) -> (i16, i16, i16)
        scf.yield %5#0, %5#1 : i16, i16
      }
      scf.yield %4#0, %4#1, %arg7 : i16, i16, i16
    } {fx.note}
    %1:4 = scf.while (%arg4 = %0#0, %arg5 = %0#1) : (i16, i16) -> (i16, index, i16, i16) {
      %3 = arith.cmpi eq, %arg0, %c1 : index
      %4 = arith.maxsi %arg3, %arg4 : i16
      %5 = arith.minsi %4, %arg5 : i16
      scf.condition(%3) %5, %arg0, %arg4, %arg5 : i16, index, i16, i16
    } do {
    ^bb0(%arg4: i16, %arg5: index, %arg6: i16, %arg7: i16):
      scf.yield %arg6, %arg7 : i16, i16
    }
    %2:2 = scf.index_switch %arg0 -> i16, i16 
    case 2 {
      scf.yield %1#2, %1#3 : i16, i16
    }
    default {
      scf.yield %arg3, %1#0 : i16, i16
    }
    return %2#0, %2#1, %1#0 : i16, i16, i16
  }
  memref.global "private" @table : memref<4xi16> = uninitialized
  func.func @memory(%arg0: index, %arg1: i16) -> (memref<*xi16>, memref<?xi16, strided<[1], offset: ?>>) {
    %alloc = memref.alloc(%arg0) : memref<?xi16>
    %0 = memref.get_global @table : memref<4xi16>
    memref.store %arg1, %alloc[%arg0] : memref<?xi16>
    %1 = memref.load %0[%arg0] : memref<4xi16>
    memref.store %1, %alloc[%arg0] : memref<?xi16>
    %subview = memref.subview %alloc[%arg0] [%arg0] [1] : memref<?xi16> to memref<?xi16, strided<[1], offset: ?>>
    %cast = memref.cast %alloc : memref<?xi16> to memref<*xi16>
    %alloca = memref.alloca() : memref<4xi16>
    memref.copy %0, %alloca : memref<4xi16> to memref<4xi16>
    return %cast, %subview : memref<*xi16>, memref<?xi16, strided<[1], offset: ?>>
  }
}

