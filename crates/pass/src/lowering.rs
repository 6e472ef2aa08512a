//! Declares how passes take part in `terrace lower`, which selects its passes only by these declarations.

use crate::options::{OptionDef, OptionValues, Value, parse_value};
use crate::pass::{PassContext, PassDef};
use crate::stage::{self, Stage};
use crate::typed_options::TypedOption;
use std::collections::HashSet;
use terrace_ir::{Body, Context, OpId, OpName, OpRef, dialect_namespace};

/// A pass in the pipeline of `terrace lower`: its stage, and the conditions under which it runs. A conversion declares
/// one beside its [`PassDef`].
pub struct Lowering {
    /// The pass.
    pub pass: &'static PassDef,
    /// The stage, which determines the position among the other passes.
    pub stage: &'static Stage,
    /// The name of the operations that the pass runs on, if these are not modules: `func.func`.
    pub on: Option<&'static str>,
    /// The operations that the pass eliminates. The pass runs if the module contains any of them when its turn comes.
    pub takes: &'static [Taken],
    /// An additional condition for running the pass.
    pub condition: fn(&Situation<'_>) -> bool,
    /// A function that sets options of the pass.
    pub settings: fn(&mut OptionValues, &Situation<'_>),
}

/// A set of operations that a pass eliminates.
#[derive(Clone, Copy, Debug)]
pub enum Taken {
    /// All operations of a dialect.
    Dialect(&'static str),
    /// All operations of a dialect except those with these names.
    DialectBut(&'static str, &'static [&'static str]),
    /// The operations with a name.
    Op(&'static str),
    /// The operations of a dialect, or with a name, that satisfy the predicate.
    When(&'static str, fn(OpRef<'_>) -> bool),
    /// The operations with a name, which are not eliminated. They only require that the pass has run.
    For(&'static str),
}

impl Taken {
    /// Returns the name of the operations or of the dialect.
    pub fn of(self) -> &'static str {
        match self {
            Taken::Dialect(of) | Taken::DialectBut(of, _) | Taken::When(of, _) => of,
            Taken::Op(of) | Taken::For(of) => of,
        }
    }

    /// Returns true if the set may contain operations with a name.
    pub fn may_be(self, name: &str) -> bool {
        let of = self.of();
        let but: &[&str] = match self {
            Taken::DialectBut(_, but) => but,
            _ => &[],
        };
        (of == name || of == dialect_namespace(name)) && !but.contains(&name)
    }

    /// Returns true if the set contains an operation. The caller has checked the name with [`may_be`](Self::may_be).
    pub fn holds(self, op: OpRef<'_>) -> bool {
        match self {
            Taken::When(_, holds) => holds(op),
            _ => true,
        }
    }

    /// Returns the dialect if the set is a whole dialect, whose types are also eliminated.
    pub fn dialect(self) -> Option<&'static str> {
        match self {
            Taken::Dialect(dialect) | Taken::DialectBut(dialect, _) => Some(dialect),
            Taken::Op(_) | Taken::When(..) | Taken::For(_) => None,
        }
    }

    /// Returns true if the set contains an operation because of its name or properties, and not because of its dialect.
    pub fn is_specific(self, op: OpRef<'_>) -> bool {
        matches!(self, Taken::Op(_) | Taken::When(..))
            && self.may_be(op.name_str())
            && self.holds(op)
    }
}

/// The state of a lowering when a pass is considered.
pub struct Situation<'s> {
    /// The context.
    pub ctx: &'s Context,
    /// The module.
    pub module: &'s Body,
    /// The options of the lowering.
    pub options: &'s LoweringOptions,
    /// The names of the passes that have run.
    pub ran: &'s [&'static str],
    /// The names of the module's operations.
    pub(crate) names: &'s HashSet<OpName>,
    /// The dialects that may remain.
    pub(crate) keep: &'s [String],
}

impl Situation<'_> {
    /// Returns true if the module contains an operation of the set that may not remain.
    pub fn has(&self, taken: Taken) -> bool {
        let may_be = |name: &OpName| {
            let name = self.ctx.op_name_str(*name);
            taken.may_be(name) && !self.keep.iter().any(|it| it == dialect_namespace(name))
        };
        let names: HashSet<OpName> = self.names.iter().copied().filter(may_be).collect();
        match taken {
            Taken::When(..) if !names.is_empty() => {
                let mut holds = false;
                self.for_each_op(|op| holds |= names.contains(&op.name()) && taken.holds(op));
                holds
            }
            _ => !names.is_empty(),
        }
    }

    /// Calls a function for each operation nested in the module.
    pub fn for_each_op(&self, visit: impl FnMut(OpRef<'_>)) {
        for_each_op(self.ctx, self.module, visit);
    }
}

/// Calls a function for each operation nested in a module.
pub(crate) fn for_each_op(ctx: &Context, module: &Body, mut visit: impl FnMut(OpRef<'_>)) {
    for_each_body(module, |body| {
        for op in body.walk(OpId::ROOT) {
            visit(OpRef::new(ctx, body, op));
        }
    });
}

/// Calls a function for a body and for each nested body.
pub fn for_each_body<'b>(body: &'b Body, mut visit: impl FnMut(&'b Body)) {
    // An explicit stack instead of recursion, because unusual inputs nest bodies deeply.
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        visit(body);
        pending.extend(body.nested_bodies());
    }
}

/// The width of `index` in a lowering.
pub static INDEX_WIDTH: TypedOption<u32> = TypedOption::uint(
    "index-bitwidth",
    "the width of index; the default is that of the data layout, or 64",
    0,
);

/// The values of the options of `terrace lower`, which [bundles](crate::Bundle) declare. Passes read them from
/// [`PassContext::lowering`].
#[derive(Clone, Debug, Default)]
pub struct LoweringOptions(Vec<(&'static OptionDef, Value)>);

impl LoweringOptions {
    /// Sets an option from text. A boolean without a value is true.
    ///
    /// # Errors
    /// Returns MLIR's message if the value is invalid.
    pub fn parse(&mut self, option: &'static OptionDef, text: Option<&str>) -> Result<(), String> {
        self.set_value(option, parse_value(option.kind, text)?);
        Ok(())
    }

    /// Sets an option.
    pub fn set<T>(&mut self, option: &'static TypedOption<T>, value: impl Into<T>) {
        self.set_value(&option.def, option.write(value.into()));
    }

    fn set_value(&mut self, option: &'static OptionDef, value: Value) {
        self.0.retain(|(known, _)| known.name != option.name);
        self.0.push((option, value));
    }

    fn value(&self, option: &OptionDef) -> Option<&Value> {
        let set = self.0.iter().find(|(known, _)| known.name == option.name);
        set.map(|(_, value)| value)
    }

    /// Returns the value of an option, or its default if it is not set.
    pub fn get<T>(&self, option: &TypedOption<T>) -> T {
        option.read(self.value(&option.def))
    }
}

impl PassContext<'_> {
    /// Returns the width of `index` if the lowering specifies one.
    pub fn index_width(&self) -> Option<u32> {
        let width = self.lowering?.get(&INDEX_WIDTH);
        (width != 0).then_some(width)
    }
}

impl Lowering {
    /// Creates a lowering by a pass on modules, in the stage [`CUSTOM`](stage::CUSTOM). The pass runs if the module
    /// contains any of these operations.
    pub const fn new(pass: &'static PassDef, takes: &'static [Taken]) -> Self {
        Lowering {
            pass,
            stage: &stage::CUSTOM,
            on: None,
            takes,
            condition: |_| true,
            settings: |_, _| {},
        }
    }

    /// Returns the lowering in another stage.
    pub const fn stage(self, stage: &'static Stage) -> Self {
        Lowering { stage, ..self }
    }

    /// Returns the lowering with the pass nested in operations of a name.
    pub const fn on(self, on: &'static str) -> Self {
        Lowering {
            on: Some(on),
            ..self
        }
    }

    /// Returns the lowering with an additional condition.
    pub const fn condition(self, condition: fn(&Situation<'_>) -> bool) -> Self {
        Lowering { condition, ..self }
    }

    /// Returns the lowering with a function that sets options.
    pub const fn settings(self, settings: fn(&mut OptionValues, &Situation<'_>)) -> Self {
        Lowering { settings, ..self }
    }
}
