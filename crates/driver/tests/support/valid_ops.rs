//! Valid operations of every name, made from the definitions at random.
//!
//! What no definition tells, such as where an operation must stand, which symbols it needs and how the sizes of its types
//! depend on each other, is in `recipes.mlir`: pieces whose types and numbers are filled in at random.

use crate::random::Random;
use terrace_asm::printer::print_attr;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, parse, print, print_type};
use terrace_ir::opdef::InferInput;
use terrace_ir::{
    Arity, Attr, AttrSyntax, Body, Context, DenseI32Array, Diagnostics, EnumAttr, OpDef, OpId,
    PropDef, Traits, Type, ValueDef, ValueRef, verify,
};

/// How often an operation is made up until a valid one is found.
const TRIES: usize = 120;
/// Operations whose custom form says less than the verifier lets through, in upstream as here.
const LOSSY: [&str; 10] = [
    "affine.delinearize_index",
    "cf.switch",
    "llvm.comdat",
    "llvm.getelementptr",
    "llvm.indirectbr",
    "llvm.intr.assume",
    "llvm.shufflevector",
    "llvm.switch",
    "vector.insert",
    "vector.mask",
];
/// Pieces with operations that are not found by trying: `$i` is an integer type, `$f` a float type, `$n` and `$m` are
/// digits, `$p` is a predicate.
const RECIPES: &str = include_str!("recipes.mlir");

const TYPES: &str = "i1, i8, i16, i32, i64, index, f16, bf16, f32, f64, complex<f32>, none, vector<4xi1>, vector<4xi32>, \
    vector<4xi64>, vector<4xf32>, vector<2x3xf32>, vector<[4]xi32>, vector<8xi32>, vector<f32>, tensor<4xi32>, tensor<?xf32>, \
    memref<4xi32>, memref<?x?xf32>, memref<*xf32>, memref<4xf32, 1>, memref<2xi8>, memref<4x4xf32, strided<[?, ?], offset: ?>>, \
    memref<index>, !llvm.ptr, !llvm.ptr<1>, !llvm.struct<(i32, f32)>, !llvm.array<4 x i32>, !llvm.array<2 x f32>, !llvm.token, \
    !llvm.metadata, !llvm.vec<? x 2 x ptr>, vector<2x!llvm.ptr>, () -> ()";
const ATTRIBUTES: &str = "unit, true, 0 : i32, 1 : i32, 4 : i32, 0 : i64, 1 : i64, 8 : i64, 1 : index, 1.5 : f32, 2.0 : f64, \
    \"text\", @symbol, i32, f32, !llvm.ptr, () -> (), [], [0], [0, 1], [\"a\"], array<i32>, array<i32: 0>, array<i32: 1, 0>, \
    array<i64>, array<i64: 0>, array<i64: 1>, array<i64: 0, 1>, array<i64: 2, 2>, array<i1: true>, array<i1: false, false>, \
    affine_map<(d0) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<() -> (0)>, affine_set<(d0) : (d0 >= 0)>, \
    dense<1> : vector<4xi32>, dense<1.0> : tensor<4xf32>, dense<2> : tensor<1xi32>, strided<[1], offset: 0>, {}, {a = 1 : i32}";

/// What operations are made of.
struct Pool {
    types: Vec<Type>,
    attrs: Vec<Attr>,
}

pub(crate) fn parse_text(ctx: &Context, text: &str) -> Option<Body> {
    let file = ctx
        .sources()
        .add("random.mlir", text.as_bytes().to_vec())
        .ok()?;
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let tables = AsmTables::new(ctx);
    parse(&tables, file, options, &mut Diagnostics::new()).ok()
}

/// As [`parse_text`]; only what is valid.
fn parse_valid(ctx: &Context, text: &str) -> Option<Body> {
    let body = parse_text(ctx, text)?;
    verify(ctx, &body, &mut Diagnostics::new()).ok()?;
    Some(body)
}

fn text_of(ctx: &Context, body: &Body, generic: bool) -> String {
    let options = PrintOptions {
        generic,
        ..PrintOptions::default()
    };
    print(&AsmTables::new(ctx), body, &options)
}

impl Pool {
    fn new(ctx: &Context) -> Pool {
        // Types that cannot be read in this version are not of the pool.
        let known = |text: &&str| parse_text(ctx, &format!("\"t.t\"() : () -> ({text})")).is_some();
        let types: Vec<&str> = TYPES.split(", ").collect();
        let types = join_brackets(&types).into_iter();
        let types: Vec<String> = types.filter(|text| known(&text.as_str())).collect();
        let text = format!(
            "\"t.t\"() {{a = [{ATTRIBUTES}]}} : () -> ({})",
            types.join(", ")
        );
        let body = parse_text(ctx, &text).expect("the pool is valid text");
        let op = body.walk(OpId::ROOT).next().expect("one operation");
        let types = body.results(op).map(|value| body.ty(value)).collect();
        let array = terrace_ir::OpRef::new(ctx, &body, op).attr_named("a");
        let array = array.and_then(|attr| attr.as_::<terrace_builtin::ArrayAttr>(ctx));
        let attrs = array.expect("an array").elements.to_vec();
        Pool { types, attrs }
    }
}

/// Puts together what a split at commas took apart.
fn join_brackets(parts: &[&str]) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    let mut depth = 0i32;
    for part in parts {
        match whole.last_mut() {
            Some(last) if depth > 0 => *last += &format!(", {part}"),
            _ => whole.push((*part).to_owned()),
        }
        let open = part.matches(['<', '(', '[']).count() as i32;
        let arrows = part.matches("->").count() as i32;
        depth += open - (part.matches(['>', ')', ']']).count() as i32 - arrows);
    }
    whole
}

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

/// Where the only value of a group is among those of all groups.
fn place(sizes: &[usize], group: usize) -> Option<usize> {
    (sizes[group] == 1).then(|| sizes[..group].iter().sum())
}

/// Makes types what the definition says they are, where it does.
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
    if let Some(types) = def.infer.and_then(|infer| infer(&input)) {
        *results = types.to_vec();
    }
}

/// What `@symbol` may be.
const SYMBOLS: [&str; 4] = [
    "\"func.func\"() <{function_type = () -> (), sym_name = \"symbol\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n",
    "\"func.func\"() <{function_type = (i32) -> i32, sym_name = \"symbol\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n",
    "\"memref.global\"() <{sym_name = \"symbol\", sym_visibility = \"private\", type = memref<4xi32>}> : () -> ()\n",
    "\"llvm.mlir.global\"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, \
     sym_name = \"symbol\", visibility_ = 0 : i64}> ({\n}) : () -> ()\n",
];

/// An operation in generic form, with something around it that defines its operands and holds its successors.
fn make(ctx: &Context, def: &'static OpDef, pool: &Pool, random: &mut Random) -> Option<String> {
    let favourite = *random.pick(&pool.types)?;
    let (mut operands, operand_sizes) = values(ctx, def.operands, pool, favourite, random)?;
    let (mut results, result_sizes) = values(ctx, def.results, pool, favourite, random)?;
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
    let list = |types: &[Type]| {
        let texts: Vec<String> = types.iter().map(|&ty| print_type(ctx, ty)).collect();
        texts.join(", ")
    };
    let mut text = format!("{symbol}\"t.wrap\"() ({{\n");
    if !operands.is_empty() {
        text += &format!(
            "  %v:{} = \"t.src\"() : () -> ({})\n",
            operands.len(),
            list(&operands)
        );
    }
    text += "  ";
    if !results.is_empty() {
        text += &format!("%r:{} = ", results.len());
    }
    let uses: Vec<String> = (0..operands.len()).map(|at| format!("%v#{at}")).collect();
    text += &format!("\"{}\"({})", def.name, uses.join(", "));
    if !def.successors.is_empty() {
        text += &format!("[{}]", vec!["^bb1"; def.successors.len()].join(", "));
    }
    if !props.is_empty() {
        text += &format!(" <{{{}}}>", props.join(", "));
    }
    if !def.regions.is_empty() {
        let inner = match def.implicit_terminator {
            Some(name) => format!("{{\n    \"{name}\"() : () -> ()\n  }}"),
            None if random.below(2) == 0 => "{\n  ^bb0:\n  }".to_owned(),
            None => "{\n  }".to_owned(),
        };
        text += &format!(" ({})", vec![inner; def.regions.len()].join(", "));
    }
    text += &format!(" : ({}) -> ({})\n", list(&operands), list(&results));
    if !def.has(Traits::TERMINATOR) {
        text += "  \"t.end\"() : () -> ()\n";
    }
    if !def.successors.is_empty() {
        text += "^bb1:\n  \"t.end\"() : () -> ()\n";
    }
    text += "}) : () -> ()\n";
    Some(text)
}

/// A recipe with its blanks filled in.
fn fill(recipe: &str, random: &mut Random) -> String {
    const INTEGERS: [&str; 4] = ["i8", "i16", "i32", "i64"];
    const FLOATS: [&str; 4] = ["f16", "bf16", "f32", "f64"];
    const DIGITS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
    const PREDICATES: [&str; 5] = ["eq", "ne", "slt", "uge", "sgt"];
    let blanks: [(&str, &[&str]); 5] = [
        ("$i", &INTEGERS),
        ("$f", &FLOATS),
        ("$n", &DIGITS),
        ("$m", &DIGITS),
        ("$p", &PREDICATES),
    ];
    let fill = |text: String, (blank, words): (&str, &[&str])| {
        text.replace(blank, random.pick(words).unwrap_or(&""))
    };
    blanks.into_iter().fold(recipe.to_owned(), fill)
}

/// The custom and the generic form of the valid ones of what `make` makes. Panics if they do not read back, unless the
/// text may be lossy.
fn forms(
    lossy: bool,
    (tries, wanted): (usize, usize),
    mut make: impl FnMut(&Context) -> Option<String>,
) -> Vec<(String, String)> {
    let ctx = terrace::context();
    let mut found: Vec<(String, String)> = Vec::new();
    'tries: for _ in 0..tries {
        let Some(text) = make(&ctx) else {
            continue;
        };
        let Some(body) = parse_valid(&ctx, &text) else {
            continue;
        };
        let (custom, generic) = (text_of(&ctx, &body, false), text_of(&ctx, &body, true));
        for form in [&custom, &generic] {
            let again = parse_valid(&ctx, form);
            let again = again.map(|again| text_of(&ctx, &again, true));
            if again.as_ref() != Some(&generic) {
                assert!(lossy, "read back:\n{form}\nmade from:\n{text}");
                continue 'tries;
            }
        }
        if !found.iter().any(|known| known.0 == custom) {
            found.push((custom, generic));
        }
        if found.len() == wanted {
            break;
        }
    }
    found
}

/// Forms of one definition. They depend on nothing but the definition: what other operations there are makes no difference.
pub(crate) fn forms_of(def: &'static OpDef, wanted: usize) -> Vec<(String, String)> {
    let mut random = Random::of(def.name);
    let mut pool = None;
    forms(LOSSY.contains(&def.name), (TRIES, wanted), |ctx| {
        let pool = pool.get_or_insert_with(|| Pool::new(ctx));
        make(ctx, def, pool, &mut random)
    })
}

/// Forms of the recipes. A recipe that is never valid is an error.
pub(crate) fn forms_of_recipes(wanted: usize) -> Vec<(String, String)> {
    let recipes = RECIPES.split("// -----\n");
    let forms = recipes.flat_map(|recipe| {
        let mut random = Random::of(recipe);
        let forms = forms(false, ((2 * wanted).max(6), wanted), |_| {
            Some(fill(recipe, &mut random))
        });
        assert!(!forms.is_empty(), "no valid recipe:\n{recipe}");
        forms
    });
    forms.collect()
}

/// All operations there are.
pub(crate) fn all_ops(ctx: &Context) -> Vec<&'static OpDef> {
    let dialects = ctx.dialects().iter();
    dialects.flat_map(|dialect| dialect.ops).copied().collect()
}
