//! The conversion driver: legalizes one operation at a time, then replaces uses, erases operations and cancels casts.

use crate::conversion_rewriter::ConversionRewriter;
use crate::explanation::Explanations;
use crate::fold::{ConstantModels, can_fold};
use crate::listener::{Listener, Notifier};
use crate::order::PatternOrder;
use crate::pattern::PatternSet;
use crate::requests::{Clash, Requests};
use crate::state::ConversionScratch;
use crate::target::{ConversionTarget, Legality, LegalizationAction};
use crate::worklist::{Enter, walk};
use std::iter;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use terrace_builtin::UnrealizedConversionCastOp;
use terrace_diag::Diagnostic;
use terrace_ir::{Body, Context, Failed, Loc, OpDef, OpId, OpName, OpRef, OuterSymbols, Type};

/// The treatment of operations that cannot be legalized.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ConversionMode {
    /// Operations that are not marked illegal remain.
    #[default]
    Partial,
    /// Each such operation is an error.
    Full,
}

/// Specifies when operations that are not legal are folded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum FoldingMode {
    /// Before patterns are tried.
    #[default]
    BeforePatterns,
    /// Never.
    Never,
}

/// The extent of a conversion's explanations, which name the patterns that were tried and why they did not match.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Explain {
    /// No explanations.
    #[default]
    Nothing,
    /// Notes that explain errors.
    Errors,
    /// Notes that explain errors, and explanations of the operations that a partial conversion leaves unconverted, in
    /// [`Outcome::leftovers`].
    Leftovers,
}

/// Options of a conversion.
#[derive(Clone, Copy, Debug)]
pub struct ConversionConfig {
    /// The treatment of operations that cannot be legalized.
    pub mode: ConversionMode,
    /// Specifies when operations are folded.
    pub folding: FoldingMode,
    /// True if uses of a replaced value become uses of the replacement (or of a cast of it) before the next operation
    /// is visited: MLIR's mode without pattern rollback. Folds and patterns then see casts instead of the original
    /// definitions of operands, and two operands never share a cast.
    pub replaces_at_once: bool,
    /// True if the type converter's materializations build the remaining casts. Otherwise the casts remain.
    pub build_materializations: bool,
    /// True if the body's root is also converted, before its contents. True by default.
    pub visit_root: bool,
    /// True if patterns read the symbols of the enclosing symbol table or request new ones. Otherwise the symbols need
    /// not be collected.
    pub needs_symbols: bool,
    /// The extent of explanations. mlir-opt has no explanations.
    pub explain: Explain,
}

impl ConversionConfig {
    const DEFAULT: Self = ConversionConfig {
        mode: ConversionMode::Partial,
        folding: FoldingMode::BeforePatterns,
        replaces_at_once: false,
        build_materializations: true,
        visit_root: true,
        needs_symbols: true,
        explain: Explain::Nothing,
    };

    /// The default options for patterns that neither read nor request symbols of the enclosing symbol table.
    pub const WITHOUT_SYMBOLS: Self = ConversionConfig {
        needs_symbols: false,
        ..Self::DEFAULT
    };
}

impl Default for ConversionConfig {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The treatment of the operations with a given name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum VisitPlan {
    /// The conversion never affects the operations.
    Skip,
    /// The operations are added to the worklist.
    Visit,
    /// The operations are added to the worklist. Their nested operations are not added if the operation is recursively
    /// legal.
    VisitRecursive,
}

/// The facts that hold for all operations with a given name, in one byte. A conversion looks them up for each visited
/// operation.
#[derive(Clone, Copy)]
struct NameFacts(u8);

impl NameFacts {
    /// Set in every computed value, so zero means that the facts are not computed yet.
    const MADE: u8 = 1 << 7;
    const FOLDED: u8 = 1 << 6;
    const PLAN: u8 = 0b11;
    const LEGALITY_SHIFT: u32 = 2;
    const LEGALITY: u8 = 0b111 << Self::LEGALITY_SHIFT;

    fn new(plan: VisitPlan, legality: Option<Legality>, is_folded: bool) -> Self {
        let plan = match plan {
            VisitPlan::Skip => 0,
            VisitPlan::Visit => 1,
            VisitPlan::VisitRecursive => 2,
        };
        let legality = match legality {
            None => 0,
            Some(Legality::Legal) => 1,
            Some(Legality::RecursivelyLegal) => 2,
            Some(Legality::Unknown) => 3,
            Some(Legality::Illegal) => 4,
        };
        let folded = if is_folded { Self::FOLDED } else { 0 };
        NameFacts(Self::MADE | folded | legality << Self::LEGALITY_SHIFT | plan)
    }

    #[inline]
    fn plan(self) -> VisitPlan {
        match self.0 & Self::PLAN {
            0 => VisitPlan::Skip,
            1 => VisitPlan::Visit,
            _ => VisitPlan::VisitRecursive,
        }
    }

    /// The legality, if it is the same for all operations of the name.
    #[inline]
    fn legality(self) -> Option<Legality> {
        match (self.0 & Self::LEGALITY) >> Self::LEGALITY_SHIFT {
            0 => None,
            1 => Some(Legality::Legal),
            2 => Some(Legality::RecursivelyLegal),
            3 => Some(Legality::Unknown),
            _ => Some(Legality::Illegal),
        }
    }

    /// Returns true if folding is tried.
    #[inline]
    fn is_folded(self) -> bool {
        self.0 & Self::FOLDED != 0
    }
}

/// A prepared conversion. It can run on any number of bodies and threads.
pub struct Conversion<'c> {
    pub(crate) ctx: &'c Context,
    pub(crate) target: ConversionTarget<'c>,
    pub(crate) patterns: PatternSet,
    pub(crate) config: ConversionConfig,
    pub(crate) cast: OpName,
    pub(crate) order: PatternOrder,
    /// [`NameFacts`] by registered name. An entry is zero until the first operation of the name is visited, because a
    /// program uses few of the registered names.
    facts: Box<[AtomicU8]>,
    pub(crate) constants: ConstantModels,
    /// Indexed by registered dialect: true if there are patterns for the dialect.
    dialects: Vec<bool>,
}

/// The result of the conversion of one body.
pub struct Outcome {
    /// The result. After a failure the body is only partly converted and must be dropped.
    pub result: Result<(), Failed>,
    /// The requests to the enclosing symbol table.
    pub requests: Requests,
    /// The reports, in order. [`merge_outcomes`](crate::merge_outcomes) passes them on.
    pub reports: Vec<Report>,
    /// The operations that a partial conversion left unconverted, in the order of visits, with explanations. Only
    /// operations of dialects that have patterns are listed. Filled if the configuration requests it.
    pub leftovers: Explanations,
    /// The operation whose failed legalization made the conversion fail. The last report is about that operation.
    pub refused: Option<OpId>,
}

/// A report of the conversion of one body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// A message about the body.
    Diagnostic(Diagnostic),
    /// A cast remains that the target does not allow. Reported only if all bodies were converted except for their
    /// casts.
    Cast(Diagnostic),
    /// A type cannot be converted. Reported once for all bodies, at the first operation that had the type.
    Type(Type, Diagnostic),
    /// A function of this name outside the body has a different type from the one that a pattern requires.
    Clash(Clash),
}

impl Outcome {
    /// Returns true if the conversion failed at an operation and not at a cast.
    pub(crate) fn lacks_operations(&self) -> bool {
        let is_cast = |report: &Report| matches!(report, Report::Cast(_));
        self.result.is_err() && !self.reports.iter().any(is_cast)
    }

    /// Returns true if the outcome is a success without requests, reports or explanations.
    pub fn is_empty(&self) -> bool {
        self.result.is_ok()
            && self.requests.is_empty()
            && self.reports.is_empty()
            && self.leftovers.is_empty()
    }
}

/// The outcome of a conversion without effect.
impl Default for Outcome {
    fn default() -> Self {
        Outcome {
            result: Ok(()),
            requests: Requests::default(),
            reports: Vec::new(),
            leftovers: Explanations::default(),
            refused: None,
        }
    }
}

impl<'c> Conversion<'c> {
    /// Prepares a conversion and sorts its patterns.
    pub fn new(
        target: ConversionTarget<'c>,
        patterns: PatternSet,
        config: ConversionConfig,
    ) -> Self {
        let ctx = target.ctx();
        let order = PatternOrder::new(ctx, &target, &patterns);
        let mut dialects = vec![false; ctx.dialects().len()];
        let names = (0..ctx.registered_ops()).map(OpName::from_index);
        let tried = names.filter(|&name| !order.of(name).is_empty());
        for place in tried.filter_map(|name| ctx.dialect_place(name)) {
            dialects[place] = true;
        }
        Conversion {
            facts: iter::repeat_with(AtomicU8::default)
                .take(ctx.registered_ops())
                .collect(),
            constants: ConstantModels::new(ctx),
            dialects,
            cast: ctx.name::<UnrealizedConversionCastOp>(),
            ctx,
            target,
            patterns,
            config,
            order,
        }
    }

    #[inline]
    fn facts(&self, name: OpName) -> NameFacts {
        // A relaxed load suffices: a byte cannot be torn, and all threads compute the same value.
        match self.facts.get(name.index()).map(|byte| byte.load(Relaxed)) {
            Some(byte) if byte != 0 => NameFacts(byte),
            _ => self.find_facts(name),
        }
    }

    #[cold]
    fn find_facts(&self, name: OpName) -> NameFacts {
        let action = self.target.action(name);
        let may_be_recursive = self.target.may_be_recursive(name);
        let is_folded = self.config.folding == FoldingMode::BeforePatterns
            && self.ctx.op_def(name).is_some_and(can_fold);
        // An operation without an action of the target and without patterns is visited only if the conversion reports
        // it.
        let is_left = || {
            let told = self.config.explain == Explain::Leftovers && self.is_about(name);
            self.config.mode == ConversionMode::Partial && !told && !self.has_patterns(name)
        };
        let plan = match action {
            _ if may_be_recursive => VisitPlan::VisitRecursive,
            Some(LegalizationAction::Legal) => VisitPlan::Skip,
            None if !is_folded && is_left() => VisitPlan::Skip,
            _ => VisitPlan::Visit,
        };
        let legality = match action {
            _ if may_be_recursive => None,
            Some(LegalizationAction::Legal) => Some(Legality::Legal),
            Some(LegalizationAction::Illegal) => Some(Legality::Illegal),
            Some(LegalizationAction::Dynamic) => None,
            None => Some(Legality::Unknown),
        };
        let facts = NameFacts::new(plan, legality, is_folded);
        if let Some(byte) = self.facts.get(name.index()) {
            byte.store(facts.0, Relaxed);
        }
        facts
    }

    /// Returns true if there are patterns for operations with this name.
    pub fn has_patterns(&self, name: OpName) -> bool {
        !self.order.of(name).is_empty()
    }

    /// The options.
    pub fn config(&self) -> &ConversionConfig {
        &self.config
    }

    /// The target.
    pub fn target(&self) -> &ConversionTarget<'c> {
        &self.target
    }

    #[inline]
    pub(crate) fn legality(&self, body: &Body, op: OpId) -> Legality {
        match self.facts(body.name(op)).legality() {
            Some(legality) => legality,
            None => self.target.legality(OpRef::new(self.ctx, body, op)),
        }
    }

    /// Returns true if there are patterns for the operation or its dialect. Only then is an unconverted operation
    /// reported.
    pub(crate) fn is_about(&self, name: OpName) -> bool {
        !self.order.of(name).is_empty()
            || (self.ctx.dialect_place(name)).is_some_and(|place| self.dialects[place])
    }

    #[inline]
    pub(crate) fn is_always_legal(&self, name: OpName) -> bool {
        self.facts(name).legality() == Some(Legality::Legal)
    }

    /// Returns true if operations with this name are folded before patterns are tried.
    #[inline]
    pub(crate) fn can_fold(&self, name: OpName) -> bool {
        self.facts(name).is_folded()
    }

    /// Returns true if operations of a definition are not legal, and neither folds nor patterns can make them legal.
    pub(crate) fn stays_illegal(&self, def: &'static OpDef) -> bool {
        self.ctx.name_of(def).is_some_and(|name| {
            let facts = self.facts(name);
            matches!(
                facts.legality(),
                Some(Legality::Unknown | Legality::Illegal)
            ) && !facts.is_folded()
                && !self.has_patterns(name)
        })
    }

    /// Converts one body, without its nested bodies. The result depends only on the body and the symbols.
    pub fn run(
        &self,
        body: &mut Body,
        symbols: &OuterSymbols,
        scratch: &mut ConversionScratch,
    ) -> Outcome {
        self.run_on(body, symbols, scratch, None)
    }

    /// Converts one body like [`run`](Self::run). Unless the conversion fails, the listener receives the changes to
    /// operations at the end.
    pub fn run_with(
        &self,
        body: &mut Body,
        symbols: &OuterSymbols,
        scratch: &mut ConversionScratch,
        listener: &mut dyn Listener,
    ) -> Outcome {
        body.start_journal();
        let outcome = self.run_on(body, symbols, scratch, Some(listener));
        body.end_journal();
        outcome
    }

    fn run_on(
        &self,
        body: &mut Body,
        symbols: &OuterSymbols,
        scratch: &mut ConversionScratch,
        listener: Option<&mut dyn Listener>,
    ) -> Outcome {
        scratch.clear(self.patterns.len());
        self.collect(body, scratch);
        if scratch.worklist.is_empty() {
            return Outcome::default();
        }
        scratch.begin(body);
        let mut leftovers = Explanations::default();
        let mut notifier = listener.map(|listener| Notifier::new(listener, body));
        let mut rewriter = ConversionRewriter {
            ctx: self.ctx,
            body,
            conversion: self,
            symbols,
            state: scratch,
            requests: Requests::default(),
            reports: Vec::new(),
            converter: None,
            pattern: None,
            at: None,
            loc: Loc::UNKNOWN,
            rewritten: OpId::ROOT,
            refused: None,
        };
        let result = rewriter.convert_all(&mut leftovers, notifier.as_mut());
        let ConversionRewriter {
            requests,
            reports,
            refused,
            ..
        } = rewriter;
        Outcome {
            result,
            requests,
            reports,
            leftovers,
            refused,
        }
    }

    fn collect(&self, body: &Body, scratch: &mut ConversionScratch) {
        let ConversionScratch {
            worklist,
            walk: walk_scratch,
            ..
        } = scratch;
        let mut visit = |op: OpId| {
            if body.is_nested(op) {
                return Enter::Skip;
            }
            match self.facts(body.name(op)).plan() {
                VisitPlan::Skip => return Enter::Regions,
                VisitPlan::Visit => (),
                VisitPlan::VisitRecursive => {
                    worklist.push(op);
                    let legality = self.target.legality(OpRef::new(self.ctx, body, op));
                    return if legality == Legality::RecursivelyLegal {
                        Enter::Skip
                    } else {
                        Enter::Regions
                    };
                }
            }
            worklist.push(op);
            Enter::Regions
        };
        if self.config.visit_root && visit(OpId::ROOT) == Enter::Skip {
            return;
        }
        walk(body, OpId::ROOT, walk_scratch, visit);
    }
}
