//! Sequences of passes, nested by the operations that they run on.

use crate::options::OptionValues;
use crate::pass::{Pass, PassDef};
use crate::registry::PassRegistry;
use terrace_ir::{Context, Traits};

/// A pass with its options, ready to run.
pub struct PassInstance {
    /// The definition of the pass.
    pub def: &'static PassDef,
    /// The values of its options.
    pub options: OptionValues,
    /// The pass.
    pub pass: Box<dyn Pass>,
}

impl PassInstance {
    /// A pass with the given options.
    pub fn new(def: &'static PassDef, options: OptionValues) -> Self {
        let pass = def.create(&options);
        PassInstance { def, options, pass }
    }
}

/// One step of a pipeline.
pub enum Element {
    /// A pass.
    Pass(PassInstance),
    /// Pipelines for directly nested operations. The first pipeline that fits an operation runs on it.
    Nested(Vec<OpPassManager>),
}

impl Element {
    /// Appends the text: `func.func(cse),builtin.module(cse)`.
    pub fn print(&self, out: &mut String) {
        match self {
            Element::Pass(pass) => print_pass(pass, out),
            Element::Nested(managers) => {
                for (nth, manager) in managers.iter().enumerate() {
                    if nth > 0 {
                        out.push(',');
                    }
                    manager.print(out);
                }
            }
        }
    }
}

/// Returns the name of nested pipelines in reports.
pub(crate) fn collection_name(managers: &[OpPassManager]) -> String {
    let names: Vec<_> = managers
        .iter()
        .map(|manager| format!("'{}'", manager.anchor_name()))
        .collect();
    format!("Pipeline Collection : [{}]", names.join(", "))
}

/// A pipeline for operations with a given name, or for any operations.
pub struct OpPassManager {
    anchor: Option<String>,
    elements: Vec<Element>,
    /// True if a pass for other operations is nested implicitly instead of rejected.
    implicit_nesting: bool,
}

impl OpPassManager {
    /// Creates an empty pipeline for operations with a name. The name `any` stands for all operations.
    pub fn new(anchor: &str) -> Self {
        OpPassManager {
            anchor: (anchor != "any").then(|| anchor.to_owned()),
            elements: Vec::new(),
            implicit_nesting: false,
        }
    }

    /// Creates a pipeline like [`new`](Self::new). A pass for other operations is implicitly nested in a pipeline for
    /// these operations.
    pub fn with_implicit_nesting(anchor: &str) -> Self {
        OpPassManager {
            implicit_nesting: true,
            ..Self::new(anchor)
        }
    }

    /// Returns the pipeline with implicit nesting: a pass for other operations that is added from now on is nested in a
    /// pipeline for these operations.
    pub fn nesting_implicitly(self) -> Self {
        OpPassManager {
            implicit_nesting: true,
            ..self
        }
    }

    /// The name of the operations that the pipeline runs on; `None` for any.
    pub fn anchor(&self) -> Option<&str> {
        self.anchor.as_deref()
    }

    /// Returns the name of the operations as text.
    pub fn anchor_name(&self) -> &str {
        self.anchor().unwrap_or("any")
    }

    /// Returns the name of the pipeline in reports.
    pub(crate) fn pipeline_name(&self) -> String {
        format!("'{}' Pipeline", self.anchor_name())
    }

    /// The steps.
    pub fn elements(&self) -> &[Element] {
        &self.elements
    }

    /// Adds a pass with default options.
    pub fn add(&mut self, def: &'static PassDef) -> Result<&mut Self, String> {
        self.add_with(def, "")
    }

    /// Adds a pass with options as text. Returns MLIR's message on error.
    pub fn add_with(&mut self, def: &'static PassDef, options: &str) -> Result<&mut Self, String> {
        let mut values = OptionValues::defaults(def.options);
        values.parse(options)?;
        self.add_instance(PassInstance::new(def, values))
    }

    /// Adds a pass like [`add_with`](Self::add_with). Options that are pipelines name passes of `registry`.
    pub(crate) fn add_with_registry(
        &mut self,
        def: &'static PassDef,
        options: &str,
        registry: &PassRegistry,
    ) -> Result<&mut Self, String> {
        let mut values = OptionValues::defaults(def.options);
        values.parse_with(options, registry)?;
        self.add_instance(PassInstance::new(def, values))
    }

    /// Adds a pass with default options to a pipeline for directly nested operations with a name: MLIR's
    /// `addNestedPass`.
    pub fn add_nested(&mut self, anchor: &str, def: &'static PassDef) -> Result<&mut Self, String> {
        let mut nested = OpPassManager::new(anchor);
        nested.add(def)?;
        Ok(self.nest(nested))
    }

    /// Adds a pass.
    pub fn add_instance(&mut self, instance: PassInstance) -> Result<&mut Self, String> {
        let def = instance.def;
        if let (Some(anchor), crate::Anchor::Op(wanted)) = (self.anchor(), def.anchor)
            && anchor != wanted
        {
            if !self.implicit_nesting {
                return Err(format!(
                    "Can't add pass '{}' restricted to '{wanted}' on a PassManager intended to run on '{}', did you \
                     intend to nest?",
                    def.class,
                    self.anchor_name()
                ));
            }
            let mut nested = OpPassManager::with_implicit_nesting(wanted);
            nested.elements.push(Element::Pass(instance));
            return Ok(self.nest(nested));
        }
        self.elements.push(Element::Pass(instance));
        Ok(self)
    }

    /// Adds a pipeline for directly nested operations.
    pub fn nest(&mut self, nested: OpPassManager) -> &mut Self {
        self.elements.push(Element::Nested(vec![nested]));
        self
    }

    /// Appends the text: `builtin.module(func.func(cse),...)`.
    pub fn print(&self, out: &mut String) {
        out.push_str(self.anchor_name());
        out.push('(');
        let mut first = true;
        let mut separate = |out: &mut String| {
            if !std::mem::take(&mut first) {
                out.push(',');
            }
        };
        for element in &self.elements {
            separate(out);
            element.print(out);
        }
        out.push(')');
    }

    /// Returns the text that `--dump-pass-pipeline` prints, including the empty line at the end.
    pub fn dump(&self) -> String {
        let mut out = format!("Pass Manager with {} passes:\n", self.elements.len());
        self.print_lines(0, &mut out);
        out.push_str("\n\n");
        out
    }

    fn print_lines(&self, indent: usize, out: &mut String) {
        let spaces = |count: usize, out: &mut String| out.extend(std::iter::repeat_n(' ', count));
        out.push_str(self.anchor_name());
        out.push_str("(\n");
        let mut first = true;
        let mut line = |out: &mut String| {
            if !std::mem::take(&mut first) {
                out.push_str(",\n");
            }
            spaces(indent + 2, out);
        };
        for element in &self.elements {
            match element {
                Element::Pass(pass) => {
                    line(out);
                    print_pass(pass, out);
                }
                Element::Nested(managers) => {
                    for manager in managers {
                        line(out);
                        manager.print_lines(indent + 2, out);
                    }
                }
            }
        }
        out.push('\n');
        spaces(indent, out);
        out.push(')');
    }

    /// Merges adjacent nested pipelines, so that all of them run on one operation before the next, and checks that the
    /// passes fit their operations. Returns MLIR's message on error.
    pub(crate) fn finalize(&mut self, ctx: &Context) -> Result<(), String> {
        let mut merged: Vec<Element> = Vec::with_capacity(self.elements.len());
        for element in self.elements.drain(..) {
            match (merged.last_mut(), element) {
                (Some(Element::Nested(before)), Element::Nested(now)) => {
                    if conflict(ctx, &now, before) || conflict(ctx, before, &now) {
                        merged.push(Element::Nested(now));
                        continue;
                    }
                    for manager in now {
                        match before
                            .iter_mut()
                            .find(|other| other.anchor == manager.anchor)
                        {
                            Some(other) => other.elements.extend(manager.elements),
                            None => before.push(manager),
                        }
                    }
                    // Pipelines for specific operations come first, by name. The pipeline for any operation is last.
                    before.sort_by(|a, b| {
                        (a.anchor.is_none(), &a.anchor).cmp(&(b.anchor.is_none(), &b.anchor))
                    });
                }
                (_, element) => merged.push(element),
            }
        }
        self.elements = merged;
        for element in &mut self.elements {
            if let Element::Nested(managers) = element {
                managers
                    .iter_mut()
                    .try_for_each(|manager| manager.finalize(ctx))?;
            }
        }
        Ok(())
    }

    /// Returns true if the pipeline can run on operations with a name.
    pub(crate) fn fits(&self, ctx: &Context, name: &str) -> bool {
        if let Some(anchor) = self.anchor() {
            return anchor == name;
        }
        let def = ctx.registered_op(name).and_then(|name| ctx.op_def(name));
        def.is_some_and(|def| def.has(Traits::ISOLATED_FROM_ABOVE))
            && self.elements.iter().all(|element| match element {
                Element::Pass(pass) => pass.def.anchor.allows(name),
                Element::Nested(_) => true,
            })
    }
}

/// Returns true if `some` contains a pipeline for any operation that also fits the operations of a pipeline in
/// `others`.
fn conflict(ctx: &Context, some: &[OpPassManager], others: &[OpPassManager]) -> bool {
    let Some(generic) = some.iter().find(|manager| manager.anchor.is_none()) else {
        return false;
    };
    others.iter().any(|other| {
        other
            .anchor()
            .is_none_or(|anchor| generic.fits(ctx, anchor))
    })
}

pub(crate) fn print_pass(pass: &PassInstance, out: &mut String) {
    out.push_str(pass.def.name);
    pass.options.print(out);
}
