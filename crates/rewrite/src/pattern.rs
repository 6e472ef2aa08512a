//! Patterns, and sets of them.

use crate::conversion_rewriter::ConversionRewriter;
use crate::type_converter::TypeConverter;
use std::sync::Arc;
use terrace_ir::rewrite::{NO_MATCH, NoMatch, Rewriter};
use terrace_ir::{Context, OpArgs, OpDef, OpId, OpName, OpView, OperandValues};

/// Returns the message that a pattern did not match the operation that is explained.
pub(crate) fn does_not_apply(pattern: &str, reason: &str) -> String {
    format!("pattern '{pattern}' does not apply: {reason}")
}

/// The operations that a pattern is tried on.
#[derive(Clone, Copy)]
pub enum Root {
    /// The operations of this definition.
    Op(&'static OpDef),
    /// The operations of these definitions.
    Ops(&'static [&'static OpDef]),
    /// The operations with this name, which need not be registered.
    Name(&'static str),
    /// The registered operations with a model of an interface. Created by [`Root::interface`].
    Interface(OpsOfInterface),
    /// All operations.
    Any,
}

/// The operations with a model of an interface.
#[derive(Clone, Copy)]
pub struct OpsOfInterface(fn(&Context) -> Vec<OpName>);

impl Root {
    /// Returns the root for registered operations with a model of the interface `I`, as in
    /// `Root::interface::<dyn X>()`.
    pub fn interface<I: ?Sized + Sync + 'static>() -> Self {
        Root::Interface(OpsOfInterface(Context::ops_with_interface::<I>))
    }

    /// Calls `add` with the name of each operation. Returns false for [`Root::Any`], which has no list of names.
    pub(crate) fn each_name(self, ctx: &Context, mut add: impl FnMut(OpName)) -> bool {
        match self {
            Root::Op(def) => ctx.name_of(def).into_iter().for_each(add),
            Root::Ops(defs) => defs.iter().filter_map(|def| ctx.name_of(def)).for_each(add),
            Root::Name(name) => add(ctx.op_name(name)),
            Root::Interface(OpsOfInterface(names)) => names(ctx).into_iter().for_each(add),
            Root::Any => return false,
        }
        true
    }

    /// Rejects operations that their registered dialect does not list, because the pattern would never be applied.
    ///
    /// # Panics
    /// Panics with the names of the pattern and of the operation.
    pub(crate) fn refuse_forgotten(self, ctx: &Context, pattern: &str) {
        let defs = match &self {
            Root::Op(def) => std::slice::from_ref(def),
            Root::Ops(defs) => defs,
            Root::Name(_) | Root::Interface(_) | Root::Any => &[],
        };
        if let Some(why) = defs.iter().find_map(|def| ctx.why_forgotten(def)) {
            panic!("pattern '{pattern}' is never applied: {why}");
        }
    }
}

/// The replacements of an operation's operands, accessible by name.
pub type Adaptor<'a, Op> = <Op as OpView>::Args<'a>;

/// The result type of a pattern function: `Result<(), NoMatch>`, or `Option<()>` for a function that states no reasons.
pub trait PatternResult: 'static {
    /// Returns the result with a reason, which is [`NO_MATCH`] for `None`.
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

/// A function that rewrites operations, with the properties that the drivers use to select it. The documentation of the
/// crate states the rules for patterns.
///
/// A pattern completes all matching before its first change. After its first change it must return `Ok`. A pattern that
/// returns [`NoMatch`] must have changed nothing.
pub struct Pattern {
    pub(crate) name: &'static str,
    pub(crate) root: Root,
    pub(crate) benefit: u16,
    pub(crate) generated_ops: &'static [&'static OpDef],
    pub(crate) has_bounded_recursion: bool,
    pub(crate) takes_one_to_many: bool,
    pub(crate) rewrite: PatternFn,
}

/// The function of a pattern.
pub(crate) enum PatternFn {
    /// A function for both drivers.
    Rewrite(Box<RewriteFn>),
    /// A function for dialect conversion.
    Conversion(Box<ConversionFn>),
}

pub(crate) type RewriteFn =
    dyn Fn(OpId, &mut dyn Rewriter<'_>) -> Result<(), NoMatch> + Send + Sync;

type ConversionFn = dyn Fn(OpId, OperandValues<'_>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
    + Send
    + Sync;

impl Pattern {
    fn with(name: &'static str, root: Root, rewrite: PatternFn) -> Self {
        Pattern {
            name,
            root,
            benefit: 1,
            generated_ops: &[],
            has_bounded_recursion: false,
            takes_one_to_many: matches!(rewrite, PatternFn::Rewrite(_)),
            rewrite,
        }
    }

    /// Creates a rewrite of one kind of operation without type conversion, for the greedy driver and for dialect
    /// conversion: MLIR's `OpRewritePattern`. The function may return `Option<()>` if its reasons need not be shown.
    pub fn new<Op: OpView + 'static, R: PatternResult>(
        name: &'static str,
        rewrite: impl Fn(Op, &mut dyn Rewriter<'_>) -> R + Send + Sync + 'static,
    ) -> Self {
        let by_number =
            move |op, rewriter: &mut dyn Rewriter<'_>| rewrite(Op::from_id(op), rewriter);
        Self::of(name, Root::Op(Op::DEF), by_number)
    }

    /// Creates a rewrite like [`new`](Self::new), for any operations: MLIR's `RewritePattern`.
    pub fn of<R: PatternResult>(
        name: &'static str,
        root: Root,
        rewrite: impl Fn(OpId, &mut dyn Rewriter<'_>) -> R + Send + Sync + 'static,
    ) -> Self {
        let with_reason =
            move |op: OpId, rewriter: &mut dyn Rewriter<'_>| rewrite(op, rewriter).with_reason();
        Self::with(name, root, PatternFn::Rewrite(Box::new(with_reason)))
    }

    /// Creates a rewrite of one kind of operation for dialect conversion: MLIR's `OpConversionPattern`. The function
    /// receives the values that replace the operation's operands, with the types that the pattern set's type converter
    /// returns.
    pub fn conversion<Op: OpView + 'static>(
        name: &'static str,
        rewrite: impl Fn(Op, Adaptor<'_, Op>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        let by_number =
            move |op: OpId, operands: OperandValues<'_>, rewriter: &mut ConversionRewriter<'_>| {
                let args = OpArgs::new(rewriter.op(op), operands);
                rewrite(Op::from_id(op), args, rewriter)
            };
        Self::conversion_of(name, Root::Op(Op::DEF), by_number)
    }

    /// Creates a rewrite like [`conversion`](Self::conversion), for any operations: MLIR's `ConversionPattern`.
    pub fn conversion_of(
        name: &'static str,
        root: Root,
        rewrite: impl Fn(OpId, OperandValues<'_>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self::with(name, root, PatternFn::Conversion(Box::new(rewrite)))
    }

    /// Creates a rewrite of all operations with a model of the interface `I`: MLIR's `OpInterfaceRewritePattern`. The
    /// function receives the model. The pattern is not tried on other operations, and their explanations do not name
    /// it.
    pub fn interface<I: ?Sized + Sync + 'static>(
        name: &'static str,
        rewrite: impl Fn(OpId, &'static I, &mut dyn Rewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        let with_model = move |op: OpId, rewriter: &mut dyn Rewriter<'_>| {
            let model = model_of(rewriter.ctx(), rewriter.body().name(op))?;
            rewrite(op, model, rewriter)
        };
        Self::of(name, Root::interface::<I>(), with_model)
    }

    /// Creates a rewrite like [`interface`](Self::interface), for dialect conversion: MLIR's
    /// `OpInterfaceConversionPattern`.
    pub fn interface_conversion<I: ?Sized + Sync + 'static>(
        name: &'static str,
        rewrite: impl Fn(
            OpId,
            &'static I,
            OperandValues<'_>,
            &mut ConversionRewriter<'_>,
        ) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        let with_model =
            move |op: OpId, operands: OperandValues<'_>, rewriter: &mut ConversionRewriter<'_>| {
                let model = model_of(rewriter.ctx(), rewriter.body().name(op))?;
                rewrite(op, model, operands, rewriter)
            };
        Self::conversion_of(name, Root::interface::<I>(), with_model)
    }

    /// Sets the benefit. The default is 1. The drivers try patterns with a greater benefit first.
    pub fn benefit(mut self, benefit: u16) -> Self {
        self.benefit = benefit;
        self
    }

    /// Declares the operations that the pattern creates and that are not legal themselves. A conversion first tries the
    /// patterns whose results need the fewest further patterns.
    pub fn generated_ops(mut self, ops: &'static [&'static OpDef]) -> Self {
        self.generated_ops = ops;
        self
    }

    /// Allows the application to operations that the pattern itself created. The caller guarantees that this
    /// terminates.
    pub fn bounded_recursion(mut self) -> Self {
        self.has_bounded_recursion = true;
        self
    }

    /// Allows the application to operands that were replaced by no values or by several. By default a pattern for
    /// dialect conversion does not match such operands, so [`OperandValues::one`] never panics.
    pub fn one_to_many(mut self) -> Self {
        self.takes_one_to_many = true;
        self
    }

    /// Returns the function if the greedy driver can apply the pattern.
    pub(crate) fn for_greedy(&self) -> Option<&RewriteFn> {
        match &self.rewrite {
            PatternFn::Rewrite(rewrite) => Some(&**rewrite),
            PatternFn::Conversion(_) => None,
        }
    }

    #[inline]
    pub(crate) fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        match &self.rewrite {
            PatternFn::Rewrite(rewrite) => rewrite(op, rewriter),
            PatternFn::Conversion(rewrite) => rewrite(op, operands, rewriter),
        }
    }
}

/// Returns the model of an interface for the operation that the pattern is applied to.
fn model_of<I: ?Sized + Sync + 'static>(ctx: &Context, op: OpName) -> Result<&'static I, NoMatch> {
    ctx.op_interface(op).ok_or(NO_MATCH)
}

/// A pattern of a set with its type converter.
pub(crate) struct PatternEntry {
    pub pattern: Pattern,
    /// The index of the converter in [`PatternSet::converters`].
    pub converter: Option<u32>,
}

/// A set of patterns in the order of registration.
#[derive(Default)]
pub struct PatternSet {
    pub(crate) entries: Vec<PatternEntry>,
    pub(crate) converters: Vec<Arc<TypeConverter>>,
    current: Option<u32>,
}

impl PatternSet {
    /// Returns the reason why the pattern at an index did not match, as text.
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

    /// Sets the type converter of the patterns that are added from now on. It converts their operands.
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

    /// Removes the type converter for the patterns that are added from now on. They receive the replacements of their
    /// operands without a conversion.
    pub fn clear_type_converter(&mut self) -> &mut Self {
        self.current = None;
        self
    }

    /// Returns the type converter that was set last.
    pub fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converters.get(self.current? as usize)
    }

    /// Adds a pattern.
    pub fn add(&mut self, pattern: impl Into<Pattern>) -> &mut Self {
        self.entries.push(PatternEntry {
            pattern: pattern.into(),
            converter: self.current,
        });
        self
    }

    /// Adds a [`Pattern::new`]: a function for both drivers.
    pub fn add_fn<Op: OpView + 'static, R: PatternResult>(
        &mut self,
        name: &'static str,
        rewrite: impl Fn(Op, &mut dyn Rewriter<'_>) -> R + Send + Sync + 'static,
    ) -> &mut Self {
        self.add(Pattern::new(name, rewrite))
    }

    /// Adds a [`Pattern::conversion`]: a function for dialect conversion.
    pub fn add_conversion_fn<Op: OpView + 'static>(
        &mut self,
        name: &'static str,
        rewrite: impl Fn(Op, Adaptor<'_, Op>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add(Pattern::conversion(name, rewrite))
    }

    /// Adds a [`Pattern::interface`] for both drivers: one function for all operations of an interface, as in
    /// `add_interface_fn::<dyn X>(..)`.
    pub fn add_interface_fn<I: ?Sized + Sync + 'static>(
        &mut self,
        name: &'static str,
        rewrite: impl Fn(OpId, &'static I, &mut dyn Rewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add(Pattern::interface(name, rewrite))
    }

    /// Adds a [`Pattern::interface_conversion`] for dialect conversion: one function for all operations of an
    /// interface.
    pub fn add_interface_conversion_fn<I: ?Sized + Sync + 'static>(
        &mut self,
        name: &'static str,
        rewrite: impl Fn(
            OpId,
            &'static I,
            OperandValues<'_>,
            &mut ConversionRewriter<'_>,
        ) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add(Pattern::interface_conversion(name, rewrite))
    }

    /// Adds a [`Pattern::conversion_of`]: one function for many operations, for dialect conversion.
    pub fn add_root_fn(
        &mut self,
        name: &'static str,
        root: Root,
        rewrite: impl Fn(OpId, OperandValues<'_>, &mut ConversionRewriter<'_>) -> Result<(), NoMatch>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add(Pattern::conversion_of(name, root, rewrite))
    }

    /// Adds a pattern that converts only the types of operations:
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

    /// Keeps the patterns whose names satisfy `wanted`: MLIR's `enable-patterns` and `disable-patterns`.
    pub fn retain(&mut self, wanted: impl Fn(&'static str) -> bool) {
        self.entries.retain(|entry| wanted(entry.pattern.name));
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
