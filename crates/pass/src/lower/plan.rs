//! Chooses the passes that lower a module, one by one.

use crate::lowering::{INDEX_WIDTH, Situation, for_each_body, for_each_op};
use crate::{
    Lowering, LoweringOptions, OpPassManager, OptionValues, PassInstance, PassRegistry, Taken,
};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;
use terrace_builtin::data_layout::{DataLayout, DataLayoutKey, layout_spec};
use terrace_ir::{Body, Context, Element, Loc, OpId, OpName, Traits, Type, dialect_namespace};

/// The options of a lowering.
#[derive(Clone, Debug, Default)]
pub struct LowerConfig {
    /// Options that bundles declare.
    pub options: LoweringOptions,
    /// The dialects that may remain. No pass is run only for operations of these dialects.
    pub keep: Vec<String>,
}

/// The passes of a program that a lowering can use.
#[derive(Clone, Copy)]
pub struct Passes<'p> {
    /// The lowerings, sorted by their stages.
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
    /// The names of the operations in the module when the pass started.
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
    /// Returns the step as a pipeline.
    ///
    /// # Errors
    /// Returns an error if the lowering sets an option that the pass does not declare, or if the pass runs on other
    /// operations.
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

/// The passes that lower a module, in order. Displayed as a `--pass-pipeline` that mlir-opt accepts.
#[derive(Default)]
pub struct Plan {
    /// The passes.
    pub steps: Vec<Step>,
    /// The width to which `index` is lowered.
    pub index_bitwidth: u32,
    /// The location of code outside functions, and a message. If the result cannot be translated, this code is the
    /// reason.
    pub outside: Option<(Loc, String)>,
}

impl Plan {
    /// Returns true if a pass ran while the module had operations with a name.
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

/// Chooses the next pass from the operations that the module contains.
pub(crate) struct Planner<'p> {
    ctx: &'p Context,
    /// Sorted by their stages.
    lowerings: &'p [&'static Lowering],
    keep: &'p [String],
    /// The options of the lowering that settings of passes read.
    settings: LoweringOptions,
    /// The options of the lowering that passes find in their context.
    pub(crate) options: LoweringOptions,
    pub(crate) index_bitwidth: u32,
    /// The dialects whose types the module contained at the start. The conversion of such a dialect runs even if no
    /// operation of the dialect exists, because it also converts the types.
    types: BTreeSet<&'static str>,
    /// The index of the first lowering that may still run.
    next: usize,
    /// The lowerings to consider for an operation, keyed by the name of the operation or dialect that the lowering
    /// eliminates.
    questions: HashMap<&'static str, Vec<Question>>,
    /// The lowerings to consider for an operation, keyed by operation name. Filled when an operation with the name is
    /// visited.
    asked: HashMap<OpName, Vec<Question>>,
}

/// A lowering to consider for operations with a name.
#[derive(Clone, Copy)]
struct Question {
    /// The index of the lowering.
    lowering: usize,
    taken: Taken,
}

impl<'p> Planner<'p> {
    /// # Errors
    /// Returns an error if a data layout in the module specifies a different width of `index` than the options.
    pub(crate) fn new(
        ctx: &'p Context,
        module: &Body,
        lowerings: &'p [&'static Lowering],
        config: &'p LowerConfig,
    ) -> Result<Self, String> {
        let index_bitwidth = index_bitwidth(ctx, module, &config.options)?;
        let mut options = config.options.clone();
        options.set(&INDEX_WIDTH, index_bitwidth);
        // The default of upstream's passes is 64, and some of them ignore the data layout.
        let settings = match index_bitwidth {
            64 => config.options.clone(),
            _ => options.clone(),
        };
        Ok(Planner {
            ctx,
            lowerings,
            keep: &config.keep,
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

    /// Returns the lowerings to consider for operations with a name.
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

    /// Returns the next pass that is needed.
    pub(crate) fn next(&mut self, module: &Body, ran: &[Step]) -> Option<Step> {
        let ran: Vec<&str> = ran.iter().map(|step| step.lowering.pass.name).collect();
        let mut asked = std::mem::take(&mut self.asked);
        // `open` contains the undecided lowerings for each name, `yes` the lowerings that eliminate at least one
        // operation.
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

/// Returns the lowerings keyed by the operation or dialect that they eliminate.
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

/// Returns the width of `index`: the option if it is set, or else that of the module's data layout, or else 64.
///
/// # Errors
/// Returns an error if a module specifies a different width.
fn index_bitwidth(ctx: &Context, module: &Body, options: &LoweringOptions) -> Result<u32, String> {
    // The width of `index` in a layout specification; `None` if the specification has no entry for `index`.
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
    // A larger value exceeds the maximum integer width, so the passes reject it.
    Ok(u32::try_from(width).unwrap_or(u32::MAX))
}

/// Returns the dialects, other than builtin, whose types the values and symbols of a module have. The conversion of
/// such a dialect runs even if no operation of the dialect exists.
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
            // The types of function declarations and of globals.
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

    /// Returns the text of the plan for a module nested in a module, or the message.
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
        let config = LowerConfig {
            keep: keep.iter().map(|&it| it.to_owned()).collect(),
            ..LowerConfig::default()
        };
        let target = crate::lower::Target {
            allows: &|_| true,
            name: "modules",
            help: &|_, _| None,
        };
        let plan = crate::lower::plan(&ctx, &mut module, passes, &config, &target, 1);
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
