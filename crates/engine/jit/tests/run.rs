//! LLVM assembly programs have the expected output, and unsupported programs are rejected with the reason and the
//! source location. Each program runs in its own process, for which this test executable starts itself again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

use libtest_mimic::{Arguments, Failed, Trial};
use terrace_engine_jit::{Error, Jit, Opt, Options, Symbols};
use terrace_llvmir::Module;
use terrace_llvmir_read::ReadOptions;

/// Set in the process that runs a program: the file and the optimization level.
const FILE: &str = "TERRACE_JIT_TEST_FILE";
const OPT: &str = "TERRACE_JIT_TEST_OPT";

fn read(path: &Path) -> Result<Module, String> {
    let source = fs::read(path).map_err(|error| error.to_string())?;
    let name = path.display().to_string();
    terrace_llvmir_read::read(&source, &name, ReadOptions::default())
        .map_err(|error| error.to_string())
}

fn build(module: &Module, opt: Opt) -> Result<Jit, Error> {
    let mut symbols = Symbols::new();
    symbols.add_lookup(|name| {
        let symbol = terrace_engine_runtime::find(name)?;
        Some(symbol.address.as_ptr().cast())
    });
    let options = Options {
        opt,
        verify: true,
        ..Options::default()
    };
    Jit::build(module, &options, symbols)
}

/// Runs a program and returns its exit status.
fn run(path: &Path, opt: Opt) -> Result<i32, String> {
    let module = read(path)?;
    let jit = build(&module, opt).map_err(|error| error.to_string())?;
    let main = jit.entry("main").ok_or("there is no main")?;
    // SAFETY: every program of these tests has a `main` of this type.
    let main: extern "C" fn() -> i32 = unsafe { std::mem::transmute(main) };
    // SAFETY: the programs of these tests have no undefined behaviour.
    unsafe { jit.start() };
    let code = main();
    // SAFETY: as above.
    unsafe { jit.finish() };
    Ok(code)
}

/// Returns the output of a program and its exit status.
fn outcome(path: &Path, opt: &str) -> Result<String, Failed> {
    let this = std::env::current_exe()?;
    let output = Command::new(this).env(FILE, path).env(OPT, opt).output()?;
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.code() {
        Some(code) => text.push_str(&format!("exit {code}\n")),
        None => {
            use std::os::unix::process::ExitStatusExt;
            let signal = output.status.signal().unwrap_or(0);
            text.push_str(&format!("signal {signal}\n"));
        }
    }
    if output.status.code() == Some(101) {
        text.push_str(&String::from_utf8_lossy(&output.stderr));
    }
    Ok(text)
}

fn check_program(path: &Path, opt: &str) -> Result<(), Failed> {
    let expected = fs::read_to_string(path.with_extension("expect"))?;
    let found = outcome(path, opt)?;
    if found == expected {
        return Ok(());
    }
    Err(format!("expected\n{expected}\nfound\n{found}").into())
}

fn check_refusal(path: &Path) -> Result<(), Failed> {
    let module = read(path)?;
    let text = match build(&module, Opt::Speed) {
        Err(error) => error.to_string(),
        Ok(_) => return Err("the module is not refused".into()),
    };
    let alone = Jit::unsupported(&module, &Options::default());
    let alone: Vec<_> = alone
        .map_err(|error| error.to_string())?
        .iter()
        .map(|one| format!("cannot run: {one}"))
        .collect();
    if alone.join("\n") != text {
        return Err(format!("one function says\n{}\nthe other\n{text}", alone.join("\n")).into());
    }
    for line in fs::read_to_string(path)?.lines() {
        if let Some(wanted) = line.strip_prefix("; EXPECT: ")
            && !text.contains(wanted)
        {
            return Err(format!("expected {wanted:?} in\n{text}").into());
        }
        if let Some(unwanted) = line.strip_prefix("; NOT: ")
            && text.contains(unwanted)
        {
            return Err(format!("did not expect {unwanted:?} in\n{text}").into());
        }
    }
    Ok(())
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(folder);
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|it| it == "ll"))
        .collect();
    files.sort();
    files
}

fn name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// Checks that all missing symbols are reported, except weak and unused ones.
fn missing_symbols() -> Result<(), Failed> {
    let source = b"declare void @one_that_is_not_there()
declare void @not_used()
@two_that_is_not_there = external global i32
@has_its_address = global ptr @two_that_is_not_there
@weak_one = extern_weak global i32
define ptr @f() {
  call void @one_that_is_not_there()
  ret ptr @weak_one
}";
    let module = terrace_llvmir_read::read(source, "missing", ReadOptions::default())
        .map_err(|error| error.to_string())?;
    match Jit::build(&module, &Options::default(), Symbols::new()) {
        Err(Error::Missing(names))
            if names == ["one_that_is_not_there", "two_that_is_not_there"] =>
        {
            Ok(())
        }
        other => Err(format!("found {other:?}").into()),
    }
}

/// Checks that a module can be built and dropped repeatedly, and can call the host's functions.
fn host_functions() -> Result<(), Failed> {
    extern "C" fn triple(x: i32) -> i32 {
        x * 3
    }
    let source = b"declare i32 @triple(i32)
define i32 @f(i32 %x) {
  %y = call i32 @triple(i32 %x)
  %z = add i32 %y, 1
  ret i32 %z
}
@g = alias i32 (i32), ptr @f";
    let module = terrace_llvmir_read::read(source, "host", ReadOptions::default())
        .map_err(|error| error.to_string())?;
    for _ in 0..200 {
        let mut symbols = Symbols::new();
        symbols.add("triple", triple as *const u8);
        let jit = Jit::build(&module, &Options::default(), symbols)?;
        let address = jit.entry("g").ok_or("there is no g")?;
        // SAFETY: the function has this type and its code is alive.
        let f: extern "C" fn(i32) -> i32 = unsafe { std::mem::transmute(address) };
        if f(5) != 16 {
            return Err("the wrong result".into());
        }
    }
    Ok(())
}

fn main() {
    if let Some(file) = std::env::var_os(FILE) {
        let opt = match std::env::var(OPT).as_deref() {
            Ok("none") => Opt::None,
            _ => Opt::Speed,
        };
        match run(Path::new(&file), opt) {
            Ok(code) => exit(code),
            Err(error) => {
                eprintln!("{error}");
                exit(101)
            }
        }
    }
    let mut trials = vec![
        Trial::test("missing_symbols", missing_symbols),
        Trial::test("host_functions", host_functions),
    ];
    for path in files("programs") {
        for opt in ["speed", "none"] {
            let path = path.clone();
            let title = format!("programs/{}/{opt}", name(&path));
            trials.push(Trial::test(title, move || check_program(&path, opt)));
        }
    }
    for path in files("refused") {
        let title = format!("refused/{}", name(&path));
        trials.push(Trial::test(title, move || check_refusal(&path)));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
