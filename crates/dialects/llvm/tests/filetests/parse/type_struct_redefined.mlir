// terrace opt
llvm.func @f(!llvm.struct<"s", (i32)>)
llvm.func @g(!llvm.struct<"s", (i64)>)
// ==== stderr ====
<stdin>:3:33: error: identified type already used with a different body
llvm.func @g(!llvm.struct<"s", (i64)>)
                                ^
// ==== exit 1 ====
