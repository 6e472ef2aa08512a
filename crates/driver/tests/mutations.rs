//! The inputs of the file tests, damaged: whatever comes of it is refused with an error or treated to the end, in bounded
//! time, and what is accepted prints as text that reads as the same.
//!
//! A mutant is determined by its number. `MUTANTS=FROM..TO` treats others than usual, more of them by hand:
//! `MUTANTS=0..500000 cargo test --release -p terrace --test mutations`. What failed is left in `target/tmp/mutants`.

#[path = "support/cases.rs"]
mod cases;
#[path = "../../../tests/support/exercise.rs"]
mod exercise;
#[path = "support/random.rs"]
mod random;

use exercise::{Verdict, Work, exercise};
use random::Random;
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
use terrace_asm::PrintOptions;
use terrace_pass::{PassRegistry, parse_pipeline};

/// How many mutants a usual run treats.
const USUAL: Range<usize> = 0..2500;
/// No mutant may take longer.
const LIMIT: Duration = Duration::from_secs(60);
/// How many failures are shown.
const SHOWN: usize = 20;

const DICTIONARY: &str = include_str!("../../../tests/fuzz/mlir.dict");
/// What nests, to be repeated around a token.
const NESTS: [(&str, &str); 16] = [
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("<", ">"),
    ("{a = ", "}"),
    ("tuple<", ">"),
    ("complex<", ">"),
    ("vector<1x", ">"),
    ("tensor<1x", ">"),
    ("memref<1x", ">"),
    ("!llvm.array<1 x ", ">"),
    ("!llvm.struct<(", ")>"),
    ("() -> (", ")"),
    ("loc(fused[", "])"),
    ("module {", "}"),
    ("affine_map<(d0) -> (d0 + (", "))>"),
];
const DEPTHS: [usize; 4] = [2, 40, 1_000, 15_000];
const NUMBERS: [&str; 12] = [
    "0",
    "1",
    "-1",
    "64",
    "65",
    "1000000",
    "16777216",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "99999999999999999999999999999999999999999",
];

/// One of a list that is not empty.
fn pick<'a, T>(random: &mut Random, list: &'a [T]) -> &'a T {
    let one = random.pick(list);
    one.expect("the list is not empty")
}

/// A file test's input, and what its command does with it.
struct Case {
    name: String,
    pieces: Vec<String>,
    /// Those that can be read.
    valid: Vec<String>,
    pipeline: Option<String>,
}

struct Stock {
    cases: Vec<Case>,
    dictionary: Vec<String>,
    passes: PassRegistry,
}

struct Mutant {
    text: String,
    work: Work,
    form: PrintOptions,
}

impl Stock {
    fn new() -> Stock {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests");
        let mut files = Vec::new();
        cases::discover(&root, &mut files).expect("the folder of file tests");
        files.sort();
        let passes = terrace::pass_registry();
        let cases = files.iter().map(|file| {
            let text = fs::read(file).expect("a test file");
            let text = String::from_utf8_lossy(&text);
            let input = text.split("\n// ==== ").next().unwrap_or_default();
            let words = cases::split_words(input.lines().next().unwrap_or_default());
            let pieces: Vec<String> = input.split("// -----").map(str::to_owned).collect();
            let is_valid = |text: &&String| {
                let form = PrintOptions::default();
                exercise(text.as_bytes(), &Work::Print, &passes, &form) == Ok(Verdict::Done)
            };
            Case {
                name: file
                    .strip_prefix(&root)
                    .unwrap_or(file)
                    .display()
                    .to_string(),
                valid: pieces.iter().filter(is_valid).cloned().collect(),
                pieces,
                pipeline: pipeline(&words.unwrap_or_default(), &passes),
            }
        });
        let cases: Vec<Case> = cases.collect();
        let quoted = |line: &str| Some(line.strip_prefix('"')?.strip_suffix('"')?.to_owned());
        let tokens = DICTIONARY.lines().filter_map(quoted);
        Stock {
            cases,
            dictionary: tokens
                .map(|token| token.replace("\\\"", "\"").replace("\\\\", "\\"))
                .collect(),
            passes,
        }
    }

    /// The mutant of a number, and what it was made of.
    fn mutant(&self, number: usize) -> (Mutant, &str) {
        let mut random = Random(number as u64);
        let case = &self.cases[random.below(self.cases.len())];
        let text = match (random.below(5), case.valid.is_empty()) {
            (1.., false) => pick(&mut random, &case.valid),
            _ => pick(&mut random, &case.pieces),
        };
        let mut tokens: Vec<String> = tokens(text).map(str::to_owned).collect();
        for _ in 0..*pick(&mut random, &[1, 1, 1, 1, 2, 3, 6]) {
            self.mutate(&mut tokens, &mut random);
        }
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
        let text = tokens.concat();
        (Mutant { text, work, form }, &case.name)
    }

    fn mutate(&self, tokens: &mut Vec<String>, random: &mut Random) {
        if tokens.is_empty() {
            return;
        }
        let at = random.below(tokens.len());
        match random.below(100) {
            0..12 => drop(tokens.remove(at)),
            12..18 => tokens.insert(at, tokens[at].clone()),
            18..26 => tokens[at].clone_from(pick(random, &self.dictionary)),
            26..32 => tokens.insert(at, pick(random, &self.dictionary).clone()),
            32..40 => tokens[at] = pick(random, tokens.as_slice()).clone(),
            // By one of its own kind: such a mutant is often valid.
            40..62 => {
                let kind = kind(&tokens[at]);
                let alike: Vec<&String> = tokens
                    .iter()
                    .chain(&self.dictionary)
                    .filter(|token| self::kind(token) == kind)
                    .collect();
                tokens[at] = (*pick(random, &alike)).clone();
            }
            // Lines.
            62..70 => {
                let mut lines: Vec<String> = tokens.concat().lines().map(str::to_owned).collect();
                let (from, to) = (random.below(lines.len()), random.below(lines.len()));
                match random.below(3) {
                    0 => drop(lines.remove(from)),
                    1 => lines.insert(to, lines[from].clone()),
                    _ => lines.swap(from, to),
                }
                let text = lines.join("\n");
                *tokens = self::tokens(&text).map(str::to_owned).collect();
            }
            70..76 => {
                let other = random.below(tokens.len());
                tokens.swap(at, other);
            }
            76..88 => {
                let is_number = |token: &String| token.starts_with(|c: char| c.is_ascii_digit());
                let rest = tokens[at..].iter().position(is_number);
                tokens[at + rest.unwrap_or(0)] = (*pick(random, &NUMBERS)).to_owned();
            }
            88..92 => {
                let end = (at + 1 + random.below(30)).min(tokens.len());
                tokens.drain(at..end);
            }
            92..95 => {
                let end = (at + 1 + random.below(30)).min(tokens.len());
                let copied = tokens[at..end].to_vec();
                let to = random.below(tokens.len());
                tokens.splice(to..to, copied);
            }
            95..97 => tokens.truncate(at),
            97..99 => {
                let other = random.below(self.cases.len());
                let text = pick(random, &self.cases[other].pieces);
                let lines: Vec<&str> = text.lines().collect();
                let line = pick(random, &lines);
                tokens.insert(at, format!("\n{line}\n"));
            }
            _ => {
                let (open, close) = *pick(random, &NESTS);
                let depth = *pick(random, &DEPTHS);
                let close = if random.below(4) == 0 { "" } else { close };
                tokens[at] = open.repeat(depth) + &tokens[at] + &close.repeat(depth);
            }
        }
    }
}

/// What may stand for a token without making nonsense of the syntax.
fn kind(token: &str) -> (Option<char>, bool) {
    let first = token.chars().next();
    let class = first.map(|c| match c {
        '0'..='9' => '0',
        c if c.is_whitespace() => ' ',
        c if c.is_alphabetic() => 'a',
        c => c,
    });
    (class, token.contains('.'))
}

/// Names, numbers and runs of blanks; all else byte by byte.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let class = |c: char| match c {
        c if c.is_whitespace() => 0,
        c if c.is_alphanumeric() || "_.$#@%!^".contains(c) => 1,
        _ => 2,
    };
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = class(rest.chars().next()?);
        let end = match first {
            2 => rest.chars().next().map(char::len_utf8),
            _ => rest.find(|c| class(c) != first),
        };
        let (token, behind) = rest.split_at(end.unwrap_or(rest.len()));
        rest = behind;
        Some(token)
    })
}

/// The passes a command names, if any.
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
                // Should the process die of it, it is still there.
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
    // A test whose mutants are all refused tests little.
    assert!(
        done * 6 > range.len(),
        "of {} mutants {done} were treated to the end",
        range.len()
    );
}
