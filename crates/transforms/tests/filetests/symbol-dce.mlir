// terrace opt --symbol-dce --allow-unregistered-dialect
// Symbols that nothing refers to are erased, also in symbol tables inside; public ones stay, and what an attribute of any
// operation or of a dialect mentions.
module {
  func.func private @dead() {
    call @only_dead_uses_it() : () -> ()
    return
  }
  func.func private @only_dead_uses_it() {
    return
  }
  func.func nested @nested() {
    return
  }
  func.func @public() {
    call @used() : () -> ()
    builtin.module {
      func.func private @unused_inside() {
        return
      }
      func.func private @used_inside() {
        return
      }
      "u.use"() {symbol = @used_inside} : () -> ()
    }
    return
  }
  func.func private @used() {
    return
  }
  module @seen {
    func.func private @x() {
      return
    }
    func.func nested @mentioned() {
      return
    }
    func.func @y() {
      return
    }
  }
  module @private attributes {sym_visibility = "private"} {
    func.func @y() {
      return
    }
  }
  "u.use"() {in_array = [{in_dictionary = @seen::@mentioned}]} : () -> ()
  memref.global "private" @memref : memref<2xi32>
  llvm.func @with_blocks() attributes {sym_visibility = "private"} {
    llvm.blocktag <id = 1>
    llvm.return
  }
  llvm.func @public_llvm() -> !llvm.ptr {
    %0 = llvm.blockaddress <function = @with_blocks, tag = <id = 1>> : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private @llvm_linkage_is_no_visibility(1 : i32) : i32
}
// ==== stdout ====
module {
  func.func @public() {
    call @used() : () -> ()
    builtin.module {
      func.func private @used_inside() {
        return
      }
      "u.use"() {symbol = @used_inside} : () -> ()
    }
    return
  }
  func.func private @used() {
    return
  }
  module @seen {
    func.func nested @mentioned() {
      return
    }
    func.func @y() {
      return
    }
  }
  "u.use"() {in_array = [{in_dictionary = @seen::@mentioned}]} : () -> ()
  llvm.func @with_blocks() attributes {sym_visibility = "private"} {
    llvm.blocktag <id = 1>
    llvm.return
  }
  llvm.func @public_llvm() -> !llvm.ptr {
    %0 = llvm.blockaddress <function = @with_blocks, tag = <id = 1>> : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global private @llvm_linkage_is_no_visibility(1 : i32) {addr_space = 0 : i32} : i32
}

