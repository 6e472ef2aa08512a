//! Reads LLVM assembly (types, attributes, constants, globals, headers and bodies) and prints it again like LLVM 22,
//! or rejects it at LLVM's position with LLVM's message.
//!
//! A case of the table consists of a text and, after `=>`, the error. If there is no error, the following lines are
//! the output of `llvm-as | llvm-dis` for the text, without blank lines and the module's name.

use terrace_llvmir::*;
use terrace_llvmir_read::ReadOptions;

const CASES: &str = include_str!("data/read-globals.txt");
/// Cases for function bodies, use-list orders, and comments.
const BODIES: &str = include_str!("data/read-bodies.txt");

fn answer(source: &str) -> String {
    let module =
        match terrace_llvmir_read::read(source.as_bytes(), "<stdin>", ReadOptions::default()) {
            Ok(module) => module,
            Err(error) => {
                let (line, column) = (error.line, error.column);
                return format!(" {line}:{column}: {}", error.message);
            }
        };
    let text = ModuleWriter::write(&module).expect("every block that is named is there");
    let mut answer = String::new();
    for line in String::from_utf8(text).expect("text is ASCII").lines() {
        let name = line.starts_with("; ModuleID") || line.starts_with("source_filename");
        if !name && !line.is_empty() {
            answer.push('\n');
            answer.push_str(line);
        }
    }
    answer
}

#[test]
fn as_llvm_answers() {
    let mut wrong = Vec::new();
    let mut count = 0;
    let tables = [CASES, BODIES].map(|table| table.trim_end().split("\n---\n"));
    for case in tables.into_iter().flatten() {
        let (source, want) = case.split_once("\n=>").expect("a case has an answer");
        let got = answer(&format!("{source}\n"));
        count += 1;
        if got != want.trim_end() {
            wrong.push(format!("{source}\nwanted{want}\ngot{got}"));
        }
    }
    assert!(count > 300, "the table is there: {count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn unnamed_structs_and_globals_are_numbered_by_use() {
    let source = "%7 = type { i8 }\n%3 = type { ptr, %7 }\n%unused = type { i1 }\n\
                  @4 = external global %3\n@9 = alias i32, ptr @4\n";
    assert_eq!(
        answer(source),
        "\n%0 = type { ptr, %1 }\n%1 = type { i8 }\n@0 = external global %0\n@1 = alias i32, ptr @0"
    );
}

#[test]
fn deep_nesting_is_refused_without_a_stack_overflow() {
    let read_all = || {
        for (open, close) in [("[1 x ", "]"), ("{ ", " }"), ("<{ ", " }>")] {
            let depth = 100_000;
            let source = format!(
                "@x = external global {}i8{}\n",
                open.repeat(depth),
                close.repeat(depth)
            );
            let error = terrace_llvmir_read::read(source.as_bytes(), "x", ReadOptions::default())
                .unwrap_err();
            assert_eq!(error.message, "nesting is too deep");
        }
    };
    // The stack size of a main thread. Debug builds exceed the default of other threads.
    let thread = std::thread::Builder::new().stack_size(8 << 20);
    thread.spawn(read_all).unwrap().join().unwrap();
}

#[test]
fn a_long_chain_of_structs_is_checked_in_linear_time() {
    let mut source = String::from("%t0 = type { i8 }\n");
    for at in 1..20_000 {
        source.push_str(&format!("%t{at} = type {{ %t{} }}\n", at - 1));
    }
    assert!(terrace_llvmir_read::read(source.as_bytes(), "x", ReadOptions::default()).is_ok());
}

#[test]
fn intrinsics_are_declared_by_their_calls() {
    let text =
        |callee: &str| format!("define void @f() {{\n  call void {callee}\n  ret void\n}}\n");
    assert!(answer(&text("@llvm.trap()")).contains("\ndeclare void @llvm.trap()"));
    assert_eq!(
        answer(&text("@llvm.foo()")),
        " 2:13: unknown intrinsic 'llvm.foo'"
    );
    assert_eq!(
        answer(&text("@llvm.trap(i8 1)")),
        " 2:13: invalid intrinsic signature"
    );
    assert_eq!(
        answer(&text("@g(ptr @llvm.trap)")),
        " 2:20: intrinsic can only be used as callee"
    );
}

#[test]
fn reading_is_linear_in_what_is_looked_up() {
    // With a linear search for each name, each case would take minutes.
    const COUNT: usize = 60_000;
    let mut source = String::new();
    for at in 0..COUNT {
        source += &format!("@a{at} = global ptr blockaddress(@f, %b{at})\n");
        source += &format!("%t{at} = type {{ i32, ptr }}\n");
    }
    source += "define void @f(ptr %p, i1 %c) {\n  br label %b0\n";
    for at in 0..COUNT {
        let next = (at + 1) % COUNT;
        source += &format!("b{at}:\n  br i1 %c, label %b{next}, label %b{next}\n");
    }
    source += "}\n%big = type { ";
    let fields: Vec<String> = (0..COUNT).map(|at| format!("%t{at}")).collect();
    source += &fields.join(", ");
    source += " }\ndefine void @g(ptr %p) {\n";
    for at in 0..2_000 {
        source += &format!("  %x{at} = load %big, ptr %p\n");
    }
    source += "  ret void\n}\n";
    for at in 1..COUNT {
        source += &format!("uselistorder_bb @f, %b{at}, {{ 2, 0, 1 }}\n");
    }
    let module =
        terrace_llvmir_read::read(source.as_bytes(), "<stdin>", ReadOptions::default()).unwrap();
    let text = ModuleWriter::write(&module).expect("every block that is named is there");
    assert!(text.len() > source.len() / 2);
}

/// Returns the module's text with or without its summary.
fn with_summary(keep_summary: bool, text: &str) -> Result<String, String> {
    let options = ReadOptions {
        keep_summary,
        ..ReadOptions::default()
    };
    let module =
        terrace_llvmir_read::read(text.as_bytes(), "", options).map_err(|error| error.message)?;
    Ok(String::from_utf8(ModuleWriter::write(&module).unwrap()).unwrap())
}

#[test]
fn summaries_are_kept_as_their_text_or_skipped() {
    let summary = "^0 = module: (path: \"a(b\", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: \"f\") ; guid = 14740650423002898831
^2 = typeidCompatibleVTable: (name: \"_ZTS1A\", summary: ((offset: 16, ^1))) ; guid = 7
^3 = flags: 8
^4 = blockcount: 2
";
    let text = format!("declare void @f()\n\n{summary}");
    assert!(with_summary(true, &text).unwrap().ends_with(&text));
    let text = text.replace("^2 = typeidCompatibleVTable", "^2 = typeid");
    let read = with_summary(false, &text).unwrap();
    assert!(read.ends_with("declare void @f()\n"), "{read}");
}

#[test]
fn words_are_labels_again_after_a_summary_that_is_kept() {
    let text = "^0 = flags: 8\n!a = !{!0}\n!0 = !DIFile(filename: \"x\", directory: \"\")\n";
    assert!(with_summary(true, text).is_ok());
    assert_eq!(
        with_summary(false, text),
        Err("expected field label here".to_owned())
    );
}

#[test]
fn summaries_count_blocks_unless_they_say_nothing() {
    let read = with_summary(true, "^0 = flags: 2\n").unwrap();
    assert!(
        read.ends_with("^0 = flags: 2\n^1 = blockcount: 0\n"),
        "{read}"
    );
    let text =
        "^0 = module: (path: \"a\", hash: (0, 0, 0, 0, 0))\n^1 = flags: 0\n^2 = blockcount: 3\n";
    let read = with_summary(true, text).unwrap();
    assert!(!read.contains('^'), "{read}");
}

#[test]
fn unknown_entries_of_summaries() {
    assert_eq!(
        with_summary(true, "^0 = other: (1)\n"),
        Err("unexpected summary kind".to_owned())
    );
}
