//! Conversion targets, which define the operations that are legal after a conversion.

use rustc_hash::FxHashMap;
use terrace_ir::{Context, OpDef, OpName, OpRef, OpView, dialect_namespace};

/// A function of a target that decides the legality of one operation. It returns `None` if it cannot decide.
pub type LegalityFn = Box<dyn Fn(OpRef<'_>) -> Option<bool> + Send + Sync>;

/// The action of a target for an operation name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LegalizationAction {
    /// Supported.
    Legal,
    /// A function decides the legality of each operation.
    Dynamic,
    /// Not supported.
    Illegal,
}

/// The legality of one operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// Legal. Operations in its regions may be illegal.
    Legal,
    /// Legal together with all operations in its regions.
    RecursivelyLegal,
    /// Neither legal nor marked illegal: converted if a pattern matches, otherwise left unchanged.
    Unknown,
    /// Marked illegal. An error if the operation cannot be converted.
    Illegal,
}

/// The actions for one name. `functions` and `recursive_fn` are indices into the target's functions, tried from last to
/// first.
#[derive(Clone, Default)]
struct Info {
    action: Option<LegalizationAction>,
    functions: Vec<u32>,
    recursive: bool,
    recursive_fn: Option<u32>,
}

/// Defines which operations are legal. The action for an operation's name takes precedence over the action for its
/// dialect, which takes precedence over [`mark_unknown_op_dynamically_legal`](Self::mark_unknown_op_dynamically_legal).
///
/// # Panics
/// The methods panic if a registered dialect does not define the operation, or if an unregistered dialect has a name
/// similar to a registered one.
pub struct ConversionTarget<'c> {
    ctx: &'c Context,
    /// The actions for registered names.
    ops: FxHashMap<OpName, Info>,
    /// The actions for registered dialects, indexed by dialect.
    dialects: Vec<Info>,
    /// The actions for dialects that are not registered.
    other_dialects: Vec<(String, Info)>,
    unknown: Vec<u32>,
    unknown_is_legal: bool,
    functions: Vec<LegalityFn>,
}

impl<'c> ConversionTarget<'c> {
    /// Creates a target without actions.
    pub fn new(ctx: &'c Context) -> Self {
        ConversionTarget {
            ctx,
            ops: FxHashMap::default(),
            dialects: vec![Info::default(); ctx.dialects().len()],
            other_dialects: Vec::new(),
            unknown: Vec::new(),
            unknown_is_legal: false,
            functions: Vec::new(),
        }
    }

    /// The context.
    pub fn ctx(&self) -> &'c Context {
        self.ctx
    }

    #[track_caller]
    fn op_info(&mut self, def: &'static OpDef) -> Option<&mut Info> {
        if let Some(why) = self.ctx.why_forgotten(def) {
            panic!("{why}");
        }
        let name = self.ctx.name_of(def)?;
        Some(self.ops.entry(name).or_default())
    }

    #[track_caller]
    fn dialect_info(&mut self, dialect: &str) -> &mut Info {
        if let Some(why) = self.ctx.why_misspelt(dialect) {
            panic!("{why}");
        }
        let mut registered = self.ctx.dialects().iter();
        if let Some(place) = registered.position(|known| known.name == dialect) {
            return &mut self.dialects[place];
        }
        let others = &mut self.other_dialects;
        let known = others.iter().position(|known| known.0 == dialect);
        let at = known.unwrap_or_else(|| {
            others.push((dialect.to_owned(), Info::default()));
            others.len() - 1
        });
        &mut others[at].1
    }

    fn add_function(
        &mut self,
        function: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) -> u32 {
        self.functions.push(Box::new(function));
        self.functions.len() as u32 - 1
    }

    /// Sets the action for an operation. Does nothing if the operation's dialect is not registered.
    #[track_caller]
    pub fn set_op_action(&mut self, def: &'static OpDef, action: LegalizationAction) {
        if let Some(info) = self.op_info(def) {
            info.action = Some(action);
        }
    }

    /// Makes an operation legal.
    #[track_caller]
    pub fn add_legal_op<T: OpView>(&mut self) {
        self.set_op_action(T::DEF, LegalizationAction::Legal);
    }

    /// Makes an operation illegal.
    #[track_caller]
    pub fn add_illegal_op<T: OpView>(&mut self) {
        self.set_op_action(T::DEF, LegalizationAction::Illegal);
    }

    /// Makes the legality of an operation depend on a function. If the function returns `None`, functions added earlier
    /// are called.
    #[track_caller]
    pub fn add_dynamically_legal_op<T: OpView>(
        &mut self,
        function: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        self.add_dynamically_legal_def(T::DEF, function);
    }

    /// Makes the legality of an operation depend on a function like
    /// [`add_dynamically_legal_op`](Self::add_dynamically_legal_op). The operation is specified by its definition.
    #[track_caller]
    pub fn add_dynamically_legal_def(
        &mut self,
        def: &'static OpDef,
        function: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        let function = self.add_function(function);
        if let Some(info) = self.op_info(def) {
            info.action = Some(LegalizationAction::Dynamic);
            info.functions.push(function);
        }
    }

    /// Makes operations of this name recursively legal: a legal one is legal together with its nested operations.
    #[track_caller]
    pub fn mark_op_recursively_legal<T: OpView>(&mut self) {
        if let Some(info) = self.op_info(T::DEF) {
            info.recursive = true;
        }
    }

    /// Makes operations recursively legal like [`mark_op_recursively_legal`](Self::mark_op_recursively_legal), unless
    /// the function returns `Some(false)`.
    #[track_caller]
    pub fn mark_op_recursively_legal_if<T: OpView>(
        &mut self,
        function: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        let function = self.add_function(function);
        if let Some(info) = self.op_info(T::DEF) {
            (info.recursive, info.recursive_fn) = (true, Some(function));
        }
    }

    /// Makes a dialect's operations legal. This and the other methods accept dialects that are not registered, because
    /// the same pass serves tools with different sets of dialects.
    ///
    /// # Panics
    /// Panics if the dialect is not registered and its name is similar to that of a registered dialect.
    #[track_caller]
    pub fn add_legal_dialect(&mut self, dialect: &str) {
        self.dialect_info(dialect).action = Some(LegalizationAction::Legal);
    }

    /// Makes a dialect's operations illegal.
    #[track_caller]
    pub fn add_illegal_dialect(&mut self, dialect: &str) {
        self.dialect_info(dialect).action = Some(LegalizationAction::Illegal);
    }

    /// Makes the legality of a dialect's operations depend on a function.
    #[track_caller]
    pub fn add_dynamically_legal_dialect(
        &mut self,
        dialect: &str,
        function: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        let function = self.add_function(function);
        let info = self.dialect_info(dialect);
        info.action = Some(LegalizationAction::Dynamic);
        info.functions.push(function);
    }

    /// Makes the legality of all other operations depend on a function.
    pub fn mark_unknown_op_dynamically_legal(
        &mut self,
        function: impl Fn(OpRef<'_>) -> Option<bool> + Send + Sync + 'static,
    ) {
        let function = self.add_function(function);
        self.unknown.push(function);
    }

    /// Makes all other operations legal.
    pub fn mark_unknown_op_legal(&mut self) {
        self.unknown_is_legal = true;
    }

    /// Returns the action for a name, if one is defined.
    pub fn action(&self, name: OpName) -> Option<LegalizationAction> {
        let (action, ..) = self.lookup(name);
        action
    }

    /// Returns the actions for the dialect of a name.
    fn dialect_of(&self, name: OpName) -> Option<&Info> {
        if let Some(place) = self.ctx.dialect_place(name) {
            return self.dialects.get(place);
        }
        let dialect = dialect_namespace(self.ctx.op_name_str(name));
        let mut others = self.other_dialects.iter();
        others
            .find(|known| known.0 == dialect)
            .map(|known| &known.1)
    }

    fn lookup(&self, name: OpName) -> (Option<LegalizationAction>, &[u32], Option<&Info>) {
        let own = self.ops.get(&name).filter(|info| info.action.is_some());
        if let Some(info) = own {
            return (info.action, &info.functions, Some(info));
        }
        if let Some(info) = self.dialect_of(name).filter(|info| info.action.is_some()) {
            return (info.action, &info.functions, Some(info));
        }
        if self.unknown_is_legal {
            (Some(LegalizationAction::Legal), &[], None)
        } else if self.unknown.is_empty() {
            (None, &[], None)
        } else {
            (Some(LegalizationAction::Dynamic), &self.unknown, None)
        }
    }

    /// Returns the legality of an operation.
    pub fn legality(&self, op: OpRef<'_>) -> Legality {
        let (action, functions, info) = self.lookup(op.name());
        let ask = |functions: &[u32]| {
            functions
                .iter()
                .rev()
                .find_map(|&at| self.functions[at as usize](op))
        };
        let legal = match action {
            None => return Legality::Unknown,
            Some(LegalizationAction::Illegal) => return Legality::Illegal,
            Some(LegalizationAction::Legal) => true,
            Some(LegalizationAction::Dynamic) => match ask(functions) {
                None => return Legality::Unknown,
                Some(legal) => legal,
            },
        };
        match info {
            _ if !legal => Legality::Illegal,
            Some(info)
                if info.recursive
                    && info
                        .recursive_fn
                        .is_none_or(|at| ask(&[at]).unwrap_or(true)) =>
            {
                Legality::RecursivelyLegal
            }
            _ => Legality::Legal,
        }
    }

    /// Returns true if an operation of this name can be recursively legal.
    pub(crate) fn may_be_recursive(&self, name: OpName) -> bool {
        self.lookup(name).2.is_some_and(|info| info.recursive)
    }
}
