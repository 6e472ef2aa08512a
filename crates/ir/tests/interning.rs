//! Tests the interner on real threads. Miri looks for data races here: `cargo +nightly miri test -p terrace-ir`.

use std::collections::HashSet;
use std::sync::mpsc;
use std::thread;
use terrace_ir::interner::{Interner, hash_of};
use terrace_ir::{Context, Registry, StringAttr, Type};

/// Miri is a few hundred times slower.
const VALUES: usize = if cfg!(miri) { 60 } else { 500 };

fn intern(table: &Interner<String>, text: &str) -> usize {
    table.intern(
        hash_of(text),
        text,
        |row, text| row == text,
        |_| (),
        |text, ()| text.to_owned(),
    )
}

#[test]
fn equal_values_share_a_row_on_all_threads() {
    let table = Interner::default();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for n in 0..VALUES {
                    let text = n.to_string();
                    assert_eq!(table.get(intern(&table, &text)), &text);
                }
            });
        }
    });
    let rows: HashSet<usize> = (0..VALUES)
        .map(|n| intern(&table, &n.to_string()))
        .collect();
    assert_eq!(rows.len(), VALUES);
    assert_eq!(table.len(), VALUES);
}

#[test]
fn a_row_is_read_on_another_thread_while_others_are_added() {
    let table = Interner::default();
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(|| {
            let sender = sender;
            for n in 0..VALUES {
                let row = intern(&table, &n.to_string());
                sender.send((row, n)).expect("the other thread reads on");
            }
        });
        scope.spawn(|| {
            for (row, n) in receiver {
                assert_eq!(*table.get(row), n.to_string());
            }
        });
    });
}

#[test]
fn strings_are_found_by_their_bytes() {
    let ctx = Context::new(Registry::default());
    for text in [
        "",
        "a",
        "eight888",
        "not ASCII: \u{e9}",
        "longer than two words",
    ] {
        let typed = ctx.attr(StringAttr {
            value: text.as_bytes().into(),
            ty: Some(Type::I64),
        });
        let attr = ctx.string(text);
        assert_ne!(attr, typed);
        assert_eq!(ctx.string(text), attr);
        let value = text.as_bytes().into();
        assert_eq!(ctx.attr(StringAttr { value, ty: None }), attr);
    }
}
