//! Generates large inputs for benchmarks. The same kind, size and seed yield the same input.

mod arith;
mod attributes;
mod conversions;
mod emitter;
mod llvm;
mod loops;
mod memref;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use terrace_ir::SourceText;

use emitter::Emitter;

/// The seed of the committed figures.
pub(crate) const SEED: u64 = 1;

/// The contents of an input.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Kind {
    /// Ranked, strided and unranked memrefs: load, store, alloc, casts, copies, calls, branches.
    Memref,
    /// Nested loops and conditions of `scf`.
    Loops,
    /// Loops and conditions of `affine`, and indices that are expressions.
    Affine,
    /// Vectors: transfers, extractions, reductions.
    Vectors,
    /// Mathematical functions of real and complex numbers, and arithmetic of `index`.
    Functions,
    /// Functions of 10 000 arith operations in one block.
    Straightline,
    /// Functions of 200 blocks with arguments, conditional branches and switches.
    Cfg,
    /// Functions of eight operations. Each function calls an earlier one.
    ManyFuncs,
    /// The LLVM dialect.
    Llvm,
    /// One function of blocks of 500 arith operations.
    OneFunc,
    /// One function of one block.
    OneBlock,
    /// Operations on wide and deep struct types.
    Types,
    /// Wide dictionaries of discardable attributes.
    Attrs,
    /// Constants as lists of decimal numbers. The size counts elements.
    DenseList,
    /// Constants in hexadecimal form. The size counts elements.
    DenseHex,
}

impl Kind {
    /// All kinds.
    pub(crate) const ALL: [Self; 15] = [
        Self::Memref,
        Self::Loops,
        Self::Affine,
        Self::Vectors,
        Self::Functions,
        Self::Straightline,
        Self::Cfg,
        Self::ManyFuncs,
        Self::Llvm,
        Self::OneFunc,
        Self::OneBlock,
        Self::Types,
        Self::Attrs,
        Self::DenseList,
        Self::DenseHex,
    ];

    /// Returns the name on command lines and in tables.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Memref => "memref",
            Self::Loops => "loops",
            Self::Affine => "affine",
            Self::Vectors => "vectors",
            Self::Functions => "functions",
            Self::Straightline => "straightline",
            Self::Cfg => "cfg",
            Self::ManyFuncs => "manyfuncs",
            Self::Llvm => "llvm",
            Self::OneFunc => "onefunc",
            Self::OneBlock => "onefunc1b",
            Self::Types => "types",
            Self::Attrs => "attrs",
            Self::DenseList => "dense-list",
            Self::DenseHex => "dense-hex",
        }
    }

    /// Returns the kind with a name.
    pub(crate) fn parse(name: &str) -> Result<Self> {
        match Self::ALL.into_iter().find(|kind| kind.name() == name) {
            Some(kind) => Ok(kind),
            None => bail!(
                "unknown workload '{name}'; expected one of {}",
                Self::ALL.map(Self::name).join(", ")
            ),
        }
    }

    /// Returns the passes that lower the input to the LLVM dialect, each once.
    pub(crate) fn passes(self) -> Vec<&'static str> {
        const ALL: [&str; 5] = [
            "finalize-memref-to-llvm",
            "convert-func-to-llvm",
            "convert-cf-to-llvm",
            "convert-arith-to-llvm",
            "reconcile-unrealized-casts",
        ];
        let first: &[&str] = match self {
            Self::Loops => &["convert-scf-to-cf"],
            Self::Affine => &["lower-affine", "convert-scf-to-cf"],
            Self::Vectors => &[
                "convert-vector-to-scf",
                "lower-affine",
                "convert-scf-to-cf",
                "convert-vector-to-llvm",
            ],
            Self::Functions => &[
                "convert-complex-to-llvm",
                "convert-math-to-llvm",
                "convert-index-to-llvm",
            ],
            _ => &[],
        };
        first.iter().copied().chain(ALL).collect()
    }

    /// Returns true if the input is already in the LLVM dialect.
    pub(crate) fn is_lowered(self) -> bool {
        matches!(self, Self::Llvm | Self::Types)
    }
}

/// An input and its size.
pub(crate) struct Workload {
    /// The text: one `module`.
    pub(crate) text: String,
    /// The same text, in a form that a reader may share.
    pub(crate) shared: SourceText,
    /// The number of operations without the module. For the dense kinds, the number of elements.
    pub(crate) size: usize,
}

/// Runs the subcommand, which prints an input.
pub(crate) fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let (mut kind, mut size) = (None, 20_000);
    let mut parser = Parser::from_args(arguments);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Value(name) if kind.is_none() => kind = Some(Kind::parse(&name.string()?)?),
            Arg::Value(number) => size = number.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let Some(kind) = kind else {
        bail!("workload needs the kind of input");
    };
    let text = generate(kind, size, SEED).text;
    std::io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Generates an input of at least `size` operations, or elements for the dense kinds.
pub(crate) fn generate(kind: Kind, size: usize, seed: u64) -> Workload {
    let mut emitter = Emitter::new(seed);
    emitter.line(0, "module {");
    let elements = match kind {
        Kind::Memref => memref::memref(&mut emitter, size),
        Kind::Loops => loops::loops(&mut emitter, size),
        Kind::Affine => conversions::affine(&mut emitter, size),
        Kind::Vectors => conversions::vectors(&mut emitter, size),
        Kind::Functions => conversions::functions(&mut emitter, size),
        Kind::Straightline => arith::straightline(&mut emitter, size),
        Kind::Cfg => arith::cfg(&mut emitter, size),
        Kind::ManyFuncs => arith::many_functions(&mut emitter, size),
        Kind::Llvm => llvm::llvm(&mut emitter, size),
        Kind::OneFunc => arith::one_function(&mut emitter, size, Some(500)),
        Kind::OneBlock => arith::one_function(&mut emitter, size, None),
        Kind::Types => llvm::types(&mut emitter, size),
        Kind::Attrs => attributes::attributes(&mut emitter, size),
        Kind::DenseList => attributes::dense(&mut emitter, size, false),
        Kind::DenseHex => attributes::dense(&mut emitter, size, true),
    };
    emitter.line(0, "}");
    Workload {
        size: elements.unwrap_or(emitter.operations),
        shared: emitter.text.clone().into_bytes().into(),
        text: emitter.text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use terrace_upstream::Upstream;

    #[test]
    fn every_kind_is_valid_and_as_large_as_asked() {
        let upstream = Upstream::new();
        for kind in Kind::ALL {
            let workload = generate(kind, 3000, SEED);
            assert_eq!(workload.text, generate(kind, 3000, SEED).text, "{kind:?}");
            assert_ne!(
                workload.text,
                generate(kind, 3000, SEED + 1).text,
                "{kind:?}"
            );
            assert!(
                (3000..4000).contains(&workload.size),
                "{kind:?}: {}",
                workload.size
            );
            if let Err(diagnostics) = upstream.parse(&workload.text, kind.name()) {
                panic!(
                    "{kind:?}: {}",
                    diagnostics.render(kind.name(), &workload.text)
                );
            }
            assert_eq!(Kind::parse(kind.name()).expect("a kind"), kind);
        }
        assert!(Kind::parse("cubes").is_err());
    }
}
