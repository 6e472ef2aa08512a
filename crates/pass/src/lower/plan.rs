//! The passes that lower a module, chosen one by one.

use crate::lowering::{INDEX_WIDTH, Situation, for_each_body, for_each_op};
use crate::{
    Lowering, LoweringOptions, OpPassManager, OptionValues, PassInstance, PassRegistry, Taken,
};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;
use terrace_builtin::data_layout::{DataLayout, DataLayoutKey, layout_spec};
use terrace_ir::{Body, Context, Element, Loc, OpId, OpName, Traits, Type, dialect_namespace};

/// Choices for a whole lowering.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// Options that bundles declare.
    pub options: LoweringOptions,
    /// Dialects that may stay. Nothing that only they want is run.
    pub keep: Vec<String>,
}

/// The passes of a program, for a whole lowering.
#[derive(Clone, Copy)]
pub struct Passes<'p> {
    /// The passes that are planned with, sorted by their stages.
    pub lowerings: &'p [&'static Lowering],
    /// The passes that pipelines within passes can name.
    pub registry: &'p PassRegistry,
}

/// A pass that a lowering runs.
pub struct Step {
    /// The pass.
    pub lowering: &'static Lowering,
    /// Its options.
    options: OptionValues,
    /// The names of the operations that it meets.
    met: HashSet<OpName>,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Lowering { on, pass, .. } = self.lowering;
        if let Some(on) = on {
            write!(f, "{on}(")?;
        }
        f.write_str(pass.name)?;
        let options = self.options.text();
        if !options.is_empty() {
            write!(f, "{{{options}}}")?;
        }
        f.write_str(if on.is_some() { ")" } else { "" })
    }
}

impl Step {
    /// The step as a pipeline to run.
    ///
    /// # Errors
    /// The pass does not have an option of its declaration, or runs on other operations.
    pub(crate) fn pipeline(&self) -> Result<OpPassManager, String> {
        let Lowering { on, pass, .. } = *self.lowering;
        if let Some(option) = self.options.undeclared() {
            return Err(format!(
                "internal error: the lowering by pass '{}' sets the option '{option}', which the pass does not declare",
                pass.name
            ));
        }
        let instance = PassInstance::new(pass, self.options.clone());
        let mut pipeline = OpPassManager::new("builtin.module");
        match on {
            None => {
                pipeline.add_instance(instance)?;
            }
            Some(on) => {
                let mut nested = OpPassManager::new(on);
                nested.add_instance(instance)?;
                pipeline.nest(nested);
            }
        }
        Ok(pipeline)
    }
}

/// The passes that lower a module, in order. Its text is a `--pass-pipeline` that mlir-opt takes.
#[derive(Default)]
pub struct Plan {
    /// The passes.
    pub steps: Vec<Step>,
    /// The width that `index` is lowered with.
    pub index_bitwidth: u32,
    /// The place of code in no function, and the message about it: the reason if the result cannot be translated.
    pub outside: Option<(Loc, String)>,
}

impl Plan {
    /// Returns true if a pass ran when there was an operation of a name.
    pub fn has_met(&self, lowering: &Lowering, name: OpName) -> bool {
        let mut steps = self.steps.iter();
        steps.any(|step| step.lowering.pass.name == lowering.pass.name && step.met.contains(&name))
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.steps.iter().map(Step::to_string).collect();
        write!(f, "builtin.module({})", steps.join(","))
    }
}

/// The choice of the next pass by what is in a module.
pub(crate) struct Planner<'p> {
    ctx: &'p Context,
    /// Sorted by their stages.
    lowerings: &'p [&'static Lowering],
    keep: &'p [String],
    /// The options of the lowering as settings of passes read them.
    settings: LoweringOptions,
    /// The options of the lowering as passes find them in their context.
    pub(crate) options: LoweringOptions,
    pub(crate) index_bitwidth: u32,
    /// The dialects whose types the module had at first. The conversion of a dialect takes them too, where no operation of it is.
    types: BTreeSet<&'static str>,
    /// The place of the next pass among the lowerings.
    next: usize,
    /// The questions of passes, by the operation or the dialect that they name.
    questions: HashMap<&'static str, Vec<Question>>,
    /// The questions about operations of a name that was met.
    asked: HashMap<OpName, Vec<Question>>,
}

/// A question about operations of a name.
#[derive(Clone, Copy)]
struct Question {
    /// The place of the pass among the lowerings.
    lowering: usize,
    taken: Taken,
}

impl<'p> Planner<'p> {
    /// # Errors
    /// A data layout in the module gives `index` another width than it is lowered with.
    pub(crate) fn new(
        ctx: &'p Context,
        module: &Body,
        lowerings: &'p [&'static Lowering],
        choices: &'p Choices,
    ) -> Result<Self, String> {
        let index_bitwidth = index_bitwidth(ctx, module, &choices.options)?;
        let mut options = choices.options.clone();
        options.set(&INDEX_WIDTH, index_bitwidth);
        // Upstream's passes have 64 for their default, some of them whatever the data layout says.
        let settings = match index_bitwidth {
            64 => choices.options.clone(),
            _ => options.clone(),
        };
        Ok(Planner {
            ctx,
            lowerings,
            keep: &choices.keep,
            settings,
            options,
            index_bitwidth,
            types: dialects_of_types(ctx, module),
            next: 0,
            questions: questions(lowerings),
            asked: HashMap::new(),
        })
    }

    fn keeps(&self, dialect: &str) -> bool {
        self.keep.iter().any(|keep| keep == dialect)
    }

    /// The questions about operations of a name.
    fn questions(&self, name: &str) -> Vec<Question> {
        let dialect = dialect_namespace(name);
        if self.keeps(dialect) {
            return Vec::new();
        }
        let named = [dialect, name].into_iter();
        let questions = named.filter_map(|of| self.questions.get(of)).flatten();
        let about = questions.filter(|question| question.taken.may_be(name));
        about.copied().collect()
    }

    /// The next pass that has something to do.
    pub(crate) fn next(&mut self, module: &Body, ran: &[Step]) -> Option<Step> {
        let ran: Vec<&str> = ran.iter().map(|step| step.lowering.pass.name).collect();
        let mut asked = std::mem::take(&mut self.asked);
        // The open questions about each name, and the lowerings for which one was answered with yes.
        let mut open: HashMap<OpName, Vec<Question>> = HashMap::new();
        let mut yes = HashSet::new();
        for_each_op(self.ctx, module, |op| {
            let name = op.name();
            let open = open.entry(name).or_insert_with(|| {
                let asked = asked.entry(name);
                let asked = asked.or_insert_with(|| self.questions(op.name_str()));
                let coming = asked.iter().filter(|asked| asked.lowering >= self.next);
                coming.copied().collect()
            });
            open.retain(|question| {
                let holds = question.taken.holds(op);
                if holds {
                    yes.insert(question.lowering);
                }
                !holds
            });
        });
        self.asked = asked;
        let met: HashSet<OpName> = open.into_keys().collect();
        let situation = Situation {
            ctx: self.ctx,
            module,
            options: &self.settings,
            ran: &ran,
            names: &met,
            keep: self.keep,
        };
        let takes_types = |lowering: &Lowering| {
            let mut taken = lowering.takes.iter().filter_map(|taken| taken.dialect());
            taken.any(|dialect| self.types.contains(dialect) && !self.keeps(dialect))
        };
        let at = (self.next..self.lowerings.len()).find(|&at| {
            let lowering = self.lowerings[at];
            (yes.contains(&at) || takes_types(lowering)) && (lowering.condition)(&situation)
        })?;
        self.next = at + 1;
        let lowering = self.lowerings[at];
        let mut options = OptionValues::defaults(lowering.pass.options);
        (lowering.settings)(&mut options, &situation);
        Some(Step {
            lowering,
            options,
            met,
        })
    }
}

/// The questions of all passes, by the operation or the dialect that they name.
fn questions(lowerings: &[&Lowering]) -> HashMap<&'static str, Vec<Question>> {
    let mut questions: HashMap<_, Vec<_>> = HashMap::new();
    for (lowering, declared) in lowerings.iter().enumerate() {
        for &taken in declared.takes {
            let question = Question { lowering, taken };
            questions.entry(taken.of()).or_default().push(question);
        }
    }
    questions
}

/// The width of `index` for a whole lowering: what is chosen, else what the data layout of the module says, else 64. No
/// module in it may say otherwise.
fn index_bitwidth(ctx: &Context, module: &Body, options: &LoweringOptions) -> Result<u32, String> {
    // The width of `index` by a spec; a spec that says nothing goes with any other.
    let said = |body: &Body| {
        let attrs = body.attrs(OpId::ROOT);
        let spec = layout_spec(ctx, attrs)?;
        let mut entries = spec.entries.iter();
        entries
            .any(|entry| entry.key == DataLayoutKey::Type(Type::INDEX))
            .then(|| DataLayout::of(ctx, &[attrs]).index_bitwidth())
    };
    let chosen = Some(u64::from(options.get(&INDEX_WIDTH))).filter(|&width| width != 0);
    let width = chosen.or_else(|| said(module)).unwrap_or(64);
    let mut other = None;
    for_each_body(module, |body| {
        other = other.or_else(|| said(body).filter(|&said| said != width));
    });
    if let Some(said) = other {
        return Err(format!(
            "'index' has {said} bits by a data layout in the module, but is lowered to {width} bits"
        ));
    }
    // Wider than any integer may be, which the passes refuse.
    Ok(u32::try_from(width).unwrap_or(u32::MAX))
}

/// The dialects, other than builtin, whose types are in a module: of values and of symbols. The conversion of a
/// dialect takes them too, where no operation of it is.
fn dialects_of_types(ctx: &Context, module: &Body) -> BTreeSet<&'static str> {
    let mut dialects = BTreeSet::new();
    let mut seen = HashSet::new();
    let mut look_into = |element: Element| {
        if seen.insert(element) {
            element.walk(ctx, &mut |inner| {
                if let Element::Type(ty) = inner {
                    dialects.insert(ty.dialect(ctx));
                }
            });
        }
    };
    for_each_body(module, |body| {
        for op in body.walk(OpId::ROOT) {
            for value in body.operands(op).chain(body.results(op)) {
                look_into(Element::Type(body.ty(value)));
            }
            // Of functions that are only declared, and of globals.
            if (ctx.op_def(body.name(op))).is_some_and(|def| def.has(Traits::SYMBOL)) {
                let props = body.props(op).iter().copied().flatten();
                props.for_each(|prop| look_into(Element::Attr(prop)));
            }
        }
    });
    dialects.remove("builtin");
    dialects
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PassDef, TypedOption};
    use terrace_builtin::ModuleOp;
    use terrace_ir::OpView;

    const COUNT: TypedOption<u32> = TypedOption::uint("count", "", 0);
    const OTHER: TypedOption<bool> = TypedOption::bool("other", "", false);

    static PASS: PassDef = PassDef::new("pass", "", |_, _| Ok(()))
        .on("builtin.module")
        .options(&[COUNT.def]);

    static LOWERING: Lowering =
        Lowering::new(&PASS, &[Taken::Op(ModuleOp::NAME)]).settings(|options, situation| {
            let has_modules = situation.has(Taken::Op(ModuleOp::NAME));
            options.set(&COUNT, u32::from(has_modules));
        });

    static WRONG: Lowering = Lowering::new(&PASS, &[Taken::Op(ModuleOp::NAME)])
        .settings(|options, _| options.set(&OTHER, true));

    /// Returns the text of the plan for a module within a module, or the message.
    fn plan_with(lowering: &'static Lowering, keep: &[&str]) -> Result<String, String> {
        let ctx = terrace_testing::context(&[]);
        let mut diags = terrace_ir::Diagnostics::new();
        let module = terrace_testing::read(&ctx, "module { module {} }", &mut diags);
        let mut module = module.expect("valid");
        let registry = PassRegistry::new();
        let passes = Passes {
            lowerings: &[lowering],
            registry: &registry,
        };
        let choices = Choices {
            keep: keep.iter().map(|&it| it.to_owned()).collect(),
            ..Choices::default()
        };
        let target = crate::lower::Target {
            allows: &|_| true,
            name: "modules",
            help: &|_, _| None,
        };
        let plan = crate::lower::plan(&ctx, &mut module, passes, &choices, &target, 1);
        plan.map(|plan| plan.to_string())
    }

    #[test]
    fn options_of_passes_are_set_by_functions() {
        let plan = plan_with(&LOWERING, &[]);
        assert_eq!(plan.as_deref(), Ok("builtin.module(pass{count=1})"));
    }

    #[test]
    fn a_kept_dialect_is_not_lowered() {
        assert_eq!(
            plan_with(&LOWERING, &["builtin"]).as_deref(),
            Ok("builtin.module()")
        );
    }

    #[test]
    fn an_option_that_the_pass_does_not_declare_is_an_internal_error() {
        let message = "internal error: the lowering by pass 'pass' sets the option 'other', which the pass does not declare";
        assert_eq!(plan_with(&WRONG, &[]), Err(message.to_owned()));
    }
}
