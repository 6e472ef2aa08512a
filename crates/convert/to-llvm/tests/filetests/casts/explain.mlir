// terrace opt --convert-func-to-llvm --reconcile-unrealized-casts --explain-conversion
// Operations between casts were left by the conversions before: what lowers them is said.
func.func @f(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}
func.func @loop(%n: index, %f: f32) -> index {
  %c0 = arith.constant 0 : index
  %s = scf.for %i = %c0 to %n step %n iter_args(%acc = %n) -> index {
    scf.yield %acc : index
  }
  return %s : index
}
func.func @other(%i: i32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %i : i32 to i64
  return %0 : i64
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i64) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = arith.addi %0, %0 : index
    %2 = builtin.unrealized_conversion_cast %1 : index to i64
    llvm.return %2 : i64
  }
  llvm.func @loop(%arg0: i64, %arg1: f32) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %c0 = arith.constant 0 : index
    %1 = scf.for %arg2 = %c0 to %0 step %0 iter_args(%arg3 = %0) -> (index) {
      scf.yield %arg3 : index
    }
    %2 = builtin.unrealized_conversion_cast %1 : index to i64
    llvm.return %2 : i64
  }
  llvm.func @other(%arg0: i32) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    llvm.return %0 : i64
  }
}

// ==== stderr ====
<stdin>:4:8: remark: 'arith.addi' op was not lowered and keeps 2 casts from being removed by 'reconcile-unrealized-casts'
  %0 = arith.addi %a, %a : index
       ^
<stdin>:4:8: note: pass 'convert-arith-to-llvm' lowers 'arith.addi'
<stdin>:9:8: remark: 'scf.for' op was not lowered and keeps 2 casts from being removed by 'reconcile-unrealized-casts'
  %s = scf.for %i = %c0 to %n step %n iter_args(%acc = %n) -> index {
       ^
<stdin>:9:8: note: pass 'convert-scf-to-cf' lowers 'scf.for'
<stdin>:15:8: remark: 'builtin.unrealized_conversion_cast' op was not removed, because no cast back to its source type exists by 'reconcile-unrealized-casts'
  %0 = builtin.unrealized_conversion_cast %i : i32 to i64
       ^
