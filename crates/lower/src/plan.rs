//! Which passes lower a module, in which order.

use crate::leftovers::CAST;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;
use terrace_builtin::VectorType;
use terrace_builtin::data_layout::{DataLayout, DataLayoutKey, layout_spec};
use terrace_ir::{Body, Context, Element, OpId, OpName, OpRef, Traits, Type, dialect_namespace};
use terrace_pass::lowering::VECTORS;
use terrace_pass::{Choice, Lowering, LoweringRules, OpPassManager, PassRegistry, parse_pipeline};

/// What is chosen for a whole lowering.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    /// The width of `index` in bits; none: what the data layout says, 64 without one.
    pub index_bitwidth: Option<u32>,
    /// Whether memrefs of known shape are passed as bare pointers.
    pub bare_pointers: bool,
    /// Whether memory is aligned by `aligned_alloc`.
    pub aligned_alloc: bool,
    /// Whether memory comes from the generic functions of MLIR.
    pub generic_functions: bool,
    /// Whether functions get wrappers for C.
    pub c_wrappers: bool,
    /// Whether the attributes of memref arguments that are taken apart are dropped, as upstream does. By default they go to the
    /// aligned pointers.
    pub drop_argument_attributes: bool,
    /// Dialects that may stay. Nothing that only they want is run.
    pub keep: Vec<String>,
}

impl Choices {
    /// The value of an option, unless it is the default of the pass. `there` are the operations and dialects that the
    /// passes meet.
    fn value(&self, choice: Choice, there: &BTreeSet<&str>) -> Option<String> {
        let switch = |on: bool| on.then(|| "true".to_owned());
        match choice {
            Choice::IndexBitwidth => self.index_bitwidth.map(|width| width.to_string()),
            Choice::BarePointers => switch(self.bare_pointers),
            Choice::AlignedAlloc => switch(self.aligned_alloc),
            Choice::GenericFunctions => switch(self.generic_functions),
            Choice::CWrappers => switch(self.c_wrappers),
            Choice::Has(dialect) => {
                let of_dialect = |name: &&str| dialect_namespace(name) == dialect;
                switch(there.iter().any(of_dialect))
            }
            Choice::Always(value) => Some(value.to_owned()),
            // What operations want is known where the passes are chosen.
            Choice::When(..) => None,
        }
    }
}

/// One pass of a plan.
#[derive(Clone)]
pub(crate) struct Step {
    lowering: &'static Lowering,
    /// `name=value`
    options: Vec<String>,
    /// Whether nothing in the module wants it, but what an earlier pass may leave.
    pub(crate) in_case: bool,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Lowering { on, pass, .. } = self.lowering;
        if let Some(on) = on {
            write!(f, "{on}(")?;
        }
        f.write_str(pass.name)?;
        if !self.options.is_empty() {
            write!(f, "{{{}}}", self.options.join(" "))?;
        }
        match on {
            Some(_) => f.write_str(")"),
            None => Ok(()),
        }
    }
}

impl Step {
    /// Whether a module has anything that the pass takes.
    pub(crate) fn has_work(&self, ctx: &Context, module: &Body) -> bool {
        let lowering = self.lowering;
        names(ctx, module).iter().any(|name| lowering.takes(name))
            || (dialects_of_types(ctx, module).iter()).any(|dialect| lowering.takes(dialect))
    }
}

/// Steps as a pipeline to run: see [`Plan::pipeline`].
pub(crate) fn pipeline(steps: &[Step], passes: &PassRegistry) -> Result<OpPassManager, String> {
    parse_pipeline(&pipeline_text(steps), passes)
}

/// Steps as a pipeline of mlir-opt.
fn pipeline_text(steps: &[Step]) -> String {
    let steps: Vec<String> = steps.iter().map(Step::to_string).collect();
    format!("builtin.module({})", steps.join(","))
}

/// The passes that lower a module, in order. Its text is a `--pass-pipeline` that mlir-opt takes.
#[derive(Clone)]
pub struct Plan {
    pub(crate) steps: Vec<Step>,
    /// What holds for all passes; the text does not say it.
    pub(crate) rules: LoweringRules,
}

impl Plan {
    /// A plan for a module: the passes that take what is there, those that take what these leave, and so on, each
    /// once, before those that take what it leaves. Passes that nothing relates stay in the order of `lowerings`.
    ///
    /// # Errors
    /// The names of passes that each want to come before the other, or that a data layout in the module gives `index` another
    /// width than it is lowered with.
    pub fn new(
        ctx: &Context,
        module: &Body,
        lowerings: &[&'static Lowering],
        choices: &Choices,
    ) -> Result<Self, String> {
        let index_bitwidth = index_bitwidth(ctx, module, choices)?;
        // Upstream's passes have 64 for their default, some of them whatever the data layout says.
        let choices = &Choices {
            index_bitwidth: choices
                .index_bitwidth
                .or((index_bitwidth != 64).then_some(index_bitwidth)),
            ..choices.clone()
        };
        let kept = |name: &str| {
            let dialect = dialect_namespace(name);
            choices.keep.iter().any(|keep| keep == dialect)
        };
        // What is there, and then what passes leave: names of operations, or of dialects for any of their operations.
        let mut there = names(ctx, module);
        there.retain(|name| !kept(name));
        let in_module = there.clone();
        let types = dialects_of_types(ctx, module);
        let special = special(ctx, module, lowerings, kept);
        let mut runs = vec![None; lowerings.len()];
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for ((runs, lowering), special) in runs.iter_mut().zip(lowerings).zip(&special) {
                let wanted = lowering
                    .choices()
                    .any(|choice| choices.value(choice, &there).is_some());
                let takes = |name: &&str| lowering.takes(name) || lowering.takes_any_of([*name]);
                let takes_type = |dialect: &&&str| !kept(dialect) && lowering.takes(dialect);
                let takes_ops = wanted || special.taken || there.iter().any(takes);
                let because = match *runs {
                    _ if takes_ops => Some(Because::Operations),
                    None if types.iter().any(|dialect| takes_type(&dialect)) => {
                        Some(Because::Types)
                    }
                    known => known,
                };
                changed |= *runs != because;
                *runs = because;
            }
            for (runs, lowering) in runs.iter().zip(lowerings) {
                match runs {
                    None => continue,
                    // What it would make of operations is not there.
                    Some(Because::Types) => {
                        let mut left = lowering.leaves.iter();
                        if left.any(|left| *left == CAST) {
                            changed |= there.insert(CAST);
                        }
                        continue;
                    }
                    Some(Because::Operations) => {}
                }
                let of_some = lowering.leaves_of.iter();
                let of_some = of_some.filter(|(from, _)| {
                    there.contains(from) || there.contains(dialect_namespace(from))
                });
                let left = of_some.map(|(_, left)| left).chain(lowering.leaves);
                let left: Vec<&str> = left.copied().filter(|left| !kept(left)).collect();
                for left in left {
                    changed |= there.insert(left);
                }
            }
        }
        let chosen: Vec<Chosen> = (lowerings.iter().zip(special).zip(&runs))
            .filter(|(_, runs)| runs.is_some())
            .map(|((lowering, special), _)| Chosen { lowering, special })
            .collect();
        let mut steps = Vec::new();
        for Chosen { lowering, special } in ordered(chosen)? {
            let takes = |name: &&str| lowering.takes(name) || lowering.takes_any_of([*name]);
            let is_certain = special.taken
                || (lowering.choices()).any(|choice| choices.value(choice, &in_module).is_some())
                || in_module.iter().any(takes)
                || types.iter().any(|dialect| lowering.takes(dialect));
            let options = lowering.options.iter();
            let options = options.filter_map(|&(name, choice)| {
                let value = match choice {
                    Choice::When(_, _, value) => {
                        let wanted = special.options.contains(&(name, value));
                        wanted.then(|| value.to_owned())
                    }
                    choice => choices.value(choice, &there),
                };
                Some(format!("{name}={}", value?))
            });
            steps.push(Step {
                lowering,
                options: options.collect(),
                in_case: !is_certain,
            });
        }
        let rules = LoweringRules {
            index_bitwidth: Some(index_bitwidth),
            keep_pointer_attributes: !choices.drop_argument_attributes,
        };
        Ok(Plan { steps, rules })
    }

    /// The width that `index` is lowered with.
    pub fn index_bitwidth(&self) -> u32 {
        self.rules.index_bitwidth.unwrap_or(64)
    }

    /// The plan as a pipeline to run.
    ///
    /// # Errors
    /// A pass is not registered, or does not have an option of its declaration.
    pub fn pipeline(&self, passes: &PassRegistry) -> Result<OpPassManager, String> {
        pipeline(&self.steps, passes)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&pipeline_text(&self.steps))
    }
}

/// The width of `index` for a whole lowering: what is chosen, else what the data layout of the module says, else 64. No
/// module in it may say otherwise.
fn index_bitwidth(ctx: &Context, module: &Body, choices: &Choices) -> Result<u32, String> {
    // What a spec says of `index`; a spec that says nothing goes with any other.
    let said = |body: &Body| {
        let attrs = body.attrs(OpId::ROOT);
        let spec = layout_spec(ctx, attrs)?;
        let mut entries = spec.entries.iter();
        entries
            .any(|entry| entry.key == DataLayoutKey::Type(Type::INDEX))
            .then(|| DataLayout::of(ctx, &[attrs]).index_bitwidth())
    };
    let chosen = choices.index_bitwidth.map(u64::from);
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

/// Why a pass runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Because {
    /// Types that it converts are there, of operations that it only gives other types.
    Types,
    /// Operations that it takes are there, or it is chosen.
    Operations,
}

/// A pass that runs.
struct Chosen {
    lowering: &'static Lowering,
    special: Special,
}

impl Chosen {
    /// Whether this pass comes before another one.
    fn feeds(&self, other: &Chosen) -> bool {
        let other = other.lowering;
        self.lowering.feeds(other) || self.special.before.contains(&other.pass.name)
    }
}

/// Each before those that it feeds; otherwise as they come.
fn ordered(mut rest: Vec<Chosen>) -> Result<Vec<Chosen>, String> {
    let mut done = Vec::with_capacity(rest.len());
    while !rest.is_empty() {
        let waits = |at: usize| {
            let mut others = (0..rest.len()).filter(|&other| other != at);
            others.any(|other| rest[other].feeds(&rest[at]))
        };
        let Some(next) = (0..rest.len()).find(|&at| !waits(at)) else {
            let names: Vec<&str> = rest
                .iter()
                .map(|chosen| chosen.lowering.pass.name)
                .collect();
            return Err(format!(
                "each of these passes wants to run before another one of them: {}",
                names.join(", ")
            ));
        };
        done.push(rest.remove(next));
    }
    Ok(done)
}

/// The names of all operations in a module, and [`VECTORS`] if one is on vectors.
fn names<'c>(ctx: &'c Context, module: &Body) -> BTreeSet<&'c str> {
    let mut names = BTreeSet::new();
    for_each_op(ctx, module, |op| {
        names.insert(ctx.op_name_str(op.body.name(op.id)));
        let mut values = op.body.operands(op.id).chain(op.body.results(op.id));
        if values.any(|value| op.body.ty(value).is::<VectorType>(ctx)) {
            names.insert(VECTORS);
        }
    });
    names
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
    for_each_op(ctx, module, |op| {
        for value in op.body.operands(op.id).chain(op.body.results(op.id)) {
            look_into(Element::Type(op.body.ty(value)));
        }
        // Of functions that are only declared, and of globals.
        if op.def().is_some_and(|def| def.has(Traits::SYMBOL)) {
            let props = op.body.props(op.id).iter().copied().flatten();
            props.for_each(|prop| look_into(Element::Attr(prop)));
        }
    });
    dialects.remove("builtin");
    dialects
}

/// What operations in a module say of a pass by what they are besides their names.
#[derive(Clone, Default)]
struct Special {
    /// Whether it takes one.
    taken: bool,
    /// Passes that come later.
    before: Vec<&'static str>,
    /// Options that it gets, and their values.
    options: Vec<(&'static str, &'static str)>,
}

impl Special {
    fn learn(&mut self, about: About) {
        match about {
            About::Taken => self.taken = true,
            About::Before(pass) if !self.before.contains(&pass) => self.before.push(pass),
            About::Option(option) if !self.options.contains(&option) => self.options.push(option),
            About::Before(_) | About::Option(_) => {}
        }
    }
}

/// What is asked of operations of a name.
struct Question {
    /// The row of the pass that wants to know.
    lowering: usize,
    /// None: the name says it.
    predicate: Option<fn(OpRef<'_>) -> bool>,
    about: About,
}

/// What an operation may say of a pass.
#[derive(Clone, Copy)]
enum About {
    /// It takes the operation.
    Taken,
    /// This one comes later.
    Before(&'static str),
    /// It gets this option, and its value.
    Option((&'static str, &'static str)),
}

/// What passes want to know of operations of a name.
fn questions(name: &str, lowerings: &[&'static Lowering]) -> Vec<Question> {
    let mut questions = Vec::new();
    for (row, lowering) in lowerings.iter().enumerate() {
        let mut ask = |predicate, about| {
            questions.push(Question {
                lowering: row,
                predicate,
                about,
            });
        };
        for taken in lowering.takes {
            if let Some(predicate) = taken.predicate(name) {
                ask(Some(predicate), About::Taken);
            }
        }
        for &(because, pass) in lowering.before_of {
            let predicate = because.predicate(name);
            if predicate.is_some() || because.is(name) {
                ask(predicate, About::Before(pass));
            }
        }
        for &(option, choice) in lowering.options {
            if let Choice::When(of, predicate, value) = choice
                && of == name
            {
                ask(Some(predicate), About::Option((option, value)));
            }
        }
    }
    questions
}

/// By pass, what the operations in a module that are not kept say of it.
fn special(
    ctx: &Context,
    module: &Body,
    lowerings: &[&'static Lowering],
    kept: impl Fn(&str) -> bool,
) -> Vec<Special> {
    let mut special = vec![Special::default(); lowerings.len()];
    // Declarations are looked through once for a name.
    let mut by_name: HashMap<OpName, Vec<Question>> = HashMap::new();
    for_each_op(ctx, module, |op| {
        let asked = |_: &OpName| match kept(op.name_str()) {
            true => Vec::new(),
            false => questions(op.name_str(), lowerings),
        };
        let name = op.name();
        let questions = by_name.entry(name).or_insert_with_key(asked);
        // What was answered with yes is not asked again.
        questions.retain(|question| {
            let holds = question.predicate.is_none_or(|predicate| predicate(op));
            if holds {
                special[question.lowering].learn(question.about);
            }
            !holds
        });
    });
    let wants: Vec<(&'static str, &'static str)> = (lowerings.iter().zip(&special))
        .flat_map(|(lowering, special)| {
            let later = special.before.iter();
            later.map(|later| (lowering.pass.name, *later))
        })
        .collect();
    for (lowering, special) in lowerings.iter().zip(&mut special) {
        let name = lowering.pass.name;
        special
            .before
            .retain(|later| !wants.contains(&(*later, name)));
    }
    special
}

fn for_each_op(ctx: &Context, module: &Body, mut visit: impl FnMut(OpRef<'_>)) {
    for_each_body(module, |body| {
        for op in body.walk(OpId::ROOT) {
            visit(OpRef::new(ctx, body, op));
        }
    });
}

fn for_each_body<'b>(module: &'b Body, mut visit: impl FnMut(&'b Body)) {
    // Bodies nest deep in odd inputs: no recursion.
    let mut pending = vec![module];
    while let Some(body) = pending.pop() {
        visit(body);
        pending.extend(body.walk(OpId::ROOT).filter_map(|op| body.nested(op)));
    }
}
