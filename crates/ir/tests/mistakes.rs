//! Invalid uses of the IR's API: panics have a reason, and the verifier rejects IR that other code cannot read.

use terrace_builtin::{FunctionType, ModuleOp};
use terrace_ir::opdef::{InferInput, Inferred};
use terrace_ir::{
    BlockId, Body, Builder, Context, Diagnostics, InsertPoint, Loc, OpDef, OpId, OpSpec, OpView,
    Registry, Reporter, Type, TypeConstraint, dialect, verify,
};
use terrace_macros::op;
use terrace_testing::{context, messages};

const ANY: TypeConstraint = TypeConstraint::ANY;

/// Creates a value.
#[op(name = "toy.make")]
struct MakeOp {
    out: Res<ANY>,
}

/// Uses a value.
#[op(name = "toy.take")]
struct TakeOp {
    value: Operand<ANY>,
}

/// Branches.
#[op(name = "toy.br", traits(TERMINATOR))]
struct BrOp {
    to: Succ,
}

/// Infers one type too many.
#[op(name = "toy.infer", infer = two_types)]
struct InferOp {
    value: Operand<ANY>,
    out: Res<ANY>,
}

fn two_types(_: &InferInput<'_>) -> Inferred {
    Ok([Type::I32, Type::I64].into_iter().collect())
}

const WORD: TypeConstraint = TypeConstraint::check(|_, ty| ty == Type::I32, "a word");

/// Cannot infer its type, for a reason.
#[op(name = "toy.reason", infer = |_| Err("nothing follows".to_owned()))]
struct ReasonOp {
    value: Operand<WORD>,
    out: Res<ANY>,
}

/// Has a result type that is computed from the operand type.
#[op(name = "toy.made", types_match(value -> out, |_, _| None, "out has the half"))]
struct MadeOp {
    value: Operand<ANY>,
    out: Res<ANY>,
}

/// Is in no dialect's list.
#[op(name = "toy.forgotten")]
struct ForgottenOp {}

const TEXT: terrace_ir::AttrConstraint = terrace_ir::AttrConstraint::STRING;

/// Has a property.
#[op(name = "toy.text")]
struct TextOp {
    text: Prop<TEXT>,
}

dialect! {
    static TOY = "toy" {
        ops: [TextOp, MakeOp, TakeOp, BrOp, InferOp, ReasonOp, MadeOp],
        register: |_| ()
    }
}

/// Creates a module with an operation that defines a value.
fn module(ctx: &Context) -> (Body, BlockId, MakeOp) {
    let (mut body, block) = ModuleOp::with_block(ctx, Loc::UNKNOWN);
    let mut builder = Builder::at_end(ctx, &mut body, block, Loc::UNKNOWN);
    let made = builder.create(MakeOp::spec(Type::I32));
    (body, block, made)
}

fn with_module<R>(run: impl FnOnce(&Context, &mut Body, BlockId, MakeOp) -> R) -> R {
    let ctx = context(&[&TOY]);
    let (mut body, block, made) = module(&ctx);
    run(&ctx, &mut body, block, made)
}

#[test]
#[should_panic(expected = "belongs to another body")]
#[cfg(debug_assertions)]
fn a_value_of_another_body() {
    with_module(|ctx, body, block, _| {
        let (other, _, made) = module(ctx);
        let value = other.result(made.id(), 0);
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(TakeOp::spec(value));
    });
}

#[test]
#[should_panic(expected = "'toy.take' has no result: create it with `create`")]
fn the_value_of_what_makes_none() {
    with_module(|ctx, body, block, made| {
        let value = body.result(made.id(), 0);
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create_value(TakeOp::spec(value));
    });
}

#[test]
fn a_module_of_another_context() {
    let (ctx, other) = (context(&[&TOY]), context(&[&TOY]));
    let (body, ..) = module(&ctx);
    let mut diags = Diagnostics::new();
    assert!(verify(&other, &body, &mut diags).is_err());
    let text = messages(&other, &diags);
    assert!(
        text.contains("this IR belongs to another context"),
        "{text}"
    );
    assert!(verify(&ctx, &body, &mut diags).is_ok());
}

#[test]
#[should_panic(expected = "this IR belongs to another context")]
fn an_operation_of_another_context() {
    with_module(|ctx, body, block, _| {
        let (nested, ..) = module(&context(&[&TOY]));
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).insert_nested(nested);
    });
}

#[test]
#[should_panic(expected = "belongs to another context; contexts do not share types and attributes")]
#[cfg(debug_assertions)]
fn a_type_of_another_context() {
    with_module(|ctx, body, block, _| {
        let other = context(&[&TOY]);
        let ty = FunctionType::get(&other, &[], &[]);
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(MakeOp::spec(ty));
    });
}

#[test]
#[should_panic(expected = "belongs to another context; contexts do not share types and attributes")]
#[cfg(debug_assertions)]
fn a_type_made_of_one_of_another_context() {
    let ty = FunctionType::get(&context(&[&TOY]), &[], &[]);
    FunctionType::get(&context(&[&TOY]), &[ty], &[]);
}

#[test]
#[should_panic(expected = "belongs to another context; contexts do not share types and attributes")]
#[cfg(debug_assertions)]
fn an_attribute_made_of_one_of_another_context() {
    let text = context(&[&TOY]).string("text");
    let ctx = context(&[&TOY]);
    ctx.dictionary(vec![(ctx.string("name"), text)]);
}

#[test]
#[should_panic(expected = "belongs to another context; contexts do not share types and attributes")]
#[cfg(debug_assertions)]
fn an_attribute_of_another_context() {
    with_module(|ctx, _, _, _| context(&[&TOY]).string("text").as_str(ctx).is_some());
}

#[test]
#[should_panic(expected = "belongs to another context; contexts do not share types and attributes")]
#[cfg(debug_assertions)]
fn attributes_of_another_context_for_an_operation() {
    with_module(|_, body, _, _| {
        let other = context(&[&TOY]);
        let attrs = other.dictionary(vec![(other.string("a"), other.string("b"))]);
        body.set_attrs(OpId::ROOT, attrs);
    });
}

#[test]
fn what_every_context_has_is_of_any() {
    with_module(|ctx, body, block, _| {
        assert_eq!(ctx.show_type(Type::I32), "'i32'");
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(MakeOp::spec(Type::F64));
        body.set_attrs(OpId::ROOT, terrace_ir::Attr::EMPTY_DICTIONARY);
        assert!(verify(ctx, body, &mut Diagnostics::new()).is_ok());
    });
}

#[test]
#[cfg(debug_assertions)]
fn an_operation_in_no_block() {
    with_module(|ctx, body, _, _| {
        body.create_op(OpSpec::new(ctx.op_name("toy.make"), Loc::UNKNOWN));
        let mut diags = Diagnostics::new();
        assert!(verify(ctx, body, &mut diags).is_err());
        let text = messages(ctx, &diags);
        assert!(
            text.contains("'toy.make' op is in no block; it was never inserted"),
            "{text}"
        );
    });
}

#[test]
#[should_panic(expected = "OpId(1) was erased: it has no property `text`")]
fn a_property_of_what_was_erased() {
    with_module(|ctx, body, _, made| {
        body.erase_op(made.id());
        TextOp::from_id(made.id()).in_body(ctx, body).text()
    });
}

#[test]
fn use_after_erasure_is_at_the_line_that_uses() {
    let line = line!() + 4;
    let run = || {
        with_module(|ctx, body, _, made| {
            body.erase_op(made.id());
            TextOp::from_id(made.id()).in_body(ctx, body).text()
        })
    };
    let place = panic_place_of(run);
    if cfg!(debug_assertions) {
        assert_eq!(place, (file!().to_owned(), line));
    }
}

/// Returns the file and line of the panic in a function.
fn panic_place_of<R>(run: impl FnOnce() -> R) -> (String, u32) {
    let hook = std::panic::take_hook();
    let place = std::sync::Arc::new(std::sync::Mutex::new(None));
    let seen = std::sync::Arc::clone(&place);
    let thread = std::thread::current().id();
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() == thread {
            let location = info.location().map(|at| (at.file().to_owned(), at.line()));
            *seen.lock().unwrap() = location;
        }
    }));
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run));
    std::panic::set_hook(hook);
    assert!(result.is_err(), "it panics");
    let found = place.lock().unwrap().take();
    found.expect("a panic has a place")
}

#[test]
#[should_panic(expected = "OpId(1) has no operand 0: it has 0, from 0 on")]
fn an_operand_that_there_is_not() {
    with_module(|_, body, _, made| body.operand(made.id(), 0));
}

#[test]
#[should_panic(expected = "OpId(1) was erased: it has no operand 7")]
fn an_operand_of_what_was_erased() {
    with_module(|_, body, _, made| {
        body.erase_op(made.id());
        body.operand(made.id(), 7)
    });
}

#[test]
#[should_panic(expected = "OpId(1) was erased: it has no result 0")]
#[cfg(debug_assertions)]
fn a_result_of_what_was_erased() {
    with_module(|ctx, body, _, made| {
        body.erase_op(made.id());
        made.in_body(ctx, body).out_type()
    });
}

#[test]
fn an_error_without_a_text() {
    with_module(|ctx, body, _, made| {
        let mut diags = Diagnostics::new();
        let mut report = Reporter {
            ctx,
            diags: &mut diags,
        };
        let _ = report.op_error(*made.in_body(ctx, body), "");
        let text = messages(ctx, &diags);
        assert!(
            text.contains("'toy.make' op has an error without a text"),
            "{text}"
        );
    });
}

#[test]
#[should_panic(expected = "cannot erase OpId(1): its results have uses")]
#[cfg(debug_assertions)]
fn an_erased_operation_with_uses() {
    with_module(|ctx, body, block, made| {
        let value = body.result(made.id(), 0);
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(TakeOp::spec(value));
        body.erase_op(made.id());
    });
}

#[test]
#[should_panic(
    expected = "cannot erase argument 1 of a block of OpId(0): used by OpId(2); replace its uses first"
)]
#[cfg(debug_assertions)]
fn an_erased_argument_with_uses() {
    with_module(|ctx, body, block, _| {
        let [_, value] =
            [Type::I32, Type::I64].map(|ty| body.add_block_arg(block, ty, Loc::UNKNOWN));
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(TakeOp::spec(value));
        body.erase_block_arg(block, 1);
    });
}

#[test]
#[should_panic(expected = "OpId(1) is already in a block")]
#[cfg(debug_assertions)]
fn an_operation_in_two_places() {
    with_module(|_, body, block, made| body.append_op(block, made.id()));
}

#[test]
#[should_panic(expected = "cannot insert next to a body's root")]
fn a_place_beside_the_root() {
    with_module(|_, body, _, _| InsertPoint::before(body, OpId::ROOT));
}

#[test]
#[should_panic(expected = "`infer` of 'toy.infer' returned 2 types, expected 1")]
fn an_inference_of_too_many_types() {
    with_module(|ctx, body, block, made| {
        let value = body.result(made.id(), 0);
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(InferOp::spec(value))
    });
}

#[test]
#[should_panic(
    expected = "cannot infer the result types of 'toy.reason' from operands of types ('i32'): nothing follows"
)]
fn an_inference_with_a_reason() {
    with_module(|ctx, body, block, made| {
        let value = body.result(made.id(), 0);
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(ReasonOp::spec(value))
    });
}

#[test]
#[should_panic(expected = "types ('i64'): operand #0 must be a word, but got 'i64'")]
fn an_operand_from_which_nothing_is_inferred() {
    with_module(|ctx, body, block, _| {
        let mut builder = Builder::at_end(ctx, body, block, Loc::UNKNOWN);
        let value = builder.create_value(MakeOp::spec(Type::I64));
        builder.create(ReasonOp::spec(value))
    });
}

#[test]
#[should_panic(
    expected = "types ('i32'): cannot infer the type of 'out' from 'i32': out has the half"
)]
fn a_type_of_which_none_is_made() {
    with_module(|ctx, body, block, made| {
        let value = body.result(made.id(), 0);
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(MadeOp::spec(value))
    });
}

#[test]
#[should_panic(expected = "'toy.forgotten' is not in the list `ops` of the dialect 'toy'")]
fn an_operation_in_no_list() {
    with_module(|ctx, _, _, _| ctx.name::<ForgottenOp>());
}

#[test]
#[should_panic(expected = "'toy.make' belongs to unregistered dialect 'toy'")]
fn an_operation_of_an_absent_dialect() {
    context(&[]).name::<MakeOp>();
}

#[test]
fn a_branch_to_a_block_in_no_region() {
    with_module(|ctx, body, block, _| {
        let to = body.create_block(&[]);
        Builder::at_end(ctx, body, block, Loc::UNKNOWN).create(BrOp::spec(to));
        let mut diags = Diagnostics::new();
        assert!(verify(ctx, body, &mut diags).is_err());
        let first = messages(ctx, &diags);
        let first = first.lines().next().unwrap_or_default();
        assert_eq!(
            first,
            "<unknown>:0: error: 'toy.br' op branching to block of a different region"
        );
    });
}

trait Interface: Send + Sync {}

struct Model;

impl Interface for Model {}

/// Creates a context of the dialect with models.
fn attach(models: impl FnOnce(&mut Registry)) {
    let mut registry = Registry::new();
    registry.dialect(&TOY);
    models(&mut registry);
    Context::new(registry);
}

fn def<T: OpView>() -> &'static OpDef {
    T::DEF
}

#[test]
#[should_panic(expected = "is attached to 'toy.make' at")]
#[cfg(debug_assertions)]
fn an_interface_attached_twice() {
    attach(|registry| {
        registry.attach::<dyn Interface>(def::<MakeOp>(), &Model);
        registry.attach::<dyn Interface>(def::<MakeOp>(), &Model);
    });
}

#[test]
#[should_panic(expected = "'toy.forgotten' is not in the list `ops` of the dialect 'toy'")]
#[cfg(debug_assertions)]
fn an_interface_of_an_operation_in_no_list() {
    attach(|registry| registry.attach::<dyn Interface>(def::<ForgottenOp>(), &Model));
}

#[test]
#[should_panic(expected = "unknown dialect 'tyo'; did you mean 'toy'?")]
#[cfg(debug_assertions)]
fn an_interface_of_a_misspelt_dialect() {
    attach(|registry| registry.attach_dialect::<dyn Interface>("tyo", &Model));
}

#[test]
fn a_value_without_a_body_is_of_any() {
    let spec = OpSpec::new(terrace_ir::OpName::from_index(0), Loc::UNKNOWN);
    let mut body = Body::new(spec);
    let types = [Type::I32];
    let op = body.create_op(OpSpec {
        results: &types,
        ..spec
    });
    let value = body.result(op, 0);
    let same = terrace_ir::ValueId::from_index(value.index());
    assert_eq!((same, body.ty(same)), (value, Type::I32));
}
