// terrace opt --split-input-file --allow-unregistered-dialect
// Flags with names for the same bits, numbers of 64 bits, bounds of any width.
"a.b"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = Bit0>} : () -> ()

// -----

"a.b"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = Bit1>} : () -> ()

// -----

"a.b"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = Public>} : () -> ()

// -----

"a.b"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = "Private|Virtual">} : () -> ()

// -----

"a.b"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = MultipleInheritance>} : () -> ()

// -----

"a.b"() {a = #llvm.di_expression<[DW_OP_constu(18446744073709551615)]>} : () -> ()

// -----

"a.b"() {a = #llvm.constant_range<i8, 127, 127>} : () -> ()

// -----

"a.b"() {a = #llvm.constant_range<i8, 257, 0>} : () -> ()

// -----

"a.b"() {a = #llvm.constant_range<i128, 170141183460469231731687303715884105728, 1>} : () -> ()

// -----

"a.b"() {a = #llvm.alias_scope_domain<id = 1>} : () -> ()

// -----

"a.b"() {a = #llvm.fastmath<fast>} : () -> ()

// -----

"a.b"() {a = #arith.fastmath<fast>} : () -> ()
// ==== stdout ====
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = Private>
module {
  "a.b"() {a = #di_local_variable} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = Protected>
module {
  "a.b"() {a = #di_local_variable} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = Public>
module {
  "a.b"() {a = #di_local_variable} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = "Private|Virtual">
module {
  "a.b"() {a = #di_composite_type} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = "SingleInheritance|MultipleInheritance|VirtualInheritance">
module {
  "a.b"() {a = #di_local_variable} : () -> ()
}

// -----
module {
  "a.b"() {a = #llvm.di_expression<[DW_OP_constu(18446744073709551615)]>} : () -> ()
}

// -----
module {
  "a.b"() {a = #llvm.constant_range<i8, 127, 127>} : () -> ()
}

// -----
module {
  "a.b"() {a = #llvm.constant_range<i8, 1, 0>} : () -> ()
}

// -----
module {
  "a.b"() {a = #llvm.constant_range<i128, -170141183460469231731687303715884105728, 1>} : () -> ()
}

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = 1 : i64>
module {
  "a.b"() {a = #alias_scope_domain} : () -> ()
}

// -----
module {
  "a.b"() {a = #llvm.fastmath<fast>} : () -> ()
}

// -----
module {
  "a.b"() {a = #arith.fastmath<fast>} : () -> ()
}

