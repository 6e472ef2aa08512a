//! Imports comdats, global variables, aliases, ifuncs, constructors and destructors.

use crate::attributes::named;
use crate::body::{FunctionImport, Worker};
use crate::debug::global_expressions;
use crate::functions::unnamed_addr;
use crate::lost;
use crate::shared::Shared;
use rustc_hash::FxHashSet;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Body, Builder, Failed, InsertPoint, Loc, OpId, OpView, SymbolRefAttr};
use terrace_llvm as llvm;
use terrace_llvm::attrs::ZeroAttr;
use terrace_llvm::enums::{LinkageAttr, VisibilityAttr};
use terrace_llvmir as ll;
use terrace_llvmir::{ConstKind, ExprOp, FunctionBody, SymbolKind, ThreadLocal};

/// The symbol name of the comdat table.
const COMDATS: &str = "__llvm_global_comdat";

/// Returns true if a global value is known to be defined in this linkage unit. LLVM's reader infers the same.
pub(crate) fn dso_local(value: &ll::GlobalValue) -> bool {
    value.dso_local
        || value.linkage.is_local()
        || value.visibility != ll::Visibility::Default && value.linkage != ll::Linkage::ExternalWeak
}

/// The used comdats, in the order of their first use.
#[derive(Default)]
pub(crate) struct Comdats {
    /// A reference to each used comdat, indexed by comdat.
    references: Vec<Option<Attr>>,
    used: Vec<ll::Comdat>,
}

impl Comdats {
    pub(crate) fn new(shared: &Shared<'_>) -> Self {
        let (ctx, module) = (shared.ctx, shared.module);
        let mut comdats = Comdats {
            references: vec![None; module.comdats.len()],
            used: Vec::new(),
        };
        let of_globals = module.globals.iter().map(|global| global.comdat);
        let of_functions = module.functions.iter().map(|function| function.comdat);
        for comdat in of_globals.chain(of_functions).flatten() {
            let at = comdat.index();
            if let (Some(row), Some((name, _))) =
                (comdats.references.get_mut(at), module.comdats.get(at))
                && row.is_none()
            {
                *row = Some(ctx.attr(SymbolRefAttr {
                    root: ctx.string(COMDATS),
                    nested: [ctx.string(name)].into(),
                }));
                comdats.used.push(comdat);
            }
        }
        comdats
    }

    /// Returns a reference to a comdat.
    pub(crate) fn reference(&self, comdat: Option<ll::Comdat>) -> Option<Attr> {
        self.references.get(comdat?.index()).copied().flatten()
    }

    /// Creates the comdat table, if any comdat is used.
    pub(crate) fn create(&self, shared: &Shared<'_>, builder: &mut Builder<'_>) {
        if self.used.is_empty() {
            return;
        }
        let ctx = shared.ctx;
        let table = builder.create(llvm::ComdatOp::spec(ctx.string(COMDATS)));
        let Some(region) = builder.body().region(table.id(), 0) else {
            return;
        };
        let mut inner = builder.at(builder.at);
        inner.create_block_in(region, &[]);
        for comdat in &self.used {
            let Some((name, kind)) = shared.module.comdats.get(comdat.index()) else {
                continue;
            };
            inner.create(llvm::ComdatSelectorOp::spec(ctx.string(name), *kind));
        }
    }
}

/// Returns the unnamed variables in the order of their first use: by their definition or by an initial value.
pub(crate) fn order_of_need(
    module: &ll::Module,
    nameless: &FxHashSet<ll::Symbol>,
) -> Vec<ll::Symbol> {
    let mut order = Vec::new();
    let mut met = FxHashSet::default();
    let mut seen: FxHashSet<ll::Const> = FxHashSet::default();
    for global in &module.globals {
        // The initial value is converted before the variable gets its name.
        let mut stack: Vec<ll::Const> = Vec::new();
        if nameless.contains(&global.value.symbol) && met.insert(global.value.symbol) {
            order.push(global.value.symbol);
        }
        stack.extend(global.initializer);
        while let Some(c) = stack.pop() {
            if !seen.insert(c) {
                continue;
            }
            match module.ctx.consts.kind(c) {
                ConstKind::Symbol(symbol) | ConstKind::DsoLocalEquivalent(symbol)
                    if nameless.contains(&symbol) && met.insert(symbol) =>
                {
                    order.push(symbol);
                }
                ConstKind::Aggregate(elements) => stack.extend(elements),
                ConstKind::Splat(element) => stack.push(element),
                ConstKind::Expr(expr) => stack.extend(expr.operands),
                _ => {}
            }
        }
    }
    order
}

/// Imports a global variable.
pub(crate) fn import_global(
    shared: &Shared<'_>,
    comdats: &Comdats,
    global: &ll::GlobalVariable,
    worker: &mut Worker,
    builder: &mut Builder<'_>,
) -> Result<(), Failed> {
    let unhandled = |worker: &mut Worker| {
        let text = shared.global_text(global);
        let message = format!("unhandled global variable: {text}");
        worker.diags.error(Loc::UNKNOWN, message)
    };
    let name = shared.module.ctx.symbols.name(global.value.symbol);
    if matches!(name, b"llvm.global_ctors" | b"llvm.global_dtors") {
        let Some(list) = constructors(shared, global) else {
            return Err(unhandled(worker));
        };
        lost::constructors(shared.module, global, &mut worker.losses);
        let [functions, priorities, data] = list.map(|list| shared.ctx.array(&list));
        if name == b"llvm.global_ctors" {
            let spec = llvm::GlobalCtorsOp::spec(&[], &[], &[]);
            builder.create(
                spec.ctors_attr(functions)
                    .priorities_attr(priorities)
                    .data_attr(data),
            );
        } else {
            let spec = llvm::GlobalDtorsOp::spec(&[], &[], &[]);
            builder.create(
                spec.dtors_attr(functions)
                    .priorities_attr(priorities)
                    .data_attr(data),
            );
        }
        return Ok(());
    }
    match convert_global(shared, comdats, global, worker) {
        Ok(body) => {
            builder.insert_nested(body);
            Ok(())
        }
        Err(_) => Err(unhandled(worker)),
    }
}

fn convert_global(
    shared: &Shared<'_>,
    comdats: &Comdats,
    global: &ll::GlobalVariable,
    worker: &mut Worker,
) -> Result<Body, Failed> {
    let (ctx, module) = (shared.ctx, shared.module);
    let value = &global.value;
    let info = module.ctx.symbols.info(value.symbol);
    let ty = worker.types.get(ctx, &module.ctx.types, info.value_type);
    lost::global(module, global, &mut worker.losses);
    let mut attributes = Vec::new();
    for attribute in module.ctx.attrs.set(global.attrs) {
        match named(ctx, attribute) {
            Some(attribute) => attributes.push(attribute),
            None => (worker.losses).add(&lost::attribute_of(attribute, "a global")),
        }
    }
    let align = global.align.map(|align| align as i64);
    let name = shared.symbol(value.symbol).name;
    let mut spec = llvm::GlobalOp::spec(ty, name, value.linkage)
        .constant(global.constant)
        .dso_local(dso_local(value))
        .thread_local_(global.thread_local != ThreadLocal::NotThreadLocal)
        .alignment(align)
        .addr_space(info.address_space as i32)
        .unnamed_addr_attr(unnamed_addr(ctx, value.unnamed_addr))
        .visibility_(value.visibility)
        .comdat_attr(comdats.reference(global.comdat))
        .dbg_exprs_attr(global_expressions(shared, &mut worker.known, global));
    if !global.section.is_empty() {
        spec = spec.section(&*global.section);
    }
    if !attributes.is_empty() {
        spec = spec.target_specific_attrs_attr(ctx.array(&attributes));
    }
    let body = spec.into_body(ctx, shared.module_loc);
    import_value(shared, worker, body, global.initializer, |body, value| {
        body.set_prop(OpId::ROOT, llvm::GlobalOp::VALUE, Some(value));
    })
}

/// Imports an initial value into the region of an operation, or passes it as an attribute to `set`.
fn import_value(
    shared: &Shared<'_>,
    worker: &mut Worker,
    body: Body,
    value: Option<ll::Const>,
    set: impl FnOnce(&mut Body, Attr),
) -> Result<Body, Failed> {
    let empty = FunctionBody::new();
    let mut import = FunctionImport::new(shared, worker, body, &empty);
    let Some(value) = value else {
        return Ok(import.out);
    };
    if let Some(attr) = import.constant_attr(crate::constants::Key::of(shared.module, value)) {
        set(&mut import.out, attr);
        return Ok(import.out);
    }
    import.return_constant(value)?;
    Ok(import.out)
}

impl FunctionImport<'_> {
    /// Converts a constant and returns it from the region.
    fn return_constant(&mut self, value: ll::Const) -> Result<(), Failed> {
        self.place_entry();
        let value = self.constant(value)?;
        self.at = InsertPoint::end(self.entry);
        self.create(llvm::ReturnOp::spec().arg(value));
        Ok(())
    }
}

/// Returns the functions, priorities and data of a list of constructors or destructors.
fn constructors(shared: &Shared<'_>, global: &ll::GlobalVariable) -> Option<[Vec<Attr>; 3]> {
    let (ctx, module) = (shared.ctx, shared.module);
    let consts = &module.ctx.consts;
    if global.value.linkage != ll::Linkage::Appending {
        return None;
    }
    let mut lists = [Vec::new(), Vec::new(), Vec::new()];
    let initializer = global.initializer?;
    let elements = match consts.kind(initializer) {
        ConstKind::Aggregate(elements) => elements,
        ConstKind::Null => {
            let ty = consts.type_of(initializer);
            return (module.ctx.types.element_count(ty) == Some(0)).then_some(lists);
        }
        _ => return None,
    };
    for &element in elements {
        let ConstKind::Aggregate(&[priority, function, data]) = consts.kind(element) else {
            return None;
        };
        let ConstKind::Int(priority) = consts.kind(priority) else {
            return None;
        };
        let ConstKind::Symbol(function) = consts.kind(function) else {
            return None;
        };
        if module.ctx.symbols.info(function).kind != SymbolKind::Function {
            return None;
        }
        let data = match consts.kind(data) {
            ConstKind::Symbol(symbol) => shared.symbol(symbol).reference,
            ConstKind::Null => ctx.attr(ZeroAttr {}),
            _ => return None,
        };
        lists[0].push(shared.symbol(function).reference);
        lists[1].push(ctx.i32(priority as i32));
        lists[2].push(data);
    }
    Some(lists)
}

/// Imports an alias.
pub(crate) fn import_alias(
    shared: &Shared<'_>,
    alias: &ll::Alias,
    worker: &mut Worker,
    builder: &mut Builder<'_>,
) -> Result<(), Failed> {
    let (ctx, module) = (shared.ctx, shared.module);
    let value = &alias.value;
    let info = module.ctx.symbols.info(value.symbol);
    let ty = worker.types.get(ctx, &module.ctx.types, info.value_type);
    lost::alias(alias, &mut worker.losses);
    let name = shared.symbol(value.symbol).name;
    let body = llvm::AliasOp::spec(ty, name, value.linkage)
        .dso_local(dso_local(value))
        .thread_local_(alias.thread_local != ThreadLocal::NotThreadLocal)
        .unnamed_addr_attr(unnamed_addr(ctx, value.unnamed_addr))
        .visibility_(value.visibility)
        .into_body(ctx, shared.module_loc);
    let empty = FunctionBody::new();
    let mut import = FunctionImport::new(shared, worker, body, &empty);
    import.return_constant(alias.aliasee)?;
    builder.insert_nested(import.out);
    Ok(())
}

/// Imports an ifunc.
pub(crate) fn import_ifunc(
    shared: &Shared<'_>,
    ifunc: &ll::IFunc,
    worker: &mut Worker,
    builder: &mut Builder<'_>,
) -> Result<(), Failed> {
    let (ctx, module) = (shared.ctx, shared.module);
    let value = &ifunc.value;
    let info = module.ctx.symbols.info(value.symbol);
    let ty = worker.types.get(ctx, &module.ctx.types, info.value_type);
    let resolver_type = module.ctx.consts.type_of(ifunc.resolver);
    let resolver_type = worker.types.get(ctx, &module.ctx.types, resolver_type);
    let Some(resolver) = resolver(module, ifunc.resolver) else {
        let message = "resolver of ifunc is not a function";
        return Err(worker.diags.error(shared.module_loc, message));
    };
    lost::ifunc(ifunc, &mut worker.losses);
    let name = shared.symbol(value.symbol).name;
    type Op = llvm::IFuncOp;
    let mut props = vec![None; Op::DEF.props.len()];
    props.clone_from_slice(ctx.prop_defaults(ctx.name::<Op>()));
    let mut set = |slot: usize, value: Attr| props[slot] = Some(value);
    set(Op::SYM_NAME, name);
    set(Op::I_FUNC_TYPE, ctx.type_attr(ty));
    set(Op::RESOLVER, shared.symbol(resolver).reference);
    set(Op::RESOLVER_TYPE, ctx.type_attr(resolver_type));
    set(Op::LINKAGE, LinkageAttr::attr(value.linkage, ctx));
    if dso_local(value) {
        set(Op::DSO_LOCAL, Attr::UNIT);
    }
    set(Op::ADDRESS_SPACE, ctx.i32(info.address_space as i32));
    if let Some(unnamed) = unnamed_addr(ctx, value.unnamed_addr) {
        set(Op::UNNAMED_ADDR, unnamed);
    }
    set(Op::VISIBILITY_, VisibilityAttr::attr(value.visibility, ctx));
    let body = Body::new(terrace_ir::OpSpec {
        props: &props,
        ..terrace_ir::OpSpec::new(ctx.name::<Op>(), shared.module_loc)
    });
    builder.insert_nested(body);
    Ok(())
}

/// Returns the symbol of a resolver, through casts and zero offsets.
fn resolver(module: &ll::Module, mut c: ll::Const) -> Option<ll::Symbol> {
    loop {
        match module.ctx.consts.kind(c) {
            ConstKind::Symbol(symbol) => return Some(symbol),
            ConstKind::Expr(expr) => {
                let [base, indices @ ..] = expr.operands else {
                    return None;
                };
                match expr.op {
                    ExprOp::BitCast
                    | ExprOp::AddrSpaceCast
                    | ExprOp::IntToPtr
                    | ExprOp::PtrToInt => {}
                    ExprOp::GetElementPtr
                        if indices.iter().all(|&index| module.ctx.is_null(index)) => {}
                    _ => return None,
                }
                c = *base;
            }
            _ => return None,
        }
    }
}
