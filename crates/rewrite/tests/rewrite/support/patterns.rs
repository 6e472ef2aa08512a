//! The conversion of `src` to `dst`.

use super::dialect::*;
use smallvec::SmallVec;
use std::sync::{Arc, OnceLock};
use terrace_builtin::UnrealizedConversionCastOp;
use terrace_builtin::{TupleType, TypeAttr};

use terrace_ir::{BlockId, Body, Builder, Context, OpId, OpView, Type, ValueId};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, Converted, Declaration, NoMatch, OnConflict,
    OpConversionPattern, PatternSet, RequestedSymbol, SignatureConversion, SymbolPlace,
    TypeConverter,
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
    // Both ways must give the same text.
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

pub(crate) struct Const;
impl OpConversionPattern for Const {
    type Op = ConstOp;
    const NAME: &'static str = "Const";
    fn rewrite(&self, op: ConstOp, _: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        let result = rw.convert_type(rw.op(op.id()).result_type(0))?;
        let value = op.value(rw.body());
        let value = rw.create_value(DstConstOp::spec(result, value));
        rw.replace_op(op.id(), &[value]);
        Ok(())
    }
}

pub(crate) struct Add;
impl OpConversionPattern for Add {
    type Op = AddOp;
    const NAME: &'static str = "Add";
    fn rewrite(&self, op: AddOp, args: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        let (lhs, rhs) = (args.lhs(), args.rhs());
        let value = rw.create_value(DstAddOp::spec(lhs, rhs));
        rw.replace_op(op.id(), &[value]);
        Ok(())
    }
}

pub(crate) struct Twice;
impl OpConversionPattern for Twice {
    type Op = TwiceOp;
    const NAME: &'static str = "Twice";
    fn rewrite(&self, op: TwiceOp, _: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        let x = rw.body().operand(op.id(), 0);
        let value = rw.create_value(AddOp::spec(x, x));
        rw.replace_op(op.id(), &[value]);
        Ok(())
    }
}

/// As a branch of cf: the block's arguments are converted unless they fit already.
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

pub(crate) struct Br;
impl OpConversionPattern for Br {
    type Op = BrOp;
    const NAME: &'static str = "Br";
    const ONE_TO_MANY: bool = true;
    fn rewrite(&self, op: BrOp, args: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        let dest = rw.body().successors(op.id()).next().ok_or("no successor")?;
        let mut plan = Vec::new();
        convert_dest(rw, dest, args.values().all(), &mut plan)?;
        convert_planned(rw, plan)?;
        rw.create(DstBrOp::spec(args.values().all(), dest));
        rw.erase_op(op.id());
        Ok(())
    }
}

pub(crate) struct CondBr;
impl OpConversionPattern for CondBr {
    type Op = CondBrOp;
    const NAME: &'static str = "CondBr";
    fn rewrite(&self, op: CondBrOp, args: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        let dests: Vec<_> = rw.body().successors(op.id()).collect();
        let mut plan = Vec::new();
        convert_dest(rw, dests[0], args.yes_args(), &mut plan)?;
        convert_dest(rw, dests[1], args.no_args(), &mut plan)?;
        convert_planned(rw, plan)?;
        rw.create(DstCondBrOp::spec(
            args.cond(),
            args.yes_args(),
            args.no_args(),
            dests[0],
            dests[1],
        ));
        rw.erase_op(op.id());
        Ok(())
    }
}

pub(crate) struct Return;
impl OpConversionPattern for Return {
    type Op = ReturnOp;
    const NAME: &'static str = "Return";
    const ONE_TO_MANY: bool = true;
    fn rewrite(&self, op: ReturnOp, args: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        rw.create(DstReturnOp::spec(args.values().all()));
        rw.erase_op(op.id());
        Ok(())
    }
}

/// Renames the function; `all_blocks` converts every block's arguments, not only the entry's.
pub(crate) struct Func {
    pub(crate) all_blocks: bool,
}
impl OpConversionPattern for Func {
    type Op = FuncOp;
    const NAME: &'static str = "Func";
    fn rewrite(&self, op: FuncOp, _: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        let region = rw.body().region(op.id(), 0).ok_or("no region")?;
        if let Some(entry) = rw.body().entry_block(region) {
            let signature = rw.convert_block_signature(entry)?;
            if self.all_blocks {
                rw.convert_region_types(region, Some(&signature))?;
            } else {
                rw.apply_signature_conversion(entry, &signature);
            }
        }
        let (name, props) = (rw.ctx().name::<DstFuncOp>(), [rw.body().prop(op.id(), 0)]);
        rw.edit(op.id()).set_name(name, &props);
        Ok(())
    }
}

pub(crate) struct Pair;
impl OpConversionPattern for Pair {
    type Op = PairOp;
    const NAME: &'static str = "Pair";
    fn rewrite(&self, op: PairOp, args: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        rw.replace_op_with_multiple(op.id(), &[&[args.a(), args.b()]]);
        Ok(())
    }
}

pub(crate) struct First;
impl OpConversionPattern for First {
    type Op = FirstOp;
    const NAME: &'static str = "First";
    const ONE_TO_MANY: bool = true;
    fn rewrite(&self, op: FirstOp, args: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        let &[first, ..] = args.values().of(0) else {
            return Err("an empty pair".into());
        };
        rw.replace_op(op.id(), &[first]);
        Ok(())
    }
}

pub(crate) struct Gone;
impl OpConversionPattern for Gone {
    type Op = GoneOp;
    const NAME: &'static str = "Gone";
    fn rewrite(&self, op: GoneOp, _: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        rw.erase_op(op.id());
        Ok(())
    }
}

#[derive(Default)]
pub(crate) struct Bad {
    /// The symbol that the first of all bodies requested.
    symbol: OnceLock<RequestedSymbol>,
}

impl OpConversionPattern for Bad {
    type Op = BadOp;
    const NAME: &'static str = "Bad";
    fn rewrite(&self, op: BadOp, _: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        match op.how(rw.body()).as_str(rw.ctx()) {
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
                let how = op.how(rw.body());
                rw.create(BadOp::spec(how));
                rw.erase_op(op.id());
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
                let symbol = *self.symbol.get_or_init(|| symbol);
                let user = rw.create(RefOp::spec(terrace_rewrite::symbol_ref(ctx, name)));
                rw.use_symbol(symbol, user.id(), 0);
                rw.erase_op(op.id());
                Ok(())
            }
            _ => Err("there is nothing bad about it".into()),
        }
    }
}

pub(crate) struct Ask;
impl OpConversionPattern for Ask {
    type Op = AskOp;
    const NAME: &'static str = "Ask";
    fn rewrite(&self, op: AskOp, _: Adaptor<'_, Self::Op>, rw: Rewriter<'_, '_>) -> Match {
        let ctx = rw.ctx();
        let what = op.what(rw.body());
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
    /// All of it at once, as convert-to-llvm.
    All,
    /// All operations but those like arith's, cf's and func's.
    Rest,
}

pub(crate) fn patterns(what: What, with_rules: bool) -> PatternSet {
    let mut set = PatternSet::new();
    set.set_type_converter(Arc::new(converter(with_rules)));
    let has = |part| what == What::All || what == part;
    if has(What::Arith) {
        set.add(Const).add(Add);
        set.clear_type_converter().add(Twice);
        set.set_type_converter(Arc::new(converter(with_rules)));
    }
    if has(What::Cf) {
        set.add(Br).add(CondBr);
    }
    if has(What::Func) || what == What::FuncAndBlocks {
        set.add(Func {
            all_blocks: what == What::FuncAndBlocks,
        })
        .add(Return);
    }
    if has(What::Rest) {
        set.add(Pair)
            .add(First)
            .add(Gone)
            .add(Bad::default())
            .add(Ask);
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
