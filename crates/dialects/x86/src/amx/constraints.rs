//! Constraints on tiles, with the descriptions of ODS.

use super::types::{TileType, is_half};
use terrace_ir::{Context, Type, TypeConstraint};

/// Returns true if a type is a two-dimensional tile whose element type satisfies `fits`.
fn tile_of(ctx: &Context, ty: Type, fits: impl FnOnce(Type) -> bool) -> bool {
    ty.as_::<TileType>(ctx)
        .is_some_and(|tile| tile.shape.len() == 2 && fits(tile.element))
}

/// Two-dimensional tiles.
pub const ANY_AMX_TILE: TypeConstraint = TypeConstraint::check(
    |ctx, ty| tile_of(ctx, ty, |_| true),
    "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values",
);
/// Tiles of `f32`.
pub const AMX_TILE_F32: TypeConstraint = TypeConstraint::check(
    |ctx, ty| tile_of(ctx, ty, |element| element == Type::F32),
    "tile of 32-bit float values",
);
/// Tiles of `f16` or `bf16`.
pub const AMX_TILE_F16_OR_BF16: TypeConstraint = TypeConstraint::check(
    |ctx, ty| tile_of(ctx, ty, |element| is_half(ctx, element)),
    "tile of 16-bit float or bfloat16 type values",
);
/// Tiles of `i32`.
pub const AMX_TILE_I32: TypeConstraint = TypeConstraint::check(
    |ctx, ty| tile_of(ctx, ty, |element| element == Type::I32),
    "tile of 32-bit signless integer values",
);
/// Tiles of `i8`.
pub const AMX_TILE_I8: TypeConstraint = TypeConstraint::check(
    |ctx, ty| tile_of(ctx, ty, |element| element == Type::I8),
    "tile of 8-bit signless integer values",
);
