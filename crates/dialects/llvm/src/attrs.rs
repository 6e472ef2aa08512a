//! Defines the attributes of the LLVM dialect by family, and lists the types and attributes whose syntax comes from a
//! table.

/// Defines attributes whose text is a list of all parameters by name: `#llvm.mnemonic<name = value, ..>`.
macro_rules! attributes {
    ($($(#[$doc:meta])* $name:ident = $mnemonic:literal $(, $arg:ident $(= $value:literal)?)* { $($params:tt)* })*) => {$(
        $(#[$doc])*
        #[dialect_attr(
            dialect = "llvm",
            mnemonic = $mnemonic,
            $($arg $(= $value)?,)*
            format = "`<` struct(params) `>`"
        )]
        pub struct $name {
            $($params)*
        }
    )*};
}

pub mod constant_range;
pub mod debug_info;
pub mod loops;
pub mod memory;
pub mod params;
pub mod target;

pub use constant_range::ConstantRangeAttr;
pub use debug_info::*;
pub use loops::*;
pub use memory::*;
pub use target::*;

use crate::types::{
    ArrayType, FunctionType, LabelType, MetadataType, PointerType, TargetExtType, TokenType,
    VoidType, X86AmxType,
};
use terrace_asm::dialect_text;

dialect_text! {
    pub(crate) static TEXT {
        types: [
            PointerType, ArrayType, FunctionType, VoidType, TokenType, LabelType, MetadataType,
            X86AmxType, TargetExtType,
        ],
        attrs: [
            DIAnnotationAttr,
            DIBasicTypeAttr,
            DICommonBlockAttr,
            DICompileUnitAttr,
            DICompositeTypeAttr,
            DIDerivedTypeAttr,
            DIExpressionAttr,
            DIExpressionElemAttr,
            DIFileAttr,
            DIGenericSubrangeAttr,
            DIGlobalVariableAttr,
            DIGlobalVariableExpressionAttr,
            DIImportedEntityAttr,
            DILabelAttr,
            DILexicalBlockAttr,
            DILexicalBlockFileAttr,
            DILocalVariableAttr,
            DIModuleAttr,
            DINamespaceAttr,
            DINullTypeAttr,
            DIStringTypeAttr,
            DISubprogramAttr,
            DISubrangeAttr,
            DISubroutineTypeAttr,
            LoopAnnotationAttr,
            LoopDistributeAttr,
            LoopInterleaveAttr,
            LoopLICMAttr,
            LoopPeeledAttr,
            LoopPipelineAttr,
            LoopUnrollAndJamAttr,
            LoopUnrollAttr,
            LoopUnswitchAttr,
            LoopVectorizeAttr,
            AccessGroupAttr,
            AliasScopeDomainAttr,
            AliasScopeAttr,
            TBAARootAttr,
            TBAAMemberAttr,
            TBAATypeDescriptorAttr,
            TBAATagAttr,
            MMRATagAttr,
            MemoryEffectsAttr,
            DereferenceableAttr,
            AddressSpaceAttr,
            VScaleRangeAttr,
            TargetFeaturesAttr,
            TargetAttr,
            VecTypeHintAttr,
            WorkgroupAttributionAttr,
            BlockTagAttr,
            BlockAddressAttr,
            DSOLocalEquivalentAttr,
            PoisonAttr,
            UndefAttr,
            ZeroAttr,
            ModuleFlagAttr,
            ModuleFlagCGProfileEntryAttr,
            ModuleFlagProfileSummaryDetailedAttr,
            ModuleFlagProfileSummaryAttr,
            DependentLibrariesAttr,
            ConstantRangeAttr,
        ],
    }
}
