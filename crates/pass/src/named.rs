//! Resolves names in the text of pipelines, which refer to passes and to registered pipelines.

use crate::options::{OptionDef, OptionValues};
use crate::pass::PassDef;
use crate::pipeline::OpPassManager;
use crate::registry::PassRegistry;

/// A function that adds the passes of a registered pipeline. It resolves names in the registry.
type Build = fn(&mut OpPassManager, &OptionValues, &PassRegistry) -> Result<(), String>;

/// A pipeline with a name and options, as static data: MLIR's `PassPipelineRegistration`. Its name is valid wherever a
/// pass name is valid: as a flag of `opt`, in the text of a pipeline, and in options that are pipelines. The name
/// expands to the passes of the pipeline, which dumps and reports show.
///
/// ```
/// # use terrace_pass::{OptionValues, OpPassManager, PassDef, PassRegistry, PipelineDef, TypedOption, parse_pipeline};
/// static SIMPLIFY: PassDef = PassDef::new("simplify", "Makes functions simpler", |_, _| Ok(())).on("func.func");
/// static FINISH: PassDef = PassDef::new("finish", "Removes the rest", |_, _| Ok(()));
///
/// const TWICE: TypedOption<bool> = TypedOption::bool("twice", "Simplify once more at the end", false);
///
/// static ALL: PipelineDef = PipelineDef::new("simplify-all", "Simplifies functions and removes the rest", simplify_all)
///     .options(&[TWICE.def]);
///
/// fn simplify_all(pipeline: &mut OpPassManager, options: &OptionValues, passes: &PassRegistry) -> Result<(), String> {
///     pipeline.add_text("func.func(simplify),finish", passes)?;
///     if options.get(&TWICE) {
///         pipeline.add_nested("func.func", &SIMPLIFY)?;
///     }
///     Ok(())
/// }
///
/// let mut registry = PassRegistry::new();
/// registry.add(&SIMPLIFY).add(&FINISH).add_pipeline(&ALL);
/// let pipeline = parse_pipeline("builtin.module(simplify-all{twice=true})", &registry)?;
/// let mut text = String::new();
/// pipeline.print(&mut text);
/// assert_eq!(text, "builtin.module(func.func(simplify),finish,func.func(simplify))");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy)]
pub struct PipelineDef {
    /// The name: `buffer-deallocation-pipeline`.
    pub name: &'static str,
    /// One line of help.
    pub description: &'static str,
    /// The options.
    pub options: &'static [OptionDef],
    build: Build,
}

impl PipelineDef {
    /// Creates a pipeline without options. `build` adds its passes. The registry that `build` receives contains the
    /// passes of the program and all other registered pipelines. It does not contain this one, so no pipeline contains
    /// itself.
    pub const fn new(name: &'static str, description: &'static str, build: Build) -> Self {
        PipelineDef {
            name,
            description,
            options: &[],
            build,
        }
    }

    /// Returns the pipeline with options.
    pub const fn options(self, options: &'static [OptionDef]) -> Self {
        PipelineDef { options, ..self }
    }

    /// Adds the passes to a pipeline.
    fn add_to(
        &self,
        pipeline: &mut OpPassManager,
        options: &str,
        registry: &PassRegistry,
    ) -> Result<(), String> {
        let mut values = OptionValues::defaults(self.options);
        values.parse_with(options, registry)?;
        (self.build)(pipeline, &values, &registry.without_pipeline(self.name))?;
        match values.undeclared() {
            None => Ok(()),
            Some(option) => Err(format!(
                "internal error: pipeline '{}' reads the option '{option}', which it does not declare",
                self.name
            )),
        }
    }
}

/// A pass or a registered pipeline: the entity that a name in the text of a pipeline refers to.
#[derive(Clone, Copy)]
pub enum Named {
    /// A pass.
    Pass(&'static PassDef),
    /// A registered pipeline.
    Pipeline(&'static PipelineDef),
}

impl Named {
    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Named::Pass(pass) => pass.name,
            Named::Pipeline(pipeline) => pipeline.name,
        }
    }

    /// One line of help.
    pub fn description(self) -> &'static str {
        match self {
            Named::Pass(pass) => pass.description,
            Named::Pipeline(pipeline) => pipeline.description,
        }
    }

    /// The options.
    pub fn options(self) -> &'static [OptionDef] {
        match self {
            Named::Pass(pass) => pass.options,
            Named::Pipeline(pipeline) => pipeline.options,
        }
    }

    /// `pass` or `pipeline`.
    fn kind(self) -> &'static str {
        match self {
            Named::Pass(_) => "pass",
            Named::Pipeline(_) => "pipeline",
        }
    }

    /// Returns true if both are the same definition.
    pub(crate) fn is(self, other: Named) -> bool {
        match (self, other) {
            (Named::Pass(one), Named::Pass(other)) => std::ptr::eq(one, other),
            (Named::Pipeline(one), Named::Pipeline(other)) => std::ptr::eq(one, other),
            (Named::Pass(_), Named::Pipeline(_)) | (Named::Pipeline(_), Named::Pass(_)) => false,
        }
    }

    /// Returns the reason why the definition cannot be registered: the text of a pipeline cannot contain its name, or
    /// two options have the same name.
    pub(crate) fn why_invalid(self) -> Option<String> {
        let (kind, name) = (self.kind(), self.name());
        if !is_name(name) {
            return Some(format!(
                "{kind} \"{name}\" cannot be named in a pipeline: a name has neither blanks nor any of ,(){{}}=\"', and \
                 does not begin with '-'"
            ));
        }
        let options = self.options();
        for (index, option) in options.iter().enumerate() {
            if !is_name(option.name) {
                return Some(format!(
                    "{kind} '{name}' has an option \"{}\", which no text can set: a name has neither blanks nor any of \
                     ,(){{}}=\"', and does not begin with '-'",
                    option.name
                ));
            }
            if options[..index].iter().any(|it| it.name == option.name) {
                return Some(format!(
                    "{kind} '{name}' has two options named '{}'",
                    option.name
                ));
            }
        }
        None
    }
}

/// Returns true if a name is valid in the text of a pipeline.
fn is_name(name: &str) -> bool {
    let splits = |c: char| c.is_whitespace() || c.is_control() || ",(){}=\"'".contains(c);
    !name.is_empty() && !name.starts_with('-') && !name.contains(splits)
}

impl From<&'static PassDef> for Named {
    fn from(pass: &'static PassDef) -> Self {
        Named::Pass(pass)
    }
}

impl From<&'static PipelineDef> for Named {
    fn from(pipeline: &'static PipelineDef) -> Self {
        Named::Pipeline(pipeline)
    }
}

impl OpPassManager {
    /// Adds a pass, or the passes of a registered pipeline, with options as text. Options that are pipelines name
    /// passes of `registry`.
    ///
    /// # Errors
    /// Returns MLIR's message if an option is invalid, or if a pass runs on other operations than the pipeline.
    pub fn add_named(
        &mut self,
        named: impl Into<Named>,
        options: &str,
        registry: &PassRegistry,
    ) -> Result<&mut Self, String> {
        match named.into() {
            Named::Pass(pass) => self.add_with_registry(pass, options, registry),
            Named::Pipeline(pipeline) => {
                pipeline.add_to(self, options, registry)?;
                Ok(self)
            }
        }
    }
}
