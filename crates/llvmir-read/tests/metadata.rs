//! Reads and prints metadata like LLVM 22, and rejects invalid metadata with LLVM's messages.

use terrace_llvmir::*;
use terrace_llvmir_read::ReadOptions;

fn read(source: &str) -> Result<Module, String> {
    terrace_llvmir_read::read(source.as_bytes(), "m", ReadOptions::default())
        .map_err(|error| error.to_string())
}

/// Returns the printed metadata of a text.
fn rewritten(source: &str) -> String {
    let module = read(source).unwrap();
    let mut writer = ModuleWriter::new();
    writer.header(&module);
    let text = String::from_utf8(writer.finish(&module).unwrap()).unwrap();
    let from = text.find("\n!").map_or(text.len(), |at| at + 1);
    text[from..].to_owned()
}

#[track_caller]
fn stays(source: &str) {
    assert_eq!(rewritten(source), source);
}

/// Reads `from` as the only node, and expects it to print as `to`.
#[track_caller]
fn becomes(from: &str, to: &str) {
    let text = rewritten(&format!("!x = !{{!0}}\n!0 = {from}\n"));
    assert_eq!(text, format!("!x = !{{!0}}\n\n!0 = {to}\n"));
}

#[track_caller]
fn refused(source: &str, error: &str) {
    match read(source) {
        Ok(_) => panic!("accepted: {source}"),
        Err(found) => assert_eq!(found, error),
    }
}

/// Every kind of node with every printable field. Nodes are numbered in LLVM's order.
#[test]
fn every_field() {
    stays(include_str!("metadata/every_field.ll"));
}

#[test]
fn defaults_are_left_out() {
    becomes(
        "distinct !DICompileUnit(language: DW_LANG_C99, file: !0, isOptimized: false, flags: \"\", dwoId: 0, splitDebugInlining: true, nameTableKind: Default, emissionKind: NoDebug)",
        "distinct !DICompileUnit(language: DW_LANG_C99, file: !0, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)",
    );
    becomes(
        "!DIBasicType(tag: DW_TAG_base_type, name: \"\", size: 0)",
        "!DIBasicType()",
    );
    becomes(
        "!DIGlobalVariable()",
        "!DIGlobalVariable(scope: null, isLocal: false, isDefinition: true)",
    );
    becomes("!DIFixedPointType()", "!DIFixedPointType(kind: Binary)");
    becomes("!DISubrangeType()", "!DISubrangeType(baseType: null)");
    becomes(
        "!DIDerivedType(tag: DW_TAG_member, baseType: null, dwarfAddressSpace: 4294967295)",
        "!DIDerivedType(tag: DW_TAG_member, baseType: null)",
    );
    becomes(
        "!DIDerivedType(tag: DW_TAG_member, baseType: null, dwarfAddressSpace: 0)",
        "!DIDerivedType(tag: DW_TAG_member, baseType: null, dwarfAddressSpace: 0)",
    );
}

#[test]
fn subprograms_of_older_text() {
    becomes(
        "distinct !DISubprogram(isLocal: true, isOptimized: true, virtuality: DW_VIRTUALITY_virtual)",
        "distinct !DISubprogram(scope: null, virtualIndex: 0, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized)",
    );
    becomes(
        "!DISubprogram(isDefinition: false)",
        "!DISubprogram(scope: null, spFlags: 0)",
    );
}

#[test]
fn keywords_and_flags_are_numbers() {
    becomes(
        "!DICompositeType(tag: 19)",
        "!DICompositeType(tag: DW_TAG_structure_type)",
    );
    becomes(
        "!DICompositeType(tag: 65000)",
        "!DICompositeType(tag: 65000)",
    );
    becomes("!DIBasicType(encoding: 255)", "!DIBasicType(encoding: 255)");
    becomes(
        "!DIBasicType(flags: 3 | DIFlagFwdDecl | DIFlagVirtual | 2097152 | DIFlagMultipleInheritance)",
        "!DIBasicType(flags: DIFlagPublic | DIFlagMultipleInheritance | DIFlagIndirectVirtualBase | 2097152)",
    );
    becomes(
        "!DISubprogram(spFlags: 4096)",
        "!DISubprogram(scope: null, spFlags: 4096)",
    );
    // LLVM drops bits above the highest name once it has printed a name.
    becomes(
        "!DISubprogram(spFlags: 4097)",
        "!DISubprogram(scope: null, virtualIndex: 0, spFlags: DISPFlagVirtual)",
    );
}

#[test]
fn numbers_and_what_computes_them() {
    becomes(
        "!DISubrange(count: i64 7, stride: -1)",
        "!DISubrange(count: 7, stride: -1)",
    );
    becomes(
        "!DISubrange(count: i32 7, lowerBound: null)",
        "!DISubrange(count: 7)",
    );
    becomes(
        "!DISubrangeType(lowerBound: 4, bias: i32 3)",
        "!DISubrangeType(baseType: null, lowerBound: i64 4, bias: i32 3)",
    );
    becomes(
        "!DIGenericSubrange(count: !DIExpression(DW_OP_consts, 4), stride: !DIExpression(DW_OP_constu, 4))",
        "!DIGenericSubrange(count: 4, stride: !DIExpression(DW_OP_constu, 4))",
    );
    becomes("!DIBasicType(size: i64 32)", "!DIBasicType(size: 32)");
    becomes(
        "!DIEnumerator(name: \"\", value: -18446744073709551616)",
        "!DIEnumerator(name: \"\", value: -18446744073709551616)",
    );
    becomes(
        "!DIEnumerator(name: \"\", value: 18446744073709551615, isUnsigned: true)",
        "!DIEnumerator(name: \"\", value: 18446744073709551615, isUnsigned: true)",
    );
    becomes(
        "!DIEnumerator(name: \"\", value: s0xff)",
        "!DIEnumerator(name: \"\", value: -1)",
    );
    becomes(
        "!DIEnumerator(name: \"\", value: u0xff)",
        "!DIEnumerator(name: \"\", value: 255)",
    );
    becomes(
        "!DIFixedPointType(kind: Rational, numerator: 3, denominator: -3, factor: 2)",
        "!DIFixedPointType(kind: Rational, numerator: 3, denominator: 5)",
    );
}

/// LLVM stores the properties of pointer authentication in the bits of the alignment.
#[test]
fn pointer_authentication() {
    becomes(
        "!DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: null, ptrAuthKey: 3, align: 8, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 7)",
        "!DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: null, ptrAuthKey: 3, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 7, ptrAuthIsaPointer: false, ptrAuthAuthenticatesNullValues: false)",
    );
    becomes(
        "!DIDerivedType(tag: DW_TAG_member, baseType: null, ptrAuthKey: 3)",
        "!DIDerivedType(tag: DW_TAG_member, baseType: null, align: 3)",
    );
}

#[test]
fn expressions() {
    let valid = [
        "DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32",
        "DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_unsigned",
        "DW_OP_LLVM_arg, 0, DW_OP_LLVM_entry_value, 1, DW_OP_stack_value",
        "DW_OP_breg4, 7",
        "",
    ];
    for words in valid {
        stays(&format!("!x = !{{!DIExpression({words})}}\n"));
    }
    let numbers = |words: &str| rewritten(&format!("!x = !{{!DIExpression({words})}}\n"));
    assert_eq!(numbers("DW_OP_swap"), "!x = !{!DIExpression(22)}\n");
    assert_eq!(numbers("DW_OP_constu"), "!x = !{!DIExpression(16)}\n");
    assert_eq!(
        numbers("DW_OP_LLVM_fragment, 0, 8, DW_OP_deref"),
        "!x = !{!DIExpression(4096, 0, 8, 6)}\n"
    );
    // A number that precedes its definition stands for the expression.
    assert_eq!(
        rewritten("!x = !{!1}\n!1 = !{!2, !2}\n!2 = distinct !DIExpression(6)\n"),
        "!x = !{!0}\n\n!0 = !{!DIExpression(DW_OP_deref), !DIExpression(DW_OP_deref)}\n"
    );
}

#[test]
fn equal_nodes_become_one() {
    assert_eq!(
        rewritten(
            "!x = !{!0, !1, !2, !3}\n!0 = !{!4}\n!1 = !{!5}\n!2 = !{!\"a\"}\n!3 = !{!{!\"a\"}}\n!4 = !{!\"a\"}\n!5 = !{!\"a\"}\n"
        ),
        "!x = !{!0, !0, !1, !0}\n\n!0 = !{!1}\n!1 = !{!\"a\"}\n"
    );
    // Distinct nodes are never merged.
    stays("!x = !{!0, !1}\n\n!0 = distinct !{}\n!1 = distinct !{}\n");
}

#[test]
fn cycles_stay_apart() {
    stays("!x = !{!0, !2}\n\n!0 = !{!1}\n!1 = !{!0}\n!2 = !{!3}\n!3 = !{!2}\n");
    // References to the same member of a cycle are equal.
    assert_eq!(
        rewritten("!x = !{!0, !2}\n!0 = !{!1}\n!1 = !{!0}\n!2 = !{!1}\n"),
        "!x = !{!0, !0}\n\n!0 = !{!1}\n!1 = !{!0}\n"
    );
    // No other node can equal a node that refers to itself.
    assert_eq!(
        rewritten("!x = !{!0, !1}\n!0 = !{!0, !\"a\"}\n!1 = !{!1, !\"a\"}\n"),
        "!x = !{!0, !1}\n\n!0 = distinct !{!0, !\"a\"}\n!1 = distinct !{!1, !\"a\"}\n"
    );
}

/// One definition rule: members of a type with an identifier are equal if their names are.
#[test]
fn members_of_identified_types() {
    let text = |identifier: &str| {
        rewritten(&format!(
            "!x = !{{!1, !2}}\n\
             !0 = distinct !DICompositeType(tag: DW_TAG_class_type{identifier})\n\
             !1 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !0, line: 1, baseType: null)\n\
             !2 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !0, line: 2, baseType: null)\n"
        ))
    };
    assert!(text(", identifier: \"C\"").starts_with("!x = !{!0, !0}\n"));
    assert!(text("").starts_with("!x = !{!0, !2}\n"));
}

#[test]
fn a_chain_of_a_million_nodes() {
    const LEN: usize = 1_000_000;
    let mut source = String::from("!x = !{!0}\n");
    for at in 0..LEN {
        source.push_str(&format!("!{at} = !{{!{}}}\n", at + 1));
    }
    source.push_str(&format!("!{LEN} = !{{}}\n"));
    let module = read(&source).unwrap();
    assert!(
        ModuleWriter::write(&module)
            .unwrap()
            .ends_with(b"!1000000 = !{}\n")
    );
}

#[test]
fn errors_of_fields() {
    refused(
        "!0 = !DILocation(line: 1)",
        "1:25: error: missing required field 'scope'",
    );
    refused(
        "!0 = !DILocation(foo: 1)",
        "1:18: error: invalid field 'foo'",
    );
    refused(
        "!0 = !DILocation(scope: null)",
        "1:25: error: 'scope' cannot be null",
    );
    refused(
        "!0 = !DILocation(line: 4294967296)",
        "1:24: error: value for 'line' too large, limit is 4294967295",
    );
    refused(
        "!0 = !DILocation(line: -1)",
        "1:24: error: expected unsigned integer",
    );
    refused(
        "!0 = !DILocation(line: 1, line: 2)",
        "1:27: error: field 'line' cannot be specified more than once",
    );
    refused(
        "!0 = !DILocation(isImplicitCode: 1)",
        "1:34: error: expected 'true' or 'false'",
    );
    refused(
        "!0 = !DISubrange(count: -2)",
        "1:25: error: value for 'count' too small, limit is -1",
    );
    refused(
        "!0 = !DISubrange(count: 9223372036854775808)",
        "1:25: error: value for 'count' too large, limit is 9223372036854775807",
    );
    refused(
        "!0 = !DISubrange(count: null)",
        "1:25: error: 'count' cannot be null",
    );
    refused(
        "!0 = !DIDerivedType(tag: 1)",
        "1:27: error: missing required field 'baseType'",
    );
    refused(
        "!0 = !DIDerivedType(tag: DW_TAG_foo)",
        "1:26: error: invalid DWARF tag 'DW_TAG_foo'",
    );
    refused(
        "!0 = !DIDerivedType(tag: DW_LANG_C)",
        "1:26: error: expected DWARF tag",
    );
    refused(
        "!0 = !DIDerivedType(tag: 65536)",
        "1:26: error: value for 'tag' too large, limit is 65535",
    );
    refused(
        "!0 = !DIBasicType(name: 1)",
        "1:25: error: expected string constant",
    );
    refused(
        "!0 = !DIBasicType(flags: DIFlagZero)",
        "1:26: error: invalid debug info flag 'DIFlagZero'",
    );
    refused(
        "!0 = !DIBasicType(flags: 4294967296)",
        "1:26: error: expected 32-bit integer (too large)",
    );
    refused(
        "!0 = !DISubprogram(spFlags: DISPFlagFoo)",
        "1:29: error: invalid subprogram debug info flag 'DISPFlagFoo'",
    );
    refused("!0 = !DIBasicType size", "1:19: error: expected '(' here");
    refused(
        "!0 = !DIBasicType(size: 1 align: 2)",
        "1:27: error: expected ')' here",
    );
    refused(
        "!0 = !DIBasicType(1)",
        "1:19: error: expected field label here",
    );
    refused(
        "!0 = !DIGlobalVariable(name: \"\")",
        "1:30: error: 'name' cannot be empty",
    );
    refused(
        "!0 = !DIFile(checksumkind: true)",
        "1:28: error: invalid checksum kind 'checksumkind'",
    );
    refused(
        "!0 = !GenericDINode(tag: 1, operands: !1)",
        "1:39: error: expected '{' here",
    );
    refused(
        "!0 = !DIEnumerator(name: \"a\", value: \"b\")",
        "1:38: error: expected integer",
    );
}

#[test]
fn errors_of_nodes() {
    refused(
        "!0 = !DICompileUnit(file: !0)",
        "1:6: error: missing 'distinct', required for !DICompileUnit",
    );
    refused(
        "!0 = !DIAssignID()",
        "1:6: error: missing 'distinct', required for !DIAssignID()",
    );
    refused(
        "!0 = distinct !DIAssignID(a: 1)",
        "1:27: error: expected ')' here",
    );
    refused(
        "!0 = !DISubprogram()",
        "1:6: error: missing 'distinct', required for !DISubprogram that is a Definition",
    );
    refused(
        "!0 = distinct !DICompileUnit(file: !0)",
        "1:15: error: missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit",
    );
    refused(
        "!0 = distinct !DICompileUnit(language: 1, sourceLanguageName: DW_LNAME_C, file: !0)",
        "1:15: error: can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit",
    );
    refused(
        "!0 = distinct !DICompileUnit(language: 1, sourceLanguageVersion: 4, file: !0)",
        "1:15: error: 'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit",
    );
    refused(
        "!0 = !DIFile(filename: \"\", directory: \"\", checksum: \"\")\n!1",
        "2:1: error: 'checksumkind' and 'checksum' must be provided together",
    );
    refused(
        "!0 = !DIEnumerator(name: \"\", value: -1, isUnsigned: true)\n!1",
        "2:1: error: unsigned enumerator with negative value",
    );
    refused("!0 = !DIFoo()", "1:6: error: expected metadata type");
    refused(
        "!0 = !DIExpression(DW_OP_foo)",
        "1:20: error: invalid DWARF op 'DW_OP_foo'",
    );
    refused(
        "!0 = !DIExpression(DW_ATE_foo)",
        "1:20: error: invalid DWARF attribute encoding 'DW_ATE_foo'",
    );
    refused(
        "!0 = !DIExpression(-1)",
        "1:20: error: expected unsigned integer",
    );
    refused(
        "!0 = !DIExpression(18446744073709551616)",
        "1:20: error: element too large, limit is 18446744073709551615",
    );
}

#[test]
fn errors_of_metadata() {
    refused(
        "!x = !{!1, !0}\n!2 = !{!3}",
        "1:13: error: use of undefined metadata '!0'",
    );
    refused(
        "!0 = !{}\n!0 = !{}\n!1",
        "3:1: error: Metadata id is already used",
    );
    refused(
        "!0 = i32 1",
        "1:6: error: unexpected type in metadata definition",
    );
    refused("!0 = {}", "1:6: error: Expected '!' here");
    refused("!0 = distinct !0", "1:16: error: expected '{' here");
    refused("!0 !{}", "1:4: error: expected '=' here");
    refused(
        "!4294967296 = !{}",
        "1:2: error: expected 32-bit integer (too large)",
    );
    refused(
        "!0 = !{metadata !0}",
        "1:8: error: invalid metadata-value-metadata roundtrip",
    );
    refused("!0 = !{foo}", "1:8: error: expected metadata operand");
    refused(
        "!0 = !{!0 !1}",
        "1:11: error: expected end of metadata node",
    );
    refused("!x = !{!\"a\"}", "1:9: error: expected integer");
    refused("!x = !{!{}}", "1:9: error: expected integer");
    refused(
        "!x = !{!DIArgList(i32 1)}",
        "1:8: error: found DIArgList outside of function",
    );
    refused("!x = {}", "1:6: error: Expected '!' here");
}
