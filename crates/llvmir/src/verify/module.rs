//! Verifies a whole module.

use super::intrinsics::KnownIntrinsics;
use super::nodes::Locations;
use super::state::{IntrinsicUser, Verifier};
use super::{Item, Verified, ensure, refuse, refuse_debug, report};
use crate::body::Inst;
use crate::constants::{Const, ConstKind};
use crate::metadata::NodeKind;
use crate::module::Module;
use crate::symbols::Symbol;

const DEOPTIMIZE: &[u8] = b"llvm.experimental.deoptimize.";

impl Module {
    /// Verifies the module as LLVM does, and reports all problems with LLVM's messages in LLVM's order.
    ///
    /// If only the debug information is broken, LLVM warns and continues without it: see
    /// [`Module::strip_debug_info`].
    pub fn verify(&mut self) -> Verified {
        let mut known = KnownIntrinsics::default();
        for at in 0..self.functions.len() {
            let symbol = self.functions[at].value.symbol;
            if self.ctx.is_intrinsic(symbol) {
                known.resolve(&mut self.ctx, symbol);
            }
        }
        let module = &*self;
        let mut v = Verifier::new(&module.ctx, &known);
        v.module(module);
        Verified {
            text: report::text(module, &v.problems),
            is_broken: v.is_broken,
            is_debug_info_broken: v.is_debug_broken,
        }
    }
}

impl<'a> Verifier<'a> {
    fn module(&mut self, module: &'a Module) {
        self.module = Some(module);
        let functions = module.functions.iter().enumerate();
        self.functions = functions
            .map(|(at, function)| (function.value.symbol, at))
            .collect();
        let globals = module.globals.iter().enumerate();
        self.globals = globals
            .map(|(at, global)| (global.value.symbol, at))
            .collect();
        self.find_intrinsic_users(module);
        for at in 0..module.functions.len() {
            self.function(module, at);
        }
        self.frame_indices();
        for global in &module.globals {
            let checked = self.global_variable(global);
            self.report(checked);
        }
        self.aliases(module);
        for ifunc in &module.ifuncs {
            let checked = self.ifunc(module, ifunc);
            self.report(checked);
        }
        self.named_lists(module);
        self.report(module.comdats_checked());
        self.module_flags(module);
        self.string_lists(module);
        self.listed_units(module);
        self.deoptimizations(module);
    }

    /// Collects the users of intrinsics other than direct calls.
    fn find_intrinsic_users(&mut self, module: &'a Module) {
        let ctx = self.ctx;
        let has_intrinsics = module
            .functions
            .iter()
            .any(|function| ctx.is_intrinsic(function.value.symbol));
        if !has_intrinsics {
            return;
        }
        let intrinsic = |constant: Const| match ctx.consts.kind(constant) {
            ConstKind::Symbol(symbol) => ctx.is_intrinsic(symbol).then_some(symbol),
            _ => None,
        };
        let mut users: Vec<(Symbol, IntrinsicUser)> = Vec::new();
        for global in &module.globals {
            if let Some(symbol) = global.initializer.and_then(intrinsic) {
                users.push((symbol, IntrinsicUser::Global(global.value.symbol)));
            }
        }
        for (at, function) in module.functions.iter().enumerate() {
            let body = &function.body;
            for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
                let kind = body.kind(inst);
                let call = kind.call();
                let mut place = 0;
                kind.for_each_operand(|operand| {
                    let this = place;
                    place += 1;
                    let Some(symbol) = operand.as_const().and_then(intrinsic) else {
                        return;
                    };
                    if let Some(call) = call {
                        let ty = ctx.symbols.info(symbol).value_type;
                        let is_call = this == 0 && ty == call.function_type;
                        // The bundle for a returned Objective-C object contains the function that takes ownership.
                        let is_bundled = this > call.args.len();
                        if is_call || is_bundled {
                            return;
                        }
                    }
                    users.push((symbol, IntrinsicUser::Inst(at, inst)));
                });
            }
        }
        for at in 0..ctx.consts.len() {
            let constant = Const(at);
            if matches!(
                ctx.consts.kind(constant),
                ConstKind::Aggregate(_) | ConstKind::Expr(_)
            ) {
                for part in ctx.consts.parts(constant) {
                    if let Some(symbol) = intrinsic(part) {
                        users.push((symbol, IntrinsicUser::Const(constant)));
                    }
                }
            }
        }
        for (symbol, user) in users {
            self.intrinsic_users.insert(symbol, user);
        }
    }

    /// Returns the frame data of a function: its symbol, the number of objects, and the largest index + 1.
    pub(super) fn frame_escape(&mut self, symbol: Symbol) -> &mut (Symbol, u64, u64) {
        let known = self
            .frame_escapes
            .iter()
            .position(|(other, ..)| *other == symbol);
        let at = known.unwrap_or_else(|| {
            self.frame_escapes.push((symbol, 0, 0));
            self.frame_escapes.len() - 1
        });
        &mut self.frame_escapes[at]
    }

    fn frame_indices(&mut self) {
        for (symbol, count, end) in std::mem::take(&mut self.frame_escapes) {
            let checked = ensure(end <= count, [Item::Symbol(symbol)])
                .or("all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function");
            self.report(checked);
        }
    }

    fn aliases(&mut self, module: &'a Module) {
        if module.aliases.is_empty() {
            return;
        }
        let mut targets = module.alias_targets();
        let defined: rustc_hash::FxHashSet<Symbol> = module
            .functions
            .iter()
            .filter(|function| {
                !function.body.is_empty()
                    && function.value.linkage != crate::Linkage::AvailableExternally
            })
            .map(|function| function.value.symbol)
            .chain(module.ifuncs.iter().map(|ifunc| ifunc.value.symbol))
            .collect();
        for alias in &module.aliases {
            let is_defined = |symbol| defined.contains(&symbol);
            let checked = module.verify_alias(alias, &mut targets, &is_defined);
            let is_good = checked.is_ok();
            self.report(checked);
            if is_good {
                let checked = self.global_value(&alias.value, None, None, &[], false);
                self.report(checked);
            }
        }
    }

    fn named_lists(&mut self, module: &'a Module) {
        let metadata = &self.ctx.metadata;
        for (at, (name, list)) in module.named_metadata.iter().enumerate() {
            let item = Item::List(at);
            let is_units = **name == *b"llvm.dbg.cu";
            if name.starts_with(b"llvm.dbg.") && !is_units {
                self.report(refuse_debug(
                    "unrecognized named metadata node in the llvm.dbg namespace",
                    [item],
                ));
                continue;
            }
            for &md in list {
                if is_units && metadata.node_kind(md) != Some(NodeKind::CompileUnit) {
                    self.report(refuse_debug("invalid compile unit", [item, Item::Md(md)]));
                    break;
                }
                self.visit_node(md, Locations::Allowed);
            }
            if **name == *b"llvm.errno.tbaa" {
                self.report(
                    ensure(!list.is_empty(), [item])
                        .or("llvm.errno.tbaa must have at least one operand"),
                );
                for &md in list {
                    let checked = match metadata.operands(md).is_empty() {
                        true => refuse("TBAA metadata cannot have 0 operands", [Item::Md(md)]),
                        false => self.access_tag(Item::Md(md), Inst(0), md),
                    };
                    self.report(checked);
                }
            }
        }
    }

    fn string_lists(&mut self, module: &'a Module) {
        for name in ["llvm.ident", "llvm.commandline"] {
            let mut lists = module.named_metadata.iter();
            let Some((_, list)) = lists.find(|(other, _)| **other == *name.as_bytes()) else {
                continue;
            };
            for &md in list {
                let checked = self.one_string(md, name);
                if checked.is_err() {
                    self.report(checked);
                    break;
                }
            }
        }
    }

    fn listed_units(&mut self, module: &'a Module) {
        let metadata = &self.ctx.metadata;
        let mut lists = module.named_metadata.iter();
        let listed = lists.find(|(name, _)| **name == *b"llvm.dbg.cu");
        let listed = listed.map_or(&[][..], |(_, list)| list);
        for unit in std::mem::take(&mut self.units) {
            let is_listed = listed
                .iter()
                .any(|&other| metadata.canonical(other) == metadata.canonical(unit));
            if !is_listed {
                self.report(refuse_debug(
                    "DICompileUnit not listed in llvm.dbg.cu",
                    [Item::Md(unit)],
                ));
                return;
            }
        }
    }

    fn deoptimizations(&mut self, module: &'a Module) {
        let mut declared = module.functions.iter().filter(|function| {
            let name = self.ctx.symbols.name(function.value.symbol);
            name.starts_with(DEOPTIMIZE)
        });
        let Some(first) = declared.next() else {
            return;
        };
        let other = declared.find(|function| function.conv != first.conv);
        if let Some(other) = other {
            let items = [
                Item::Symbol(first.value.symbol),
                Item::Symbol(other.value.symbol),
            ];
            self.report(refuse("All llvm.experimental.deoptimize declarations must have the same calling convention", items));
        }
    }
}
