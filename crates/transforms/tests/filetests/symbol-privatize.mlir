// terrace opt --symbol-privatize=exclude=main,kept --allow-unregistered-dialect
// Symbols right inside become private, but those that are named.
func.func @main() {
  return
}
func.func @kept() {
  return
}
func.func @f() {
  return
}
func.func nested @g() {
  return
}
module @inner {
  func.func @untouched() {
    return
  }
}
module {
}
llvm.func @llvm() {
  llvm.return
}
llvm.mlir.global external @global(1 : i32) {test.note} : i32
memref.global @memref : memref<2xi32>
// ==== stdout ====
module {
  func.func @main() {
    return
  }
  func.func @kept() {
    return
  }
  func.func private @f() {
    return
  }
  func.func private @g() {
    return
  }
  module @inner attributes {sym_visibility = "private"} {
    func.func @untouched() {
      return
    }
  }
  module {
  }
  llvm.func @llvm() attributes {sym_visibility = "private"} {
    llvm.return
  }
  llvm.mlir.global external @global(1 : i32) {addr_space = 0 : i32, sym_visibility = "private", test.note} : i32
  memref.global "private" @memref : memref<2xi32>
}

