//! Operations whose properties determine the name of their intrinsic: the name consists of the properties' keywords.

use super::calls::{Arg, Call, is_shared, operands, optional};
use terrace_builtin::types::FloatType;
use terrace_ir::{OpRef, Type as MlirType, ValueId};
use terrace_llvm::types::address_space;
use terrace_llvmir::Type;
use terrace_numeric::FloatKind;
use terrace_nvvm as nvvm;
use terrace_nvvm::enums::{
    CacheEvictionPriority, ClusterLaunchControlQueryType, FPRoundingMode, MMALayout, MemOrderKind,
    MemScopeKind, PermuteMode, ProxyKind, SaturationMode, SetMaxRegisterAction, SharedSpace,
    Tcgen05CpMulticast,
};

/// Returns a call of `llvm.nvvm.NAME`.
fn call(name: impl AsRef<str>, args: Vec<Arg>) -> Option<Call> {
    Some((format!("llvm.nvvm.{}", name.as_ref()).into(), args))
}

/// Returns an optional part of a name.
fn part(is_there: bool, text: &str) -> &str {
    if is_there { text } else { "" }
}

/// Returns the intrinsic call for an operation of this file.
pub(super) fn choose(op: OpRef<'_>) -> Option<Call> {
    warp(op)
        .or_else(|| fence(op))
        .or_else(|| mbarrier(op))
        .or_else(|| convert(op))
        .or_else(|| copy(op))
        .or_else(|| tensor(op))
        .or_else(|| matrix(op))
}

/// Lane exchange, block barriers, events.
fn warp(op: OpRef<'_>) -> Option<Call> {
    if let Some(op) = op.as_::<nvvm::ShflOp>() {
        let is_float = op.operand_type(1) == MlirType::F32;
        let ty = if is_float { "f32" } else { "i32" };
        let predicate = part(op.return_value_and_is_valid(), "p");
        let name = format!("shfl.sync.{}.{ty}{predicate}", op.kind().keyword());
        return call(name, operands(*op));
    }
    if let Some(op) = op.as_::<nvvm::VoteSyncOp>() {
        return call(format!("vote.{}.sync", op.kind().keyword()), operands(*op));
    }
    if let Some(op) = op.as_::<nvvm::MatchSyncOp>() {
        let width = if op.operand_type(1) == MlirType::I32 {
            32
        } else {
            64
        };
        let kind = op.kind().keyword();
        let predicate = part(kind == "all", "p");
        return call(
            format!("match.{kind}.sync.i{width}{predicate}"),
            operands(*op),
        );
    }
    if let Some(op) = op.as_::<nvvm::ReduxOp>() {
        let (abs, nan) = (part(op.abs(), ".abs"), part(op.nan(), ".NaN"));
        let kind = op.kind().keyword();
        return call(format!("redux.sync.{kind}{abs}{nan}"), operands(*op));
    }
    if let Some(op) = op.as_::<nvvm::BarrierOp>() {
        let zero = || Arg::Number(Type::I32, 0);
        let mut args = vec![op.barrier_id().map_or_else(zero, Arg::Value)];
        if let Some(count) = op.number_of_threads() {
            args.push(Arg::Value(count));
            return call("barrier.cta.sync.aligned.count", args);
        }
        let (Some(reduction), Some(predicate)) = (op.reduction_op(), op.reduction_predicate())
        else {
            return call("barrier.cta.sync.aligned.all", args);
        };
        args.push(Arg::NotZero(predicate));
        let name = format!("barrier.cta.red.{}.aligned.all", reduction.keyword());
        return call(name, args);
    }
    if let Some(op) = op.as_::<nvvm::SetMaxRegisterOp>() {
        let action = match op.action() {
            SetMaxRegisterAction::Increase => "inc",
            SetMaxRegisterAction::Decrease => "dec",
        };
        let count = Arg::Number(Type::I32, u64::from(op.reg_count() as u32));
        return call(format!("setmaxnreg.{action}.sync.aligned.u32"), vec![count]);
    }
    if let Some(op) = op.as_::<nvvm::PMEventOp>() {
        let mask = match (op.event_id(), op.masked_event_id()) {
            (Some(id), _) => 1 << (id & 15),
            (None, mask) => u64::from(mask? as u16),
        };
        return call("pm.event.mask", vec![Arg::Number(Type::I16, mask)]);
    }
    if let Some(op) = op.as_::<nvvm::ClusterLaunchControlQueryCancelOp>() {
        let query = match op.query_type() {
            ClusterLaunchControlQueryType::IsCanceled => "is_canceled",
            ClusterLaunchControlQueryType::GetFirstCtaIdX => "get_first_ctaid.x",
            ClusterLaunchControlQueryType::GetFirstCtaIdY => "get_first_ctaid.y",
            ClusterLaunchControlQueryType::GetFirstCtaIdZ => "get_first_ctaid.z",
        };
        return call(
            format!("clusterlaunchcontrol.query_cancel.{query}"),
            operands(*op),
        );
    }
    let op = op.as_::<nvvm::PermuteOp>()?;
    let mode = match op.mode() {
        PermuteMode::Default => String::new(),
        mode => format!(".{}", mode.keyword()),
    };
    let args = [Some(op.lo()), op.hi(), Some(op.selector())];
    let args = args.into_iter().flatten().map(Arg::Value).collect();
    call(format!("prmt{mode}"), args)
}

fn fence(op: OpRef<'_>) -> Option<Call> {
    if let Some(op) = op.as_::<nvvm::FenceProxyOp>() {
        let kind = match (op.kind(), op.space()) {
            (ProxyKind::AsyncShared, Some(SharedSpace::SharedCta)) => "async.shared_cta",
            (ProxyKind::AsyncShared, _) => "async.shared_cluster",
            (kind @ (ProxyKind::Alias | ProxyKind::Async | ProxyKind::AsyncGlobal), _) => {
                kind.keyword()
            }
            _ => return None,
        };
        return call(format!("fence.proxy.{kind}"), Vec::new());
    }
    if let Some(op) = op.as_::<nvvm::FenceProxyAcquireOp>() {
        let scope = op.scope().keyword();
        let name = format!("fence.proxy.tensormap_generic.acquire.{scope}");
        return call(name, operands(*op));
    }
    if let Some(op) = op.as_::<nvvm::FenceProxyReleaseOp>() {
        let scope = op.scope().keyword();
        let name = format!("fence.proxy.tensormap_generic.release.{scope}");
        return call(name, Vec::new());
    }
    let (proxy, order) = match op.as_::<nvvm::FenceProxySyncRestrictOp>() {
        Some(op) => ("proxy.async_generic.", op.order()),
        None => ("", op.as_::<nvvm::FenceSyncRestrictOp>()?.order()),
    };
    let (order, space) = match order {
        MemOrderKind::Acquire => ("acquire", "cluster"),
        _ => ("release", "cta"),
    };
    let name = format!("fence.{proxy}{order}.sync_restrict.space.{space}.scope.cluster");
    call(name, Vec::new())
}

/// Returns the suffix of the names of `mbarrier` intrinsics.
fn place(op: OpRef<'_>, scope: MemScopeKind) -> String {
    let space = match address_space(op.ctx, op.operand_type(0)) {
        Some(7) => "cluster",
        _ => "cta",
    };
    format!("scope.{}.space.{space}", scope.keyword())
}

fn mbarrier(op: OpRef<'_>) -> Option<Call> {
    let address = || Arg::Shared(op.body.operand(op.id, 0));
    let one = || Arg::Number(Type::I32, 1);
    let (verb, relaxed, scope, rest) = if let Some(op) = op.as_::<nvvm::MBarrierExpectTxOp>() {
        (
            "expect.tx",
            false,
            op.scope(),
            vec![Arg::Value(op.txcount())],
        )
    } else if let Some(op) = op.as_::<nvvm::MBarrierCompleteTxOp>() {
        (
            "complete.tx",
            false,
            op.scope(),
            vec![Arg::Value(op.txcount())],
        )
    } else if let Some(op) = op.as_::<nvvm::MBarrierArriveOp>() {
        let of_block = address_space(op.ctx, op.operand_type(0)) != Some(7);
        let is_basic = of_block && op.scope() == MemScopeKind::Cta && !op.relaxed();
        if op.count().is_none() && is_basic {
            return call("mbarrier.arrive.shared", vec![address()]);
        }
        let count = op.count().map_or_else(one, Arg::Value);
        ("arrive", op.relaxed(), op.scope(), vec![count])
    } else if let Some(op) = op.as_::<nvvm::MBarrierArriveDropOp>() {
        let count = op.count().map_or_else(one, Arg::Value);
        ("arrive.drop", op.relaxed(), op.scope(), vec![count])
    } else if let Some(op) = op.as_::<nvvm::MBarrierArriveExpectTxOp>() {
        let count = vec![Arg::Value(op.txcount())];
        ("arrive.expect.tx", op.relaxed(), op.scope(), count)
    } else if let Some(op) = op.as_::<nvvm::MBarrierArriveDropExpectTxOp>() {
        let count = vec![Arg::Value(op.txcount())];
        ("arrive.drop.expect.tx", op.relaxed(), op.scope(), count)
    } else {
        let (verb, by_parity, relaxed, scope) =
            if let Some(op) = op.as_::<nvvm::MBarrierTestWaitOp>() {
                (
                    "test.wait",
                    op.operand_type(1) == MlirType::I32,
                    op.relaxed(),
                    op.scope(),
                )
            } else {
                let op = op.as_::<nvvm::MBarrierTryWaitOp>()?;
                (
                    "try.wait",
                    op.operand_type(1) == MlirType::I32,
                    op.relaxed(),
                    op.scope(),
                )
            };
        let mut rest = operands(op);
        rest.remove(0);
        let parity = part(by_parity, ".parity");
        let limit = part(rest.len() > 1, ".tl");
        let relaxed = part(relaxed, ".relaxed");
        let mut args = vec![address()];
        args.extend(rest);
        let name = format!(
            "mbarrier.{verb}{parity}{limit}{relaxed}.{}",
            place(op, scope)
        );
        return call(name, args);
    };
    let relaxed = part(relaxed, ".relaxed");
    let mut args = vec![address()];
    args.extend(rest);
    call(
        format!("mbarrier.{verb}{relaxed}.{}", place(op, scope)),
        args,
    )
}

/// Returns LLVM's name of a small float type.
fn format_name(op: OpRef<'_>, ty: MlirType) -> Option<&'static str> {
    const NAMES: [(FloatKind, &str); 6] = [
        (FloatKind::F4E2M1FN, "e2m1"),
        (FloatKind::F6E2M3FN, "e2m3"),
        (FloatKind::F6E3M2FN, "e3m2"),
        (FloatKind::F8E4M3FN, "e4m3"),
        (FloatKind::F8E5M2, "e5m2"),
        (FloatKind::F8E8M0FNU, "ue8m0"),
    ];
    let mut names = NAMES.iter();
    let name = names.find(|(kind, _)| FloatType::get(op.ctx, *kind) == ty);
    name.map(|(_, name)| *name)
}

fn convert(op: OpRef<'_>) -> Option<Call> {
    let relu = |relu| part(relu, ".relu");
    let saturated = |mode| part(mode == SaturationMode::Satfinite, ".satfinite");
    let format = |ty| format_name(op, ty);
    let args = operands(op);
    if let Some(op) = op.as_::<nvvm::ConvertFloatToTF32Op>() {
        let (rnd, relu, sat) = (op.rnd().keyword(), relu(op.relu()), saturated(op.sat()));
        return call(format!("f2tf32.{rnd}{relu}{sat}"), args);
    }
    if let Some(op) = op.as_::<nvvm::ConvertF32x2ToF16x2Op>() {
        let (rnd, relu, sat) = (op.rnd().keyword(), relu(op.relu()), saturated(op.sat()));
        return call(format!("ff2f16x2.{rnd}{relu}{sat}"), args);
    }
    if let Some(op) = op.as_::<nvvm::ConvertF32x2ToBF16x2Op>() {
        let (rnd, relu, sat) = (op.rnd().keyword(), relu(op.relu()), saturated(op.sat()));
        return call(format!("ff2bf16x2.{rnd}{relu}{sat}"), args);
    }
    if let Some(op) = op.as_::<nvvm::ConvertF32x2ToF4x2Op>() {
        let (ty, relu) = (format(op.dst_ty())?, relu(op.relu()));
        return call(format!("ff.to.{ty}x2.rn{relu}.satfinite"), args);
    }
    if let Some(op) = op.as_::<nvvm::ConvertF32x2ToF6x2Op>() {
        let (ty, relu) = (format(op.dst_ty())?, relu(op.relu()));
        return call(format!("ff.to.{ty}x2.rn{relu}.satfinite"), args);
    }
    if let Some(op) = op.as_::<nvvm::ConvertF32x2ToF8x2Op>() {
        let ty = format(op.dst_ty())?;
        return call(
            format!("ff.to.{}", to_f8(ty, op.rnd(), op.sat(), op.relu())),
            args,
        );
    }
    if let Some(op) = op.as_::<nvvm::ConvertBF16x2ToF8x2Op>() {
        let ty = format(op.dst_ty())?;
        // Only the power-of-two type has an intrinsic.
        return call(
            format!("bf16x2.to.{}", to_f8(ty, op.rnd(), op.sat(), false)),
            args,
        );
    }
    if let Some(op) = op.as_::<nvvm::ConvertF16x2ToF8x2Op>() {
        let (ty, relu) = (format(op.dst_ty())?, relu(op.relu()));
        return call(format!("f16x2.to.{ty}x2.rn{relu}"), args);
    }
    let four = if let Some(op) = op.as_::<nvvm::ConvertF32x4ToF4x4Op>() {
        Some((op.dst_ty(), op.relu()))
    } else if let Some(op) = op.as_::<nvvm::ConvertF32x4ToF6x4Op>() {
        Some((op.dst_ty(), op.relu()))
    } else {
        op.as_::<nvvm::ConvertF32x4ToF8x4Op>()
            .map(|op| (op.dst_ty(), op.relu()))
    };
    if let Some((ty, is_relu)) = four {
        let (ty, relu) = (format(ty)?, relu(is_relu));
        return call(format!("f32x4.to.{ty}x4.rs{relu}.satfinite"), args);
    }
    if let Some(op) = op.as_::<nvvm::ConvertF8x2ToBF16x2Op>() {
        let ty = format(op.src_kind())?;
        return call(format!("{ty}x2.to.bf16x2"), vec![Arg::Bits16(op.src())]);
    }
    let (ty, is_relu, src) = if let Some(op) = op.as_::<nvvm::ConvertF4x2ToF16x2Op>() {
        (op.src_kind(), op.relu(), op.src())
    } else if let Some(op) = op.as_::<nvvm::ConvertF6x2ToF16x2Op>() {
        (op.src_kind(), op.relu(), op.src())
    } else {
        let op = op.as_::<nvvm::ConvertF8x2ToF16x2Op>()?;
        (op.src_kind(), op.relu(), op.src())
    };
    let (ty, relu) = (format(ty)?, relu(is_relu));
    call(format!("{ty}x2.to.f16x2.rn{relu}"), vec![Arg::Bits16(src)])
}

/// Returns the name of a conversion to 8-bit floats. Saturation is optional for the power-of-two type. For other
/// types it is implied and not in the name.
fn to_f8(ty: &str, rnd: FPRoundingMode, sat: SaturationMode, relu: bool) -> String {
    let end = match ty {
        "ue8m0" => part(sat == SaturationMode::Satfinite, ".satfinite"),
        _ => part(relu, ".relu"),
    };
    format!("{ty}x2.{}{end}", rnd.keyword())
}

/// Byte copies, prefetches, stores of zeros.
fn copy(op: OpRef<'_>) -> Option<Call> {
    if let Some(op) = op.as_::<nvvm::CpAsyncOp>() {
        let size = part(op.cp_size().is_some(), ".s");
        let (cache, bytes) = (op.modifier().keyword(), op.size());
        return call(
            format!("cp.async.{cache}.shared.global.{bytes}{size}"),
            operands(*op),
        );
    }
    if let Some(op) = op.as_::<nvvm::BulkStoreOp>() {
        let mut args = operands(*op);
        args.push(Arg::Number(Type::I64, op.init_val() as u64));
        let space = part(is_shared(*op, 0), ".shared.cta");
        return call(format!("st.bulk{space}"), args);
    }
    if let Some(op) = op.as_::<nvvm::PrefetchOp>() {
        // A prefetch with a predicate expands to inline assembly instead.
        let space = address_space(op.ctx, op.operand_type(0));
        if op.tensormap() {
            if op.predicate().is_some() {
                return None;
            }
            let address = match op.in_param_space() {
                true => Arg::InSpace(op.addr(), 101),
                false => Arg::Value(op.addr()),
            };
            return call("prefetch.tensormap", vec![address]);
        }
        let level = op.cache_level()?.keyword();
        let name = match (op.uniform(), op.evict_priority(), space) {
            (true, ..) => "prefetchu.L1".to_owned(),
            (_, Some(CacheEvictionPriority::EvictNormal), _) => {
                "prefetch.global.L2.evict.normal".to_owned()
            }
            (_, Some(_), _) => "prefetch.global.L2.evict.last".to_owned(),
            (_, _, Some(1)) => format!("prefetch.global.{level}"),
            (_, _, Some(5)) => format!("prefetch.local.{level}"),
            _ => format!("prefetch.{level}"),
        };
        return call(name, vec![Arg::Value(op.addr())]);
    }
    let op = op.as_::<nvvm::CpAsyncBulkGlobalToSharedClusterOp>()?;
    let to_block = is_shared(*op, 0);
    let args = [op.dst_mem(), op.mbar(), op.src_mem(), op.size()];
    let mut args: Vec<Arg> = args.into_iter().map(Arg::Value).collect();
    let (place, masks) = match to_block {
        true => ("cta", None),
        false => ("cluster", Some(op.multicast_mask())),
    };
    args.extend(masked(masks, op.l2_cache_hint()));
    call(format!("cp.async.bulk.global.to.shared.{place}"), args)
}

/// Returns the arguments for the multicast mask and the cache hint, followed by the bits that tell if they are
/// present. A `mask` of `None` means that the intrinsic has no such argument.
fn masked(mask: Option<Option<ValueId>>, hint: Option<ValueId>) -> Vec<Arg> {
    let [hint, has_hint] = optional(hint, Type::I64);
    match mask {
        Some(mask) => {
            let [mask, has_mask] = optional(mask, Type::I16);
            vec![mask, hint, has_mask, has_hint]
        }
        None => vec![hint, has_hint],
    }
}

/// Tensor copies. Those with a predicate expand to inline assembly instead.
fn tensor(op: OpRef<'_>) -> Option<Call> {
    let values = |values: Vec<ValueId>| values.into_iter().map(Arg::Value);
    // Gathers and scatters are named after the shape in memory.
    let shape = |mode: &str, dims: usize| match mode {
        "tile_gather4" => "tile.gather4.2d".to_owned(),
        "tile_scatter4" => "tile.scatter4.2d".to_owned(),
        mode => format!("{}.{dims}d", mode.replace('_', ".")),
    };
    if let Some(op) = op.as_::<nvvm::CpAsyncBulkTensorPrefetchOp>() {
        let mut args = vec![Arg::Value(op.tma_descriptor())];
        args.extend(values(op.coordinates().collect()));
        args.extend(values(op.im2col_offsets().collect()));
        args.extend(masked(None, op.l2_cache_hint()));
        let shape = shape(op.mode().keyword(), op.coordinates().len());
        return call(format!("cp.async.bulk.tensor.prefetch.{shape}"), args);
    }
    if let Some(op) = op.as_::<nvvm::CpAsyncBulkTensorReduceOp>() {
        let mut args = vec![Arg::Value(op.src_mem()), Arg::Value(op.tma_descriptor())];
        args.extend(values(op.coordinates().collect()));
        args.extend(masked(None, op.l2_cache_hint()));
        let shape = shape(op.mode().keyword(), op.coordinates().len());
        let kind = op.red_kind().keyword();
        return call(format!("cp.async.bulk.tensor.reduce.{kind}.{shape}"), args);
    }
    if let Some(op) = op.as_::<nvvm::CpAsyncBulkTensorSharedCTAToGlobalOp>() {
        if op.predicate().is_some() {
            return None;
        }
        let mut args = vec![Arg::Value(op.src_mem()), Arg::Value(op.tma_descriptor())];
        args.extend(values(op.coordinates().collect()));
        args.extend(masked(None, op.l2_cache_hint()));
        let shape = shape(op.mode().keyword(), op.coordinates().len());
        return call(format!("cp.async.bulk.tensor.s2g.{shape}"), args);
    }
    let op = op.as_::<nvvm::CpAsyncBulkTensorGlobalToSharedClusterOp>()?;
    if op.predicate().is_some() {
        return None;
    }
    let args = [op.dst_mem(), op.mbar(), op.tma_descriptor()];
    let mut args: Vec<Arg> = args.into_iter().map(Arg::Value).collect();
    args.extend(values(op.coordinates().collect()));
    args.extend(values(op.im2col_offsets().collect()));
    let shape = shape(op.mode().keyword(), op.coordinates().len());
    if op.is_cta_only() {
        args.extend(masked(None, op.l2_cache_hint()));
        return call(format!("cp.async.bulk.tensor.g2s.cta.{shape}"), args);
    }
    args.extend(masked(Some(op.multicast_mask()), op.l2_cache_hint()));
    // Without a group, the argument is 0.
    let group = op.group().map_or(0, |group| group.value() + 1);
    args.push(Arg::Number(Type::I32, group));
    call(format!("cp.async.bulk.tensor.g2s.{shape}"), args)
}

/// Matrix loads and stores, copies to tensor memory.
fn matrix(op: OpRef<'_>) -> Option<Call> {
    if let Some(op) = op.as_::<nvvm::Tcgen05CpOp>() {
        let multicast = match op.multicast() {
            Tcgen05CpMulticast::None => String::new(),
            multicast => format!("_{}", multicast.keyword()),
        };
        let format = op
            .src_format()
            .map(|format| format!(".{}", format.keyword()));
        let shape = op.shape().keyword();
        let shape = shape.strip_prefix("shape_").unwrap_or(shape);
        let name = format!(
            "tcgen05.cp.{shape}{multicast}{}.cg{}",
            format.unwrap_or_default(),
            op.group().value() + 1
        );
        return call(name, operands(*op));
    }
    let (verb, shape, num, layout, kind) = if let Some(op) = op.as_::<nvvm::LdMatrixOp>() {
        let num = usize::try_from(op.num()).ok()?;
        ("ld", op.shape(), num, op.layout(), op.elt_type())
    } else {
        let op = op.as_::<nvvm::StMatrixOp>()?;
        (
            "st",
            op.shape(),
            op.sources().len(),
            op.layout(),
            op.elt_type(),
        )
    };
    let trans = part(layout == MMALayout::Col, ".trans");
    let kind = kind.keyword();
    let name = format!(
        "{verb}matrix.sync.aligned.m{}n{}.x{num}{trans}.{kind}",
        shape.m, shape.n
    );
    call(name, operands(op))
}
