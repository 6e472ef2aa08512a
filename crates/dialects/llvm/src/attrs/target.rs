//! Target attributes, constants without a value (`undef`, `poison`, `zero`), block addresses, module flags.

use super::params::*;
use crate::asm::attrs::{verify_features, verify_module_flag};
use crate::enums::{ModFlagBehavior, ProfileSummaryFormatKind};
use terrace_ir::Attr;
use terrace_macros::dialect_attr;

attributes! {
    /// The minimum and maximum of `vscale`.
    VScaleRangeAttr = "vscale_range", definition = "LLVM_VScaleRangeAttr" {
        #[mlir("minRange")] #[text(one(INTEGER))] min_range: Attr,
        #[mlir("maxRange")] #[text(one(INTEGER))] max_range: Attr,
    }

    /// A target.
    TargetAttr = "target", definition = "LLVM_TargetAttr" {
        #[text(one(STRING))] triple: Attr,
        #[text(one(STRING))] chip: Attr,
        #[text(one(exactly::<TargetFeaturesAttr>()))] features: Option<Attr>,
    }

    /// The vector type that a kernel mainly computes with.
    VecTypeHintAttr = "vec_type_hint", definition = "LLVM_VecTypeHintAttr" {
        #[text(one(TYPE))] hint: Attr,
        #[optional] is_signed: bool,
    }

    /// The tag of a block whose address is taken.
    BlockTagAttr = "blocktag", definition = "LLVM_BlockTagAttr" {
        #[text(UINT32)] id: u32,
    }

    /// The address of a tagged block.
    BlockAddressAttr = "blockaddress", definition = "LLVM_BlockAddressAttr" {
        #[text(one(FLAT_SYMBOL))] function: Attr,
        #[text(one(exactly::<BlockTagAttr>()))] tag: Attr,
    }

    /// An edge of the call graph with its count.
    ModuleFlagCGProfileEntryAttr = "cgprofile_entry" {
        #[text(one(FLAT_SYMBOL))] from: Option<Attr>,
        #[text(one(FLAT_SYMBOL))] to: Option<Attr>,
        count: u64,
    }

    /// A row of a profile summary.
    ModuleFlagProfileSummaryDetailedAttr = "profile_summary_detailed" {
        #[text(UINT32)] cut_off: u32,
        min_count: u64,
        #[text(UINT32)] num_counts: u32,
    }

    /// A summary of a profile.
    ModuleFlagProfileSummaryAttr = "profile_summary" {
        #[text(case(ProfileSummaryFormatKind::DEF))] format: u64,
        total_count: u64,
        max_count: u64,
        max_internal_count: u64,
        max_function_count: u64,
        num_counts: u64,
        num_functions: u64,
        is_partial_profile: Option<u64>,
        #[text(one(FLOAT))] partial_profile_ratio: Option<Attr>,
        #[text(list(exactly::<ModuleFlagProfileSummaryDetailedAttr>()))] detailed_summary: Box<[Attr]>,
    }
}

/// Target features: `+sse2`.
#[dialect_attr(dialect = "llvm", mnemonic = "target_features", definition = "LLVM_TargetFeaturesAttr", format = "`<` `[` ($features^)? `]` `>`", verify = verify_features)]
pub struct TargetFeaturesAttr {
    #[optional]
    #[text(list(STRING))]
    features: Box<[Attr]>,
}

/// The size and element type of a workgroup's memory.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "mlir.workgroup_attribution",
    format = "`<` $num_elements `,` $element_type `>`"
)]
pub struct WorkgroupAttributionAttr {
    #[text(one(INTEGER))]
    num_elements: Attr,
    #[text(one(TYPE))]
    element_type: Attr,
}

/// The `dso_local` equivalent of a function.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "dso_local_equivalent",
    definition = "LLVM_DSOLocalEquivalentAttr",
    format = "$sym"
)]
pub struct DSOLocalEquivalentAttr {
    #[text(one(FLAT_SYMBOL))]
    sym: Attr,
}

/// The value `poison`.
#[dialect_attr(dialect = "llvm", mnemonic = "poison")]
pub struct PoisonAttr {}

/// The value `undef`.
#[dialect_attr(dialect = "llvm", mnemonic = "undef")]
pub struct UndefAttr {}

/// A value of all zero bits.
#[dialect_attr(dialect = "llvm", mnemonic = "zero")]
pub struct ZeroAttr {}

/// A module flag.
#[dialect_attr(dialect = "llvm", mnemonic = "mlir.module_flag", format = "`<` $behavior `,` $key `,` $value `>`", verify = verify_module_flag)]
pub struct ModuleFlagAttr {
    #[text(case(ModFlagBehavior::DEF))]
    behavior: u64,
    #[text(one(STRING))]
    key: Attr,
    value: Attr,
}

/// Libraries to link.
#[dialect_attr(
    dialect = "llvm",
    mnemonic = "dependent_libraries",
    definition = "LLVM_DependentLibrariesAttr",
    format = "`<` $libs `>`"
)]
pub struct DependentLibrariesAttr {
    #[optional]
    #[text(list(STRING))]
    libs: Box<[Attr]>,
}
