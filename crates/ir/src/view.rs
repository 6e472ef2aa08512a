//! Typed and untyped views of operations.

use crate::id::OpName;
use crate::{
    Attr, Body, Context, DenseI32Array, Loc, OpDef, OpId, OpRow, PropType, RegionId, Type,
    ValueDefs, ValueId,
};
use std::ops::{Deref, Range};

/// An operation that is known to be of a kind; `#[op]` implements it. It is `Copy` and holds nothing but the id: its parts are read
/// from its [`Ref`](OpView::Ref), which borrows the body.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no operation",
    note = "operations are structs with `#[op(..)]`"
)]
pub trait OpView: Copy {
    /// The name: `dialect.mnemonic`.
    const NAME: &'static str;

    /// The definition.
    const DEF: &'static OpDef;

    /// Its operands in a conversion, by name.
    type Args<'a>: OpArgs<'a>;

    /// The operation with its body and context: its parts are read by name, without arguments.
    type Ref<'a, 'c: 'a>: Copy
        + Deref<Target = OpRef<'a, &'c Context>>
        + Into<OpRef<'a, &'c Context>>;

    /// The view of an operation that is known to be one of these.
    fn from_id(op: OpId) -> Self;

    /// The operation.
    fn id(self) -> OpId;

    /// Reads an operation that is known to be one of these.
    fn read<'a, 'c>(op: OpRef<'a, &'c Context>) -> Self::Ref<'a, 'c>;

    /// Reads it, in its body.
    #[inline]
    fn in_body<'a, 'c>(self, ctx: &'c Context, body: &'a Body) -> Self::Ref<'a, 'c> {
        Self::read(OpRef::new(ctx, body, self.id()))
    }
}

/// The values that replace an operation's operands, by name; `#[op]` implements it.
pub trait OpArgs<'a>: Copy {
    /// Names the values that replace the operands of `op`.
    fn new(op: OpRef<'_>, values: OperandValues<'a>) -> Self;

    /// The values by number.
    fn values(self) -> OperandValues<'a>;
}

/// An operation with the body and context it is in, for reading. A stub is resolved to its nested root by
/// [`record`](OpRef::record).
///
/// Whoever reads is done with the `OpRef` before the body changes. What was read stays: handles are numbers, and types, the values of
/// properties and names are the context's, which is borrowed for a time of its own. A function that has no need for that takes an
/// `OpRef<'_>`.
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
    /// A view of an operation.
    pub fn new(ctx: &'c Context, body: &'a Body, id: OpId) -> Self {
        OpRef { ctx, body, id }
    }

    /// The root of the nested body for a stub, the operation itself otherwise. Regions are read from here.
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

    /// The stub, if this is the row of an isolated operation in the body around it.
    pub fn stub(self) -> Option<StubRef<'a>> {
        self.body.nested(self.id).map(|_| StubRef(self))
    }

    /// Another operation of the same body.
    pub fn with(self, id: OpId) -> Self {
        OpRef { id, ..self }
    }

    /// Another operation of the same body, by names.
    pub fn read<T: OpView>(self, op: T) -> T::Ref<'a, 'c> {
        T::read(self.with(op.id()))
    }

    /// The name's handle.
    pub fn name(self) -> OpName {
        self.body.name(self.id)
    }

    /// The name.
    pub fn name_str(self) -> &'c str {
        self.ctx.op_name_str(self.name())
    }

    /// The [namespace](crate::dialect_namespace) of its dialect.
    pub fn dialect_namespace(self) -> &'c str {
        crate::dialect_namespace(self.name_str())
    }

    /// The definition, if the operation is registered.
    pub fn def(self) -> Option<&'static OpDef> {
        self.ctx.op_def(self.name())
    }

    /// Returns true if it is a `T`.
    #[inline]
    pub fn is<T: OpView>(self) -> bool {
        self.def().is_some_and(|def| std::ptr::eq(def, T::DEF))
    }

    /// The operation as a `T` without its body, if it is one: what stays when the body changes.
    #[inline]
    pub fn cast<T: OpView>(self) -> Option<T> {
        self.is::<T>().then(|| T::from_id(self.id))
    }

    /// The operation as a `T`, if it is one.
    pub fn as_<T: OpView>(self) -> Option<T::Ref<'a, 'c>> {
        self.is::<T>().then(|| T::read(self))
    }

    /// The operation that defines a value, if it is a `T`: MLIR's `value.getDefiningOp<T>()`.
    pub fn defined_by<T: OpView>(self, value: ValueId) -> Option<T::Ref<'a, 'c>> {
        self.with(self.body.defining_op(value)?).as_::<T>()
    }

    /// The location.
    pub fn loc(self) -> Loc {
        self.body.loc(self.id)
    }

    /// A property by slot.
    pub fn prop(self, slot: usize) -> Option<Attr> {
        self.body.prop(self.id, slot)
    }

    /// A property by name.
    pub fn prop_named(self, name: &str) -> Option<Attr> {
        self.prop(self.def()?.prop_index(name)?)
    }

    /// A discardable attribute by name.
    pub fn attr_named(self, name: &str) -> Option<Attr> {
        self.body.attrs(self.id).entry(self.ctx, name)
    }

    /// The discardable attributes, sorted by name.
    pub fn attr_entries(self) -> &'c [(Attr, Attr)] {
        self.body.attrs(self.id).entries(self.ctx)
    }

    /// The value of a property of type `P`; `None` if it is absent, or, in an operation that is not verified, of
    /// another type.
    pub fn get<P: PropType>(self, slot: usize) -> Option<P::Value<'c>> {
        P::from_attr(self.ctx, self.prop(slot)?)
    }

    /// The type of an operand.
    pub fn operand_type(self, index: usize) -> Type {
        self.body.ty(self.body.operand(self.id, index))
    }

    /// The type of a result.
    pub fn result_type(self, index: usize) -> Type {
        self.body.ty(self.body.result(self.id, index))
    }

    /// The types of all operands.
    pub fn operand_types(
        self,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a> {
        let body = self.body;
        body.operands(self.id).map(move |value| body.ty(value))
    }

    /// The types of all results.
    pub fn result_types(
        self,
    ) -> impl DoubleEndedIterator<Item = Type> + ExactSizeIterator + use<'a> {
        let body = self.body;
        body.results(self.id).map(move |value| body.ty(value))
    }

    /// The regions with the body they are in.
    pub fn regions(self) -> impl Iterator<Item = (&'a Body, RegionId)> {
        let record = self.record();
        record
            .body
            .regions(record.id)
            .map(move |region| (record.body, region))
    }

    /// The operation, if it has the operands, results, properties, regions and successors that its definition requires. An
    /// operation without a definition is always well-formed.
    ///
    /// An operation is verified before the operations inside it, after it and in other functions. A verifier that looks at
    /// another operation may therefore meet one that does not fit its definition. Without this check it may read only the
    /// name, lists of any length, and properties as an `Option`. It should accept an operation that is not well-formed, whose
    /// own verifier reports the error.
    pub fn well_formed(self) -> Option<Self> {
        crate::verify::is_well_formed(self).then_some(self)
    }

    /// As [`as_`](Self::as_), but only if the operation is [`well_formed`](Self::well_formed).
    pub fn well_formed_as<T: OpView>(self) -> Option<T::Ref<'a, 'c>> {
        let view = self.as_::<T>()?;
        self.well_formed().map(|_| view)
    }

    /// The parent in the same body.
    pub fn parent(self) -> Option<Self> {
        Some(self.with(self.body.parent_op(self.id)?))
    }
}

/// An operation with a body of its own, as a row of the body around it: its place, operands and results. Its contents
/// are read from its [record](Self::record); name, properties and attributes are the same from either.
#[derive(Clone, Copy)]
pub struct StubRef<'a>(OpRef<'a>);

impl<'a> StubRef<'a> {
    /// The row in the body around it.
    pub fn row(self) -> OpRef<'a> {
        self.0
    }

    /// The operation it is in.
    pub fn parent(self) -> Option<OpRef<'a>> {
        self.0.parent()
    }

    /// The root of its own body.
    pub fn record(self) -> OpRef<'a> {
        self.0.record()
    }
}

/// The operands or results of each group.
pub struct OperandGroups;

impl OperandGroups {
    /// The operands of a group.
    pub fn operands(def: &OpDef, op: OpRef<'_>, group: usize) -> Range<usize> {
        let segments = || Self::segments(def.operand_segments(), op);
        group_range(&def.operands, group, op.body.num_operands(op.id), segments)
    }

    /// The operands of a group, from an operation's row.
    #[inline]
    pub fn in_row(def: &OpDef, ctx: &Context, row: &OpRow<'_>, group: usize) -> Range<usize> {
        let segments = || {
            let attr = row.prop(def.operand_segments()?)?;
            Some(&*attr.as_::<DenseI32Array>(ctx)?.values)
        };
        group_range(&def.operands, group, row.num_operands(), segments)
    }

    /// The operands of `N` consecutive groups from `first` on: of a branch whose successors have a group each.
    #[inline]
    pub fn each_from<const N: usize>(
        def: &OpDef,
        op: OpRef<'_>,
        first: usize,
    ) -> [Range<usize>; N] {
        let row = op.body.row(op.id);
        std::array::from_fn(|at| Self::in_row(def, op.ctx, &row, first + at))
    }

    /// The results of a group.
    pub fn results(def: &OpDef, op: OpRef<'_>, group: usize) -> Range<usize> {
        let segments = || Self::segments(def.result_segments(), op);
        group_range(&def.results, group, op.body.num_results(op.id), segments)
    }

    /// The sizes of groups, which the property of a slot gives.
    pub(crate) fn segments(slot: Option<usize>, op: OpRef<'_>) -> Option<&[i32]> {
        let attr = op.prop(slot?)?;
        Some(&attr.as_::<DenseI32Array>(op.ctx)?.values)
    }
}

/// The rows of a group among `count` values. Sizes that do not fit the values give ranges inside them, never a panic:
/// the verifier reads unverified IR through this.
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

/// The parts of a divided group of operands (`VariadicOfVariadic`), by their sizes. A part without a size is empty. As with
/// [`group_range`], all parts are inside the group, whatever the sizes are.
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

/// The value of a group that holds at most one.
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
    /// One value for each operand.
    pub fn one_to_one(values: &'a [ValueId]) -> Self {
        OperandValues { values, ends: None }
    }

    /// `values[ends[i - 1]..ends[i]]` for operand `i`.
    pub fn one_to_many(values: &'a [ValueId], ends: &'a [u32]) -> Self {
        OperandValues {
            values,
            ends: Some(ends),
        }
    }

    /// The number of operands.
    pub fn len(self) -> usize {
        self.ends.map_or(self.values.len(), <[u32]>::len)
    }

    /// Returns true if there are no operands.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The values of a range of operands, one after the other.
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

    /// The values of one operand.
    #[inline]
    pub fn of(self, operand: usize) -> &'a [ValueId] {
        self.range(operand..operand + 1)
    }

    /// The only value of an operand.
    ///
    /// # Panics
    /// If there are none or several: a pattern that can meet these must use [`of`](Self::of).
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

    /// All values.
    pub fn all(self) -> &'a [ValueId] {
        self.values
    }
}

/// The definition of an operation, for [`dialect!`](crate::dialect): a name that is not an operation is an error at that
/// name.
pub const fn def_of<T: OpView>() -> &'static OpDef {
    T::DEF
}

/// Returns true if an operation's name begins with its dialect's, which look-ups rely on.
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

/// Returns true if only one of these operations has a name: another one of the name would never be found.
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

/// Returns true if two names are the same, for assertions that are evaluated when a crate is compiled.
pub const fn is_same_name(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    // From the end: names of one dialect begin with the same letters.
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
/// registration. The doc comment is the dialect's text on its reference page.
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
            // Each is named once, so that a name that is not an operation is one error.
            const OPS: &[&$crate::OpDef] = &[$($crate::view::def_of::<$op>()),*];
            let mut at = 0;
            $(
                assert!(
                    $crate::view::is_of_dialect(OPS[at], $name),
                    concat!("`", stringify!($op), "` is of another dialect than \"", $name, "\"")
                );
                assert!(
                    $crate::view::is_only_of_name(OPS, OPS[at].name),
                    concat!("`", stringify!($op), "` has the name of another operation of the dialect")
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
             order, of which all but `ops` may be left out"
        );
    };
}
