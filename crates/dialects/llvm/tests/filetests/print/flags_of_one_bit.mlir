// terrace opt --allow-unregistered-dialect
// Flags of debug information that share a bit are all printed, in quotes; groups of bits have a name.
"t.flags"() {
  a = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "SingleInheritance|MultipleInheritance">,
  b = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = VirtualInheritance>,
  c = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "Private|Protected">,
  d = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "Public|SingleInheritance">,
  e = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = Bit0>,
  f = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "Bit1">,
  g = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = Zero>,
  h = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = SingleInheritance>,
  i = #llvm.di_subprogram<scope = #llvm.di_file<"a" in "b">, subprogramFlags = "Definition|Optimized">,
  j = #llvm.di_subprogram<scope = #llvm.di_file<"a" in "b">, subprogramFlags = Virtual>
} : () -> ()
// ==== stdout ====
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "SingleInheritance|MultipleInheritance|VirtualInheritance">
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = Public>
#di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = "Public|SingleInheritance|MultipleInheritance|VirtualInheritance">
#di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = Private>
#di_composite_type4 = #llvm.di_composite_type<tag = DW_TAG_class_type, flags = Protected>
#di_composite_type5 = #llvm.di_composite_type<tag = DW_TAG_class_type>
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = "SingleInheritance|MultipleInheritance|VirtualInheritance">
#di_subprogram = #llvm.di_subprogram<scope = #di_file, subprogramFlags = "Definition|Optimized">
#di_subprogram1 = #llvm.di_subprogram<scope = #di_file, subprogramFlags = Virtual>
module {
  "t.flags"() {a = #di_composite_type, b = #di_composite_type, c = #di_composite_type1, d = #di_composite_type2, e = #di_composite_type3, f = #di_composite_type4, g = #di_composite_type5, h = #di_local_variable, i = #di_subprogram, j = #di_subprogram1} : () -> ()
}

