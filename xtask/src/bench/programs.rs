//! `bench-run`: measures programs from source to exit, and the code generated for kernels.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use lexopt::{Arg, Parser, ValueExt};
use terrace_testing::oracle;

use crate::{table, workspace};

/// The default number of rounds. Each round runs everything once.
const ROUNDS: usize = 9;

/// The programs of `tests/programs` that are run from source by default.
const PROGRAMS: [&str; 6] = [
    "sha256",
    "n_body",
    "mandelbrot",
    "floyd_warshall",
    "levenshtein",
    "fft",
];

struct Options {
    program: PathBuf,
    names: Vec<String>,
    repeat: usize,
}

/// Runs the subcommand.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let options = Options::parse(arguments)?;
    println!("Wall time, minimum of {} rounds.", options.repeat);
    let programs = workspace::root().join("tests/programs");
    let mut rows = vec![row([
        "program",
        "mlir-opt | mlir-runner -O0",
        "terrace run",
        "ratio",
    ])];
    for name in &options.names {
        rows.push(from_source(&programs, name, &options)?);
    }
    print!("\n{}", table::render(&rows));
    let folder = workspace::root().join("tests/kernels");
    let mut names: Vec<String> = fs::read_dir(&folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|kind| kind == "mlir"))
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    let header = [
        "kernel",
        "terrace -O1",
        "clang -O0",
        "clang -O3",
        "to -O0",
        "to -O3",
    ];
    let mut rows = vec![row(header)];
    let mut logarithms = [0.0; 2];
    for name in &names {
        let (cells, ratios) = kernel(&folder, name, &options)?;
        rows.push(cells);
        for (sum, ratio) in logarithms.iter_mut().zip(ratios) {
            *sum += ratio.ln();
        }
    }
    let mean = logarithms.map(|sum: f64| format!("{:.2}", (sum / names.len() as f64).exp()));
    rows.push(row(["geometric mean", "", "", "", &mean[0], &mean[1]]));
    print!("\n{}", table::render(&rows));
    Ok(ExitCode::SUCCESS)
}

impl Options {
    fn parse(arguments: &[OsString]) -> Result<Options> {
        let mut options = Options {
            program: workspace::root().join("target/release/terrace"),
            names: PROGRAMS.map(str::to_owned).to_vec(),
            repeat: ROUNDS,
        };
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("program") => options.program = parser.value()?.into(),
                Arg::Long("repeat") => options.repeat = parser.value()?.parse()?,
                Arg::Long("programs") => {
                    let names = parser.value()?.string()?;
                    options.names = names.split(',').map(str::to_owned).collect();
                }
                other => return Err(other.unexpected().into()),
            }
        }
        ensure!(options.repeat > 0, "--repeat must be at least 1");
        Ok(options)
    }
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1e3)
}

fn ratio(a: Duration, b: Duration) -> f64 {
    a.as_secs_f64() / b.as_secs_f64()
}

/// Runs a command to completion. Returns the elapsed time and the output.
fn timed(command: &mut Command) -> Result<(Duration, Vec<u8>)> {
    let start = Instant::now();
    let output = command.stdin(Stdio::null()).output();
    let time = start.elapsed();
    let output = output.with_context(|| format!("cannot run {command:?}"))?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        bail!("{command:?}: {}\n{message}", output.status);
    }
    Ok((time, output.stdout))
}

/// Returns the pipeline that MLIR uses to lower a file, which is the one that `terrace lower` chooses.
fn plan(file: &Path, options: &Options) -> Result<String> {
    let mut command = Command::new(&options.program);
    let (_, plan) = timed(command.arg("lower").arg("--plan").arg(file))?;
    Ok(String::from_utf8(plan)?.trim().to_owned())
}

/// Measures one program from source to exit, with Terrace and with upstream.
fn from_source(folder: &Path, name: &str, options: &Options) -> Result<Vec<String>> {
    let file = folder.join(format!("{name}.src.mlir"));
    let plan = plan(&file, options)?;
    let opt = oracle::find_tool("mlir-opt").context("mlir-opt of MLIR 22 is needed")?;
    // The program in the path is a link into the folder that also contains the libraries.
    let opt = fs::canonicalize(opt)?;
    let runner = opt.with_file_name("mlir-runner");
    let libraries = opt.with_file_name("../lib/libmlir_c_runner_utils.so");
    let script = format!(
        "'{}' --pass-pipeline='{plan}' '{}' | '{}' -O0 -e main --entry-point-result=i32 --shared-libs='{}'",
        opt.display(),
        file.display(),
        runner.display(),
        libraries.display(),
    );
    let mut least = [Duration::MAX; 2];
    for _ in 0..options.repeat {
        let (upstream, _) = timed(Command::new("sh").arg("-c").arg(&script))?;
        let (ours, _) = timed(Command::new(&options.program).arg("run").arg(&file))?;
        for (least, time) in least.iter_mut().zip([upstream, ours]) {
            *least = time.min(*least);
        }
    }
    let [upstream, ours] = least;
    Ok(vec![
        name.to_owned(),
        milliseconds(upstream),
        milliseconds(ours),
        format!("{:.1}", ratio(upstream, ours)),
    ])
}

/// Measures one kernel in MLIR and the same kernel in C compiled by clang. The time is that of the built programs,
/// including their start-up.
fn kernel(folder: &Path, name: &str, options: &Options) -> Result<(Vec<String>, [f64; 2])> {
    let clang = oracle::find_tool("clang").context("clang of LLVM 22 is needed")?;
    let build = tempfile::tempdir()?;
    let source = folder.join(format!("{name}.c"));
    let mut programs = Vec::new();
    let ours = build.path().join("terrace");
    let mut command = Command::new(&options.program);
    timed(
        command
            .args(["build", "-O1", "-o"])
            .arg(&ours)
            .arg(folder.join(format!("{name}.mlir"))),
    )?;
    programs.push(ours);
    for level in ["-O0", "-O3"] {
        let out = build.path().join(level);
        let mut command = Command::new(&clang);
        command
            .arg(level)
            .arg("-o")
            .arg(&out)
            .arg(&source)
            .arg("-lm");
        timed(&mut command)?;
        programs.push(out);
    }
    let mut least = [Duration::MAX; 3];
    let mut printed: [Vec<u8>; 3] = Default::default();
    for _ in 0..options.repeat {
        for ((program, least), printed) in programs.iter().zip(&mut least).zip(&mut printed) {
            let (time, output) = timed(&mut Command::new(program))?;
            *least = time.min(*least);
            *printed = output;
        }
    }
    ensure!(
        printed[0] == printed[1] && printed[1] == printed[2],
        "{name}: the programs do not print the same"
    );
    let [ours, low, high] = least;
    let ratios = [ratio(ours, low), ratio(ours, high)];
    let cells = vec![
        name.to_owned(),
        milliseconds(ours),
        milliseconds(low),
        milliseconds(high),
        format!("{:.2}", ratios[0]),
        format!("{:.2}", ratios[1]),
    ];
    Ok((cells, ratios))
}
