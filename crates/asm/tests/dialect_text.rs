//! Types and attributes of an out-of-tree dialect whose syntax is described by their definitions.

use terrace_asm::locations::render_all;
use terrace_asm::params::{CustomText, DialectText, exactly, kinds::One};
use terrace_asm::printer::DescribeIr;
use terrace_asm::{
    AsmTables, DialectAsm, ParseOptions, Parser, PrintOptions, Printer, dialect_text, parse, print,
};
use terrace_builtin::ModuleOp;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{
    Attr, Builder, Context, Diagnostics, Element, Failed, InsertPoint, Loc, OpId, Registry, Type,
    dialect,
};
use terrace_macros::{dialect_attr, dialect_type};

/// A fixed-point number.
#[dialect_type(
    dialect = "toy",
    mnemonic = "fixed",
    format = "`<` $whole (`,` $fraction^)? `>`",
    verify = verify_fixed
)]
struct FixedType {
    whole: u32,
    #[default(8)]
    fraction: u32,
}

fn verify_fixed(ty: &FixedType, _ctx: &Context) -> Result<(), String> {
    match ty.whole {
        0 => Err("a number has bits before the point".to_owned()),
        _ => Ok(()),
    }
}

/// A pair, or a list with one type.
#[dialect_type(
    dialect = "toy",
    mnemonic = "pair",
    format = "`<` $first (`x` $second^) : (`as` `list`)? `>`"
)]
struct PairType {
    first: Type,
    second: Option<Type>,
}

/// A range.
#[dialect_attr(dialect = "toy", mnemonic = "range", format = "`[` params `]`")]
struct RangeAttr {
    low: i64,
    high: i64,
}

/// The facts known about a value.
#[dialect_attr(
    dialect = "toy",
    mnemonic = "facts",
    definition = "Toy_Facts",
    format = "(`<` struct(params)^ `>`)?"
)]
struct FactsAttr {
    #[text(One(exactly::<RangeAttr>()))]
    range: Option<Attr>,
    #[optional]
    exact: bool,
    #[mlir("seenTypes")]
    #[optional]
    types: Box<[Type]>,
}

/// Text that no format describes.
#[dialect_attr(dialect = "toy", mnemonic = "stars", custom)]
struct StarsAttr {
    count: u32,
}

impl CustomText for StarsAttr {
    fn parse(parser: &mut Parser<'_>) -> Result<Self, Failed> {
        parser.expect("<")?;
        let mut count = 0;
        while parser.eat("*") {
            count += 1;
        }
        parser.expect(">")?;
        Ok(StarsAttr { count })
    }

    fn print(&self, printer: &mut Printer<'_>) {
        printer.ch('<');
        for _ in 0..self.count {
            printer.ch('*');
        }
        printer.ch('>');
    }
}

dialect_text! {
    static TEXT { types: [FixedType, PairType], attrs: [RangeAttr, FactsAttr, StarsAttr] }
}

struct ToyAsm;

impl DialectAsm for ToyAsm {
    fn dialect(&self) -> &'static str {
        "toy"
    }

    fn text(&self) -> &'static DialectText {
        &TEXT
    }
}

dialect! {
    static TOY = "toy" {
        ops: [],
        register: |registry| {
            registry.attach_dialect::<dyn DialectAsm>("toy", &ToyAsm);
            (TEXT.register)(registry);
        },
    }
}

fn context() -> Context {
    let mut registry = Registry::new();
    registry.dialect(&terrace_builtin::BUILTIN).dialect(&TOY);
    registry.describe_with(DescribeIr::default());
    Context::new(registry)
}

/// Parses and prints an attribute. Returns the result or the messages.
fn read(attr: &str) -> String {
    let ctx = context();
    let tables = AsmTables::new(&ctx);
    let text = format!("\"t.o\"() {{a = {attr}}} : () -> ()");
    let file = ctx
        .sources()
        .add("-", text.into_bytes())
        .expect("a small file");
    let mut diags = Diagnostics::new();
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let Ok(body) = parse(&tables, file, options, &mut diags) else {
        let text = render_all(&ctx, &diags);
        let messages = text.lines().filter_map(|line| line.split_once("error: "));
        return messages.map(|line| line.1).collect::<Vec<_>>().join("; ");
    };
    let text = print(&tables, &body, &PrintOptions::default());
    let printed = text
        .split_once("{a = ")
        .and_then(|(_, rest)| rest.split_once("} : ()"));
    printed.map_or(text.clone(), |printed| printed.0.to_owned())
}

#[test]
fn formats_parse_and_print() {
    for text in [
        "!toy.fixed<4, 2>",
        "!toy.fixed<4>",
        "!toy.pair<i32 x f32>",
        "!toy.pair<!toy.fixed<1> as list>",
        "#toy<range[1, -2]>",
        "#toy.facts",
        "#toy.facts<exact = true>",
        "#toy.facts<range = [0, 7], seenTypes = i32, f32>",
        "#toy.stars<***>",
    ] {
        assert_eq!(read(text), text);
    }
    // A default is omitted, and named parameters may be in any order.
    assert_eq!(read("!toy.fixed<4, 8>"), "!toy.fixed<4>");
    assert_eq!(
        read("#toy.facts<exact = true, range = #toy<range[0, 7]>>"),
        "#toy.facts<range = [0, 7], exact = true>"
    );
}

#[test]
fn messages_are_mlirs() {
    assert_eq!(
        read("!toy.fixed<x>"),
        "expected integer value; failed to parse FixedType parameter 'whole' which is to be a `unsigned`"
    );
    assert_eq!(read("!toy.fixed<0>"), "a number has bits before the point");
    assert_eq!(read("!toy.fixed 4"), "expected '<'");
    assert_eq!(read("!toy.other"), "unknown  type `other` in dialect `toy`");
    assert_eq!(
        read("#toy.other"),
        "unknown attribute `other` in dialect `toy`"
    );
    assert_eq!(
        read("#toy.facts<other = 1>"),
        "duplicate or unknown struct parameter name: other"
    );
    assert_eq!(
        read("#toy.facts<range = 1>"),
        "expected '['; failed to parse Toy_Facts parameter 'range' which is to be a `RangeAttr`"
    );
}

#[test]
fn what_is_inside_is_visited_in_order() {
    let ctx = context();
    let inner = PairType::get(&ctx, Type::I32, Some(Type::F32));
    let range = RangeAttr::get(&ctx, 0, 1);
    let facts = FactsAttr::get(&ctx, Some(range), false, [inner, Type::I32]);
    let mut seen = Vec::new();
    Element::Attr(facts).elements(&ctx, &mut |element| seen.push(element));
    let (inner, i32) = (Element::Type(inner), Element::Type(Type::I32));
    assert_eq!(seen, [Element::Attr(range), inner, i32]);
    seen.clear();
    Element::Attr(facts).walk(&ctx, &mut |element| seen.push(element));
    let all = [
        Element::Attr(facts),
        Element::Attr(range),
        inner,
        Element::Type(Type::F32),
        i32,
    ];
    assert_eq!(seen, all);
}

const UNLISTED_TYPE: &str =
    "the type `dialect_text::UnlistedType` has no text: list it in `dialect_text!`";

/// A type that no list has.
#[dialect_type(dialect = "toy", mnemonic = "unlisted")]
struct UnlistedType;

#[test]
fn a_type_without_text_is_an_error() {
    let ctx = context();
    let ty = UnlistedType::get(&ctx);
    assert_eq!(
        terrace_asm::printer::print_type(&ctx, ty),
        format!("!toy.<{UNLISTED_TYPE}>")
    );
    let attrs = ctx.dictionary(vec![(ctx.string("toy.type"), ctx.type_attr(ty))]);
    for threads in [1, 2] {
        let mut module = ModuleOp::spec().into_body(&ctx, Loc::UNKNOWN);
        let block = module.create_block(&[]);
        let regions: Vec<_> = module.regions(OpId::ROOT).collect();
        module.append_block(regions[0], block);
        for _ in 0..2 * 512 {
            let mut inner = ModuleOp::spec().into_body(&ctx, Loc::UNKNOWN);
            inner.set_attrs(OpId::ROOT, attrs);
            Builder::new(&ctx, &mut module, InsertPoint::end(block), Loc::UNKNOWN)
                .insert_nested(inner);
        }
        let options = terrace_asm::PrintOptions {
            threads,
            ..Default::default()
        };
        let tables = terrace_asm::AsmTables::new(&ctx);
        let error = terrace_asm::print_to(&tables, &module, &options, &mut Vec::new());
        assert_eq!(
            error.map_err(|why| why.to_string()),
            Err(UNLISTED_TYPE.to_owned())
        );
    }
}

dialect_text! {
    static UNLISTED = "toy" { types: [UnlistedType] }
}

#[test]
#[should_panic(expected = "the dialect `toy` has text already")]
fn a_dialect_has_one_list() {
    let mut registry = Registry::new();
    registry.dialect(&terrace_builtin::BUILTIN).dialect(&TOY);
    (UNLISTED.register)(&mut registry);
}
