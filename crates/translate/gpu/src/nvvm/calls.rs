//! Translates operations that call an intrinsic which depends on their properties and operand types, and operations
//! that expand to a few instructions.

use std::borrow::Cow;
use terrace_ir::{OpId, OpRef, OpView, ValueId};
use terrace_llvm::types::address_space;
use terrace_llvmir::{BinaryOp, CastOp, IntPredicate, Intrinsic, Type, TypeKind, Value};
use terrace_nvvm as nvvm;
use terrace_nvvm::enums::{
    CTAGroupKind, DotAccumulateType, GridDepActionKind, MemScopeKind, Tcgen05FenceKind,
    Tcgen05WaitKind,
};
use terrace_to_llvmir::{Converted, FunctionTranslation, NotConverted};

/// An argument of an intrinsic.
pub(super) enum Arg {
    /// The value of an operand.
    Value(ValueId),
    /// A pointer, cast to shared memory if it is generic.
    Shared(ValueId),
    /// A pointer, cast to an address space.
    InSpace(ValueId, u32),
    /// The bit that tells if an integer is nonzero.
    NotZero(ValueId),
    /// A vector of two bytes bitcast to `i16`, or a byte zero extended to `i16`.
    Bits16(ValueId),
    /// An integer constant.
    Number(Type, u64),
}

/// The name of an operation's intrinsic, and its arguments.
pub(super) type Call = (Cow<'static, str>, Vec<Arg>);

/// Operations and the intrinsics that take their operands unchanged.
const FIXED: &[(&str, &str)] = &[
    (nvvm::BreakpointOp::NAME, "llvm.debugtrap"),
    (
        nvvm::CpAsyncBulkCommitGroupOp::NAME,
        "llvm.nvvm.cp.async.bulk.commit.group",
    ),
    (
        nvvm::CpAsyncCommitGroupOp::NAME,
        "llvm.nvvm.cp.async.commit.group",
    ),
    (nvvm::ExitOp::NAME, "llvm.nvvm.exit"),
    (
        nvvm::FenceMbarrierInitOp::NAME,
        "llvm.nvvm.fence.mbarrier_init.release.cluster",
    ),
    (nvvm::FenceScClusterOp::NAME, "llvm.nvvm.fence.sc.cluster"),
    (nvvm::NanosleepOp::NAME, "llvm.nvvm.nanosleep"),
    (nvvm::SyncWarpOp::NAME, "llvm.nvvm.bar.warp.sync"),
    (
        nvvm::WgmmaFenceAlignedOp::NAME,
        "llvm.nvvm.wgmma.fence.sync.aligned",
    ),
    (
        nvvm::WgmmaGroupSyncAlignedOp::NAME,
        "llvm.nvvm.wgmma.commit_group.sync.aligned",
    ),
];

/// Converts an operation.
pub(super) fn convert(id: OpId, t: &mut FunctionTranslation<'_>) -> Converted {
    let op = t.op(id);
    let fixed = FIXED.iter().find(|(name, _)| *name == op.name_str());
    let call = match fixed {
        Some((_, intrinsic)) => Some(((*intrinsic).into(), operands(op))),
        None => barrier(op)
            .or_else(|| copy(op))
            .or_else(|| tensor_core(op))
            .or_else(|| super::chosen::choose(op)),
    };
    if let Some((intrinsic, args)) = call {
        let wanted = match op.body.num_results(id) {
            0 => Type::VOID,
            _ => t.result_type(id)?,
        };
        let result = returned(&intrinsic, t).unwrap_or(wanted);
        let value = emit(id, &intrinsic, result, &args, t)?;
        if wanted != Type::VOID {
            let value = match (result, wanted) {
                _ if result == wanted => value,
                (Type::I1, Type::I32) => t.builder.cast(CastOp::ZExt, 0, value, wanted),
                (Type::I16, Type::I8) => t.builder.cast(CastOp::Trunc, 0, value, wanted),
                _ => t.builder.cast(CastOp::BitCast, 0, value, wanted),
            };
            t.map_result(id, value);
        }
        return Ok(());
    }
    if let Some(op) = op.as_::<nvvm::ElectSyncOp>() {
        return elect(id, op, t);
    }
    if op.is::<nvvm::DotAccumulate2WayOp>() || op.is::<nvvm::DotAccumulate4WayOp>() {
        return dot_accumulate(id, op, t);
    }
    if op.is::<nvvm::Tcgen05MmaSmemDescOp>() {
        descriptor(id, t);
        return Ok(());
    }
    Err(NotConverted::Unknown)
}

/// Returns the result type of an intrinsic, unless it is overloaded.
fn returned(intrinsic: &str, t: &mut FunctionTranslation<'_>) -> Option<Type> {
    let intrinsic = Intrinsic::of_name(intrinsic)?;
    let function = t.builder.ctx.intrinsic_type(&intrinsic, &[])?;
    match t.builder.ctx.types.kind(function) {
        TypeKind::Function { result, .. } => Some(result),
        _ => None,
    }
}

/// Returns the operands as arguments.
pub(super) fn operands(op: OpRef<'_>) -> Vec<Arg> {
    op.body.operands(op.id).map(Arg::Value).collect()
}

fn emit(
    id: OpId,
    intrinsic: &str,
    result: Type,
    args: &[Arg],
    t: &mut FunctionTranslation<'_>,
) -> Result<Value, NotConverted> {
    let args: Vec<Value> = args
        .iter()
        .map(|arg| match *arg {
            Arg::Value(value) => t.value(value),
            Arg::Shared(value) => {
                let value = t.value(value);
                match t.builder.type_of(value) == t.builder.ctx.types.ptr(0) {
                    true => in_space(value, 3, t),
                    false => value,
                }
            }
            Arg::InSpace(value, space) => {
                let value = t.value(value);
                in_space(value, space, t)
            }
            Arg::NotZero(value) => {
                let value = t.value(value);
                let zero = t.builder.ctx.const_int(Type::I32, 0).into();
                t.builder.icmp(IntPredicate::Ne, 0, value, zero)
            }
            Arg::Bits16(value) => {
                let value = t.value(value);
                let cast = match t.builder.type_of(value) == Type::I8 {
                    true => CastOp::ZExt,
                    false => CastOp::BitCast,
                };
                t.builder.cast(cast, 0, value, Type::I16)
            }
            Arg::Number(ty, number) => t.builder.ctx.const_int(ty, number).into(),
        })
        .collect();
    t.call_intrinsic(id, intrinsic, result, &args)
}

fn in_space(pointer: Value, space: u32, t: &mut FunctionTranslation<'_>) -> Value {
    let ty = t.builder.ctx.types.ptr(space);
    t.builder.cast(CastOp::AddrSpaceCast, 0, pointer, ty)
}

/// Returns the arguments for an optional operand: its value or 0, and the bit that tells if the operand is present.
pub(super) fn optional(value: Option<ValueId>, ty: Type) -> [Arg; 2] {
    let is_there = Arg::Number(Type::I1, u64::from(value.is_some()));
    [value.map_or(Arg::Number(ty, 0), Arg::Value), is_there]
}

/// Returns true if an operand is a pointer to shared memory.
pub(super) fn is_shared(op: OpRef<'_>, operand: usize) -> bool {
    address_space(op.ctx, op.operand_type(operand)) == Some(3)
}

/// Returns the first name if `first`, otherwise the second.
fn choose<T>(first: bool, names: [T; 2]) -> T {
    let [one, other] = names;
    if first { one } else { other }
}

/// Barriers, fences and memory barriers (`mbarrier`).
fn barrier(op: OpRef<'_>) -> Option<Call> {
    if op.is::<nvvm::Barrier0Op>() {
        let args = vec![Arg::Number(Type::I32, 0)];
        return Some(("llvm.nvvm.barrier.cta.sync.aligned.all".into(), args));
    }
    let name = if let Some(op) = op.as_::<nvvm::ClusterArriveOp>() {
        choose(
            op.aligned(),
            [
                "llvm.nvvm.barrier.cluster.arrive.aligned",
                "llvm.nvvm.barrier.cluster.arrive",
            ],
        )
    } else if let Some(op) = op.as_::<nvvm::ClusterArriveRelaxedOp>() {
        choose(
            op.aligned(),
            [
                "llvm.nvvm.barrier.cluster.arrive.relaxed.aligned",
                "llvm.nvvm.barrier.cluster.arrive.relaxed",
            ],
        )
    } else if let Some(op) = op.as_::<nvvm::ClusterWaitOp>() {
        choose(
            op.aligned(),
            [
                "llvm.nvvm.barrier.cluster.wait.aligned",
                "llvm.nvvm.barrier.cluster.wait",
            ],
        )
    } else if let Some(op) = op.as_::<nvvm::ClusterLaunchControlTryCancelOp>() {
        choose(
            op.multicast(),
            [
                "llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared",
                "llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared",
            ],
        )
    } else if let Some(op) = op.as_::<nvvm::GriddepcontrolOp>() {
        match op.kind() {
            GridDepActionKind::Wait => "llvm.nvvm.griddepcontrol.wait",
            GridDepActionKind::LaunchDependents => "llvm.nvvm.griddepcontrol.launch.dependents",
        }
    } else if let Some(op) = op.as_::<nvvm::MembarOp>() {
        match op.scope() {
            MemScopeKind::Cta => "llvm.nvvm.membar.cta",
            MemScopeKind::Cluster => "llvm.nvvm.fence.sc.cluster",
            MemScopeKind::Gpu => "llvm.nvvm.membar.gl",
            MemScopeKind::Sys => "llvm.nvvm.membar.sys",
        }
    } else if op.is::<nvvm::MBarrierArriveNocompleteOp>() {
        choose(
            is_shared(op, 0),
            [
                "llvm.nvvm.mbarrier.arrive.noComplete.shared",
                "llvm.nvvm.mbarrier.arrive.noComplete",
            ],
        )
    } else if op.is::<nvvm::MBarrierArriveDropNocompleteOp>() {
        choose(
            is_shared(op, 0),
            [
                "llvm.nvvm.mbarrier.arrive.drop.noComplete.shared",
                "llvm.nvvm.mbarrier.arrive.drop.noComplete",
            ],
        )
    } else if op.is::<nvvm::MBarrierInvalOp>() {
        choose(
            is_shared(op, 0),
            [
                "llvm.nvvm.mbarrier.inval.shared",
                "llvm.nvvm.mbarrier.inval",
            ],
        )
    } else if let Some(init) = op.as_::<nvvm::MBarrierInitOp>() {
        // An operation with a predicate expands to inline assembly instead.
        let name = choose(
            is_shared(op, 0),
            ["llvm.nvvm.mbarrier.init.shared", "llvm.nvvm.mbarrier.init"],
        );
        return Some((
            name.into(),
            vec![Arg::Value(init.addr()), Arg::Value(init.count())],
        ));
    } else if op.is::<nvvm::MapaOp>() {
        choose(
            is_shared(op, 0),
            ["llvm.nvvm.mapa.shared.cluster", "llvm.nvvm.mapa"],
        )
    } else {
        return None;
    };
    Some((name.into(), operands(op)))
}

/// Asynchronous copies.
fn copy(op: OpRef<'_>) -> Option<Call> {
    if let Some(op) = op.as_::<nvvm::CpAsyncBulkPrefetchOp>() {
        let mut args = vec![Arg::Value(op.src_mem()), Arg::Value(op.size())];
        args.extend(optional(op.l2_cache_hint(), Type::I64));
        return Some(("llvm.nvvm.cp.async.bulk.prefetch.L2".into(), args));
    }
    if let Some(op) = op.as_::<nvvm::CpAsyncBulkSharedCTAToGlobalOp>() {
        let args = [op.dst_mem(), op.src_mem(), op.size()];
        let mut args: Vec<Arg> = args.into_iter().map(Arg::Value).collect();
        args.extend(optional(op.l2_cache_hint(), Type::I64));
        let mask = op.byte_mask();
        args.extend(mask.map(Arg::Value));
        let name = choose(
            mask.is_some(),
            [
                "llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask",
                "llvm.nvvm.cp.async.bulk.shared.cta.to.global",
            ],
        );
        return Some((name.into(), args));
    }
    if let Some(op) = op.as_::<nvvm::CpAsyncBulkSharedCTAToSharedClusterOp>() {
        let args = [op.dst_mem(), op.mbar(), op.src_mem(), op.size()];
        let args = args.into_iter().map(Arg::Value).collect();
        return Some(("llvm.nvvm.cp.async.bulk.shared.cta.to.cluster".into(), args));
    }
    if let Some(wait) = op.as_::<nvvm::CpAsyncBulkWaitGroupOp>() {
        let groups =
            op.get::<terrace_builtin::props::Int32>(nvvm::CpAsyncBulkWaitGroupOp::GROUP)?;
        let name = choose(
            wait.read_value(),
            [
                "llvm.nvvm.cp.async.bulk.wait.group.read",
                "llvm.nvvm.cp.async.bulk.wait.group",
            ],
        );
        return Some((
            name.into(),
            vec![Arg::Number(Type::I32, u64::from(groups as u32))],
        ));
    }
    if let Some(op) = op.as_::<nvvm::CpAsyncWaitGroupOp>() {
        let groups = Arg::Number(Type::I32, u64::from(op.n() as u32));
        return Some(("llvm.nvvm.cp.async.wait.group".into(), vec![groups]));
    }
    if let Some(op) = op.as_::<nvvm::WgmmaWaitGroupSyncOp>() {
        let groups = Arg::Number(Type::I64, op.group() as u64);
        return Some((
            "llvm.nvvm.wgmma.wait_group.sync.aligned".into(),
            vec![groups],
        ));
    }
    let arrive = op.as_::<nvvm::CpAsyncMBarrierArriveOp>()?;
    let name = match (arrive.noinc(), is_shared(op, 0)) {
        (false, false) => "llvm.nvvm.cp.async.mbarrier.arrive",
        (false, true) => "llvm.nvvm.cp.async.mbarrier.arrive.shared",
        (true, false) => "llvm.nvvm.cp.async.mbarrier.arrive.noinc",
        (true, true) => "llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared",
    };
    Some((name.into(), operands(op)))
}

/// Fifth-generation tensor core operations.
fn tensor_core(op: OpRef<'_>) -> Option<Call> {
    let of_group = |group: CTAGroupKind, names| choose(group == CTAGroupKind::Cta1, names);
    let name = if let Some(alloc) = op.as_::<nvvm::Tcgen05AllocOp>() {
        let names = match is_shared(op, 0) {
            true => [
                "llvm.nvvm.tcgen05.alloc.shared.cg1",
                "llvm.nvvm.tcgen05.alloc.shared.cg2",
            ],
            false => ["llvm.nvvm.tcgen05.alloc.cg1", "llvm.nvvm.tcgen05.alloc.cg2"],
        };
        of_group(alloc.group(), names)
    } else if let Some(commit) = op.as_::<nvvm::Tcgen05CommitOp>() {
        let names = match (commit.multicast_mask().is_some(), is_shared(op, 0)) {
            (false, false) => [
                "llvm.nvvm.tcgen05.commit.cg1",
                "llvm.nvvm.tcgen05.commit.cg2",
            ],
            (false, true) => [
                "llvm.nvvm.tcgen05.commit.shared.cg1",
                "llvm.nvvm.tcgen05.commit.shared.cg2",
            ],
            (true, false) => [
                "llvm.nvvm.tcgen05.commit.mc.cg1",
                "llvm.nvvm.tcgen05.commit.mc.cg2",
            ],
            (true, true) => [
                "llvm.nvvm.tcgen05.commit.mc.shared.cg1",
                "llvm.nvvm.tcgen05.commit.mc.shared.cg2",
            ],
        };
        of_group(commit.group(), names)
    } else if let Some(op) = op.as_::<nvvm::Tcgen05DeallocOp>() {
        of_group(
            op.group(),
            [
                "llvm.nvvm.tcgen05.dealloc.cg1",
                "llvm.nvvm.tcgen05.dealloc.cg2",
            ],
        )
    } else if let Some(op) = op.as_::<nvvm::Tcgen05ShiftOp>() {
        let names = [
            "llvm.nvvm.tcgen05.shift.down.cg1",
            "llvm.nvvm.tcgen05.shift.down.cg2",
        ];
        of_group(op.group(), names)
    } else if let Some(op) = op.as_::<nvvm::Tcgen05RelinquishAllocPermitOp>() {
        let names = [
            "llvm.nvvm.tcgen05.relinq.alloc.permit.cg1",
            "llvm.nvvm.tcgen05.relinq.alloc.permit.cg2",
        ];
        of_group(op.group(), names)
    } else if let Some(op) = op.as_::<nvvm::Tcgen05FenceOp>() {
        match op.kind() {
            Tcgen05FenceKind::BeforeThreadSync => "llvm.nvvm.tcgen05.fence.before.thread.sync",
            Tcgen05FenceKind::AfterThreadSync => "llvm.nvvm.tcgen05.fence.after.thread.sync",
        }
    } else if let Some(op) = op.as_::<nvvm::Tcgen05WaitOp>() {
        match op.kind() {
            Tcgen05WaitKind::Load => "llvm.nvvm.tcgen05.wait.ld",
            Tcgen05WaitKind::Store => "llvm.nvvm.tcgen05.wait.st",
        }
    } else {
        return multiply_in_warp(op);
    };
    Some((name.into(), operands(op)))
}

/// Matrix multiplication in a warp. The numbers for the kind and the buffers follow the operands.
fn multiply_in_warp(op: OpRef<'_>) -> Option<Call> {
    let (numbers, masked, names) = if let Some(dense) = op.as_::<nvvm::Tcgen05MMAWsOp>() {
        let numbers = [
            dense.kind().value(),
            dense.collector_b_buffer().value(),
            dense.collector_op().value(),
        ];
        let names = [
            [
                "llvm.nvvm.tcgen05.mma.ws.tensor",
                "llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask",
            ],
            [
                "llvm.nvvm.tcgen05.mma.ws.shared",
                "llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask",
            ],
        ];
        (numbers, dense.zero_col_mask().is_some(), names)
    } else {
        let sparse = op.as_::<nvvm::Tcgen05MMAWsSparseOp>()?;
        let numbers = [
            sparse.kind().value(),
            sparse.collector_b_buffer().value(),
            sparse.collector_op().value(),
        ];
        let names = [
            [
                "llvm.nvvm.tcgen05.mma.ws.sp.tensor",
                "llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask",
            ],
            [
                "llvm.nvvm.tcgen05.mma.ws.sp.shared",
                "llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask",
            ],
        ];
        (numbers, sparse.zero_col_mask().is_some(), names)
    };
    // A descriptor of shared memory is an integer, not a pointer.
    let is_shared = address_space(op.ctx, op.operand_type(1)).is_none();
    let name = names[usize::from(is_shared)][usize::from(masked)];
    let mut args = operands(op);
    args.extend(numbers.map(|number| Arg::Number(Type::I32, number)));
    Some((name.into(), args))
}

/// Maps the result to the second field of the intrinsic's result.
fn elect(id: OpId, op: nvvm::ElectSyncOpRef<'_>, t: &mut FunctionTranslation<'_>) -> Converted {
    let mask = op
        .membermask()
        .map_or(Arg::Number(Type::I32, u64::from(u32::MAX)), Arg::Value);
    let fields = t.builder.ctx.types.struct_(&[Type::I32, Type::I1], false);
    let both = emit(id, "llvm.nvvm.elect.sync", fields, &[mask], t)?;
    let elected = t.builder.extract_value(both, &[1]);
    t.map_result(id, elected);
    Ok(())
}

/// Calls a dot-product intrinsic, with the vectors bitcast to `i32`.
fn dot_accumulate(id: OpId, op: OpRef<'_>, t: &mut FunctionTranslation<'_>) -> Converted {
    let signed = |kind| kind == DotAccumulateType::Signed;
    let (names, kinds, high) = if let Some(op) = op.as_::<nvvm::DotAccumulate2WayOp>() {
        let names = [
            ["llvm.nvvm.idp2a.s.s", "llvm.nvvm.idp2a.s.u"],
            ["llvm.nvvm.idp2a.u.s", "llvm.nvvm.idp2a.u.u"],
        ];
        (names, [op.a_kind(), op.b_kind()], Some(op.b_hi()))
    } else if let Some(op) = op.as_::<nvvm::DotAccumulate4WayOp>() {
        let names = [
            ["llvm.nvvm.idp4a.s.s", "llvm.nvvm.idp4a.s.u"],
            ["llvm.nvvm.idp4a.u.s", "llvm.nvvm.idp4a.u.u"],
        ];
        (names, [op.a_kind(), op.b_kind()], None)
    } else {
        return Err(NotConverted::Unknown);
    };
    let [a, b] = kinds;
    let name = choose(signed(b), choose(signed(a), names));
    let mut args: Vec<Value> = [0, 1]
        .map(|at| {
            let vector = t.operand(id, at);
            t.builder.cast(CastOp::BitCast, 0, vector, Type::I32)
        })
        .to_vec();
    if let Some(high) = high {
        args.push(t.builder.ctx.const_int(Type::I1, u64::from(high)).into());
    }
    args.push(t.operand(id, 2));
    let sum = t.call_intrinsic(id, name, Type::I32, &args)?;
    t.map_result(id, sum);
    Ok(())
}

/// The fields of a shared-memory matrix descriptor: the mask of each operand, and the index of its lowest bit.
const FIELDS: [(u64, u64); 6] = [
    (0x3fff, 0),
    (0x3fff, 16),
    (0x3fff, 32),
    (7, 49),
    (1, 52),
    (7, 61),
];

/// A bit that is set in every descriptor.
const VERSION: u64 = 1 << 46;

fn descriptor(id: OpId, t: &mut FunctionTranslation<'_>) {
    let number = |t: &mut FunctionTranslation<'_>, ty, value| -> Value {
        t.builder.ctx.const_int(ty, value).into()
    };
    let mut descriptor = number(t, Type::I64, 0);
    for (at, (mask, place)) in FIELDS.into_iter().enumerate() {
        let mut field = t.operand(id, at);
        if t.builder.type_of(field) != Type::I32 {
            field = t.builder.cast(CastOp::ZExt, 0, field, Type::I32);
        }
        let mask = number(t, Type::I32, mask);
        field = t.builder.binary(BinaryOp::And, 0, field, mask);
        field = t.builder.cast(CastOp::ZExt, 0, field, Type::I64);
        let place = number(t, Type::I64, place);
        field = t.builder.binary(BinaryOp::Shl, 0, field, place);
        descriptor = t.builder.binary(BinaryOp::Or, 0, descriptor, field);
        if at == 2 {
            let version = number(t, Type::I64, VERSION);
            descriptor = t.builder.binary(BinaryOp::Or, 0, descriptor, version);
        }
    }
    t.map_result(id, descriptor);
}
