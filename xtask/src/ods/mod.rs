//! `check-ods`: compares Terrace's operation tables with upstream's `.td` files, drafts new tables, and writes the
//! tables that are generated from those files alone.

mod cases;
mod compare;
mod draft;
mod rows;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use terrace_ir::Context;
use terrace_upstream::ods;

use crate::explained::Explained;
use crate::workspace;

/// The files in which upstream defines the operations of a dialect, relative to the include directory.
const FILES: &[(&str, &[&str])] = &[
    ("affine", &["mlir/Dialect/Affine/IR/AffineOps.td"]),
    ("amx", &["mlir/Dialect/AMX/AMX.td"]),
    ("arith", &["mlir/Dialect/Arith/IR/ArithOps.td"]),
    ("arm_neon", &["mlir/Dialect/ArmNeon/ArmNeon.td"]),
    (
        "arm_sme",
        &[
            "mlir/Dialect/ArmSME/IR/ArmSMEOps.td",
            "mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td",
        ],
    ),
    ("arm_sve", &["mlir/Dialect/ArmSVE/IR/ArmSVE.td"]),
    ("async", &["mlir/Dialect/Async/IR/AsyncOps.td"]),
    (
        "bufferization",
        &["mlir/Dialect/Bufferization/IR/BufferizationOps.td"],
    ),
    ("builtin", &["mlir/IR/BuiltinOps.td"]),
    ("cf", &["mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"]),
    ("complex", &["mlir/Dialect/Complex/IR/ComplexOps.td"]),
    ("func", &["mlir/Dialect/Func/IR/FuncOps.td"]),
    ("gpu", &["mlir/Dialect/GPU/IR/GPUOps.td"]),
    ("index", &["mlir/Dialect/Index/IR/IndexOps.td"]),
    ("linalg", &["mlir/Dialect/Linalg/IR/LinalgOps.td"]),
    (
        "llvm",
        &[
            "mlir/Dialect/LLVMIR/LLVMOps.td",
            "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
        ],
    ),
    ("math", &["mlir/Dialect/Math/IR/MathOps.td"]),
    ("memref", &["mlir/Dialect/MemRef/IR/MemRefOps.td"]),
    ("nvgpu", &["mlir/Dialect/NVGPU/IR/NVGPUOps.td"]),
    ("nvvm", &["mlir/Dialect/LLVMIR/NVVMOps.td"]),
    ("omp", &["mlir/Dialect/OpenMP/OpenMPOps.td"]),
    ("ptr", &["mlir/Dialect/Ptr/IR/PtrOps.td"]),
    ("rocdl", &["mlir/Dialect/LLVMIR/ROCDLOps.td"]),
    ("scf", &["mlir/Dialect/SCF/IR/SCFOps.td"]),
    ("shape", &["mlir/Dialect/Shape/IR/ShapeOps.td"]),
    ("tensor", &["mlir/Dialect/Tensor/IR/TensorOps.td"]),
    ("ub", &["mlir/Dialect/UB/IR/UBOps.td"]),
    ("vector", &["mlir/Dialect/Vector/IR/VectorOps.td"]),
    ("x86vector", &["mlir/Dialect/X86Vector/X86Vector.td"]),
    ("xevm", &["mlir/Dialect/LLVMIR/XeVMOps.td"]),
];

struct Options {
    draft: Option<String>,
    write: Option<String>,
    cases: bool,
    save: Option<String>,
    dialects: Vec<String>,
}

impl Options {
    fn parse(arguments: &[OsString]) -> Result<Options> {
        let mut options = Options {
            draft: None,
            write: None,
            cases: false,
            save: None,
            dialects: Vec::new(),
        };
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("draft") => options.draft = Some(parser.value()?.string()?),
                Arg::Long("write") => options.write = Some(parser.value()?.string()?),
                Arg::Long("cases") => options.cases = true,
                Arg::Long("save") => options.save = Some(parser.value()?.string()?),
                Arg::Value(dialect) => options.dialects.push(dialect.string()?),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }
}

/// Runs the subcommand. The exit status is a failure if a difference is not explained.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let options = Options::parse(arguments)?;
    if let Some(dialect) = &options.draft {
        print!("{}", draft::draft(dialect, &upstream(dialect)?)?);
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(dialect) = &options.write {
        let Some(table) = rows::table(dialect) else {
            bail!(
                "the operations of `{dialect}` are not written from upstream's definitions alone"
            );
        };
        table.write(&upstream(dialect)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let ctx = terrace::context();
    let whole = options.dialects.is_empty();
    if options.cases {
        return run_cases(&ctx, &options.dialects, options.save.as_deref());
    }
    let mut dialects = options.dialects;
    if whole {
        let with_ops = ctx
            .dialects()
            .iter()
            .filter(|dialect| !dialect.ops.is_empty());
        dialects = with_ops.map(|dialect| dialect.name.to_owned()).collect();
        dialects.sort();
    }
    let path = workspace::root().join("xtask/ods/explained.tsv");
    let mut explained = Explained::read(&path)?;
    let mut unexplained = 0;
    for dialect in &dialects {
        let theirs = upstream(dialect)?;
        let Some(ours) = ctx.dialect(dialect) else {
            println!("{dialect}: {} operations, none here", theirs.len());
            unexplained += theirs.len();
            continue;
        };
        let mut explanations = 0;
        for difference in compare::dialect(&ctx, ours, &theirs) {
            if explained.explains(&difference.op, &difference.text) {
                explanations += 1;
            } else {
                unexplained += 1;
                println!("{}\t{}", difference.op, difference.text);
            }
        }
        if let Some(table) = rows::table(dialect) {
            for file in table.stale(&theirs)? {
                unexplained += 1;
                println!("{file}\tis not what `check-ods --write {dialect}` writes");
            }
        }
        println!(
            "{dialect}: {} operations here, {} upstream, {explanations} differences explained",
            ours.ops.len(),
            theirs.len()
        );
    }
    let stale = if whole {
        explained.unused()
    } else {
        Vec::new()
    };
    for line in &stale {
        println!("{}: explains nothing: {line}", path.display());
    }
    if unexplained > 0 || !stale.is_empty() {
        println!("{unexplained} differences without an explanation");
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

/// Tries one case for each operation that calls an intrinsic. If `dialects` is empty, covers all generated dialects.
/// `save` is the file for the cases that upstream accepts.
fn run_cases(ctx: &Context, dialects: &[String], save: Option<&str>) -> Result<ExitCode> {
    let written = rows::TABLES.iter().map(|table| table.dialect.to_owned());
    let dialects = match dialects.is_empty() {
        true => written.collect(),
        false => dialects.to_vec(),
    };
    let (mut wrong, mut inputs) = (0, Vec::new());
    for dialect in &dialects {
        let Some(ours) = ctx.dialect(dialect) else {
            bail!("there is no dialect `{dialect}`");
        };
        let tally = cases::run(ctx, ours.ops)?;
        for text in &tally.wrong {
            println!("{text}");
        }
        inputs.extend(tally.inputs);
        for text in &tally.refused {
            println!("not accepted by upstream: {text}");
        }
        println!(
            "{dialect}: {} operations are calls of intrinsics; of {} cases that upstream accepts, {} are equal",
            tally.rows, tally.accepted, tally.equal
        );
        wrong += tally.wrong.len();
    }
    if let Some(file) = save {
        std::fs::write(file, inputs.join("// -----\n"))?;
    }
    Ok(match wrong {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

/// Returns the files that define a dialect.
fn td_files(dialect: &str) -> Option<&'static [&'static str]> {
    let files = FILES.iter().find(|(name, _)| *name == dialect);
    files.map(|(_, files)| *files)
}

/// Returns upstream's enumerations of a dialect.
fn upstream_enums(dialect: &str) -> Result<Vec<ods::Enum>> {
    let mut enums = Vec::new();
    for file in td_files(dialect).unwrap_or_default() {
        let all = ods::read_enums(&workspace::llvm_include(), file).map_err(anyhow::Error::msg)?;
        enums.extend(all.into_iter().filter(|one| one.dialect == dialect));
    }
    Ok(enums)
}

/// Returns upstream's operations of a dialect, keyed by name.
fn upstream(dialect: &str) -> Result<BTreeMap<String, ods::Op>> {
    let Some(files) = td_files(dialect) else {
        bail!("no .td file is known for the dialect `{dialect}`; add it in xtask/src/ods/mod.rs");
    };
    let mut ops = BTreeMap::new();
    for file in files {
        for op in ods::read(&workspace::llvm_include(), file).map_err(anyhow::Error::msg)? {
            if op.name.split('.').next() == Some(dialect) {
                ops.insert(op.name.clone(), op);
            }
        }
    }
    Ok(ops)
}
