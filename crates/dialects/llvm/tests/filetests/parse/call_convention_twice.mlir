// terrace opt --split-input-file
// The calling convention is said in front, also where it is the usual one.
llvm.func @g()
llvm.func @f() {
  llvm.call @g() {CConv = 1 : i32} : () -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f() {
  llvm.call @g() {TailCallKind = 1 : i32, a} : () -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @person(...) -> i32
llvm.func @f() attributes {personality = @person} {
  llvm.invoke @g() to ^done unwind ^pad {CConv = 1 : i32} : () -> ()
^done:
  llvm.return
^pad:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f() {
  llvm.call fastcc @g() {a} : () -> ()
  llvm.return
}
// ==== stdout ====
// -----
// -----
// -----
module {
  llvm.func @g()
  llvm.func @f() {
    llvm.call fastcc @g() {a} : () -> ()
    llvm.return
  }
}

// ==== stderr ====
<stdin>:5:3: error: custom op 'llvm.call' attribute 'CConv' occurs more than once in the attribute list
  llvm.call @g() {CConv = 1 : i32} : () -> ()
  ^
<stdin>:11:3: error: custom op 'llvm.call' attribute 'TailCallKind' occurs more than once in the attribute list
  llvm.call @g() {TailCallKind = 1 : i32, a} : () -> ()
  ^
<stdin>:18:3: error: custom op 'llvm.invoke' attribute 'CConv' occurs more than once in the attribute list
  llvm.invoke @g() to ^done unwind ^pad {CConv = 1 : i32} : () -> ()
  ^
// ==== exit 1 ====
