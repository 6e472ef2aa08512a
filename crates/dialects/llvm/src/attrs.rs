//! Attributes of the LLVM dialect by family, and the list of all of them.

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

use params::{AttrModel, Model};
use terrace_ir::Registry;

macro_rules! models {
    ($($name:ident),* $(,)?) => {
        /// Every kind of attribute that is a list of parameters.
        pub static MODELS: &[&dyn AttrModel] = &[$(&Model::<$name>::NEW),*];

        /// Attaches to each kind its model.
        pub(crate) fn register(registry: &mut Registry) {
            $(registry.attach_attr::<$name, dyn AttrModel>(&Model::<$name>::NEW);)*
        }
    };
}

models! {
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
}
