// terrace opt --split-input-file --allow-unregistered-dialect
// Parameters of LLVM attributes: what must come, what a list holds, what a scope may be.
"a.b"() {a = #llvm.blocktag<>} : () -> ()

// -----

"a.b"() {a = #llvm.loop_annotation<1>} : () -> ()

// -----

"a.b"() {a = #llvm.tbaa_root<"x">} : () -> ()

// -----

"a.b"() {a = #llvm.tbaa_type_desc<id = "x", members = {}>} : () -> ()

// -----

"a.b"() {a = #llvm.di_subroutine_type<types = #llvm.di_null_type, callingConvention = DW_CC_normal>} : () -> ()

// -----

"a.b"() {a = #llvm.di_lexical_block<scope = #llvm.di_basic_type<name = "a">>} : () -> ()

// -----

"a.b"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = "Zero|Virtual">} : () -> ()

// -----

"a.b"() {a = #llvm.alias_scope<id = 1, domain = <id = "x">>} : () -> ()

// -----

"a.b"() {a = #llvm.constant_range<index, 0, 1>} : () -> ()

// -----

"a.b"() {a = #llvm.constant_range<i8, -, 2>} : () -> ()

// -----

"a.b"() {a = #llvm.di_basic_type<name = "x", sizeInBits = -9223372036854775808>} : () -> ()

// -----

"a.b"() {a = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, line = -2147483648>} : () -> ()

// -----

"a.b"() {a = distinct[18446744073709551616]<>} : () -> ()
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
<stdin>:3:29: error: expected valid keyword
"a.b"() {a = #llvm.blocktag<>} : () -> ()
                            ^
<stdin>:3:29: error: expected a parameter name in struct
"a.b"() {a = #llvm.blocktag<>} : () -> ()
                            ^
<stdin>:7:36: error: expected '>'
"a.b"() {a = #llvm.loop_annotation<1>} : () -> ()
                                   ^
<stdin>:11:30: error: expected '>'
"a.b"() {a = #llvm.tbaa_root<"x">} : () -> ()
                             ^
<stdin>:15:56: error: expected '<'
"a.b"() {a = #llvm.tbaa_type_desc<id = "x", members = {}>} : () -> ()
                                                       ^
<stdin>:15:56: error: failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`
"a.b"() {a = #llvm.tbaa_type_desc<id = "x", members = {}>} : () -> ()
                                                       ^
<stdin>:19:66: error: expected attribute value
"a.b"() {a = #llvm.di_subroutine_type<types = #llvm.di_null_type, callingConvention = DW_CC_normal>} : () -> ()
                                                                 ^
<stdin>:19:67: error: failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`
"a.b"() {a = #llvm.di_subroutine_type<types = #llvm.di_null_type, callingConvention = DW_CC_normal>} : () -> ()
                                                                  ^
<stdin>:23:45: error: invalid kind of attribute specified
"a.b"() {a = #llvm.di_lexical_block<scope = #llvm.di_basic_type<name = "a">>} : () -> ()
                                            ^
<stdin>:23:76: error: failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`
"a.b"() {a = #llvm.di_lexical_block<scope = #llvm.di_basic_type<name = "a">>} : () -> ()
                                                                           ^
<stdin>:27:75: error: expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Zero|Virtual
"a.b"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = "Zero|Virtual">} : () -> ()
                                                                          ^
<stdin>:27:89: error: failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`
"a.b"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = "Zero|Virtual">} : () -> ()
                                                                                        ^
<stdin>:31:31: error: id of an alias scope must be a StringAttr or a DistrinctAttr
"a.b"() {a = #llvm.alias_scope<id = 1, domain = <id = "x">>} : () -> ()
                              ^
<stdin>:35:35: error: invalid kind of type specified: expected builtin.integer, but found 'index'
"a.b"() {a = #llvm.constant_range<index, 0, 1>} : () -> ()
                                  ^
<stdin>:39:40: error: expected integer value
"a.b"() {a = #llvm.constant_range<i8, -, 2>} : () -> ()
                                       ^
<stdin>:43:59: error: integer value too large
"a.b"() {a = #llvm.di_basic_type<name = "x", sizeInBits = -9223372036854775808>} : () -> ()
                                                          ^
<stdin>:43:79: error: failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`
"a.b"() {a = #llvm.di_basic_type<name = "x", sizeInBits = -9223372036854775808>} : () -> ()
                                                                              ^
<stdin>:47:71: error: integer value too large
"a.b"() {a = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, line = -2147483648>} : () -> ()
                                                                      ^
<stdin>:47:82: error: failed to parse LLVM_DILabelAttr parameter 'line' which is to be a `unsigned`
"a.b"() {a = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, line = -2147483648>} : () -> ()
                                                                                 ^
<stdin>:51:43: error: expected an unsigned 64-bit integer
"a.b"() {a = distinct[18446744073709551616]<>} : () -> ()
                                          ^
// ==== exit 1 ====
