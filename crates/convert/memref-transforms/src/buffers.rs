//! Transforms allocations: multi-buffering, promotion to the stack, and erasure of memory that is never read.

use rustc_hash::FxHashSet;
use terrace_affine::composed_apply_op;
use terrace_arith::value_or_constant_index;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::MemRefType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_interfaces::view_like::ViewLikeOpInterface;
use terrace_ir::effects::{Effect, own_effects};
use terrace_ir::loops::{LoopBound, LoopDimension, LoopLikeOpInterface, is_loop};
use terrace_ir::{
    Body, Builder, Context, Dominance, InsertPoint, OpId, OpRef, OpView, RegionId, SmallVec,
    Traits, Type, ValueId,
};
use terrace_memref::layout::{dropped_by_size, strided_layout, subview_type};
use terrace_memref::{AllocOp, AllocaOp, CopyOp, DeallocOp, SubViewOp, create_subview};
use terrace_rewrite::{NO_MATCH, NoMatch, Rewriter, check};

/// Replaces memory that each iteration of a loop overwrites and uses by `multiplier` buffers, which the iterations use
/// in rotation. The iterations thereby become independent. Returns the allocation of the buffers. MLIR's `multiBuffer`.
///
/// The loop is the one around a `memref.copy` into the memory that dominates all other uses. With
/// `skip_override_analysis`, any loop that contains all uses except `memref.dealloc` is accepted.
///
/// # Errors
///
/// Returns an error and changes nothing if such a loop does not exist, if the loop does not have a single induction
/// variable of type `index`, or if a size of the memory is dynamic. As in MLIR, users of the memory whose result types
/// depend on its type, except `memref.subview`, must accept any layout.
///
/// ```
/// use terrace_ir::{OpId, OpRef, OpView};
/// use terrace_memref::AllocOp;
/// use terrace_memref_transforms::multi_buffer;
/// use terrace_rewrite::IrRewriter;
/// use terrace_testing::{check, context, expect};
///
/// check(
///     &context(&[
///         &terrace_affine::AFFINE, &terrace_arith::ARITH, &terrace_func::FUNC, &terrace_memref::MEMREF, &terrace_scf::SCF,
///     ]),
///     "
///         func.func @f(%m: memref<4xf32>, %x: f32, %lb: index, %ub: index, %step: index) {
///           %a = memref.alloc() : memref<4xf32>
///           scf.for %i = %lb to %ub step %step {
///             memref.copy %m, %a : memref<4xf32> to memref<4xf32>
///             memref.store %x, %a[%i] : memref<4xf32>
///           }
///           return
///         }
///     ",
///     |ctx, body, _| {
///         for (_, function) in body.nested_in_order_mut() {
///             let ops: Vec<OpId> = function.walk(OpId::ROOT).collect();
///             for op in ops {
///                 if let Some(alloc) = OpRef::new(ctx, function, op).cast::<AllocOp>() {
///                     let mut rw = IrRewriter::new(ctx, function);
///                     multi_buffer(&mut rw, alloc, 2, false).expect("a loop that fills it");
///                 }
///             }
///         }
///         Ok(())
///     },
///     &expect![[r#"
///     #map = affine_map<(d0)[s0, s1] -> (((d0 - s0) floordiv s1) mod 2)>
///     module {
///       func.func @f(%arg0: memref<4xf32>, %arg1: f32, %arg2: index, %arg3: index, %arg4: index) {
///         %alloc = memref.alloc() : memref<2x4xf32>
///         scf.for %arg5 = %arg2 to %arg3 step %arg4 {
///           %0 = affine.apply #map(%arg5)[%arg2, %arg4]
///           %subview = memref.subview %alloc[%0, 0] [1, 4] [1, 1] : memref<2x4xf32> to memref<4xf32, strided<[1], offset: ?>>
///           memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
///           memref.store %arg1, %subview[%arg5] : memref<4xf32, strided<[1], offset: ?>>
///         }
///         return
///       }
///     }
///     "#]],
/// );
/// ```
pub fn multi_buffer(
    rw: &mut dyn Rewriter<'_>,
    alloc: AllocOp,
    multiplier: u32,
    skip_override_analysis: bool,
) -> Result<AllocOp, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(alloc);
    let memref = view.memref();
    let ty = body.ty(memref).as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
    check(multiplier > 0 && view.dynamic_sizes().next().is_none())?;
    check(view.symbol_operands().next().is_none())?;
    let around = candidate_loop(rw, memref, skip_override_analysis)?;
    let dimension = single_dimension(OpRef::new(ctx, body, around)).ok_or(NO_MATCH)?;
    check(Dominance::new().value_dominates(body, memref, around))?;
    let regions: SmallVec<[RegionId; 2]> = body.regions(around).collect();
    let &[region] = &regions[..] else {
        return Err("the loop has several regions".into());
    };
    let block = rw.entry_block(region)?;
    let buffers = MemRefType {
        shape: [&[i64::from(multiplier)], &ty.shape[..]].concat().into(),
        layout: None,
        ..ty.clone()
    };
    let rank = buffers.shape.len();
    let mut sizes = vec![1];
    sizes.extend(&*ty.shape);
    let mut offsets = vec![MixedIndex::Known(0); rank];
    let (alignment, attrs) = (view.alignment_attr(), body.attrs(alloc.id()));

    rw.set_loc(rw.body().loc(alloc.id()));
    rw.set_insertion_point(InsertPoint::before(rw.body(), alloc.id()));
    let all = AllocOp::spec(ctx.ty(buffers.clone()), &[], &[]).alignment_attr(alignment);
    let all = rw.create(all);
    rw.edit(all.id()).set_attrs(attrs);
    let source = rw.read(all).memref();

    rw.set_insertion_point(InsertPoint::start(rw.body(), block));
    let b = &mut rw.builder();
    let first = bound(b, dimension.lower_bound)?;
    let step = bound(b, dimension.step)?;
    let [var, lower, by] = [0, 1, 2].map(AffineExpr::Dim);
    let turn = (var - lower).floor_div(by) % i64::from(multiplier);
    let operands = [dimension.induction_var, first, step].map(MixedIndex::Value);
    offsets[0] = composed_apply_op(b, turn, &operands).into();
    let slice = MixedSlice {
        offsets,
        sizes: sizes.into_iter().map(MixedIndex::Known).collect(),
        strides: vec![MixedIndex::Known(1); rank],
    };
    let shape = ty.shape.clone();
    let view = view_as(b, &slice, source, &buffers, &shape).ok_or(NO_MATCH)?;

    for user in users(rw.body(), memref) {
        if rw.op(user).is::<DeallocOp>() {
            rw.set_place(InsertPoint::before(rw.body(), user), rw.body().loc(user));
            rw.replace_op_with(user, DeallocOp::spec(source));
        }
    }
    replace_with_other_layout(rw, memref, view);
    rw.erase_op(alloc.id());
    Ok(all)
}

/// Returns the users of a value, latest use first. A user with several uses is repeated.
fn users(body: &Body, value: ValueId) -> Vec<OpId> {
    body.uses(value).map(|it| it.op).collect()
}

/// Returns the loop for which the memory can be multi-buffered.
fn candidate_loop(
    rw: &dyn Rewriter<'_>,
    memref: ValueId,
    skip_override_analysis: bool,
) -> Result<OpId, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let users = users(body, memref);
    let is_dealloc = |op| rw.op(op).is::<DeallocOp>();
    let mut dominance = Dominance::new();
    for &user in &users {
        let mut around = body.ancestors(user).skip(1);
        let Some(around) = around.find(|&op| is_loop(OpRef::new(ctx, body, op))) else {
            if is_dealloc(user) {
                continue;
            }
            return Err("a use is in no loop".into());
        };
        let is_candidate = if skip_override_analysis {
            let mut others = users.iter();
            others.all(|&other| is_dealloc(other) || rw.is_inside(other, around))
        } else {
            let copy = rw.op(user).as_::<CopyOp>();
            copy.is_some_and(|copy| copy.target() == memref)
                && users
                    .iter()
                    .all(|&other| other == user || dominance.op_dominates(body, user, other))
        };
        if is_candidate {
            return Ok(around);
        }
    }
    Err("no candidate loop".into())
}

/// Returns the dimension of a one-dimensional loop whose induction variable has type `index`.
fn single_dimension(op: OpRef<'_>) -> Option<LoopDimension> {
    let model = op.ctx.op_interface::<dyn LoopLikeOpInterface>(op.name())?;
    let dimensions = model.dimensions(op)?;
    let &[dimension] = &dimensions[..] else {
        return None;
    };
    let known = ![dimension.lower_bound, dimension.step].contains(&LoopBound::Unknown);
    (known && op.body.ty(dimension.induction_var) == Type::INDEX).then_some(dimension)
}

/// Returns the value of a known bound.
fn bound(b: &mut Builder<'_>, bound: LoopBound) -> Result<ValueId, NoMatch> {
    match bound {
        LoopBound::Value(value) => Ok(value),
        LoopBound::Constant(number) => {
            let number = int_value(b.ctx, number).ok_or(NO_MATCH)?;
            Ok(value_or_constant_index(b, MixedIndex::Known(number)))
        }
        LoopBound::Unknown => Err(NO_MATCH),
    }
}

/// Creates the view of memory of type `ty`, rank-reduced to `shape`.
fn view_as(
    b: &mut Builder<'_>,
    slice: &MixedSlice,
    source: ValueId,
    ty: &MemRefType,
    shape: &[i64],
) -> Option<ValueId> {
    let lists = [&slice.offsets[..], &slice.sizes, &slice.strides];
    let [offsets, sizes, strides] = lists.map(|list| MixedIndex::split(list).0);
    let full = subview_type(b.ctx, ty, &offsets, &sizes, &strides)?;
    let dropped = dropped_by_size(&full.shape, shape)?;
    let form = full.strided(b.ctx)?;
    let kept = form.strides.iter().zip(&dropped);
    let kept: Vec<i64> = kept.filter(|it| !it.1).map(|it| *it.0).collect();
    let view = MemRefType {
        shape: shape.into(),
        layout: Some(strided_layout(b.ctx, &kept, form.offset)),
        ..full
    };
    let view = b.ctx.ty(view);
    Some(create_subview(b, view, source, lists))
}

/// Replaces the uses of `from` by `to`, a memref with another layout. Recreates subviews with adapted layouts.
fn replace_with_other_layout(rw: &mut dyn Rewriter<'_>, from: ValueId, to: ValueId) {
    // Pairs of a memref and its replacement.
    let mut pairs = vec![(from, to)];
    let mut dead = Vec::new();
    let mut direct = Vec::new();
    while let Some((from, to)) = pairs.pop() {
        let uses: Vec<_> = rw.body().uses(from).collect();
        for it in uses {
            let view = rw.op(it.op).cast::<SubViewOp>();
            let new = view.and_then(|view| view_of(rw, view, to));
            match view.zip(new) {
                Some((view, new)) => {
                    pairs.push((rw.read(view).result(), new));
                    dead.push(it.op);
                }
                None => direct.push((it.op, it.index, to)),
            }
        }
    }
    for (op, index, to) in direct {
        rw.edit(op).set_operand(index, to);
    }
    // Views of views are erased first.
    for op in dead.into_iter().rev() {
        rw.erase_op(op);
    }
}

/// Recreates a subview with another source.
fn view_of(rw: &mut dyn Rewriter<'_>, op: SubViewOp, source: ValueId) -> Option<ValueId> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let ty = body.ty(source).as_::<MemRefType>(ctx)?;
    let shape = &rw.read(op).result_type().as_::<MemRefType>(ctx)?.shape;
    let slice = MixedSlice::of(rw.op(op.id()))?;
    rw.set_place(
        InsertPoint::before(rw.body(), op.id()),
        rw.body().loc(op.id()),
    );
    view_as(&mut rw.builder(), &slice, source, ty, shape)
}

/// Replaces a heap allocation by a stack allocation, if a `memref.dealloc` accepted by `filter` follows in the same
/// block; the deallocation is erased. Returns the new allocation, without alignment as in MLIR's `allocToAlloca`.
///
/// The caller guarantees that the lifetime and the size of the stack frame are sufficient.
///
/// # Errors
///
/// Returns an error and changes nothing if such a deallocation does not exist.
///
/// ```
/// use terrace_ir::{OpId, OpRef, OpView};
/// use terrace_memref::AllocOp;
/// use terrace_memref_transforms::alloc_to_alloca;
/// use terrace_rewrite::IrRewriter;
/// use terrace_testing::{check, context, expect};
///
/// check(
///     &context(&[&terrace_func::FUNC, &terrace_memref::MEMREF]),
///     "
///         func.func @f(%i: index) -> f32 {
///           %m = memref.alloc() : memref<4xf32>
///           %0 = memref.load %m[%i] : memref<4xf32>
///           memref.dealloc %m : memref<4xf32>
///           return %0 : f32
///         }
///     ",
///     |ctx, body, _| {
///         for (_, function) in body.nested_in_order_mut() {
///             let ops: Vec<OpId> = function.walk(OpId::ROOT).collect();
///             for op in ops {
///                 if let Some(alloc) = OpRef::new(ctx, function, op).cast::<AllocOp>() {
///                     let mut rw = IrRewriter::new(ctx, function);
///                     alloc_to_alloca(&mut rw, alloc, |_, _| true).expect("it is freed");
///                 }
///             }
///         }
///         Ok(())
///     },
///     &expect![[r#"
///     module {
///       func.func @f(%arg0: index) -> f32 {
///         %alloca = memref.alloca() : memref<4xf32>
///         %0 = memref.load %alloca[%arg0] : memref<4xf32>
///         return %0 : f32
///       }
///     }
///     "#]],
/// );
/// ```
pub fn alloc_to_alloca(
    rw: &mut dyn Rewriter<'_>,
    alloc: AllocOp,
    filter: impl Fn(AllocOp, DeallocOp) -> bool,
) -> Result<AllocaOp, NoMatch> {
    let body = rw.body();
    let view = rw.read(alloc);
    let memref = view.memref();
    let mut after = std::iter::successors(Some(alloc.id()), |&op| body.next_op(op));
    let dealloc = after.find_map(|op| {
        let dealloc = rw.op(op).cast::<DeallocOp>()?;
        (rw.read(dealloc).memref() == memref && filter(alloc, dealloc)).then_some(dealloc)
    });
    let dealloc = dealloc.ok_or("no operation in the same block frees the memory")?;
    let ty = body.ty(memref);
    let sizes: Vec<ValueId> = view.dynamic_sizes().collect();
    let symbols: Vec<ValueId> = view.symbol_operands().collect();
    rw.set_place(
        InsertPoint::before(rw.body(), alloc.id()),
        rw.body().loc(alloc.id()),
    );
    let alloca = rw.replace_op_with(alloc.id(), AllocaOp::spec(ty, &sizes, &symbols));
    rw.erase_op(dealloc.id());
    Ok(alloca)
}

/// Erases the allocations in an operation that are never read, with the views, writes and deallocations of their
/// memory. MLIR's `eraseDeadAllocAndStores`, except that operations with unknown effects, such as calls, count as
/// reads.
///
/// ```
/// use terrace_ir::OpId;
/// use terrace_memref_transforms::erase_dead_alloc_and_stores;
/// use terrace_rewrite::IrRewriter;
/// use terrace_testing::{check, context, expect};
///
/// check(
///     &context(&[&terrace_func::FUNC, &terrace_memref::MEMREF]),
///     "
///         func.func @f(%x: f32, %i: index) {
///           %m = memref.alloc() : memref<4xf32>
///           memref.store %x, %m[%i] : memref<4xf32>
///           memref.dealloc %m : memref<4xf32>
///           return
///         }
///     ",
///     |ctx, body, _| {
///         for (_, function) in body.nested_in_order_mut() {
///             erase_dead_alloc_and_stores(&mut IrRewriter::new(ctx, function), OpId::ROOT);
///         }
///         Ok(())
///     },
///     &expect![[r#"
///     module {
///       func.func @f(%arg0: f32, %arg1: index) {
///         return
///       }
///     }
///     "#]],
/// );
/// ```
pub fn erase_dead_alloc_and_stores(rw: &mut dyn Rewriter<'_>, parent: OpId) {
    let (ctx, body) = (rw.ctx(), rw.body());
    let mut dead = Vec::new();
    for op in body.walk(parent) {
        let name = OpRef::new(ctx, body, op).name_str();
        if [AllocOp::DEF.name, AllocaOp::DEF.name].contains(&name) {
            dead.extend(unread_users(ctx, body, op).into_iter().flatten());
        }
    }
    let mut erased = FxHashSet::default();
    // Users are erased before the operations that they use.
    for op in dead.into_iter().rev() {
        if erased.insert(op) {
            rw.erase_op(op);
        }
    }
}

/// Returns an allocation and all users of its memory, including users of views, or `None` if one of them may read it.
fn unread_users(ctx: &Context, body: &Body, alloc: OpId) -> Option<Vec<OpId>> {
    let mut found = vec![alloc];
    let mut views: Vec<ValueId> = body.results(alloc).collect();
    while let Some(view) = views.pop() {
        for user in users(body, view) {
            let op = OpRef::new(ctx, body, user);
            let is_view = ctx.op_interface::<dyn ViewLikeOpInterface>(op.name());
            if is_view.is_some_and(|model| model.view_source(op) == view) {
                views.extend(body.results(user));
            } else if !OpRef::new(ctx, body, user).is::<DeallocOp>() && may_read(op) {
                return None;
            }
            found.push(user);
        }
    }
    Some(found)
}

/// Returns true if an operation may do more with its operands than write to their memory.
fn may_read(op: OpRef<'_>) -> bool {
    let body = op.body;
    let mut effects = Default::default();
    let is_known = own_effects(op, &mut effects);
    !is_known
        || effects.iter().any(|it| it.effect == Effect::Read)
        || body.results(op.id).next().is_some()
        || body.regions(op.id).next().is_some()
        || op.def().is_none_or(|def| def.has(Traits::TERMINATOR))
}
