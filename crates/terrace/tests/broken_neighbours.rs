//! Tests that verifiers and the printer do not panic on operations that differ from their definitions.
//!
//! Each valid piece of `support/valid_ops.rs` is damaged at one operation, which gets every name in turn and loses
//! operands, properties and the contents of its regions. Every related operation (the parent, nested operations, users
//! of its results, branches to its block, users of its symbol) thus encounters every operation in a broken state.

use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use terrace_asm::{AsmTables, PrintOptions, print};
use terrace_generate::forms::{Forms, all_forms, all_ops};
use terrace_generate::parse_text;
use terrace_ir::context::Describe;
use terrace_ir::verify::Verifier;
use terrace_ir::{
    Attr, Body, Context, Diagnostics, Loc, OpDef, OpId, OpName, RegionId, Registry, Reporter,
    Traits, Type,
};

/// Returns the bodies of a piece. Each is identified by the path of operations that own the enclosing bodies.
fn bodies(body: &Body) -> Vec<Vec<OpId>> {
    let mut all = vec![Vec::new()];
    for op in body.walk(OpId::ROOT) {
        if let Some(nested) = body.nested(op) {
            for mut way in bodies(nested) {
                way.insert(0, op);
                all.push(way);
            }
        }
    }
    all
}

fn body_at<'b>(body: &'b mut Body, way: &[OpId]) -> &'b mut Body {
    way.iter().fold(body, |body, &op| {
        body.nested_mut(op).expect("the way leads to bodies")
    })
}

/// The damage to an operation, besides its name and properties.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Damage {
    None,
    /// The operation is moved after its users.
    Late,
    NoOperands,
    /// The regions have no blocks.
    NoBlocks,
    /// The blocks of the regions have no operations.
    NoOps,
}

/// Damages an operation. Returns `false` if that has no effect.
fn damage(body: &mut Body, op: OpId, damage: Damage) -> bool {
    let record = body.nested(op).is_none();
    match damage {
        Damage::None => true,
        Damage::NoOperands => {
            let had = body.num_operands(op) > 0;
            body.set_operands(op, &[]);
            had
        }
        Damage::Late => move_after_users(body, op),
        Damage::NoBlocks | Damage::NoOps if record => empty(body, op, damage == Damage::NoBlocks),
        Damage::NoBlocks | Damage::NoOps => {
            let nested = body.nested_mut(op).expect("asked above");
            empty(nested, OpId::ROOT, damage == Damage::NoBlocks)
        }
    }
}

fn empty(body: &mut Body, op: OpId, blocks: bool) -> bool {
    let regions: Vec<RegionId> = body.regions(op).collect();
    let mut changed = false;
    let inner: Vec<OpId> = body.walk(op).filter(|inner| *inner != op).collect();
    for inner in inner {
        body.drop_references(inner);
    }
    for region in regions {
        let all: Vec<_> = body.blocks(region).collect();
        let inner: Vec<OpId> = all.iter().flat_map(|block| body.ops(*block)).collect();
        for &op in inner.iter().rev() {
            body.erase_op(op);
            changed = true;
        }
        if blocks {
            for block in all {
                body.erase_block(block);
                changed = true;
            }
        }
    }
    changed
}

/// Moves an operation with used results after its last user: before a terminator, or after a terminator into a separate
/// block.
fn move_after_users(body: &mut Body, op: OpId) -> bool {
    let used = body.results(op).any(|value| body.has_uses(value));
    let Some(block) = body.parent_block(op).filter(|_| used) else {
        return false;
    };
    let Some(region) = body.parent_region(block) else {
        return false;
    };
    let last = body.last_op(block);
    let results: Vec<_> = body.results(op).collect();
    let ends = last.is_some_and(|last| body.operands(last).any(|value| results.contains(&value)));
    if ends {
        let behind = body.create_block(&[]);
        body.append_block(region, behind);
        body.move_op(op, behind, None);
    } else {
        body.move_op(op, block, last);
    }
    true
}

/// Returns invalid properties for an operation: no properties, and a unit for each property. A symbol keeps its name.
fn wrong_props(ctx: &Context, def: &OpDef) -> [Vec<Option<Attr>>; 2] {
    let symbol = |name: &str| (name == "sym_name").then(|| ctx.string("symbol"));
    let with = |other: Option<Attr>| {
        let props = def.props.iter();
        props.map(|prop| symbol(prop.name).or(other)).collect()
    };
    [with(None), with(Some(Attr::UNIT))]
}

/// Omits operations from messages, because printing them would dominate the running time.
struct Silent;

impl Describe for Silent {
    fn op(&self, _: &Context, _: &Body, _: OpId, _: bool) -> String {
        String::new()
    }
    fn ty(&self, _: &Context, _: Type) -> String {
        String::new()
    }
    fn attr(&self, _: &Context, _: Attr) -> String {
        String::new()
    }

    fn loc(&self, _: &Context, _: Loc) -> String {
        String::new()
    }
}

fn context() -> Context {
    let mut registry = Registry::new();
    terrace::register_all(&mut registry);
    registry.describe_with(Silent);
    Context::new(registry)
}

/// An existing operation, with two sets of invalid properties.
type Known = (OpName, &'static OpDef, [Vec<Option<Attr>>; 2]);

/// Returns true unless an operation is a call of an intrinsic that is only described by its definition. Such operations
/// with the same [`shape`] differ only in their names, so testing one of them suffices.
fn stands_for_itself(def: &OpDef) -> bool {
    def.intrinsic.is_none() || def.verify.is_some()
}

/// Returns the dialect, and the numbers of operands, results and properties.
fn shape(def: &OpDef) -> (&str, [usize; 3]) {
    let numbers = [def.operands.len(), def.results.len(), def.props.len()];
    (def.dialect(), numbers)
}

/// The trials on one piece.
struct Trial<'c> {
    ctx: &'c Context,
    names: &'c [Known],
    /// The number of verified bodies. `printed` is the number of printed ones.
    verified: usize,
    printed: usize,
    /// The panics, keyed by source location, with the operations of the first occurrence.
    panics: BTreeMap<String, String>,
}

thread_local! {
    /// The source location of the last panic of this thread.
    static PLACE: RefCell<String> = RefCell::default();
}

impl Trial<'_> {
    /// Verifies damaged variants of a piece.
    fn piece(&mut self, text: &str, is_template: bool) {
        let Some(valid) = parse_text(self.ctx, text) else {
            panic!("valid text:\n{text}");
        };
        let mut verifier = Verifier::new(self.ctx);
        for way in bodies(&valid) {
            let inner = way
                .iter()
                .fold(&valid, |body, &op| body.nested(op).expect("a body"));
            for op in inner.walk(OpId::ROOT).filter(|op| *op != OpId::ROOT) {
                let def = self.ctx.op_def(inner.name(op));
                let known = def.is_some();
                // The neighbours of an intrinsic call are other such calls, which do not inspect their neighbours.
                let is_template = is_template && def.is_none_or(|def| def.intrinsic.is_none());
                for kind in [
                    Damage::None,
                    Damage::Late,
                    Damage::NoOperands,
                    Damage::NoBlocks,
                    Damage::NoOps,
                ] {
                    let mut broken = valid.clone();
                    if damage(body_at(&mut broken, &way), op, kind) {
                        let all_names = is_template || !known;
                        self.damaged(&mut verifier, &mut broken, (&way, op), all_names);
                    }
                }
            }
        }
    }

    fn damaged(
        &mut self,
        verifier: &mut Verifier<'_>,
        broken: &mut Body,
        (way, op): (&[OpId], OpId),
        all_names: bool,
    ) {
        self.check(verifier, broken, true);
        let own = body_at(broken, way).name(op);
        let is_nested = body_at(broken, way).nested(op).is_some();
        for (name, def, props) in self.names {
            if *name != own && !all_names {
                continue;
            }
            if def.has(Traits::ISOLATED_FROM_ABOVE) != is_nested {
                continue;
            }
            for props in props {
                body_at(broken, way).set_name(op, *name, props);
                self.check(verifier, broken, *name == own);
            }
        }
    }

    fn check(&mut self, verifier: &mut Verifier<'_>, body: &Body, show: bool) {
        let mut diags = Diagnostics::new();
        let mut report = Reporter {
            ctx: self.ctx,
            diags: &mut diags,
        };
        self.verified += 1;
        let checked = catch_unwind(AssertUnwindSafe(|| {
            let _ = verifier.body(body, None, &mut report);
        }));
        if checked.is_err() {
            self.note("verifier", body);
        }
        if show {
            self.printed += 1;
            let printed = catch_unwind(AssertUnwindSafe(|| {
                print(&AsmTables::new(self.ctx), body, &PrintOptions::default());
            }));
            if printed.is_err() {
                self.note("printer", body);
            }
        }
    }

    /// Records a panic with its operation, unless a panic at the same location was recorded.
    fn note(&mut self, what: &str, body: &Body) {
        let place = PLACE.with_borrow(String::clone);
        let text = || {
            let generic = PrintOptions {
                generic: true,
                ..PrintOptions::default()
            };
            print(&AsmTables::new(self.ctx), body, &generic)
        };
        self.panics
            .entry(format!("{what}: {place}"))
            .or_insert_with(text);
    }
}

#[test]
fn nothing_panics_next_to_a_broken_operation() {
    let ctx = terrace::context();
    let ops = all_ops(&ctx);
    drop(ctx);
    let (templates, forms) = all_forms(terrace::context, &ops, 1);
    let generic = |forms: Forms| forms.texts.into_iter().map(|form| form.1);
    let mut pieces: Vec<(String, bool)> = generic(templates).map(|text| (text, true)).collect();
    pieces.extend(
        forms
            .into_iter()
            .flat_map(generic)
            .map(|text| (text, false)),
    );
    std::panic::set_hook(Box::new(|info| {
        // For a panic in an accessor, the location of the caller is more informative.
        let trace = Backtrace::force_capture().to_string();
        let frames = trace.lines().filter(|line| line.contains("./crates/"));
        let caller = frames.map(str::trim).find(|line| {
            !line.contains("/ir/src/body")
                && !line.contains("/ir/src/view")
                && !line.contains("/tests/")
        });
        let caller = caller.unwrap_or_default();
        PLACE.with_borrow_mut(|place| *place = format!("{info} {caller}"));
    }));
    let panics: Mutex<BTreeMap<String, String>> = Mutex::default();
    std::thread::scope(|scope| {
        for nth in 0..2 {
            let (pieces, panics) = (&pieces, &panics);
            scope.spawn(move || {
                let ctx = context();
                let mut shapes = BTreeSet::new();
                let names: Vec<_> = all_ops(&ctx)
                    .into_iter()
                    .filter(|def| stands_for_itself(def) || shapes.insert(shape(def)))
                    .filter_map(|def| Some((ctx.name_of(def)?, def, wrong_props(&ctx, def))))
                    .collect();
                let mut trial = Trial {
                    ctx: &ctx,
                    names: &names,
                    verified: 0,
                    printed: 0,
                    panics: BTreeMap::new(),
                };
                for (text, is_template) in pieces.iter().skip(nth).step_by(2) {
                    trial.piece(text, *is_template);
                }
                panics.lock().expect("no panic").append(&mut trial.panics);
                println!("{} verified, {} printed", trial.verified, trial.printed);
            });
        }
    });
    let _ = std::panic::take_hook();
    let panics = panics.into_inner().expect("no panic");
    let panics: Vec<String> = panics
        .iter()
        .map(|(place, text)| format!("{place}:\n{text}"))
        .collect();
    assert!(panics.is_empty(), "{}", panics.join("\n"));
    assert!(pieces.len() > 400, "only {} pieces", pieces.len());
}
