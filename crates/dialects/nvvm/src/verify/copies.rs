//! Verifies copies, and loads and stores of matrices.

use crate::enums::{
    CacheEvictionPriority, LdStMatrixEltType, LoadCacheModifierKind, MMALayout, PrefetchCacheLevel,
    TMALoadMode, TMAStoreMode, Tcgen05CpMulticast, Tcgen05CpShape,
};
use crate::ops::*;
use terrace_ir::{Failed, OpRef, Reporter, Type};
use terrace_llvm::StructType;
use terrace_llvm::types::address_space;

fn space(op: OpRef<'_>, operand: usize) -> Option<u32> {
    address_space(op.ctx, op.operand_type(operand))
}

pub(crate) fn cp_async_shared_global(
    op: CpAsyncOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let is_global = op.modifier() == LoadCacheModifierKind::Cg;
    let message = if !is_global && op.modifier() != LoadCacheModifierKind::Ca {
        "Only CG and CA cache modifiers are supported."
    } else if !matches!(op.size(), 4 | 8 | 16) {
        "expected byte size to be either 4, 8 or 16."
    } else if is_global && op.size() != 16 {
        "CG cache modifier is only support for 16 bytes copy."
    } else {
        return Ok(());
    };
    Err(report.error(*op, message))
}

pub(crate) fn cp_async_bulk_shared_cluster_global(
    op: CpAsyncBulkGlobalToSharedClusterOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    match space(*op, 0) == Some(3) && op.multicast_mask().is_some() {
        true => Err(report.error(*op, MULTICAST)),
        false => Ok(()),
    }
}

const MULTICAST: &str = "Multicast is not supported with shared::cta mode.";

/// Verifies coordinates and offsets of a load of a box. Upstream reports these errors without showing the operation.
fn load(
    op: OpRef<'_>,
    mode: TMALoadMode,
    dims: usize,
    offsets: usize,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let expected = match mode {
        _ if !(1..=5).contains(&dims) => return Err(coordinates(op, report)),
        TMALoadMode::TileGather4 if dims != 5 => {
            let message = "Gather4 mode expects 5 coordinates";
            return Err(report.diags.error(op.loc(), message));
        }
        TMALoadMode::Tile | TMALoadMode::TileGather4 => 0,
        _ if dims < 3 => {
            let message = format!(
                "to use {} mode, the tensor has to be at least 3-dimensional",
                mode.keyword()
            );
            return Err(report.diags.error(op.loc(), message));
        }
        TMALoadMode::Im2col => dims - 2,
        TMALoadMode::Im2colW | TMALoadMode::Im2colW128 => 2,
    };
    if offsets == expected {
        return Ok(());
    }
    let message = format!(" im2col offsets expected {expected} (provided {offsets})");
    Err(report.diags.error(op.loc(), message))
}

fn coordinates(op: OpRef<'_>, report: &mut Reporter<'_>) -> Failed {
    let message = "expects coordinates between 1 to 5 dimension";
    report.diags.error(op.loc(), message)
}

/// Verifies coordinates of a store of a box.
fn store(
    op: OpRef<'_>,
    mode: TMAStoreMode,
    dims: usize,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if !(1..=5).contains(&dims) {
        return Err(coordinates(op, report));
    }
    if mode == TMAStoreMode::Im2col && dims < 3 {
        let message = "to use im2col mode, the tensor has to be at least 3-dimensional";
        return Err(report.diags.error(op.loc(), message));
    }
    Ok(())
}

pub(crate) fn cp_async_bulk_tensor_prefetch(
    op: CpAsyncBulkTensorPrefetchOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (dims, offsets) = (op.coordinates().len(), op.im2col_offsets().len());
    load(*op, op.mode(), dims, offsets, report)
}

pub(crate) fn cp_async_bulk_tensor_shared_cluster_global(
    op: CpAsyncBulkTensorGlobalToSharedClusterOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (mode, alone) = (op.mode(), op.is_cta_only());
    let message = if op.predicate().is_some() {
        if alone {
            Some("Predicate is supported only for shared::cluster mode.")
        } else if !matches!(mode, TMALoadMode::Tile | TMALoadMode::Im2col) {
            Some("Predicate is supported only for Tile and Im2col modes.")
        } else {
            None
        }
    } else {
        match (alone, space(*op, 0)) {
            (true, Some(3)) if op.multicast_mask().is_some() => Some(MULTICAST),
            (true, Some(3)) if op.group().is_some() => {
                Some("CTAGroup is not supported with shared::cta mode.")
            }
            (true, Some(3)) | (false, Some(7)) => None,
            (true, _) => Some("Shared::cta destination requires address-space 3."),
            (false, _) => Some("Shared::cluster destination requires address-space 7."),
        }
    };
    if let Some(message) = message {
        return Err(report.error(*op, message));
    }
    let (dims, offsets) = (op.coordinates().len(), op.im2col_offsets().len());
    load(*op, mode, dims, offsets, report)
}

pub(crate) fn cp_async_bulk_tensor_reduce(
    op: CpAsyncBulkTensorReduceOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if op.mode() == TMAStoreMode::TileScatter4 {
        let message = "Scatter mode unsupported for CpAsyncBulkTensorReduceOp";
        return Err(report.error(*op, message));
    }
    store(*op, op.mode(), op.coordinates().len(), report)
}

pub(crate) fn cp_async_bulk_tensor_global_shared_cta(
    op: CpAsyncBulkTensorSharedCTAToGlobalOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (mode, dims) = (op.mode(), op.coordinates().len());
    let message = if op.predicate().is_some() && mode != TMAStoreMode::Tile {
        "Inline-ptx lowering supported only for Tile mode."
    } else if op.predicate().is_some() && op.l2_cache_hint().is_some() {
        "Inline-ptx lowering unsupported with L2 cache-hint."
    } else if mode != TMAStoreMode::TileScatter4 {
        return store(*op, mode, dims, report);
    } else if dims != 5 {
        "Scatter4 mode expects 5 coordinates"
    } else {
        return Ok(());
    };
    Err(report.error(*op, message))
}

pub(crate) fn st_bulk(op: BulkStoreOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let value = op.init_val();
    let message = format_args!("only 0 is supported for initVal, got {value}");
    report.refuse_if(*op, value != 0, message)
}

pub(crate) fn prefetch(op: PrefetchOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let (level, priority, space) = (op.cache_level(), op.evict_priority(), space(*op, 0));
    let message = if op.tensormap() {
        if level.is_some() {
            "cannot specify both tensormap and cache level"
        } else if !matches!(space, Some(0 | 4)) {
            "prefetch tensormap requires a generic or constant pointer"
        } else if priority.is_some() {
            "prefetch tensormap does not support eviction priority"
        } else if op.in_param_space() && space != Some(0) {
            "in_param_space can only be specified for a generic pointer"
        } else if op.uniform() {
            // The custom form cannot represent this, so it is rejected.
            "uniform can only be specified with a cache level"
        } else {
            return Ok(());
        }
    } else if let Some(level) = level {
        if !matches!(space, Some(0 | 1 | 5)) {
            "prefetch to cache level requires a generic, global, or local pointer"
        } else if op.uniform() && level != PrefetchCacheLevel::L1 {
            "unsupported cache level, the only supported uniform cache level is L1"
        } else if op.uniform() && space != Some(0) {
            "prefetch to uniform cache requires a generic pointer"
        } else if priority.is_some() && level != PrefetchCacheLevel::L2 {
            "cache eviction priority supported only for cache level L2"
        } else if priority.is_some() && space != Some(1) {
            "cache eviction priority requires a global pointer"
        } else if priority.is_some_and(|priority| {
            !matches!(
                priority,
                CacheEvictionPriority::EvictNormal | CacheEvictionPriority::EvictLast
            )
        }) {
            "unsupported cache eviction priority, only evict_last and evict_normal are supported"
        } else if op.predicate().is_some() {
            "predicate supported only on prefetch tensormap"
        } else if op.in_param_space() {
            "in_param_space can only be specified with tensormap"
        } else {
            return Ok(());
        }
    } else {
        "requires specification of either cache level or tensormap"
    };
    Err(report.op_error(*op, message))
}

pub(crate) fn ldmatrix(op: LdMatrixOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    use LdStMatrixEltType::{B8, B8x16B4x16P64, B8x16B6x16P32, B16};
    let shape = op.shape();
    let (num, kind, layout) = (op.num(), op.elt_type(), op.layout());
    let is_small = matches!(num, 1 | 2 | 4);
    let message = match (shape.m, shape.n) {
        (8, 8) if !is_small => "expected num attribute to be 1, 2 or 4 for 8x8 matrix",
        (8, 8) if kind != B16 => "expected element type to be b16 for 8x8 matrix",
        (8, 16) if !is_small => "expected num attribute to be 1, 2 or 4 for 8x16 matrix",
        (8, 16) if layout != MMALayout::Row => "expected layout to be row for 8x16 matrix",
        (8, 16) if !matches!(kind, B8x16B4x16P64 | B8x16B6x16P32) => {
            "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix"
        }
        (16, 16) if !matches!(num, 1 | 2) => "expected num attribute to be 1 or 2 for 16x16 matrix",
        (16, 16) if layout != MMALayout::Col => "expected layout to be col for 16x16 matrix",
        (16, 16) if !matches!(kind, B8 | B8x16B4x16P64 | B8x16B6x16P32) => {
            "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix"
        }
        (8, 8) | (8, 16) | (16, 16) => return loaded(op, report),
        _ => "expected shape to be 8x8, 8x16 or 16x16",
    };
    Err(report.op_error(*op, message))
}

/// Verifies the type of the loaded value: one register per matrix, or two per large matrix.
fn loaded(op: LdMatrixOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let num = usize::try_from(op.num()).unwrap_or_default();
    let count = if op.shape().m == 16 { num * 2 } else { num };
    if count == 1 {
        let wrong = op.result_type(0) != Type::I32;
        return report.refuse_if(*op, wrong, "expected destination type is i32");
    }
    let expected = StructType::literal(op.ctx, &vec![Type::I32; count]);
    let message =
        format_args!("expected destination type is a structure of {count} elements of type i32");
    report.refuse_if(*op, op.result_type(0) != expected, message)
}

pub(crate) fn stmatrix(op: StMatrixOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let shape = op.shape();
    let message = match (shape.m, shape.n) {
        _ if !matches!(op.sources().len(), 1 | 2 | 4) => "expected num attribute to be 1, 2 or 4",
        (8, 8) if op.elt_type() != LdStMatrixEltType::B16 => {
            "expected element type to be B16 for 8x8 matrix"
        }
        (16, 8) if op.elt_type() != LdStMatrixEltType::B8 => {
            "expected element type to be B8 for 16x8 matrix"
        }
        (16, 8) if op.layout() != MMALayout::Col => "expected layout to be col for 16x8 matrix",
        (8, 8) | (16, 8) => return Ok(()),
        _ => "expected shape to be 8x8 or 16x8",
    };
    Err(report.op_error(*op, message))
}

pub(crate) fn tcgen05_cp(op: Tcgen05CpOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    use Tcgen05CpMulticast::{None, Warpx2_01_23, Warpx2_02_13, Warpx4};
    let message = match (op.shape(), op.multicast()) {
        (Tcgen05CpShape::Shape64x128b, Warpx2_01_23 | Warpx2_02_13)
        | (Tcgen05CpShape::Shape32x128b, Warpx4) => return Ok(()),
        (Tcgen05CpShape::Shape64x128b, _) => {
            "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op"
        }
        (Tcgen05CpShape::Shape32x128b, _) => {
            "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op"
        }
        (_, None) => return Ok(()),
        _ => "Invalid multicast type for tcgen05.cp Op",
    };
    Err(report.error(*op, message))
}
