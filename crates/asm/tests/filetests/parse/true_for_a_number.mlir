// terrace opt --split-input-file --allow-unregistered-dialect
// `true` where a number is wanted is one bit, extended by its sign; a bound of a range is not extended so.
"a.b"() {a = array<i32: true, false>} : () -> ()
// -----
"a.b"() {a = array<i8: true, -1>} : () -> ()
// -----
"a.b"() {a = array<i1: true, false, 1, 0, -1, 2>} : () -> ()
// -----
"a.b"() {a = array<i1: true, false, 1, 0>} : () -> ()
// -----
"a.b"() {a = array<i1: 2>} : () -> ()
// -----
"a.b"() {a = array<i8: 128>} : () -> ()
// -----
"a.b"() {a = array<i8: -129>} : () -> ()
// -----
"a.b"() {a = #llvm.constant_range<i32, true, false>} : () -> ()
// -----
"a.b"() {a = #llvm.di_derived_type<tag = DW_TAG_base_type, sizeInBits = true>} : () -> ()
// -----
"a.b"() {a = #llvm.di_derived_type<tag = DW_TAG_base_type, alignInBits = true>} : () -> ()
// -----
"a.b"() {a = !llvm.ptr<true>} : () -> ()
// -----
"a.b"() {a = !llvm.array<true x i32>} : () -> ()
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [ default: ^bb1, true: ^bb1, false: ^bb1 ]
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [ default: ^bb1, -3: ^bb1, 99999999999: ^bb1 ]
^bb1:
  return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [ true: ^bb1, false: ^bb1 ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr %a[true, false] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.return
}
// -----
llvm.func @f(%a: vector<4xi32>) {
  %0 = llvm.shufflevector %a, %a [true, 0] : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f() vscale_range(true, true) {
  llvm.return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case true { scf.yield }
  default { scf.yield }
  return
}
// -----
func.func @f() {
  scf.forall (%i) in (true) { }
  return
}
// -----
func.func @f(%m: memref<4xi32>) {
  %0 = memref.subview %m[true][1][1] : memref<4xi32> to memref<1xi32, strided<[1], offset: -1>>
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
module {
  "a.b"() {a = array<i8: -128>} : () -> ()
}

// -----
// -----
module {
  "a.b"() {a = #llvm.constant_range<i32, 1, 0>} : () -> ()
}

// -----
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_base_type, sizeInBits = 18446744073709551615>
module {
  "a.b"() {a = #di_derived_type} : () -> ()
}

// -----
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_base_type, alignInBits = 4294967295>
module {
  "a.b"() {a = #di_derived_type} : () -> ()
}

// -----
module {
  "a.b"() {a = !llvm.ptr<4294967295>} : () -> ()
}

// -----
module {
  "a.b"() {a = !llvm.array<18446744073709551615 x i32>} : () -> ()
}

// -----
module {
  func.func @f(%arg0: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      4294967295: ^bb1,
      0: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      4294967293: ^bb1,
      1215752191: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    return
  }
}

// -----
module {
  llvm.func @f(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
      -1: ^bb1,
      0: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[-1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: vector<4xi32>) {
    %0 = llvm.shufflevector %arg0, %arg0 [-1, 0] : vector<4xi32> 
    llvm.return
  }
}

// -----
module {
  llvm.func @f() vscale_range(-1, -1) {
    llvm.return
  }
}

// -----
module {
  func.func @f(%arg0: index) {
    scf.index_switch %arg0 
    case -1 {
      scf.yield
    }
    default {
    }
    return
  }
}

// -----
module {
  func.func @f() {
    scf.forall (%arg0) in (-1) {
    }
    return
  }
}

// -----
// ==== stderr ====
<stdin>:3:25: error: expected i1 type for 'true' or 'false' values
"a.b"() {a = array<i32: true, false>} : () -> ()
                        ^
<stdin>:5:24: error: expected i1 type for 'true' or 'false' values
"a.b"() {a = array<i8: true, -1>} : () -> ()
                       ^
<stdin>:7:38: error: expected 'true' or 'false' values for i1 type
"a.b"() {a = array<i1: true, false, 1, 0, -1, 2>} : () -> ()
                                     ^
<stdin>:9:38: error: expected 'true' or 'false' values for i1 type
"a.b"() {a = array<i1: true, false, 1, 0>} : () -> ()
                                     ^
<stdin>:11:25: error: expected 'true' or 'false' values for i1 type
"a.b"() {a = array<i1: 2>} : () -> ()
                        ^
<stdin>:15:28: error: integer constant out of range
"a.b"() {a = array<i8: -129>} : () -> ()
                           ^
<stdin>:72:8: error: expected offsets to be non-negative, but got -1
  %0 = memref.subview %m[true][1][1] : memref<4xi32> to memref<1xi32, strided<[1], offset: -1>>
       ^
<stdin>:72:8: note: see current operation: %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (memref<4xi32>) -> memref<1xi32, strided<[1], offset: -1>>
// ==== exit 1 ====
