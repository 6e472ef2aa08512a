//! Signatures of an LLVM IR module that was not lowered from MLIR.

use crate::signature::{Param, Signature};
use crate::types::{Budget, SourceType};
use terrace_diag::Loc;
use terrace_llvmir::{Linkage, Module, Type, TypeKind, Types};
use terrace_numeric::FloatKind;

/// Returns the signatures of the functions with bodies, in textual order.
pub fn of_llvm(module: &Module) -> Vec<Signature> {
    let mut signatures = Vec::new();
    let (types, symbols) = (&module.ctx.types, &module.ctx.symbols);
    for function in &module.functions {
        let symbol = function.value.symbol;
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = types.kind(symbols.info(symbol).value_type)
        else {
            continue;
        };
        if function.body.is_empty() {
            continue;
        }
        let param = |at: usize, ty: Type| Param {
            name: String::from_utf8_lossy(function.body.arg_name(at as u32).unwrap_or_default())
                .into_owned(),
            ty: source_type(types, ty, &mut Budget::new()),
            text: text(types, ty),
        };
        let result = (result != Type::VOID).then(|| Param {
            name: String::new(),
            ty: source_type(types, result, &mut Budget::new()),
            text: text(types, result),
        });
        signatures.push(Signature {
            name: String::from_utf8_lossy(symbols.name(symbol)).into_owned(),
            loc: Loc::UNKNOWN,
            params: (params.iter().enumerate())
                .map(|(at, ty)| param(at, *ty))
                .collect(),
            results: result.into_iter().collect(),
            variadic: varargs,
            public: !matches!(function.value.linkage, Linkage::Internal | Linkage::Private),
            doc: String::new(),
        });
    }
    signatures
}

fn text(types: &Types, ty: Type) -> String {
    let mut text = Vec::new();
    types.push_type(ty, &mut text);
    String::from_utf8_lossy(&text).into_owned()
}

fn source_type(types: &Types, ty: Type, budget: &mut Budget) -> SourceType {
    let mut part = |ty: Type| budget.part(|budget| source_type(types, ty, budget));
    let mut structure = |name: &[u8], fields: &[Type], packed: bool| SourceType::Struct {
        name: String::from_utf8_lossy(name).into_owned(),
        fields: fields.iter().map(|&ty| part(ty)).collect(),
        packed,
    };
    match types.kind(ty) {
        TypeKind::Half => SourceType::Float(FloatKind::F16),
        TypeKind::BFloat => SourceType::Float(FloatKind::BF16),
        TypeKind::Float => SourceType::Float(FloatKind::F32),
        TypeKind::Double => SourceType::Float(FloatKind::F64),
        TypeKind::X86Fp80 => SourceType::Float(FloatKind::F80),
        TypeKind::Fp128 => SourceType::Float(FloatKind::F128),
        TypeKind::PpcFp128 => SourceType::Float(FloatKind::PpcDoubleDouble),
        TypeKind::Int(width) => SourceType::int(width),
        TypeKind::Ptr(space) => SourceType::Ptr(space),
        TypeKind::Array { element, len } => SourceType::Array {
            len,
            element: Box::new(part(element)),
        },
        TypeKind::Vector { element, len, .. } => SourceType::Vector {
            shape: vec![u64::from(len)],
            element: Box::new(part(element)),
        },
        TypeKind::Struct { fields, packed } => structure(b"", fields, packed),
        TypeKind::Identified {
            name,
            fields: Some(fields),
            packed,
        } => structure(name, fields, packed),
        _ => SourceType::Other("is a type that values cannot be written for"),
    }
}
