//! Runs command lines of mlir-opt and mlir-translate in process.
//!
//! [`run`] returns the program's output byte for byte if MLIR's C API can express the flags. Otherwise it returns
//! `None`, and the caller must run the program itself.

use std::fs;

use crate::{Diagnostics, Module, PipelineError, PrintOptions, Upstream, llvm_normalise};

/// A program of MLIR or LLVM.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Tool {
    /// `mlir-opt`
    Opt,
    /// `mlir-translate`
    Translate,
    /// `llvm-as | llvm-dis`
    Normalise,
}

impl Tool {
    /// All tools.
    pub const ALL: [Self; 3] = [Self::Opt, Self::Translate, Self::Normalise];

    /// Returns the name of the program.
    pub fn name(self) -> &'static str {
        match self {
            Self::Opt => "mlir-opt",
            Self::Translate => "mlir-translate",
            Self::Normalise => "llvm-dis",
        }
    }
}

/// The output of a program, and its exit status.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Outcome {
    /// True if the exit status is zero.
    pub success: bool,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
}

/// Runs a program on a file. The file name is relative to the working directory, and appears in locations as given.
///
/// Returns `None` if the command line or the file requires a feature that the C API lacks.
pub fn run(tool: Tool, flags: &[String], file: &str) -> Option<Outcome> {
    run_in(&Upstream::new(), tool, flags, file)
}

/// Like [`run`], for mlir-opt in a fresh context that the caller created.
pub fn run_in(fresh: &Upstream, tool: Tool, flags: &[String], file: &str) -> Option<Outcome> {
    let source = fs::read_to_string(file).ok()?;
    match tool {
        // Both programs keep resources that no dialect claims. mlir-opt also reports every expectation.
        Tool::Opt | Tool::Translate if source.contains("{-#") || source.contains("expected-") => {
            None
        }
        Tool::Opt => {
            let flags = OptFlags::parse(flags)?;
            let outcome = opt(fresh, &flags, file, &source)?;
            // The program prints operations in its messages with the printing flags, which a context does not have.
            let shows_operations = flags.print.debug_info && !outcome.stderr.is_empty();
            (!shows_operations).then_some(outcome)
        }
        Tool::Translate => match flags {
            [flag] if flag.trim_start_matches('-') == "mlir-to-llvmir" => {
                Some(translate(file, &source))
            }
            _ => None,
        },
        Tool::Normalise => Some(match llvm_normalise(&source) {
            Ok(stdout) => Outcome {
                success: true,
                stdout,
                stderr: String::new(),
            },
            Err(stderr) => Outcome {
                stderr,
                ..Outcome::default()
            },
        }),
    }
}

fn opt(upstream: &Upstream, flags: &OptFlags, file: &str, source: &str) -> Option<Outcome> {
    // mlir-opt checks its command line before it reads the file.
    let pipeline = flags.pipeline();
    if let Some(pipeline) = &pipeline {
        upstream.check_pipeline(pipeline).ok()?;
    }
    upstream.allow_unregistered_dialects(flags.allow_unregistered);
    let refused = |diagnostics: Diagnostics| Outcome {
        stderr: diagnostics.render(file, source),
        ..Outcome::default()
    };

    let mut module = match upstream.parse_file(file) {
        Ok(module) => module,
        Err(diagnostics) => return Some(refused(diagnostics)),
    };
    if let Some(pipeline) = &pipeline {
        match module.run_pipeline(pipeline, flags.verify_each) {
            Ok(()) => {}
            Err(PipelineError::Pipeline(_)) => return None,
            Err(PipelineError::Run(diagnostics)) => return Some(refused(diagnostics)),
        }
    }
    Some(Outcome {
        success: true,
        stdout: module.print(&flags.print) + "\n",
        stderr: upstream.take_diagnostics().render(file, source),
    })
}

/// Runs `mlir-translate --mlir-to-llvmir` on a file with the given text.
pub fn translate(file: &str, source: &str) -> Outcome {
    let upstream = Upstream::for_translation();
    let result = upstream
        .parse_file(file)
        .and_then(|module: Module| module.translate_to_llvmir());
    let diagnostics = match &result {
        Ok(_) => &upstream.take_diagnostics(),
        Err(diagnostics) => diagnostics,
    };
    Outcome {
        success: result.is_ok(),
        stderr: diagnostics.render(file, source),
        stdout: result.unwrap_or_default(),
    }
}

/// The flags of mlir-opt that the C API can express.
struct OptFlags {
    passes: Vec<String>,
    pass_pipeline: Option<String>,
    print: PrintOptions,
    allow_unregistered: bool,
    verify_each: bool,
}

impl OptFlags {
    /// Parses the flags. Returns `None` for a flag that is not available in process. Unknown flags are treated as
    /// passes, and rejected when the pipeline is built.
    fn parse(flags: &[String]) -> Option<Self> {
        let mut options = Self {
            passes: Vec::new(),
            pass_pipeline: None,
            print: PrintOptions::default(),
            allow_unregistered: false,
            verify_each: true,
        };
        for flag in flags {
            let flag = flag.strip_prefix('-')?;
            let flag = flag.strip_prefix('-').unwrap_or(flag);
            let (name, value) = match flag.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (flag, None),
            };
            let print = &mut options.print;
            match name {
                "allow-unregistered-dialect" => options.allow_unregistered = boolean(value)?,
                "mlir-elide-elementsattrs-if-larger" => {
                    print.elide_elements_larger_than = Some(value?.parse().ok()?);
                }
                "mlir-elide-resource-strings-if-larger" => {
                    print.elide_resources_larger_than = Some(value?.parse().ok()?);
                }
                "mlir-pretty-debuginfo" => print.pretty_debug_info = boolean(value)?,
                "mlir-print-debuginfo" => print.debug_info = boolean(value)?,
                "mlir-print-local-scope" => print.local_scope = boolean(value)?,
                "mlir-print-op-generic" => print.generic = boolean(value)?,
                "mlir-use-nameloc-as-prefix" => print.name_locations_as_prefix = boolean(value)?,
                // The context has only one thread anyway.
                "mlir-disable-threading" => {
                    boolean(value)?;
                }
                "pass-pipeline" => options.pass_pipeline = Some(value?.to_owned()),
                "verify-each" => options.verify_each = boolean(value)?,
                _ => options.passes.push(match value {
                    Some(value) => format!("{name}{{{value}}}"),
                    None => name.to_owned(),
                }),
            }
        }
        let anchored = options
            .pass_pipeline
            .as_ref()
            .is_none_or(|pipeline| pipeline.trim_start().starts_with("builtin.module("));
        let one_way = options.pass_pipeline.is_none() || options.passes.is_empty();
        (anchored && one_way).then_some(options)
    }

    fn pipeline(&self) -> Option<String> {
        match &self.pass_pipeline {
            Some(pipeline) => Some(pipeline.clone()),
            None if self.passes.is_empty() => None,
            None => Some(format!("builtin.module({})", self.passes.join(","))),
        }
    }
}

fn boolean(value: Option<&str>) -> Option<bool> {
    match value {
        None | Some("true" | "1") => Some(true),
        Some("false" | "0") => Some(false),
        Some(_) => None,
    }
}
