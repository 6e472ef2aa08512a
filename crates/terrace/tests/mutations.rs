//! Tests damaged inputs of the file tests. The damage is token by token, or follows the structure of the generic form.
//! Each input must be rejected with an error or processed completely, in bounded time. An accepted input must print as
//! text that reads back as the same module.
//!
//! A mutant is determined by its number. `MUTANTS=FROM..TO` selects other mutants than usual, for longer manual runs:
//! `MUTANTS=0..500000 cargo test --release -p terrace --test mutations`. Failing mutants are written to
//! `target/tmp/mutants`.

#[path = "../../../tests/support/exercise.rs"]
mod exercise;

use exercise::{Verdict, Work, exercise};
use std::any::Any;
use std::fs;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use terrace_asm::depth::with_deep_stack;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, print};
use terrace_generate::Random;
use terrace_generate::damage::{Vocabulary, structure, tokens};
use terrace_pass::{PassRegistry, parse_pipeline};
use terrace_session::Log;
use terrace_session::input::{Input, read_module};
use terrace_testing::{discover, filetest_folders, split_words};

/// The mutants of a usual run.
const USUAL: Range<usize> = 0..2500;
/// The maximum time for a mutant.
const LIMIT: Duration = Duration::from_secs(60);
/// The maximum number of failures shown.
const SHOWN: usize = 20;
/// Files whose output, which equals MLIR's byte for byte, does not read back as the same module. A line without a
/// column prints as column 0. Padding bits of `i1` elements print as elements. The text of an opaque type prints
/// without quotes. `memref.dma_start` prints attributes that it does not parse. A tile without dimensions prints an
/// `x`. Maps that `normalize-memrefs` creates are simplified by the parser. An empty list of bundles prints as a space.
/// Nested fused locations with the same metadata are read as one. `arith-expand` and `math-expand-ops` create constants
/// of dynamic shapes. The mutants of these files are not required to read back.
const LOSSY: [&str; 12] = [
    "amx/tests/filetests/parse/types.mlir",
    "convert/arith-transforms/tests/filetests/divide.mlir",
    "convert/arith-transforms/tests/filetests/f4e2m1.mlir",
    "convert/llvm-transforms/tests/filetests/debug_scope_again.mlir",
    "convert/math-transforms/tests/filetests/expand_types.mlir",
    "convert/memref-transforms/tests/filetests/normalize_accesses.mlir",
    "convert/memref-transforms/tests/filetests/normalize_memrefs.mlir",
    "parse/dense_hex_padding.mlir",
    "parse/trailing_operands.mlir",
    "print/assume_without_bundles.mlir",
    "print/location_forms.mlir",
    "print/opaque_words.mlir",
];

/// Returns a random element of a non-empty list.
fn pick<'a, T>(random: &mut Random, list: &'a [T]) -> &'a T {
    let one = random.pick(list);
    one.expect("the list is not empty")
}

/// The input of a file test, and the pipeline of its command.
struct Case {
    name: String,
    pieces: Vec<String>,
    /// The valid pieces, with their generic forms.
    valid: Vec<(String, String)>,
    pipeline: Option<String>,
}

struct Stock {
    cases: Vec<Case>,
    vocabulary: Vocabulary,
    passes: PassRegistry,
}

struct Mutant {
    text: String,
    work: Work,
    form: PrintOptions,
}

impl Stock {
    fn new() -> Stock {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let folders = filetest_folders(&crates).expect("the folders of file tests");
        let mut files = Vec::new();
        for folder in &folders {
            files.extend(discover(folder).expect("a folder of file tests"));
        }
        files.retain(|file| !LOSSY.iter().any(|lossy| file.ends_with(lossy)));
        let passes = terrace::pass_registry();
        let cases = files.iter().map(|file| {
            let text = fs::read(file).expect("a test file");
            let text = String::from_utf8_lossy(&text);
            let input = text.split("\n// ==== ").next().unwrap_or_default();
            let words = split_words(input.lines().next().unwrap_or_default());
            let pieces: Vec<String> = input.split("// -----").map(str::to_owned).collect();
            let valid = |text: &String| Some((text.clone(), generic(text)?));
            Case {
                name: file.display().to_string(),
                valid: pieces.iter().filter_map(valid).collect(),
                pieces,
                pipeline: pipeline(&words.unwrap_or_default(), &passes),
            }
        });
        let cases: Vec<Case> = cases.collect();
        let pieces = cases.iter().flat_map(|case| &case.pieces);
        Stock {
            vocabulary: Vocabulary::new(pieces.map(String::as_str)),
            cases,
            passes,
        }
    }

    /// Returns the mutant with a number, and the name of its file test.
    fn mutant(&self, number: usize) -> (Mutant, &str) {
        let mut random = Random(number as u64);
        let case = &self.cases[random.below(self.cases.len())];
        let (text, generic) = match (random.below(5), case.valid.is_empty()) {
            (1.., false) => {
                let (text, generic) = pick(&mut random, &case.valid);
                (text, Some(generic))
            }
            _ => (pick(&mut random, &case.pieces), None),
        };
        let structure = generic
            .filter(|_| random.below(2) == 0)
            .and_then(|generic| structure::damaged(generic, &self.vocabulary, &mut random));
        let text =
            structure.unwrap_or_else(|| tokens::damaged(text, &self.vocabulary, &mut random));
        let work = match (random.below(8), &case.pipeline) {
            (0, _) => Work::Lower,
            (1, _) | (_, None) => Work::Print,
            (_, Some(pipeline)) => Work::Passes(pipeline.clone()),
        };
        let form = PrintOptions {
            generic: random.below(3) == 0,
            debug_info: random.below(4) == 0,
            ..PrintOptions::default()
        };
        (Mutant { text, work, form }, &case.name)
    }
}

/// Returns the generic form of a text, if the text is valid.
fn generic(text: &str) -> Option<String> {
    let ctx = terrace::context();
    let tables = AsmTables::new(&ctx);
    let input = Input {
        name: "case.mlir".to_owned(),
        text: text.as_bytes().to_vec().into(),
    };
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let read = || read_module(&tables, &input, options, &mut Log::default());
    let form = PrintOptions {
        generic: true,
        ..PrintOptions::default()
    };
    with_deep_stack(|| Some(print(&tables, &read().ok()?, &form)))
}

/// Returns the pipeline of a command, if it has one.
fn pipeline(words: &[String], passes: &PassRegistry) -> Option<String> {
    let text = match words
        .iter()
        .find_map(|word| word.strip_prefix("--pass-pipeline="))
    {
        Some(text) => text.to_owned(),
        None => {
            let named = words.iter().filter_map(|word| {
                let (name, options) = word
                    .strip_prefix("--")?
                    .split_once('=')
                    .unwrap_or((&word[2..], ""));
                passes.lookup(name).map(|_| format!("{name}{{{options}}}"))
            });
            let named: Vec<String> = named.collect();
            format!("builtin.module({})", named.join(","))
        }
    };
    let known = text != "builtin.module()" && parse_pipeline(&text, passes).is_ok();
    known.then_some(text)
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or(panic.downcast_ref::<&str>().copied());
    format!("a panic: {}", text.unwrap_or("?"))
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("mutants")
}

fn range() -> Range<usize> {
    let Ok(text) = std::env::var("MUTANTS") else {
        return USUAL;
    };
    let parsed = text
        .split_once("..")
        .and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    parsed.expect("MUTANTS=FROM..TO")
}

#[test]
fn damaged_inputs_are_refused_or_treated_to_the_end() {
    let range = range();
    fs::create_dir_all(folder()).expect("the folder of mutants");
    let stock = Arc::new(Stock::new());
    let next = Arc::new(AtomicUsize::new(range.start));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let current: Arc<Vec<Mutex<usize>>> =
        Arc::new((0..threads).map(|_| Mutex::default()).collect());
    let (sender, receiver) = mpsc::channel();
    for thread in 0..threads {
        let (stock, next, current) = (stock.clone(), next.clone(), current.clone());
        let (sender, end) = (sender.clone(), range.end);
        thread::spawn(move || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= end {
                    return;
                }
                *current[thread].lock().unwrap() = number;
                let (mutant, _) = stock.mutant(number);
                // The file remains if the mutant terminates the process.
                let _unwritable = fs::write(
                    folder().join(format!("running-{thread}.mlir")),
                    &mutant.text,
                );
                let run = || {
                    exercise(
                        mutant.text.as_bytes(),
                        &mutant.work,
                        &stock.passes,
                        &mutant.form,
                    )
                };
                let result = catch_unwind(AssertUnwindSafe(run));
                let result = result.unwrap_or_else(|panic| Err(message(&*panic)));
                if sender.send((number, result)).is_err() {
                    return;
                }
            }
        });
    }
    drop(sender);
    let (mut failures, mut report) = (0, String::new());
    let mut fail = |number: usize, what: &str| {
        let (mutant, name) = stock.mutant(number);
        let file = folder().join(format!("{number}.mlir"));
        let written = fs::write(&file, &mutant.text)
            .and_then(|()| fs::write(file.with_extension("why"), what));
        written.expect("the folder of mutants is writable");
        failures += 1;
        if failures <= SHOWN {
            report += &format!("==== {} (of {name}): {what}\n", file.display());
        }
    };
    let mut verdicts = [0usize; 3];
    loop {
        match receiver.recv_timeout(LIMIT) {
            Ok((_, Ok(verdict))) => verdicts[verdict as usize] += 1,
            Ok((number, Err(what))) => fail(number, &what),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                let hanging = current.iter().map(|number| *number.lock().unwrap());
                hanging.for_each(|number| fail(number, "perhaps no end"));
                break;
            }
        }
    }
    let [unread, refused, done] = [Verdict::Unread, Verdict::Refused, Verdict::Done]
        .map(|verdict| verdicts[verdict as usize]);
    println!("{unread} not read, {refused} refused later, {done} treated to the end");
    assert!(failures == 0, "{failures} failures\n{report}");
    // A run in which most mutants are rejected tests little.
    assert!(
        done * 6 > range.len(),
        "of {} mutants {done} were treated to the end",
        range.len()
    );
}
