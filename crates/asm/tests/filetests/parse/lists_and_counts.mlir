// terrace opt --split-input-file
// The end of a list is asked for after a wrong element; so are types behind a wrong signature. What has no type reads none.
func.func @f() { %0 = vector.constant_mask [a] : vector<4xi1> return }

// -----

func.func @f() { %0 = vector.constant_mask [[4]] : vector<4xi1> return }

// -----

llvm.func @f() { llvm.call @g() : () -> ( }

// -----

llvm.func @f(%p: !llvm.ptr) { llvm.call %p() : !llvm.ptr, ( -> i32 }

// -----

llvm.func @f() { llvm.call_intrinsic "a"() : i32) -> () }

// -----

func.func @f() { %0:4294967296 = "a.b"() : () -> () return }

// -----

func.func private @f(tensor<4xf32, strided<[1]>>)

// -----

func.func private @f(memref<4xf32, #foo.space>)

// -----

func.func @f() { %0 = constant "f" : }

// -----

func.func @f() { %0 = complex.constant 1.0 : complex<f32> }

// -----

func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^a, -: ^a ] ^a: return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:45: error: custom op 'vector.constant_mask' expected integer value
func.func @f() { %0 = vector.constant_mask [a] : vector<4xi1> return }
                                            ^
<stdin>:3:45: error: expected ']'
func.func @f() { %0 = vector.constant_mask [a] : vector<4xi1> return }
                                            ^
<stdin>:7:45: error: custom op 'vector.constant_mask' expected integer value
func.func @f() { %0 = vector.constant_mask [[4]] : vector<4xi1> return }
                                            ^
<stdin>:7:45: error: expected ']'
func.func @f() { %0 = vector.constant_mask [[4]] : vector<4xi1> return }
                                            ^
<stdin>:11:42: error: expected non-function type
llvm.func @f() { llvm.call @g() : () -> ( }
                                         ^
<stdin>:11:33: error: custom op 'llvm.call' expected direct call to have 1 trailing types
llvm.func @f() { llvm.call @g() : () -> ( }
                                ^
<stdin>:15:60: error: expected non-function type
llvm.func @f(%p: !llvm.ptr) { llvm.call %p() : !llvm.ptr, ( -> i32 }
                                                           ^
<stdin>:15:46: error: custom op 'llvm.call' expected trailing function type
llvm.func @f(%p: !llvm.ptr) { llvm.call %p() : !llvm.ptr, ( -> i32 }
                                             ^
<stdin>:19:45: error: expected '('
llvm.func @f() { llvm.call_intrinsic "a"() : i32) -> () }
                                            ^
<stdin>:19:44: error: custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types
llvm.func @f() { llvm.call_intrinsic "a"() : i32) -> () }
                                           ^
<stdin>:23:39: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
func.func @f() { %0:4294967296 = "a.b"() : () -> () return }
                                      ^
<stdin>:27:35: error: expected '>' in tensor type
func.func private @f(tensor<4xf32, strided<[1]>>)
                                  ^
<stdin>:31:41: error: #"foo"<"space"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
func.func private @f(memref<4xf32, #foo.space>)
                                        ^
<stdin>:35:32: error: custom op 'func.constant' invalid kind of attribute specified
func.func @f() { %0 = constant "f" : }
                               ^
<stdin>:39:44: error: floating point value not valid for specified type
func.func @f() { %0 = complex.constant 1.0 : complex<f32> }
                                           ^
<stdin>:43:61: error: expected integer value
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^a, -: ^a ] ^a: return }
                                                            ^
// ==== exit 1 ====
