//! Generates one operation from its definition.

use terrace_asm::print_type;
use terrace_asm::printer::print_attr;
use terrace_builtin::attrs::{ArrayAttr, AttrBuilder, DenseElementsAttr, int_value};
use terrace_builtin::types::{num_elements, shape};
use terrace_ir::opdef::InferInput;
use terrace_ir::{
    Arity, Attr, AttrSyntax, Context, DenseI32Array, EnumAttr, EnumDef, OpDef, PropDef, Traits,
    Type, TypeClass, ValueDef, ValueRef,
};

use crate::Random;
use crate::pool::Pool;

/// Chooses types for the values of some groups. Returns the types, and the number of values in each group.
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
        let mut fitting: Vec<Type> = fitting
            .filter(|&ty| group.constraint.holds(ctx, ty))
            .collect();
        if fitting.is_empty() {
            fitting.extend(group.constraint.unique.map(|get| get(ctx)));
        }
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

/// Returns the enumeration of a property if it has one.
fn enumeration(row: &PropDef) -> Option<&'static EnumDef> {
    match row.constraint.syntax {
        AttrSyntax::Enum(def) | AttrSyntax::EnumKeyword(def) | AttrSyntax::IntEnum(def, _) => {
            Some(def)
        }
        _ => None,
    }
}

/// Returns a value of the enumeration of a property, as an attribute.
fn enum_attr(ctx: &Context, row: &PropDef, value: u64) -> Option<Attr> {
    let made = match row.constraint.syntax {
        AttrSyntax::Enum(def) | AttrSyntax::EnumKeyword(def) => ctx.attr(EnumAttr { def, value }),
        AttrSyntax::IntEnum(_, ty) => ctx.int(ty(ctx), value as i64),
        _ => return None,
    };
    Some(made).filter(|&attr| (row.constraint.check)(ctx, attr))
}

/// Returns the values of an enumeration: all cases. For flags, also the union of all cases, and of each two
/// neighbouring cases.
pub(crate) fn values_of(def: &EnumDef) -> Vec<u64> {
    let mut values: Vec<u64> = def.cases.iter().map(|case| case.1).collect();
    if def.flags {
        let next = |pair: &[u64]| pair[0] | pair[1];
        values.extend(values.windows(2).map(next).collect::<Vec<_>>());
        values.push(def.cases.iter().fold(0, |all, case| all | case.1));
    }
    values.sort_unstable();
    values.dedup();
    values
}

/// Properties for which empty or zero has the same meaning as absent. MLIR prints such properties as absent.
const EMPTY_IS_ABSENT: [(&str, &str); 7] = [
    ("cf.switch", "case_values"),
    ("llvm.alloca", "alignment"),
    ("llvm.call", "arg_attrs"),
    ("llvm.call", "res_attrs"),
    ("llvm.intr.assume", "op_bundle_tags"),
    ("llvm.invoke", "op_bundle_tags"),
    ("llvm.switch", "case_values"),
];

/// Returns true for an array without elements, an elements attribute without elements, and zero.
fn is_empty(ctx: &Context, attr: Attr) -> bool {
    let array = attr.as_::<ArrayAttr>(ctx);
    let elements = attr.as_::<DenseElementsAttr>(ctx);
    array.is_some_and(|array| array.elements.is_empty())
        || elements
            .is_some_and(|elements| shape(ctx, elements.ty).and_then(num_elements) == Some(0))
        || int_value(ctx, attr) == Some(0)
}

/// Returns the attributes of the pool that are valid for a property.
fn fitting(ctx: &Context, def: &OpDef, row: &PropDef, pool: &Pool) -> Vec<Attr> {
    let all = pool.attrs.iter().copied();
    let prints = !EMPTY_IS_ABSENT.contains(&(def.name, row.name));
    let fits = |&attr: &Attr| (row.constraint.check)(ctx, attr) && (prints || !is_empty(ctx, attr));
    let mut fitting: Vec<Attr> = all.filter(fits).collect();
    if let (true, AttrSyntax::Typed(ty)) = (fitting.is_empty(), row.constraint.syntax) {
        // The pool has no integer of this width.
        let ty = ty(ctx);
        let is_int = ty.class(ctx).intersects(TypeClass::SIGNLESS_INT);
        fitting.extend(is_int.then(|| ctx.int(ty, 1)).filter(fits));
    }
    fitting
}

fn attr_for(
    ctx: &Context,
    def: &OpDef,
    row: &PropDef,
    pool: &Pool,
    random: &mut Random,
) -> Option<Attr> {
    let value = enumeration(row).and_then(|def| random.pick(&values_of(def)).copied());
    let made = value.and_then(|value| enum_attr(ctx, row, value));
    made.or_else(|| random.pick(&fitting(ctx, def, row, pool)).copied())
}

/// Returns the index of the only value of a group among the values of all groups.
fn place(sizes: &[usize], group: usize) -> Option<usize> {
    (sizes[group] == 1).then(|| sizes[..group].iter().sum())
}

/// Adjusts types to satisfy the definition's constraints.
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

/// An operation that may be valid. Its operands and results have no names yet.
#[derive(Clone)]
pub(crate) struct Operation {
    def: &'static OpDef,
    /// The definition of the symbol to which the operation refers; empty if there is none.
    symbol: &'static str,
    /// The types of the operands.
    pub(crate) operands: Vec<Type>,
    /// The types of the results.
    pub(crate) results: Vec<Type>,
    props: Vec<(&'static str, Attr)>,
    regions: String,
}

/// The surroundings of an operation.
struct Place {
    /// The beginning and the end of the enclosing operation.
    around: (&'static str, &'static str),
    /// The operation that follows in the block.
    next: &'static str,
    /// Discardable attributes.
    attrs: &'static str,
    /// The location.
    loc: &'static str,
}

/// An unregistered operation that terminates its region.
const END: &str = "  \"t.end\"() : () -> ()\n";
/// The beginnings and ends of enclosing operations. Some of them allow operation names without the dialect.
const AROUND: [(&str, &str); 4] = [
    ("\"t.wrap\"() ({\n", "}) : () -> ()\n"),
    ("\"builtin.module\"() ({\n", "}) : () -> ()\n"),
    (
        "\"func.func\"() <{function_type = () -> (), sym_name = \"around\"}> ({\n",
        "}) : () -> ()\n",
    ),
    (
        "\"t.wrap\"() ({\n\"scf.execute_region\"() ({\n",
        "}) : () -> ()\n  \"t.end\"() : () -> ()\n}) : () -> ()\n",
    ),
];
/// Operations that may follow: with one result, with several results, and without results; registered and
/// unregistered.
const NEXT: [&str; 6] = [
    "",
    "  %n = \"ub.poison\"() <{value = #ub.poison}> : () -> i32\n",
    "  %n:2 = \"t.next\"() : () -> (i32, i32)\n",
    "  %n:2 = \"scf.execute_region\"() ({\n    %p = \"ub.poison\"() <{value = #ub.poison}> : () -> i32\n    \
     \"scf.yield\"(%p, %p) : (i32, i32) -> ()\n  }) : () -> (i32, i32)\n",
    "  \"vector.print\"() <{punctuation = #vector.punctuation<comma>}> : () -> ()\n",
    "  \"t.next\"() ({\n  }) : () -> ()\n",
];
const DISCARDABLE: [&str; 5] = [
    "",
    " {t.a}",
    " {t.a = 1 : i32, unregistered}",
    " {\"a b\" = \"text\", t.a = {b = @c}}",
    " {to = unit, t.a = array<i32: 1>}",
];
const LOCATIONS: [&str; 5] = [
    "",
    " loc(unknown)",
    " loc(\"name\")",
    " loc(callsite(\"f\" at \"g.c\":1:2))",
    " loc(fused<{a = i32}>[\"a\"(\"b\":3:4), \"c\":5:6])",
];

impl Place {
    /// The simplest surroundings.
    const PLAIN: Place = Place {
        around: AROUND[0],
        next: NEXT[0],
        attrs: DISCARDABLE[0],
        loc: LOCATIONS[0],
    };

    fn any(random: &mut Random) -> Self {
        Place {
            around: *random.one_of(&AROUND),
            next: random.one_of::<&str>(&NEXT),
            attrs: random.one_of::<&str>(&DISCARDABLE),
            loc: random.one_of::<&str>(&LOCATIONS),
        }
    }
}

impl Operation {
    /// Generates an operation. Returns `None` if no type or attribute of the pool fits.
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
                None => attr_for(ctx, def, row, pool, random)?,
            };
            by_slot[slot] = Some(value);
            if value == ctx.symbol_ref("symbol") {
                symbol = random.pick(&SYMBOLS)?;
            }
            props.push((row.name, value));
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

    /// Returns true if the operation is only valid with its symbol.
    pub(crate) fn mentions_symbol(&self) -> bool {
        !self.symbol.is_empty()
    }

    /// Returns operations that differ from this one in one property: each value of an enumeration, absent optional
    /// attributes, and attributes of the pool.
    pub(crate) fn variants(&self, ctx: &Context, pool: &Pool, random: &mut Random) -> Vec<Self> {
        let mut all = Vec::new();
        for row in self.def.props.iter().filter(|row| !row.is_segments()) {
            let mut others = self.clone();
            others.props.retain(|(name, _)| *name != row.name);
            if others.props.len() < self.props.len() && (row.optional || row.default.is_some()) {
                all.push(others.clone());
            }
            let values = enumeration(row).map(values_of).unwrap_or_default();
            let mut attrs: Vec<Attr> = values
                .into_iter()
                .filter_map(|value| enum_attr(ctx, row, value))
                .collect();
            if attrs.is_empty() {
                let fitting = fitting(ctx, self.def, row, pool);
                attrs.extend((0..2).filter_map(|_| random.pick(&fitting).copied()));
            }
            all.extend(attrs.into_iter().map(|attr| {
                let mut other = others.clone();
                other.props.push((row.name, attr));
                other
            }));
        }
        all
    }

    /// Returns the operation's line in the generic form. All results share one name.
    pub(crate) fn line(&self, ctx: &Context, result: &str, operands: &[String]) -> String {
        self.line_in(ctx, result, operands, &Place::PLAIN)
    }

    fn line_in(&self, ctx: &Context, result: &str, operands: &[String], place: &Place) -> String {
        let mut text = String::new();
        if !self.results.is_empty() {
            text += &format!("{result}:{} = ", self.results.len());
        }
        text += &format!("\"{}\"({})", self.def.name, operands.join(", "));
        if !self.def.successors.is_empty() {
            text += &format!("[{}]", vec!["^bb1"; self.def.successors.len()].join(", "));
        }
        if !self.props.is_empty() {
            let prop =
                |(name, value): &(&str, Attr)| format!("{name} = {}", print_attr(ctx, *value));
            let props: Vec<String> = self.props.iter().map(prop).collect();
            text += &format!(" <{{{}}}>", props.join(", "));
        }
        let (operands, results) = (
            type_list(ctx, &self.operands),
            type_list(ctx, &self.results),
        );
        let (regions, attrs, loc) = (&self.regions, place.attrs, place.loc);
        text += &format!("{regions}{attrs} : ({operands}) -> ({results}){loc}\n");
        text
    }

    /// Returns the text of the operation inside a wrapper, which defines the operands and contains the successor
    /// blocks.
    pub(crate) fn alone(&self, ctx: &Context) -> String {
        self.placed(ctx, &Place::PLAIN)
    }

    /// Like [`alone`](Self::alone), but with a random wrapper, following operation, discardable attributes and
    /// location.
    pub(crate) fn anywhere(&self, ctx: &Context, random: &mut Random) -> String {
        self.placed(ctx, &Place::any(random))
    }

    fn placed(&self, ctx: &Context, place: &Place) -> String {
        let mut text = format!("{}{}", self.symbol, place.around.0);
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
        text += &self.line_in(ctx, "%r", &uses, place);
        if !self.def.has(Traits::TERMINATOR) {
            text += place.next;
            text += END;
        }
        if !self.def.successors.is_empty() || !place.next.is_empty() {
            text += "^bb1:\n";
            text += END;
        }
        text += place.around.1;
        text
    }
}

/// Returns the types, separated by commas.
pub(crate) fn type_list(ctx: &Context, types: &[Type]) -> String {
    let texts: Vec<String> = types.iter().map(|&ty| print_type(ctx, ty)).collect();
    texts.join(", ")
}
