//! Generates valid operations for every operation name.
//!
//! Most operations are generated at random from their definitions. The templates in `templates.mlir` cover what no
//! definition states: the parent of an operation, the symbols that it needs, and the relations between the sizes of
//! its types. Types and numbers in templates are chosen at random.

use std::panic::resume_unwind;
use terrace_asm::hooks::DialectAsm;
use terrace_asm::printer::print_attr;
use terrace_asm::{AsmTables, PrintOptions, print};
use terrace_ir::parallel::{available_threads, for_each};
use terrace_ir::{Body, Context, OpDef, OpId, OpRef};

use crate::operation::{Operation, values_of};
use crate::pool::Pool;
use crate::{Random, parse_valid};

/// The maximum number of attempts to generate a valid operation.
const TRIES: usize = 120;
/// Templates of operations that random attempts do not find, separated by `// -----`. Placeholders: `$i` is an
/// integer type, `$f` a float type, `$n` and `$m` are digits, `$p` is a predicate.
pub(crate) const TEMPLATES: &str = include_str!("templates.mlir");

/// Returns the options of all forms in which operations are printed and read back.
fn ways() -> [PrintOptions; 7] {
    let plain = PrintOptions::default;
    let generic = || PrintOptions {
        generic: true,
        ..plain()
    };
    let with_locations = |options| PrintOptions {
        debug_info: true,
        ..options
    };
    let local = |options| PrintOptions {
        local_scope: true,
        ..options
    };
    let by_use = PrintOptions {
        unique_ids: true,
        value_users: true,
        ..plain()
    };
    [
        plain(),
        generic(),
        with_locations(plain()),
        with_locations(generic()),
        local(plain()),
        local(with_locations(plain())),
        by_use,
    ]
}

fn text_of(ctx: &Context, body: &Body, options: &PrintOptions) -> String {
    print(&AsmTables::new(ctx), body, options)
}

/// Fills the placeholders of a template.
pub(crate) fn fill(template: &str, random: &mut Random) -> String {
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
    blanks.into_iter().fold(template.to_owned(), fill)
}

/// Returns the first form of a body that reads back as a different body or prints differently after reading. Returns
/// `None` if all forms round-trip.
pub(crate) fn unlike(ctx: &Context, body: &Body) -> Option<String> {
    let ways = ways();
    let with_locations = text_of(ctx, body, &ways[3]);
    let without = text_of(ctx, body, &ways[1]);
    let is_unlike = |options: &PrintOptions| {
        let form = text_of(ctx, body, options);
        let again = |form: &str| {
            let again = parse_valid(ctx, form)?;
            let is_same = match options.debug_info && options.generic {
                true => text_of(ctx, &again, &ways[3]) == with_locations,
                false => text_of(ctx, &again, &ways[1]) == without,
            };
            is_same.then(|| text_of(ctx, &again, options))
        };
        // A custom form lists the locations of implied terminators among the aliases, but does not refer to them.
        let has_aliases = options.debug_info && !options.generic && !options.local_scope;
        let is_same = again(&form).is_some_and(|printed| {
            printed == form || has_aliases && again(&printed).is_some_and(|twice| twice == printed)
        });
        (!is_same).then_some(form)
    };
    ways.iter().find_map(is_unlike)
}

/// Valid operations whose forms round-trip.
#[derive(Default)]
pub struct Forms {
    /// The custom and the generic form of each operation.
    pub texts: Vec<(String, String)>,
    /// The number of texts that were read back.
    pub read_back: usize,
    /// Forms that do not round-trip, each with the text from which it was generated.
    pub unlike: Vec<(String, String)>,
}

impl Forms {
    /// Adds the operation of a text if it is valid and its forms round-trip. Returns true if the operation is new.
    fn add(&mut self, ctx: &Context, text: &str) -> bool {
        let Some(body) = parse_valid(ctx, text) else {
            return false;
        };
        let [custom, generic, ..] = ways();
        let texts = [custom, generic].map(|options| text_of(ctx, &body, &options));
        let [custom, generic] = texts;
        if self.texts.iter().any(|known| known.0 == custom) {
            return false;
        }
        if let Some(form) = unlike(ctx, &body) {
            self.unlike.push((form, text.to_owned()));
            return false;
        }
        self.read_back += ways().len();
        self.texts.push((custom, generic));
        true
    }
}

/// Generates forms of one definition in random surroundings. The forms depend only on the definition, so other
/// operations do not affect them. They include variants of the first valid operations: each value of each
/// enumeration, and each optional property present and absent.
fn forms_of(context: fn() -> Context, def: &'static OpDef, wanted: usize) -> Forms {
    let (mut random, mut forms) = (Random::of(def.name), Forms::default());
    let ctx = context();
    let pool = Pool::new(&ctx);
    for _ in 0..TRIES {
        let Some(made) = Operation::new(&ctx, def, &pool, &mut random) else {
            continue;
        };
        if parse_valid(&ctx, &made.alone(&ctx)).is_none() {
            continue;
        }
        forms.add(&ctx, &made.alone(&ctx));
        if forms.texts.len() >= wanted {
            break;
        }
        for _ in 0..2 {
            let text = made.anywhere(&ctx, &mut random);
            forms.add(&ctx, &text);
        }
        for variant in made.variants(&ctx, &pool, &mut random) {
            let text = variant.anywhere(&ctx, &mut random);
            let plain = variant.alone(&ctx);
            if !forms.add(&ctx, &text) {
                forms.add(&ctx, &plain);
            }
        }
    }
    forms
}

/// Generates forms of the templates. Panics if no form of a template is valid.
fn forms_of_templates(context: fn() -> Context, wanted: usize) -> Forms {
    let ctx = context();
    let mut all = Forms::default();
    for template in TEMPLATES.split("// -----\n") {
        let mut random = Random::of(template);
        let before = all.texts.len();
        for _ in 0..(2 * wanted).max(6) {
            all.add(&ctx, &fill(template, &mut random));
            if all.texts.len() - before == wanted {
                break;
            }
        }
        assert!(all.texts.len() > before, "no valid template:\n{template}");
    }
    all
}

/// Generates forms of the templates and of each definition, in the order of the definitions, on all processors.
///
/// # Panics
/// Panics if no form of a template is valid.
pub fn all_forms(
    context: fn() -> Context,
    defs: &[&'static OpDef],
    wanted: usize,
) -> (Forms, Vec<Forms>) {
    std::thread::scope(|scope| {
        let templates = scope.spawn(|| forms_of_templates(context, wanted));
        let of_def = |(): &mut (), def: &'static OpDef| forms_of(context, def, wanted);
        let (forms, _) = for_each(defs.to_vec(), available_threads(), || (), of_def);
        let templates = templates.join();
        (
            templates.unwrap_or_else(|panic| resume_unwind(panic)),
            forms,
        )
    })
}

/// Prints and reads back the attributes of all dialects' enumerations, each case and sets of flags. Returns the
/// number of attributes.
///
/// # Panics
/// Panics if an attribute does not round-trip.
pub fn enum_attributes(ctx: &Context) -> usize {
    let mut read_back = 0;
    for dialect in ctx.dialects() {
        let asm = ctx.dialect_interface::<dyn DialectAsm>(dialect.name);
        for &def in asm.map_or(&[][..], |asm| asm.enums()) {
            for value in values_of(def)
                .into_iter()
                .filter(|&value| def.is_valid(value))
            {
                let attr = ctx.enum_attr(def, value);
                let text = format!("\"t.t\"() {{a = {}}} : () -> ()", print_attr(ctx, attr));
                let body = parse_valid(ctx, &text);
                let again = body.as_ref().and_then(|body| {
                    let op = body.walk(OpId::ROOT).next()?;
                    OpRef::new(ctx, body, op).attr_named("a")
                });
                assert_eq!(again, Some(attr), "read back: {text}");
                read_back += 1;
            }
        }
    }
    read_back
}

/// Returns the definitions of all operations in the context.
pub fn all_ops(ctx: &Context) -> Vec<&'static OpDef> {
    let dialects = ctx.dialects().iter();
    dialects.flat_map(|dialect| dialect.ops).copied().collect()
}
