//! The conversion of `src` to `dst`.

use super::dialect::*;
use smallvec::SmallVec;
use std::sync::{Arc, OnceLock};
use terrace_builtin::UnrealizedConversionCastOp;
use terrace_builtin::{TupleType, TypeAttr};

use terrace_ir::{BlockId, Body, Builder, Context, OpId, OpView, Type, ValueId};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, Converted, Declaration, NoMatch, OnConflict,
    Pattern, PatternSet, RequestedSymbol, SignatureConversion, SymbolPlace, TypeConverter,
};

type Rewriter<'a, 'b> = &'a mut ConversionRewriter<'b>;
type Match = Result<(), NoMatch>;

pub(crate) fn converter(with_rules: bool) -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| match ty {
        Type::INDEX => Converted::one(Type::I64),
        Type::NONE => Converted::Fails(Some("none cannot be".into())),
        Type::F32 | Type::F64 => Converted::Fails(None),
        ty => Converted::one(ty),
    });
    converter.add_conversion(|converter, ctx, ty| {
        let Some(tuple) = ty.as_::<TupleType>(ctx) else {
            return Converted::NotMine;
        };
        let mut types = SmallVec::new();
        match converter.convert_types(ctx, tuple.elements.iter().copied(), &mut types) {
            Ok(()) => Converted::To(types.into_iter().collect()),
            Err(_) => Converted::Fails(None),
        }
    });
    // The text must be the same with and without rules.
    if with_rules {
        converter.add_source_materialization(|_, builder, ty, inputs| {
            Some(cast(builder, inputs, &[ty])[0])
        });
        converter.add_target_materialization(|_, builder, target, out| {
            out.extend(cast(builder, target.inputs, target.types));
            true
        });
    } else {
        converter.keep_casts();
    }
    converter
}

fn cast(builder: &mut Builder<'_>, inputs: &[ValueId], outputs: &[Type]) -> Vec<ValueId> {
    let op = builder.create(UnrealizedConversionCastOp::spec(outputs, inputs));
    builder.body().results(op.id()).collect()
}

pub(crate) fn convert_const(op: ConstOp, _: Adaptor<'_, ConstOp>, rw: Rewriter<'_, '_>) -> Match {
    let result = rw.convert_type(rw.op(op.id()).result_type(0))?;
    let value = rw.read(op).value();
    rw.replace_op_with(op.id(), DstConstOp::spec(result, value));
    Ok(())
}

fn convert_add(op: AddOp, args: Adaptor<'_, AddOp>, rw: Rewriter<'_, '_>) -> Match {
    let (lhs, rhs) = (args.lhs(), args.rhs());
    rw.replace_op_with(op.id(), DstAddOp::spec(lhs, rhs));
    Ok(())
}

fn convert_twice(op: TwiceOp, _: Adaptor<'_, TwiceOp>, rw: Rewriter<'_, '_>) -> Match {
    let x = rw.body().operand(op.id(), 0);
    rw.replace_op_with(op.id(), AddOp::spec(x, x));
    Ok(())
}

/// Converts the arguments of a destination, as a branch of cf does, unless their types match already.
fn convert_dest(
    rw: Rewriter<'_, '_>,
    dest: BlockId,
    args: &[ValueId],
    plan: &mut Vec<BlockId>,
) -> Match {
    let types = |body: &Body, values: &[ValueId]| {
        values
            .iter()
            .map(|&value| body.ty(value))
            .collect::<Vec<_>>()
    };
    let wanted = types(rw.body(), args);
    if types(rw.body(), rw.body().block_args(dest)) == wanted {
        return Ok(());
    }
    if rw.convert_block_signature(dest)?.types() != wanted {
        return Err("arguments do not fit the block".into());
    }
    plan.push(dest);
    Ok(())
}

fn convert_planned(rw: Rewriter<'_, '_>, plan: Vec<BlockId>) -> Match {
    for block in plan {
        let signature = rw.convert_block_signature(block)?;
        rw.apply_signature_conversion(block, &signature);
    }
    Ok(())
}

fn convert_br(op: BrOp, args: Adaptor<'_, BrOp>, rw: Rewriter<'_, '_>) -> Match {
    let dest = rw.body().successors(op.id()).next().ok_or("no successor")?;
    let mut plan = Vec::new();
    convert_dest(rw, dest, args.values().all(), &mut plan)?;
    convert_planned(rw, plan)?;
    rw.replace_op_with(op.id(), DstBrOp::spec(args.values().all(), dest));
    Ok(())
}

fn convert_cond_br(op: CondBrOp, args: Adaptor<'_, CondBrOp>, rw: Rewriter<'_, '_>) -> Match {
    let dests: Vec<_> = rw.body().successors(op.id()).collect();
    let mut plan = Vec::new();
    convert_dest(rw, dests[0], args.yes_args(), &mut plan)?;
    convert_dest(rw, dests[1], args.no_args(), &mut plan)?;
    convert_planned(rw, plan)?;
    rw.replace_op_with(
        op.id(),
        DstCondBrOp::spec(
            args.cond(),
            args.yes_args(),
            args.no_args(),
            dests[0],
            dests[1],
        ),
    );
    Ok(())
}

fn convert_return(op: ReturnOp, args: Adaptor<'_, ReturnOp>, rw: Rewriter<'_, '_>) -> Match {
    rw.replace_op_with(op.id(), DstReturnOp::spec(args.values().all()));
    Ok(())
}

/// Renames the function. `all_blocks` converts the arguments of all blocks, not only of the entry block.
fn convert_func(op: FuncOp, all_blocks: bool, rw: Rewriter<'_, '_>) -> Match {
    let region = rw.body().region(op.id(), 0).ok_or("no region")?;
    if let Some(entry) = rw.body().entry_block(region) {
        let signature = rw.convert_block_signature(entry)?;
        if all_blocks {
            rw.convert_region_types(region, Some(&signature))?;
        } else {
            rw.apply_signature_conversion(entry, &signature);
        }
    }
    let (name, props) = (rw.ctx().name::<DstFuncOp>(), [rw.body().prop(op.id(), 0)]);
    rw.edit(op.id()).set_name(name, &props);
    Ok(())
}

fn convert_pair(op: PairOp, args: Adaptor<'_, PairOp>, rw: Rewriter<'_, '_>) -> Match {
    rw.replace_op_with_multiple(op.id(), &[&[args.a(), args.b()]]);
    Ok(())
}

fn convert_first(op: FirstOp, args: Adaptor<'_, FirstOp>, rw: Rewriter<'_, '_>) -> Match {
    let &[first, ..] = args.values().of(0) else {
        return Err("an empty pair".into());
    };
    rw.replace_op(op.id(), &[first]);
    Ok(())
}

fn convert_gone(op: GoneOp, _: Adaptor<'_, GoneOp>, rw: Rewriter<'_, '_>) -> Match {
    rw.erase_op(op.id());
    Ok(())
}

/// Violates the contract. `known` is the symbol that the first body requested.
fn convert_bad(op: BadOp, known: &OnceLock<RequestedSymbol>, rw: Rewriter<'_, '_>) -> Match {
    match rw.read(op).how().as_str(rw.ctx()) {
        Some("creates") => {
            rw.create(DstReturnOp::spec(&[]));
            Err("too late".into())
        }
        Some("changes") => {
            rw.edit(op.id());
            Err("too late".into())
        }
        Some("nothing") => Ok(()),
        Some("itself") => {
            let how = rw.read(op).how();
            rw.replace_op_with(op.id(), BadOp::spec(how));
            Ok(())
        }
        Some("counts") => {
            rw.replace_op_with_multiple(op.id(), &[&[]]);
            Ok(())
        }
        Some("twice") => {
            rw.replace_op(op.id(), &[]);
            rw.replace_op(op.id(), &[]);
            Ok(())
        }
        Some("after") => {
            rw.erase_op(op.id());
            rw.replace_op_with_multiple(op.id(), &[]);
            Ok(())
        }
        Some("root") => {
            rw.erase_op(op.id());
            rw.erase_op(OpId::ROOT);
            Ok(())
        }
        Some("signature") => {
            let block = rw.body().parent_block(op.id()).ok_or("in no block")?;
            let mut signature = SignatureConversion::new(1);
            signature.add_inputs(0, &[Type::I64]);
            rw.apply_signature_conversion(block, &signature);
            rw.erase_op(op.id());
            Ok(())
        }
        Some("argument") => {
            let block = rw.body().parent_block(op.id()).ok_or("in no block")?;
            let mut signature = SignatureConversion::new(0);
            signature.add_inputs(3, &[Type::I64]);
            rw.apply_signature_conversion(block, &signature);
            rw.erase_op(op.id());
            Ok(())
        }
        Some("inline") => {
            let block = rw.body().parent_block(op.id()).ok_or("in no block")?;
            let region = rw.body().parent_region(block).ok_or("in no region")?;
            let from = rw.create_block(region, None, &[Type::INDEX]);
            rw.inline_block_before(from, block, None, &[]);
            rw.erase_op(op.id());
            Ok(())
        }
        Some("symbol") => {
            let (ctx, name) = (rw.ctx(), rw.ctx().string("s"));
            let symbol = rw.unique_symbol(name, SymbolPlace::Start, |builder, sym_name| {
                builder.create(GlobalOp::spec(sym_name)).id()
            });
            let symbol = *known.get_or_init(|| symbol);
            let user = rw.create(RefOp::spec(terrace_rewrite::symbol_ref(ctx, name)));
            rw.use_symbol(symbol, user.id(), 0);
            rw.erase_op(op.id());
            Ok(())
        }
        _ => Err("there is nothing bad about it".into()),
    }
}

fn convert_ask(op: AskOp, _: Adaptor<'_, AskOp>, rw: Rewriter<'_, '_>) -> Match {
    let ctx = rw.ctx();
    let what = rw.read(op).what();
    let text = what.as_str(ctx).ok_or("no text")?;
    let (kind, name) = text.split_once(' ').ok_or("no blank")?;
    let name = ctx.string(name);
    let ty = |ty: Type| ctx.attr(TypeAttr { value: ty });
    let declare = |ty, on_conflict| Declaration {
        name,
        kind: ctx.name::<DeclOp>(),
        ty,
        place: SymbolPlace::Start,
        on_conflict,
    };
    let make_global =
        |builder: &mut Builder<'_>, sym_name| builder.create(GlobalOp::spec(sym_name)).id();
    let wanted = match kind {
        "declare" => Some(declare(ty(Type::I64), OnConflict::Rename)),
        "declare-i32" => Some(declare(ty(Type::I32), OnConflict::Rename)),
        "duplicate" => Some(declare(ty(Type::I64), OnConflict::Duplicate)),
        _ => None,
    };
    let symbol = match (kind, wanted) {
        (_, Some(wanted)) => rw.declare(wanted, move |builder, sym_name| {
            builder.create(DeclOp::spec(sym_name, wanted.ty)).id()
        })?,
        ("global", _) => rw.unique_symbol(name, SymbolPlace::Start, make_global),
        _ => {
            rw.insert_symbol(name, SymbolPlace::After, make_global);
            rw.erase_op(op.id());
            return Ok(());
        }
    };
    let user = rw.create(RefOp::spec(terrace_rewrite::symbol_ref(ctx, name)));
    rw.use_symbol(symbol, user.id(), 0);
    rw.erase_op(op.id());
    Ok(())
}

/// The conversion of a test.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    /// Constants and additions, as convert-arith-to-llvm.
    Arith,
    /// Branches, as convert-cf-to-llvm.
    Cf,
    /// The function and its return, as convert-func-to-llvm.
    Func,
    /// The function with all its blocks.
    FuncAndBlocks,
    /// All operations of the variants above at once, as convert-to-llvm.
    All,
    /// All other operations of `src`.
    Rest,
}

pub(crate) fn patterns(what: What, with_rules: bool) -> PatternSet {
    let mut set = PatternSet::new();
    set.set_type_converter(Arc::new(converter(with_rules)));
    let has = |part| what == What::All || what == part;
    if has(What::Arith) {
        set.add_conversion_fn("Const", convert_const)
            .add_conversion_fn("Add", convert_add);
        set.clear_type_converter()
            .add_conversion_fn("Twice", convert_twice);
        set.set_type_converter(Arc::new(converter(with_rules)));
    }
    if has(What::Cf) {
        set.add(Pattern::conversion("Br", convert_br).one_to_many())
            .add_conversion_fn("CondBr", convert_cond_br);
    }
    if has(What::Func) || what == What::FuncAndBlocks {
        let all_blocks = what == What::FuncAndBlocks;
        set.add_conversion_fn("Func", move |op, _, rw| convert_func(op, all_blocks, rw))
            .add(Pattern::conversion("Return", convert_return).one_to_many());
    }
    if has(What::Rest) {
        let symbol = OnceLock::new();
        set.add_conversion_fn("Pair", convert_pair)
            .add(Pattern::conversion("First", convert_first).one_to_many())
            .add_conversion_fn("Gone", convert_gone)
            .add_conversion_fn("Bad", move |op, _, rw| convert_bad(op, &symbol, rw))
            .add_conversion_fn("Ask", convert_ask);
    }
    set
}

pub(crate) fn target<'c>(ctx: &'c Context, what: What) -> ConversionTarget<'c> {
    let mut target = ConversionTarget::new(ctx);
    target.add_legal_dialect("dst");
    if what != What::All {
        target.add_legal_op::<UnrealizedConversionCastOp>();
    }
    if what == What::Cf {
        target.add_illegal_op::<BrOp>();
        target.add_illegal_op::<CondBrOp>();
        target.mark_unknown_op_dynamically_legal(|_| Some(true));
    }
    if what == What::Rest {
        target.add_illegal_op::<BadOp>();
    }
    target
}
