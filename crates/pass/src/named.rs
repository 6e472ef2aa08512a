//! Names in the text of pipelines: passes, and pipelines that are registered by a name.

use crate::options::{OptionDef, OptionValues};
use crate::pass::PassDef;
use crate::pipeline::OpPassManager;
use crate::registry::PassRegistry;

/// A function that adds the passes of a registered pipeline. Names are those of the registry.
type Build = fn(&mut OpPassManager, &OptionValues, &PassRegistry) -> Result<(), String>;

/// A pipeline with a name and options, as data: MLIR's `PassPipelineRegistration`. Its name can be written wherever that of
/// a pass can be: as a flag of `opt`, in the text of a pipeline, in options that are pipelines. It stands for its passes;
/// dumps and reports show those.
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
    /// Creates a pipeline without options. `build` adds its passes. The registry that it gets has the passes of the program,
    /// and all registered pipelines except this one, so that no pipeline contains itself.
    pub const fn new(name: &'static str, description: &'static str, build: Build) -> Self {
        PipelineDef {
            name,
            description,
            options: &[],
            build,
        }
    }

    /// The same pipeline with options.
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

/// A pass or a registered pipeline: the meaning of a name in the text of a pipeline.
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

    /// Returns the reason why the definition cannot be registered: a name that no text of a pipeline can contain, or two
    /// options with the same name.
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

/// Returns true if text can name a pass, a pipeline or an option so.
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
    /// Adds a pass, or the passes of a registered pipeline, with options as text; pipelines among the options name passes
    /// of `registry`.
    ///
    /// # Errors
    /// Returns MLIR's message if an option is wrong, or if a pass runs on other operations than the pipeline.
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
