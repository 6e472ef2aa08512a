//! The signatures that are recorded from sources.

use crate::support::{module, recorded};
use terrace_engine_abi::{Signature, SourceType, of_llvm};

fn shown(signatures: &[Signature]) -> Vec<String> {
    let one = |signature: &Signature| {
        let names: Vec<&str> = signature.params.iter().map(|p| p.name.as_str()).collect();
        let visibility = if signature.public { "" } else { "private " };
        format!(
            "{visibility}{}({}): {}{}",
            signature.name,
            names.join(", "),
            signature.type_text(),
            match signature.doc.is_empty() {
                true => String::new(),
                false => format!(" // {}", signature.doc.replace('\n', " | ")),
            }
        )
    };
    signatures.iter().map(one).collect()
}

#[test]
fn functions_with_bodies_are_recorded_as_the_source_has_them() {
    let source = r#"
// Adds a row to
// each row.
func.func @rows(%x: memref<?x4xf32>, %row : memref<4xf32, strided<[2], offset: ?>>, %n: index) {
  return
}
func.func private @declared(i32)
// -----: no comment of what follows
func.func private @hidden() -> (i32, complex<f64>) {
  "test.end"() : () -> ()
}

llvm.func internal @inner(%p: !llvm.ptr {llvm.noundef}, %s: !llvm.struct<(i8, f32)>) -> i64 {
  llvm.unreachable
}
llvm.func @variadic(i32, ...) { ^bb0(%format: i32):
  llvm.return
}
func.func @ints(%a: i1, %b: si8, %c: ui16) {
  return
}
"#;
    let expect = [
        "rows(x, row, n): (memref<?x4xf32>, memref<4xf32, strided<[2], offset: ?>>, index) -> () \
         // Adds a row to | each row.",
        "private hidden(): () -> (i32, complex<f64>)",
        "private inner(p, s): (!llvm.ptr, !llvm.struct<(i8, f32)>) -> i64",
        "variadic(): (i32, ...) -> ()",
        "ints(a, b, c): (i1, si8, ui16) -> ()",
    ];
    let signatures = recorded(source);
    assert_eq!(shown(&signatures), expect);
    let SourceType::MemRef(row) = &signatures[0].params[1].ty else {
        panic!("no memref");
    };
    assert_eq!(
        (row.strides.as_slice(), row.offset),
        ([Some(2)].as_slice(), None)
    );
    assert!(!row.is_identity && !row.is_static());
}

#[test]
fn functions_of_llvm_ir_are_recorded_by_their_types() {
    let text = "
%pair = type { i8, <4 x float> }
declare i32 @declared()
define internal i32 @f(ptr %p, %pair %both, [3 x i24]) { ret i32 0 }
define void @g(half, x86_fp80, ...) { ret void }
";
    let expect = [
        "private f(p, both, ): (ptr, %pair, [3 x i24]) -> i32",
        "g(, ): (half, x86_fp80, ...) -> ()",
    ];
    assert_eq!(shown(&of_llvm(&module(text))), expect);
}

#[test]
fn types_of_many_shared_parts_are_given_up() {
    let mut ty = "i8".to_owned();
    let mut text = String::new();
    for level in 0..60 {
        text.push_str(&format!("%t{level} = type {{ {ty}, {ty} }}\n"));
        ty = format!("%t{level}");
    }
    text.push_str("define void @f(ptr %p) { ret void }\n");
    text.push_str(&format!(
        "define {ty} @g() {{ ret {ty} zeroinitializer }}\n"
    ));
    let signatures = of_llvm(&module(&text));
    assert_eq!(signatures[0].params[0].ty, SourceType::Ptr(0));
    assert!(matches!(
        signatures[1].results[0].ty,
        SourceType::Struct { .. }
    ));
}
