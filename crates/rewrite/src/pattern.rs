//! Patterns, and sets of them.

use crate::conversion_rewriter::ConversionRewriter;
use crate::rewriter::Rewriter;
use crate::type_converter::TypeConverter;
use std::borrow::Cow;
use std::marker::PhantomData;
use std::sync::Arc;
use terrace_ir::{Context, OpArgs, OpDef, OpId, OpView, OperandValues, Type};

/// Why a pattern did not match. Cheap to make and to drop.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum NoMatch {
    /// A reason, shown to the user when the operation is left.
    Because(Cow<'static, str>),
    /// The pattern's type converter cannot convert this type. The error names the place at which the operation has it.
    Type(Type),
    /// An error, which dialect conversion reports at the operation. The operation may stay nevertheless.
    Error(Cow<'static, str>),
}

impl NoMatch {
    /// An error, which dialect conversion reports at the operation.
    pub const fn error(message: &'static str) -> Self {
        NoMatch::Error(Cow::Borrowed(message))
    }

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

/// For patterns that have nothing to tell the user: those of canonicalization, and conditions that hold of valid IR.
pub const NO_MATCH: NoMatch = NoMatch::because("the operation has another form");

/// The message about a pattern that did not match the operation that it is explained for.
pub(crate) fn does_not_apply(pattern: &str, reason: &str) -> String {
    format!("pattern '{pattern}' does not apply: {reason}")
}

/// The outcome of trying a pattern.
pub type Match = Result<(), NoMatch>;

/// A reason unless a condition of a pattern holds.
pub fn require(holds: bool, reason: &'static str) -> Result<(), NoMatch> {
    holds.then_some(()).ok_or(NoMatch::because(reason))
}

/// [`NO_MATCH`] unless a condition of a pattern holds.
pub fn check(holds: bool) -> Result<(), NoMatch> {
    holds.then_some(()).ok_or(NO_MATCH)
}

/// The operations that a pattern is tried on.
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

impl Root {
    /// Refuses operations that a registered dialect does not list: the pattern would never be applied to them.
    ///
    /// # Panics
    /// With the names of the pattern and of the operation.
    pub(crate) fn refuse_forgotten(self, ctx: &Context, pattern: &str) {
        let defs = match &self {
            Root::Op(def) => std::slice::from_ref(def),
            Root::Ops(defs) => defs,
            Root::Name(_) | Root::Any => &[],
        };
        if let Some(why) = defs.iter().find_map(|def| ctx.why_forgotten(def)) {
            panic!("pattern '{pattern}' is never applied: {why}");
        }
    }
}

/// Rewrites one operation into legal ones. The rules for patterns are in the documentation of the crate.
pub trait ConversionPattern: Send + Sync {
    /// The name in messages.
    fn name(&self) -> &'static str;

    /// The operations it is tried on.
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

    /// Returns true if it may be applied to operations that it created itself, because it knows that this ends.
    fn has_bounded_recursion(&self) -> bool {
        false
    }

    /// Returns true if it takes operands that became none or several values. Otherwise it is not tried on such
    /// operations, and [`OperandValues::one`] never panics.
    fn takes_one_to_many(&self) -> bool {
        false
    }

    /// Rewrites `op`, or changes nothing and returns the reason. `operands` are the values that replace the operation's
    /// operands, of the types that the pattern's type converter wants.
    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch>;
}

/// The values that replace the operands of an operation, by name.
pub type Adaptor<'a, Op> = <Op as OpView>::Args<'a>;

/// A [`ConversionPattern`] for one kind of operation.
pub trait OpConversionPattern: Send + Sync {
    /// The kind of operation.
    type Op: OpView;

    /// See [`ConversionPattern::name`].
    const NAME: &'static str;

    /// See [`ConversionPattern::benefit`].
    const BENEFIT: u16 = 1;

    /// See [`ConversionPattern::generated_ops`].
    const GENERATED_OPS: &'static [&'static OpDef] = &[];

    /// See [`ConversionPattern::has_bounded_recursion`].
    const BOUNDED_RECURSION: bool = false;

    /// See [`ConversionPattern::takes_one_to_many`].
    const ONE_TO_MANY: bool = false;

    /// See [`ConversionPattern::match_and_rewrite`]; `args` are its `operands` by name.
    fn rewrite(
        &self,
        op: Self::Op,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch>;
}

impl<P: OpConversionPattern> ConversionPattern for P {
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

    #[inline]
    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let args = OpArgs::new(rewriter.ctx(), rewriter.body(), op, operands);
        self.rewrite(P::Op::from_id(op), args, rewriter)
    }
}

/// A rewrite that needs no type conversion: for the greedy driver and for dialect conversion alike. It reads the IR as it
/// is and changes it through the [`Rewriter`] alone.
///
/// A pattern does all matching first. After its first change it must return `Ok`; when it returns [`NoMatch`] it has changed
/// nothing.
pub trait RewritePattern: Send + Sync {
    /// The name in messages, and in lists of patterns that are turned on or off.
    fn name(&self) -> &'static str;

    /// The operations it is tried on.
    fn root(&self) -> Root;

    /// Of several patterns the one with the greatest benefit is tried first.
    fn benefit(&self) -> u16 {
        1
    }

    /// See [`ConversionPattern::generated_ops`].
    fn generated_ops(&self) -> &'static [&'static OpDef] {
        &[]
    }

    /// See [`ConversionPattern::has_bounded_recursion`].
    fn has_bounded_recursion(&self) -> bool {
        false
    }

    /// Rewrites `op`, or changes nothing and returns the reason.
    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch>;
}

/// A [`RewritePattern`] for one kind of operation.
pub trait OpRewritePattern: Send + Sync {
    /// The kind of operation.
    type Op: OpView;

    /// See [`RewritePattern::name`].
    const NAME: &'static str;

    /// See [`RewritePattern::benefit`].
    const BENEFIT: u16 = 1;

    /// See [`ConversionPattern::generated_ops`].
    const GENERATED_OPS: &'static [&'static OpDef] = &[];

    /// See [`ConversionPattern::has_bounded_recursion`].
    const BOUNDED_RECURSION: bool = false;

    /// See [`RewritePattern::match_and_rewrite`].
    fn rewrite(&self, op: Self::Op, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch>;
}

impl<P: OpRewritePattern> RewritePattern for P {
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

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
        self.rewrite(P::Op::from_id(op), rewriter)
    }
}

/// The result of a function that is a pattern: `Result<(), NoMatch>`, or `Option<()>` if it has no reasons to give.
pub trait PatternResult: 'static {
    /// The result with a reason: [`NO_MATCH`] for `None`.
    fn with_reason(self) -> Result<(), NoMatch>;
}

impl PatternResult for Result<(), NoMatch> {
    #[inline]
    fn with_reason(self) -> Self {
        self
    }
}

impl PatternResult for Option<()> {
    #[inline]
    fn with_reason(self) -> Result<(), NoMatch> {
        self.ok_or(NO_MATCH)
    }
}

/// A function as a pattern for either driver. `Signature` names the operation and the result.
struct PatternFn<F, Signature> {
    name: &'static str,
    rewrite: F,
    signature: PhantomData<Signature>,
}

impl<F, Signature> PatternFn<F, Signature> {
    fn new(name: &'static str, rewrite: F) -> Self {
        PatternFn {
            name,
            rewrite,
            signature: PhantomData,
        }
    }
}

impl<F, Op, R> RewritePattern for PatternFn<F, fn(Op) -> R>
where
    F: Fn(Op, &mut dyn Rewriter<'_>) -> R + Send + Sync,
    Op: OpView,
    R: PatternResult,
{
    fn name(&self) -> &'static str {
        self.name
    }

    fn root(&self) -> Root {
        Root::Op(Op::DEF)
    }

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
        (self.rewrite)(Op::from_id(op), rewriter).with_reason()
    }
}

/// A function as a pattern for dialect conversion.
struct ConversionFn<F> {
    name: &'static str,
    root: Root,
    takes_one_to_many: bool,
    rewrite: F,
}

impl<F> ConversionPattern for ConversionFn<F>
where
    F: Fn(OpId, OperandValues<'_>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync,
{
    fn name(&self) -> &'static str {
        self.name
    }

    fn root(&self) -> Root {
        self.root
    }

    fn takes_one_to_many(&self) -> bool {
        self.takes_one_to_many
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        (self.rewrite)(op, operands, rewriter)
    }
}

/// A pattern of either kind.
pub(crate) enum AnyPattern {
    Rewrite(Box<dyn RewritePattern>),
    Conversion(Box<dyn ConversionPattern>),
}

impl AnyPattern {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            AnyPattern::Rewrite(pattern) => pattern.name(),
            AnyPattern::Conversion(pattern) => pattern.name(),
        }
    }

    pub(crate) fn root(&self) -> Root {
        match self {
            AnyPattern::Rewrite(pattern) => pattern.root(),
            AnyPattern::Conversion(pattern) => pattern.root(),
        }
    }

    pub(crate) fn benefit(&self) -> u16 {
        match self {
            AnyPattern::Rewrite(pattern) => pattern.benefit(),
            AnyPattern::Conversion(pattern) => pattern.benefit(),
        }
    }

    pub(crate) fn generated_ops(&self) -> &'static [&'static OpDef] {
        match self {
            AnyPattern::Rewrite(pattern) => pattern.generated_ops(),
            AnyPattern::Conversion(pattern) => pattern.generated_ops(),
        }
    }

    pub(crate) fn has_bounded_recursion(&self) -> bool {
        match self {
            AnyPattern::Rewrite(pattern) => pattern.has_bounded_recursion(),
            AnyPattern::Conversion(pattern) => pattern.has_bounded_recursion(),
        }
    }

    /// The pattern, if the greedy driver can apply it.
    pub(crate) fn rewrite(&self) -> Option<&dyn RewritePattern> {
        match self {
            AnyPattern::Rewrite(pattern) => Some(&**pattern),
            AnyPattern::Conversion(_) => None,
        }
    }

    /// Returns true if it gets the replacements of the operands. A rewrite pattern reads the operands themselves.
    pub(crate) fn takes_operands(&self) -> bool {
        matches!(self, AnyPattern::Conversion(_))
    }

    pub(crate) fn takes_one_to_many(&self) -> bool {
        match self {
            AnyPattern::Rewrite(_) => true,
            AnyPattern::Conversion(pattern) => pattern.takes_one_to_many(),
        }
    }

    #[inline]
    pub(crate) fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        match self {
            AnyPattern::Rewrite(pattern) => pattern.match_and_rewrite(op, rewriter),
            AnyPattern::Conversion(pattern) => pattern.match_and_rewrite(op, operands, rewriter),
        }
    }
}

/// A pattern of a set with the type converter it works with.
pub(crate) struct PatternEntry {
    pub pattern: AnyPattern,
    /// The row of [`PatternSet::converters`].
    pub converter: Option<u32>,
}

/// Patterns in the order of registration.
#[derive(Default)]
pub struct PatternSet {
    pub(crate) entries: Vec<PatternEntry>,
    pub(crate) converters: Vec<Arc<TypeConverter>>,
    current: Option<u32>,
}

impl PatternSet {
    /// Why the pattern of a row did not match, in words.
    pub(crate) fn reason(&self, ctx: &Context, row: u32, why: &NoMatch) -> String {
        let ty = match why {
            NoMatch::Because(reason) | NoMatch::Error(reason) => {
                return reason.clone().into_owned();
            }
            NoMatch::Type(ty) => *ty,
        };
        match self.entries[row as usize].converter {
            Some(row) => self.converters[row as usize].explain(ctx, ty),
            None => format!("type {} cannot be converted", ctx.show_type(ty)),
        }
    }

    /// An empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Patterns added from now on work with this converter: it converts their operands.
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

    /// Patterns added from now on work without a type converter: they get the replacements of their operands whatever
    /// their types.
    pub fn clear_type_converter(&mut self) -> &mut Self {
        self.current = None;
        self
    }

    /// The converter set last.
    pub fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converters.get(self.current? as usize)
    }

    /// Adds a pattern for dialect conversion.
    pub fn add(&mut self, pattern: impl ConversionPattern + 'static) -> &mut Self {
        self.push(AnyPattern::Conversion(Box::new(pattern)))
    }

    /// Adds a function as a pattern for dialect conversion, with the benefit 1. It is not tried on operands that became
    /// none or several values.
    pub fn add_conversion_fn<Op: OpView + 'static>(
        &mut self,
        name: &'static str,
        rewrite: impl Fn(Op, Adaptor<'_, Op>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add_function(name, rewrite, false)
    }

    /// As [`add_conversion_fn`](Self::add_conversion_fn), also tried on operands that became none or several values.
    pub fn add_one_to_many_fn<Op: OpView + 'static>(
        &mut self,
        name: &'static str,
        rewrite: impl Fn(Op, Adaptor<'_, Op>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add_function(name, rewrite, true)
    }

    fn add_function<Op: OpView + 'static>(
        &mut self,
        name: &'static str,
        rewrite: impl Fn(Op, Adaptor<'_, Op>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
        takes_one_to_many: bool,
    ) -> &mut Self {
        let by_number =
            move |op: OpId, operands: OperandValues<'_>, rewriter: &mut ConversionRewriter<'_>| {
                let args = OpArgs::new(rewriter.ctx(), rewriter.body(), op, operands);
                rewrite(Op::from_id(op), args, rewriter)
            };
        self.add(ConversionFn {
            name,
            root: Root::Op(Op::DEF),
            takes_one_to_many,
            rewrite: by_number,
        })
    }

    /// Adds a pattern for operations that are the same on any type, one for one:
    /// [`convert_op_types`](ConversionRewriter::convert_op_types).
    pub fn add_convert_op_types(
        &mut self,
        name: &'static str,
        ops: &'static [&'static OpDef],
    ) -> &mut Self {
        self.add_root_fn(name, Root::Ops(ops), |op, operands, rewriter| {
            rewriter.convert_op_types(op, operands.all()).map(drop)
        })
    }

    /// Adds a function of operations by number as a pattern for dialect conversion, with the benefit 1: for one function of many
    /// operations. It is not tried on operands that became none or several values.
    pub fn add_root_fn(
        &mut self,
        name: &'static str,
        root: Root,
        rewrite: impl Fn(OpId, OperandValues<'_>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add(ConversionFn {
            name,
            root,
            takes_one_to_many: false,
            rewrite,
        })
    }

    /// Adds a pattern for either driver.
    pub fn add_rewrite(&mut self, pattern: impl RewritePattern + 'static) -> &mut Self {
        self.push(AnyPattern::Rewrite(Box::new(pattern)))
    }

    /// Adds a function as a pattern for either driver, with the benefit 1. It returns `Option<()>` if its reasons are never
    /// shown, as the greedy driver's are not.
    pub fn add_fn<Op: OpView + 'static, R: PatternResult>(
        &mut self,
        name: &'static str,
        rewrite: impl Fn(Op, &mut dyn Rewriter<'_>) -> R + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_rewrite(PatternFn::<_, fn(Op) -> R>::new(name, rewrite))
    }

    fn push(&mut self, pattern: AnyPattern) -> &mut Self {
        self.entries.push(PatternEntry {
            pattern,
            converter: self.current,
        });
        self
    }

    /// Keeps the patterns whose names are `wanted`: MLIR's `enable-patterns` and `disable-patterns`.
    pub fn retain(&mut self, wanted: impl Fn(&'static str) -> bool) {
        self.entries.retain(|entry| wanted(entry.pattern.name()));
    }

    /// The number of patterns.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns true if there are no patterns.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}
