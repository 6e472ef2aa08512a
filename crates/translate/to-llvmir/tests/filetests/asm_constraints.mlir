// terrace translate --mlir-to-llvmir --split-input-file
// Constraint strings that LLVM does not read. MLIR prints them all the same.
llvm.func @asm2(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo $0, $1", "=r,r,r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm3(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "r,=r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm5(%a: i32) {
  llvm.inline_asm "foo", "{" : () -> ()
  llvm.return
}
// -----
llvm.func @asm6(%a: i32) {
  llvm.inline_asm "foo", "r," %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @asm8(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r,1" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm9(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r,0,0" %a, %a : (i32, i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm11(%a: i32) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.inline_asm "foo", "=r,r" %a : (i32) -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}
// -----
llvm.func @asm12(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r,=r,r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm17() {
  llvm.inline_asm "foo", "~r" : () -> ()
  llvm.return
}
// -----
llvm.func @asm18() {
  llvm.inline_asm "foo", "~" : () -> ()
  llvm.return
}
// -----
llvm.func @asm19() {
  llvm.inline_asm "foo", "~{memory},=r" : () -> ()
  llvm.return
}
// -----
llvm.func @asm20(%a: i32) {
  llvm.inline_asm "foo", "~{memory},r" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @asm22(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r,&r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm30(%a: i32) {
  llvm.inline_asm "foo", "" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @asm32(%a: i32) {
  llvm.inline_asm "foo", ",r" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @asm33(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r,5r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm34(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=&&r,r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm35(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=" %a : (i32) -> i32
  llvm.return %0 : i32
}
// ==== stdout ====

















// ==== stderr ====
within split at <stdin>:1 offset :4:8: error: number of input constraints does not match number of parameters
  %0 = llvm.inline_asm "foo $0, $1", "=r,r,r" %a : (i32) -> i32
       ^
within split at <stdin>:7 offset :3:8: error: output constraint occurs after input, clobber or label constraint
  %0 = llvm.inline_asm "foo", "r,=r" %a : (i32) -> i32
       ^
within split at <stdin>:12 offset :3:3: error: failed to parse constraints
  llvm.inline_asm "foo", "{" : () -> ()
  ^
within split at <stdin>:17 offset :3:3: error: failed to parse constraints
  llvm.inline_asm "foo", "r," %a : (i32) -> ()
  ^
within split at <stdin>:22 offset :3:8: error: failed to parse constraints
  %0 = llvm.inline_asm "foo", "=r,1" %a : (i32) -> i32
       ^
within split at <stdin>:27 offset :3:8: error: failed to parse constraints
  %0 = llvm.inline_asm "foo", "=r,0,0" %a, %a : (i32, i32) -> i32
       ^
within split at <stdin>:32 offset :3:8: error: inline asm with one output cannot return struct
  %0 = llvm.inline_asm "foo", "=r,r" %a : (i32) -> !llvm.struct<(i32, i32)>
       ^
within split at <stdin>:37 offset :3:8: error: number of output constraints does not match number of return struct elements
  %0 = llvm.inline_asm "foo", "=r,=r,r" %a : (i32) -> i32
       ^
within split at <stdin>:42 offset :3:3: error: failed to parse constraints
  llvm.inline_asm "foo", "~r" : () -> ()
  ^
within split at <stdin>:47 offset :3:3: error: failed to parse constraints
  llvm.inline_asm "foo", "~" : () -> ()
  ^
within split at <stdin>:52 offset :3:3: error: output constraint occurs after input, clobber or label constraint
  llvm.inline_asm "foo", "~{memory},=r" : () -> ()
  ^
within split at <stdin>:57 offset :3:3: error: input constraint occurs after clobber constraint
  llvm.inline_asm "foo", "~{memory},r" %a : (i32) -> ()
  ^
within split at <stdin>:62 offset :3:8: error: failed to parse constraints
  %0 = llvm.inline_asm "foo", "=r,&r" %a : (i32) -> i32
       ^
within split at <stdin>:67 offset :3:3: error: number of input constraints does not match number of parameters
  llvm.inline_asm "foo", "" %a : (i32) -> ()
  ^
within split at <stdin>:72 offset :3:3: error: failed to parse constraints
  llvm.inline_asm "foo", ",r" %a : (i32) -> ()
  ^
within split at <stdin>:77 offset :3:8: error: failed to parse constraints
  %0 = llvm.inline_asm "foo", "=r,5r" %a : (i32) -> i32
       ^
within split at <stdin>:82 offset :3:8: error: failed to parse constraints
  %0 = llvm.inline_asm "foo", "=&&r,r" %a : (i32) -> i32
       ^
within split at <stdin>:87 offset :3:8: error: failed to parse constraints
  %0 = llvm.inline_asm "foo", "=" %a : (i32) -> i32
       ^
// ==== exit 1 ====
