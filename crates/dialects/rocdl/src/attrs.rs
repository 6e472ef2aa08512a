//! Defines the attribute for the target of a module.

use terrace_asm::dialect_text;
use terrace_asm::params::kinds::INT;
use terrace_ir::Attr;
use terrace_llvm::attrs::params::{ARRAY, DICTIONARY, one};
use terrace_macros::dialect_attr;

dialect_text! { pub(crate) static TEXT = "rocdl" { attrs: [TargetAttr] } }

/// The target that a module for a GPU is compiled for: `#rocdl.target<O = 3, chip = "gfx90a", flags = {wave64}>`.
#[dialect_attr(
    dialect = "rocdl",
    mnemonic = "target",
    definition = "ROCDL_TargetAttr",
    format = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?"
)]
pub struct TargetAttr {
    /// The optimization level.
    #[mlir("O")]
    #[text(INT)]
    #[default(2)]
    pub optimization_level: i64,
    /// The target triple.
    #[default(b"amdgcn-amd-amdhsa".as_slice().into())]
    pub triple: Box<[u8]>,
    /// The chip.
    #[default(b"gfx900".as_slice().into())]
    pub chip: Box<[u8]>,
    /// The target features.
    #[default(Box::default())]
    pub features: Box<[u8]>,
    /// The version of the code object ABI: `500`, `600`.
    #[default(b"600".as_slice().into())]
    pub abi: Box<[u8]>,
    /// Flags of the compilation: `fast`, `daz`, `wave64`, `finite_only`, `unsafe_math`, `unsafe_sqrt`.
    #[text(one(DICTIONARY))]
    pub flags: Option<Attr>,
    /// The files of bitcode to link.
    #[text(one(ARRAY))]
    pub link: Option<Attr>,
}
