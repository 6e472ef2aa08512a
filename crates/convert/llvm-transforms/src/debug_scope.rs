//! `ensure-debug-info-scope-on-llvm-func`: adds a subprogram to each function that has none.

use crate::ops_of;
use terrace_builtin::DistinctAttr;
use terrace_builtin::locations::{CallSiteLoc, FusedLoc, Location, loc};
use terrace_ir::{Attr, AttrKind, Body, Context, Failed, Loc, OpId};
use terrace_llvm::LLVMFuncOp;
use terrace_llvm::attrs::{
    DICompileUnitAttr, DIFileAttr, DILexicalBlockFileAttr, DISubprogramAttr, DISubroutineTypeAttr,
};
use terrace_llvm::enums::{DIEmissionKind, DISubprogramFlags};
use terrace_pass::{Cases, Pass, PassContext, PassDef, TypedOption};

const EMISSION_KIND: TypedOption<DIEmissionKind> = TypedOption::choice(
    "emission-kind",
    "Emission kind to generate debug info.",
    &Cases {
        default: (DIEmissionKind::LineTablesOnly, "LineTablesOnly"),
        all: &[
            (DIEmissionKind::None, "None", "None"),
            (DIEmissionKind::Full, "Full", "Full"),
            (
                DIEmissionKind::LineTablesOnly,
                "LineTablesOnly",
                "LineTablesOnly",
            ),
            (
                DIEmissionKind::DebugDirectivesOnly,
                "DebugDirectivesOnly",
                "DebugDirectivesOnly",
            ),
        ],
    },
);

/// `ensure-debug-info-scope-on-llvm-func`
pub static DI_SCOPE_FOR_LLVM_FUNC_OP: PassDef = PassDef::of(
    "ensure-debug-info-scope-on-llvm-func",
    "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp",
    |options| {
        Box::new(DiScopeForLlvmFuncOp {
            emission_kind: options.get(&EMISSION_KIND),
        })
    },
)
.class("DIScopeForLLVMFuncOpPass")
.on("builtin.module")
.options(&[EMISSION_KIND.def]);

struct DiScopeForLlvmFuncOp {
    emission_kind: DIEmissionKind,
}

impl Pass for DiScopeForLlvmFuncOp {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let ctx = cx.ctx;
        let module = cx.body.loc(OpId::ROOT);
        // As in upstream, the pass does not load the dialect.
        if !ctx.is_loaded("llvm") {
            return Err(cx.diags.error(module, "LLVM dialect is not loaded."));
        }
        let known = metadata_in::<DICompileUnitAttr>(ctx, module, 0);
        let unit = known.unwrap_or_else(|| {
            let file = position(ctx, module, 0).map(|at| file_of(ctx, at.file));
            ctx.attr(DICompileUnitAttr {
                id: distinct(ctx),
                source_language: DW_LANG_C,
                file: file.unwrap_or_else(|| unknown_file(ctx)),
                producer: Some(ctx.string("MLIR")),
                is_optimized: true,
                emission_kind: self.emission_kind.value(),
                name_table_kind: 0,
                split_debug_filename: None,
            })
        });
        let scopes = Scopes { ctx, unit };
        scopes.add_to(cx.body, None);
        Ok(())
    }
}

const DW_LANG_C: u32 = 2;
const DW_CC_NORMAL: u32 = 1;

/// The maximum nesting depth of locations. More deeply nested locations are ignored.
const MAX_DEPTH: u32 = 1000;

fn distinct(ctx: &Context) -> Attr {
    ctx.attr(DistinctAttr {
        referenced: Attr::UNIT,
        id: ctx.new_distinct(),
    })
}

fn unknown_file(ctx: &Context) -> Attr {
    ctx.attr(DIFileAttr {
        name: ctx.string("<unknown>"),
        directory: ctx.string(""),
    })
}

/// Returns the file attribute for a path, which must be a string attribute.
fn file_of(ctx: &Context, path: Attr) -> Attr {
    let path = path.bytes(ctx).unwrap_or_default();
    let (directory, name) = split_path(path);
    ctx.attr(DIFileAttr {
        name: ctx.string(name),
        directory: ctx.string(directory),
    })
}

/// Returns a location fused with metadata, even if the location already has it.
fn with_metadata(ctx: &Context, at: Loc, metadata: Attr) -> Loc {
    let fused = FusedLoc {
        metadata: Some(metadata),
        locations: [at].into(),
    };
    loc(ctx, fused)
}

/// Splits a path into directory and file name like LLVM.
fn split_path(path: &[u8]) -> (&[u8], &[u8]) {
    let root = root_slash(path);
    let mut end = path.len();
    while end > 0 && path[end - 1] == b'/' && Some(end - 1) != root {
        end -= 1;
    }
    let name = match end < path.len() && root.is_none_or(|root| end > root + 1) {
        // A path with a trailing slash names a directory, whose last component is `.`.
        true => b".",
        false => &path[name_start(&path[..end])..end],
    };

    let start = name_start(path);
    let root = root_slash(&path[..start]);
    let mut end = start;
    while end > root.unwrap_or(0) && path[end - 1] == b'/' {
        end -= 1;
    }
    if Some(end) == root && path[start] != b'/' {
        end += 1;
    }
    (&path[..end], name)
}

/// Returns the index of the root directory's slash: the first byte, or the slash after a network name, as in
/// `//host/file`.
fn root_slash(path: &[u8]) -> Option<usize> {
    let is_slash = |&byte: &u8| byte == b'/';
    match path {
        [b'/', b'/', third, _, ..] if *third != b'/' => {
            let slash = path[2..].iter().position(is_slash)?;
            Some(slash + 2)
        }
        [b'/', ..] => Some(0),
        _ => None,
    }
}

/// Returns the index at which the last component of a path begins. A trailing slash is a component.
fn name_start(path: &[u8]) -> usize {
    match path.iter().rposition(|&byte| byte == b'/') {
        None => 0,
        Some(slash) if slash + 1 == path.len() => slash,
        // A leading `//` starts a network name.
        Some(1) if path[0] == b'/' => 0,
        Some(slash) => slash + 1,
    }
}

/// A line in a file.
#[derive(Clone, Copy)]
struct Position {
    file: Attr,
    line: u32,
}

/// Returns the file and line of a location. A call site has those of the caller, a fused location those of its first
/// location.
fn position(ctx: &Context, at: Loc, depth: u32) -> Option<Position> {
    if depth > MAX_DEPTH {
        return None;
    }
    match Location::at(ctx, at) {
        Location::File(range) => Some(Position {
            file: range.file,
            line: range.start.0,
        }),
        Location::Name(name) => position(ctx, name.child, depth + 1),
        Location::CallSite(call) => position(ctx, call.caller, depth + 1),
        Location::Fused(fused) => {
            let mut parts = fused.locations.iter();
            parts.find_map(|&part| position(ctx, part, depth + 1))
        }
        Location::Other => None,
    }
}

/// Returns the metadata of the given kind in a location.
fn metadata_in<T: AttrKind>(ctx: &Context, at: Loc, depth: u32) -> Option<Attr> {
    if depth > MAX_DEPTH {
        return None;
    }
    match Location::at(ctx, at) {
        Location::Name(name) => metadata_in::<T>(ctx, name.child, depth + 1),
        Location::CallSite(call) => {
            let callee = metadata_in::<T>(ctx, call.callee, depth + 1);
            callee.or_else(|| metadata_in::<T>(ctx, call.caller, depth + 1))
        }
        Location::Fused(fused) => {
            let own = fused.metadata.filter(|metadata| metadata.is::<T>(ctx));
            let mut parts = fused.locations.iter();
            own.or_else(|| parts.find_map(|&part| metadata_in::<T>(ctx, part, depth + 1)))
        }
        Location::File(_) | Location::Other => None,
    }
}

/// The function that encloses operations.
#[derive(Clone, Copy)]
struct Function {
    loc: Loc,
}

struct Scopes<'c> {
    ctx: &'c Context,
    unit: Attr,
}

impl Scopes<'_> {
    /// Adds scopes to the operations of a body, including nested ones.
    fn add_to(&self, body: &mut Body, around: Option<Function>) {
        let (ctx, mut function) = (self.ctx, around);
        let ops = ops_of(body);
        for op in ops {
            if op == OpId::ROOT && body.name(op) == ctx.name::<LLVMFuncOp>() {
                let loc = self.function_loc(body);
                body.set_loc(op, loc);
                function = Some(Function { loc });
            } else if op != OpId::ROOT && body.is_nested(op) {
                if let Some(nested) = body.nested_mut(op) {
                    self.add_to(nested, function);
                }
            } else if let Some(function) = function
                && let Some(new) = self.op_loc(body.loc(op), function)
            {
                body.set_loc(op, new);
            }
        }
    }

    /// Returns the location of a function, with a subprogram.
    fn function_loc(&self, body: &Body) -> Loc {
        let (ctx, at) = (self.ctx, body.loc(OpId::ROOT));
        if metadata_in::<DISubprogramAttr>(ctx, at, 0).is_some() {
            return at;
        }
        let place = position(ctx, at, 0);
        let unit = self.unit.as_::<DICompileUnitAttr>(ctx);
        let file = match place {
            Some(place) => file_of(ctx, place.file),
            None => unit.map_or_else(|| unknown_file(ctx), |unit| unit.file),
        };
        let line = place.map_or(1, |place| place.line);
        let name = body.prop(OpId::ROOT, LLVMFuncOp::SYM_NAME);
        let region = body.region(OpId::ROOT, 0);
        let is_definition = region.is_some_and(|region| body.entry_block(region).is_some());
        let mut flags = DISubprogramFlags::OPTIMIZED;
        if is_definition {
            flags = flags | DISubprogramFlags::DEFINITION;
        }
        let subroutine = ctx.attr(DISubroutineTypeAttr {
            calling_convention: DW_CC_NORMAL,
            types: Box::default(),
        });
        let subprogram = ctx.attr(DISubprogramAttr {
            rec_id: None,
            is_rec_self: false,
            id: is_definition.then(|| distinct(ctx)),
            compile_unit: is_definition.then_some(self.unit),
            scope: Some(file),
            name,
            linkage_name: name,
            file: Some(file),
            line,
            scope_line: line,
            subprogram_flags: flags.value(),
            r#type: Some(subroutine),
            retained_nodes: Box::default(),
            annotations: Box::default(),
        });
        with_metadata(ctx, at, subprogram)
    }

    fn block_in_file(&self, scope: Attr, path: Attr) -> Attr {
        let ctx = self.ctx;
        ctx.attr(DILexicalBlockFileAttr {
            scope,
            file: Some(file_of(ctx, path)),
            discriminator: 0,
        })
    }

    /// Returns the new location of an operation whose code is from another file than its function, or from an inlined
    /// call. Returns `None` if the location remains unchanged.
    fn op_loc(&self, at: Loc, function: Function) -> Option<Loc> {
        let ctx = self.ctx;
        let Location::Fused(of_function) = Location::at(ctx, function.loc) else {
            return None;
        };
        let scope = of_function.metadata;
        let scope = scope.filter(|scope| scope.is::<DISubprogramAttr>(ctx))?;
        if let Location::CallSite(call) = Location::at(ctx, at) {
            let callee = self.callee_loc(call.callee, scope, 0)?;
            let caller = call.caller;
            return Some(loc(ctx, CallSiteLoc { callee, caller }));
        }
        let (own, around) = (position(ctx, at, 0)?, position(ctx, function.loc, 0)?);
        if own.file == around.file {
            return None;
        }
        let block = self.block_in_file(scope, own.file);
        Some(with_metadata(ctx, at, block))
    }

    /// Returns the location of the inlined code, with a scope for the code's file.
    fn callee_loc(&self, callee: Loc, scope: Attr, depth: u32) -> Option<Loc> {
        let ctx = self.ctx;
        let place = position(ctx, callee, 0).filter(|_| depth < MAX_DEPTH)?;
        let block = self.block_in_file(scope, place.file);
        let inner = match Location::at(ctx, callee) {
            Location::CallSite(call) => self.callee_loc(call.callee, block, depth + 1)?,
            _ => callee,
        };
        Some(with_metadata(ctx, inner, block))
    }
}
