//! Tiles.

use terrace_asm::params::CustomText;
use terrace_asm::{Parser, Printer};
use terrace_builtin::types::{FloatType, ShapedTypeInterface, bit_width, value_class};
use terrace_ir::{Context, Failed, Type, TypeClass};
use terrace_macros::dialect_type;
use terrace_numeric::FloatKind;

/// `!amx.tile<16x64xi8>`: the value of a tile register.
#[dialect_type(dialect = "amx", mnemonic = "tile", classify = tile_class, custom)]
pub struct TileType {
    /// The sizes. Operations accept two-dimensional tiles of rows and columns.
    shape: Box<[i64]>,
    /// Element type.
    element: Type,
}

/// Returns the type class. Operations on numbers accept tiles elementwise, like vectors.
fn tile_class(this: &TileType, ctx: &Context) -> TypeClass {
    TypeClass::OTHER_SHAPED | value_class(ctx, this.element)
}

pub(crate) struct TileShape;

impl ShapedTypeInterface for TileShape {
    fn shape<'c>(&self, ctx: &'c Context, ty: Type) -> Option<&'c [i64]> {
        Some(&ty.as_::<TileType>(ctx)?.shape)
    }

    fn element_type(&self, ctx: &Context, ty: Type) -> Option<Type> {
        Some(ty.as_::<TileType>(ctx)?.element)
    }

    fn with_element_type(&self, ctx: &Context, ty: Type, element: Type) -> Option<Type> {
        let shape = ty.as_::<TileType>(ctx)?.shape.clone();
        Some(ctx.ty(TileType { shape, element }))
    }
}

/// Rows and columns of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileSize {
    /// The number of rows.
    pub rows: i64,
    /// The number of columns.
    pub columns: i64,
    /// The width of an element in bits.
    pub element_bits: u32,
}

impl TileSize {
    /// Returns the width of a row in bits. As in MLIR, the width wraps to 32 bits.
    pub fn row_bits(self) -> u32 {
        (self.columns as u32).wrapping_mul(self.element_bits)
    }
}

/// Returns true for `f16` and `bf16`.
pub(crate) fn is_half(ctx: &Context, ty: Type) -> bool {
    ty.as_::<FloatType>(ctx)
        .is_some_and(|float| matches!(float.kind, FloatKind::F16 | FloatKind::BF16))
}

impl TileType {
    /// Returns true if a type is valid as element type.
    pub fn is_valid_element(ctx: &Context, ty: Type) -> bool {
        [Type::F32, Type::I32, Type::I8].contains(&ty) || is_half(ctx, ty)
    }

    /// Returns the size of a two-dimensional tile.
    pub fn size(&self, ctx: &Context) -> Option<TileSize> {
        let [rows, columns] = *self.shape else {
            return None;
        };
        Some(TileSize {
            rows,
            columns,
            element_bits: bit_width(ctx, self.element)?,
        })
    }
}

impl CustomText for TileType {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed> {
        let mnemonic = parser.previous_end().saturating_sub("tile".len() as u32);
        parser.expect("<")?;
        let shape = parser.dimension_list(false)?;
        let element = parser.ty()?;
        parser.expect(">")?;
        if !Self::is_valid_element(parser.ctx(), element) {
            let message = "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless \
                           integer or 8-bit signless integer";
            return Err(parser.error(mnemonic, message));
        }
        Ok(TileType {
            shape: shape.into(),
            element,
        })
    }

    fn print(&self, printer: &mut Printer<'_>) {
        printer.ch('<');
        printer.dimensions(&self.shape);
        if self.shape.is_empty() {
            // As upstream, which cannot parse the result.
            printer.ch('x');
        }
        printer.ty(self.element);
        printer.ch('>');
    }
}
