//! Tests the conversion driver. The expected texts of the first half are the output of mlir-opt 22 for the same
//! functions written with arith, cf and func, with names replaced.

use crate::support::dialect::context;
use crate::support::patterns::What::{All, Arith, Cf, Func, FuncAndBlocks, Rest};
use crate::support::patterns::{convert_const, target};
use crate::support::{check, check_with, parse_text, show};
use std::sync::Arc;
use terrace_builtin::TupleType;
use terrace_ir::{Diagnostics, OpId, OuterSymbols, Type};
use terrace_rewrite::{
    Conversion, ConversionConfig, ConversionMode, ConversionScratch, Converted, Explain,
    PatternSet, TypeConverter, merge_outcomes,
};

#[test]
fn casts_of_arguments_come_in_reverse_and_unreachable_blocks_stay() {
    check(
        &[Arith],
        r#"src.func @f {
        ^bb0(%a: index, %b: index, %c: i64):
          %0 = src.add %b, %a : index
          "test.use"(%0) : (index) -> ()
          %1 = src.add %0, %b : index
          "test.use"(%1, %0) : (index, index) -> ()
          %2 = src.add %c, %c : i64
          "test.use"(%2) : (i64) -> ()
          src.br ^bb2
        ^bb1:
          %3 = src.add %a, %a : index
          src.br ^bb2
        ^bb2:
          %4 = src.add %b, %1 : index
          src.br ^bb2
        }"#,
        r#"
        src.func @f {
        ^bb0(%arg0: index, %arg1: index, %arg2: i64):
          %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
          %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
          %2 = dst.add %1, %0 : i64
          %3 = builtin.unrealized_conversion_cast %2 : i64 to index
          "test.use"(%3) : (index) -> ()
          %4 = dst.add %2, %1 : i64
          %5 = builtin.unrealized_conversion_cast %4 : i64 to index
          "test.use"(%5, %3) : (index, index) -> ()
          %6 = dst.add %arg2, %arg2 : i64
          "test.use"(%6) : (i64) -> ()
          src.br ^bb2
        ^bb1:  // no predecessors
          %7 = src.add %arg0, %arg0 : index
          src.br ^bb2
        ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
          %8 = dst.add %1, %4 : i64
          src.br ^bb2
        }"#,
    );
}

const LOOP: &str = r#"src.func @f {
    ^bb0(%a: index, %n: i1):
      src.cond_br %n, ^bb2(%a : index), ^bb1(%a, %n : index, i1)
    ^bb1(%x: index, %m: i1):
      "test.use"(%x) : (index) -> ()
      src.br ^bb2(%x : index)
    ^bb2(%y: index):
      %q = "test.def"() : () -> index
      src.br ^bb1(%q, %n : index, i1)
    }"#;

#[test]
fn branches_convert_the_blocks_they_go_to() {
    check(
        &[Cf],
        LOOP,
        r#"
        src.func @f {
        ^bb0(%arg0: index, %arg1: i1):
          %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
          dst.cond_br %arg1, ^bb2(%0 : i64), ^bb1(%0, %arg1 : i64, i1)
        ^bb1(%1: i64, %2: i1):  // 2 preds: ^bb0, ^bb2
          %3 = builtin.unrealized_conversion_cast %1 : i64 to index
          "test.use"(%3) : (index) -> ()
          dst.br ^bb2(%1 : i64)
        ^bb2(%4: i64):  // 2 preds: ^bb0, ^bb1
          %5 = "test.def"() : () -> index
          %6 = builtin.unrealized_conversion_cast %5 : index to i64
          dst.br ^bb1(%6, %arg1 : i64, i1)
        }"#,
    );
}

#[test]
fn a_root_is_renamed_and_its_entry_converted() {
    check(
        &[Func],
        LOOP,
        r#"
        dst.func @f {
        ^bb0(%arg0: i64, %arg1: i1):
          %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
          src.cond_br %arg1, ^bb2(%0 : index), ^bb1(%0, %arg1 : index, i1)
        ^bb1(%1: index, %2: i1):  // 2 preds: ^bb0, ^bb2
          "test.use"(%1) : (index) -> ()
          src.br ^bb2(%1 : index)
        ^bb2(%3: index):  // 2 preds: ^bb0, ^bb1
          %4 = "test.def"() : () -> index
          src.br ^bb1(%4, %arg1 : index, i1)
        }"#,
    );
}

const NESTED: &str = r#"src.func @f {
    ^bb0(%a: index):
      %c1 = src.const (1 : index) : index
      %c2 = src.const (2 : index) : index
      %0 = src.add %c1, %c2 : index
      %1 = src.add %0, %c1 : index
      "test.region"() ({
        %2 = src.add %1, %a : index
        %3 = src.add %2, %c1 : index
        "test.use"(%3, %a, %0) : (index, index, index) -> ()
      }) : () -> ()
      src.return
    }"#;

#[test]
fn folds_come_before_patterns_and_constants_are_converted_in_place() {
    check(
        &[Arith],
        NESTED,
        r#"
        src.func @f {
        ^bb0(%arg0: index):
          %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
          %1 = dst.const(1 : index) : i64
          %2 = dst.const(2 : index) : i64
          %3 = dst.const(3 : index) : i64
          %4 = builtin.unrealized_conversion_cast %3 : i64 to index
          %5 = dst.add %3, %1 : i64
          "test.region"() ({
            %6 = dst.add %5, %0 : i64
            %7 = dst.add %6, %1 : i64
            %8 = builtin.unrealized_conversion_cast %7 : i64 to index
            "test.use"(%8, %arg0, %4) : (index, index, index) -> ()
          }) : () -> ()
          src.return
        }"#,
    );
}

#[test]
fn casts_of_an_earlier_conversion_are_used_through() {
    let converted = r#"
        dst.func @f {
        ^bb0(%arg0: i64):
          %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
          %1 = dst.const(1 : index) : i64
          %2 = dst.const(2 : index) : i64
          %3 = dst.const(3 : index) : i64
          %4 = builtin.unrealized_conversion_cast %3 : i64 to index
          %5 = dst.add %3, %1 : i64
          "test.region"() ({
            %6 = dst.add %5, %arg0 : i64
            %7 = dst.add %6, %1 : i64
            %8 = builtin.unrealized_conversion_cast %7 : i64 to index
            "test.use"(%8, %0, %4) : (index, index, index) -> ()
          }) : () -> ()
          dst.return
        }"#;
    check(&[Func, Arith], NESTED, converted);
    check(&[All], NESTED, converted);
    check(
        &[Arith],
        r#"src.func @f {
        ^bb0(%x: i64):
          %a = builtin.unrealized_conversion_cast %x : i64 to index
          %c = src.const (3 : index) : index
          %0 = src.add %a, %c : index
          %d = builtin.unrealized_conversion_cast %0 : index to i64
          src.return %0, %d : index, i64
        }"#,
        r#"
        src.func @f {
        ^bb0(%arg0: i64):
          %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
          %1 = dst.const(3 : index) : i64
          %2 = dst.add %arg0, %1 : i64
          %3 = builtin.unrealized_conversion_cast %2 : i64 to index
          %4 = builtin.unrealized_conversion_cast %3 : index to i64
          src.return %3, %4 : index, i64
        }"#,
    );
}

#[test]
fn casts_that_are_not_marked_legal_fold() {
    check(
        &[All],
        r#"src.func @f {
        ^bb0(%x: i32):
          %0 = builtin.unrealized_conversion_cast %x : i32 to i64
          %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
          %2 = builtin.unrealized_conversion_cast %x : i32 to i32
          "test.use"(%1, %2) : (i32, i32) -> ()
          src.return
        }"#,
        r#"
        dst.func @f {
        ^bb0(%arg0: i32):
          %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
          "test.use"(%arg0, %arg0) : (i32, i32) -> ()
          dst.return
        }"#,
    );
}

#[test]
fn operations_that_use_each_other_in_a_circle_end() {
    check(
        &[Arith],
        r#"src.func @f {
          %z = src.const(0 : i64) : i64
          %0 = src.add %0, %z : i64
          %1 = src.add %2, %z : i64
          %2 = src.add %1, %z : i64
          %3 = src.add %3, %3 : index
          "test.use"(%0, %1, %3) : (i64, i64, index) -> ()
        }"#,
        r#"
        module {
          src.func @f {
            %0 = dst.const(0 : i64) : i64
            %1 = dst.add %1, %0 : i64
            %2 = dst.add %2, %0 : i64
            %3 = dst.add %3, %3 : i64
            %4 = builtin.unrealized_conversion_cast %3 : i64 to index
            "test.use"(%1, %2, %4) : (i64, i64, index) -> ()
          }
        }
        3:16: error: operand #0 does not dominate this use
        3:16: note: see current operation: %1 = "dst.add"(%1, %0) : (i64, i64) -> i64
        3:16: note: operand defined here (op in the same block)"#,
    );
}

#[test]
fn operations_of_others_fold_in_place_but_not_to_constants_nobody_converts() {
    check(
        &[Func],
        r#"src.func @f {
        ^bb0(%x: i32):
          %c = src.const (3 : i32) : i32
          %0 = src.add %c, %x : i32
          %1 = src.add %c, %c : i32
          src.return %0, %1 : i32, i32
        }"#,
        r#"
        dst.func @f {
        ^bb0(%arg0: i32):
          %0 = src.const(3 : i32) : i32
          %1 = src.add %arg0, %0 : i32
          %2 = src.add %0, %0 : i32
          dst.return %1, %2 : i32, i32
        }"#,
    );
}

#[test]
fn all_blocks_are_converted_where_asked_for() {
    check(
        &[FuncAndBlocks],
        LOOP,
        r#"
        dst.func @f {
        ^bb0(%arg0: i64, %arg1: i1):
          %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
          src.cond_br %arg1, ^bb2(%0 : index), ^bb1(%0, %arg1 : index, i1)
        ^bb1(%1: i64, %2: i1):  // 2 preds: ^bb0, ^bb2
          %3 = builtin.unrealized_conversion_cast %1 : i64 to index
          "test.use"(%3) : (index) -> ()
          src.br ^bb2(%3 : index)
        ^bb2(%4: i64):  // 2 preds: ^bb0, ^bb1
          %5 = "test.def"() : () -> index
          src.br ^bb1(%5, %arg1 : index, i1)
        }"#,
    );
}

#[test]
fn created_operations_are_legalized_at_once() {
    check(
        &[Arith],
        r#"src.func @f {
        ^bb0(%x: index):
          %0 = src.twice %x : index
          %1 = src.twice %0 : index
          "test.use"(%1) : (index) -> ()
          src.return
        }"#,
        r#"
        src.func @f {
        ^bb0(%arg0: index):
          %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
          %1 = dst.add %0, %0 : i64
          %2 = dst.add %1, %1 : i64
          %3 = builtin.unrealized_conversion_cast %2 : i64 to index
          "test.use"(%3) : (index) -> ()
          src.return
        }"#,
    );
}

#[test]
fn one_value_becomes_several() {
    check(
        &[All],
        r#"src.func @f {
        ^bb0(%x: index, %p: tuple<index, i32>):
          %0 = src.first %p : tuple<index, i32>, index
          %1 = src.pair %0, %x : index, index, tuple<index, index>
          %2 = src.first %1 : tuple<index, index>, index
          "test.use"(%p, %1, %2) : (tuple<index, i32>, tuple<index, index>, index) -> ()
          %3 = "test.def"() : () -> tuple<index, i32>
          %4 = src.first %3 : tuple<index, i32>, index
          %5 = src.first %3 : tuple<index, i32>, index
          src.br ^bb1(%4, %p : index, tuple<index, i32>)
        ^bb1(%6: index, %7: tuple<index, i32>):
          src.return %6, %5, %7 : index, index, tuple<index, i32>
        }"#,
        r#"
        dst.func @f {
        ^bb0(%arg0: i64, %arg1: i64, %arg2: i32):
          %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
          %1 = builtin.unrealized_conversion_cast %arg1, %arg0 : i64, i64 to tuple<index, index>
          %2 = builtin.unrealized_conversion_cast %arg1, %arg2 : i64, i32 to tuple<index, i32>
          "test.use"(%2, %1, %0) : (tuple<index, i32>, tuple<index, index>, index) -> ()
          %3 = "test.def"() : () -> tuple<index, i32>
          %4:2 = builtin.unrealized_conversion_cast %3 : tuple<index, i32> to i64, i32
          dst.br ^bb1(%4#0, %arg1, %arg2 : i64, i64, i32)
        ^bb1(%5: i64, %6: i64, %7: i32):  // pred: ^bb0
          dst.return %5, %4#0, %6, %7 : i64, i64, i64, i32
        }"#,
    );
}

#[test]
fn broken_patterns_are_reported() {
    let bad = |how: &str| format!("src.func @f {{\n  src.bad \"{how}\"\n  src.return\n}}");
    let check = |how: &str, expect: &str| {
        let got = crate::support::convert_text(&bad(how), &[Rest], true, Default::default());
        assert_eq!(
            got.lines().next().unwrap_or_default(),
            format!("2:3: error: {expect}")
        );
    };
    let illegal = "failed to legalize operation 'src.bad' that was explicitly marked illegal";
    check(
        "creates",
        "pattern 'Bad' changed the IR and then did not match",
    );
    check(
        "changes",
        "pattern 'Bad' changed the IR and then did not match",
    );
    check(
        "counts",
        "pattern 'Bad' replaced an operation by a number of values that differs from its number of results",
    );
    check(
        "nothing",
        "pattern 'Bad' matched and neither replaced nor changed it",
    );
    let twice = "pattern 'Bad' replaced or erased an operation twice";
    check("twice", twice);
    check("after", twice);
    check(
        "root",
        "pattern 'Bad' replaced or erased the body's root, which can only be renamed",
    );
    let signature = "pattern 'Bad' converted a signature with a wrong number of arguments";
    check("signature", signature);
    check("argument", signature);
    check(
        "inline",
        "pattern 'Bad' moved a block's operations with a number of values that differs from its number of arguments",
    );
    check("itself", illegal);
    check("", illegal);
}

#[test]
fn broken_folds_are_reported() {
    for how in ["counts", "mixes"] {
        let text = format!("src.func @f {{\n  src.bad_fold \"{how}\"\n  src.return\n}}");
        let got = crate::support::convert_text(&text, &[Rest], true, Default::default());
        assert_eq!(
            got.lines().next(),
            Some(
                "2:3: error: the fold of 'src.bad_fold' returned a number of values that differs from the number of results"
            )
        );
    }
    let text = "src.func @f {\n  %0 = src.stay : i32\n  src.return\n}";
    let got = crate::support::convert_text(text, &[Rest], true, Default::default());
    assert_eq!(
        got.lines().next(),
        Some(
            "2:8: error: the fold of 'src.stay' returned its own result and changed nothing; return `None` if nothing \
             folds"
        )
    );
}

#[test]
#[should_panic(expected = "infinite recursion in a type converter: a rule converts its own type: ")]
fn a_type_rule_that_needs_its_own_type_is_named() {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|converter, ctx, ty| {
        let other = if ty == Type::I32 {
            Type::I64
        } else {
            Type::I32
        };
        let _ = converter.convert(ctx, other);
        Converted::one(ty)
    });
    let _ = converter.convert(&context(), Type::I32);
}

#[test]
#[should_panic(
    expected = "its rules keep creating new types: 'i32' needs 'tuple<i32>' needs 'tuple<tuple<i32>>' needs"
)]
fn a_type_rule_that_makes_ever_larger_types_is_named() {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|converter, ctx, ty| {
        let larger = TupleType::get(ctx, [ty]);
        match converter.convert_one(ctx, larger) {
            Some(ty) => Converted::one(ty),
            None => Converted::NotMine,
        }
    });
    let _ = converter.convert(&context(), Type::I32);
}

#[test]
fn a_type_that_is_nested_deeply_is_converted() {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|converter, ctx, ty| match ty.as_::<TupleType>(ctx) {
        Some(tuple) => match converter.convert_one(ctx, tuple.elements[0]) {
            Some(inner) => Converted::one(TupleType::get(ctx, [inner])),
            None => Converted::NotMine,
        },
        None => Converted::one(Type::I64),
    });
    let ctx = context();
    let nested = |ty| (0..400).fold(ty, |ty, _| TupleType::get(&ctx, [ty]));
    assert_eq!(
        converter.convert_one(&ctx, nested(Type::I32)),
        Some(nested(Type::I64))
    );
}

#[test]
fn a_symbol_requested_for_another_body_is_reported() {
    let text = "src.func @f {\n  src.bad \"symbol\"\n}\nsrc.func @g {\n  src.bad \"symbol\"\n}";
    let got = crate::support::convert_text(text, &[Rest], true, Default::default());
    assert_eq!(
        got.lines().next(),
        Some("5:3: error: pattern 'Bad' used a symbol that was requested for another body")
    );
}

const MISMATCH: &str = r#"src.func @f {
^bb0(%a: index, %w: f32, %n: i1):
  src.br ^bb1(%a : index)
^bb1(%x: index):
  src.cond_br %n, ^bb2(%x : index), ^bb3(%x, %w : index, f32)
^bb2(%y: index):
  src.br ^bb2(%x : index)
^bb3(%z: index, %t: f32):
  src.return
}"#;

#[test]
fn an_illegal_operation_that_stays_is_an_error() {
    let error = r#"
5:3: error: failed to legalize operation 'src.cond_br' that was explicitly marked illegal
5:3: note: see current operation: "src.cond_br"(%arg2, <<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>, %arg1)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, index, index, f32) -> ()"#;
    check(&[Cf], MISMATCH, error);
    let explained = error.to_owned()
        + "\n5:3: note: pattern 'CondBr' does not apply: operand #3: type 'f32' cannot be converted";
    check_with(
        &[Cf],
        MISMATCH,
        &explained,
        ConversionConfig {
            explain: Explain::Errors,
            ..Default::default()
        },
    );
}

#[test]
fn a_full_conversion_leaves_nothing() {
    check_with(
        &[Arith],
        "src.func @f {\n  src.return\n}",
        r#"
2:3: error: failed to legalize operation 'src.return'
2:3: note: see current operation: "src.return"() : () -> ()"#,
        ConversionConfig {
            mode: ConversionMode::Full,
            ..Default::default()
        },
    );
}

#[test]
fn a_type_that_fails_with_a_message_is_reported_once() {
    check(
        &[Arith],
        r#"src.func @f {
          %0 = "test.def"() : () -> none
          %1 = src.add %0, %0 : none
          %2 = src.add %0, %0 : none
        }
        src.func @g {
          %0 = "test.def"() : () -> none
          %1 = src.add %0, %0 : none
        }"#,
        r#"
3:16: error: none cannot be
3:16: note: see current operation: %1 = "src.add"(%0, %0) : (none, none) -> none
3:16: note: type 'none' of operand #0 of 'src.add' cannot be converted
module {
  src.func @f {
    %0 = "test.def"() : () -> none
    %1 = src.add %0, %0 : none
    %2 = src.add %0, %0 : none
  }
  src.func @g {
    %0 = "test.def"() : () -> none
    %1 = src.add %0, %0 : none
  }
}"#,
    );
}

#[test]
fn an_erased_result_that_is_used_becomes_a_cast_of_nothing() {
    check(
        &[Rest],
        r#"src.func @f {
          %0 = src.gone : i64
          "test.use"(%0) : (i64) -> ()
          %1 = src.gone : i64
        }"#,
        r#"
        src.func @f {
          %0 = builtin.unrealized_conversion_cast to i64
          "test.use"(%0) : (i64) -> ()
        }"#,
    );
}

/// mlir-opt 22 reports the same for -arith-emulate-wide-int, whose type converter also materializes nothing.
#[test]
fn the_note_about_a_live_cast_shows_the_user_in_its_custom_form() {
    let ctx = context();
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| match ty {
        Type::INDEX => Converted::one(Type::I64),
        ty => Converted::one(ty),
    });
    let mut patterns = PatternSet::new();
    patterns
        .set_type_converter(Arc::new(converter))
        .add_conversion_fn("Const", convert_const);
    let conversion = Conversion::new(target(&ctx, Arith), patterns, ConversionConfig::default());
    let text = r#"src.func @f {
      %0 = src.const (3 : index) : index
      src.br ^bb1(%0 : index)
    ^bb1(%a: index):
      src.br ^bb1(%a : index)
    }"#;
    let mut body = parse_text(&ctx, text);
    let symbols = OuterSymbols::new(&ctx, &body);
    let region = body.region(OpId::ROOT, 0).unwrap();
    let function = body.blocks(region).find_map(|block| body.first_op(block));
    let function = function.unwrap();
    let nested = body.nested_mut(function).unwrap();
    let outcome = conversion.run(nested, &symbols, &mut ConversionScratch::new());
    let mut diags = Diagnostics::new();
    let outcomes = vec![(function, outcome)];
    assert!(merge_outcomes(&ctx, &mut body, outcomes, &mut diags).is_err());
    let lines = [
        "2:12: error: failed to legalize unresolved materialization from ('i64') to ('index') that remained live after conversion",
        "2:12: note: see current operation: %1 = \"builtin.unrealized_conversion_cast\"(%0) : (i64) -> index",
        "3:7: note: see existing live user here: src.br ^bb1(%1 : index)\n",
    ];
    assert_eq!(show(&ctx, &diags), lines.join("\n"));
}
