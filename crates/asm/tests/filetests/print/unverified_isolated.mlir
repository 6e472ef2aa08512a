// terrace opt --mlir-very-unsafe-disable-verifier-on-parsing
// Operands, successors and results of isolated operations are of what is around them; the module of the file may have results too.
%sum:2 = "builtin.module"() ({
  %one = arith.constant 1 : i32
  "func.func"(%one, %one) <{function_type = (i8) -> (), sym_name = "f"}> ({
  ^bb0(%x: i8):
    %two = arith.constant 2 : i32
    %m = "builtin.module"(%two, %later) ({
      %three = arith.constant 3 : i32
    }) : (i32, i8) -> i64
    %g = "llvm.func"(%m, %x) : (i64, i8) -> f32
    %later = arith.addi %x, %x : i8
    func.return
  }) : (i32, i32) -> ()
}) : () -> (i64, i32)
// ==== stdout ====
%0:2 = "builtin.module"() ({
  %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  "func.func"(%1, %1) <{function_type = (i8) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i8):
    %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "builtin.module"(%2, %5) ({
      %6 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    }) : (i32, i8) -> i64
    %4 = "llvm.func"(%3, %arg0) <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, visibility_ = 0 : i64}> : (i64, i8) -> f32
    %5 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    "func.return"() : () -> ()
  }) : (i32, i32) -> ()
}) : () -> (i64, i32)

