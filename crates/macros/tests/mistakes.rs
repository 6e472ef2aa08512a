//! Tests the compiler's messages about errors in definitions against `mistakes/*.stderr`. These files are updated by
//! `TRYBUILD=overwrite cargo test -p terrace-macros --test mistakes`.

#[test]
fn mistakes_are_errors_where_they_are_made() {
    trybuild::TestCases::new().compile_fail("tests/mistakes/*.rs");
}
