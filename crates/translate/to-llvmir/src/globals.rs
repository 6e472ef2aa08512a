//! Translates comdats, global variables, aliases, ifuncs, constructors and destructors.

use crate::attributes::{address_space, alignment, enum_value};
use crate::dispatch::Dispatch;
use crate::function::{FunctionTranslation, Scratch};
use crate::module::{Members, ModuleTranslation};
use terrace_builtin::attrs::int_value;
use terrace_builtin::props::{AnyType, Array, Str, Symbol};
use terrace_ir::{Attr, Failed, Loc, OpRef, RegionId, SymbolRefAttr, Type, message_text};
use terrace_llvm::{
    AliasOp, ComdatSelectorOp, GlobalCtorsOp, GlobalDtorsOp, GlobalOp, IFuncOp, ReturnOp,
};
use terrace_llvmir as ll;
use terrace_llvmir::{
    Alias, ComdatKind, Const, GlobalValue, IFunc, Linkage, MdKindId, SymbolKind, ThreadLocal,
    UnnamedAddr, Visibility,
};

/// Returns the LLVM IR linkage for the number in an attribute of the dialect.
pub(crate) fn linkage(value: u64) -> Linkage {
    Linkage::from_value(value).unwrap_or(Linkage::External)
}

pub(crate) fn visibility(value: u64) -> Visibility {
    Visibility::from_value(value).unwrap_or(Visibility::Default)
}

pub(crate) fn unnamed_addr(value: u64) -> UnnamedAddr {
    UnnamedAddr::from_value(value).unwrap_or(UnnamedAddr::None)
}

fn thread_local(set: bool) -> ThreadLocal {
    if set {
        ThreadLocal::GeneralDynamic
    } else {
        ThreadLocal::NotThreadLocal
    }
}

/// Returns true if a global with this linkage and without an initial value is a declaration. Other linkages require
/// an initial value, so the global is initialized with undef.
fn can_be_declared(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::External | Linkage::ExternalWeak)
}

impl<'a> ModuleTranslation<'a> {
    /// Reports that a symbol's name is already taken.
    fn name_taken(&mut self, name: &[u8], loc: Loc) -> Failed {
        let name = message_text(name);
        self.diags
            .error(loc, format!("redefinition of symbol '{name}' in LLVM IR"))
    }

    /// Creates the global value for a symbol.
    pub(crate) fn add_symbol(
        &mut self,
        name: Attr,
        kind: SymbolKind,
        ty: ll::Type,
        space: u32,
        loc: Loc,
    ) -> Result<GlobalValue, Failed> {
        let text = name.bytes(self.ctx).unwrap_or_default();
        match self.module.add_symbol(text, kind, ty, space) {
            Some(symbol) => {
                self.symbols.insert(name, symbol);
                Ok(GlobalValue::new(symbol))
            }
            None => Err(self.name_taken(text, loc)),
        }
    }

    fn type_prop(&mut self, op: OpRef<'_>, slot: usize) -> Result<ll::Type, Failed> {
        let ty = op.get::<AnyType>(slot).unwrap_or(Type::NONE);
        self.scope().ty(ty, op.loc())
    }

    pub(crate) fn convert_comdats(&mut self, members: &Members<'a>) -> Result<(), Failed> {
        let ctx = self.ctx;
        for op in &members.comdats {
            for (body, region) in op.regions() {
                let selectors = body.blocks(region).flat_map(|block| body.ops(block));
                for selector in selectors.map(|id| OpRef::new(ctx, body, id)) {
                    let Some(selector) = selector.as_::<ComdatSelectorOp>() else {
                        continue;
                    };
                    let name = selector.sym_name_attr();
                    let kind = enum_value(ctx, Some(selector.comdat_attr()));
                    let kind = ComdatKind::from_value(kind).unwrap_or(ComdatKind::Any);
                    if self.comdats.iter().any(|(known, _)| *known == name) {
                        let message = "comdat selection symbols must be unique even in different comdat regions";
                        return Err(self.diags.error(selector.loc(), message));
                    }
                    let text = name.bytes(ctx).unwrap_or_default();
                    let comdat = self.module.add_comdat(text, kind);
                    self.comdats.push((name, comdat));
                }
            }
        }
        Ok(())
    }

    /// Returns the comdat that a property refers to.
    pub(crate) fn comdat(&self, attr: Option<Attr>) -> Option<ll::Comdat> {
        let selector = attr?.as_::<SymbolRefAttr>(self.ctx)?.leaf();
        self.comdats
            .iter()
            .find(|(name, _)| *name == selector)
            .map(|(_, comdat)| *comdat)
    }

    pub(crate) fn convert_globals(
        &mut self,
        members: &Members<'a>,
        dispatch: &Dispatch,
        scratch: &mut Scratch,
    ) -> Result<(), Failed> {
        let mut bodies: Vec<(OpRef<'a>, usize)> = Vec::with_capacity(members.globals.len());
        for op in &members.globals {
            bodies.push((*op, self.declare_global(*op)?));
        }
        let mut aliases: Vec<(OpRef<'a>, GlobalValue, ThreadLocal)> = Vec::new();
        for op in &members.aliases {
            aliases.push(self.declare_alias(*op)?);
        }
        let mut ifuncs = Vec::new();
        for op in &members.ifuncs {
            ifuncs.push((*op, self.declare_ifunc(*op)?));
        }
        // Initial values may refer to later symbols.
        for &(op, at) in &bodies {
            let value = op.prop(GlobalOp::VALUE);
            let info = self
                .module
                .ctx
                .symbols
                .info(self.module.globals[at].value.symbol);
            let mut constant = match value {
                Some(attr) => {
                    let loc = op.loc();
                    Some(self.scope().constant(info.value_type, attr, loc)?)
                }
                None => None,
            };
            let linkage = self.module.globals[at].value.linkage;
            self.check_definition(op, linkage)?;
            if constant.is_none() && !can_be_declared(linkage) {
                constant = Some(self.module.ctx.undef(info.value_type));
            }
            self.module.globals[at].initializer = constant;
        }
        self.debug_globals(&bodies);
        // Folding initializers requires facts about addresses.
        if !bodies.is_empty() || !aliases.is_empty() {
            self.module.publish();
        }
        for &(op, at) in &bodies {
            let Some(constant) = self.initializer(op, dispatch, scratch)? else {
                continue;
            };
            self.module.globals[at].initializer = Some(constant);
        }
        for (op, value, thread_local) in aliases {
            let Some(aliasee) = self.initializer(op, dispatch, scratch)? else {
                continue;
            };
            self.module.aliases.push(Alias {
                value,
                thread_local,
                aliasee,
            });
        }
        for (op, value) in ifuncs {
            let resolver = op.get::<Symbol>(IFuncOp::RESOLVER);
            let Some(resolver) = resolver.and_then(|name| self.symbols.get(name.root)) else {
                return Err(self.diags.error(op.loc(), "resolver must be a function"));
            };
            let resolver = self.module.ctx.symbol(resolver);
            self.module.ifuncs.push(IFunc { value, resolver });
        }
        self.convert_structors(members)?;
        for (op, _) in bodies {
            self.amend(op)?;
        }
        Ok(())
    }

    /// Returns an error for an initial value with `extern_weak` linkage.
    fn check_definition(&mut self, op: OpRef<'a>, linkage: Linkage) -> Result<(), Failed> {
        let is_definition = op.prop(GlobalOp::VALUE).is_some() || definition(op).is_some();
        if is_definition && linkage == Linkage::ExternalWeak {
            let message = "invalid linkage for global definition";
            return Err(self.diags.error(op.loc(), message));
        }
        Ok(())
    }

    fn declare_global(&mut self, op: OpRef<'a>) -> Result<usize, Failed> {
        let ctx = self.ctx;
        let mut ty = self.type_prop(op, GlobalOp::GLOBAL_TYPE)?;
        if let Some(text) = op.get::<Str>(GlobalOp::VALUE) {
            ty = self.module.ctx.types.array(ll::Type::I8, text.len() as u64);
        }
        let name = op.prop(GlobalOp::SYM_NAME).unwrap_or(Attr::UNIT);
        let space = op
            .prop(GlobalOp::ADDR_SPACE)
            .and_then(|attr| int_value(ctx, attr))
            .unwrap_or(0) as u32;
        let space = address_space(space);
        let text = name.bytes(ctx).unwrap_or_default();
        let Some(symbol) = self.module.add_global(text, ty, space) else {
            return Err(self.name_taken(text, op.loc()));
        };
        self.symbols.insert(name, symbol);
        let comdat = self.comdat(op.prop(GlobalOp::COMDAT));
        let attrs = self.global_attributes(op)?;
        let at = self.module.globals.len() - 1;
        let global = &mut self.module.globals[at];
        global.value.linkage = linkage(enum_value(ctx, op.prop(GlobalOp::LINKAGE)));
        global.value.dso_local = op.prop(GlobalOp::DSO_LOCAL).is_some();
        global.value.visibility = visibility(enum_value(ctx, op.prop(GlobalOp::VISIBILITY_)));
        global.value.unnamed_addr = unnamed_addr(enum_value(ctx, op.prop(GlobalOp::UNNAMED_ADDR)));
        global.constant = op.prop(GlobalOp::CONSTANT).is_some();
        global.thread_local = thread_local(op.prop(GlobalOp::THREAD_LOCAL_).is_some());
        global.externally_initialized = op.prop(GlobalOp::EXTERNALLY_INITIALIZED).is_some();
        global.comdat = comdat;
        global.attrs = attrs;
        global.align = alignment(ctx, op.prop(GlobalOp::ALIGNMENT));
        let section = op.prop(GlobalOp::SECTION).and_then(|attr| attr.bytes(ctx));
        global.section = section.unwrap_or_default().into();
        Ok(at)
    }

    /// Translates `target_specific_attrs`: names, or names and values.
    fn global_attributes(&mut self, op: OpRef<'_>) -> Result<ll::AttrSet, Failed> {
        let attrs = op.prop(GlobalOp::TARGET_SPECIFIC_ATTRS);
        let mut out = Vec::new();
        let list = "target_specific_attrs";
        self.scope()
            .named_attributes(list, attrs, op.loc(), &mut out)?;
        Ok(self.module.ctx.attr_set(&out))
    }

    fn declare_alias(
        &mut self,
        op: OpRef<'a>,
    ) -> Result<(OpRef<'a>, GlobalValue, ThreadLocal), Failed> {
        let ctx = self.ctx;
        let ty = self.type_prop(op, AliasOp::ALIAS_TYPE)?;
        let name = op.prop(AliasOp::SYM_NAME).unwrap_or(Attr::UNIT);
        let space = address_space(returned_space(op).unwrap_or(0));
        let mut value = self.add_symbol(name, SymbolKind::Alias, ty, space, op.loc())?;
        value.linkage = linkage(enum_value(ctx, op.prop(AliasOp::LINKAGE)));
        value.dso_local = op.prop(AliasOp::DSO_LOCAL).is_some();
        value.visibility = visibility(enum_value(ctx, op.prop(AliasOp::VISIBILITY_)));
        value.unnamed_addr = unnamed_addr(enum_value(ctx, op.prop(AliasOp::UNNAMED_ADDR)));
        Ok((
            op,
            value,
            thread_local(op.prop(AliasOp::THREAD_LOCAL_).is_some()),
        ))
    }

    fn declare_ifunc(&mut self, op: OpRef<'_>) -> Result<GlobalValue, Failed> {
        let ctx = self.ctx;
        let ty = self.type_prop(op, IFuncOp::I_FUNC_TYPE)?;
        let name = op.prop(IFuncOp::SYM_NAME).unwrap_or(Attr::UNIT);
        let space = op
            .prop(IFuncOp::ADDRESS_SPACE)
            .and_then(|attr| int_value(ctx, attr))
            .unwrap_or(0) as u32;
        let space = address_space(space);
        let mut value = self.add_symbol(name, SymbolKind::IFunc, ty, space, op.loc())?;
        value.linkage = linkage(enum_value(ctx, op.prop(IFuncOp::LINKAGE)));
        value.dso_local = op.prop(IFuncOp::DSO_LOCAL).is_some();
        value.visibility = visibility(enum_value(ctx, op.prop(IFuncOp::VISIBILITY_)));
        value.unnamed_addr = unnamed_addr(enum_value(ctx, op.prop(IFuncOp::UNNAMED_ADDR)));
        Ok(value)
    }

    /// Returns the constant that the region of a global or alias computes, if it has a region.
    fn initializer(
        &mut self,
        op: OpRef<'a>,
        dispatch: &Dispatch,
        scratch: &mut Scratch,
    ) -> Result<Option<Const>, Failed> {
        let Some((body, region)) = op.regions().next() else {
            return Ok(None);
        };
        let Some(block) = body.entry_block(region) else {
            return Ok(None);
        };
        // An initializer has no function, so its header is dropped.
        let mut header = ll::Function::new(self.initializer_symbol(op));
        let ctx = self.ctx;
        let mut translation =
            FunctionTranslation::new(self.scope(), dispatch, scratch, &mut header, body);
        translation.begin();
        translation.builder.add_block();
        for id in body.ops(block) {
            if OpRef::new(ctx, body, id).is::<ReturnOp>() {
                let value = (body.num_operands(id) > 0).then(|| translation.operand(id, 0));
                return Ok(value.and_then(ll::Value::as_const));
            }
            if translation.convert_op(id).is_err() {
                return Err(translation
                    .diags
                    .error(body.loc(id), "fail to convert global initializer"));
            }
            let results: Vec<_> = body.results(id).collect();
            let constant = results
                .iter()
                .all(|&result| translation.value(result).as_const().is_some());
            if results.is_empty() || !constant {
                return Err(translation
                    .diags
                    .error(body.loc(id), "unemittable constant value"));
            }
        }
        Ok(None)
    }

    fn initializer_symbol(&self, op: OpRef<'_>) -> ll::Symbol {
        let name = op
            .prop_named("sym_name")
            .and_then(|name| self.symbols.get(name));
        name.expect("invariant: the symbol was declared before its initializer is converted")
    }

    fn convert_structors(&mut self, members: &Members<'a>) -> Result<(), Failed> {
        let mut renamed = 0;
        for &(op, constructors) in &members.structors {
            let (list, functions, others) = if constructors {
                type Op = GlobalCtorsOp;
                ("llvm.global_ctors", Op::CTORS, [Op::PRIORITIES, Op::DATA])
            } else {
                type Op = GlobalDtorsOp;
                ("llvm.global_dtors", Op::DTORS, [Op::PRIORITIES, Op::DATA])
            };
            match op.get::<Array>(functions).unwrap_or_default() {
                [] => self.add_empty_structors(list, &mut renamed),
                functions => self.append_structors(op, list.as_bytes(), functions, others)?,
            }
        }
        Ok(())
    }

    /// Returns the element type of LLVM's lists of constructors and destructors.
    fn structor_row(&mut self) -> ll::Type {
        let row = [ll::Type::I32, ll::Type::PTR, ll::Type::PTR];
        self.module.ctx.types.struct_(&row, false)
    }

    /// Adds an empty list of constructors or destructors. If the list exists, appends a number to the new name, as
    /// LLVM does.
    fn add_empty_structors(&mut self, list: &str, renamed: &mut u32) {
        let row = self.structor_row();
        let ty = self.module.ctx.types.array(row, 0);
        let mut name = list.to_owned();
        while self.module.add_global(name.as_bytes(), ty, 0).is_none() {
            *renamed += 1;
            name = format!("{list}.{renamed}");
        }
        let zero = self.module.ctx.zero(ty);
        if let Some(global) = self.module.globals.last_mut() {
            global.value.linkage = Linkage::Appending;
            global.initializer = Some(zero);
        }
    }

    /// Appends to a list of constructors or destructors. A list that grows becomes the last global.
    fn append_structors(
        &mut self,
        op: OpRef<'_>,
        list: &[u8],
        functions: &[Attr],
        [priorities, data]: [usize; 2],
    ) -> Result<(), Failed> {
        let ctx = self.ctx;
        let Some(priorities) = op.get::<Array>(priorities) else {
            return Ok(());
        };
        let data = op.get::<Array>(data).unwrap_or_default();
        let row = self.structor_row();
        let llvm = &mut self.module.ctx;
        let mut rows = Vec::new();
        let existing = llvm.symbols.get(list);
        let at = existing.and_then(|symbol| {
            self.module
                .globals
                .iter()
                .position(|global| global.value.symbol == symbol)
        });
        if let Some(at) = at {
            let count = llvm.types.element_count(
                llvm.symbols
                    .info(self.module.globals[at].value.symbol)
                    .value_type,
            );
            let initializer = self.module.globals[at].initializer;
            rows.extend(
                (0..count.unwrap_or(0)).filter_map(|index| llvm.const_element(initializer?, index)),
            );
        }
        let symbol = |attr: &Attr| self.symbols.get(attr.symbol_root(ctx)?);
        for (at, (function, priority)) in functions.iter().zip(priorities).enumerate() {
            let Some(function) = symbol(function) else {
                continue;
            };
            // The elements are pointers to the default address space.
            let data = data.get(at).and_then(symbol);
            let data = data.filter(|&data| llvm.symbols.info(data).address_space == 0);
            let data = data.map_or(Const::NULL, |data| llvm.symbol(data));
            let priority =
                llvm.const_int(ll::Type::I32, int_value(ctx, *priority).unwrap_or(0) as u64);
            let function = llvm.symbol(function);
            rows.push(llvm.aggregate(row, &[priority, function, data]));
        }
        let ty = llvm.types.array(row, rows.len() as u64);
        let initializer = llvm.aggregate(ty, &rows);
        let symbol = match existing {
            None => match self.module.add_global(list, ty, 0) {
                Some(symbol) => symbol,
                None => return Err(self.name_taken(list, op.loc())),
            },
            Some(symbol) => {
                let Some(at) = at else {
                    return Err(self.name_taken(list, op.loc()));
                };
                let global = self.module.globals.remove(at);
                self.module.globals.push(global);
                let mut info = llvm.symbols.info(symbol);
                info.value_type = ty;
                llvm.symbols.set_info(symbol, info);
                symbol
            }
        };
        if let Some(global) = self
            .module
            .globals
            .iter_mut()
            .find(|global| global.value.symbol == symbol)
        {
            global.value.linkage = Linkage::Appending;
            global.initializer = Some(initializer);
        }
        Ok(())
    }

    /// Attaches debug-info variables to their globals.
    fn debug_globals(&mut self, globals: &[(OpRef<'a>, usize)]) {
        for &(op, at) in globals {
            let exprs = op.get::<Array>(GlobalOp::DBG_EXPRS);
            for &attr in exprs.unwrap_or_default() {
                if let Some(md) = self.scope().global_expression(attr) {
                    self.module.globals[at]
                        .attachments
                        .push((MdKindId::DBG, md));
                    self.debug_variables.push((attr, md));
                }
            }
        }
        let variables = std::mem::take(&mut self.debug_variables);
        self.scope().list_globals(&variables);
    }
}

/// Returns the address space of the pointer that an alias's region returns, which is that of the alias.
fn returned_space(op: OpRef<'_>) -> Option<u32> {
    let (body, region) = definition(op)?;
    let last = body.last_op(body.entry_block(region)?)?;
    let pointer = (body.num_operands(last) > 0).then(|| body.operand(last, 0))?;
    terrace_llvm::types::address_space(op.ctx, body.ty(pointer))
}

/// Returns the region of an operation with a body, and the body that contains it.
pub(crate) fn definition<'a>(op: OpRef<'a>) -> Option<(&'a terrace_ir::Body, RegionId)> {
    op.regions()
        .next()
        .filter(|(body, region)| body.entry_block(*region).is_some())
}
