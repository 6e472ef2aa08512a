//! Patterns, and sets of them.

use crate::rewriter::ConversionRewriter;
use crate::type_converter::TypeConverter;
use std::borrow::Cow;
use std::sync::Arc;
use terrace_ir::{Attr, OpDef, OpId, OpName, OpRef, OpView, OperandValues, Type, ValueId};

/// Why a pattern did not match. Cheap to make and to drop.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum NoMatch {
    /// A reason, shown to the user when the operation is left.
    Because(Cow<'static, str>),
    /// The pattern's type converter cannot convert this type. The user is told where the operation has it.
    Type(Type),
}

impl NoMatch {
    /// A reason, shown to the user when the operation is left.
    pub const fn because(reason: &'static str) -> Self {
        NoMatch::Because(Cow::Borrowed(reason))
    }
}

impl From<&'static str> for NoMatch {
    fn from(reason: &'static str) -> Self {
        NoMatch::because(reason)
    }
}

impl From<String> for NoMatch {
    fn from(reason: String) -> Self {
        NoMatch::Because(Cow::Owned(reason))
    }
}

/// Which operations a pattern is tried on.
#[derive(Clone, Copy)]
pub enum Root {
    /// Operations of this definition.
    Op(&'static OpDef),
    /// Operations of these definitions.
    Ops(&'static [&'static OpDef]),
    /// Operations of this name, which need not be registered.
    Name(&'static str),
    /// All operations.
    Any,
}

/// An operation that [`Pattern::rename`] may rename, and the properties it gets: none before
/// [`set_props`](Self::set_props).
pub struct Renaming<'a> {
    /// The operation, with its name, properties and operands of before.
    pub op: OpRef<'a>,
    /// Its converted operands, as for [`Pattern::match_and_rewrite`].
    pub operands: &'a [ValueId],
    /// Those of operations renamed before come first.
    props: &'a mut Vec<Option<Attr>>,
    first_prop: usize,
}

impl<'a> Renaming<'a> {
    pub(crate) fn new(
        op: OpRef<'a>,
        operands: &'a [ValueId],
        props: &'a mut Vec<Option<Attr>>,
    ) -> Self {
        Renaming {
            op,
            operands,
            first_prop: props.len(),
            props,
        }
    }

    /// Makes `props`, usually the [defaults](terrace_ir::Context::prop_defaults) of the new name, the new properties, and
    /// returns them to be changed.
    pub fn set_props(&mut self, props: &[Option<Attr>]) -> &mut [Option<Attr>] {
        self.props.truncate(self.first_prop);
        self.props.extend_from_slice(props);
        &mut self.props[self.first_prop..]
    }
}

/// Rewrites one operation into legal ones. What a pattern may do is in the documentation of the crate.
pub trait Pattern: Send + Sync {
    /// The name in messages.
    fn name(&self) -> &'static str;

    /// What it is tried on.
    fn root(&self) -> Root;

    /// Of several patterns the one with the greatest benefit is tried first.
    fn benefit(&self) -> u16 {
        1
    }

    /// The operations it creates that are not legal themselves: patterns whose results need fewer further patterns
    /// are tried first.
    fn generated_ops(&self) -> &'static [&'static OpDef] {
        &[]
    }

    /// Whether it may be applied to what it created itself, because it knows that this ends.
    fn has_bounded_recursion(&self) -> bool {
        false
    }

    /// Whether it takes operands that became none or several values. Without this it is not tried on such operations,
    /// and [`OperandValues::one`] never panics.
    fn takes_one_to_many(&self) -> bool {
        false
    }

    /// Whether [`rename`](Self::rename) is worth asking.
    fn renames(&self) -> bool {
        false
    }

    /// A short way for most operations: the name of the one operation that `renaming.op` is replaced by, if only its
    /// name and properties differ. It is asked first, of operations in a block without regions whose result types the
    /// type converter leaves as they are, and whose operands' types too, or they are `index`. `None` leaves the operation
    /// to [`match_and_rewrite`](Self::match_and_rewrite).
    fn rename(&self, _renaming: &mut Renaming<'_>) -> Option<OpName> {
        None
    }

    /// Rewrites `op`, or changes nothing and says why not. `operands` are the values that replace the operation's
    /// operands, of the types the pattern's type converter wants.
    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch>;
}

/// A [`Pattern`] for one kind of operation.
pub trait OpPattern: Send + Sync {
    /// The kind of operation.
    type Op: OpView;

    /// See [`Pattern::name`].
    const NAME: &'static str;

    /// See [`Pattern::benefit`].
    const BENEFIT: u16 = 1;

    /// See [`Pattern::generated_ops`].
    const GENERATED_OPS: &'static [&'static OpDef] = &[];

    /// See [`Pattern::has_bounded_recursion`].
    const BOUNDED_RECURSION: bool = false;

    /// See [`Pattern::takes_one_to_many`].
    const ONE_TO_MANY: bool = false;

    /// See [`Pattern::renames`].
    const RENAMES: bool = false;

    /// See [`Pattern::rename`].
    fn rename(&self, _renaming: &mut Renaming<'_>) -> Option<OpName> {
        None
    }

    /// See [`Pattern::match_and_rewrite`].
    fn rewrite(
        &self,
        op: Self::Op,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch>;
}

impl<P: OpPattern> Pattern for P {
    fn name(&self) -> &'static str {
        P::NAME
    }

    fn root(&self) -> Root {
        Root::Op(<P::Op as OpView>::DEF)
    }

    fn benefit(&self) -> u16 {
        P::BENEFIT
    }

    fn generated_ops(&self) -> &'static [&'static OpDef] {
        P::GENERATED_OPS
    }

    fn has_bounded_recursion(&self) -> bool {
        P::BOUNDED_RECURSION
    }

    fn takes_one_to_many(&self) -> bool {
        P::ONE_TO_MANY
    }

    fn renames(&self) -> bool {
        P::RENAMES
    }

    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        OpPattern::rename(self, renaming)
    }

    #[inline]
    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        self.rewrite(P::Op::from_id(op), operands, rewriter)
    }
}

/// A pattern of a set with the type converter it works with.
pub(crate) struct Entry {
    pub pattern: Box<dyn Pattern>,
    /// The row of [`PatternSet::converters`].
    pub converter: Option<u32>,
}

/// Patterns in the order of registration.
#[derive(Default)]
pub struct PatternSet {
    pub(crate) entries: Vec<Entry>,
    pub(crate) converters: Vec<Arc<TypeConverter>>,
    current: Option<u32>,
}

impl PatternSet {
    /// An empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Patterns added from now on work with this converter: their operands are converted by it.
    pub fn set_type_converter(&mut self, converter: Arc<TypeConverter>) -> &mut Self {
        let known = self
            .converters
            .iter()
            .position(|known| Arc::ptr_eq(known, &converter));
        let at = known.unwrap_or_else(|| {
            self.converters.push(converter);
            self.converters.len() - 1
        });
        self.current = Some(at as u32);
        self
    }

    /// Patterns added from now on work without a type converter: they get whatever replaced their operands.
    pub fn clear_type_converter(&mut self) -> &mut Self {
        self.current = None;
        self
    }

    /// The converter set last.
    pub fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converters.get(self.current? as usize)
    }

    /// Adds a pattern.
    pub fn add(&mut self, pattern: impl Pattern + 'static) -> &mut Self {
        self.add_boxed(Box::new(pattern))
    }

    /// Adds a pattern.
    pub fn add_boxed(&mut self, pattern: Box<dyn Pattern>) -> &mut Self {
        self.entries.push(Entry {
            pattern,
            converter: self.current,
        });
        self
    }

    /// How many patterns there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are no patterns.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}
