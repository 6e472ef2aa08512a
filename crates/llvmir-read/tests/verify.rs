//! Compares the verifier's messages and their order with LLVM's. `data/verify.txt` contains texts and the output of
//! `llvm-as` 22.1.8 for each file `case.ll`.

use terrace_llvmir_read::ReadOptions;

#[test]
fn problems_are_llvms() {
    let mut failures = Vec::new();
    for case in include_str!("data/verify.txt").split("=== ").skip(1) {
        let (name, rest) = case.split_once('\n').unwrap();
        let (source, rest) = rest.split_once("--- ").unwrap();
        let (outcome, expected) = rest.split_once('\n').unwrap();
        let mut module =
            terrace_llvmir_read::read(source.as_bytes(), "case.ll", ReadOptions::default())
                .unwrap();
        let (got, text) = match module.admit("case.ll") {
            Ok(text) => ("accepted", text),
            Err(text) => ("refused", text),
        };
        let text = String::from_utf8(text).unwrap();
        if (got, text.as_str()) != (outcome, expected) {
            failures.push(format!(
                "{name}: {got}, expected {outcome}\n{text}--- expected\n{expected}"
            ));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn stripped_modules_have_no_debug_information() {
    let source = include_str!("data/verify.txt");
    let case = source
        .split("=== ")
        .find(|case| case.starts_with("debug information is ignored"))
        .unwrap();
    let (_, rest) = case.split_once('\n').unwrap();
    let (source, _) = rest.split_once("--- ").unwrap();
    let mut module =
        terrace_llvmir_read::read(source.as_bytes(), "case.ll", ReadOptions::default()).unwrap();
    assert!(module.strip_debug_info());
    assert!(!module.strip_debug_info());
    let text = terrace_llvmir::ModuleWriter::write(&module).unwrap();
    let text = String::from_utf8(text).unwrap();
    assert!(
        !text.contains("!dbg") && !text.contains("DISubprogram"),
        "{text}"
    );
}

#[test]
fn parameters_of_a_declaration_are_shown_in_messages() {
    let source = b"declare void @sink(ptr, metadata)\n";
    let mut module =
        terrace_llvmir_read::read(source, "<stdin>", ReadOptions::default()).expect("it is read");
    let said = module
        .admit("<stdin>")
        .expect_err("no intrinsic takes metadata");
    let wanted = "Function takes metadata but isn't an intrinsic\nmetadata %1\nptr @sink\n";
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(said.contains(wanted), "{said}");
}
