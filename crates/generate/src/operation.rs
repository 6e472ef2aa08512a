//! One operation, made up from its definition.

use terrace_asm::print_type;
use terrace_asm::printer::print_attr;
use terrace_ir::opdef::InferInput;
use terrace_ir::{
    Arity, Attr, AttrSyntax, Context, DenseI32Array, EnumAttr, OpDef, PropDef, Traits, Type,
    ValueDef, ValueRef,
};

use crate::Random;
use crate::pool::Pool;

/// The types of the values of some groups, and how many each group has.
fn values(
    ctx: &Context,
    groups: &[ValueDef],
    pool: &Pool,
    favourite: Type,
    random: &mut Random,
) -> Option<(Vec<Type>, Vec<usize>)> {
    let (mut types, mut sizes) = (Vec::new(), Vec::new());
    for group in groups {
        let size = match group.arity {
            Arity::One => 1,
            Arity::Optional => random.below(2),
            Arity::Variadic => random.below(3),
        };
        let fitting = pool.types.iter().copied();
        let fitting: Vec<Type> = fitting
            .filter(|&ty| group.constraint.holds(ctx, ty))
            .collect();
        for _ in 0..size {
            let likes = group.constraint.holds(ctx, favourite) && random.below(4) > 0;
            let ty = if likes {
                Some(&favourite)
            } else {
                random.pick(&fitting)
            };
            types.push(*ty?);
        }
        sizes.push(size);
    }
    Some((types, sizes))
}

fn attr_for(ctx: &Context, row: &PropDef, pool: &Pool, random: &mut Random) -> Option<Attr> {
    let case = |def: &'static terrace_ir::EnumDef, random: &mut Random| {
        random.pick(def.cases).map(|case| case.1)
    };
    let made = match row.constraint.syntax {
        AttrSyntax::Enum(def) | AttrSyntax::EnumKeyword(def) => {
            case(def, random).map(|value| ctx.attr(EnumAttr { def, value }))
        }
        AttrSyntax::IntEnum(def, ty) => case(def, random)
            .map(|value| terrace_builtin::attrs::AttrBuilder::int(ctx, ty(ctx), value as i64)),
        _ => None,
    };
    if let Some(made) = made.filter(|&attr| (row.constraint.check)(ctx, attr)) {
        return Some(made);
    }
    let fitting = pool.attrs.iter().copied();
    let fitting: Vec<Attr> = fitting
        .filter(|&attr| (row.constraint.check)(ctx, attr))
        .collect();
    random.pick(&fitting).copied()
}

/// The index of the only value of a group among the values of all groups.
fn place(sizes: &[usize], group: usize) -> Option<usize> {
    (sizes[group] == 1).then(|| sizes[..group].iter().sum())
}

/// Makes types agree with the definition's constraints.
fn agree(
    ctx: &Context,
    def: &'static OpDef,
    props: &[Option<Attr>],
    (operands, operand_sizes): (&mut [Type], &[usize]),
    (results, result_sizes): (&mut Vec<Type>, &[usize]),
) {
    for eq in def.type_eqs {
        let of = |at: ValueRef| match at {
            ValueRef::Operand(group) => Some(operands[place(operand_sizes, group)?]),
            ValueRef::Result(group) => Some(results[place(result_sizes, group)?]),
            ValueRef::Prop(slot) => props[slot]?.ty(ctx),
        };
        let ty = of(eq.from);
        let ty = ty.and_then(|ty| {
            eq.transform
                .map_or(Some(ty), |transform| transform(ctx, ty))
        });
        let (Some(ty), slot) = (ty, eq.to) else {
            continue;
        };
        let place = match slot {
            ValueRef::Operand(group) => place(operand_sizes, group).map(|at| &mut operands[at]),
            ValueRef::Result(group) => place(result_sizes, group).map(|at| &mut results[at]),
            ValueRef::Prop(_) => None,
        };
        if let Some(place) = place {
            *place = ty;
        }
    }
    let input = InferInput {
        ctx,
        operand_types: operands,
        props,
    };
    if let Some(types) = def.infer.and_then(|infer| infer(&input).ok()) {
        *results = types.to_vec();
    }
}

/// Possible definitions of `@symbol`.
const SYMBOLS: [&str; 4] = [
    "\"func.func\"() <{function_type = () -> (), sym_name = \"symbol\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n",
    "\"func.func\"() <{function_type = (i32) -> i32, sym_name = \"symbol\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n",
    "\"memref.global\"() <{sym_name = \"symbol\", sym_visibility = \"private\", type = memref<4xi32>}> : () -> ()\n",
    "\"llvm.mlir.global\"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, \
     sym_name = \"symbol\", visibility_ = 0 : i64}> ({\n}) : () -> ()\n",
];

/// An operation that is perhaps valid, without names for its operands and results.
pub(crate) struct Operation {
    def: &'static OpDef,
    /// The definition of the symbol that it mentions, or nothing.
    symbol: &'static str,
    /// The types of the operands.
    pub(crate) operands: Vec<Type>,
    /// The types of the results.
    pub(crate) results: Vec<Type>,
    props: Vec<String>,
    regions: String,
}

impl Operation {
    /// Makes one up. `None` if nothing in the pool fits.
    pub(crate) fn new(
        ctx: &Context,
        def: &'static OpDef,
        pool: &Pool,
        random: &mut Random,
    ) -> Option<Self> {
        let favourite = *random.pick(&pool.types)?;
        let (mut operands, operand_sizes) = values(ctx, &def.operands, pool, favourite, random)?;
        let (mut results, result_sizes) = values(ctx, &def.results, pool, favourite, random)?;
        let mut props = Vec::new();
        let mut by_slot = ctx.prop_defaults(ctx.name_of(def)?).to_vec();
        let mut symbol = "";
        for (slot, row) in def.props.iter().enumerate() {
            let sizes = match row.name {
                "operandSegmentSizes" => Some(&operand_sizes),
                "resultSegmentSizes" => Some(&result_sizes),
                _ => None,
            };
            let value = match sizes {
                Some(sizes) => ctx.attr(DenseI32Array {
                    values: sizes.iter().map(|&size| size as i32).collect(),
                }),
                None if (row.optional || row.default.is_some()) && random.below(3) > 0 => continue,
                None => attr_for(ctx, row, pool, random)?,
            };
            by_slot[slot] = Some(value);
            if value == ctx.symbol_ref("symbol") {
                symbol = random.pick(&SYMBOLS)?;
            }
            props.push(format!("{} = {}", row.name, print_attr(ctx, value)));
        }
        if random.below(4) > 0 {
            agree(
                ctx,
                def,
                &by_slot,
                (&mut operands, &operand_sizes),
                (&mut results, &result_sizes),
            );
        }
        let mut regions = String::new();
        if !def.regions.is_empty() {
            let inner = match def.implicit_terminator {
                Some(name) => format!("{{\n    \"{name}\"() : () -> ()\n  }}"),
                None if random.below(2) == 0 => "{\n  ^bb0:\n  }".to_owned(),
                None => "{\n  }".to_owned(),
            };
            regions = format!(" ({})", vec![inner; def.regions.len()].join(", "));
        }
        Some(Self {
            def,
            symbol,
            operands,
            results,
            props,
            regions,
        })
    }

    /// Returns true if it is only valid next to a symbol.
    pub(crate) fn mentions_symbol(&self) -> bool {
        !self.symbol.is_empty()
    }

    /// Its line in generic form. All results have one name.
    pub(crate) fn line(&self, ctx: &Context, result: &str, operands: &[String]) -> String {
        let mut text = String::new();
        if !self.results.is_empty() {
            text += &format!("{result}:{} = ", self.results.len());
        }
        text += &format!("\"{}\"({})", self.def.name, operands.join(", "));
        if !self.def.successors.is_empty() {
            text += &format!("[{}]", vec!["^bb1"; self.def.successors.len()].join(", "));
        }
        if !self.props.is_empty() {
            text += &format!(" <{{{}}}>", self.props.join(", "));
        }
        let (operands, results) = (
            type_list(ctx, &self.operands),
            type_list(ctx, &self.results),
        );
        text += &format!("{} : ({operands}) -> ({results})\n", self.regions);
        text
    }

    /// It alone, with something around it that defines its operands and holds its successors.
    pub(crate) fn alone(&self, ctx: &Context) -> String {
        let mut text = format!("{}\"t.wrap\"() ({{\n", self.symbol);
        if !self.operands.is_empty() {
            text += &format!(
                "  %v:{} = \"t.src\"() : () -> ({})\n",
                self.operands.len(),
                type_list(ctx, &self.operands)
            );
        }
        let uses: Vec<String> = (0..self.operands.len())
            .map(|at| format!("%v#{at}"))
            .collect();
        text += "  ";
        text += &self.line(ctx, "%r", &uses);
        if !self.def.has(Traits::TERMINATOR) {
            text += "  \"t.end\"() : () -> ()\n";
        }
        if !self.def.successors.is_empty() {
            text += "^bb1:\n  \"t.end\"() : () -> ()\n";
        }
        text += "}) : () -> ()\n";
        text
    }
}

/// Types with commas between them.
pub(crate) fn type_list(ctx: &Context, types: &[Type]) -> String {
    let texts: Vec<String> = types.iter().map(|&ty| print_type(ctx, ty)).collect();
    texts.join(", ")
}
