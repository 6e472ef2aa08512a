//! Reachability of blocks, and predecessors of regions and results: MLIR's `DeadCodeAnalysis`.

use crate::bodies::BodyId;
use crate::constants::Constant;
use crate::solver::{Analysis, Point, Solver, State};
use crate::sparse::{ForwardAnalysis, Step};
use terrace_ir::call::{CallOpInterface, Callee};
use terrace_ir::interfaces::{BranchOpInterface, FunctionOpInterface};
use terrace_ir::region_branch::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface, RegionPoint,
};
use terrace_ir::{Attr, BlockId, OpId, Traits};

impl<A: ForwardAnalysis> Solver<'_, '_, A> {
    pub(crate) fn initialize_dead_code(&mut self, steps: &[(BodyId, Step)]) {
        self.make_entries_live(BodyId(0), OpId::ROOT);
        let functions: Vec<BodyId> = self.callables.called_from_elsewhere().collect();
        for function in functions {
            let (body, op) = self.seen_from_outside(function, OpId::ROOT);
            let function = Point::Op(body, op);
            self.add_unknown_predecessors(function);
        }
        for &(body, step) in steps {
            let Step::Op(op) = step else { continue };
            let here = self.body(body);
            let (inner, root) = self.seen_from_inside(body, op);
            let matters = here.has_extra(op) && self.body(inner).regions(root).next().is_some()
                || here.num_successors(op) > 0
                || self.is_return(body, op)
                || self
                    .ctx
                    .op_interface::<dyn CallOpInterface>(here.name(op))
                    .is_some();
            if !matters {
                continue;
            }
            if let Some(block) = here.parent_block(op) {
                self.block_subscribers[body.0][block.index()].add(Analysis::DeadCode);
            }
            self.visit_dead_code(body, op);
        }
    }

    /// Returns true if an operation ends a region of an operation with control flow between regions, or of a function.
    fn is_return(&self, body: BodyId, op: OpId) -> bool {
        let here = self.body(body);
        if here.num_successors(op) > 0 || here.next_op(op).is_some() {
            return false;
        }
        let Some(owner) = here.parent_op(op) else {
            return false;
        };
        let name = here.name(owner);
        self.ctx
            .op_interface::<dyn RegionBranchOpInterface>(name)
            .is_some()
            || self
                .ctx
                .op_interface::<dyn FunctionOpInterface>(name)
                .is_some()
    }

    /// The entry blocks of all regions.
    fn make_entries_live(&mut self, body: BodyId, op: OpId) {
        let (body, op) = self.seen_from_inside(body, op);
        let here = self.body(body);
        for entry in here
            .regions(op)
            .filter_map(|region| here.entry_block(region))
        {
            self.make_live(body, entry);
        }
    }

    pub(crate) fn visit_dead_code(&mut self, body: BodyId, op: OpId) {
        if !self.is_reached(body, op) {
            return;
        }
        let ctx = self.ctx;
        let here = self.body(body);
        let name = here.name(op);
        if let Some(call) = ctx.op_interface::<dyn CallOpInterface>(name) {
            self.visit_call_site(body, op, call);
        }
        if here.has_extra(op) {
            if let Some(branch) = ctx.op_interface::<dyn RegionBranchOpInterface>(name) {
                self.visit_region_branch(body, op, branch);
            } else if ctx.op_interface::<dyn FunctionOpInterface>(name).is_some() {
                let point = Point::Op(body, op);
                let callers = self.predecessors_for(point, point, Analysis::DeadCode);
                if callers.is_none_or(|callers| !callers.is_empty()) {
                    self.make_entries_live(body, op);
                }
            } else {
                self.make_entries_live(body, op);
            }
        }
        if self.is_return(body, op)
            && let Some(owner) = here.parent_op(op)
        {
            let branch = ctx.op_interface::<dyn RegionBranchOpInterface>(here.name(owner));
            match branch {
                Some(branch) => self.visit_region_terminator(body, op, owner, branch),
                None => self.visit_return(body, op, owner),
            }
        }
        if here.num_successors(op) > 0
            && let Some(block) = here.parent_block(op)
        {
            self.visit_branch(body, op, block);
        }
    }

    fn visit_call_site(&mut self, body: BodyId, op: OpId, call: &dyn CallOpInterface) {
        let callee = match call.callee(self.at(body, op)) {
            Some(Callee::Symbol(symbol)) => self.callables.called(body, symbol),
            _ => None,
        };
        match callee.filter(|&callee| self.entry(callee).is_some()) {
            Some(callee) => {
                let (around, function) = self.seen_from_outside(callee, OpId::ROOT);
                let callee = Point::Op(around, function);
                self.add_predecessor(callee, (body, op));
            }
            None => {
                let call = Point::Op(body, op);
                self.add_unknown_predecessors(call);
            }
        }
    }

    /// The constants that operands are known to be; `None` if one of them is uninitialized.
    fn operand_constants(&mut self, body: BodyId, op: OpId) -> Option<Vec<Option<Attr>>> {
        let mut constants = Vec::new();
        for index in 0..self.body(body).num_operands(op) {
            let operand = self.body(body).operand(op, index);
            self.constants.subscribers[body.0][operand.index()].add(Analysis::DeadCode);
            constants.push(match self.constants.facts[body.0][operand.index()] {
                Constant::Unreached => return None,
                Constant::Is(attr, _) => Some(attr),
                Constant::Unknown => None,
            });
        }
        Some(constants)
    }

    fn visit_branch(&mut self, body: BodyId, op: OpId, block: BlockId) {
        let here = self.body(body);
        let model = self
            .ctx
            .op_interface::<dyn BranchOpInterface>(here.name(op));
        let only = match model {
            Some(model) => {
                let Some(constants) = self.operand_constants(body, op) else {
                    return;
                };
                model.successor_for(self.at(body, op), &constants)
            }
            None => None,
        };
        for (index, to) in here.successors(op).enumerate() {
            if only.is_none_or(|only| only == index) {
                self.make_edge_live(body, block, to);
            }
        }
    }

    fn visit_region_branch(&mut self, body: BodyId, op: OpId, model: &dyn RegionBranchOpInterface) {
        let Some(constants) = self.operand_constants(body, op) else {
            return;
        };
        let successors = model.entry_successors(self.at(body, op), &constants);
        self.enter((body, op), op, &successors);
    }

    fn visit_region_terminator(
        &mut self,
        body: BodyId,
        op: OpId,
        owner: OpId,
        model: &dyn RegionBranchOpInterface,
    ) {
        let Some(constants) = self.operand_constants(body, op) else {
            return;
        };
        let here = self.body(body);
        let at = self.at(body, op);
        let terminator = self
            .ctx
            .op_interface::<dyn RegionBranchTerminatorOpInterface>(at.name());
        let successors = match terminator {
            Some(terminator) => terminator.successors_for(at, &constants),
            None => {
                let block = here.parent_block(op);
                let region = block.and_then(|block| here.parent_region(block));
                let index = here.regions(owner).position(|at| Some(at) == region);
                model.successors(self.at(body, owner), index)
            }
        };
        self.enter((body, owner), op, &successors);
    }

    /// Passes control from `source`, the operation or a terminator in it, to some of its regions or after it.
    fn enter(&mut self, (body, op): (BodyId, OpId), source: OpId, successors: &[RegionPoint]) {
        let here = self.body(body);
        for &to in successors {
            let point = match to {
                None => Point::Op(body, op),
                Some(index) => {
                    let region = here.region(op, index);
                    let Some(entry) = region.and_then(|region| here.entry_block(region)) else {
                        continue;
                    };
                    self.make_live(body, entry);
                    Point::Block(body, entry)
                }
            };
            self.add_predecessor(point, (body, source));
        }
    }

    /// The end of a function.
    fn visit_return(&mut self, body: BodyId, op: OpId, owner: OpId) {
        let (around, function) = self.seen_from_outside(body, owner);
        let function = Point::Op(around, function);
        let at = Point::Op(body, op);
        self.depend(State::Predecessors(function), at, Analysis::DeadCode);
        let returns = self
            .at(body, op)
            .def()
            .is_some_and(|def| def.has(Traits::RETURN_LIKE));
        for (from, call) in self.known_predecessors(function) {
            let call = Point::Op(from, call);
            match returns {
                true => self.add_predecessor(call, (body, op)),
                false => self.add_unknown_predecessors(call),
            }
        }
    }
}
