//! Verifies global variables, aliases and ifuncs.

use super::state::Verifier;
use super::{
    Checked, HUGE_ALIGN, Item, KnownIntrinsics, MAX_ALIGN, Problem, check, ensure, need, refuse,
    refuse_debug,
};
use crate::body::MdKindId;
use crate::constants::{Const, ConstKind, ExprOp};
use crate::context::Context;
use crate::metadata::{Md, MdKind, NodeKind};
use crate::module::{Alias, Comdat, GlobalValue, GlobalVariable, IFunc, Module};
use crate::symbols::{Symbol, SymbolKind};
use crate::types::{Type, TypeKind};
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_llvm_words::{DllStorage, Linkage, Visibility};

/// The linkages that aliases may have.
const ALIAS_LINKAGE: [Linkage; 8] = [
    Linkage::External,
    Linkage::AvailableExternally,
    Linkage::LinkOnceAny,
    Linkage::LinkOnceOdr,
    Linkage::WeakAny,
    Linkage::WeakOdr,
    Linkage::Internal,
    Linkage::Private,
];

const UNDEFINED_RESOLVER: &str = "IFunc resolver must be a definition";

impl Context {
    /// Verifies a global variable.
    pub fn verify_global(&self, global: &GlobalVariable) -> Result<(), Problem> {
        let known = KnownIntrinsics::default();
        let mut v = Verifier::new(self, &known);
        let checked = v.global_variable(global);
        v.report(checked);
        match v.problems.into_iter().next() {
            Some(problem) => Err(problem),
            None => Ok(()),
        }
    }
}

impl Verifier<'_> {
    /// Verifies the rules for global values of any kind.
    pub(super) fn global_value(
        &mut self,
        value: &GlobalValue,
        comdat: Option<Comdat>,
        align: Option<u64>,
        attachments: &[(MdKindId, Md)],
        is_declaration: bool,
    ) -> Checked {
        let ctx = self.ctx;
        let item = Item::Symbol(value.symbol);
        self.global_words(value)?;
        let info = ctx.symbols.info(value.symbol);
        let is_function = info.kind == SymbolKind::Function;
        if is_declaration {
            ensure(
                matches!(value.linkage, Linkage::External | Linkage::ExternalWeak)
                    || (!is_function && value.linkage == Linkage::Common),
                [item],
            )
            .or(if is_function && self.module.is_none() {
                "invalid linkage type for function declaration"
            } else {
                "Global is external, but doesn't have external or weak linkage!"
            })?;
        }
        ensure(align.is_none_or(|align| align <= MAX_ALIGN), [item]).or(HUGE_ALIGN)?;
        for &(kind, md) in attachments {
            match kind {
                MdKindId::ASSOCIATED => self.associated(value.symbol, md)?,
                MdKindId::IMPLICIT_REF => {
                    self.implicit_reference(value.symbol, md, is_declaration)?
                }
                MdKindId::ABSOLUTE_SYMBOL => {
                    let bits = ctx.layout.pointer_bits(info.address_space);
                    let bound = ctx.metadata.operands(md).first().copied().flatten();
                    let ty = match bound.map(|md| ctx.metadata.kind(md)) {
                        Some(MdKind::Value(constant)) => ctx.consts.type_of(*constant),
                        _ => Type::VOID,
                    };
                    // If the first bound does not have the address type, `VOID` makes the check of the ranges fail.
                    let wanted = match ctx.types.int_width(ty) == Some(bits) {
                        true => ty,
                        false => Type::VOID,
                    };
                    let mismatch = "Range types must match instruction type!";
                    let checked = self.ranges(md, wanted, mismatch, item, true);
                    self.report(checked);
                }
                _ => {}
            }
        }
        let is_variable = info.kind == SymbolKind::Variable;
        if value.linkage == Linkage::Appending {
            ensure(is_variable, [item]).or("Only global variables can have appending linkage!")?;
            ensure(
                matches!(ctx.types.kind(info.value_type), TypeKind::Array { .. }),
                [item],
            )
            .or("Only global arrays can have appending linkage!")?;
        }
        ensure(
            comdat.is_none() || !is_declaration && value.linkage != Linkage::AvailableExternally,
            [item],
        )
        .or("Declaration may not be in a Comdat!")?;
        match value.dll_storage {
            DllStorage::Export => ensure(value.visibility != Visibility::Hidden, [item])
                .or("dllexport GlobalValue must have default or protected visibility")?,
            DllStorage::Import => {
                ensure(value.visibility == Visibility::Default, [item])
                    .or("dllimport GlobalValue must have default visibility")?;
                ensure(!value.dso_local, [item])
                    .or("GlobalValue with DLLImport Storage is dso_local!")?;
                ensure(
                    is_declaration
                        && matches!(value.linkage, Linkage::External | Linkage::ExternalWeak)
                        || value.linkage == Linkage::AvailableExternally,
                    [item],
                )
                .or("Global is marked as dllimport, but not external")?;
            }
            DllStorage::Default => {}
        }
        Ok(())
    }

    /// Verifies the combination of linkage, visibility and DLL storage class of a global value that is verified
    /// without a module. The readers of text and bitcode have their own rules for it.
    pub(super) fn global_words(&self, value: &GlobalValue) -> Checked {
        if self.module.is_some() {
            return Ok(());
        }
        match GlobalValue::word_problem(value.linkage, value.visibility, value.dll_storage) {
            Some(problem) => refuse(problem, [Item::Symbol(value.symbol)]),
            None => Ok(()),
        }
    }

    fn associated(&self, symbol: Symbol, md: Md) -> Checked {
        let ctx = self.ctx;
        let items = [Item::Symbol(symbol), Item::Md(md)];
        let operands = ctx.metadata.operands(md);
        ensure(operands.len() == 1, items).or("associated metadata must have one operand")?;
        let operand =
            need(operands[0], items).or("associated metadata must have a global value")?;
        let MdKind::Value(constant) = *ctx.metadata.kind(operand) else {
            return refuse("associated metadata must be ValueAsMetadata", items);
        };
        ensure(ctx.types.is_ptr(ctx.consts.type_of(constant)), items)
            .or("associated value must be pointer typed")?;
        let other = ctx.strip_casts(constant);
        ensure(ctx.consts.kind(other) != ConstKind::Symbol(symbol), items)
            .or("global values should not associate to themselves")
    }

    fn implicit_reference(&self, symbol: Symbol, md: Md, is_declaration: bool) -> Checked {
        let ctx = self.ctx;
        let item = Item::Symbol(symbol);
        let items = [item, Item::Md(md)];
        ensure(!is_declaration, [item]).or("ref metadata must not be placed on a declaration")?;
        let operands = ctx.metadata.operands(md);
        ensure(operands.len() == 1, items).or("ref metadata must have one operand")?;
        let value = operands[0].map(|md| ctx.metadata.kind(md));
        let Some(&MdKind::Value(constant)) = value else {
            return refuse("ref metadata must be ValueAsMetadata", items);
        };
        ensure(ctx.types.is_ptr(ctx.consts.type_of(constant)), items)
            .or("ref value must be pointer typed")?;
        let other = ctx.consts.kind(ctx.strip_casts(constant));
        ensure(matches!(other, ConstKind::Symbol(_)), items)
            .or("ref metadata must point to a GlobalObject")?;
        ensure(other != ConstKind::Symbol(symbol), items)
            .or("values should not reference themselves")
    }

    /// Verifies a global variable.
    pub(super) fn global_variable(&mut self, global: &GlobalVariable) -> Checked {
        let ctx = self.ctx;
        let value = &global.value;
        let item = Item::Symbol(value.symbol);
        let ty = ctx.symbols.info(value.symbol).value_type;
        if let Some(initializer) = global.initializer {
            ensure(ctx.consts.type_of(initializer) == ty, [item])
                .or("Global variable initializer type does not match global variable type!")?;
            ensure(ctx.is_sized(ty), [item]).or("Global variable initializer must be sized")?;
            if value.linkage == Linkage::Common {
                ensure(ctx.is_null(initializer), [item])
                    .or("'common' global must have a zero initializer!")?;
                ensure(!global.constant, [item])
                    .or("'common' global may not be marked constant!")?;
                ensure(global.comdat.is_none(), [item])
                    .or("'common' global may not be in a Comdat!")?;
            }
        }
        match ctx.symbols.name(value.symbol) {
            b"llvm.global_ctors" | b"llvm.global_dtors" => self.constructors(global, ty)?,
            b"llvm.used" | b"llvm.compiler.used" => self.used(global, ty)?,
            _ => {}
        }
        for &(kind, md) in &global.attachments {
            if kind != MdKindId::DBG || self.module.is_none() {
                continue;
            }
            let checked = match ctx.metadata.node_kind(md) {
                Some(NodeKind::GlobalVariableExpression) => self.global_expression(md),
                _ => {
                    return refuse_debug(
                        "!dbg attachment of global variable must be a DIGlobalVariableExpression",
                        [],
                    );
                }
            };
            self.report(checked);
        }
        ensure(
            !ctx.is_scalable_inside(ty) && !ctx.is_scalable_target(ty),
            [item],
        )
        .or("Globals cannot contain scalable types")?;
        if let Some(initializer) = global.initializer {
            let checked = self.constant_expressions(initializer);
            self.report(checked);
        }
        let checked = self.global_value(
            value,
            global.comdat,
            global.align,
            &global.attachments,
            global.initializer.is_none(),
        );
        self.report(checked);
        Ok(())
    }

    /// Verifies the rules for lists that the linker appends to. Nothing else may use such a list.
    fn appended_list(&self, global: &GlobalVariable) -> Checked {
        let item = Item::Symbol(global.value.symbol);
        ensure(
            global.initializer.is_none() || global.value.linkage == Linkage::Appending,
            [item],
        )
        .or("invalid linkage for intrinsic global variable")?;
        ensure(!self.is_symbol_used(global.value.symbol), [item])
            .or("invalid uses of intrinsic global variable")
    }

    fn constructors(&self, global: &GlobalVariable, ty: Type) -> Checked {
        let ctx = self.ctx;
        let item = Item::Symbol(global.value.symbol);
        self.appended_list(global)?;
        if self.module.is_none() {
            return Ok(());
        }
        let TypeKind::Array { element, .. } = ctx.types.kind(ty) else {
            return Ok(());
        };
        let field = |at| ctx.types.element(element, at);
        let count = match ctx.types.kind(element) {
            TypeKind::Struct { fields, .. } => fields.len(),
            TypeKind::Identified { fields, .. } => fields.map_or(0, <[Type]>::len),
            _ => 0,
        };
        ensure(
            matches!(count, 2 | 3)
                && field(0) == Some(Type::I32)
                && field(1).is_some_and(|ty| ctx.types.is_ptr(ty)),
            [item],
        )
        .or("wrong type for intrinsic global variable")?;
        check(count == 3)
            .or("the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form")?;
        ensure(field(2).is_some_and(|ty| ctx.types.is_ptr(ty)), [item])
            .or("wrong type for intrinsic global variable")
    }

    fn used(&self, global: &GlobalVariable, ty: Type) -> Checked {
        let ctx = self.ctx;
        let item = Item::Symbol(global.value.symbol);
        self.appended_list(global)?;
        let TypeKind::Array { element, .. } = ctx.types.kind(ty) else {
            return Ok(());
        };
        ensure(ctx.types.is_ptr(element), [item]).or("wrong type for intrinsic global variable")?;
        let Some(initializer) = global.initializer else {
            return Ok(());
        };
        let ConstKind::Aggregate(members) = ctx.consts.kind(initializer) else {
            return refuse(
                "wrong initializer for intrinsic global variable",
                [initializer.into()],
            );
        };
        let name = String::from_utf8_lossy(ctx.symbols.name(global.value.symbol));
        for &member in members {
            let member = ctx.strip_casts(member);
            let ConstKind::Symbol(symbol) = ctx.consts.kind(member) else {
                let why = format!("invalid {name} member");
                return refuse(why, [member.into()]);
            };
            if ctx.symbols.name(symbol).is_empty() {
                let why = format!("members of {name} must be named");
                return refuse(why, [member.into()]);
            }
        }
        Ok(())
    }

    /// Returns true if anything in the module refers to a symbol.
    fn is_symbol_used(&self, symbol: Symbol) -> bool {
        let Some(module) = self.module else {
            return false;
        };
        let consts = &self.ctx.consts;
        let is_it = |constant: Const| consts.kind(constant) == ConstKind::Symbol(symbol);
        if !(0..consts.len()).any(|at| is_it(Const(at))) {
            return false;
        }
        let mut pending: Vec<Const> = Vec::new();
        pending.extend(
            module
                .globals
                .iter()
                .filter_map(|global| global.initializer),
        );
        pending.extend(module.aliases.iter().map(|alias| alias.aliasee));
        pending.extend(module.ifuncs.iter().map(|ifunc| ifunc.resolver));
        for function in &module.functions {
            let parts = [function.prefix, function.prologue, function.personality];
            pending.extend(parts.into_iter().flatten());
            let body = &function.body;
            for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
                body.kind(inst)
                    .for_each_operand(|operand| pending.extend(operand.as_const()));
            }
        }
        let mut seen = FxHashSet::default();
        while let Some(constant) = pending.pop() {
            if is_it(constant) {
                return true;
            }
            if seen.insert(constant) {
                pending.extend(consts.parts(constant));
            }
        }
        false
    }

    /// Verifies the constant expressions in a constant.
    pub(super) fn constant_expressions(&mut self, root: Const) -> Checked {
        let ctx = self.ctx;
        if matches!(
            ctx.consts.kind(root),
            ConstKind::Int(_) | ConstKind::Symbol(_) | ConstKind::Null | ConstKind::Data(_)
        ) || !self.seen_consts.insert(root)
        {
            return Ok(());
        }
        let mut pending = vec![root];
        while let Some(constant) = pending.pop() {
            let (ty, kind) = ctx.consts.get(constant);
            if let ConstKind::Expr(expr) = kind
                && expr.op == ExprOp::BitCast
                && let Some(&operand) = expr.operands.first()
            {
                ensure(
                    ctx.is_bitcast(ctx.consts.type_of(operand), ty),
                    [constant.into()],
                )
                .or("Invalid bitcast")?;
            }
            for part in ctx.consts.parts(constant) {
                if self.seen_consts.insert(part) {
                    pending.push(part);
                }
            }
        }
        Ok(())
    }

    /// Verifies an ifunc.
    pub(super) fn ifunc(&mut self, module: &Module, ifunc: &IFunc) -> Checked {
        let ctx = self.ctx;
        let item = Item::Symbol(ifunc.value.symbol);
        let linkage = ifunc.value.linkage;
        let is_external = linkage == Linkage::AvailableExternally;
        ensure(ALIAS_LINKAGE.contains(&linkage) && !is_external, [item])
            .or("IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!")?;
        let resolver = module.aliasee_symbol(ifunc.resolver);
        let resolver =
            resolver.filter(|&symbol| ctx.symbols.info(symbol).kind == SymbolKind::Function);
        let resolver = need(resolver, [item]).or("IFunc must have a Function resolver")?;
        let is_defined = self.function_of(resolver).is_none_or(|function| {
            !function.body.is_empty() && function.value.linkage != Linkage::AvailableExternally
        });
        ensure(is_defined, [item]).or(UNDEFINED_RESOLVER)?;
        ctx.verify_resolver(ifunc, resolver)
    }
}

impl Context {
    fn verify_resolver(&self, ifunc: &IFunc, resolver: Symbol) -> Checked {
        let item = Item::Symbol(ifunc.value.symbol);
        let info = self.symbols.info(resolver);
        let result = self.types.function_result(info.value_type);
        ensure(self.types.is_ptr(result), [item]).or("IFunc resolver must return a pointer")?;
        let space = self.symbols.info(ifunc.value.symbol).address_space;
        let ty = self.consts.type_of(ifunc.resolver);
        let of_resolver = match self.types.kind(ty) {
            TypeKind::Ptr(space) => space,
            _ => info.address_space,
        };
        ensure(of_resolver == space, [item]).or("IFunc resolver has incorrect type")
    }

    /// Returns true for scalable target extension types.
    fn is_scalable_target(&self, ty: Type) -> bool {
        matches!(
            self.types.kind(ty),
            TypeKind::TargetExt {
                name: b"aarch64.svcount" | b"riscv.vector.tuple",
                ..
            }
        )
    }
}

/// Returns true if the object format of a target is COFF. COFF is the default for Windows and UEFI.
fn is_coff(triple: &[u8]) -> bool {
    let mut parts = triple.splitn(4, |&byte| byte == b'-').skip(2);
    let os = parts.next().unwrap_or_default();
    let environment = parts.next().unwrap_or_default();
    if environment.ends_with(b"coff") {
        return !environment.ends_with(b"xcoff");
    }
    let others: [&[u8]; 5] = [b"elf", b"goff", b"macho", b"wasm", b"spirv"];
    let systems: [&[u8]; 3] = [b"windows", b"win32", b"uefi"];
    !others.iter().any(|format| environment.ends_with(format))
        && systems.iter().any(|system| os.starts_with(system))
}

/// The possible targets of aliases, keyed by symbol.
pub(super) struct AliasTargets<'m> {
    aliases: FxHashMap<Symbol, &'m Alias>,
    /// Global variables; true for definitions.
    globals: FxHashMap<Symbol, bool>,
    /// Valid aliases whose chain was followed to its end.
    done: FxHashSet<Symbol>,
}

impl Module {
    /// Returns the global value that an alias or ifunc stands for, through casts and other aliases.
    fn aliasee_symbol(&self, constant: Const) -> Option<Symbol> {
        let mut constant = constant;
        for _ in 0..=self.aliases.len() {
            let ConstKind::Symbol(symbol) = self.ctx.consts.kind(self.ctx.strip_casts(constant))
            else {
                return None;
            };
            let mut aliases = self.aliases.iter();
            match aliases.find(|alias| alias.value.symbol == symbol) {
                Some(alias) => constant = alias.aliasee,
                None => return Some(symbol),
            }
        }
        None
    }

    /// Returns the linkage of a global value.
    fn linkage_of(&self, symbol: Symbol) -> Option<Linkage> {
        let values = (self.globals.iter().map(|global| &global.value))
            .chain(self.functions.iter().map(|function| &function.value))
            .chain(self.aliases.iter().map(|alias| &alias.value))
            .chain(self.ifuncs.iter().map(|ifunc| &ifunc.value));
        let mut values = values.filter(|value| value.symbol == symbol);
        values.next().map(|value| value.linkage)
    }

    /// Verifies the comdats. In COFF, the symbol that names a comdat must not be private.
    pub fn verify_comdats(&self) -> Result<(), Problem> {
        self.comdats_checked().map_err(|problem| *problem)
    }

    pub(super) fn comdats_checked(&self) -> Checked {
        if self.comdats.is_empty() || !is_coff(&self.target_triple) {
            return Ok(());
        }
        let values = (self.globals.iter().map(|global| &global.value))
            .chain(self.functions.iter().map(|function| &function.value))
            .chain(self.aliases.iter().map(|alias| &alias.value))
            .chain(self.ifuncs.iter().map(|ifunc| &ifunc.value));
        let private: FxHashMap<&[u8], Symbol> = values
            .filter(|value| value.linkage == Linkage::Private)
            .map(|value| (self.ctx.symbols.name(value.symbol), value.symbol))
            .collect();
        for (name, _) in &self.comdats {
            if let Some(&symbol) = private.get(&**name) {
                return refuse(
                    "comdat global value has private linkage",
                    [Item::Symbol(symbol)],
                );
            }
        }
        Ok(())
    }

    /// Verifies the properties and resolvers of ifuncs. The error contains the symbol of the ifunc. `is_defined`
    /// returns true for functions with a body.
    pub fn verify_ifuncs(
        &self,
        is_defined: impl Fn(Symbol) -> bool,
    ) -> Result<(), (Symbol, Problem)> {
        let known = KnownIntrinsics::default();
        let verifier = Verifier::new(&self.ctx, &known);
        for ifunc in &self.ifuncs {
            let symbol = ifunc.value.symbol;
            verifier
                .global_words(&ifunc.value)
                .map_err(|problem| (symbol, *problem))?;
            if let Some(function) = self.aliasee_symbol(ifunc.resolver)
                && self.ctx.symbols.info(function).kind == SymbolKind::Function
            {
                let is_external = self.linkage_of(function) == Some(Linkage::AvailableExternally);
                ensure(is_defined(function) && !is_external, [Item::Symbol(symbol)])
                    .or(UNDEFINED_RESOLVER)
                    .map_err(|problem| (symbol, *problem))?;
            }
            if let ConstKind::Symbol(resolver) = self.ctx.consts.kind(ifunc.resolver) {
                self.ctx
                    .verify_resolver(ifunc, resolver)
                    .map_err(|problem| (ifunc.value.symbol, *problem))?;
            }
        }
        Ok(())
    }

    /// Verifies the aliasees of aliases. The error contains the symbol of the alias. `is_defined` returns true for
    /// functions with a body.
    pub fn verify_aliases(
        &self,
        is_defined: impl Fn(Symbol) -> bool,
    ) -> Result<(), (Symbol, Problem)> {
        if self.aliases.is_empty() {
            return Ok(());
        }
        let mut targets = self.alias_targets();
        let known = KnownIntrinsics::default();
        let verifier = Verifier::new(&self.ctx, &known);
        for alias in &self.aliases {
            let symbol = alias.value.symbol;
            verifier
                .global_words(&alias.value)
                .map_err(|problem| (symbol, *problem))?;
            self.verify_alias(alias, &mut targets, &is_defined)
                .map_err(|problem| (symbol, *problem))?;
        }
        Ok(())
    }

    pub(super) fn alias_targets(&self) -> AliasTargets<'_> {
        let (aliases, globals) = (self.aliases.iter(), self.globals.iter());
        AliasTargets {
            aliases: aliases.map(|alias| (alias.value.symbol, alias)).collect(),
            globals: globals
                .map(|global| {
                    let is_definition = global.initializer.is_some()
                        && global.value.linkage != Linkage::AvailableExternally;
                    (global.value.symbol, is_definition)
                })
                .collect(),
            done: FxHashSet::default(),
        }
    }

    pub(super) fn verify_alias<'m>(
        &'m self,
        alias: &Alias,
        targets: &mut AliasTargets<'m>,
        is_defined: &impl Fn(Symbol) -> bool,
    ) -> Checked {
        let item = Item::Symbol(alias.value.symbol);
        ensure(ALIAS_LINKAGE.contains(&alias.value.linkage), [item])
            .or("Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!")?;
        ensure(
            matches!(
                self.ctx.consts.kind(alias.aliasee),
                ConstKind::Symbol(_) | ConstKind::Expr(_)
            ),
            [item],
        )
        .or("Aliasee should be either GlobalValue or ConstantExpr")?;
        let is_external = alias.value.linkage == Linkage::AvailableExternally;
        let mut constants = vec![alias.aliasee];
        let mut seen = FxHashSet::default();
        seen.insert(alias.value.symbol);
        // On a chain without branches, no alias beyond a valid one can repeat, because the valid alias would be in
        // the same cycle.
        let mut is_single_way = true;
        while let Some(constant) = constants.pop() {
            if is_external {
                let linkage = match self.ctx.consts.kind(constant) {
                    ConstKind::Symbol(symbol) => self.linkage_of(symbol),
                    _ => None,
                };
                ensure(linkage == Some(Linkage::AvailableExternally), [item]).or(
                    "available_externally alias must point to available_externally global value",
                )?;
            }
            let symbol = match self.ctx.consts.kind(constant) {
                ConstKind::Symbol(symbol) => symbol,
                ConstKind::Expr(expr) => {
                    let operands: &[Const] = match expr.op {
                        ExprOp::GetElementPtr => expr.operands.get(..1).unwrap_or(&[]),
                        _ => expr.operands,
                    };
                    is_single_way &= operands.len() < 2;
                    constants.extend(operands);
                    continue;
                }
                _ => continue,
            };
            if let Some(next) = targets.aliases.get(&symbol) {
                ensure(seen.insert(symbol), [item]).or("Aliases cannot form a cycle")?;
                ensure(!next.value.linkage.is_interposable(), [item])
                    .or("Alias cannot point to an interposable alias")?;
                if !(is_single_way && targets.done.contains(&symbol)) {
                    constants.push(next.aliasee);
                }
                continue;
            }
            let defined = match targets.globals.get(&symbol) {
                Some(&is_definition) => is_definition,
                None => is_defined(symbol),
            };
            ensure(defined || is_external, [item]).or("Alias must point to a definition")?;
        }
        targets.done.insert(alias.value.symbol);
        Ok(())
    }
}
