//! Verifies hardware limits of tiles, and shapes of products.

use super::ops::{TileLoadOpRef, TileMulFOpRef, TileMulIOpRef, TileStoreOpRef, TileZeroOpRef};
use super::types::{TileSize, TileType};
use terrace_builtin::MemRefType;
use terrace_ir::{Failed, OpRef, Reporter, Type};

type Verified = Result<(), Failed>;

/// The number of rows of a tile register.
const MAX_ROWS: i64 = 16;
/// The maximum width of a row in bits.
const MAX_ROW_BITS: u32 = 512;

/// Returns the size of a tile if it fits in a register. Constraints ensure that the tile is two-dimensional.
fn tile_size(op: OpRef<'_>, ty: Type, report: &mut Reporter<'_>) -> Result<TileSize, Failed> {
    let tile = ty.as_::<TileType>(op.ctx);
    let Some(size) = tile.and_then(|tile| tile.size(op.ctx)) else {
        return Err(report.op_error(op, "expected a two-dimensional tile"));
    };
    if size.rows > MAX_ROWS {
        return Err(report.op_error(op, format!("bad row height: {}", size.rows)));
    }
    let bits = size.row_bits();
    if bits > MAX_ROW_BITS || bits % 32 != 0 {
        return Err(report.op_error(op, format!("bad column width: {}", bits >> 3)));
    }
    Ok(size)
}

/// Checks that `lhs * rhs` can be added to `acc`. Each element of `acc` adds sums of `packed` products.
fn verify_product(
    op: OpRef<'_>,
    [lhs, rhs, acc]: [Type; 3],
    packed: i64,
    report: &mut Reporter<'_>,
) -> Verified {
    let lhs = tile_size(op, lhs, report)?;
    let rhs = tile_size(op, rhs, report)?;
    let acc = tile_size(op, acc, report)?;
    let inner = lhs.columns / packed;
    if acc.rows == lhs.rows && acc.columns == rhs.columns / packed && inner == rhs.rows {
        return Ok(());
    }
    let message = format!("bad mult shape: {} x {} x {inner}", acc.rows, acc.columns);
    Err(report.op_error(op, message))
}

/// Performs the checks that loads and stores share.
fn verify_transfer(
    op: OpRef<'_>,
    base: Type,
    indices: usize,
    has_stride: bool,
    tile: Type,
    report: &mut Reporter<'_>,
) -> Verified {
    let Some(memref) = base.as_::<MemRefType>(op.ctx) else {
        return Ok(());
    };
    let rank = memref.shape.len();
    report.refuse_if(op, indices != rank, format_args!("requires {rank} indices"))?;
    tile_size(op, tile, report)?;
    if has_stride {
        return Ok(());
    }
    report.refuse_if(op, rank < 2, "requires at least 2D memref")?;
    let strided = memref.strided(op.ctx);
    if strided.and_then(|form| form.strides.last().copied()) != Some(1) {
        return Err(report.op_error(op, "requires memref with unit innermost stride"));
    }
    Ok(())
}

pub(crate) fn tile_load(op: TileLoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (indices, has_stride) = (op.indices_types().len(), op.stride_type().is_some());
    verify_transfer(
        *op,
        op.base_type(),
        indices,
        has_stride,
        op.res_type(),
        report,
    )
}

pub(crate) fn tile_store(op: TileStoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (indices, has_stride) = (op.indices_types().len(), op.stride_type().is_some());
    verify_transfer(
        *op,
        op.base_type(),
        indices,
        has_stride,
        op.val_type(),
        report,
    )
}

pub(crate) fn tile_zero(op: TileZeroOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    tile_size(*op, op.res_type(), report).map(|_| ())
}

pub(crate) fn tile_mulf(op: TileMulFOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_product(
        *op,
        [op.lhs_type(), op.rhs_type(), op.acc_type()],
        2,
        report,
    )?;
    let element = |ty: Type| ty.as_::<TileType>(op.ctx).map(|tile| tile.element);
    if element(op.lhs_type()) != element(op.rhs_type()) {
        return Err(report.op_error(*op, "unsupported type combination"));
    }
    Ok(())
}

pub(crate) fn tile_muli(op: TileMulIOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_product(
        *op,
        [op.lhs_type(), op.rhs_type(), op.acc_type()],
        4,
        report,
    )
}
