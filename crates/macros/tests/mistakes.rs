//! The compiler's messages about mistakes in definitions, held by `mistakes/*.stderr`. `TRYBUILD=overwrite cargo test -p
//! terrace-macros --test mistakes` writes them again.

#[test]
fn mistakes_are_errors_where_they_are_made() {
    trybuild::TestCases::new().compile_fail("tests/mistakes/*.rs");
}
