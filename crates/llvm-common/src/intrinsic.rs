//! Operations that lower to intrinsic calls: MLIR's `OneToOneIntrinsicOpInterface` and its pattern.

use crate::calling::pack_results;
use crate::{LlvmRewriter, StructBuilder, one_to_one};
use terrace_ir::{Attr, OpDef, OpId, OpRef, OpView, OperandValues, SmallVec, Type, ValueId};
use terrace_llvm::CallIntrinsicOp;
use terrace_rewrite::{ConversionRewriter, NoMatch, Pattern, Root};

/// Computes the arguments of a call from the converted operands. May create operations before the call.
pub type IntrinsicOperands = fn(
    OpId,
    OperandValues<'_>,
    &mut ConversionRewriter<'_>,
) -> Result<SmallVec<[ValueId; 6]>, NoMatch>;

/// Replaces an operation by `llvm.call_intrinsic`. If there are several results, they are extracted from the returned
/// struct. The call has the attributes of the operation, and its properties as discardable attributes.
///
/// ```
/// use terrace_arith::MinNumFOp;
/// use terrace_llvm_common::OneToOneIntrinsic;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// patterns.add(OneToOneIntrinsic::new::<MinNumFOp>("MinNumFOpLowering", |_| "llvm.minnum.f32".to_owned()));
/// ```
pub struct OneToOneIntrinsic {
    name: &'static str,
    root: &'static OpDef,
    intrinsic: fn(OpRef<'_>) -> String,
    operands: IntrinsicOperands,
}

impl OneToOneIntrinsic {
    /// Creates a pattern named `name` that replaces each `Op` by a call with the same operands. `intrinsic` returns the
    /// name of the intrinsic.
    pub fn new<Op: OpView>(name: &'static str, intrinsic: fn(OpRef<'_>) -> String) -> Self {
        OneToOneIntrinsic {
            name,
            root: Op::DEF,
            intrinsic,
            operands: |_, operands, _| Ok(operands.all().into()),
        }
    }

    /// Overrides the operands of the call.
    pub fn operands(mut self, operands: IntrinsicOperands) -> Self {
        self.operands = operands;
        self
    }
}

/// Returns the attributes and properties of an operation in one dictionary, without the segment sizes.
fn all_attrs(op: OpRef<'_>, def: &OpDef) -> Attr {
    let attrs = op.body.attrs(op.id);
    let set = def.props.iter().enumerate().filter_map(|(slot, prop)| {
        let value = op.prop(slot).filter(|_| !prop.is_segments())?;
        Some((op.ctx.string(prop.name), value))
    });
    let set: Vec<(Attr, Attr)> = set.collect();
    attrs.with_entries(op.ctx, &set)
}

impl From<OneToOneIntrinsic> for Pattern {
    fn from(pattern: OneToOneIntrinsic) -> Pattern {
        let (name, root) = (pattern.name, Root::Op(pattern.root));
        Pattern::conversion_of(name, root, move |op, operands, rewriter| {
            pattern.rewrite(op, operands, rewriter)
        })
    }
}

impl OneToOneIntrinsic {
    fn rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        one_to_one::check_operands(operands, rewriter)?;
        let view = rewriter.op(op);
        let (intrinsic, attrs) = ((self.intrinsic)(view), all_attrs(view, self.root));
        let body = rewriter.body();
        let results: SmallVec<[Type; 2]> = body.results(op).map(|value| body.ty(value)).collect();
        let result = match results.is_empty() {
            true => None,
            false => {
                let converter = LlvmRewriter::of(rewriter).converter;
                Some(pack_results(converter, ctx, &results, false)?)
            }
        };
        let arguments = (self.operands)(op, operands, rewriter)?;
        let mut builder = rewriter.builder();
        let call = builder.create(CallIntrinsicOp::spec(
            result,
            intrinsic.as_bytes(),
            &arguments,
        ));
        builder.set_attrs(call.id(), attrs);
        let values: SmallVec<[ValueId; 2]> = match (results.len(), result) {
            (0, _) | (_, None) => SmallVec::new(),
            (1, _) => builder.body().results(call.id()).collect(),
            (count, _) => {
                let all = builder.body().result(call.id(), 0);
                let all = StructBuilder::new(&builder, all);
                let field = |at: usize| all.extract(&mut builder, at);
                (0..count).map(field).collect()
            }
        };
        rewriter.replace_op(op, &values);
        Ok(())
    }
}
