//! Generates the pipelines of passes that run on programs.

use terrace_generate::Random;
use terrace_pass::PassDef;

use crate::fuzz::generated::value;

/// The maximum number of passes in a pipeline.
const PASSES: usize = 6;
/// The number of random pipelines per program.
const PIPELINES: usize = 8;
/// Numbers for options. They are small, so that unrolled and tiled code is small.
const NUMBERS: [&str; 6] = ["0", "1", "2", "3", "8", "32"];

/// Passes that are excluded. They change neither the meaning nor the lowering of a program, or do not keep it runnable.
const LEFT_OUT: [&str; 8] = [
    "print-op-stats",
    "strip-debuginfo",
    "ensure-debug-info-scope-on-llvm-func",
    "llvm-target-to-data-layout",
    "llvm-target-to-target-features",
    "set-llvm-module-datalayout",
    "llvm-add-comdats",
    "llvm-use-default-visibility",
];

/// Options that change the meaning of a program or the libraries that it is linked with.
const OPTIONS_LEFT_OUT: [&str; 10] = [
    "index-bitwidth",
    "use-generic-functions",
    "use-aligned-alloc",
    "reassociate-fp-reductions",
    "force-32bit-vector-indices",
    "use-vector-alignment",
    "complex-range",
    "test-convergence",
    // Without optimization, LLVM does not lower matrix intrinsics.
    "vector-transpose-lowering",
    "vector-contract-lowering",
];

/// Returns the passes to run on programs: those in `names`, or all if `names` is empty.
pub(super) fn passes(names: &[String]) -> Vec<&'static PassDef> {
    let registry = terrace::pass_registry();
    let chosen = |pass: &&'static PassDef| match names {
        [] => !LEFT_OUT.contains(&pass.name),
        names => names.iter().any(|name| name == pass.name),
    };
    registry.iter().filter(chosen).collect()
}

/// Returns true if the output of a program may differ after a pass, because no specification defines the correct
/// output.
///
/// Division of complex numbers has several expansions, which differ for zeros and infinities. C functions receive two
/// 32-bit floats in one register, but LLVM's structs of two floats are passed in two registers. By default,
/// `convert-vector-to-llvm` assumes that the sizes of masks have 32 bits.
fn is_unfit(pass: &str, program: &str) -> bool {
    match pass {
        "convert-complex-to-llvm" | "convert-to-llvm" => program.contains("complex.div"),
        "convert-vector-to-llvm" => program.contains("vector.create_mask"),
        "convert-complex-to-libm" => {
            program.contains("complex.div") || program.contains("complex<f32>")
        }
        _ => false,
    }
}

/// Returns pipelines of every pass alone, and some with other passes before and after.
pub(super) fn pipelines(
    passes: &[&'static PassDef],
    program: &str,
    random: &mut Random,
) -> Vec<Vec<String>> {
    let fit = |pass: &&&'static PassDef| !is_unfit(pass.name, program);
    let passes: Vec<&'static PassDef> = passes.iter().filter(fit).copied().collect();
    let mut pipelines: Vec<Vec<String>> = Vec::new();
    for pass in &passes {
        pipelines.push(vec![with_options(pass, 4, random)]);
        if matches!(pass.name, "arith-int-range-narrowing") {
            pipelines.push(vec![with_options(pass, 1, random)]);
        }
    }
    let often: Vec<&&'static PassDef> = passes
        .iter()
        .filter(|pass| {
            matches!(
                pass.name,
                "canonicalize"
                    | "cse"
                    | "inline"
                    | "sccp"
                    | "mem2reg"
                    | "int-range-optimizations"
                    | "loop-invariant-code-motion"
            )
        })
        .collect();
    for _ in 0..PIPELINES {
        let mut pipeline = Vec::new();
        for _ in 0..2 + random.below(PASSES - 1) {
            let pass = match random.below(3) {
                0 => random.pick(&often).copied(),
                _ => random.pick(&passes),
            };
            pipeline.extend(pass.map(|pass| with_options(pass, 3, random)));
        }
        pipelines.push(pipeline);
    }
    pipelines
}

/// Returns a pass with values for one in `rare` of its options, and for the options without which it does nothing.
fn with_options(pass: &PassDef, rare: usize, random: &mut Random) -> String {
    let mut options = Vec::new();
    for option in pass.options {
        let needed = needed(option.name, random);
        if OPTIONS_LEFT_OUT.contains(&option.name) || (needed.is_none() && random.below(rare) > 0) {
            continue;
        }
        if let Some(value) = needed.or_else(|| value(option, &NUMBERS, random)) {
            options.push(format!("{}={value}", option.name));
        }
    }
    match options.is_empty() {
        true => pass.name.to_owned(),
        false => format!("{}{{{}}}", pass.name, options.join(" ")),
    }
}

/// Returns a value for an option that a pass requires.
fn needed(name: &str, random: &mut Random) -> Option<String> {
    let values: &[&str] = match name {
        "int-bitwidths-supported" => &["8", "16", "32", "8,16,32", "1,8,24,64"],
        "exclude" => &["main"],
        "parallel-loop-tile-sizes" => &["1", "2", "2,3", "4,4"],
        "source-types" => &["bf16", "f16", "bf16,f16"],
        "target-type" => &["f32"],
        // Wider values are printed in parts.
        "widest-int-supported" => &["64"],
        // Without inlining, the effect of canonicalize is visible.
        "default-pipeline" => &["", "", "canonicalize"],
        _ => return None,
    };
    random.pick(values).map(|value| (*value).to_owned())
}
