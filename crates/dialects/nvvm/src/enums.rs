//! Enumerations.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

pub use crate::enums_tcgen05::*;

use terrace_asm::dialect_text;
use terrace_macros::dialect_enum;

use crate::attrs::{LdStMatrixShapeAttr, MMAShapeAttr, TargetAttr};
dialect_text! {
    pub(crate) static TEXT = "nvvm" {
        attrs: [LdStMatrixShapeAttr, MMAShapeAttr, TargetAttr],
        enums: [
            BarrierReduction, BlockScaleFormat, CTAGroupKind, CacheEvictionPriority,
            ClusterLaunchControlQueryType, DotAccumulateType, FPRoundingMode, GridDepActionKind,
            LdStMatrixEltType, LoadCacheModifierKind, MMAB1Op, MMABlockScaleKind, MMAFrag,
            MMAIntOverflow, MMAKind, MMALayout, MMATypes, MatchSyncKind, MemOrderKind, MemScopeKind,
            NVVMMemorySpace, PermuteMode, PrefetchCacheLevel, ProxyKind, ReduxKind, SaturationMode,
            ScaleVecSize, SetMaxRegisterAction, SharedSpace, ShflKind, TMALoadMode, TMAReduxKind,
            TMAStoreMode, Tcgen05CpMulticast, Tcgen05CpShape, Tcgen05CpSrcFormat, Tcgen05FenceKind,
            Tcgen05LdStShape, Tcgen05MMABlockScale, Tcgen05MMACollectorBBuffer,
            Tcgen05MMACollectorOp, Tcgen05MMAKind, Tcgen05WaitKind, VoteSyncKind, WGMMAScaleIn,
            WGMMAScaleOut, WGMMATypes,
        ],
    }
}

/// `#nvvm.reduction<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "reduction",
    cpp = "::mlir::NVVM::BarrierReduction",
    parameter = "BarrierReductionAttr parameter 'value' which is to be a `::mlir::NVVM::BarrierReduction`",
    desc = "NVVM barrier reduction operation"
)]
pub enum BarrierReduction {
    /// `popc`
    Popc = (0, "popc"),
    /// `and`
    And = (1, "and"),
    /// `or`
    Or = (2, "or"),
}

/// `#nvvm.block_scale_format<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "block_scale_format",
    cpp = "::mlir::NVVM::BlockScaleFormat",
    parameter = "BlockScaleFormatAttr parameter 'value' which is to be a `::mlir::NVVM::BlockScaleFormat`",
    desc = "MMA Block Scale Format"
)]
pub enum BlockScaleFormat {
    /// `ue8m0`
    Ue8m0 = (0, "ue8m0"),
    /// `ue4m3`
    Ue4m3 = (1, "ue4m3"),
}

/// `#nvvm.cta_group<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "cta_group",
    cpp = "::mlir::NVVM::CTAGroupKind",
    parameter = "CTAGroupKindAttr parameter 'value' which is to be a `::mlir::NVVM::CTAGroupKind`",
    desc = "NVVM CTA group kind"
)]
pub enum CTAGroupKind {
    /// `cta_1`
    Cta1 = (0, "cta_1"),
    /// `cta_2`
    Cta2 = (1, "cta_2"),
}

/// `#nvvm<cache_eviction_priority ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "cache_eviction_priority",
    bare,
    cpp = "::mlir::NVVM::CacheEvictionPriority",
    summary = "NVVM Cache Eviction Priority",
    parameter = "CacheEvictionPriorityAttr parameter 'value' which is to be a `::mlir::NVVM::CacheEvictionPriority`",
    desc = "NVVM Cache Eviction Priority"
)]
pub enum CacheEvictionPriority {
    /// `evict_normal`
    EvictNormal = (0, "evict_normal"),
    /// `evict_first`
    EvictFirst = (1, "evict_first"),
    /// `evict_last`
    EvictLast = (2, "evict_last"),
    /// `evict_unchanged`
    EvictUnchanged = (3, "evict_unchanged"),
    /// `no_allocate`
    NoAllocate = (4, "no_allocate"),
}

/// `#nvvm<cluster_launch_control_query_type ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "cluster_launch_control_query_type",
    bare,
    cpp = "::mlir::NVVM::ClusterLaunchControlQueryType",
    summary = "NVVM ClusterLaunchControlQueryType",
    parameter = "ClusterLaunchControlQueryTypeAttr parameter 'value' which is to be a `::mlir::NVVM::ClusterLaunchControlQueryType`",
    desc = "NVVM ClusterLaunchControlQueryType"
)]
pub enum ClusterLaunchControlQueryType {
    /// `is_canceled`
    IsCanceled = (0, "is_canceled"),
    /// `get_first_cta_id_x`
    GetFirstCtaIdX = (1, "get_first_cta_id_x"),
    /// `get_first_cta_id_y`
    GetFirstCtaIdY = (2, "get_first_cta_id_y"),
    /// `get_first_cta_id_z`
    GetFirstCtaIdZ = (3, "get_first_cta_id_z"),
}

/// `#nvvm.dot_accumulate_type<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "dot_accumulate_type",
    cpp = "::mlir::NVVM::DotAccumulateType",
    parameter = "DotAccumulateTypeAttr parameter 'value' which is to be a `::mlir::NVVM::DotAccumulateType`",
    desc = "NVVM DotAccumulateType"
)]
pub enum DotAccumulateType {
    /// `signed`
    Signed = (1, "signed"),
    /// `unsigned`
    Unsigned = (0, "unsigned"),
}

/// `#nvvm.fp_rnd_mode<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "fp_rnd_mode",
    cpp = "::mlir::NVVM::FPRoundingMode",
    parameter = "FPRoundingModeAttr parameter 'value' which is to be a `::mlir::NVVM::FPRoundingMode`",
    desc = "NVVM FPRoundingMode kind"
)]
pub enum FPRoundingMode {
    /// `none`
    None = (0, "none"),
    /// `rn`
    Rn = (1, "rn"),
    /// `rm`
    Rm = (2, "rm"),
    /// `rp`
    Rp = (3, "rp"),
    /// `rz`
    Rz = (4, "rz"),
    /// `rna`
    Rna = (5, "rna"),
    /// `rs`
    Rs = (6, "rs"),
}

/// `#nvvm<grid_dep_action ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "grid_dep_action",
    bare,
    cpp = "::mlir::NVVM::GridDepActionKind",
    summary = "Action kind for grid dependency control",
    parameter = "GridDepActionAttr parameter 'value' which is to be a `::mlir::NVVM::GridDepActionKind`",
    desc = "Action kind for grid dependency control"
)]
pub enum GridDepActionKind {
    /// `wait`
    Wait = (0, "wait"),
    /// `launch_dependents`
    LaunchDependents = (1, "launch_dependents"),
}

/// `#nvvm.ld_st_matrix_elt_type<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "ld_st_matrix_elt_type",
    cpp = "::mlir::NVVM::LdStMatrixEltType",
    parameter = "LdStMatrixEltTypeAttr parameter 'value' which is to be a `::mlir::NVVM::LdStMatrixEltType`",
    desc = "Element type for ldmatrix and stmatrix"
)]
pub enum LdStMatrixEltType {
    /// `b16`
    B16 = (0, "b16"),
    /// `b8`
    B8 = (1, "b8"),
    /// `b8x16.b6x16_p32`
    B8x16B6x16P32 = (2, "b8x16.b6x16_p32"),
    /// `b8x16.b4x16_p64`
    B8x16B4x16P64 = (3, "b8x16.b4x16_p64"),
}

/// `#nvvm<load_cache_modifier ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "load_cache_modifier",
    bare,
    cpp = "::mlir::NVVM::LoadCacheModifierKind",
    parameter = "LoadCacheModifierAttr parameter 'value' which is to be a `::mlir::NVVM::LoadCacheModifierKind`",
    desc = "NVVM load cache modifier kind"
)]
pub enum LoadCacheModifierKind {
    /// `ca`
    Ca = (0, "ca"),
    /// `cg`
    Cg = (1, "cg"),
    /// `cs`
    Cs = (2, "cs"),
    /// `lu`
    Lu = (3, "lu"),
    /// `cv`
    Cv = (4, "cv"),
}

/// `#nvvm.mma_b1op<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "mma_b1op",
    cpp = "::mlir::NVVM::MMAB1Op",
    parameter = "MMAB1OpAttr parameter 'value' which is to be a `::mlir::NVVM::MMAB1Op`",
    desc = "MMA binary operations"
)]
pub enum MMAB1Op {
    /// `none`
    None = (0, "none"),
    /// `xor_popc`
    XorPopc = (1, "xor_popc"),
    /// `and_popc`
    AndPopc = (2, "and_popc"),
}

/// `#nvvm.block_scale_kind<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "block_scale_kind",
    cpp = "::mlir::NVVM::MMABlockScaleKind",
    parameter = "MMABlockScaleKindAttr parameter 'value' which is to be a `::mlir::NVVM::MMABlockScaleKind`",
    desc = "Block Scale Kind"
)]
pub enum MMABlockScaleKind {
    /// `mxf8f6f4`
    Mxf8f6f4 = (0, "mxf8f6f4"),
    /// `mxf4`
    Mxf4 = (1, "mxf4"),
    /// `mxf4nvf4`
    Mxf4nvf4 = (2, "mxf4nvf4"),
}

/// `#nvvm.mma_frag<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "mma_frag",
    cpp = "::mlir::NVVM::MMAFrag",
    parameter = "MMAFragAttr parameter 'value' which is to be a `::mlir::NVVM::MMAFrag`",
    desc = "NVVM MMA frag type"
)]
pub enum MMAFrag {
    /// `a`
    A = (0, "a"),
    /// `b`
    B = (1, "b"),
    /// `c`
    C = (2, "c"),
}

/// `#nvvm.mma_int_overflow<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "mma_int_overflow",
    cpp = "::mlir::NVVM::MMAIntOverflow",
    parameter = "MMAIntOverflowAttr parameter 'value' which is to be a `::mlir::NVVM::MMAIntOverflow`",
    desc = "MMA overflow options"
)]
pub enum MMAIntOverflow {
    /// `satfinite`
    Satfinite = (1, "satfinite"),
    /// `wrapped`
    Wrapped = (0, "wrapped"),
}

/// `#nvvm.mma_kind<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "mma_kind",
    cpp = "::mlir::NVVM::MMAKind",
    parameter = "MMAKindAttr parameter 'value' which is to be a `::mlir::NVVM::MMAKind`",
    desc = "MMA operation kind"
)]
pub enum MMAKind {
    /// `f8f6f4`
    F8f6f4 = (0, "f8f6f4"),
}

/// `#nvvm.mma_layout<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "mma_layout",
    cpp = "::mlir::NVVM::MMALayout",
    parameter = "MMALayoutAttr parameter 'value' which is to be a `::mlir::NVVM::MMALayout`",
    desc = "NVVM MMA layout"
)]
pub enum MMALayout {
    /// `row`
    Row = (0, "row"),
    /// `col`
    Col = (1, "col"),
}

/// `#nvvm.mma_type<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "mma_type",
    cpp = "::mlir::NVVM::MMATypes",
    parameter = "MMATypesAttr parameter 'value' which is to be a `::mlir::NVVM::MMATypes`",
    desc = "NVVM MMA types"
)]
pub enum MMATypes {
    /// `f16`
    F16 = (0, "f16"),
    /// `f32`
    F32 = (1, "f32"),
    /// `tf32`
    Tf32 = (2, "tf32"),
    /// `bf16`
    Bf16 = (9, "bf16"),
    /// `s8`
    S8 = (4, "s8"),
    /// `u8`
    U8 = (3, "u8"),
    /// `s32`
    S32 = (5, "s32"),
    /// `s4`
    S4 = (8, "s4"),
    /// `u4`
    U4 = (7, "u4"),
    /// `b1`
    B1 = (6, "b1"),
    /// `f64`
    F64 = (10, "f64"),
    /// `e4m3`
    E4m3 = (11, "e4m3"),
    /// `e5m2`
    E5m2 = (12, "e5m2"),
    /// `e3m2`
    E3m2 = (13, "e3m2"),
    /// `e2m3`
    E2m3 = (14, "e2m3"),
    /// `e2m1`
    E2m1 = (15, "e2m1"),
}

/// `#nvvm<match_sync_kind ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "match_sync_kind",
    bare,
    cpp = "::mlir::NVVM::MatchSyncKind",
    parameter = "MatchSyncKindAttr parameter 'value' which is to be a `::mlir::NVVM::MatchSyncKind`",
    desc = "NVVM match sync kind"
)]
pub enum MatchSyncKind {
    /// `any`
    Any = (0, "any"),
    /// `all`
    All = (1, "all"),
}

/// `#nvvm.mem_order<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "mem_order",
    cpp = "::mlir::NVVM::MemOrderKind",
    parameter = "MemOrderKindAttr parameter 'value' which is to be a `::mlir::NVVM::MemOrderKind`",
    desc = "NVVM Memory Ordering kind"
)]
pub enum MemOrderKind {
    /// `weak`
    Weak = (0, "weak"),
    /// `relaxed`
    Relaxed = (1, "relaxed"),
    /// `acquire`
    Acquire = (2, "acquire"),
    /// `release`
    Release = (3, "release"),
    /// `acq_rel`
    AcqRel = (4, "acq_rel"),
    /// `sc`
    Sc = (5, "sc"),
    /// `mmio`
    Mmio = (6, "mmio"),
    /// `volatile`
    Volatile = (7, "volatile"),
}

/// `#nvvm.mem_scope<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "mem_scope",
    cpp = "::mlir::NVVM::MemScopeKind",
    parameter = "MemScopeKindAttr parameter 'value' which is to be a `::mlir::NVVM::MemScopeKind`",
    desc = "NVVM Memory Scope kind"
)]
pub enum MemScopeKind {
    /// `cta`
    Cta = (0, "cta"),
    /// `cluster`
    Cluster = (1, "cluster"),
    /// `gpu`
    Gpu = (2, "gpu"),
    /// `sys`
    Sys = (3, "sys"),
}

/// `#nvvm.memory_space<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "memory_space",
    cpp = "::mlir::NVVM::NVVMMemorySpace",
    summary = "NVVM Memory Space",
    parameter = "NVVMMemorySpaceAttr parameter 'value' which is to be a `::mlir::NVVM::NVVMMemorySpace`",
    desc = "NVVM Memory Space"
)]
pub enum NVVMMemorySpace {
    /// `generic`
    Generic = (0, "generic"),
    /// `global`
    Global = (1, "global"),
    /// `shared`
    Shared = (3, "shared"),
    /// `constant`
    Constant = (4, "constant"),
    /// `local`
    Local = (5, "local"),
    /// `tensor`
    Tensor = (6, "tensor"),
    /// `shared_cluster`
    SharedCluster = (7, "shared_cluster"),
}

/// `#nvvm.permute_mode<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "permute_mode",
    cpp = "::mlir::NVVM::PermuteMode",
    parameter = "PermuteModeAttr parameter 'value' which is to be a `::mlir::NVVM::PermuteMode`",
    desc = "NVVM permute mode"
)]
pub enum PermuteMode {
    /// `default`
    Default = (0, "default"),
    /// `f4e`
    F4e = (1, "f4e"),
    /// `b4e`
    B4e = (2, "b4e"),
    /// `rc8`
    Rc8 = (3, "rc8"),
    /// `ecl`
    Ecl = (4, "ecl"),
    /// `ecr`
    Ecr = (5, "ecr"),
    /// `rc16`
    Rc16 = (6, "rc16"),
}

/// `#nvvm<prefetch_cache_level ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "prefetch_cache_level",
    bare,
    cpp = "::mlir::NVVM::PrefetchCacheLevel",
    summary = "NVVM Prefetch Cache Level",
    parameter = "PrefetchCacheLevelAttr parameter 'value' which is to be a `::mlir::NVVM::PrefetchCacheLevel`",
    desc = "NVVM Prefetch Cache Level"
)]
pub enum PrefetchCacheLevel {
    /// `L1`
    L1 = (0, "L1"),
    /// `L2`
    L2 = (1, "L2"),
}

/// `#nvvm.proxy_kind<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "proxy_kind",
    cpp = "::mlir::NVVM::ProxyKind",
    parameter = "ProxyKindAttr parameter 'value' which is to be a `::mlir::NVVM::ProxyKind`",
    desc = "Proxy kind"
)]
pub enum ProxyKind {
    /// `alias`
    Alias = (0, "alias"),
    /// `async`
    Async = (1, "async"),
    /// `async.global`
    AsyncGlobal = (2, "async.global"),
    /// `async.shared`
    AsyncShared = (3, "async.shared"),
    /// `tensormap`
    Tensormap = (4, "tensormap"),
    /// `generic`
    Generic = (5, "generic"),
}

/// `#nvvm<redux_kind ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "redux_kind",
    bare,
    cpp = "::mlir::NVVM::ReduxKind",
    parameter = "ReduxKindAttr parameter 'value' which is to be a `::mlir::NVVM::ReduxKind`",
    desc = "NVVM redux kind"
)]
pub enum ReduxKind {
    /// `add`
    Add = (1, "add"),
    /// `and`
    And = (2, "and"),
    /// `max`
    Max = (3, "max"),
    /// `min`
    Min = (4, "min"),
    /// `or`
    Or = (5, "or"),
    /// `umax`
    Umax = (6, "umax"),
    /// `umin`
    Umin = (7, "umin"),
    /// `xor`
    Xor = (8, "xor"),
    /// `fmin`
    Fmin = (9, "fmin"),
    /// `fmax`
    Fmax = (10, "fmax"),
}

/// `#nvvm.sat_mode<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "sat_mode",
    cpp = "::mlir::NVVM::SaturationMode",
    parameter = "SaturationModeAttr parameter 'value' which is to be a `::mlir::NVVM::SaturationMode`",
    desc = "NVVM SaturationMode kind"
)]
pub enum SaturationMode {
    /// `none`
    None = (0, "none"),
    /// `satfinite`
    Satfinite = (1, "satfinite"),
}

/// `#nvvm.scale_vec_size<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "scale_vec_size",
    cpp = "::mlir::NVVM::ScaleVecSize",
    parameter = "ScaleVecSizeAttr parameter 'value' which is to be a `::mlir::NVVM::ScaleVecSize`",
    desc = "MMA Scale Vector Sizes"
)]
pub enum ScaleVecSize {
    /// `x1`
    X1 = (0, "x1"),
    /// `x2`
    X2 = (1, "x2"),
    /// `x4`
    X4 = (2, "x4"),
}

/// `#nvvm<action ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "action",
    bare,
    cpp = "::mlir::NVVM::SetMaxRegisterAction",
    parameter = "SetMaxRegisterActionAttr parameter 'value' which is to be a `::mlir::NVVM::SetMaxRegisterAction`",
    desc = "NVVM set max register action"
)]
pub enum SetMaxRegisterAction {
    /// `decrease`
    Decrease = (1, "decrease"),
    /// `increase`
    Increase = (0, "increase"),
}

/// `#nvvm.shared_space<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "shared_space",
    cpp = "::mlir::NVVM::SharedSpace",
    parameter = "SharedSpaceAttr parameter 'value' which is to be a `::mlir::NVVM::SharedSpace`",
    desc = "Shared memory space"
)]
pub enum SharedSpace {
    /// `cta`
    SharedCta = (0, "cta"),
    /// `cluster`
    SharedCluster = (1, "cluster"),
}

/// `#nvvm<shfl_kind ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "shfl_kind",
    bare,
    cpp = "::mlir::NVVM::ShflKind",
    parameter = "ShflKindAttr parameter 'value' which is to be a `::mlir::NVVM::ShflKind`",
    desc = "NVVM shuffle kind"
)]
pub enum ShflKind {
    /// `bfly`
    Bfly = (0, "bfly"),
    /// `up`
    Up = (1, "up"),
    /// `down`
    Down = (2, "down"),
    /// `idx`
    Idx = (3, "idx"),
}

/// `#nvvm.tma_load_mode<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tma_load_mode",
    cpp = "::mlir::NVVM::TMALoadMode",
    parameter = "TMALoadModeAttr parameter 'value' which is to be a `::mlir::NVVM::TMALoadMode`",
    desc = "List of Load-Modes supported for TMA Tensor Ops"
)]
pub enum TMALoadMode {
    /// `tile`
    Tile = (0, "tile"),
    /// `im2col`
    Im2col = (1, "im2col"),
    /// `im2col_w`
    Im2colW = (2, "im2col_w"),
    /// `im2col_w_128`
    Im2colW128 = (3, "im2col_w_128"),
    /// `tile_gather4`
    TileGather4 = (4, "tile_gather4"),
}

/// `#nvvm.tma_redux_kind<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tma_redux_kind",
    cpp = "::mlir::NVVM::TMAReduxKind",
    parameter = "TMAReduxKindAttr parameter 'value' which is to be a `::mlir::NVVM::TMAReduxKind`",
    desc = "NVVM TMA redux kind"
)]
pub enum TMAReduxKind {
    /// `add`
    Add = (0, "add"),
    /// `max`
    Max = (2, "max"),
    /// `min`
    Min = (1, "min"),
    /// `inc`
    Inc = (3, "inc"),
    /// `dec`
    Dec = (4, "dec"),
    /// `and`
    And = (5, "and"),
    /// `or`
    Or = (6, "or"),
    /// `xor`
    Xor = (7, "xor"),
}

/// `#nvvm.tma_store_mode<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tma_store_mode",
    cpp = "::mlir::NVVM::TMAStoreMode",
    parameter = "TMAStoreModeAttr parameter 'value' which is to be a `::mlir::NVVM::TMAStoreMode`",
    desc = "NVVM TMA Store Mode"
)]
pub enum TMAStoreMode {
    /// `tile`
    Tile = (0, "tile"),
    /// `im2col`
    Im2col = (1, "im2col"),
    /// `tile_scatter4`
    TileScatter4 = (2, "tile_scatter4"),
}

/// `#nvvm<vote_sync_kind ..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "vote_sync_kind",
    bare,
    cpp = "::mlir::NVVM::VoteSyncKind",
    parameter = "VoteSyncKindAttr parameter 'value' which is to be a `::mlir::NVVM::VoteSyncKind`",
    desc = "NVVM vote sync kind"
)]
pub enum VoteSyncKind {
    /// `any`
    Any = (0, "any"),
    /// `all`
    All = (1, "all"),
    /// `ballot`
    Ballot = (2, "ballot"),
    /// `uni`
    Uni = (3, "uni"),
}

/// `#nvvm.wgmma_scale_in<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "wgmma_scale_in",
    cpp = "::mlir::NVVM::WGMMAScaleIn",
    parameter = "WGMMAScaleInAttr parameter 'value' which is to be a `::mlir::NVVM::WGMMAScaleIn`",
    desc = "WGMMA overflow options"
)]
pub enum WGMMAScaleIn {
    /// `one`
    One = (1, "one"),
    /// `neg`
    Neg = (4294967295, "neg"),
}

/// `#nvvm.wgmma_scale_out<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "wgmma_scale_out",
    cpp = "::mlir::NVVM::WGMMAScaleOut",
    parameter = "WGMMAScaleOutAttr parameter 'value' which is to be a `::mlir::NVVM::WGMMAScaleOut`",
    desc = "WGMMA input predicate"
)]
pub enum WGMMAScaleOut {
    /// `zero`
    Zero = (0, "zero"),
    /// `one`
    One = (1, "one"),
}

/// `#nvvm.wgmma_type<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "wgmma_type",
    cpp = "::mlir::NVVM::WGMMATypes",
    parameter = "WGMMATypesAttr parameter 'value' which is to be a `::mlir::NVVM::WGMMATypes`",
    desc = "NVVM WGMMA types"
)]
pub enum WGMMATypes {
    /// `f16`
    F16 = (0, "f16"),
    /// `tf32`
    Tf32 = (1, "tf32"),
    /// `u8`
    U8 = (2, "u8"),
    /// `s8`
    S8 = (3, "s8"),
    /// `b1`
    B1 = (4, "b1"),
    /// `bf16`
    Bf16 = (5, "bf16"),
    /// `e4m3`
    E4m3 = (6, "e4m3"),
    /// `e5m2`
    E5m2 = (7, "e5m2"),
    /// `f32`
    F32 = (8, "f32"),
    /// `s32`
    S32 = (9, "s32"),
}
