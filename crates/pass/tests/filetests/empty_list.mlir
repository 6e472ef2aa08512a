// terrace opt --convert-to-llvm=filter-dialects= --dump-pass-pipeline
// A list that is set to nothing has no elements. It is printed, unlike one that is not set.
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.return %0 : i32
  }
}

// ==== stderr ====
Pass Manager with 1 passes:
builtin.module(
  convert-to-llvm{allow-pattern-rollback=true dynamic=false filter-dialects={}}
)

