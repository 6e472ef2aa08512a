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
