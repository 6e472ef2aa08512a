// terrace opt --mlir-print-op-generic
// Properties in angle brackets, sorted; the segments of operands among them.
func.func private @g(i32) -> i32
func.func @f(%m: memref<?x4xf32>, %i: index, %v: i32) -> i32 {
  %a = memref.alloc(%i) {alignment = 16 : i64} : memref<?x4xf32>
  %x = memref.load %m[%i, %i] : memref<?x4xf32>
  %s = arith.addi %v, %v overflow<nsw> : i32
  %t = arith.cmpi slt, %v, %s : i32
  %y = arith.mulf %x, %x fastmath<fast> : f32
  cf.cond_br %t, ^one(%s : i32), ^two
^one(%z: i32):
  %r = call @g(%z) {note = "n"} : (i32) -> i32
  return %r : i32
^two:
  return %v : i32
}
// ==== stdout ====
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x4xf32>, index, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x4xf32>, %arg1: index, %arg2: i32):
    %0 = "memref.alloc"(%arg1) <{alignment = 16 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
    %1 = "memref.load"(%arg0, %arg1, %arg1) : (memref<?x4xf32>, index, index) -> f32
    %2 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %3 = "arith.cmpi"(%arg2, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %4 = "arith.mulf"(%1, %1) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
    "cf.cond_br"(%3, %2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%5: i32):  // pred: ^bb0
    %6 = "func.call"(%5) <{callee = @g}> {note = "n"} : (i32) -> i32
    "func.return"(%6) : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "func.return"(%arg2) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

