//! Handles stack allocations of functions that are inlined into loops. A call frees them at its end, but inlined code
//! does not.

use terrace_ir::call::InlineSite;
use terrace_ir::stack::{StackPlace, allocates_automatically};
use terrace_ir::{Body, Context, IrMapping, OpId, OpRef, Traits};

/// Allocations that must be moved out of the loop that contains a call.
#[derive(Default)]
pub(super) struct Allocations {
    /// Operations of the callee.
    hoisted: Vec<OpId>,
    /// The stack scope of the call, if the callee allocates memory.
    pub(super) place: Option<StackPlace>,
}

impl Allocations {
    /// Finds the allocations to hoist. There are none if the call is not in a loop, or if its dialect `places` the
    /// inlined operations itself. Returns `None` if the function must not be inlined because memory would accumulate:
    /// in a parallel loop, or if the size of an allocation is not constant.
    pub(super) fn new(
        ctx: &Context,
        caller: &Body,
        site: &InlineSite<'_>,
        places: bool,
    ) -> Option<Self> {
        let callee = site.callable.body;
        let allocating: Vec<OpId> = (callee.walk(OpId::ROOT))
            .filter(|&op| op != OpId::ROOT && allocates_automatically(site.callable.with(op)))
            .collect();
        if allocating.is_empty() {
            return Some(Self::default());
        }
        let place = StackPlace::of(ctx, caller, site.call)?;
        let mut allocations = Allocations {
            hoisted: Vec::new(),
            place: Some(place),
        };
        if places || !place.is_repeated {
            return Some(allocations);
        }
        for op in allocating {
            let own = StackPlace::of(ctx, callee, op)?;
            let region = callee.parent_region(own.entry)?;
            let ends_before = callee.region_owner(region) != OpId::ROOT && !own.is_parallel;
            if ends_before {
                continue;
            }
            if place.is_parallel || own.is_repeated || !is_constant(ctx, callee, op) {
                return None;
            }
            allocations.hoisted.push(op);
        }
        Some(allocations)
    }

    /// Moves the copies of the allocations to the start of the caller, with clones of their constant operands.
    pub(super) fn hoist(&self, caller: &mut Body, copies: &IrMapping) {
        let Some(block) = self.place.map(|place| place.entry) else {
            return;
        };
        let before = caller.first_op(block);
        for copy in self.hoisted.iter().filter_map(|&op| copies.lookup_op(op)) {
            for index in 0..caller.num_operands(copy) {
                let Some(constant) = caller.defining_op(caller.operand(copy, index)) else {
                    continue;
                };
                let constant = caller.clone_op(constant, &mut IrMapping::new());
                caller.insert_op(block, before, constant);
                let value = caller.result(constant, 0);
                caller.set_operand(copy, index, value);
            }
            caller.move_op(copy, block, before);
        }
    }
}

/// Returns true if all operands of an operation are constants.
fn is_constant(ctx: &Context, body: &Body, op: OpId) -> bool {
    body.operands(op).all(|value| {
        let def = body.defining_op(value);
        let def = def.and_then(|op| OpRef::new(ctx, body, op).def());
        def.is_some_and(|def| def.has(Traits::CONSTANT_LIKE))
    })
}
