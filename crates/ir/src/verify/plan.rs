//! What verifying an operation needs, worked out once per name: most operations have a fixed number of operands and
//! results and nothing else, and are checked by comparing types.

use super::structure::successors_fit;
use crate::body::OpExtra;
use crate::interfaces::SymbolUser;
use crate::{
    Arity, Body, Context, DenseI32Array, OpDef, OpName, OpRow, OpTable, PropDef, SymbolScope,
    Traits, Type, TypeClass, TypeConstraint, ValueDef, ValueRef,
};
use std::num::NonZeroU64;
use std::sync::atomic::{AtomicU64, Ordering};

const SHAPE_TRAITS: Traits = Traits::SAME_OPERANDS_AND_RESULT_SHAPE
    .or(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
    .or(Traits::ELEMENTWISE);

/// Which values must have one type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Same {
    None,
    Operands,
    All,
}

/// How one operation is verified.
pub(super) struct Plan {
    pub def: &'static OpDef,
    pub user: Option<&'static dyn SymbolUser>,
    /// The numbers of operands and results, when all groups have exactly one value.
    counts: Option<(usize, usize)>,
    /// Neither regions, successors, parents nor a place in a symbol table or at the end of a block.
    pub is_plain: bool,
    /// It has neither operands nor results.
    pub has_no_values: bool,
    /// There is more to check behind its regions.
    pub has_exit: bool,
    /// Operations that agree in the types of their values and in their properties are valid or not together, but for
    /// their place and what `verify` looks at beyond that.
    pub is_signed: bool,
    /// Where it stands is checked.
    is_placed: bool,
    /// Where it stands is right if it is the last one of its block, in one of these operations unless there are none.
    parents: Option<Vec<OpName>>,
    /// Nothing but the signature is checked where an operation has neither attributes nor successors nor regions.
    pub is_all_signed: bool,
    /// A bit for each of the first properties of which only the form is checked.
    pub by_form: u32,
    same: Same,
    /// Shapes or element types are compared, and not by `same` already.
    pub compares_shapes: bool,
}

impl Plan {
    fn new(ctx: &Context, name: OpName) -> Plan {
        let def = ctx
            .op_def(name)
            .expect("invariant: the table has rows for registered operations");
        let placed = Traits::TERMINATOR.0 | Traits::SYMBOL.0;
        let varying = |groups: &[ValueDef]| {
            groups
                .iter()
                .filter(|group| group.arity != Arity::One)
                .count()
        };
        // Where sizes are given and not needed, nothing here looks at them.
        let idle_sizes = def.operand_segments().is_some() && varying(def.operands) <= 1
            || def.result_segments().is_some() && varying(def.results) <= 1;
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
        Plan {
            def,
            user,
            counts: (fixed(def.operands) && fixed(def.results))
                .then_some((def.operands.len(), def.results.len())),
            is_plain: def.regions.is_empty()
                && def.successors.is_empty()
                && def.parents.is_empty()
                && !idle_sizes
                && def.traits.0 & placed == 0,
            is_signed,
            is_placed,
            parents: (!def.has(Traits::SYMBOL)).then(|| parents.collect()),
            is_all_signed,
            by_form: (0..)
                .zip(def.props.iter().take(u32::BITS as usize))
                .map(|(at, prop)| u32::from(prop.by_form) << at)
                .sum(),
            has_no_values: def.operands.is_empty() && def.results.is_empty(),
            has_exit: !def.regions.is_empty() || def.verify_regions.is_some(),
            same: if def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) {
                Same::All
            } else if def.has(Traits::SAME_TYPE_OPERANDS) {
                Same::Operands
            } else {
                Same::None
            },
            compares_shapes: SHAPE_TRAITS.0 & def.traits.0 != 0
                && !def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
        }
    }

    /// Whether an operation certainly stands where it may.
    #[inline]
    pub(super) fn is_in_place(&self, is_last: bool, parent: OpName) -> bool {
        !self.is_placed
            || is_last
                && self
                    .parents
                    .as_ref()
                    .is_some_and(|parents| self.def.parents.is_empty() || parents.contains(&parent))
    }

    /// Whether an operation has as many successors as its definition.
    #[inline]
    pub(super) fn has_successors(&self, extra: Option<&OpExtra>) -> bool {
        let count = extra.map_or(0, |extra| extra.num_succs as usize);
        successors_fit(self.def, count)
    }
}

/// The plans of registered operations, and the classes of the types there were.
pub(super) struct Plans<'a> {
    ctx: &'a Context,
    rows: OpTable<Plan>,
    classes: Vec<TypeClass>,
    /// How many symbol scopes were numbered.
    scopes: AtomicU64,
}

fn fixed(groups: &[ValueDef]) -> bool {
    groups.iter().all(|group| group.arity == Arity::One)
}

impl<'a> Plans<'a> {
    pub(super) fn new(ctx: &'a Context) -> Self {
        Plans {
            ctx,
            rows: OpTable::new(ctx.registered_ops()),
            classes: Vec::new(),
            scopes: AtomicU64::new(0),
        }
    }

    /// Gives a symbol scope a number that no other has.
    pub(super) fn numbered<'s>(&self, scope: SymbolScope<'s>) -> SymbolScope<'s> {
        let before = self.scopes.fetch_add(1, Ordering::Relaxed);
        scope.numbered(NonZeroU64::MIN.saturating_add(before))
    }

    /// Takes note of types made since.
    pub(super) fn refresh(&mut self) {
        let (known, now) = (self.classes.len(), self.ctx.type_count());
        let classes = (known..now).map(|at| Type::from_index(at).class(self.ctx));
        self.classes.extend(classes);
    }

    #[inline]
    pub(super) fn get(&self, name: OpName) -> Option<&Plan> {
        self.rows.get(name, |name| Plan::new(self.ctx, name))
    }

    #[inline]
    fn class(&self, ty: Type) -> TypeClass {
        match self.classes.get(ty.index()) {
            Some(&class) => class,
            None => ty.class(self.ctx),
        }
    }

    #[inline]
    fn holds(&self, constraint: &TypeConstraint, ty: Type) -> bool {
        constraint.classes == TypeClass::ANY
            || constraint.classes.intersects(self.class(ty))
            || constraint.check.is_some_and(|check| check(self.ctx, ty))
    }

    /// Whether an operation certainly satisfies its plan's constraints on counts, types and properties. When this
    /// cannot be told here, the constraints are checked one by one, with messages.
    #[inline]
    pub(super) fn hold(&self, plan: &Plan, body: &Body, row: &OpRow<'_>) -> bool {
        let def = plan.def;
        if plan.counts == Some((row.num_operands(), row.num_results())) {
            for (value, group) in row.operands().zip(def.operands) {
                if !self.holds(group.constraint, body.ty(value)) {
                    return false;
                }
            }
            for (value, group) in row.results().zip(def.results) {
                if !self.holds(group.constraint, body.ty(value)) {
                    return false;
                }
            }
        } else if plan.counts.is_some()
            || !self.groups_hold(
                def.operands,
                self.sizes(def.operand_segments(), row),
                row.operands().map(|value| body.ty(value)),
            )
            || !self.groups_hold(
                def.results,
                self.sizes(def.result_segments(), row),
                row.results().map(|value| body.ty(value)),
            )
        {
            return false;
        }
        self.same_types(plan, body, row)
            && self.type_eqs_hold(plan, body, row)
            && self.props_hold(plan, row)
    }

    /// Whether the traits that compare shapes have something to compare: a value that has a shape, or an element type
    /// that is the value's own.
    #[inline]
    pub(super) fn have_shapes(&self, plan: &Plan, body: &Body, row: &OpRow<'_>) -> bool {
        let shaped = |value| self.class(body.ty(value)).intersects(TypeClass::SHAPED);
        plan.def.has(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
            || row.operands().any(shaped)
            || row.results().any(shaped)
    }

    #[inline]
    fn sizes(&self, slot: Option<usize>, row: &OpRow<'_>) -> &[i32] {
        let sizes = slot.and_then(|slot| row.prop(slot)?.as_::<DenseI32Array>(self.ctx));
        sizes.map_or(&[], |sizes| &sizes.values)
    }

    /// As [`hold`](Self::hold), for groups of which one varies, or whose sizes are known.
    fn groups_hold(
        &self,
        groups: &[ValueDef],
        sizes: &[i32],
        mut types: impl ExactSizeIterator<Item = Type>,
    ) -> bool {
        let varying = groups.iter().filter(|group| group.arity != Arity::One);
        let varying = varying.count();
        let one_varies = || (types.len() + 1).checked_sub(groups.len());
        let rest = match varying {
            0 => 0,
            1 => match one_varies() {
                Some(rest) => rest,
                None => return false,
            },
            _ if sizes.len() == groups.len() => 0,
            _ => return false,
        };
        for (at, group) in groups.iter().enumerate() {
            let size = match group.arity {
                Arity::One if varying <= 1 => 1,
                _ if varying == 1 => rest,
                _ => match usize::try_from(sizes[at]) {
                    Ok(size) => size,
                    Err(_) => return false,
                },
            };
            if group.arity == Arity::Optional && size > 1 || group.arity == Arity::One && size != 1
            {
                return false;
            }
            for _ in 0..size {
                match types.next() {
                    Some(ty) if self.holds(group.constraint, ty) => {}
                    _ => return false,
                }
            }
        }
        types.next().is_none()
    }

    #[inline]
    fn same_types(&self, plan: &Plan, body: &Body, row: &OpRow<'_>) -> bool {
        if plan.same == Same::None {
            return true;
        }
        let mut types = row.operands().map(|value| body.ty(value));
        let Some(first) = types.next() else {
            return plan.same == Same::Operands || row.num_results() < 2;
        };
        types.all(|ty| ty == first)
            && (plan.same == Same::Operands || row.results().all(|value| body.ty(value) == first))
    }

    #[inline]
    fn type_eqs_hold(&self, plan: &Plan, body: &Body, row: &OpRow<'_>) -> bool {
        plan.def.type_eqs.iter().all(|eq| {
            // Groups behind one that varies are left to the checks one by one.
            let in_place = |groups: &[ValueDef], at: usize| {
                groups[..=at].iter().all(|group| group.arity == Arity::One)
            };
            let ty = |of| match of {
                ValueRef::Operand(at) if in_place(plan.def.operands, at) => {
                    Some(body.ty(row.operand(at)))
                }
                ValueRef::Result(at) if in_place(plan.def.results, at) => {
                    Some(body.ty(row.result(at)))
                }
                ValueRef::Prop(slot) => row.prop(slot)?.ty(self.ctx),
                _ => None,
            };
            match (ty(eq.from), ty(eq.to)) {
                (Some(from), Some(to)) => match eq.transform {
                    None => from == to,
                    Some(transform) => transform(self.ctx, from).is_none_or(|want| want == to),
                },
                _ => false,
            }
        })
    }

    #[inline]
    fn props_hold(&self, plan: &Plan, row: &OpRow<'_>) -> bool {
        let props = plan.def.props;
        if props.is_empty() {
            return true;
        }
        let given = row.props.len();
        let may_be_absent = |prop: &PropDef| prop.optional || prop.default.is_some();
        props.len() >= given
            && props[given..].iter().all(may_be_absent)
            && props
                .iter()
                .zip(row.props)
                .zip(self.ctx.prop_defaults(row.name))
                .all(|((prop, value), default)| match value {
                    None => may_be_absent(prop),
                    Some(_) if value == default => true,
                    Some(value) => (prop.constraint.check)(self.ctx, *value),
                })
    }
}
