//! In each table, looking up the number and the text of a row returns the row.

use terrace_llvm_words::{
    AtomicOp, CallConv, ComdatKind, FloatPredicate, Linkage, Ordering, TailKind, UnnamedAddr,
    Visibility, dwarf,
};

#[test]
fn rows_are_found_by_numbers_and_texts() {
    macro_rules! check {
        ($($name:ident)*) => {
            $(for (&case, row) in $name::ALL.iter().zip($name::CASES) {
                assert_eq!($name::from_number(case as u64), Some(case));
                assert_eq!($name::from_value(case.value()), Some(case));
                assert_eq!($name::from_text(case.text()), Some(case));
                assert_eq!(*row, (case.text(), case.value()));
            })*
        };
    }
    check! { AtomicOp ComdatKind FloatPredicate Linkage Ordering TailKind UnnamedAddr Visibility }
}

#[test]
fn conventions_are_sorted_by_number() {
    let numbers: Vec<u64> = CallConv::CASES.iter().map(|case| case.1).collect();
    assert!(numbers.is_sorted_by(|a, b| a < b));
    for number in numbers {
        assert_eq!(
            CallConv::from_value(number).map(CallConv::value),
            Some(number)
        );
    }
    for (text, conv) in CallConv::keywords() {
        assert_eq!(conv.text(), Some(text));
    }
    // LLVM has no keyword for 11 and prints `cc 11`; the LLVM dialect has no case for 107.
    assert_eq!(CallConv(11).text(), None);
    assert_eq!(CallConv(107).text(), Some("graalcc"));
    assert_eq!(CallConv::from_value(107), None);
}

#[test]
fn predicates_hold_by_the_bits_of_their_number() {
    use std::cmp::Ordering::*;
    let orders = [Some(Equal), Some(Greater), Some(Less), None];
    let holds = |predicate: FloatPredicate| orders.map(|order| predicate.holds(order));
    assert_eq!(holds(FloatPredicate::False), [false; 4]);
    assert_eq!(holds(FloatPredicate::Oge), [true, true, false, false]);
    assert_eq!(holds(FloatPredicate::Uno), [false, false, false, true]);
    assert_eq!(holds(FloatPredicate::Une), [false, true, true, true]);
    assert_eq!(holds(FloatPredicate::True), [true; 4]);
}

#[test]
fn orderings_are_partially_ordered() {
    assert!(Ordering::Acquire.is_at_least(Ordering::Monotonic));
    assert!(Ordering::AcqRel.is_at_least(Ordering::Release));
    assert!(!Ordering::Release.is_at_least(Ordering::Acquire));
    assert!(!Ordering::Acquire.is_at_least(Ordering::Release));
}

#[test]
fn names_of_dwarf_are_found_by_number() {
    assert_eq!(
        dwarf::TAGS.name_of(dwarf::tag::MEMBER as u32),
        Some(("DW_TAG_", "member"))
    );
    assert_eq!(
        dwarf::OPERATIONS.value_of("DW_OP_plus"),
        Some(dwarf::op::PLUS as u32)
    );
}
