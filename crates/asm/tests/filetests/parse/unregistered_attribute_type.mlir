// terrace opt --split-input-file
// The type is part of the attribute, and its errors come first.
func.func private @f() attributes {a = #x.y<1> : i32}
// -----
func.func private @f() attributes {a = #x.y<1>}
// -----
func.func private @f() attributes {a = #x.y<1> : }
// -----
func.func private @f() attributes {a = #x-y.z}
// -----
func.func private @f() attributes {a = !x-y.z}
// ==== stdout ====
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:43: error: #"x"<"y<1>"> : 'i32' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
func.func private @f() attributes {a = #x.y<1> : i32}
                                          ^
<stdin>:5:43: error: #"x"<"y<1>"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
func.func private @f() attributes {a = #x.y<1>}
                                          ^
<stdin>:7:49: error: expected non-function type
func.func private @f() attributes {a = #x.y<1> : }
                                                ^
<stdin>:9:45: error: invalid dialect namespace '"x-y"'
func.func private @f() attributes {a = #x-y.z}
                                            ^
<stdin>:11:45: error: invalid dialect namespace '"x-y"'
func.func private @f() attributes {a = !x-y.z}
                                            ^
// ==== exit 1 ====
