//! Provides the types and attributes from which operations are generated.

use terrace_builtin::ArrayAttr;
use terrace_ir::{Attr, Context, OpId, OpRef, Type};

use crate::parse_text;

const TYPES: &str = "i1, i8, i16, i32, i64, index, f16, bf16, f32, f64, complex<f32>, none, vector<4xi1>, vector<4xi32>, \
    vector<4xi64>, vector<4xf32>, vector<2x3xf32>, vector<[4]xi32>, vector<8xi32>, vector<f32>, tensor<4xi32>, tensor<?xf32>, \
    memref<4xi32>, memref<?x?xf32>, memref<*xf32>, memref<4xf32, 1>, memref<2xi8>, memref<4x4xf32, strided<[?, ?], offset: ?>>, \
    memref<index>, !llvm.ptr, !llvm.ptr<1>, !llvm.struct<(i32, f32)>, !llvm.array<4 x i32>, !llvm.array<2 x f32>, !llvm.token, \
    !llvm.metadata, !llvm.vec<? x 2 x ptr>, vector<2x!llvm.ptr>, () -> ()";
const FUNCTION_TYPES: &str = "i1, i8, i32, i64, index, f16, bf16, f32, f64, complex<f32>, complex<f64>, vector<4xi1>, vector<4xi32>, \
    vector<4xf32>, vector<8xf16>, vector<1xf64>, vector<2x3xf32>, vector<2x2x4xf32>, vector<[4]xi32>, vector<[4]xf32>, vector<4xindex>, \
    vector<f32>, memref<f32>, memref<4xi32>, memref<?xf32>, memref<?x?xf32>, memref<4x8xf32>, memref<*xf32>, memref<2x3xf64, 1>, \
    memref<4xvector<4xf32>>, memref<2xi8>, memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?x4xf32, strided<[4, 1], offset: ?>>, \
    memref<?xindex>, memref<2xi64>";
const ATTRIBUTES: &str = "unit, true, 0 : i32, 1 : i32, 4 : i32, 0 : i64, 1 : i64, 8 : i64, 1 : index, 1.5 : f32, 2.0 : f64, \
    \"text\", @symbol, i32, f32, !llvm.ptr, () -> (), [], [0], [0, 1], [\"a\"], array<i32>, array<i32: 0>, array<i32: 1, 0>, \
    array<i64>, array<i64: 0>, array<i64: 1>, array<i64: 0, 1>, array<i64: 2, 2>, array<i1: true>, array<i1: false, false>, \
    affine_map<(d0) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<() -> (0)>, affine_set<(d0) : (d0 >= 0)>, \
    dense<1> : vector<4xi32>, dense<1.0> : tensor<4xf32>, dense<2> : tensor<1xi32>, strided<[1], offset: 0>, {}, {a = 1 : i32}";

/// The types and attributes from which operations are generated.
#[derive(Clone)]
pub(crate) struct Pool {
    /// Types of values.
    pub(crate) types: Vec<Type>,
    /// Attributes of properties.
    pub(crate) attrs: Vec<Attr>,
}

impl Pool {
    /// Creates the pool for operations of every kind: all types that the context's dialects can parse.
    pub(crate) fn new(ctx: &Context) -> Pool {
        Self::of(ctx, TYPES)
    }

    /// Creates the pool for functions that can be lowered: types that a front end writes.
    pub(crate) fn of_functions(ctx: &Context) -> Pool {
        Self::of(ctx, FUNCTION_TYPES)
    }

    fn of(ctx: &Context, types: &str) -> Pool {
        // Types that this version cannot parse are not in the pool.
        let known = |text: &&str| parse_text(ctx, &format!("\"t.t\"() : () -> ({text})")).is_some();
        let types: Vec<&str> = types.split(", ").collect();
        let types = join_brackets(&types).into_iter();
        let types: Vec<String> = types.filter(|text| known(&text.as_str())).collect();
        let text = format!(
            "\"t.t\"() {{a = [{ATTRIBUTES}]}} : () -> ({})",
            types.join(", ")
        );
        let body = parse_text(ctx, &text).expect("the pool is valid text");
        let op = body.walk(OpId::ROOT).next().expect("one operation");
        let types = body.results(op).map(|value| body.ty(value)).collect();
        let array = OpRef::new(ctx, &body, op).attr_named("a");
        let array = array.and_then(|attr| attr.as_::<ArrayAttr>(ctx));
        let attrs = array.expect("an array").elements.to_vec();
        Pool { types, attrs }
    }
}

/// Joins parts that were split at commas inside brackets.
fn join_brackets(parts: &[&str]) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    let mut depth = 0i32;
    for part in parts {
        match whole.last_mut() {
            Some(last) if depth > 0 => *last += &format!(", {part}"),
            _ => whole.push((*part).to_owned()),
        }
        let open = part.matches(['<', '(', '[']).count() as i32;
        let arrows = part.matches("->").count() as i32;
        depth += open - (part.matches(['>', ')', ']']).count() as i32 - arrows);
    }
    whole
}
