//! Tests random valid operations, generated from their definitions (`terrace-generate`), in every printed form. Each
//! form must read back as the operation and print the same again. If MLIR 22 is installed, it must read the generic
//! form and print the same.

use terrace_generate::forms::{all_forms, all_ops, enum_attributes};
use terrace_testing::oracle;

/// The minimum number of valid operations of each name, if so many are found.
const WANTED: usize = 6;
/// Operations that are not compared with mlir-opt, because it crashes when it queries the width of types of the wrong
/// kind.
const NOT_COMPARED: [&str; 3] = [
    "llvm.intr.vector.extract",
    "llvm.intr.vector.insert",
    "llvm.intr.vector.interleave2",
];

/// Prefixes of operations whose custom form differs from that of mlir-opt, which omits attributes
/// (`docs/differences.md`). Only their generic forms are compared.
const PRINTED_OTHERWISE: [&str; 2] = ["vector.outerproduct ", "\"rocdl.raw.buffer."];

/// Returns the output of mlir-opt for pieces of input, or `None` if it is neither installed nor required.
fn upstream(pieces: &[&str], generic: bool) -> Option<String> {
    let mut arguments = vec!["--split-input-file", "--allow-unregistered-dialect", "-"];
    if generic {
        arguments.push("--mlir-print-op-generic");
    }
    let input = pieces.join("// -----\n");
    let output = oracle::run_or_skip("mlir-opt", &arguments, input.as_bytes());
    let output = output.expect("mlir-opt is installed and ends by itself")?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        output.exit, 0,
        "mlir-opt refuses an operation: {stderr:.2000}"
    );
    Some(String::from_utf8(output.stdout).expect("text"))
}

#[test]
fn random_operations_are_the_same_in_all_forms() {
    let ctx = terrace::context();
    let defs = all_ops(&ctx);
    let (templates, forms) = all_forms(terrace::context, &defs, WANTED);
    let mut read_back = templates.read_back;
    let mut unlike = templates.unlike;
    let mut all = templates.texts;
    let mut missed = Vec::new();
    let (mut by_template, mut not_compared) = (0, 0);
    for (def, forms) in defs.iter().zip(forms) {
        read_back += forms.read_back;
        unlike.extend(forms.unlike);
        if forms.texts.is_empty() {
            let name = format!("\"{}\"(", def.name);
            match all.iter().any(|(_, generic)| generic.contains(&name)) {
                true => by_template += 1,
                false => missed.push(def.name),
            }
        }
        match NOT_COMPARED.contains(&def.name) {
            true => not_compared += forms.texts.len(),
            false => all.extend(forms.texts),
        }
    }
    for name in NOT_COMPARED {
        let is_defined = defs.iter().any(|def| def.name == name);
        assert!(is_defined, "no operation is named '{name}'");
    }
    println!(
        "{} of {} operations, {by_template} of them by templates; {} forms, {read_back} texts read back; not reached: {missed:?}",
        defs.len() - missed.len(),
        defs.len(),
        all.len() + not_compared,
    );
    let shown: Vec<String> = unlike
        .iter()
        .map(|(form, text)| format!("{form}made from:\n{text}"))
        .collect();
    assert!(
        unlike.is_empty(),
        "{} forms are not read back:\n{}",
        unlike.len(),
        shown.join("----\n")
    );
    assert!(missed.is_empty(), "operations need a template: {missed:?}");
    assert!(all.len() >= 2 * defs.len(), "only {} forms", all.len());
    assert!(read_back >= 7 * all.len(), "only {read_back} texts");
    for name in PRINTED_OTHERWISE {
        let mut forms = all.iter();
        let has_forms = forms.any(|(custom, _)| custom.contains(name));
        assert!(has_forms, "no form contains '{name}'");
    }
    let pieces: Vec<&str> = all.iter().map(|(_, generic)| generic.as_str()).collect();
    for generic in [false, true] {
        let Some(printed) = upstream(&pieces, generic) else {
            println!(
                "skipped: mlir-opt is not installed; {} forms are not compared with it",
                all.len()
            );
            return;
        };
        let theirs: Vec<&str> = printed.split("\n// -----\n").collect();
        assert_eq!(
            theirs.len(),
            all.len(),
            "mlir-opt prints another number of operations"
        );
        let mut compared = 0;
        for (theirs, (custom, ours)) in theirs.iter().zip(&all) {
            if !generic && PRINTED_OTHERWISE.iter().any(|name| custom.contains(name)) {
                continue;
            }
            let ours = if generic { ours } else { custom };
            assert_eq!(theirs.trim(), ours.trim());
            compared += 1;
        }
        let form = if generic { "generic" } else { "custom" };
        println!("{compared} {form} forms are what mlir-opt prints");
    }
}

#[test]
fn enumerations_read_back() {
    let read_back = enum_attributes(&terrace::context());
    assert!(read_back >= 50, "only {read_back} attributes");
}
