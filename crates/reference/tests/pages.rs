//! Tests the page of a small dialect, the page of a pass, and the selection of examples.

use terrace_asm::dialect_text;
use terrace_builtin::constraints::SIGNLESS_INTEGER;
use terrace_ir::{AttrConstraint, Context, Failed, Type, dialect};
use terrace_macros::{dialect_enum, dialect_type, op};
use terrace_pass::{
    Cases, OptionValues, Pass, PassContext, PassDef, PassRegistry, Statistic, TypedOption,
};
use terrace_reference::{Examples, dialect_page, index, pass_page};
use terrace_testing::{context, expect};

/// The sum of numbers, and a bias.
///
/// It is zero if there are no numbers.
#[op(
    name = "small.sum",
    traits(PURE),
    format = "`(` $numbers `)` attr-dict `:` functional-type($numbers, $result)"
)]
struct SumOp {
    numbers: Variadic<Operand<SIGNLESS_INTEGER>>,
    label: Optional<Prop<AttrConstraint::STRING>>,
    result: Res<SIGNLESS_INTEGER>,
}

/// A box of something: `!small.box<i32>`.
///
/// Boxes may be in boxes.
#[dialect_type(
    dialect = "small",
    mnemonic = "box",
    format = "`<` $content (`,` $size^)? `>`"
)]
pub struct BoxType {
    /// Type of the content.
    content: Type,
    /// Number that fits in.
    #[default(1)]
    size: u32,
}

/// The tightness of a box.
#[dialect_enum(dialect = "small", mnemonic = "how", desc = "how something is boxed")]
pub enum How {
    /// Tightly.
    Tight = (0, "tight"),
    /// Loosely.
    Loose = (1, "loose"),
}

dialect_text! { static TEXT = "small" { types: [BoxType], enums: [How] } }

/// Never seen.
#[op(name = "small.unseen")]
struct UnseenOp {}

dialect! {
    /// Sums, and boxes for them.
    static SMALL = "small" { ops: [UnseenOp, SumOp], register: |registry| (TEXT.register)(registry) }
}

static SEEN: Statistic = Statistic {
    name: "seen",
    description: "Sums that were seen",
};

const HOW: TypedOption<&str> = TypedOption::choice(
    "how",
    "how it looks: a | b",
    &Cases {
        default: ("a", "a"),
        all: &[("a", "a", "from the left"), ("b", "b", "from the right")],
    },
);

const LIMIT: TypedOption<u32> = TypedOption::uint("limit", "how many it looks at", 3);

static SMALL_PASS: PassDef = PassDef::of("small-pass", "Looks at sums", |_: &OptionValues| {
    Box::new(Look)
})
.class("SmallPass")
.on("builtin.module")
.options(&[HOW.def, LIMIT.def])
.statistics(&[&SEEN]);

struct Look;

impl Pass for Look {
    fn run(&self, _: &mut PassContext<'_>) -> Result<(), Failed> {
        Ok(())
    }
}

fn small() -> Context {
    context(&[&SMALL])
}

fn passes() -> PassRegistry {
    let mut passes = PassRegistry::new();
    passes.add(&SMALL_PASS);
    passes
}

const LONG: &str = "// terrace opt
module attributes {a.reason = \"a longer text\"} {
  %0 = small.sum() : () -> i32
  %1 = small.sum(%0, %0) : (i32, i32) -> i32
}
";

const BOXES: &str = "// terrace opt
module attributes {a.box = !small.box<!small.box<i32>, 3>, a.how = #small.how<loose>} {}
";

const SHORT: &str = "// terrace opt --small-pass
%0 = small.sum() : () -> i32
// ==== stdout ====
module {
  %0 = small.sum() : () -> i32
}
";

const FAILS: &str = "// terrace opt --small-pass
\"small.unseen\"(1) : () -> ()
// ==== stdout ====
// ==== stderr ====
no operand
// ==== exit 1 ====
";

#[test]
fn a_page_of_a_dialect_has_what_its_definitions_say_and_the_shortest_example() {
    let ctx = small();
    let mut examples = Examples::new(&small);
    let long = LONG.replace("a longer text", &"a longer text ".repeat(40));
    for text in [&long, SHORT, FAILS, BOXES] {
        examples.add_file_test(&passes(), text);
    }
    assert_eq!(examples.op("small.unseen"), None);
    expect![[r"
        # The dialect `small`

        Sums, and boxes for them.

        ## `!small.box`

        A box of something: `!small.box<i32>`.

        Boxes may be in boxes.

        ```text
        !small.box`<` $content (`,` $size^)? `>`
        ```

        | parameter | type | description | |
        |---|---|---|---|
        | `content` | `Type` | Type of the content. |  |
        | `size` | `u32` | Number that fits in. | has a default |

        ```mlir
        module attributes {a.box = !small.box<!small.box<i32>, 3>, a.how = #small.how<loose>} {
        }
        ```

        ## `#small.how`

        One of `tight`, `loose`.

        ```mlir
        module attributes {a.box = !small.box<!small.box<i32>, 3>, a.how = #small.how<loose>} {
        }
        ```

        ## `small.sum`

        The sum of numbers, and a bias.

        It is zero if there are no numbers.

        ```text
        small.sum `(` $numbers `)` attr-dict `:` functional-type($numbers, $result)
        ```

        | operands | type | |
        |---|---|---|
        | `numbers` | signless integer | any number |

        | property | description | |
        |---|---|---|
        | `label` | string attribute | optional |

        | results | type | |
        |---|---|---|
        | `result` | signless integer |  |

        Traits: `PURE`

        ```mlir
        module {
          %0 = small.sum() : () -> i32
        }
        ```

        ## `small.unseen`

        Never seen.

        "]]
    .assert_eq(&dialect_page(&ctx, &SMALL, &examples));
}

#[test]
fn a_page_of_a_pass_has_its_options_its_statistics_and_an_example() {
    let mut examples = Examples::new(&small);
    examples.add_file_test(&passes(), FAILS);
    assert_eq!(examples.pass("small-pass"), None);
    examples.add_file_test(&passes(), SHORT);
    expect![[r"
        # `small-pass`

        Looks at sums

        Runs on `builtin.module`.

        | option | value | default | |
        |---|---|---|---|
        | `how` | one of those below | `a` | how it looks: a \| b |
        | `limit` | a number | `3` | how many it looks at |

        Values of `how`:

        - `a`: from the left
        - `b`: from the right

        Statistics:

        - `seen`: Sums that were seen

        ## Example

        `terrace opt --small-pass` makes of

        ```mlir
        %0 = small.sum() : () -> i32
        ```

        this:

        ```mlir
        module {
          %0 = small.sum() : () -> i32
        }
        ```

        "]]
    .assert_eq(&pass_page(&SMALL_PASS, &examples));
    expect![[r"
        # Reference of `small-opt`

        ## Dialects

        - [`builtin`](dialects/builtin.md): 2 operations. Modules, and temporary casts for conversions.
        - [`small`](dialects/small.md): 2 operations. Sums, and boxes for them.

        ## Passes

        - [`small-pass`](passes/small-pass.md): Looks at sums
        "]]
    .assert_eq(&index("small-opt", &small(), &passes()));
}

#[test]
fn what_needs_the_module_around_it_is_shown_with_it() {
    let ctx = || context(&[&terrace_func::FUNC, &terrace_arith::ARITH]);
    let mut examples = Examples::new(&ctx);
    examples.add_text(
        "func.func private @callee() func.func @caller() { func.call @callee() : () -> () func.return }",
    );
    expect![[r"
        module {
          func.func private @callee()
          func.func @caller() {
            call @callee() : () -> ()
            return
          }
        }
        "]]
    .assert_eq(examples.op("func.call").unwrap_or("none"));
}
