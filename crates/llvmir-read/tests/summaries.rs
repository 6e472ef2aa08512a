//! The errors that the reader reports for module summaries, and their positions.

use terrace_llvmir::*;
use terrace_llvmir_read::ReadOptions;

const HEAD: &str = "@v = global i32 0
define void @f() {
  ret void
}
^0 = module: (path: \"x.o\", hash: (0, 1, 2, 3, 4))
";

/// Reads a module with these entries after the entry of the module. An error is returned as `LINE:COLUMN: message`,
/// where `LINE` is relative to `entries`.
fn check(entries: &str) -> Result<Module, String> {
    let options = ReadOptions {
        keep_summary: true,
        ..ReadOptions::default()
    };
    let text = format!("{HEAD}{entries}");
    terrace_llvmir_read::read(text.as_bytes(), "test", options)
        .map_err(|error| format!("{}:{}: {}", error.line - 5, error.column, error.message))
}

fn refused(entries: &str, message: &str) {
    assert_eq!(check(entries).err().as_deref(), Some(message), "{entries}");
}

const FLAGS: &str = "module: ^0, flags: (linkage: external, live: 1)";

fn function(fields: &str) -> String {
    format!("^1 = gv: (name: \"f\", summaries: (function: ({FLAGS}, insts: 3{fields})))")
}

#[test]
fn references_to_entries_that_do_not_exist() {
    refused(
        "^1 = gv: (name: \"w\")",
        "1:11: Reference to undefined global \"w\"",
    );
    let variable = format!("variable: ({FLAGS}, varFlags: (readonly: 0))");
    refused(
        &format!("^1 = gv: (name: \"w\", summaries: ({variable}))"),
        "1:34: Reference to undefined global \"w\"",
    );
    refused(
        &function(", calls: ((callee: ^7))"),
        "1:121: use of undefined summary '^7'",
    );
    refused(
        &function(", refs: (readonly ^3, ^2)"),
        "1:124: use of undefined summary '^2'",
    );
    refused(
        &function(", typeIdInfo: (typeTests: (^5, 7))"),
        "1:129: use of undefined type id summary '^5'",
    );
    refused(
        &format!("^1 = gv: (name: \"v\", summaries: (alias: ({FLAGS}, aliasee: ^4)))"),
        "1:34: use of undefined summary '^4'",
    );
    refused(
        "^1 = gv: (name: \"v\", summaries: (variable: (module: ^2, flags: (live: 1), varFlags: (readonly: 0))))",
        "1:53: use of undefined module '^2'",
    );
    refused(
        "^1 = typeidCompatibleVTable: (name: \"t\", summary: ((offset: 0, ^9)))",
        "1:64: use of undefined summary '^9'",
    );
}

#[test]
fn words_that_are_no_fields() {
    refused("^1 = gvs: (guid: 1)", "1:6: unexpected summary kind");
    refused("^1 = gv: (id: 1)", "1:11: expected name or guid tag");
    refused(
        &function(", inst: 2"),
        "1:104: expected optional function summary field",
    );
    refused(
        &function(", calls: ((callee: ^1, heat: hot))"),
        "1:125: expected hotness, relbf, or tail",
    );
    refused(
        &function(", calls: ((callee: ^1, hotness: warm))"),
        "1:134: invalid call edge hotness",
    );
    refused(
        &function(", funcFlags: (readnone: 1)"),
        "1:116: expected function flag type",
    );
    refused(
        "^1 = typeid: (name: \"t\", summary: (typeTestRes: (kind: all, sizeM1BitWidth: 7)))",
        "1:56: unexpected TypeTestResolution kind",
    );
}

#[test]
fn entries_that_refer_to_one_another() {
    let entries = function(", calls: ((callee: ^1, hotness: cold), (callee: ^2, tail: 1)), refs: (^3), typeIdInfo: (typeTests: (^4))")
        + "
^2 = gv: (guid: 7)
^3 = gv: (name: \"v\", summaries: (variable: (module: ^0, flags: (linkage: external), varFlags: (readonly: 1, writeonly: 0), vTableFuncs: ((virtFunc: ^1, offset: 16)))))
^4 = typeid: (name: \"t\", summary: (typeTestRes: (kind: inline, sizeM1BitWidth: 7, alignLog2: 1)))
^5 = flags: 8
^6 = blockcount: 5
";
    let module = check(&entries).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(module.summary.len(), 7);
}
