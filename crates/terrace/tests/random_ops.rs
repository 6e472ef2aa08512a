//! Random valid operations, made from their definitions (`terrace-generate`): the custom form, read back, is the operation;
//! so is the generic form; and where MLIR 22 is installed it reads both and prints the same.

use terrace_generate::forms::{all_ops, forms_of, forms_of_recipes};
use terrace_testing::oracle;

/// The number of valid operations of each name.
const WANTED: usize = 3;
/// Operations that are not compared with mlir-opt: it crashes where it asks types of the wrong kind for their width.
const NOT_COMPARED: [&str; 3] = [
    "llvm.intr.vector.extract",
    "llvm.intr.vector.insert",
    "llvm.intr.vector.interleave2",
];
/// The output of mlir-opt for pieces of input, or `None` if it is not installed and need not be.
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
    let mut all = forms_of_recipes(terrace::context, WANTED);
    let mut missed = Vec::new();
    let mut by_recipe = 0;
    for def in &defs {
        let forms = forms_of(terrace::context, def, WANTED);
        if forms.is_empty() {
            let name = format!("\"{}\"(", def.name);
            match all.iter().any(|(_, generic)| generic.contains(&name)) {
                true => by_recipe += 1,
                false => missed.push(def.name),
            }
        }
        if !NOT_COMPARED.contains(&def.name) {
            all.extend(forms);
        }
    }
    println!(
        "{} of {} operations, {by_recipe} of them by recipes; {} forms; not reached: {missed:?}",
        defs.len() - missed.len(),
        defs.len(),
        all.len()
    );
    assert!(missed.is_empty(), "operations need a recipe: {missed:?}");
    let pieces: Vec<&str> = all.iter().map(|(_, generic)| generic.as_str()).collect();
    for generic in [false, true] {
        let Some(printed) = upstream(&pieces, generic) else {
            return;
        };
        let separator = "\n// -----\n";
        for (theirs, (custom, ours)) in printed.split(separator).zip(&all) {
            let ours = if generic { ours } else { custom };
            assert_eq!(theirs.trim(), ours.trim());
        }
    }
}
