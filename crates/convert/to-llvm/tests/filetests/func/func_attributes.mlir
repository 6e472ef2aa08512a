// terrace opt --convert-func-to-llvm
// Attributes known to llvm.func become its properties, others are kept.
func.func @linkage() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}
func.func private @readnone(i32) -> i32 attributes {llvm.readnone}
func.func @passthrough() attributes {passthrough = ["noinline", ["key", "value"]]} {
  return
}
func.func @unknown() attributes {zebra, apple = 1 : i32, some.thing = [1, 2]} {
  return
}
// ==== stdout ====
module {
  llvm.func internal @linkage() {
    llvm.return
  }
  llvm.func @readnone(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
  llvm.func @passthrough() attributes {passthrough = ["noinline", ["key", "value"]]} {
    llvm.return
  }
  llvm.func @unknown() attributes {apple = 1 : i32, some.thing = [1, 2], zebra} {
    llvm.return
  }
}

