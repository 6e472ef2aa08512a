// terrace opt --split-input-file
// What is wrong with flags: of an attribute the first one is shown, of a property each.
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, foo> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, ninf, foo> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, 3> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, "x"> : f32 return }
// -----
"a.b"() {a = #arith.fastmath<nnan, foo>} : () -> ()
// -----
"a.b"() {a = #llvm.overflow<nsw, foo>} : () -> ()
// -----
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, foo> : i32 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, 3> : i32 llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr inbounds|foo %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8 llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr nuw|3 %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8 llvm.return }
// -----
func.func private @f() attributes {a = #llvm.overflow<nsw, foo>}
// -----
func.func private @f() attributes {a = #llvm.overflow<nsw, 3>}
// -----
func.func private @f() attributes {a = #llvm.overflow<3>}
// -----
func.func private @f() attributes {a = #llvm.fastmath<nnan, foo>}
// -----
func.func private @f() attributes {a = #llvm.fastmath<nnan, 3>}
// -----
func.func private @f() attributes {a = #arith.fastmath<nnan, 3>}
// -----
func.func private @f() attributes {a = #arith.overflow<nsw, foo>}
// -----
func.func private @f() attributes {a = #llvm.di_subprogram<subprogramFlags = "Definition|Foo">}
// -----
func.func private @f() attributes {a = #llvm.di_subprogram<subprogramFlags = Definition|Foo>}
// -----
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_x, flags = "Zero|Foo">}
// -----
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_array_type, flags = Public|3>}
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
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:57: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, foo> : f32 return }
                                                        ^
<stdin>:3:66: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, foo> : f32 return }
                                                                 ^
<stdin>:5:57: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, ninf, foo> : f32 return }
                                                        ^
<stdin>:5:72: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, ninf, foo> : f32 return }
                                                                       ^
<stdin>:7:63: error: custom op 'arith.addf' expected valid keyword or string
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, 3> : f32 return }
                                                              ^
<stdin>:7:63: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, 3> : f32 return }
                                                              ^
<stdin>:9:57: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, "x"> : f32 return }
                                                        ^
<stdin>:9:66: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, "x"> : f32 return }
                                                                 ^
<stdin>:11:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
"a.b"() {a = #arith.fastmath<nnan, foo>} : () -> ()
     ^
<stdin>:13:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
"a.b"() {a = #llvm.overflow<nsw, foo>} : () -> ()
     ^
<stdin>:15:60: error: custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, foo> : i32 llvm.return }
                                                           ^
<stdin>:17:60: error: custom op 'llvm.add' expected keyword for LLVM integer overflow flags
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, 3> : i32 llvm.return }
                                                           ^
<stdin>:19:73: error: custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr inbounds|foo %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8 llvm.return }
                                                                        ^
<stdin>:21:68: error: custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr nuw|3 %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8 llvm.return }
                                                                   ^
<stdin>:23:60: error: expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo
func.func private @f() attributes {a = #llvm.overflow<nsw, foo>}
                                                           ^
<stdin>:23:63: error: failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`
func.func private @f() attributes {a = #llvm.overflow<nsw, foo>}
                                                              ^
<stdin>:25:60: error: expected keyword for LLVM integer overflow flags
func.func private @f() attributes {a = #llvm.overflow<nsw, 3>}
                                                           ^
<stdin>:25:60: error: failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`
func.func private @f() attributes {a = #llvm.overflow<nsw, 3>}
                                                           ^
<stdin>:27:55: error: expected keyword for LLVM integer overflow flags
func.func private @f() attributes {a = #llvm.overflow<3>}
                                                      ^
<stdin>:27:55: error: failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`
func.func private @f() attributes {a = #llvm.overflow<3>}
                                                      ^
<stdin>:29:55: error: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast
func.func private @f() attributes {a = #llvm.fastmath<nnan, foo>}
                                                      ^
<stdin>:29:64: error: failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`
func.func private @f() attributes {a = #llvm.fastmath<nnan, foo>}
                                                               ^
<stdin>:31:61: error: expected valid keyword or string
func.func private @f() attributes {a = #llvm.fastmath<nnan, 3>}
                                                            ^
<stdin>:31:61: error: failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`
func.func private @f() attributes {a = #llvm.fastmath<nnan, 3>}
                                                            ^
<stdin>:33:62: error: expected valid keyword or string
func.func private @f() attributes {a = #arith.fastmath<nnan, 3>}
                                                             ^
<stdin>:33:62: error: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func private @f() attributes {a = #arith.fastmath<nnan, 3>}
                                                             ^
<stdin>:35:56: error: expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
func.func private @f() attributes {a = #arith.overflow<nsw, foo>}
                                                       ^
<stdin>:35:64: error: failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
func.func private @f() attributes {a = #arith.overflow<nsw, foo>}
                                                               ^
<stdin>:37:78: error: expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition|Foo
func.func private @f() attributes {a = #llvm.di_subprogram<subprogramFlags = "Definition|Foo">}
                                                                             ^
<stdin>:37:94: error: failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`
func.func private @f() attributes {a = #llvm.di_subprogram<subprogramFlags = "Definition|Foo">}
                                                                                             ^
<stdin>:39:88: error: expected '>'
func.func private @f() attributes {a = #llvm.di_subprogram<subprogramFlags = Definition|Foo>}
                                                                                       ^
<stdin>:41:70: error: invalid debug info debug info tag name: DW_TAG_x
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_x, flags = "Zero|Foo">}
                                                                     ^
<stdin>:41:78: error: failed to parse LLVM_DICompositeTypeAttr parameter 'tag' which is to be a `unsigned`
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_x, flags = "Zero|Foo">}
                                                                             ^
<stdin>:43:103: error: expected '>'
func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_array_type, flags = Public|3>}
                                                                                                      ^
// ==== exit 1 ====
