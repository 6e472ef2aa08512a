//! Helpers of conversion patterns.

use crate::converter::LlvmData;
use crate::descriptor::index_constant;
use crate::{MemRefDescriptor, MemRefLayout, Options};
use terrace_builtin::types::{DYNAMIC, FloatType, element_type_or_self};
use terrace_ir::{Builder, Context, Type, ValueId};
use terrace_llvm::enums::{GEPNoWrapFlags, IntegerOverflowFlags};
use terrace_llvm::ops::DYNAMIC_INDEX;
use terrace_llvm::{AddOp, ConstantOp, GEPOp, MulOp};
use terrace_rewrite::{ConversionRewriter, NoMatch, TypeConverter};

/// The helpers of MLIR's `ConvertOpToLLVMPattern`. A pattern gets them from its rewriter with [`LlvmRewriter::of`].
/// There is no separate class of patterns: any conversion pattern can use the helpers if its set has an LLVM type
/// converter. A pattern that supports 1:N conversion of its operands declares that with
/// [`one_to_many`](terrace_rewrite::Pattern::one_to_many), and replaces a result by several values with
/// [`replace_op_with_multiple`](terrace_rewrite::ConversionRewriter::replace_op_with_multiple).
///
/// ```
/// use terrace_arith::{AddUIExtendedOp, SubIOp};
/// use terrace_ir::OpView;
/// use terrace_llvm_common::{LlvmRewriter, LlvmTypeConverter, Options};
/// use terrace_rewrite::{Adaptor, ConversionRewriter, NoMatch, Pattern, PatternSet};
///
/// /// One value for one.
/// fn subi(op: SubIOp, args: Adaptor<'_, SubIOp>, rewriter: &mut ConversionRewriter<'_>) -> Result<(), NoMatch> {
///     let llvm = LlvmRewriter::of(rewriter);
///     let body = rewriter.body();
///     let _ty = llvm.convert(rewriter.ctx(), body.ty(body.result(op.id(), 0)))?;
///     let value = rewriter.create_value(terrace_llvm::SubOp::spec(args.lhs(), args.rhs()));
///     rewriter.replace_op(op.id(), &[value]);
///     Ok(())
/// }
///
/// /// Operands that became several values, and several values for a result.
/// fn halves(
///     op: AddUIExtendedOp,
///     args: Adaptor<'_, AddUIExtendedOp>,
///     rewriter: &mut ConversionRewriter<'_>,
/// ) -> Result<(), NoMatch> {
///     let values = args.values().all().to_vec();
///     let [low, high, ..] = values[..] else {
///         return Err(NoMatch::because("the operands are one value each"));
///     };
///     rewriter.replace_op_with_multiple(op.id(), &[&[low, high], &[low]]);
///     Ok(())
/// }
///
/// let ctx = terrace_testing::context(&[&terrace_llvm::LLVM]);
/// let mut patterns = PatternSet::new();
/// patterns.set_type_converter(LlvmTypeConverter::build(&ctx, Options::default()));
/// patterns.add_conversion_fn("SubIOpLowering", subi);
/// patterns.add(Pattern::conversion("Halves", halves).one_to_many());
/// ```
#[derive(Clone, Copy)]
pub struct LlvmRewriter<'c> {
    /// The type converter.
    pub converter: &'c TypeConverter,
    /// The converter's data.
    pub data: &'c LlvmData,
}

/// Flags of the operations that compute an address.
#[derive(Clone, Copy, Default)]
pub struct AddressFlags {
    /// The flags of multiplications and additions.
    pub overflow: IntegerOverflowFlags,
    /// The flags of the last `getelementptr`.
    pub no_wrap: GEPNoWrapFlags,
}

impl<'c> LlvmRewriter<'c> {
    /// Returns the helpers for the current pattern.
    ///
    /// # Panics
    /// Panics if the pattern was added to its set without an LLVM type converter.
    pub fn of(rewriter: &ConversionRewriter<'c>) -> Self {
        match rewriter.type_converter() {
            Some(converter) => LlvmRewriter {
                converter,
                data: LlvmData::of(converter),
            },
            None => panic!("invariant: conversions to LLVM set the LLVM type converter"),
        }
    }

    /// The options.
    pub fn options(&self) -> &'c Options {
        &self.data.options
    }

    /// The converted `index` type.
    pub fn index_type(&self) -> Type {
        self.data.index
    }

    /// Converts a type.
    pub fn convert(&self, ctx: &Context, ty: Type) -> Result<Type, NoMatch> {
        self.converter.convert_one(ctx, ty).ok_or(NoMatch::Type(ty))
    }

    /// Returns true if a type is or contains a float that LLVM lacks and that converts to an integer.
    pub fn has_unsupported_float(&self, ctx: &Context, ty: Type) -> bool {
        let element = element_type_or_self(ctx, ty);
        element.is::<FloatType>(ctx) && self.converter.convert_one(ctx, element) != Some(element)
    }

    /// Creates `llvm.mlir.constant(value : index)` of the index type.
    pub fn index_constant(&self, builder: &mut Builder<'_>, value: i64) -> ValueId {
        index_constant(builder, self.data, value)
    }

    /// Wraps a value as a descriptor.
    pub fn descriptor(&self, builder: &Builder<'_>, value: ValueId) -> MemRefDescriptor<'c> {
        MemRefDescriptor::new(self.converter, builder, value)
    }

    /// The layout of a ranked memref type.
    #[inline]
    pub fn layout(&self, ctx: &Context, memref: Type) -> Result<&'c MemRefLayout, NoMatch> {
        let layout = self
            .data
            .memrefs
            .get(memref, || MemRefLayout::new(self.converter, ctx, memref));
        layout.as_ref().ok_or(NoMatch::Type(memref))
    }

    fn gep(
        &self,
        builder: &mut Builder<'_>,
        layout: &MemRefLayout,
        base: ValueId,
        index: ValueId,
        no_wrap_flags: GEPNoWrapFlags,
    ) -> ValueId {
        builder.create_value(
            GEPOp::spec(
                layout.pointer,
                base,
                &[index],
                &[DYNAMIC_INDEX],
                layout.element,
            )
            .no_wrap_flags(no_wrap_flags),
        )
    }

    /// Computes the start of the buffer: the aligned pointer plus the offset, unless the offset is statically 0. MLIR's
    /// `MemRefDescriptor::bufferPtr`.
    pub fn buffer_ptr(
        &self,
        builder: &mut Builder<'_>,
        descriptor: &MemRefDescriptor<'_>,
        layout: &MemRefLayout,
    ) -> ValueId {
        let pointer = descriptor.aligned_ptr(builder);
        if layout.offset == 0 {
            return pointer;
        }
        let offset = if layout.offset == DYNAMIC {
            descriptor.offset(builder)
        } else {
            self.index_constant(builder, layout.offset)
        };
        self.gep(builder, layout, pointer, offset, GEPNoWrapFlags::NONE)
    }

    /// Computes the address of an element: MLIR's `getStridedElementPtr`. Multiplications by a static stride of 1 and
    /// additions of a static offset of 0 are omitted. Other subexpressions are neither simplified nor shared.
    pub fn strided_element_ptr(
        &self,
        builder: &mut Builder<'_>,
        memref: Type,
        descriptor: ValueId,
        indices: &[ValueId],
        flags: AddressFlags,
    ) -> Result<ValueId, NoMatch> {
        let layout = self.layout(builder.ctx, memref)?;
        let descriptor = self.descriptor(builder, descriptor);
        let base = self.buffer_ptr(builder, &descriptor, layout);
        let index_type = self.data.index;
        let mut sum: Option<ValueId> = None;
        for (dim, (&index, &stride)) in indices.iter().zip(&layout.strides).enumerate() {
            let mut term = index;
            if stride != 1 {
                let stride = if stride == DYNAMIC {
                    descriptor.stride(builder, dim)
                } else {
                    builder.create_value(ConstantOp::spec(index_type, layout.stride_attrs[dim]))
                };
                term =
                    builder.create_value(MulOp::spec(term, stride).overflow_flags(flags.overflow));
            }
            sum = Some(match sum {
                None => term,
                Some(sum) => {
                    builder.create_value(AddOp::spec(sum, term).overflow_flags(flags.overflow))
                }
            });
        }
        Ok(match sum {
            Some(index) => self.gep(builder, layout, base, index, flags.no_wrap),
            None => base,
        })
    }
}
