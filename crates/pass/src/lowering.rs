//! Declarations of passes for a whole lowering: `terrace lower` runs passes by these and by nothing else.

use crate::options::{OptionDef, TypedOption, Value, parse_value};
use crate::pass::{PassContext, PassDef};
use terrace_ir::{Body, Context, OpId, OpRef, dialect_namespace};

/// A pass in a whole lowering: its place, and when it runs. A conversion declares one beside its [`PassDef`].
pub struct Lowering {
    /// The pass.
    pub pass: &'static PassDef,
    /// Its place among the other passes.
    pub stage: Stage,
    /// The operation that it is nested in, if it does not run on modules: `func.func`.
    pub on: Option<&'static str>,
    /// The pass runs if the module has one of these when its turn comes.
    pub takes: &'static [Taken],
    /// And if this holds then.
    pub condition: fn(&Situation<'_>) -> bool,
    /// Options of the pass with their values.
    pub settings: &'static [(&'static str, Setting)],
}

/// The stages of a whole lowering, in order. Passes of one stage run in the order of the bundles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Operations of dialects of one's own become others.
    Custom,
    /// Operations become simpler ones of their dialects.
    Simplify,
    /// Accesses of memory by odd shapes and layouts become plain ones.
    Accesses,
    /// Affine maps and loops become arithmetic and plain loops.
    Affine,
    /// Vectors of several dimensions become vectors of one.
    Vectors,
    /// Complex numbers become pairs.
    Complex,
    /// Mathematical functions become arithmetic or other functions.
    Math,
    /// Arithmetic becomes simpler arithmetic.
    Arith,
    /// Mathematical functions become calls of functions in the module.
    Functions,
    /// Loops and conditions become branches.
    ControlFlow,
    /// Scalars, and all that goes with any other conversion, become the LLVM dialect's.
    ScalarsToLlvm,
    /// Mathematical functions become calls of a library.
    Libraries,
    /// Vectors become the LLVM dialect's.
    VectorsToLlvm,
    /// Operations become the LLVM dialect's that the conversion of memory must find converted.
    BeforeMemory,
    /// Memory becomes the LLVM dialect's.
    MemoryToLlvm,
    /// Loops and conditions become branches that had to wait for the conversion of memory.
    LateControlFlow,
    /// Functions and all else become the LLVM dialect's.
    RestToLlvm,
    /// Casts that conversions left go.
    Casts,
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

/// The value of an option of a pass in a whole lowering.
#[derive(Clone, Copy)]
pub enum Setting {
    /// The same in every lowering.
    Always(&'static str),
    /// That of an option of the lowering, unless it has its default there.
    Of(&'static OptionDef),
    /// This one if the module has such an operation.
    If(Taken, &'static str),
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
}

impl Situation<'_> {
    /// Calls a function with each operation inside the module.
    pub fn for_each_op(&self, mut visit: impl FnMut(OpRef<'_>)) {
        for_each_body(self.module, |body| {
            for op in body.walk(OpId::ROOT) {
                visit(OpRef::new(self.ctx, body, op));
            }
        });
    }
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
    pub fn set(&mut self, option: &'static OptionDef, text: Option<&str>) -> Result<(), String> {
        let value = parse_value(option.kind, text)?;
        self.0.retain(|(known, _)| known.name != option.name);
        self.0.push((option, value));
        Ok(())
    }

    fn value(&self, option: &OptionDef) -> Option<&Value> {
        let set = self.0.iter().find(|(known, _)| known.name == option.name);
        set.map(|(_, value)| value)
    }

    /// The value of an option; its default if it is not set.
    pub fn get<T: Default>(&self, option: &TypedOption<T>) -> T {
        option.read(self.value(&option.def))
    }

    /// The value of an option as text, unless it is the default.
    pub fn text(&self, option: &OptionDef) -> Option<String> {
        let default = option.kind.default_value();
        let value = self.value(option).filter(|value| **value != default)?;
        Some(value.to_string())
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
    /// A pass on modules, of the first stage, that runs if one of these is there.
    pub const fn new(pass: &'static PassDef, takes: &'static [Taken]) -> Self {
        Lowering {
            pass,
            stage: Stage::Custom,
            on: None,
            takes,
            condition: |_| true,
            settings: &[],
        }
    }

    /// The same in another stage.
    pub const fn stage(self, stage: Stage) -> Self {
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

    /// The same with options.
    pub const fn settings(self, settings: &'static [(&'static str, Setting)]) -> Self {
        Lowering { settings, ..self }
    }
}
