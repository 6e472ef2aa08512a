// terrace opt --split-input-file
// Brackets that do not balance, and the type behind an attribute, come before what is wrong inside.
func.func private @f(!arith<>)
// -----
func.func private @f(!vector<a>)
// -----
func.func private @f(!vector.x<a)
// -----
func.func private @f() attributes {a = #math<)>}
// -----
func.func private @f() attributes {a = #func<x}
// -----
func.func private @f() attributes {a = #math<a>: }
// -----
func.func private @f() attributes {a = #math.a: }
// -----
func.func private @f() attributes {a = #foo.a: }
// -----
func.func private @f() attributes {a = #llvm<x>: }
// -----
func.func private @f() attributes {a = #llvm.linkage<weird> : i32}
// -----
func.func private @f() attributes {a = #llvm.linkage<weird> : i}
// -----
func.func private @f() attributes {a = [#llvm.linkage : ]}
// -----
func.func private @f() attributes {a = #llvm.x : , b = 3}
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
// -----
// -----
// ==== stderr ====
<stdin>:3:29: error: dialect 'arith' provides no type parsing hook
func.func private @f(!arith<>)
                            ^
<stdin>:5:30: error: dialect 'vector' provides no type parsing hook
func.func private @f(!vector<a>)
                             ^
<stdin>:7:31: error: unbalanced '<' character in pretty dialect name
func.func private @f(!vector.x<a)
                              ^
<stdin>:9:45: error: unbalanced '<' character in pretty dialect name
func.func private @f() attributes {a = #math<)>}
                                            ^
<stdin>:11:45: error: unbalanced '<' character in pretty dialect name
func.func private @f() attributes {a = #func<x}
                                            ^
<stdin>:13:49: error: expected non-function type
func.func private @f() attributes {a = #math<a>: }
                                                ^
<stdin>:15:48: error: expected non-function type
func.func private @f() attributes {a = #math.a: }
                                               ^
<stdin>:17:47: error: expected non-function type
func.func private @f() attributes {a = #foo.a: }
                                              ^
<stdin>:19:49: error: expected non-function type
func.func private @f() attributes {a = #llvm<x>: }
                                                ^
<stdin>:21:54: error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: weird
func.func private @f() attributes {a = #llvm.linkage<weird> : i32}
                                                     ^
<stdin>:21:59: error: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
func.func private @f() attributes {a = #llvm.linkage<weird> : i32}
                                                          ^
<stdin>:23:62: error: expected non-function type
func.func private @f() attributes {a = #llvm.linkage<weird> : i}
                                                             ^
<stdin>:25:56: error: expected non-function type
func.func private @f() attributes {a = [#llvm.linkage : ]}
                                                       ^
<stdin>:27:49: error: expected non-function type
func.func private @f() attributes {a = #llvm.x : , b = 3}
                                                ^
// ==== exit 1 ====
