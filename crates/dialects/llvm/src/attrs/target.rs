//! Targets, constants that stand for no number, block addresses, module flags.

use super::params::{exactly, kinds::*, param_attr, wants::*};
use crate::enums::{ModFlagBehavior, ProfileSummaryFormatKind};
use terrace_ir::Attr;

param_attr! {
    /// The least and greatest value of `vscale`.
    VScaleRangeAttr, "vscale_range", alias false, Struct {
        min_range: Attr = "minRange", required one(INTEGER);
        max_range: Attr = "maxRange", required one(INTEGER);
    }
}

param_attr! {
    /// Features of the target, `+sse2`.
    TargetFeaturesAttr, "target_features", alias false, Custom {
        features: Box<[Attr]> = "features", optional list(STRING);
    }
}

param_attr! {
    /// A target.
    TargetAttr, "target", alias false, Struct {
        triple: Attr = "triple", required one(STRING);
        chip: Attr = "chip", required one(STRING);
        features: Option<Attr> = "features", optional one(exactly::<TargetFeaturesAttr>());
    }
}

param_attr! {
    /// The vector type a kernel works on.
    VecTypeHintAttr, "vec_type_hint", alias false, Struct {
        hint: Attr = "hint", required one(TYPE);
        is_signed: bool = "is_signed", optional BOOL;
    }
}

param_attr! {
    /// The size and element type of memory of a work group.
    WorkgroupAttributionAttr, "mlir.workgroup_attribution", alias false, Custom {
        num_elements: Attr = "num_elements", required one(INTEGER);
        element_type: Attr = "element_type", required one(TYPE);
    }
}

param_attr! {
    /// The tag of a block whose address is taken.
    BlockTagAttr, "blocktag", alias false, Struct {
        id: u32 = "id", required UINT32;
    }
}

param_attr! {
    /// The address of a tagged block.
    BlockAddressAttr, "blockaddress", alias false, Struct {
        function: Attr = "function", required one(FLAT_SYMBOL);
        tag: Attr = "tag", required one(exactly::<BlockTagAttr>());
    }
}

param_attr! {
    /// The `dso_local` equivalent of a function.
    DSOLocalEquivalentAttr, "dso_local_equivalent", alias false, Custom {
        sym: Attr = "sym", required one(FLAT_SYMBOL);
    }
}

param_attr! {
    /// The value `poison`.
    PoisonAttr, "poison", alias false, Bare {
    }
}

param_attr! {
    /// The value `undef`.
    UndefAttr, "undef", alias false, Bare {
    }
}

param_attr! {
    /// A value of all zero bits.
    ZeroAttr, "zero", alias false, Bare {
    }
}

param_attr! {
    /// A module flag.
    ModuleFlagAttr, "mlir.module_flag", alias false, Custom {
        behavior: u64 = "behavior", required Enum(ModFlagBehavior::DEF);
        key: Attr = "key", required one(STRING);
        value: Attr = "value", required one(ANY);
    }
}

param_attr! {
    /// An edge of the call graph with its count.
    ModuleFlagCGProfileEntryAttr, "cgprofile_entry", alias false, Struct {
        from: Option<Attr> = "from", optional one(FLAT_SYMBOL);
        to: Option<Attr> = "to", optional one(FLAT_SYMBOL);
        count: u64 = "count", required U64;
    }
}

param_attr! {
    /// A row of a profile summary.
    ModuleFlagProfileSummaryDetailedAttr, "profile_summary_detailed", alias false, Struct {
        cut_off: u32 = "cut_off", required UINT32;
        min_count: u64 = "min_count", required U64;
        num_counts: u32 = "num_counts", required UINT32;
    }
}

param_attr! {
    /// A summary of a profile.
    ModuleFlagProfileSummaryAttr, "profile_summary", alias false, Struct {
        format: u64 = "format", required Enum(ProfileSummaryFormatKind::DEF);
        total_count: u64 = "total_count", required U64;
        max_count: u64 = "max_count", required U64;
        max_internal_count: u64 = "max_internal_count", required U64;
        max_function_count: u64 = "max_function_count", required U64;
        num_counts: u64 = "num_counts", required U64;
        num_functions: u64 = "num_functions", required U64;
        is_partial_profile: Option<u64> = "is_partial_profile", optional MAYBE_U64;
        partial_profile_ratio: Option<Attr> = "partial_profile_ratio", optional one(FLOAT);
        detailed_summary: Box<[Attr]> = "detailed_summary", required list(exactly::<ModuleFlagProfileSummaryDetailedAttr>());
    }
}

param_attr! {
    /// Libraries to link.
    DependentLibrariesAttr, "dependent_libraries", alias false, Custom {
        libs: Box<[Attr]> = "libs", optional list(STRING);
    }
}
