//! Declarations of passes for a whole lowering: `terrace lower` runs passes by these and by nothing else.

use crate::options::{OptionDef, OptionValues, Value, parse_value};
use crate::pass::{PassContext, PassDef};
use crate::stage::{self, Stage};
use crate::typed_options::TypedOption;
use std::collections::HashSet;
use terrace_ir::{Body, Context, OpId, OpName, OpRef, dialect_namespace};

/// A pass in a whole lowering: its place, and when it runs. A conversion declares one beside its [`PassDef`].
pub struct Lowering {
    /// The pass.
    pub pass: &'static PassDef,
    /// Its place among the other passes.
    pub stage: &'static Stage,
    /// The operation that it is nested in, if it does not run on modules: `func.func`.
    pub on: Option<&'static str>,
    /// The pass runs if the module has one of these when its turn comes.
    pub takes: &'static [Taken],
    /// And if this holds then.
    pub condition: fn(&Situation<'_>) -> bool,
    /// Sets options of the pass.
    pub settings: fn(&mut OptionValues, &Situation<'_>),
}

/// Operations that a pass takes away.
#[derive(Clone, Copy, Debug)]
pub enum Taken {
    /// All operations of a dialect.
    Dialect(&'static str),
    /// All operations of a dialect but these.
    DialectBut(&'static str, &'static [&'static str]),
    /// Operations of a name.
    Op(&'static str),
    /// Operations of a name, or of a dialect, that the predicate holds of.
    When(&'static str, fn(OpRef<'_>) -> bool),
    /// Operations of a name, which stay: they only want the pass to have run.
    For(&'static str),
}

impl Taken {
    /// The name of the operations or of the dialect.
    pub fn of(self) -> &'static str {
        match self {
            Taken::Dialect(of) | Taken::DialectBut(of, _) | Taken::When(of, _) => of,
            Taken::Op(of) | Taken::For(of) => of,
        }
    }

    /// Returns true if operations of a name may be meant.
    pub fn may_be(self, name: &str) -> bool {
        let of = self.of();
        let but: &[&str] = match self {
            Taken::DialectBut(_, but) => but,
            _ => &[],
        };
        (of == name || of == dialect_namespace(name)) && !but.contains(&name)
    }

    /// Returns true if an operation is meant, if one of its name may be.
    pub fn holds(self, op: OpRef<'_>) -> bool {
        match self {
            Taken::When(_, holds) => holds(op),
            _ => true,
        }
    }

    /// The dialect that is taken as a whole, with its types.
    pub fn dialect(self) -> Option<&'static str> {
        match self {
            Taken::Dialect(dialect) | Taken::DialectBut(dialect, _) => Some(dialect),
            Taken::Op(_) | Taken::When(..) | Taken::For(_) => None,
        }
    }

    /// Returns true if an operation is taken for its name or for its properties, and not because all of its dialect are.
    pub fn is_specific(self, op: OpRef<'_>) -> bool {
        matches!(self, Taken::Op(_) | Taken::When(..))
            && self.may_be(op.name_str())
            && self.holds(op)
    }
}

/// A lowering when the turn of a pass comes.
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
    /// The dialects that stay.
    pub(crate) keep: &'s [String],
}

impl Situation<'_> {
    /// Returns true if the module has such an operation that is not to stay.
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

    /// Calls a function with each operation inside the module.
    pub fn for_each_op(&self, visit: impl FnMut(OpRef<'_>)) {
        for_each_op(self.ctx, self.module, visit);
    }
}

/// Calls a function with each operation inside a module.
pub(crate) fn for_each_op(ctx: &Context, module: &Body, mut visit: impl FnMut(OpRef<'_>)) {
    for_each_body(module, |body| {
        for op in body.walk(OpId::ROOT) {
            visit(OpRef::new(ctx, body, op));
        }
    });
}

/// Calls a function with a body and with each body nested in it.
pub fn for_each_body<'b>(body: &'b Body, mut visit: impl FnMut(&'b Body)) {
    // Bodies nest deep in odd inputs: no recursion.
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        visit(body);
        pending.extend(body.nested_bodies());
    }
}

/// The width of `index` in a whole lowering.
pub static INDEX_WIDTH: TypedOption<u32> = TypedOption::uint(
    "index-bitwidth",
    "the width of index; by default what the data layout says, or 64",
    0,
);

/// The values of options of a whole lowering, which [bundles](crate::Bundle) declare. Passes read them from
/// [`PassContext::lowering`].
#[derive(Clone, Debug, Default)]
pub struct LoweringOptions(Vec<(&'static OptionDef, Value)>);

impl LoweringOptions {
    /// Sets an option from text; without one a boolean is true.
    ///
    /// # Errors
    /// MLIR's message about a wrong value.
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

    /// The value of an option; its default if it is not set.
    pub fn get<T>(&self, option: &TypedOption<T>) -> T {
        option.read(self.value(&option.def))
    }
}

impl PassContext<'_> {
    /// The width of `index` if a whole lowering decides it.
    pub fn index_width(&self) -> Option<u32> {
        let width = self.lowering?.get(&INDEX_WIDTH);
        (width != 0).then_some(width)
    }
}

impl Lowering {
    /// A pass on modules, of the stage [`CUSTOM`](stage::CUSTOM), that runs if one of these is there.
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

    /// The same in another stage.
    pub const fn stage(self, stage: &'static Stage) -> Self {
        Lowering { stage, ..self }
    }

    /// The same, nested in operations of a name.
    pub const fn on(self, on: &'static str) -> Self {
        Lowering {
            on: Some(on),
            ..self
        }
    }

    /// The same, under a condition.
    pub const fn condition(self, condition: fn(&Situation<'_>) -> bool) -> Self {
        Lowering { condition, ..self }
    }

    /// The same with options that a function sets.
    pub const fn settings(self, settings: fn(&mut OptionValues, &Situation<'_>)) -> Self {
        Lowering { settings, ..self }
    }
}
