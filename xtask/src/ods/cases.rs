//! `check-ods --cases`: generates a test case for each operation that calls an intrinsic, and compares Terrace with
//! upstream.
//!
//! The types of operands and results come from LLVM's table. For an overloaded intrinsic, the check tries types until
//! upstream accepts and translates the operation, and LLVM's verifier accepts the call. Then Terrace must produce the
//! same two text forms and the same translation. An operation with optional properties has a second case, in which they
//! are present.

use std::fmt::Write;
use std::time::Duration;

use anyhow::Result;
use terrace_asm::{AsmTables, PrintOptions};
use terrace_ir::{Arity, Context, Diagnostics, OpDef, PropDef, Type};
use terrace_llvmir as ll;
use terrace_llvmir::{Intrinsic, IntrinsicPart, TypeKind};
use terrace_upstream::{
    Limits, PrintOptions as UpstreamPrint, Upstream, isolated_each, llvm_normalise,
};

/// The limits of one case. They are needed because some types make LLVM abort.
const LIMITS: Limits = Limits {
    time: Duration::from_secs(20),
    memory: 3 << 30,
};

/// The maximum number of combinations of types to try.
const MOST_CHOICES: usize = 400;

/// The result of a dialect's cases.
pub(super) struct Tally {
    pub(super) rows: usize,
    /// The number of cases that upstream accepts with some types.
    pub(super) accepted: usize,
    pub(super) equal: usize,
    /// The inputs that upstream accepts, printed by upstream.
    pub(super) inputs: Vec<String>,
    /// The operations that differ, with the difference and the input.
    pub(super) wrong: Vec<String>,
    /// The operations that upstream accepts with none of the types tried, with its last reason and that input.
    pub(super) refused: Vec<String>,
}

/// Tries all operations of a dialect that call intrinsics.
pub(super) fn run(ctx: &Context, ops: &[&'static OpDef]) -> Result<Tally> {
    let rows: Vec<&OpDef> = ops
        .iter()
        .copied()
        .filter(|op| op.intrinsic.is_some())
        .collect();
    let mut cases: Vec<(&str, Vec<String>)> = Vec::new();
    for op in &rows {
        cases.push((op.name, texts(ctx, op, false)));
        if op
            .props
            .iter()
            .any(|prop| prop.optional && optional(prop).is_some())
        {
            cases.push((op.name, texts(ctx, op, true)));
        }
    }
    let mut tally = Tally {
        rows: rows.len(),
        accepted: 0,
        equal: 0,
        inputs: Vec::new(),
        wrong: Vec::new(),
        refused: Vec::new(),
    };
    // Try one combination at a time, so that a combination that aborts the process affects no other.
    let mut open: Vec<usize> = (0..cases.len()).collect();
    let mut reasons = vec!["no types satisfy the constraints".to_owned(); cases.len()];
    let (mut round, mut exhausted) = (0, Vec::new());
    while !open.is_empty() && round < MOST_CHOICES {
        let judge = |at: usize| match cases[open[at]].1.get(round) {
            Some(text) => judge(text),
            None => b"exhausted".to_vec(),
        };
        let verdicts = isolated_each(open.len(), LIMITS, judge, |_| {})?;
        let mut left = Vec::new();
        for (at, verdict) in open.iter().copied().zip(verdicts) {
            let (name, texts) = &cases[at];
            match verdict.as_ref().map(|bytes| &bytes[..]) {
                Ok(b"exhausted") => exhausted.push(at),
                Ok(equal) if equal.starts_with(b"equal") => {
                    tally.accepted += 1;
                    tally.equal += 1;
                    let custom = equal.strip_prefix(b"equal").unwrap_or(equal);
                    tally
                        .inputs
                        .push(String::from_utf8_lossy(custom).into_owned());
                }
                Ok(why) if why.starts_with(b"refused") => {
                    reasons[at] = String::from_utf8_lossy(why).into_owned();
                    left.push(at);
                }
                Err(end) => {
                    reasons[at] = end.clone();
                    left.push(at);
                }
                Ok(difference) => {
                    tally.accepted += 1;
                    let difference = String::from_utf8_lossy(difference);
                    tally
                        .wrong
                        .push(format!("{name}: {difference}\n{}", texts[round]));
                }
            }
        }
        open = left;
        round += 1;
    }
    exhausted.extend(open);
    let refusals = exhausted.into_iter().map(|at| {
        let last = cases[at].1.last().map_or("", String::as_str);
        format!("{}: {}\n{last}", cases[at].0, reasons[at])
    });
    tally.refused.extend(refusals);
    Ok(tally)
}

/// Parses, prints and translates a module with upstream, and compares Terrace with the results.
fn judge(text: &str) -> Vec<u8> {
    let refused = |why: &str| format!("refused: {why}").into_bytes();
    let upstream = Upstream::for_translation();
    let module = match upstream.parse(text, "case.mlir") {
        Ok(module) => module,
        Err(diagnostics) => return refused(&diagnostics.render("case.mlir", text)),
    };
    let options = UpstreamPrint::default();
    let custom = module.print(&options);
    let generic = module.print(&UpstreamPrint {
        generic: true,
        ..options
    });
    let llvm = match module.translate_to_llvmir() {
        Ok(llvm) => llvm_normalise(&llvm),
        Err(diagnostics) => Err(diagnostics.render("case.mlir", text)),
    };
    let llvm = match llvm {
        Ok(llvm) => llvm,
        Err(why) => return refused(&why),
    };
    match compare(text, &custom, &generic, &llvm) {
        Ok(()) => format!("equal{custom}").into_bytes(),
        Err(difference) => difference.into_bytes(),
    }
}

fn compare(text: &str, custom: &str, generic: &str, llvm: &str) -> Result<(), String> {
    let ctx = terrace::context();
    let tables = AsmTables::new(&ctx);
    let read = |text: &str| {
        terrace::read(&ctx, "case.mlir", text).map_err(|error| format!("is not read: {error}"))
    };
    let same = |what: &str, ours: &str, theirs: &str| match ours.trim_end() == theirs.trim_end() {
        true => Ok(()),
        false => Err(format!("{what}:\n{ours}\nupstream:\n{theirs}")),
    };
    let module = read(text)?;
    let options = PrintOptions::default();
    same(
        "custom form",
        &terrace_asm::print(&tables, &module, &options),
        custom,
    )?;
    let options = PrintOptions {
        generic: true,
        ..options
    };
    let again = read(custom)?;
    same(
        "generic form",
        &terrace_asm::print(&tables, &again, &options),
        generic,
    )?;
    let mut diags = Diagnostics::default();
    let options = terrace_to_llvmir::Options::default();
    match terrace_to_llvmir::translate(&ctx, &module, &options, &mut diags) {
        Ok(ours) => match llvm_normalise(&ours) {
            Ok(ours) => same("LLVM IR", &ours, llvm),
            Err(error) => Err(format!("LLVM refuses the translation: {error}\n{ours}")),
        },
        Err(_) => Err("is not translated".to_owned()),
    }
}

/// Returns modules with the operation, one per combination of types. If `all` is true, optional properties are present.
fn texts(ctx: &Context, op: &OpDef, all: bool) -> Vec<String> {
    let mut texts = Vec::new();
    let Some(intrinsic) = op.intrinsic.and_then(|it| Intrinsic::of_name(it.name)) else {
        return texts;
    };
    let mut llvm = ll::Context::default();
    let parts = intrinsic.overloads();
    let candidates: Vec<Vec<ll::Type>> = parts
        .iter()
        .map(|part| {
            let mut types = candidates(&mut llvm);
            types.retain(|&ty| match converted(ctx, &llvm, ty) {
                Some(ty) => admits(ctx, op, *part, ty),
                None => false,
            });
            types
        })
        .collect();
    for choice in choices(&candidates.iter().map(Vec::len).collect::<Vec<_>>()) {
        let overloads: Vec<ll::Type> = choice
            .iter()
            .zip(&candidates)
            .map(|(&at, types)| types[at])
            .collect();
        texts.extend(text(ctx, &mut llvm, op, &intrinsic, &overloads, all));
        if texts.len() == MOST_CHOICES {
            break;
        }
    }
    texts
}

/// Returns combinations of indices into lists of the given lengths. Combinations of small indices come first.
fn choices(lengths: &[usize]) -> Vec<Vec<usize>> {
    // With three or more lists, limit each list, so that the number of combinations remains feasible.
    let most = if lengths.len() > 2 { 40 } else { usize::MAX };
    let mut all = vec![Vec::new()];
    for &length in lengths {
        let extend =
            |choice: Vec<usize>| (0..length.min(most)).map(move |at| [&choice[..], &[at]].concat());
        all = all.into_iter().flat_map(extend).collect();
    }
    all.sort_by_key(|choice| choice.iter().copied().max());
    all
}

/// Returns the types on which intrinsics are overloaded.
fn candidates(llvm: &mut ll::Context) -> Vec<ll::Type> {
    let scalars = [
        ll::Type::I32,
        ll::Type::FLOAT,
        ll::Type::HALF,
        ll::Type::BFLOAT,
        ll::Type::I16,
        ll::Type::I64,
        ll::Type::DOUBLE,
        ll::Type::I8,
        ll::Type::I1,
    ];
    let types = &mut llvm.types;
    let mut all = scalars.to_vec();
    all.extend([0, 1, 3, 5, 7, 8].map(|space| types.ptr(space)));
    for length in [8, 16, 4, 2, 3, 6, 12, 32, 64] {
        all.extend(scalars.map(|element| types.vector(element, length)));
    }
    all
}

/// Returns the MLIR type of a type of LLVM IR.
fn converted(ctx: &Context, llvm: &ll::Context, ty: ll::Type) -> Option<Type> {
    use terrace::builtin::types::{FloatType, IntegerType, VectorType};
    use terrace::llvm::{PointerType, StructType};
    use terrace::numeric::FloatKind;
    Some(match llvm.types.kind(ty) {
        TypeKind::Int(width) => IntegerType::signless(ctx, width),
        TypeKind::Half => FloatType::get(ctx, FloatKind::F16),
        TypeKind::BFloat => FloatType::get(ctx, FloatKind::BF16),
        TypeKind::Float => Type::F32,
        TypeKind::Double => Type::F64,
        TypeKind::Ptr(space) => PointerType::get(ctx, space),
        TypeKind::Vector {
            element,
            len,
            scalable: false,
        } => VectorType::fixed(ctx, &[len.into()], converted(ctx, llvm, element)?),
        TypeKind::Struct { fields, .. } => {
            let fields = fields.iter().map(|&field| converted(ctx, llvm, field));
            StructType::literal(ctx, &fields.collect::<Option<Vec<_>>>()?)
        }
        _ => return None,
    })
}

/// Returns the group of operands to which an argument of the intrinsic belongs, or `None` if the argument is a
/// property.
fn operand_group(op: &OpDef, argument: usize) -> Option<&terrace_ir::ValueDef> {
    let mut immediates = op.immediates();
    if immediates.any(|(at, _)| at == argument) {
        return None;
    }
    let before = op.immediates().filter(|(at, _)| *at < argument).count();
    let groups = op.operands.iter();
    let mut left = argument - before;
    for group in groups {
        match group.arity {
            Arity::One if left == 0 => return Some(group),
            Arity::One => left -= 1,
            _ => return Some(group),
        }
    }
    None
}

fn admits(ctx: &Context, op: &OpDef, part: IntrinsicPart, ty: Type) -> bool {
    match part {
        IntrinsicPart::Result(_) => true,
        IntrinsicPart::Parameter(at) => {
            operand_group(op, at).is_none_or(|group| group.constraint.holds(ctx, ty))
        }
    }
}

/// Returns the module for a combination of types, if the definition accepts the types of the intrinsic.
fn text(
    ctx: &Context,
    llvm: &mut ll::Context,
    op: &OpDef,
    intrinsic: &Intrinsic,
    overloads: &[ll::Type],
    all: bool,
) -> Option<String> {
    let function = llvm.intrinsic_type(intrinsic, overloads)?;
    let TypeKind::Function { result, params, .. } = llvm.types.kind(function) else {
        return None;
    };
    let params = params.to_vec();
    llvm.match_intrinsic(intrinsic, result, &params).ok()?;
    let constant = |at: usize| intrinsic.constants.iter().find(|(place, _)| *place == at);
    let value = |at: usize, ty: Type| match constant(at) {
        Some((_, Some((low, _)))) => (*low).max(0),
        _ if ty == Type::I1 => -1,
        _ => 1,
    };
    let (mut args, mut types, mut body, mut props) =
        (Vec::new(), Vec::new(), String::new(), Vec::new());
    for (at, &param) in params.iter().enumerate() {
        let ty = converted(ctx, llvm, param)?;
        let shown = terrace_asm::print_type(ctx, ty);
        if let Some((_, slot)) = op.immediates().find(|(place, _)| *place == at) {
            let value = value(at, ty);
            let value = match ty == Type::I1 {
                true => (value != 0).to_string(),
                false => format!("{value} : {shown}"),
            };
            props.push(format!("{} = {value}", op.props[slot].name));
            continue;
        }
        if !operand_group(op, at)?.constraint.holds(ctx, ty) {
            return None;
        }
        let name = format!("%a{at}");
        if constant(at).is_some() {
            writeln!(
                body,
                "  {name} = llvm.mlir.constant({} : {shown}) : {shown}",
                value(at, ty)
            )
            .ok()?;
        } else {
            types.push(format!("{name}: {shown}"));
        }
        args.push((name, shown));
    }
    let results = match op.results.first() {
        Some(group) => {
            let ty = converted(ctx, llvm, result)?;
            if !group.constraint.holds(ctx, ty) {
                return None;
            }
            Some(terrace_asm::print_type(ctx, ty))
        }
        None => None,
    };
    let mut heads = String::new();
    if all {
        for prop in op.props.iter().filter(|prop| prop.optional) {
            if let Some(given) = optional(prop) {
                let given = match prop.name {
                    "range" => format!("#llvm.constant_range<{}, 1, 9>", results.as_deref()?),
                    _ => given.to_owned(),
                };
                props.push(format!("{} = {given}", prop.name));
            }
        }
        heads.push_str(HEADS);
    }
    let names: Vec<&str> = args.iter().map(|(name, _)| name.as_str()).collect();
    let operands: Vec<&str> = args.iter().map(|(_, ty)| ty.as_str()).collect();
    let props = match props.is_empty() {
        true => String::new(),
        false => format!(" <{{{}}}>", props.join(", ")),
    };
    let (arrow, assigned, returned) = match &results {
        Some(ty) => (
            format!(" -> {ty}"),
            "%r = ",
            format!("llvm.return %r : {ty}"),
        ),
        None => (String::new(), "", "llvm.return".to_owned()),
    };
    Some(format!(
        "{heads}module {{\nllvm.func @f({}){arrow} {{\n{body}  {assigned}\"{}\"({}){props} : ({}) -> {}\n  {returned}\n}}\n}}\n",
        types.join(", "),
        op.name,
        names.join(", "),
        operands.join(", "),
        results.as_deref().unwrap_or("()"),
    ))
}

/// Aliases that values of optional properties refer to.
const HEADS: &str = "\
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = \"d\">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = \"s\">
#root = #llvm.tbaa_root<id = \"root\">
#int = #llvm.tbaa_type_desc<id = \"int\", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
";

/// Returns a value for an optional property.
fn optional(prop: &PropDef) -> Option<&'static str> {
    Some(match prop.name {
        "alias_scopes" | "noalias_scopes" => "[#scope]",
        "tbaa" => "[#tag]",
        "range" => "",
        "res_attrs" => "[{llvm.noundef}]",
        "arg_attrs" => "[{llvm.noundef}, {}]",
        _ => return None,
    })
}
