//! Valid operations of every name.
//!
//! `recipes.mlir` has what no definition tells, such as the parent of an operation, the symbols that it needs and how
//! the sizes of its types depend on each other: pieces whose types and numbers are filled in at random.

use terrace_asm::{AsmTables, PrintOptions, print};
use terrace_ir::{Body, Context, OpDef};

use crate::operation::Operation;
use crate::pool::Pool;
use crate::{Random, parse_valid};

/// The number of attempts at making a valid operation.
const TRIES: usize = 120;
/// Operations whose custom form says less than the verifier lets through, in upstream as here.
pub(crate) const LOSSY: [&str; 10] = [
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
pub(crate) const RECIPES: &str = include_str!("recipes.mlir");

fn text_of(ctx: &Context, body: &Body, generic: bool) -> String {
    let options = PrintOptions {
        generic,
        ..PrintOptions::default()
    };
    print(&AsmTables::new(ctx), body, &options)
}

/// A recipe with its blanks filled in.
pub(crate) fn fill(recipe: &str, random: &mut Random) -> String {
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

/// The form of a body that reads back as another one, if any does.
pub(crate) fn unlike(ctx: &Context, body: &Body) -> Option<String> {
    let generic = text_of(ctx, body, true);
    let forms = [text_of(ctx, body, false), generic.clone()];
    forms.into_iter().find(|form| {
        let again = parse_valid(ctx, form);
        again.is_none_or(|again| text_of(ctx, &again, true) != generic)
    })
}

/// The custom and the generic form of the valid operations that `make` makes. Panics if they do not read back, unless
/// the text may be lossy.
fn forms(
    context: fn() -> Context,
    lossy: bool,
    (tries, wanted): (usize, usize),
    mut make: impl FnMut(&Context) -> Option<String>,
) -> Vec<(String, String)> {
    let ctx = context();
    let mut found: Vec<(String, String)> = Vec::new();
    for _ in 0..tries {
        let Some(text) = make(&ctx) else {
            continue;
        };
        let Some(body) = parse_valid(&ctx, &text) else {
            continue;
        };
        let (custom, generic) = (text_of(&ctx, &body, false), text_of(&ctx, &body, true));
        if let Some(form) = unlike(&ctx, &body) {
            assert!(lossy, "read back:\n{form}\nmade from:\n{text}");
            continue;
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

/// Forms of one definition. They depend on nothing but the definition: other operations make no difference.
pub fn forms_of(
    context: fn() -> Context,
    def: &'static OpDef,
    wanted: usize,
) -> Vec<(String, String)> {
    let mut random = Random::of(def.name);
    let mut pool = None;
    forms(context, LOSSY.contains(&def.name), (TRIES, wanted), |ctx| {
        let pool = pool.get_or_insert_with(|| Pool::new(ctx));
        Some(Operation::new(ctx, def, pool, &mut random)?.alone(ctx))
    })
}

/// Forms of the recipes. A recipe that is never valid is an error.
pub fn forms_of_recipes(context: fn() -> Context, wanted: usize) -> Vec<(String, String)> {
    let recipes = RECIPES.split("// -----\n");
    let forms = recipes.flat_map(|recipe| {
        let mut random = Random::of(recipe);
        let forms = forms(context, false, ((2 * wanted).max(6), wanted), |_| {
            Some(fill(recipe, &mut random))
        });
        assert!(!forms.is_empty(), "no valid recipe:\n{recipe}");
        forms
    });
    forms.collect()
}

/// All operations there are.
pub fn all_ops(ctx: &Context) -> Vec<&'static OpDef> {
    let dialects = ctx.dialects().iter();
    dialects.flat_map(|dialect| dialect.ops).copied().collect()
}
