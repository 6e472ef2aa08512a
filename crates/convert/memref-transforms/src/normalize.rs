//! `normalize-memrefs`: replaces the layout maps of memrefs by identity layouts, across functions.
//!
//! MLIR replaces calls and operations on memrefs by new ones. Terrace modifies them in place, so operation IDs remain
//! valid throughout.

use rustc_hash::FxHashSet;
use terrace_affine::{
    are_memref_users_normalizable, normalize_alloc, normalize_memref_type,
    normalize_reinterpret_cast, replace_all_memref_uses_with,
};
use terrace_analysis::CallGraph;
use terrace_builtin::attrs::{AttrBuilder, type_value};
use terrace_builtin::types::{FunctionType, MemRefType};
use terrace_func::{CallOp, FuncOp, ReturnOp};
use terrace_ir::interfaces::CastOpInterface;
use terrace_ir::{
    Attr, BlockId, Body, BodyId, Context, Failed, OpId, OpRef, Traits, Type, ValueId,
};
use terrace_memref::layout::{is_identity_layout, layout_map};
use terrace_memref::{AllocOp, AllocaOp, ReinterpretCastOp};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken};
use terrace_stages as stages;

/// `normalize-memrefs`
pub static NORMALIZE_MEMREFS: PassDef =
    PassDef::new("normalize-memrefs", "Normalize memrefs", normalize_mem_refs)
        .class("NormalizeMemRefsPass")
        .on("builtin.module")
        .dialects(&["affine", "arith"]);

/// Schedules [`NORMALIZE_MEMREFS`] in `terrace lower`, for memrefs whose layouts are not strided and thus have no
/// descriptors.
pub static NORMALIZE_LOWERING: Lowering = Lowering::new(
    &NORMALIZE_MEMREFS,
    &[
        Taken::When("func", has_no_strides),
        Taken::When("memref", has_no_strides),
    ],
)
.stage(&stages::ACCESSES);

/// Returns true if a non-strided memref is among the operation's types, or among a function's argument or result types.
fn has_no_strides(op: OpRef<'_>) -> bool {
    let has_none = |ty: Type| {
        let memref = ty.as_::<MemRefType>(op.ctx);
        memref.is_some_and(|memref| memref.strided(op.ctx).is_none())
    };
    let function = op.body.props(op.id).iter().flatten().find_map(|prop| {
        let ty = type_value(op.ctx, *prop)?;
        ty.as_::<FunctionType>(op.ctx)
    });
    let of_function = function.is_some_and(|function| {
        let mut types = function.inputs.iter().chain(&function.results);
        types.any(|ty| has_none(*ty))
    });
    let mut values = op.body.operands(op.id).chain(op.body.results(op.id));
    of_function || values.any(|value| has_none(op.body.ty(value)))
}

fn normalize_mem_refs(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let program = Program::new(cx.ctx, cx.body);
    let wanted = program.normalizable(cx.ctx, cx.body);
    for func in wanted {
        program.normalize(cx.ctx, cx.body, func);
    }
    Ok(())
}

fn memref_type(ctx: &Context, ty: Type) -> Option<&MemRefType> {
    ty.as_::<MemRefType>(ctx)
}

/// The functions of the dialect `func` and their calls. The indices of bodies and calls remain valid when types of
/// memrefs change.
struct Program {
    graph: CallGraph,
    /// The `func.func` operations in pre-order.
    funcs: Vec<BodyId>,
}

impl Program {
    fn new(ctx: &Context, root: &Body) -> Self {
        let graph = CallGraph::of(ctx, root);
        let is_func = |&id: &BodyId| {
            let body = graph.tree().body(root, id);
            OpRef::new(ctx, body, OpId::ROOT).is::<FuncOp>()
        };
        Program {
            funcs: graph.functions().filter(is_func).collect(),
            graph,
        }
    }

    fn is_func(&self, function: BodyId) -> bool {
        self.funcs.binary_search(&function).is_ok()
    }

    /// Returns the functions whose operations refer to a function, with duplicates.
    fn users(&self, func: BodyId) -> impl Iterator<Item = BodyId> + '_ {
        let users = self.graph.uses(func).iter();
        users.filter_map(|used| self.graph.enclosing(used.user.body))
    }

    /// Returns the functions whose memrefs can all be normalized, in program order. A function is excluded if calls
    /// connect it to a function whose memrefs cannot all be normalized.
    fn normalizable(&self, ctx: &Context, root: &Body) -> Vec<BodyId> {
        let mut refused: FxHashSet<BodyId> = FxHashSet::default();
        for &func in &self.funcs {
            let body = self.graph.tree().body(root, func);
            let fits = are_memrefs_normalizable(ctx, body);
            let mut pending = match fits {
                true => Vec::new(),
                false => vec![func],
            };
            while let Some(func) = pending.pop() {
                if self.is_func(func) && refused.insert(func) {
                    pending.extend(self.users(func));
                    pending.extend(self.graph.callees(func));
                }
            }
        }
        let all = self.funcs.iter().copied();
        all.filter(|func| !refused.contains(func)).collect()
    }

    /// Normalizes the memrefs of a function, and updates the types of its calls.
    fn normalize(&self, ctx: &Context, root: &mut Body, func: BodyId) {
        let body = self.graph.tree().body_mut(root, func);
        match entry(body) {
            Some(entry) => normalize_body(ctx, body, entry),
            None => {
                if let Some(ty) = function_type(ctx, body) {
                    let change = |types: &[Type]| -> Vec<Type> {
                        types.iter().map(|&ty| normalized(ctx, ty)).collect()
                    };
                    let (inputs, results) = (change(&ty.inputs), change(&ty.results));
                    set_function_type(ctx, body, &inputs, &results);
                }
            }
        }
        let mut pending = vec![func];
        while let Some(func) = pending.pop() {
            let callers = self.update_signature(ctx, root, func);
            pending.extend(callers.into_iter().rev());
        }
    }

    /// Updates the type of a function to that of its body, and the types of its calls. Returns the functions that
    /// contain calls whose results changed.
    fn update_signature(&self, ctx: &Context, root: &mut Body, func: BodyId) -> Vec<BodyId> {
        let body = self.graph.tree().body_mut(root, func);
        let Some(ty) = function_type(ctx, body) else {
            return Vec::new();
        };
        let mut results: Vec<Type> = ty.results.to_vec();
        let mut inputs: Vec<Type> = ty.inputs.to_vec();
        if let Some(entry) = entry(body) {
            inputs = body
                .block_args(entry)
                .iter()
                .map(|&arg| body.ty(arg))
                .collect();
            for op in body.walk(OpId::ROOT) {
                if !OpRef::new(ctx, body, op).is::<ReturnOp>() {
                    continue;
                }
                for (result, value) in results.iter_mut().zip(body.operands(op)) {
                    let ty = body.ty(value);
                    if memref_type(ctx, ty).is_some_and(|ty| is_identity_layout(ctx, ty)) {
                        *result = ty;
                    }
                }
            }
        }
        set_function_type(ctx, body, &inputs, &results);
        let (mut changed, mut seen) = (Vec::new(), FxHashSet::default());
        for used in self.graph.uses(func) {
            let (body, call) = (
                self.graph.tree().body_mut(root, used.user.body),
                used.user.op,
            );
            if !OpRef::new(ctx, body, call).is::<CallOp>() {
                continue;
            }
            if change_results(ctx, body, call, &results) == Some(true) {
                let around = self.graph.enclosing(used.user.body);
                let around = around.filter(|&around| self.is_func(around));
                changed.extend(around.filter(|&around| seen.insert(around)));
            }
            // MLIR creates a new call, which loses these attributes.
            body.set_attrs(call, Attr::EMPTY_DICTIONARY);
            for slot in [CallOp::ARG_ATTRS, CallOp::RES_ATTRS, CallOp::NO_INLINE] {
                body.set_prop(call, slot, None);
            }
        }
        changed
    }
}

fn entry(body: &Body) -> Option<BlockId> {
    body.entry_block(body.region(OpId::ROOT, 0)?)
}

fn function_type<'c>(ctx: &'c Context, body: &Body) -> Option<&'c FunctionType> {
    let ty = body.prop(OpId::ROOT, FuncOp::FUNCTION_TYPE)?;
    type_value(ctx, ty)?.as_::<FunctionType>(ctx)
}

fn set_function_type(ctx: &Context, body: &mut Body, inputs: &[Type], results: &[Type]) {
    let ty = ctx.ty(FunctionType {
        inputs: inputs.into(),
        results: results.into(),
    });
    body.set_prop(OpId::ROOT, FuncOp::FUNCTION_TYPE, Some(ctx.type_attr(ty)));
}

/// Returns the type with an identity layout if `ty` is a memref that can be normalized; else returns `ty`.
fn normalized(ctx: &Context, ty: Type) -> Type {
    let new = memref_type(ctx, ty).and_then(|ty| normalize_memref_type(ctx, ty));
    new.map_or(ty, |new| ctx.ty(new))
}

/// Returns true if the users of all memrefs that would change are normalizable.
fn are_memrefs_normalizable(ctx: &Context, body: &Body) -> bool {
    let Some(entry) = entry(body) else {
        // A declaration.
        return true;
    };
    let fits = |value: ValueId| {
        let ty = memref_type(ctx, body.ty(value));
        ty.is_none_or(|ty| is_identity_layout(ctx, ty))
            || are_memref_users_normalizable(ctx, body, value)
    };
    let mut ops = body.walk(OpId::ROOT);
    ops.all(|op| {
        let makes = OpRef::new(ctx, body, op).is::<AllocOp>()
            || OpRef::new(ctx, body, op).is::<AllocaOp>()
            || OpRef::new(ctx, body, op).is::<CallOp>();
        !makes || body.results(op).all(fits)
    }) && body.block_args(entry).iter().copied().all(fits)
}

/// Changes the type of a memref value if all its users accept the new type.
fn change_type(ctx: &Context, body: &mut Body, value: ValueId, ty: Type) -> bool {
    let Some(old) = memref_type(ctx, body.ty(value)) else {
        return false;
    };
    let done = replace_all_memref_uses_with(ctx, body, value, value, &layout_map(ctx, old), &[]);
    if done {
        body.set_type(value, ty);
    }
    done
}

/// Changes the result types of an operation. Returns true if a type changed, or `None` if the users of a result do not
/// accept its type.
fn change_results(ctx: &Context, body: &mut Body, op: OpId, types: &[Type]) -> Option<bool> {
    let results: Vec<(ValueId, Type)> = (body.results(op))
        .zip(types.iter().copied())
        .filter(|&(result, ty)| body.ty(result) != ty)
        .collect();
    for &(result, _) in &results {
        let fits = memref_type(ctx, body.ty(result)).is_some()
            && are_memref_users_normalizable(ctx, body, result);
        fits.then_some(())?;
    }
    for &(result, ty) in &results {
        change_type(ctx, body, result, ty);
    }
    Some(!results.is_empty())
}

/// Normalizes the allocations in a function, its arguments, and the memref results of its operations.
fn normalize_body(ctx: &Context, body: &mut Body, entry: BlockId) {
    // Order: heap allocations, stack allocations, reinterpreting casts.
    for op in body.walk(OpId::ROOT).collect::<Vec<_>>() {
        if let Some(alloc) = OpRef::new(ctx, body, op).cast::<AllocOp>() {
            normalize_alloc(ctx, body, alloc);
        }
    }
    for op in body.walk(OpId::ROOT).collect::<Vec<_>>() {
        if let Some(alloc) = OpRef::new(ctx, body, op).cast::<AllocaOp>() {
            normalize_alloc(ctx, body, alloc);
        }
    }
    for op in body.walk(OpId::ROOT).collect::<Vec<_>>() {
        if let Some(cast) = OpRef::new(ctx, body, op).cast::<ReinterpretCastOp>() {
            normalize_reinterpret_cast(ctx, body, cast);
        }
    }
    for arg in body.block_args(entry).to_vec() {
        let ty = normalized(ctx, body.ty(arg));
        if ty != body.ty(arg) {
            change_type(ctx, body, arg, ty);
        }
    }
    for op in body.walk_post_order(OpId::ROOT) {
        let def = OpRef::new(ctx, body, op).def();
        let wanted = def.is_some_and(|def| def.has(Traits::MEMREFS_NORMALIZABLE));
        if !wanted || OpRef::new(ctx, body, op).is::<CallOp>() {
            continue;
        }
        let types: Vec<Type> = (body.results(op))
            .map(|it| normalized(ctx, body.ty(it)))
            .collect();
        // A cast that keeps the layout of a view cannot produce a memref without layout.
        if let Some(cast) = ctx.op_interface::<dyn CastOpInterface>(body.name(op)) {
            let inputs: Vec<Type> = body.operands(op).map(|it| body.ty(it)).collect();
            if !cast.are_cast_compatible(ctx, &inputs, &types) {
                continue;
            }
        }
        change_results(ctx, body, op, &types);
    }
}
