//! What of an operation is to be verified, worked out once per name.

use super::structure::successors_fit;
use crate::body::OpExtra;
use crate::interfaces::SymbolUserOpInterface;
use crate::{
    AttrClass, Context, OpDef, OpName, OpRef, OpTable, PropDef, SymbolScope, Traits, TypeClass,
};
use std::num::NonZeroU64;
use std::sync::atomic::{AtomicU64, Ordering};

const SHAPE_TRAITS: Traits = Traits::SAME_OPERANDS_AND_RESULT_SHAPE
    .or(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
    .or(Traits::ELEMENTWISE);

/// Whether verifying an operation's signature looks at no more of a property than its form: a symbol's name means nothing
/// without symbol tables, and a constant may have any value of its type.
fn is_by_form(def: &OpDef, prop: &PropDef) -> bool {
    def.has(Traits::CONSTANT_LIKE) || matches!(prop.constraint.class, AttrClass::FlatSymbol)
}

/// How one operation is verified.
pub(super) struct VerifyPlan {
    pub def: &'static OpDef,
    pub user: Option<&'static dyn SymbolUserOpInterface>,
    /// It has neither operands nor results.
    pub has_no_values: bool,
    /// There is more to check after its regions.
    pub has_exit: bool,
    /// Operations that agree in the types of their values and in their properties are valid or not together, but for
    /// their place and what `verify` looks at beyond that.
    pub is_signed: bool,
    /// Its position is checked.
    is_placed: bool,
    /// The position is valid if the operation is the last of its block and its parent is one of these (empty: any).
    parents: Option<Vec<OpName>>,
    /// Nothing but the signature is checked where an operation has neither attributes nor successors nor regions.
    pub is_all_signed: bool,
    /// A bit for each of the first properties of which only the form is checked.
    pub by_form: u32,
    /// Shapes or element types are compared, and types are not.
    pub compares_shapes: bool,
}

impl VerifyPlan {
    fn new(ctx: &Context, name: OpName) -> VerifyPlan {
        let def = ctx
            .op_def(name)
            .expect("invariant: the table has rows for registered operations");
        let placed = Traits::TERMINATOR.0 | Traits::SYMBOL.0;
        let user = ctx.op_interface(name);
        let parents = def
            .parents
            .iter()
            .filter_map(|name| ctx.registered_op(name));
        let is_signed = def.regions.is_empty() && def.verify_regions.is_none();
        let is_placed = !def.parents.is_empty() || def.traits.0 & placed != 0;
        let is_all_signed = is_signed
            && !is_placed
            && def.successors.is_empty()
            && def.has_no_own_verifier()
            && user.is_none();
        VerifyPlan {
            def,
            user,
            is_signed,
            is_placed,
            parents: (!def.has(Traits::SYMBOL)).then(|| parents.collect()),
            is_all_signed,
            by_form: (0..)
                .zip(def.props.iter().take(u32::BITS as usize))
                .map(|(at, prop)| u32::from(is_by_form(def, prop)) << at)
                .sum(),
            has_no_values: def.operands.is_empty() && def.results.is_empty(),
            has_exit: !def.regions.is_empty() || def.verify_regions.is_some(),
            compares_shapes: SHAPE_TRAITS.0 & def.traits.0 != 0
                && !def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
        }
    }

    /// Whether the position of an operation is certainly valid.
    #[inline]
    pub(super) fn is_in_place(&self, is_last: bool, parent: OpName) -> bool {
        !self.is_placed
            || is_last
                && self
                    .parents
                    .as_ref()
                    .is_some_and(|parents| self.def.parents.is_empty() || parents.contains(&parent))
    }

    /// Whether the traits that compare shapes have something to compare: a value that has a shape, or an element type
    /// that is the value's own.
    #[inline]
    pub(super) fn have_shapes(&self, op: OpRef<'_>) -> bool {
        let body = op.body;
        let shaped = |value| body.ty(value).class(op.ctx).intersects(TypeClass::SHAPED);
        self.def.has(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
            || body.operands(op.id).any(shaped)
            || body.results(op.id).any(shaped)
    }

    /// Whether an operation has as many successors as its definition.
    #[inline]
    pub(super) fn has_successors(&self, extra: Option<&OpExtra>) -> bool {
        let count = extra.map_or(0, |extra| extra.num_succs as usize);
        successors_fit(self.def, count)
    }
}

/// The plans of registered operations.
pub(super) struct VerifyPlans<'a> {
    ctx: &'a Context,
    rows: OpTable<VerifyPlan>,
    /// How many symbol scopes were numbered.
    scopes: AtomicU64,
}

impl<'a> VerifyPlans<'a> {
    pub(super) fn new(ctx: &'a Context) -> Self {
        VerifyPlans {
            ctx,
            rows: OpTable::new(ctx.registered_ops()),
            scopes: AtomicU64::new(0),
        }
    }

    /// Gives a symbol scope a number that no other has.
    pub(super) fn numbered<'s>(&self, scope: SymbolScope<'s>) -> SymbolScope<'s> {
        let before = self.scopes.fetch_add(1, Ordering::Relaxed);
        scope.numbered(NonZeroU64::MIN.saturating_add(before))
    }

    #[inline]
    pub(super) fn get(&self, name: OpName) -> Option<&VerifyPlan> {
        self.rows.get(name, |name| VerifyPlan::new(self.ctx, name))
    }
}
