//! Converts the amx dialect to LLVM intrinsics, for `convert-to-llvm` and `convert-vector-to-llvm`.
//!
//! A tile becomes `!llvm.x86_amx`, a type without size. Intrinsics therefore take the number of rows and the number of
//! bytes per row of each tile as operands.

use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{DYNAMIC, FloatType, MemRefType, bit_width};
use terrace_ir::{Builder, Context, OpId, OpRef, OpView, OperandValues, SmallVec, Type, ValueId};
use terrace_llvm::types::X86AmxType;
use terrace_llvm::{ConstantOp, MulOp};
use terrace_llvm_common::{
    AddressFlags, ConvertToLlvmPatternInterface, LegalizeForLlvmExport, LlvmRewriter,
    OneToOneIntrinsic,
};
use terrace_numeric::FloatKind;
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, Converted, NoMatch, PatternSet, TypeConverter,
    require,
};
use terrace_x86::amx::{
    TileLoadOp, TileMulFOp, TileMulIOp, TileSize, TileStoreOp, TileType, TileZeroOp,
};

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`, extended by
/// [`add_type_conversions`].
pub fn populate(patterns: &mut PatternSet) {
    const NAME: &str = "AMXIntrinsicOpConversion";
    patterns.add(
        OneToOneIntrinsic::new::<TileZeroOp>(NAME, |_| "llvm.x86.tilezero.internal".to_owned())
            .operands(zero_operands),
    );
    patterns.add(
        OneToOneIntrinsic::new::<TileLoadOp>(NAME, |_| "llvm.x86.tileloadd64.internal".to_owned())
            .operands(load_operands),
    );
    patterns.add(
        OneToOneIntrinsic::new::<TileStoreOp>(NAME, |_| {
            "llvm.x86.tilestored64.internal".to_owned()
        })
        .operands(store_operands),
    );
    patterns.add(OneToOneIntrinsic::new::<TileMulFOp>(NAME, mulf_intrinsic).operands(mul_operands));
    patterns.add(OneToOneIntrinsic::new::<TileMulIOp>(NAME, muli_intrinsic).operands(mul_operands));
}

/// Adds the conversion of tiles to `!llvm.x86_amx`.
pub fn add_type_conversions(converter: &mut TypeConverter) {
    converter.add_conversion(|_, ctx, ty| match ty.is::<TileType>(ctx) {
        true => Converted::one(X86AmxType::get(ctx)),
        false => Converted::NotMine,
    });
}

type Operands = SmallVec<[ValueId; 6]>;

fn tile_size(ctx: &Context, ty: Type) -> Result<TileSize, NoMatch> {
    let tile = ty.as_::<TileType>(ctx);
    tile.and_then(|tile| tile.size(ctx))
        .ok_or(NoMatch::Type(ty))
}

fn i16_constant(builder: &mut Builder<'_>, value: i64) -> ValueId {
    let value = builder.ctx.int(Type::I16, value);
    builder.create_value(ConstantOp::spec(Type::I16, value))
}

/// Creates constants for the number of rows of a tile and the number of bytes per row.
fn size_constants(builder: &mut Builder<'_>, size: TileSize) -> [ValueId; 2] {
    let rows = i16_constant(builder, size.rows);
    [rows, i16_constant(builder, i64::from(size.row_bits() / 8))]
}

fn zero_operands(
    op: OpId,
    _: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<Operands, NoMatch> {
    let size = tile_size(rw.ctx(), rw.op(op).result_type(0))?;
    Ok(Operands::from_slice(&size_constants(
        &mut rw.builder(),
        size,
    )))
}

/// Returns the size of a tile in memory, its address, and its stride in bytes.
fn transfer_operands(
    rw: &mut ConversionRewriter<'_>,
    [memref, tile]: [Type; 2],
    base: ValueId,
    indices: &[ValueId],
    stride: Option<ValueId>,
) -> Result<Operands, NoMatch> {
    let (ctx, llvm) = (rw.ctx(), LlvmRewriter::of(rw));
    let size = tile_size(ctx, tile)?;
    let element = memref.as_::<MemRefType>(ctx).map(|ty| ty.element);
    let Some(bits) = element.and_then(|element| bit_width(ctx, element)) else {
        return Err(NoMatch::because("the memref's elements are not numbers"));
    };
    let bytes = i64::from(bits / 8);
    let layout = llvm.layout(ctx, memref)?;
    let row = layout.strides.len().checked_sub(2);
    require(stride.is_some() || row.is_some(), "the memref has no rows")?;
    let mut b = rw.builder();
    let [rows, row_bytes] = size_constants(&mut b, size);
    let address =
        llvm.strided_element_ptr(&mut b, memref, base, indices, AddressFlags::default())?;
    let constant = |b: &mut Builder<'_>, value: i64| {
        b.create_value(ConstantOp::spec(Type::I64, ctx.i64(value)))
    };
    let elements = match (stride, row) {
        (Some(stride), _) => Some(stride),
        (None, Some(row)) if layout.strides[row] == DYNAMIC => {
            let descriptor = llvm.descriptor(&b, base);
            Some(descriptor.stride(&mut b, row))
        }
        (None, _) => None,
    };
    let distance = match (elements, row) {
        (Some(elements), _) => {
            let bytes = constant(&mut b, bytes);
            b.create_value(MulOp::spec(bytes, elements))
        }
        (None, row) => {
            let stride = row.map_or(0, |row| layout.strides[row]);
            constant(&mut b, stride.wrapping_mul(bytes))
        }
    };
    Ok(Operands::from_slice(&[rows, row_bytes, address, distance]))
}

fn load_operands(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<Operands, NoMatch> {
    let view = rw.read(TileLoadOp::from_id(op));
    let types = [view.base_type(), view.res_type()];
    let args = Adaptor::<'_, TileLoadOp>::new(*view, operands);
    let (base, indices, stride) = (args.base(), args.indices(), args.stride());
    transfer_operands(rw, types, base, indices, stride)
}

fn store_operands(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<Operands, NoMatch> {
    let view = rw.read(TileStoreOp::from_id(op));
    let types = [view.base_type(), view.val_type()];
    let args = Adaptor::<'_, TileStoreOp>::new(*view, operands);
    let (base, indices, stride) = (args.base(), args.indices(), args.stride());
    let tile = args.val();
    let mut arguments = transfer_operands(rw, types, base, indices, stride)?;
    arguments.push(tile);
    Ok(arguments)
}

/// Returns the number of rows of the accumulator, the bytes per row of the accumulator and of the left operand, and the
/// tiles.
fn mul_operands(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<Operands, NoMatch> {
    let (ctx, view) = (rw.ctx(), rw.op(op));
    let lhs = tile_size(ctx, view.operand_type(0))?;
    let rhs = tile_size(ctx, view.operand_type(1))?;
    let mut b = rw.builder();
    let [rows, inner] = size_constants(&mut b, lhs);
    let [_, columns] = size_constants(&mut b, rhs);
    let (lhs, rhs, acc) = (operands.one(0), operands.one(1), operands.one(2));
    Ok(Operands::from_slice(&[rows, columns, inner, acc, lhs, rhs]))
}

fn mulf_intrinsic(op: OpRef<'_>) -> String {
    let tile = op.operand_type(0).as_::<TileType>(op.ctx);
    let float = tile.and_then(|tile| tile.element.as_::<FloatType>(op.ctx));
    let format = match float.map(|float| float.kind) {
        Some(FloatKind::F16) => "fp16",
        _ => "bf16",
    };
    format!("llvm.x86.tdp{format}ps.internal")
}

fn muli_intrinsic(op: OpRef<'_>) -> String {
    let sign = |zext: bool| if zext { "u" } else { "s" };
    let mul = TileMulIOp::read(op);
    let (lhs, rhs) = (mul.is_zext_lhs(), mul.is_zext_rhs());
    format!("llvm.x86.tdpb{}{}d.internal", sign(lhs), sign(rhs))
}

/// The dialect's model of the conversion interface.
pub(crate) struct AmxToLlvm;

impl ConvertToLlvmPatternInterface for AmxToLlvm {
    fn add_type_conversions(&self, converter: &mut TypeConverter) {
        add_type_conversions(converter);
    }

    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(patterns);
    }
}

impl LegalizeForLlvmExport for AmxToLlvm {
    fn add_type_conversions(&self, converter: &mut TypeConverter) {
        add_type_conversions(converter);
    }

    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        target.add_illegal_dialect("amx");
        populate(patterns);
    }
}
