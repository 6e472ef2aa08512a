//! Tests programs for AArch64 with operations of arm_neon and arm_sve. The programs are lowered by `terrace lower`,
//! compiled by Clang and run under QEMU. Programs with SVE run with three register lengths. Programs with only NEON are
//! also compiled by Cranelift for each machine.
//!
//! The first line of a program names the architecture for Clang. After ` -- ` it may name a flag of `terrace opt`, a
//! pass to run before `terrace lower`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::machine::Machine;
use crate::{beside, check_programs, folder, name, output, terrace};
use terrace_testing::oracle;

/// The arguments of QEMU for registers of 128, 256 and 2048 bits.
const LENGTHS: [&[&str]; 3] = [
    &["-cpu", "max,sve128=on"],
    &["-cpu", "max,sve256=on"],
    &["-cpu", "max,sve-default-vector-length=-1"],
];

fn program(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/build/arm");
    folder.join(name).with_extension("mlir")
}

/// The cross tools for AArch64.
struct Tools {
    machine: Machine,
    clang: PathBuf,
}

impl Tools {
    /// Returns `None` if a tool is missing, or panics if all tools are required.
    fn find() -> Option<Tools> {
        if cfg!(target_arch = "aarch64") {
            return None;
        }
        let clang = oracle::tool_or_skip("clang").unwrap_or_else(|error| panic!("{error}"));
        Some(Tools {
            machine: Machine::aarch64()?,
            clang: clang?,
        })
    }

    /// Compiles a program into `folder`, with or without the pass in its first line. Returns the LLVM IR.
    fn compile(&self, source: &Path, folder: &Path, with_pass: bool) -> String {
        let text = fs::read_to_string(source).expect("a program");
        let first = text.lines().next().unwrap_or_default();
        let first = first.trim_start_matches("// ");
        let (architecture, pass) = first.split_once(" -- ").unwrap_or((first, ""));
        let at = |name: &str| folder.join(name);
        let (lowered, ir, object) = (at("lowered.mlir"), at("program.ll"), at("program.o"));
        let mut input = source;
        if with_pass {
            output(terrace().args(["opt", pass, name(source), "-o", name(&lowered)]));
            input = &lowered;
        }
        output(terrace().args(["lower", name(input), "-o", name(&ir)]));
        let mut clang = Command::new(&self.clang);
        clang.arg(format!("--target={}", self.machine.triple));
        clang.arg(format!("-march={architecture}"));
        clang.args(["-O2", "-Wno-override-module", "-c", "-x", "ir"]);
        output(clang.arg(&ir).arg("-o").arg(&object));
        let mut cc = self.machine.cc();
        cc.args([&object, &self.machine.runtime]);
        cc.arg("-o").arg(at("program"));
        output(cc.args(["-lm", "-lpthread", "-ldl"]));
        fs::read_to_string(ir).expect("LLVM IR")
    }
}

fn expected(source: &Path) -> String {
    fs::read_to_string(beside(source, "expect")).expect("what it prints")
}

/// Checks that LLVM IR calls each of these NEON or SVE intrinsics.
fn has_all(ir: &str, instructions: &[&str]) {
    for instruction in instructions {
        assert!(
            ir.contains(&format!("@llvm.aarch64.{instruction}")),
            "{instruction}"
        );
    }
}

#[test]
fn neon_runs_through_clang_and_cranelift() {
    let sources = [program("neon_ops"), program("neon_contract")];
    for machine in Machine::all() {
        check_programs(&machine, &sources, &[]);
    }
    let Some(tools) = Tools::find() else { return };
    let folder = folder();
    let run = || tools.machine.run(&folder.path().join("program"));
    let ir = tools.compile(&sources[0], folder.path(), false);
    has_all(
        &ir,
        &[
            "neon.smull",
            "neon.sdot",
            "neon.smmla",
            "neon.ummla",
            "neon.usmmla",
            "neon.bfmmla",
        ],
    );
    assert_eq!(run(), expected(&sources[0]));
    // The program is compiled twice: into small steps, and with the pass into the intrinsics.
    let ir = tools.compile(&sources[1], folder.path(), false);
    assert!(!ir.contains("llvm.aarch64"));
    assert_eq!(run(), expected(&sources[1]));
    let ir = tools.compile(&sources[1], folder.path(), true);
    has_all(
        &ir,
        &["neon.smmla", "neon.ummla", "neon.usmmla", "neon.bfmmla"],
    );
    assert_eq!(run(), expected(&sources[1]));
}

#[test]
fn sve_runs_with_registers_of_three_lengths() {
    let Some(tools) = Tools::find() else { return };
    let folder = folder();
    let run = |length| {
        tools
            .machine
            .run_with(length, &folder.path().join("program"))
    };
    tools.compile(&program("vector_length"), folder.path(), false);
    assert_eq!(
        LENGTHS.map(run),
        ["1\nexit 0\n", "2\nexit 0\n", "16\nexit 0\n"]
    );
    for (name, with_pass, instructions) in [
        (
            "sve_loops",
            false,
            &[
                "sve.sdot",
                "sve.udot",
                "sve.add",
                "sve.sub",
                "sve.mul",
                "sve.sdiv",
                "sve.udiv",
                "sve.fadd",
                "sve.fsub",
                "sve.fmul",
                "sve.fdiv",
                "sve.whilelt",
            ][..],
        ),
        (
            "sve_predicates",
            true,
            &[
                "sve.convert.to.svbool",
                "sve.convert.from.svbool",
                "sve.dupq.lane",
            ],
        ),
        (
            "sve_contract",
            true,
            &[
                "sve.smmla",
                "sve.ummla",
                "sve.usmmla",
                "sve.bfmmla",
                "sve.dupq.lane",
            ],
        ),
    ] {
        let source = program(name);
        let ir = tools.compile(&source, folder.path(), with_pass);
        has_all(&ir, instructions);
        for length in LENGTHS {
            assert_eq!(run(length), expected(&source), "{name} {length:?}");
        }
    }
}
