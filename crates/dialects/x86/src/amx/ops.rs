//! The operations.

use super::constraints::{
    AMX_TILE_F16_OR_BF16, AMX_TILE_F32, AMX_TILE_I8, AMX_TILE_I32, ANY_AMX_TILE,
};
use super::verify;
use terrace_builtin::constraints::{ANY_MEMREF, INDEX};
use terrace_macros::op;

/// Loads a tile from memory. Each row is contiguous. The distance of rows is `stride` elements, or else that of the
/// memref's rows.
#[op(
    name = "amx.tile_load",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify::tile_load,
    format = "$base `[` $indices `]` (`,` $stride^ )?attr-dict `:` type($base) `into` qualified(type($res))"
)]
pub struct TileLoadOp {
    base: Operand<ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    stride: Optional<Operand<INDEX>>,
    res: Res<ANY_AMX_TILE>,
}

/// Multiplies two tiles of floats and adds a third tile. Adjacent elements of a row are multiplied in pairs.
#[op(
    name = "amx.tile_mulf",
    traits(PURE),
    same_type(acc, res),
    verify = verify::tile_mulf,
    format = "$lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
)]
pub struct TileMulFOp {
    lhs: Operand<AMX_TILE_F16_OR_BF16>,
    rhs: Operand<AMX_TILE_F16_OR_BF16>,
    acc: Operand<AMX_TILE_F32>,
    res: Res<AMX_TILE_F32>,
}

/// Multiplies two tiles of bytes and adds a third tile. Adjacent elements of a row are multiplied in groups of four.
#[op(
    name = "amx.tile_muli",
    traits(PURE),
    same_type(acc, res),
    verify = verify::tile_muli,
    format = "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
)]
pub struct TileMulIOp {
    lhs: Operand<AMX_TILE_I8>,
    rhs: Operand<AMX_TILE_I8>,
    acc: Operand<AMX_TILE_I32>,
    #[mlir("isZextLhs")]
    is_zext_lhs: Flag,
    #[mlir("isZextRhs")]
    is_zext_rhs: Flag,
    res: Res<AMX_TILE_I32>,
}

/// Stores a tile to memory, with the layout of `amx.tile_load`.
#[op(
    name = "amx.tile_store",
    traits(ATTR_SIZED_OPERAND_SEGMENTS),
    verify = verify::tile_store,
    format = "$base `[` $indices `]` `,` $val (`,` $stride^ )?attr-dict `:` type($base) `,` qualified(type($val))"
)]
pub struct TileStoreOp {
    base: Operand<ANY_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    val: Operand<ANY_AMX_TILE>,
    stride: Optional<Operand<INDEX>>,
}

/// A tile of zeros.
#[op(
    name = "amx.tile_zero",
    verify = verify::tile_zero,
    format = "attr-dict `:` qualified(type($res))"
)]
pub struct TileZeroOp {
    res: Res<ANY_AMX_TILE>,
}
