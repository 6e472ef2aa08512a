//! Mangles the names of overloaded intrinsics.

use crate::context::Context;
use crate::intrinsics::Intrinsic;
use crate::text::push_u64;
use crate::types::{Type, TypeKind, Types};

impl Intrinsic {
    /// Returns the name of the intrinsic for these overloaded types, for example `llvm.ctpop.i32`.
    pub fn mangled_name(&self, ctx: &Context, overloads: &[Type]) -> Vec<u8> {
        ctx.mangled_name(self.name, overloads)
    }
}

impl Context {
    /// Returns a name with LLVM's suffixes for overloaded types: `llvm.ctpop` with `i32` becomes `llvm.ctpop.i32`.
    pub fn mangled_name(&self, name: &str, overloads: &[Type]) -> Vec<u8> {
        let mut text = name.as_bytes().to_vec();
        for &ty in overloads {
            text.push(b'.');
            self.types.push_mangled(ty, &mut text);
        }
        text
    }
}

impl Types {
    /// Pushes LLVM's suffix for an overloaded type.
    fn push_mangled(&self, ty: Type, out: &mut Vec<u8>) {
        enum MangleTask {
            Type(Type),
            Text(&'static [u8]),
            Int(u32),
        }
        let mut steps = vec![MangleTask::Type(ty)];
        while let Some(step) = steps.pop() {
            let ty = match step {
                MangleTask::Type(ty) => ty,
                MangleTask::Text(text) => {
                    out.extend_from_slice(text);
                    continue;
                }
                MangleTask::Int(value) => {
                    push_u64(out, u64::from(value));
                    continue;
                }
            };
            match self.kind(ty) {
                TypeKind::Void => out.extend_from_slice(b"isVoid"),
                TypeKind::Half => out.extend_from_slice(b"f16"),
                TypeKind::BFloat => out.extend_from_slice(b"bf16"),
                TypeKind::Float => out.extend_from_slice(b"f32"),
                TypeKind::Double => out.extend_from_slice(b"f64"),
                TypeKind::X86Fp80 => out.extend_from_slice(b"f80"),
                TypeKind::Fp128 => out.extend_from_slice(b"f128"),
                TypeKind::PpcFp128 => out.extend_from_slice(b"ppcf128"),
                TypeKind::Metadata => out.extend_from_slice(b"Metadata"),
                TypeKind::X86Amx => out.extend_from_slice(b"x86amx"),
                TypeKind::Label | TypeKind::Token => {}
                TypeKind::Int(width) => {
                    out.push(b'i');
                    push_u64(out, u64::from(width));
                }
                TypeKind::Ptr(space) => {
                    out.push(b'p');
                    push_u64(out, u64::from(space));
                }
                TypeKind::Array { element, len } => {
                    out.push(b'a');
                    push_u64(out, len);
                    steps.push(MangleTask::Type(element));
                }
                TypeKind::Vector {
                    element,
                    len,
                    scalable,
                } => {
                    out.extend_from_slice(if scalable { b"nxv" } else { b"v" });
                    push_u64(out, u64::from(len));
                    steps.push(MangleTask::Type(element));
                }
                TypeKind::Struct { fields, .. } => {
                    out.extend_from_slice(b"sl_");
                    steps.push(MangleTask::Text(b"s"));
                    steps.extend(fields.iter().rev().map(|field| MangleTask::Type(*field)));
                }
                TypeKind::Identified { name, .. } => {
                    out.extend_from_slice(b"s_");
                    out.extend_from_slice(name);
                    out.push(b's');
                }
                TypeKind::Function {
                    result,
                    params,
                    varargs,
                } => {
                    out.extend_from_slice(b"f_");
                    steps.push(MangleTask::Text(b"f"));
                    if varargs {
                        steps.push(MangleTask::Text(b"vararg"));
                    }
                    steps.extend(params.iter().rev().map(|param| MangleTask::Type(*param)));
                    steps.push(MangleTask::Type(result));
                }
                TypeKind::TargetExt {
                    name,
                    types: params,
                    ints,
                } => {
                    out.push(b't');
                    out.extend_from_slice(name);
                    steps.push(MangleTask::Text(b"t"));
                    for &int in ints.iter().rev() {
                        steps.push(MangleTask::Int(int));
                        steps.push(MangleTask::Text(b"_"));
                    }
                    for &param in params.iter().rev() {
                        steps.push(MangleTask::Type(param));
                        steps.push(MangleTask::Text(b"_"));
                    }
                }
            }
        }
    }
}
