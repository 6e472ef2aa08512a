//! Checks structure: counts, regions, blocks, terminators, parents, symbols. Also formats dominance errors.

use crate::opdef::RegionKind;
use crate::symbol::{name_in_table, symbol_name};
use crate::{
    BlockId, Body, DenseI32Array, Failed, OpDef, OpId, OpRef, Reporter, StringAttr, SymbolTable,
    Traits, ValueDefinition, ValueDefs,
};

/// Checks an operation without a definition: a registered dialect must allow unknown operations. Operations of
/// unregistered dialects were allowed or rejected when they were parsed or built.
pub(super) fn verify_unregistered(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let name = op.name_str();
    let dialect = op.dialect_namespace();
    if op.ctx.dialect(dialect).is_none_or(|def| def.unknown_ops) {
        return Ok(());
    }
    let message = format!(
        "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
    );
    Err(report.error(op, message))
}

/// Checks the numbers of results and operands against the definition.
pub(super) fn value_counts(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (results, operands) = (op.body.num_results(op.id), op.body.num_operands(op.id));
    if !def.results.fit(results) {
        return Err(report.op_error(op, wrong_results(&def.results)));
    }
    if !def.operands.fit(operands) {
        return Err(report.op_error(op, wrong_operands(&def.operands, operands)));
    }
    Ok(())
}

/// Checks the structure of an operation whose numbers of parts match the definition.
pub(super) fn verify(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if op.id != OpId::ROOT {
        parents(op, op, def, report)?;
    }
    blocks(op, def, report)
}

/// Checks only the operation's own parts, for [`OpRef::well_formed`]. The operation may be a stub.
pub(super) fn parts(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    counts(op, def, report)?;
    region_kinds(op.record(), def, report)
}

/// Checks the number of parts of each kind.
pub(super) fn counts(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    region_count(op.record(), def, report)?;
    value_counts(op, def, report)?;
    let successors = op.body.num_successors(op.id);
    if !successors_fit(def, successors) {
        let (fixed, varies) = successor_count(def);
        let expected = match (varies, fixed) {
            (true, fixed) => format!("at least {fixed} successors"),
            (false, 1) => "1 successor".to_owned(),
            (false, fixed) => format!("{fixed} successors"),
        };
        let message = format!("requires {expected} but found {successors}");
        return Err(report.op_error(op, message));
    }
    all_segments(op, def, report)
}

/// Checks the rules that follow the constraints: the kinds of regions, and that a terminator is last.
pub(super) fn verify_place(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    region_kinds(op, def, report)?;
    if op.id != OpId::ROOT
        && def.has(Traits::TERMINATOR)
        && let Some(block) = op.body.parent_block(op.id)
        && op.body.last_op(block) != Some(op.id)
    {
        return Err(report.op_error(op, "must be the last operation in the parent block"));
    }
    Ok(())
}

/// Returns true if an operation may have this many successors.
#[inline]
pub(super) fn successors_fit(def: &OpDef, count: usize) -> bool {
    let (fixed, varies) = successor_count(def);
    count == fixed || varies && count > fixed
}

/// Returns the minimum number of successors, and true if the operation may have more.
#[inline]
fn successor_count(def: &OpDef) -> (usize, bool) {
    let varies = def.successors.last().is_some_and(|last| last.variadic);
    (def.successors.len() - usize::from(varies), varies)
}

/// Describes the number of values of all groups.
pub(crate) fn count_of(groups: &ValueDefs) -> String {
    match (groups.fixed(), groups.varying()) {
        (fixed, 0) => fixed.to_string(),
        (fixed, _) => format!("{fixed} or more"),
    }
}

#[cold]
fn wrong_results(groups: &ValueDefs) -> String {
    match (groups.fixed(), groups.varying() == 0) {
        (0, true) => "requires zero results".to_owned(),
        (1, true) => "requires one result".to_owned(),
        (n, true) => format!("expected {n} results"),
        (n, false) => format!("expected {n} or more results"),
    }
}

#[cold]
fn wrong_operands(groups: &ValueDefs, found: usize) -> String {
    match (groups.fixed(), groups.varying() == 0) {
        (0, true) => "requires zero operands".to_owned(),
        (1, true) => "requires a single operand".to_owned(),
        (n, true) => format!("expected {n} operands, but found {found}"),
        (n, false) => format!("expected {n} or more operands, but found {found}"),
    }
}

/// Checks the properties that contain the sizes of groups.
pub(super) fn all_segments(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let (results, operands) = (op.body.num_results(op.id), op.body.num_operands(op.id));
    if def.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS) {
        let slot = def.operand_segments();
        segments(op, &def.operands, operands, slot, "operand", report)?;
    }
    if def.has(Traits::ATTR_SIZED_RESULT_SEGMENTS) {
        let slot = def.result_segments();
        segments(op, &def.results, results, slot, "result", report)?;
    }
    Ok(())
}

fn segments(
    op: OpRef<'_>,
    groups: &ValueDefs,
    count: usize,
    slot: Option<usize>,
    what: &str,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let name = match what {
        "operand" => "operandSegmentSizes",
        _ => "resultSegmentSizes",
    };
    let sizes = slot
        .and_then(|slot| op.prop(slot))
        .and_then(|attr| attr.as_::<DenseI32Array>(op.ctx));
    let Some(sizes) = sizes else {
        return Err(report.op_error(op, format!("requires dense i32 array attribute '{name}'")));
    };
    if sizes.values.iter().any(|&size| size < 0) {
        return Err(report.op_error(
            op,
            format!("'{name}' attribute cannot have negative elements"),
        ));
    }
    let total: i64 = sizes.values.iter().map(|&size| i64::from(size)).sum();
    if sizes.values.len() != groups.len() {
        let message = format!(
            "'{name}' attribute for specifying {what} segments must have {} elements, but got {}",
            groups.len(),
            sizes.values.len()
        );
        return Err(report.op_error(op, message));
    }
    if total != count as i64 {
        return Err(report.op_error(
            op,
            format!(
                "{what} count ({count}) does not match with the total size ({total}) specified in attribute '{name}'"
            ),
        ));
    }
    Ok(())
}

/// Checks the traits about the blocks of regions.
pub(super) fn blocks(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let single = def.has(Traits::SINGLE_BLOCK);
    let no_arguments = def.has(Traits::NO_REGION_ARGUMENTS);
    if !single && !no_arguments {
        return Ok(());
    }
    let body = op.body;
    for (index, region) in body.regions(op.id).enumerate() {
        let Some(entry) = body.entry_block(region).filter(|_| single) else {
            continue;
        };
        if !body.has_one_block(region) {
            let message = format!("expects region #{index} to have 0 or 1 blocks");
            return Err(report.op_error(op, message));
        }
        if body.last_op(entry).is_none() && !def.has(Traits::NO_TERMINATOR) {
            return Err(report.op_error(op, "expects a non-empty block"));
        }
    }
    for (index, region) in body.regions(op.id).enumerate() {
        let args = body.entry_block(region).map(|entry| body.block_args(entry));
        if no_arguments && args.is_some_and(|args| !args.is_empty()) {
            let region = if body.region(op.id, 1).is_some() {
                format!("region #{index}")
            } else {
                "region".to_owned()
            };
            return Err(report.op_error(op, format!("{region} should have no arguments")));
        }
    }
    Ok(())
}

pub(super) fn region_count(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if def.regions.is_empty()
        && op
            .body
            .extra(op.id)
            .is_none_or(|extra| extra.first_region.is_none())
    {
        return Ok(());
    }
    let body = op.body;
    let count = body.regions(op.id).count();
    let variadic = def.regions.last().is_some_and(|last| last.variadic);
    if count != def.regions.len() && !(variadic && count + 1 >= def.regions.len()) {
        let message = match def.regions.len() {
            0 => "requires zero regions".to_owned(),
            1 => "requires one region".to_owned(),
            n if variadic => format!("expected {} or more regions", n - 1),
            n => format!("expected {n} regions"),
        };
        return Err(report.op_error(op, message));
    }
    Ok(())
}

fn region_kinds(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if def.regions.is_empty() {
        return Ok(());
    }
    let body = op.body;
    for (index, region) in body.regions(op.id).enumerate() {
        let Some(def) = def.regions.get(index).or(def.regions.last()) else {
            break;
        };
        // Counting up to one more than the limit suffices.
        let blocks = |most: u32| body.blocks(region).take(most as usize + 1).count();
        let want = match def.kind {
            RegionKind::NotEmpty if blocks(0) == 0 => "region with at least 1 blocks".to_owned(),
            RegionKind::Sized(n) if blocks(n) != n as usize => format!("region with {n} blocks"),
            RegionKind::MaxSized(n) if blocks(n) > n as usize => {
                format!("region with at most {n} blocks")
            }
            _ => continue,
        };
        let name = if def.name.is_empty() {
            String::new()
        } else {
            format!(" ('{}')", def.name)
        };
        let message = format!("region #{index}{name} failed to verify constraint: {want}");
        return Err(report.op_error(op, message));
    }
    Ok(())
}

/// Checks in debug builds that every operation is in a block. An operation that was never inserted, or was detached, is
/// neither printed nor converted.
#[cfg(debug_assertions)]
pub(super) fn detached(root: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let body = root.body;
    let is_detached = |op: &OpId| !body.is_erased(*op) && body.parent_block(*op).is_none();
    match (1..body.op_capacity())
        .map(OpId::from_index)
        .find(is_detached)
    {
        Some(op) => {
            let message = "is in no block; it was never inserted, or detached and not erased";
            Err(report.op_error(root.with(op).record(), message))
        }
        None => Ok(()),
    }
}

pub(super) fn parents(
    record: OpRef<'_>,
    at: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if !def.has(Traits::SYMBOL) && def.parents.is_empty() {
        return Ok(());
    }
    let parent = at.parent();
    let is_symbol = def.has(Traits::SYMBOL)
        && match symbol_name(record.ctx, record.body, record.id) {
            None => !def.has(Traits::OPTIONAL_SYMBOL),
            // If the name is not a string, the constraints report the error.
            Some(name) => name.is::<StringAttr>(record.ctx),
        };
    if is_symbol
        && let Some(parent) = parent.and_then(OpRef::def)
        && !parent.has(Traits::SYMBOL_TABLE)
    {
        let message = "symbol's parent must have the SymbolTable trait";
        return Err(report.op_error(record, message));
    }
    if def.parents.is_empty() {
        return Ok(());
    }
    if parent.is_some_and(|parent| def.parents.contains(&parent.name_str())) {
        return Ok(());
    }
    let one_of = if def.parents.len() > 1 {
        "to be one of "
    } else {
        ""
    };
    let message = format!("expects parent op {one_of}'{}'", def.parents.join(", "));
    Err(report.op_error(record, message))
}

/// Returns true if an operation that is not the last one of its block may have successors.
pub(super) fn may_branch_early(body: &Body) -> bool {
    let is_last =
        |op: OpId| (body.parent_block(op)).is_some_and(|block| body.last_op(block) == Some(op));
    let mut branches = body.succs.iter().filter(|succ| succ.block.is_some());
    !branches.all(|succ| is_last(succ.owner))
}

/// Checks a block before its operations. `may_branch_early` is the result for the body, so that blocks of a valid body
/// need not be searched.
pub(super) fn verify_block(
    root: OpRef<'_>,
    block: BlockId,
    may_lack_terminator: bool,
    may_branch_early: bool,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let body = root.body;
    let Some(region) = body.parent_region(block) else {
        return Ok(());
    };
    let owner = root.with(body.region_owner(region));
    if body.entry_block(region) == Some(block) && !body.has_no_predecessors(block) {
        let loc = owner.loc();
        return Err(report
            .diags
            .error(loc, "entry block of region may not have predecessors"));
    }
    let Some(last) = body.last_op(block) else {
        if may_lack_terminator {
            return Ok(());
        }
        let loc = owner.loc();
        return Err(report
            .diags
            .error(loc, "empty block: expect at least a terminator"));
    };
    let is_offender = |&op: &OpId| op != last && body.num_successors(op) > 0;
    if may_branch_early && let Some(op) = body.ops(block).find(is_offender) {
        return Err(report.error(
            root.with(op),
            "operation with block successors must terminate its parent block",
        ));
    }
    let elsewhere = |to: BlockId| body.parent_region(to) != Some(region);
    if body.has_extra(last) && body.successors(last).any(elsewhere) {
        let message = "branching to block of a different region";
        return Err(report.op_error(root.with(last), message));
    }
    Ok(())
}

/// Checks a block that needs a terminator, after its operations.
pub(super) fn verify_block_end(
    root: OpRef<'_>,
    block: BlockId,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let body = root.body;
    let Some(last) = body.last_op(block) else {
        return Ok(());
    };
    let last = root.with(last);
    match last.def() {
        Some(def) if !def.has(Traits::TERMINATOR) => Err(report.error(
            last,
            "block with no terminator, has ".to_owned() + &describe_short(last),
        )),
        _ => Ok(()),
    }
}

/// Returns the operation in the message about a missing terminator, in generic form as in the note.
fn describe_short(op: OpRef<'_>) -> String {
    let text = op.ctx.describe(op.body, op.id);
    text.unwrap_or_else(|| op.name_str().to_owned())
}

/// Checks the rules about regions that follow the checks of the operations in them.
pub(super) fn verify_regions(
    op: OpRef<'_>,
    def: &'static OpDef,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let body = op.body;
    if def.regions.is_empty() {
        return Ok(());
    }
    for region in body.regions(op.id) {
        let Some(entry) = body.entry_block(region) else {
            continue;
        };
        let Some(want) = def.implicit_terminator else {
            continue;
        };
        let Some(last) = body.last_op(entry) else {
            return Err(report.op_error(op, "expects a non-empty block"));
        };
        let last = op.with(last);
        if last.name_str() != want {
            let message = format!(
                "expects regions to end with '{want}', found '{}'",
                last.name_str()
            );
            let failed = report.op_error(op, message);
            report.note(
                op,
                format!("in custom textual format, the absence of terminator implies '{want}'"),
            );
            return Err(failed);
        }
    }
    Ok(())
}

/// Builds the symbol table, and checks that names are unique.
pub(super) fn symbol_table(
    owner: OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<SymbolTable, Failed> {
    let body = owner.body;
    let mut table = SymbolTable::default();
    if owner.id == OpId::ROOT {
        // Most operations of a module are symbols.
        table.reserve(body.op_capacity());
    }
    for region in body.regions(owner.id) {
        for op in body.blocks(region).flat_map(|block| body.ops(block)) {
            let Some(name) = name_in_table(owner.ctx, body, op) else {
                continue;
            };
            if table.insert_typed(name, owner.ctx, body, op) {
                continue;
            }
            let text = name.message_text(owner.ctx);
            let again = owner.with(op).record();
            let failed = report.error(again, format!("redefinition of symbol named '{text}'"));
            if let Some(first) = table.lookup(name) {
                report.note(owner.with(first), "see existing symbol definition here");
            }
            return Err(failed);
        }
    }
    Ok(table)
}

/// Reports an operand whose definition does not dominate its use.
#[cold]
pub(super) fn dominance_error(op: OpRef<'_>, index: usize, report: &mut Reporter<'_>) -> Failed {
    let body = op.body;
    let failed = report.error(op, format!("operand #{index} does not dominate this use"));
    let value = body.operand(op.id, index);
    match body.definition(value) {
        ValueDefinition::Result(def, _) => {
            let use_block = body.parent_block(op.id);
            let def_block = body.parent_block(def);
            let region = |block: Option<BlockId>| block.and_then(|block| body.parent_region(block));
            let place = if use_block == def_block {
                " (op in the same block)"
            } else if region(use_block) == region(def_block) {
                " (op in the same region)"
            } else if is_ancestor(op, region(def_block)) {
                " (op in a parent region)"
            } else if is_inside(op.with(def), region(use_block)) {
                " (op in a child region)"
            } else {
                " (op is neither in a parent nor in a child region)"
            };
            report.note(op.with(def), format!("operand defined here{place}"));
        }
        ValueDefinition::Argument(block, _) => {
            let use_block = body.parent_block(op.id);
            let region = |block: Option<BlockId>| block.and_then(|block| body.parent_region(block));
            let owner = body
                .parent_region(block)
                .map(|region| op.with(body.region_owner(region)));
            if let Some(owner) = owner {
                let block_no = body
                    .parent_region(block)
                    .and_then(|region| body.blocks(region).position(|at| at == block))
                    .unwrap_or(0);
                let mut text = "operand defined as a block argument".to_owned();
                if region(use_block) == body.parent_region(block) {
                    text += &format!(" (block #{block_no} in the same region)");
                } else if is_ancestor(op, body.parent_region(block)) {
                    text += &format!(" (block #{block_no} in a parent region)");
                } else {
                    text += &format!(" (block #{block_no} in a child region)");
                }
                report.note(owner, text);
            }
        }
        ValueDefinition::Undefined => {}
    }
    failed
}

/// Returns true if `region` encloses `op`.
fn is_ancestor(op: OpRef<'_>, region: Option<crate::RegionId>) -> bool {
    let mut at = Some(op);
    while let Some(op) = at {
        let own = op
            .body
            .parent_block(op.id)
            .and_then(|block| op.body.parent_region(block));
        if own.is_some() && own == region {
            return true;
        }
        at = op.parent();
    }
    false
}

fn is_inside(op: OpRef<'_>, region: Option<crate::RegionId>) -> bool {
    is_ancestor(op, region)
}
