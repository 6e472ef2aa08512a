// terrace opt --allow-unregistered-dialect --split-input-file
// Enumerations of the LLVM dialect have messages of an older kind.
"a.b"() {a = #llvm.linkage<foo>} : () -> ()
// -----
"a.b"() {a = #llvm.cconv<1>} : () -> ()
// -----
"a.b"() {a = #llvm.framePointerKind<foo>} : () -> ()
// -----
"a.b"() {a = #llvm.fastmath<foo>} : () -> ()
// -----
"a.b"() {a = #llvm.overflow<"nsw">} : () -> ()
// -----
"a.b"() {a = #llvm.memory_effects<other = foo>} : () -> ()
// -----
"a.b"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, flags = Foo>} : () -> ()
// -----
llvm.module_flags [#llvm.mlir.module_flag<foo, "a", 1>]
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr foo %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds| %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
}
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
// ==== stderr ====
<stdin>:3:28: error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo
"a.b"() {a = #llvm.linkage<foo>} : () -> ()
                           ^
<stdin>:5:26: error: expected keyword for Calling Conventions
"a.b"() {a = #llvm.cconv<1>} : () -> ()
                         ^
<stdin>:7:37: error: expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: foo
"a.b"() {a = #llvm.framePointerKind<foo>} : () -> ()
                                    ^
<stdin>:9:29: error: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast
"a.b"() {a = #llvm.fastmath<foo>} : () -> ()
                            ^
<stdin>:11:29: error: expected keyword for LLVM integer overflow flags
"a.b"() {a = #llvm.overflow<"nsw">} : () -> ()
                            ^
<stdin>:13:43: error: expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo
"a.b"() {a = #llvm.memory_effects<other = foo>} : () -> ()
                                          ^
<stdin>:15:71: error: expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Foo
"a.b"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, flags = Foo>} : () -> ()
                                                                      ^
<stdin>:17:43: error: expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo
llvm.module_flags [#llvm.mlir.module_flag<foo, "a", 1>]
                                          ^
<stdin>:20:27: error: custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo
  %0 = llvm.getelementptr foo %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
                          ^
<stdin>:24:37: error: custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'
  %0 = llvm.getelementptr inbounds| %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
                                    ^
// ==== exit 1 ====
