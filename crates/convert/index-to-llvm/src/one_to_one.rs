//! Operations with a counterpart of the same operands.

use terrace_ir::{Attr, OpDef, OpId, OpSpec, OpView, OperandValues, SmallVec};
use terrace_rewrite::{ConversionPattern, ConversionRewriter, NoMatch, PatternSet, Root};
use {terrace_index as index, terrace_llvm as llvm};

/// An operation and its counterpart.
struct OneToOne {
    name: &'static str,
    from: &'static OpDef,
    to: &'static OpDef,
}

macro_rules! table {
    ($($from:ident => $to:ident;)*) => {
        pub(crate) fn populate(patterns: &mut PatternSet) {
            $(patterns.add(OneToOne {
                name: concat!("ConvertIndex", stringify!($from)),
                from: <index::$from as OpView>::DEF,
                to: <llvm::$to as OpView>::DEF,
            });)*
        }
    };
}

table! {
    AddOp => AddOp;
    SubOp => SubOp;
    MulOp => MulOp;
    DivSOp => SDivOp;
    DivUOp => UDivOp;
    RemSOp => SRemOp;
    RemUOp => URemOp;
    MaxSOp => SMaxOp;
    MaxUOp => UMaxOp;
    MinSOp => SMinOp;
    MinUOp => UMinOp;
    ShlOp => ShlOp;
    ShrSOp => AShrOp;
    ShrUOp => LShrOp;
    AndOp => AndOp;
    OrOp => OrOp;
    XOrOp => XOrOp;
    BoolConstantOp => ConstantOp;
}

impl ConversionPattern for OneToOne {
    fn name(&self) -> &'static str {
        self.name
    }

    fn root(&self) -> Root {
        Root::Op(self.from)
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let body = rewriter.body();
        let result = body.ty(body.result(op, 0));
        let result = rewriter.convert_type(result)?;
        let Some(name) = ctx.name_of(self.to) else {
            return Err(NoMatch::because("the LLVM dialect is not registered"));
        };
        let body = rewriter.body();
        let mut props: SmallVec<[Option<Attr>; 3]> = ctx.prop_defaults(name).into();
        // The value of a constant is the only property of an operation in the table.
        if let Some(value) = body.prop(op, 0) {
            props[0] = Some(value);
        }
        let (attrs, loc) = (body.attrs(op), rewriter.loc());
        let mut builder = rewriter.builder();
        let new = builder.insert(OpSpec {
            operands: operands.all(),
            results: &[result],
            props: &props,
            attrs,
            ..OpSpec::new(name, loc)
        });
        let value = builder.body().result(new, 0);
        rewriter.replace_op(op, &[value]);
        Ok(())
    }
}
