//! Verifies barriers, fences, and exchange between lanes.

use crate::enums::{
    ClusterLaunchControlQueryType, MatchSyncKind, MemOrderKind, MemScopeKind, ProxyKind, ReduxKind,
    VoteSyncKind,
};
use crate::ops::*;
use terrace_builtin::constraints::is_signless;
use terrace_ir::{Failed, OpRef, Reporter, Type};
use terrace_llvm::StructType;
use terrace_llvm::types::address_space;

pub(crate) fn barrier(op: BarrierOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let (reduction, predicate) = (op.reduction_op(), op.reduction_predicate());
    let message = if op.number_of_threads().is_some() && op.barrier_id().is_none() {
        "barrier id is missing, it should be set between 0 to 15"
    } else if op.barrier_id().is_some() && (reduction.is_some() || predicate.is_some()) {
        "reduction are only available when id is 0"
    } else if reduction.is_some() != predicate.is_some() {
        "reduction predicate and reduction operation must be specified together"
    } else {
        return Ok(());
    };
    Err(report.op_error(*op, message))
}

/// Verifies barriers in memory. Their scope must be the block or the cluster. There must be no result if the barrier
/// is in the memory of another block.
pub(crate) fn mbarrier(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let slot = op.def().and_then(|def| def.prop_index("scope"));
    let scope = slot.and_then(|slot| op.prop(slot));
    let scope = scope.and_then(|scope| MemScopeKind::from_attr(op.ctx, scope));
    if matches!(scope, Some(MemScopeKind::Gpu | MemScopeKind::Sys)) {
        return Err(report.error(op, "mbarrier scope must be either CTA or Cluster"));
    }
    // Waiting operations have a result, and do not accept such pointers.
    let elsewhere = address_space(op.ctx, op.operand_type(0)) == Some(7);
    if elsewhere && op.body.num_results(op.id) > 0 {
        let message = "mbarrier in shared_cluster space cannot return any value";
        return Err(report.error(op, message));
    }
    Ok(())
}

pub(crate) fn mbarrier_arrive_expect_tx(
    op: MBarrierArriveExpectTxOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if op.predicate().is_some() {
        let message = if op.scope() != MemScopeKind::Cta {
            Some("mbarrier scope must be CTA when using predicate")
        } else if address_space(op.ctx, op.operand_type(0)) == Some(7) {
            Some("mbarrier in shared_cluster space is not supported when using predicate")
        } else if op.body.num_results(op.id) > 0 {
            Some("return-value is not supported when using predicate")
        } else if op.relaxed() {
            Some("mbarrier with relaxed semantics is not supported when using predicate")
        } else {
            None
        };
        if let Some(message) = message {
            return Err(report.error(*op, message));
        }
    }
    mbarrier(*op, report)
}

pub(crate) fn fence_proxy(
    op: FenceProxyOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let message = match (op.kind(), op.space().is_some()) {
        (ProxyKind::Tensormap, _) => "tensormap proxy is not a supported proxy kind",
        (ProxyKind::Generic, _) => "generic proxy not a supported proxy kind",
        (ProxyKind::AsyncShared, false) => "async_shared fence requires space attribute",
        (ProxyKind::AsyncShared, true) => return Ok(()),
        (_, true) => "only async_shared fence can have space attribute",
        _ => return Ok(()),
    };
    Err(report.op_error(*op, message))
}

/// Verifies the proxies of a fence that orders in one direction.
fn proxies(
    op: OpRef<'_>,
    from: ProxyKind,
    to: ProxyKind,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (wanted, field) = match (from, to) {
        (ProxyKind::Generic, ProxyKind::Tensormap) => return Ok(()),
        (ProxyKind::Generic, _) => ("tensormap", "to_proxy"),
        _ => ("generic", "from_proxy"),
    };
    let message =
        format_args!("uni-directional proxies only support {wanted} for {field} attribute");
    Err(report.op_error(op, message))
}

pub(crate) fn fence_proxy_acquire(
    op: FenceProxyAcquireOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    proxies(*op, op.from_proxy(), op.to_proxy(), report)
}

pub(crate) fn fence_proxy_release(
    op: FenceProxyReleaseOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    proxies(*op, op.from_proxy(), op.to_proxy(), report)
}

const ORDERS: &str = "only acquire and release semantics are supported";

fn is_one_sided(order: MemOrderKind) -> bool {
    matches!(order, MemOrderKind::Acquire | MemOrderKind::Release)
}

pub(crate) fn fence_proxy_sync_restrict(
    op: FenceProxySyncRestrictOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let message = if !is_one_sided(op.order()) {
        ORDERS
    } else if op.from_proxy() != ProxyKind::Generic {
        "only generic is support for from_proxy attribute"
    } else if op.to_proxy() != ProxyKind::Async {
        "only async is supported for to_proxy attribute"
    } else {
        return Ok(());
    };
    Err(report.op_error(*op, message))
}

pub(crate) fn fence_sync_restrict(
    op: FenceSyncRestrictOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    report.refuse_if(*op, !is_one_sided(op.order()), ORDERS)
}

pub(crate) fn clusterlaunchcontrol_query_cancel(
    op: ClusterLaunchControlQueryCancelOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (expected, message) = match op.query_type() {
        ClusterLaunchControlQueryType::IsCanceled => {
            (Type::I1, "is_canceled query type returns an i1")
        }
        _ => (
            Type::I32,
            "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32",
        ),
    };
    report.refuse_if(*op, op.result_type(0) != expected, message)
}

pub(crate) fn match_sync(op: MatchSyncOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let ty = op.result_type(0);
    if op.kind() == MatchSyncKind::Any {
        return report.refuse_if(*op, ty != Type::I32, "match.sync 'any' returns an i32");
    }
    let fields = ty.as_::<StructType>(op.ctx).map(StructType::elements);
    let message = "match.sync 'all' returns a two element struct with first element as i32 and second element as i1";
    report.refuse_if(*op, fields != Some(&[Type::I32, Type::I1]), message)
}

pub(crate) fn vote_sync(op: VoteSyncOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let (expected, message) = match op.kind() {
        VoteSyncKind::Ballot => (Type::I32, "vote.sync 'ballot' returns an i32"),
        _ => (Type::I1, "vote.sync 'any', 'all' and 'uni' returns an i1"),
    };
    report.refuse_if(*op, op.result_type(0) != expected, message)
}

pub(crate) fn redux_sync(op: ReduxOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let ty = op.result_type(0);
    let is_float = ty == Type::F32;
    if !is_float {
        let message = "abs attribute is supported only for f32 type";
        report.refuse_if(*op, op.abs(), message)?;
        let message = "nan attribute is supported only for f32 type";
        report.refuse_if(*op, op.nan(), message)?;
    }
    let of_floats = matches!(op.kind(), ReduxKind::Fmin | ReduxKind::Fmax);
    let (has, wants) = match is_float {
        true => ("f32", "i32"),
        false => ("i32", "f32"),
    };
    let message = format_args!(
        "'{}' redux kind unsupported with '{has}' type. Only supported type is '{wants}'.",
        op.kind().keyword()
    );
    report.refuse_if(*op, of_floats != is_float, message)
}

pub(crate) fn shfl_sync(op: ShflOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let (value, ty) = (op.operand_type(1), op.result_type(0));
    let with_predicate = op.return_value_and_is_valid();
    const PAIR: &str = "expected return type to be a two-element struct";
    let (what, expected, found) = match ty.as_::<StructType>(op.ctx) {
        Some(_) if !with_predicate => {
            let message = "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type";
            return Err(report.op_error(*op, message));
        }
        Some(fields) => match *fields.elements() {
            [first, _] if first != value => ("first element in the returned struct", value, first),
            [_, second] if !is_signless(op.ctx, second, 1) => {
                ("second element in the returned struct", Type::I1, second)
            }
            [_, _] => return Ok(()),
            _ => return Err(report.op_error(*op, PAIR)),
        },
        None if with_predicate => return Err(report.op_error(*op, PAIR)),
        None if ty != value => ("return type", value, ty),
        None => return Ok(()),
    };
    let [expected, found] = [expected, found].map(|ty| terrace_asm::print_type(op.ctx, ty));
    let message =
        format_args!("expected {what} to be of type '{expected}' but got '{found}' instead");
    Err(report.op_error(*op, message))
}

pub(crate) fn setmaxregister(
    op: SetMaxRegisterOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    // Upstream treats the number as unsigned.
    let count = op.reg_count() as u32;
    let message = if !count.is_multiple_of(8) {
        "new register size must be multiple of 8"
    } else if !(24..=256).contains(&count) {
        "new register size must be in between 24 to 256"
    } else {
        return Ok(());
    };
    Err(report.op_error(*op, message))
}

pub(crate) fn pmevent(op: PMEventOpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let message = match (op.masked_event_id(), op.event_id()) {
        (None, None) => "either `id` or `mask` must be set",
        (Some(_), Some(_)) => "`id` and `mask` cannot be set at the same time",
        (None, Some(id)) if !(0..=15).contains(&id) => "`id` must be between 0 and 15",
        _ => return Ok(()),
    };
    Err(report.op_error(*op, message))
}
