// terrace opt --cse --allow-unregistered-dialect
// Blocks of an unregistered operation dominate each other as those of a function do.
func.func @t(%m: memref<?xf32>, %i: index, %x: i32) {
  "foo.z"() ({
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    "foo.u"(%0, %1) : (i32, i32) -> ()
    "a.b"()[^bb1] : () -> ()
  ^bb1:
    %2 = arith.addi %x, %x : i32
    %3 = memref.load %m[%i] : memref<?xf32>
    "a.b"(%2) : (i32) -> ()
  }) : () -> ()
  "foo.z"() ({
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    "foo.u"(%0, %1) : (i32, i32) -> ()
  }) : () -> ()
  return
}
// ==== stdout ====
module {
  func.func @t(%arg0: memref<?xf32>, %arg1: index, %arg2: i32) {
    "foo.z"() ({
      %0 = arith.addi %arg2, %arg2 : i32
      "foo.u"(%0, %0) : (i32, i32) -> ()
      "a.b"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "a.b"(%0) : (i32) -> ()
    }) : () -> ()
    "foo.z"() ({
      %0 = arith.addi %arg2, %arg2 : i32
      "foo.u"(%0, %0) : (i32, i32) -> ()
    }) : () -> ()
    return
  }
}

