//! A dialect outside the tree takes part in the translation. The number of threads does not affect the output.

use crate::support::{translate_with, without_frame};
use terrace_ir::{Attr, Failed, OpId, OpRef, Registry, TypeConstraint, dialect};
use terrace_llvmir as ll;
use terrace_macros::op;
use terrace_to_llvmir::{
    Converted, FunctionTranslation, LlvmTranslationDialectInterface, ModuleTranslation,
    NotConverted, Scope,
};

/// Twice its operand.
#[op(name = "toy.twice")]
struct TwiceOp {
    value: Operand<TypeConstraint::ANY>,
    res: Res<TypeConstraint::ANY>,
}

/// Names an intrinsic that LLVM does not have.
#[op(name = "toy.thrice", intrinsic = "llvm.toy.thrice")]
struct ThriceOp {
    value: Operand<TypeConstraint::ANY>,
    res: Res<TypeConstraint::ANY>,
}

/// Metadata for the module.
#[op(name = "toy.note")]
struct NoteOp {}

dialect! { static TOY = "toy" { ops: [TwiceOp, ThriceOp, NoteOp], register: |_| () } }

struct ToyTranslation;

impl LlvmTranslationDialectInterface for ToyTranslation {
    fn convert_operation(&self, op: OpId, t: &mut FunctionTranslation<'_>) -> Converted {
        if !t.op(op).is::<TwiceOp>() {
            return Err(NotConverted::Unknown);
        }
        let value = t.operand(op, 0);
        let sum = t.builder.binary(ll::BinaryOp::Add, 0, value, value);
        t.map_result(op, sum);
        Ok(())
    }

    fn convert_module_operation(&self, _: OpRef<'_>, t: &mut ModuleTranslation<'_>) -> Converted {
        let node = t.module.ctx.metadata.node(&[]);
        t.module.add_named_metadata(b"toy.notes", node);
        Ok(())
    }

    fn amend_operation(
        &self,
        op: OpId,
        instructions: &[ll::Value],
        name: &str,
        value: Attr,
        t: &mut FunctionTranslation<'_>,
    ) -> Result<(), Failed> {
        let text = value.bytes(t.ctx).unwrap_or_default();
        if op == OpId::ROOT {
            let function = t.builder.ctx.attr_set(&[ll::Attribute::string(name, text)]);
            t.header.attrs = t.builder.ctx.attrs.list(function, ll::AttrSet::EMPTY, &[]);
        }
        let text = t.builder.ctx.metadata.string(text);
        let node = t.builder.ctx.metadata.node(&[Some(text)]);
        for &instruction in instructions {
            t.builder
                .attach(instruction, ll::MdKindId::ANNOTATION, node);
        }
        Ok(())
    }

    fn convert_parameter_attr(
        &self,
        _: OpRef<'_>,
        index: Option<usize>,
        _: &str,
        _: Attr,
        _: &mut Scope<'_>,
        out: &mut Vec<ll::Attribute>,
    ) -> Result<(), Failed> {
        assert_eq!(index, Some(1));
        out.push(ll::Attribute::Enum(ll::AttrKind::NoUndef));
        Ok(())
    }
}

fn register(registry: &mut Registry) {
    registry.dialect(&TOY);
    registry.attach_dialect::<dyn LlvmTranslationDialectInterface>("toy", &ToyTranslation);
}

#[test]
fn a_dialect_outside_the_tree_converts_amends_and_annotates() {
    let input = r#"
llvm.func @f(%a: i32, %b: i32 {toy.sure}) -> i32 attributes {toy.kind = "k"} {
  %0 = "toy.twice"(%a) : (i32) -> i32
  %1 = llvm.mul %0, %b {toy.why = "because"} : i32
  llvm.return %1 : i32
}
"toy.note"() : () -> ()
"#;
    let expect = r#"
define i32 @f(i32 %0, i32 %1) #0 {
  %3 = add i32 %0, %0
  %4 = mul i32 %3, %1, !annotation !2
  ret i32 %4
}

attributes #0 = { "toy.kind"="k" }

!toy.notes = !{!0}
!llvm.module.flags = !{!1}

!0 = !{}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!"because"}
"#;
    for threads in [1, 2] {
        let text = translate_with(input, threads, register).expect("the toy dialect translates");
        assert_eq!(without_frame(&text), expect.trim());
    }
}

#[test]
fn an_intrinsic_that_llvm_lacks_is_named() {
    let input = r#"
llvm.func @f(%a: i32) -> i32 {
  %0 = "toy.thrice"(%a) : (i32) -> i32
  llvm.return %0 : i32
}
"#;
    let errors = translate_with(input, 1, register).expect_err("LLVM has no such intrinsic");
    let first = errors.lines().next();
    let expected = r#"in.mlir:3:8: error: could not find LLVM intrinsic: "llvm.toy.thrice""#;
    assert_eq!(first, Some(expected));
}

/// Returns many functions that use everything that functions share: types, constants, declarations, distinct
/// metadata.
fn many_functions() -> String {
    let mut text = String::from(
        "#domain = #llvm.alias_scope_domain<id = distinct[0]<>>\n\
         #scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>\n\
         #group = #llvm.access_group<id = distinct[2]<>>\n\
         #loop = #llvm.loop_annotation<mustProgress = true, parallelAccesses = #group>\n\
         #root = #llvm.tbaa_root\n\
         #int = #llvm.tbaa_type_desc<id = \"int\", members = {<#root, 0>}>\n\
         #tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>\n",
    );
    for at in 0..200 {
        let callee = at / 2;
        text.push_str(&format!(
            "llvm.func @f{at}(%p: !llvm.ptr, %c: i1, %x: i32) -> i32 {{\n\
             \x20 llvm.br ^loop\n\
             ^loop:\n\
             \x20 %0 = llvm.load %p {{access_groups = [#group], alias_scopes = [#scope], tbaa = [#tag]}} : !llvm.ptr -> i32\n\
             \x20 %1 = llvm.mlir.constant({at} : i32) : i32\n\
             \x20 %2 = llvm.add %0, %1 : i32\n\
             \x20 %3 = llvm.intr.smax(%2, %x) : (i32, i32) -> i32\n\
             \x20 %4 = llvm.getelementptr %p[{at}, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<\"s{callee}\", (i32, array<{at} x i8>)>\n\
             \x20 %5 = llvm.call @f{callee}(%4, %c, %3) : (!llvm.ptr, i1, i32) -> i32\n\
             \x20 llvm.cond_br %c, ^loop, ^exit {{loop_annotation = #loop}}\n\
             ^exit:\n\
             \x20 llvm.return %5 : i32\n}}\n"
        ).replace(&format!("\"s{callee}\", (i32, array<{at} x"), &format!("\"s{callee}\", (i32, array<{callee} x")));
    }
    text
}

#[test]
fn the_number_of_threads_does_not_show() {
    let input = many_functions();
    let one = translate_with(&input, 1, |_| ()).expect("it translates");
    assert_eq!(one.matches("\ndefine ").count(), 200);
    assert_eq!(
        one.matches("= distinct !{").count(),
        5,
        "domain, scope, group, loop, root"
    );
    for threads in [2, 5, 16] {
        let text = translate_with(&input, threads, |_| ()).expect("it translates");
        assert!(text == one, "{threads} threads");
    }
}

#[test]
fn the_first_function_that_fails_is_reported_whatever_the_threads() {
    let mut input = String::new();
    for at in 0..100 {
        let bad = if at % 30 == 29 {
            "\"foo.bar\"() : () -> ()"
        } else {
            ""
        };
        input.push_str(&format!("llvm.func @f{at}() {{ {bad} llvm.return }}\n"));
    }
    let one = translate_with(&input, 1, |_| ()).expect_err("foo has no translation");
    assert_eq!(one.matches(": error: ").count(), 1);
    assert!(one.starts_with("in.mlir:30:"), "{one}");
    for threads in [2, 16] {
        assert_eq!(
            translate_with(&input, threads, |_| ()).expect_err("foo has no translation"),
            one
        );
    }
}
