//! Prepares a module for another compiler.

use terrace_llvmir::{
    AttrKind, AttrList, Attribute, CallSpec, Context, Field, Fields, FlagBehavior, Function,
    InstKind, Linkage, Location, MdKind, MdKindId, Module, NodeKind, Rewrite, ThreadLocal, Type,
    Value, Visibility,
};

/// Attributes of all functions. The documentation of the parent module gives the reasons.
const ATTRIBUTES: [(&str, &str); 3] = [
    ("frame-pointer", "all"),
    ("probe-stack", "inline-asm"),
    ("disable-tail-calls", "true"),
];

/// Codes of DWARF and LLVM: the language C, line tables only, and a subprogram that is a definition.
const LANGUAGE: u32 = 12;
const LINE_TABLES: u32 = 2;
const DEFINITION: u32 = 8;

/// Returns a copy of a module whose debug information encodes the index of each function and instruction. The functions
/// have the attributes that failure detection needs.
pub(super) fn prepared(module: &Module) -> Module {
    let mut module = module.clone();
    module.strip_debug_info();
    let unit = add_unit(&mut module);
    let Module { ctx, functions, .. } = &mut module;
    for (at, function) in functions.iter_mut().enumerate() {
        if function.body.is_empty() {
            // A declared function is defined elsewhere, possibly out of range.
            function.value.dso_local = false;
            function.value.visibility = Visibility::Default;
            continue;
        }
        // A private function has no symbol, so its address would have no name.
        if function.value.linkage == Linkage::Private {
            function.value.linkage = Linkage::Internal;
        }
        function.value.dso_local = true;
        add_attributes(ctx, function);
        add_lines(ctx, function, at, unit);
        add_traps(ctx, function);
    }
    module.declare_wanted();
    for global in &mut module.globals {
        global.value.dso_local = global.initializer.is_some();
        if global.thread_local != ThreadLocal::NotThreadLocal {
            // The general dynamic model passes the address of one variable at a time; `link` supports no other model.
            global.thread_local = ThreadLocal::GeneralDynamic;
            global.value.dso_local = false;
            global.value.visibility = Visibility::Default;
            if global.value.linkage.is_local() {
                global.value.linkage = Linkage::External;
            }
        }
        if global.initializer.is_none() {
            global.value.visibility = Visibility::Default;
        }
    }
    module
}

/// The metadata nodes that all subprograms share.
#[derive(Clone, Copy)]
struct Unit {
    unit: terrace_llvmir::Md,
    file: terrace_llvmir::Md,
    ty: terrace_llvmir::Md,
}

fn add_unit(module: &mut Module) -> Unit {
    let metadata = &mut module.ctx.metadata;
    let name = metadata.string(b"functions");
    let folder = metadata.string(b"");
    let fields = Fields::default()
        .md(Field::Filename, Some(name))
        .md(Field::Directory, Some(folder));
    let file = metadata.specialized(NodeKind::File, false, fields);
    let fields = Fields::default()
        .number(Field::Language, LANGUAGE)
        .md(Field::File, Some(file))
        .number(Field::EmissionKind, LINE_TABLES);
    let unit = metadata.specialized(NodeKind::CompileUnit, true, fields);
    let types = metadata.node(&[None]);
    let fields = Fields::default().md(Field::Types, Some(types));
    let ty = metadata.specialized(NodeKind::SubroutineType, false, fields);
    module.add_named_metadata(b"llvm.dbg.cu", unit);
    if !has_flag(module, b"Debug Info Version") {
        module.add_int_flag(FlagBehavior::Warning, b"Debug Info Version", 3);
    }
    Unit { unit, file, ty }
}

fn has_flag(module: &mut Module, name: &[u8]) -> bool {
    let flags = module.named_metadata_list(b"llvm.module.flags").clone();
    let metadata = &module.ctx.metadata;
    let name = metadata.find_string(name);
    flags.iter().any(|flag| match metadata.kind(*flag) {
        MdKind::Node { operands, .. } => name.is_some() && operands.get(1) == Some(&name),
        _ => false,
    })
}

fn add_attributes(ctx: &mut Context, function: &mut Function) {
    let list = function.attrs;
    let mut own = ctx.attrs.set(ctx.attrs.function_set(list)).to_vec();
    own.extend(ATTRIBUTES.map(|(key, value)| Attribute::string(key, value)));
    own.push(Attribute::UwTable { sync: false });
    // An access through a null pointer must fail when it is executed, and the code after it must not be removed.
    own.push(Attribute::Enum(AttrKind::NullPointerIsValid));
    let own = ctx.attr_set(&own);
    let result = ctx.attrs.result_set(list);
    let params = ctx.attrs.param_sets(list).to_vec();
    function.attrs = ctx.attrs.list(own, result, &params);
}

/// Sets the name of a function's subprogram to the index of the function, and the line of each instruction to its index
/// plus one.
fn add_lines(ctx: &mut Context, function: &mut Function, at: usize, unit: Unit) {
    let name = ctx.metadata.string(at.to_string().as_bytes());
    let fields = Fields::default()
        .md(Field::Name, Some(name))
        .md(Field::Scope, Some(unit.file))
        .md(Field::File, Some(unit.file))
        .md(Field::Type, Some(unit.ty))
        .number(Field::SpFlags, DEFINITION)
        .md(Field::Unit, Some(unit.unit));
    let scope = ctx.metadata.specialized(NodeKind::Subprogram, true, fields);
    function.attachments.insert(0, (MdKindId::DBG, scope));
    let body = &mut function.body;
    let blocks = body.blocks().to_vec();
    let insts: Vec<_> = blocks
        .into_iter()
        .flat_map(|block| body.insts(block))
        .collect();
    for inst in insts {
        let line = u32::try_from(inst.index() + 1).unwrap_or(0);
        let location = ctx
            .metadata
            .debug_location(Location::new(line, 0, scope, None));
        body.attach(inst, MdKindId::DBG, location);
    }
}

/// Inserts a trap before each `unreachable`; otherwise the code after it would run.
fn add_traps(ctx: &mut Context, function: &mut Function) {
    let ty = ctx.types.function(Type::VOID, &[], false);
    let trap = ctx
        .symbols
        .want_function(b"llvm.trap", ty, 0, AttrList::EMPTY);
    let trap = Value::from(ctx.symbol(trap));
    function.body.rewrite(ctx, |builder, inst| {
        if matches!(builder.body().kind(inst), InstKind::Unreachable) {
            builder.call(CallSpec::new(ty, trap, &[]));
        }
        Rewrite::Keep
    });
}
