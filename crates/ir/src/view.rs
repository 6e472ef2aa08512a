//! Views of operations, for reading.
//!
//! An [`OpRef`] is an operation with its body and context. For each operation, `#[op]` generates an [`OpView`], whose
//! reference reads operands, results and properties by name. A [`StubRef`] is the stub of an operation with its own
//! body.

use crate::id::OpName;
use crate::{
    Attr, Body, Context, DenseI32Array, Loc, OpDef, OpId, OpRow, PropType, RegionId, Type,
    ValueDefs, ValueId,
};
use std::ops::{Deref, Range};

/// An operation of a known kind, implemented by `#[op]`. The view is `Copy` and holds only the operation's ID. The
/// parts of the operation are read from its [`Ref`](OpView::Ref), which borrows the body.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an operation",
    note = "operations are structs with `#[op(..)]`"
)]
pub trait OpView: Copy {
    /// The name: `dialect.mnemonic`.
    const NAME: &'static str;

    /// The definition.
    const DEF: &'static OpDef;

    /// The operands by name, as a conversion pattern receives them.
    type Args<'a>: OpArgs<'a>;

    /// The operation with its body and context. Accessors by name take no arguments.
    type Ref<'a, 'c: 'a>: Copy
        + Deref<Target = OpRef<'a, &'c Context>>
        + Into<OpRef<'a, &'c Context>>;

    /// Returns the view of an operation that is known to be of this kind.
    fn from_id(op: OpId) -> Self;

    /// Returns the operation.
    fn id(self) -> OpId;

    /// Returns the reference for an operation that is known to be of this kind.
    fn read<'a, 'c>(op: OpRef<'a, &'c Context>) -> Self::Ref<'a, 'c>;

    /// Returns the reference for this operation in its body.
    #[inline]
    fn in_body<'a, 'c>(self, ctx: &'c Context, body: &'a Body) -> Self::Ref<'a, 'c> {
        Self::read(OpRef::new(ctx, body, self.id()))
    }
}

/// The values that replace an operation's operands, by name. Implemented by `#[op]`.
pub trait OpArgs<'a>: Copy {
    /// Names the replacements of the operands of `op`.
    fn new(op: OpRef<'_>, values: OperandValues<'a>) -> Self;

    /// Returns the values by operand index.
    fn values(self) -> OperandValues<'a>;
}

/// An operation with its body and context, for reading. [`record`](OpRef::record) resolves a stub to its nested root.
///
/// An `OpRef` borrows the body, so it must not be used after the body changes. What was read remains valid: handles are
/// integers, and types, names and property values belong to the context, which has a separate lifetime. A function that
/// does not need that lifetime takes an `OpRef<'_>`.
#[derive(Clone, Copy)]
pub struct OpRef<'a, C = &'a Context> {
    /// The context.
    pub ctx: C,
    /// The body the operation is in.
    pub body: &'a Body,
    /// The operation.
    pub id: OpId,
}

impl<'a, 'c: 'a> OpRef<'a, &'c Context> {
    /// Creates a view of an operation.
    pub fn new(ctx: &'c Context, body: &'a Body, id: OpId) -> Self {
        OpRef { ctx, body, id }
    }

    /// Returns the root of the nested body for a stub, and the operation itself otherwise. Regions are read from the
    /// record.
    pub fn record(self) -> Self {
        match self.body.nested(self.id) {
            Some(body) => OpRef {
                body,
                id: OpId::ROOT,
                ..self
            },
            None => self,
        }
    }

    /// Returns the stub, if this is the row of an isolated operation in its parent's body.
    pub fn stub(self) -> Option<StubRef<'a>> {
        self.body.nested(self.id).map(|_| StubRef(self))
    }

    /// Returns a reference to another operation of the same body.
    pub fn with(self, id: OpId) -> Self {
        OpRef { id, ..self }
    }

    /// Returns the typed reference to another operation of the same body.
    pub fn read<T: OpView>(self, op: T) -> T::Ref<'a, 'c> {
        T::read(self.with(op.id()))
    }

    /// Returns the name's handle.
    pub fn name(self) -> OpName {
        self.body.name(self.id)
    }

    /// Returns the name.
    pub fn name_str(self) -> &'c str {
        self.ctx.op_name_str(self.name())
    }

    /// Returns the [namespace](crate::dialect_namespace) of the operation's dialect.
    pub fn dialect_namespace(self) -> &'c str {
        crate::dialect_namespace(self.name_str())
    }

    /// Returns the definition, if the operation is registered.
    pub fn def(self) -> Option<&'static OpDef> {
        self.ctx.op_def(self.name())
    }

    /// Returns true if the operation is a `T`.
    #[inline]
    pub fn is<T: OpView>(self) -> bool {
        self.def().is_some_and(|def| std::ptr::eq(def, T::DEF))
    }

    /// Returns the operation as a `T` without its body, if it is a `T`. The result remains valid when the body changes.
    #[inline]
    pub fn cast<T: OpView>(self) -> Option<T> {
        self.is::<T>().then(|| T::from_id(self.id))
    }

    /// Returns the operation as a `T`, if it is a `T`.
    pub fn as_<T: OpView>(self) -> Option<T::Ref<'a, 'c>> {
        self.is::<T>().then(|| T::read(self))
    }

    /// Returns the operation that defines a value, if it is a `T`: MLIR's `value.getDefiningOp<T>()`.
    pub fn defined_by<T: OpView>(self, value: ValueId) -> Option<T::Ref<'a, 'c>> {
        self.with(self.body.defining_op(value)?).as_::<T>()
    }

    /// Returns the location.
    pub fn loc(self) -> Loc {
        self.body.loc(self.id)
    }

    /// Returns a property by slot.
    pub fn prop(self, slot: usize) -> Option<Attr> {
        self.body.prop(self.id, slot)
    }

    /// Returns a property by name.
    pub fn prop_named(self, name: &str) -> Option<Attr> {
        self.prop(self.def()?.prop_index(name)?)
    }

    /// Returns a discardable attribute by name.
    pub fn attr_named(self, name: &str) -> Option<Attr> {
        self.body.attrs(self.id).entry(self.ctx, name)
    }

    /// Returns the discardable attributes, sorted by name.
    pub fn attr_entries(self) -> &'c [(Attr, Attr)] {
        self.body.attrs(self.id).entries(self.ctx)
    }

    /// Returns the value of a property of type `P`. Returns `None` if the property is absent, or if it has another type
    /// in an operation that is not verified.
    pub fn get<P: PropType>(self, slot: usize) -> Option<P::Value<'c>> {
        P::from_attr(self.ctx, self.prop(slot)?)
    }

    /// Returns the type of an operand.
    pub fn operand_type(self, index: usize) -> Type {
        self.body.ty(self.body.operand(self.id, index))
    }

    /// Returns the type of a result.
    pub fn result_type(self, index: usize) -> Type {
        self.body.ty(self.body.result(self.id, index))
    }

    /// Returns the types of all operands.
    pub fn operand_types(
        self,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a> {
        let body = self.body;
        body.operands(self.id).map(move |value| body.ty(value))
    }

    /// Returns the types of all results.
    pub fn result_types(
        self,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a> {
        let body = self.body;
        body.results(self.id).map(move |value| body.ty(value))
    }

    /// Returns the regions, each with the body that contains it.
    pub fn regions(self) -> impl Iterator<Item = (&'a Body, RegionId)> {
        let record = self.record();
        record
            .body
            .regions(record.id)
            .map(move |region| (record.body, region))
    }

    /// Returns the operation, if it has the operands, results, properties, regions and successors that its definition
    /// requires. An operation without a definition is always well-formed.
    ///
    /// A verifier that reads another operation may meet one that does not match its definition. An operation is
    /// verified before the operations nested in it, before the operations that follow it, and concurrently with other
    /// functions. Without this check, a verifier may only read the other operation's name, its operands and results
    /// (lists of any length), and its properties as `Option`s. It should accept an operation that is not well-formed,
    /// because that operation's own verifier reports the error.
    pub fn well_formed(self) -> Option<Self> {
        crate::verify::is_well_formed(self).then_some(self)
    }

    /// Like [`as_`](Self::as_), but returns `None` if the operation is not [`well_formed`](Self::well_formed).
    pub fn well_formed_as<T: OpView>(self) -> Option<T::Ref<'a, 'c>> {
        let view = self.as_::<T>()?;
        self.well_formed().map(|_| view)
    }

    /// Returns the parent operation, if it is in the same body.
    pub fn parent(self) -> Option<Self> {
        Some(self.with(self.body.parent_op(self.id)?))
    }
}

/// The stub of an operation with its own body: position, operands and results. The contents are read from its
/// [record](Self::record). The name, properties and attributes can be read from either.
#[derive(Clone, Copy)]
pub struct StubRef<'a>(OpRef<'a>);

impl<'a> StubRef<'a> {
    /// Returns the row in the parent's body.
    pub fn row(self) -> OpRef<'a> {
        self.0
    }

    /// Returns the parent operation.
    pub fn parent(self) -> Option<OpRef<'a>> {
        self.0.parent()
    }

    /// Returns the root of the operation's own body.
    pub fn record(self) -> OpRef<'a> {
        self.0.record()
    }
}

/// Computes the operand or result indices of each group.
pub struct OperandGroups;

impl OperandGroups {
    /// Returns the indices of a group's operands.
    pub fn operands(def: &OpDef, op: OpRef<'_>, group: usize) -> Range<usize> {
        let segments = || Self::segments(def.operand_segments(), op);
        group_range(&def.operands, group, op.body.num_operands(op.id), segments)
    }

    /// Returns the indices of a group's operands, computed from the operation's row.
    #[inline]
    pub fn in_row(def: &OpDef, ctx: &Context, row: &OpRow<'_>, group: usize) -> Range<usize> {
        let segments = || {
            let attr = row.prop(def.operand_segments()?)?;
            Some(&*attr.as_::<DenseI32Array>(ctx)?.values)
        };
        group_range(&def.operands, group, row.num_operands(), segments)
    }

    /// Returns the operand indices of `N` consecutive groups from `first` on, as for a branch with one group per
    /// successor.
    #[inline]
    pub fn each_from<const N: usize>(
        def: &OpDef,
        op: OpRef<'_>,
        first: usize,
    ) -> [Range<usize>; N] {
        let row = op.body.row(op.id);
        std::array::from_fn(|at| Self::in_row(def, op.ctx, &row, first + at))
    }

    /// Returns the indices of a group's results.
    pub fn results(def: &OpDef, op: OpRef<'_>, group: usize) -> Range<usize> {
        let segments = || Self::segments(def.result_segments(), op);
        group_range(&def.results, group, op.body.num_results(op.id), segments)
    }

    /// Returns the sizes of the groups, as the property in a slot specifies them.
    pub(crate) fn segments(slot: Option<usize>, op: OpRef<'_>) -> Option<&[i32]> {
        let attr = op.prop(slot?)?;
        Some(&attr.as_::<DenseI32Array>(op.ctx)?.values)
    }
}

/// Returns the indices of a group among `count` values. Sizes that do not match the number of values yield ranges
/// within bounds, never a panic, because the verifier reads unverified IR through this function.
#[inline]
pub fn group_range<'c>(
    groups: &ValueDefs,
    group: usize,
    count: usize,
    segments: impl FnOnce() -> Option<&'c [i32]>,
) -> Range<usize> {
    let (start, end) = match groups.varying() {
        0 => (group, group + 1),
        _ => {
            let size = groups.sizes(count, segments());
            let start = (0..group).map(&size).sum();
            (start, start + size(group))
        }
    };
    start.min(count)..end.min(count)
}

/// Returns the segments of a divided operand group (`VariadicOfVariadic`), according to their sizes. A segment without
/// a size is empty. As with [`group_range`], all segments are inside the group for any sizes.
pub fn parts_of(
    all: Range<usize>,
    sizes: Option<Attr>,
    ctx: &Context,
) -> impl Iterator<Item = Range<usize>> {
    let sizes = sizes.and_then(|sizes| sizes.as_::<DenseI32Array>(ctx));
    let sizes = sizes.map_or(&[][..], |sizes| &sizes.values);
    let sizes = sizes.iter().copied().chain(std::iter::repeat(0));
    let (mut start, end) = (all.start, all.end);
    sizes.map(move |size| {
        let part = start..start.saturating_add(size.max(0) as usize).min(end);
        start = part.end;
        part
    })
}

/// Returns the value of a group that has at most one value.
pub fn optional_operand(body: &Body, op: OpId, range: Range<usize>) -> Option<ValueId> {
    (!range.is_empty()).then(|| body.operand(op, range.start))
}

/// The values that replace an operation's operands in a conversion: any number for each operand.
#[derive(Clone, Copy)]
pub struct OperandValues<'a> {
    values: &'a [ValueId],
    /// The end of each operand's values; `None` if each has exactly one.
    ends: Option<&'a [u32]>,
}

impl<'a> OperandValues<'a> {
    /// Creates a list with one value for each operand.
    pub fn one_to_one(values: &'a [ValueId]) -> Self {
        OperandValues { values, ends: None }
    }

    /// Creates a list in which operand `i` has the values `values[ends[i - 1]..ends[i]]`.
    pub fn one_to_many(values: &'a [ValueId], ends: &'a [u32]) -> Self {
        OperandValues {
            values,
            ends: Some(ends),
        }
    }

    /// Returns the number of operands.
    pub fn len(self) -> usize {
        self.ends.map_or(self.values.len(), <[u32]>::len)
    }

    /// Returns true if there are no operands.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Returns the values of a range of operands, concatenated.
    #[inline]
    pub fn range(self, operands: Range<usize>) -> &'a [ValueId] {
        match self.ends {
            None => &self.values[operands],
            Some(ends) => {
                let end_of =
                    |operand: usize| operand.checked_sub(1).map_or(0, |at| ends[at] as usize);
                &self.values[end_of(operands.start)..end_of(operands.end)]
            }
        }
    }

    /// Returns the values of one operand.
    #[inline]
    pub fn of(self, operand: usize) -> &'a [ValueId] {
        self.range(operand..operand + 1)
    }

    /// Returns the only value of an operand.
    ///
    /// # Panics
    /// Panics if there are no values or several. A pattern that can meet these must use [`of`](Self::of).
    #[inline]
    pub fn one(self, operand: usize) -> ValueId {
        match self.of(operand) {
            [value] => *value,
            values => panic!(
                "invariant: operand {operand} has one value, not {}",
                values.len()
            ),
        }
    }

    /// Returns all values.
    pub fn all(self) -> &'a [ValueId] {
        self.values
    }
}

/// Returns the definition of an operation. Used by [`dialect!`](crate::dialect), so that a name that is not an
/// operation is a compile error at that name.
pub const fn def_of<T: OpView>() -> &'static OpDef {
    T::DEF
}

/// Returns true if an operation's name begins with its dialect's name. Look-ups rely on this.
pub const fn is_of_dialect(def: &OpDef, dialect: &str) -> bool {
    match def.name.as_bytes().split_at_checked(dialect.len()) {
        Some((begin, [b'.', ..])) => {
            let mut at = 0;
            while at < begin.len() {
                if begin[at] != dialect.as_bytes()[at] {
                    return false;
                }
                at += 1;
            }
            true
        }
        _ => false,
    }
}

/// Returns true if exactly one of these operations has this name. Look-ups would never find a second one.
pub const fn is_only_of_name(ops: &[&OpDef], name: &str) -> bool {
    let (mut at, mut found) = (0, 0);
    while at < ops.len() {
        if is_same_name(ops[at].name, name) {
            found += 1;
        }
        at += 1;
    }
    found == 1
}

/// Returns true if two names are equal. For assertions that are evaluated at compile time.
pub const fn is_same_name(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    // From the end, because names of one dialect have a common prefix.
    let mut at = one.len();
    while at > 0 {
        at -= 1;
        if one[at] != other[at] {
            return false;
        }
    }
    true
}

/// Defines a dialect's [`DialectDef`](crate::DialectDef): its name, its operations, and further effects of its
/// registration. The doc comment becomes the dialect's text on its reference page.
///
/// ```text
/// dialect! {
///     /// Branches.
///     pub static CF = "cf" { ops: [BranchOp, CondBranchOp], register: register }
/// }
/// ```
#[macro_export]
macro_rules! dialect {
    ($(#[doc = $doc:literal])* $vis:vis static $dialect:ident = $name:literal {
        ops: [$($op:ty),* $(,)?]
        $(, unknown_ops: $unknown_ops:literal)?
        $(, loads: [$($loads:literal),* $(,)?])?
        $(, register: $register:expr)? $(,)?
    }) => {
        $(#[doc = $doc])*
        $vis static $dialect: $crate::DialectDef = {
            // Each type is named once, so that a name that is not an operation is reported once.
            const OPS: &[&$crate::OpDef] = &[$($crate::view::def_of::<$op>()),*];
            let mut at = 0;
            $(
                assert!(
                    $crate::view::is_of_dialect(OPS[at], $name),
                    concat!("`", stringify!($op), "` does not belong to dialect \"", $name, "\"")
                );
                assert!(
                    $crate::view::is_only_of_name(OPS, OPS[at].name),
                    concat!("`", stringify!($op), "` has the same name as another operation of the dialect")
                );
                at += 1;
            )*
            let _ = at;
            $crate::DialectDef {
                name: $name,
                description: concat!($($doc, "\n",)*),
                ops: OPS,
                unknown_ops: false $(|| $unknown_ops)?,
                loads: &[$($($loads),*)?],
                register: $crate::dialect!(@register $($register)?),
            }
        };
    };
    (@register) => { |_| () };
    (@register $register:expr) => { $register };
    ($($other:tt)*) => {
        compile_error!(
            "a dialect is `/// What it is. static NAME = \"name\" { ops: [..], unknown_ops: .., loads: [..], register: .. }`, in this \
             order; all except `ops` are optional"
        );
    };
}
