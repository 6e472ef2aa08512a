//! Enumerations of tensor cores of the fifth generation.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use terrace_macros::dialect_enum;

/// `#nvvm.tcgen05_cp_multicast<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_cp_multicast",
    cpp = "::mlir::NVVM::Tcgen05CpMulticast",
    parameter = "Tcgen05CpMulticastAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05CpMulticast`",
    desc = "tcgen05 cp multicast"
)]
pub enum Tcgen05CpMulticast {
    /// `none`
    None = (0, "none"),
    /// `warpx2_02_13`
    Warpx2_02_13 = (1, "warpx2_02_13"),
    /// `warpx2_01_23`
    Warpx2_01_23 = (2, "warpx2_01_23"),
    /// `warpx4`
    Warpx4 = (3, "warpx4"),
}

/// `#nvvm.tcgen05_cp_shape<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_cp_shape",
    cpp = "::mlir::NVVM::Tcgen05CpShape",
    parameter = "Tcgen05CpShapeAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05CpShape`",
    desc = "tcgen05 cp shapes"
)]
pub enum Tcgen05CpShape {
    /// `shape_128x256b`
    Shape128x256b = (0, "shape_128x256b"),
    /// `shape_4x256b`
    Shape4x256b = (1, "shape_4x256b"),
    /// `shape_128x128b`
    Shape128x128b = (2, "shape_128x128b"),
    /// `shape_64x128b`
    Shape64x128b = (3, "shape_64x128b"),
    /// `shape_32x128b`
    Shape32x128b = (4, "shape_32x128b"),
}

/// `#nvvm.tcgen05_cp_src_fmt<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_cp_src_fmt",
    cpp = "::mlir::NVVM::Tcgen05CpSrcFormat",
    parameter = "Tcgen05CpSrcFormatAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05CpSrcFormat`",
    desc = "tcgen05 cp source format"
)]
pub enum Tcgen05CpSrcFormat {
    /// `b6x16_p32`
    B6x16P32 = (0, "b6x16_p32"),
    /// `b4x16_p64`
    B4x16P64 = (1, "b4x16_p64"),
}

/// `#nvvm.tcgen05_fence<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_fence",
    cpp = "::mlir::NVVM::Tcgen05FenceKind",
    parameter = "Tcgen05FenceKindAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05FenceKind`",
    desc = "NVVM Tcgen05 fence kind"
)]
pub enum Tcgen05FenceKind {
    /// `before`
    BeforeThreadSync = (0, "before"),
    /// `after`
    AfterThreadSync = (1, "after"),
}

/// `#nvvm.tcgen05_ldst_shape<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_ldst_shape",
    cpp = "::mlir::NVVM::Tcgen05LdStShape",
    parameter = "Tcgen05LdStShapeAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05LdStShape`",
    desc = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4"
)]
pub enum Tcgen05LdStShape {
    /// `shape_16x64b`
    Shape16x64b = (0, "shape_16x64b"),
    /// `shape_16x128b`
    Shape16x128b = (1, "shape_16x128b"),
    /// `shape_16x256b`
    Shape16x256b = (2, "shape_16x256b"),
    /// `shape_32x32b`
    Shape32x32b = (3, "shape_32x32b"),
    /// `shape_16x32bx2`
    Shape16x32bx2 = (4, "shape_16x32bx2"),
}

/// `#nvvm.tcgen05_mma_block_scale<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_mma_block_scale",
    cpp = "::mlir::NVVM::Tcgen05MMABlockScale",
    parameter = "Tcgen05MMABlockScaleAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05MMABlockScale`",
    desc = "tcgen05.mma block scale attribute"
)]
pub enum Tcgen05MMABlockScale {
    /// `default`
    Default = (0, "default"),
    /// `block16`
    Block16 = (1, "block16"),
    /// `block32`
    Block32 = (2, "block32"),
}

/// `#nvvm.tcgen05_mma_collectorb<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_mma_collectorb",
    cpp = "::mlir::NVVM::Tcgen05MMACollectorBBuffer",
    parameter = "Tcgen05MMACollectorBBufferAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05MMACollectorBBuffer`",
    desc = "tcgen05 MMA Collector Buffer B Attribute"
)]
pub enum Tcgen05MMACollectorBBuffer {
    /// `b0`
    B0 = (0, "b0"),
    /// `b1`
    B1 = (1, "b1"),
    /// `b2`
    B2 = (2, "b2"),
    /// `b3`
    B3 = (3, "b3"),
}

/// `#nvvm.tcgen05_mma_collectorop<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_mma_collectorop",
    cpp = "::mlir::NVVM::Tcgen05MMACollectorOp",
    parameter = "Tcgen05MMACollectorOpAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05MMACollectorOp`",
    desc = "tcgen05.mma Collector Buffer Operation"
)]
pub enum Tcgen05MMACollectorOp {
    /// `discard`
    Discard = (0, "discard"),
    /// `lastuse`
    Lastuse = (1, "lastuse"),
    /// `fill`
    Fill = (2, "fill"),
    /// `use`
    Use = (3, "use"),
}

/// `#nvvm.tcgen05_mma_kind<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_mma_kind",
    cpp = "::mlir::NVVM::Tcgen05MMAKind",
    parameter = "Tcgen05MMAKindAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05MMAKind`",
    desc = "tcgen05 MMA Supported Types"
)]
pub enum Tcgen05MMAKind {
    /// `f8f6f4`
    F8f6f4 = (2, "f8f6f4"),
    /// `i8`
    I8 = (3, "i8"),
    /// `f16`
    F16 = (0, "f16"),
    /// `tf32`
    Tf32 = (1, "tf32"),
}

/// `#nvvm.tcgen05_wait<..>`
#[dialect_enum(
    dialect = "nvvm",
    mnemonic = "tcgen05_wait",
    cpp = "::mlir::NVVM::Tcgen05WaitKind",
    parameter = "Tcgen05WaitKindAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05WaitKind`",
    desc = "NVVM Tcgen05 wait kind"
)]
pub enum Tcgen05WaitKind {
    /// `load`
    Load = (0, "load"),
    /// `store`
    Store = (1, "store"),
}
