//! Prints types.
//!
//! A type's text is rendered once, when the type is interned, and copied from then on. Texts longer than
//! [`MAX_CACHED_TEXT`] are rendered on demand and without recursion, so neither memory nor stack depends on the
//! nesting depth of types.

use super::{MAX_CACHED_TEXT, NOT_CACHED, Type, TypeKind, Types};
use crate::text::{push_name, push_quoted, push_u64};

impl Types {
    /// Pushes the text of `ty`; an identified struct is pushed as its name.
    #[inline]
    pub fn push_type(&self, ty: Type, out: &mut Vec<u8>) {
        if ty.0 < self.base_len
            && let Some(base) = &self.base
        {
            return base.push_type(ty, out);
        }
        let record = &self.records[(ty.0 - self.base_len) as usize];
        if record.text_len == NOT_CACHED {
            return match self.number(ty) {
                Some(number) => push_number(number, out),
                None => self.push_structure(self.kind(ty), out),
            };
        }
        let start = record.text as usize;
        out.extend_from_slice(&self.text[start..start + record.text_len as usize]);
    }

    /// Pushes the definition of an identified struct: `type { ... }` without `type`.
    pub fn push_body(&self, ty: Type, out: &mut Vec<u8>) {
        match self.kind(ty) {
            TypeKind::Identified {
                fields: Some(fields),
                packed,
                ..
            } => {
                self.push_structure(TypeKind::Struct { fields, packed }, out);
            }
            _ => out.extend_from_slice(b"opaque"),
        }
    }

    fn cached(&self, ty: Type) -> Option<&[u8]> {
        if ty.0 < self.base_len
            && let Some(base) = &self.base
        {
            return base.cached(ty);
        }
        let record = &self.records[(ty.0 - self.base_len) as usize];
        let start = record.text as usize;
        (record.text_len != NOT_CACHED).then(|| &self.text[start..start + record.text_len as usize])
    }

    /// Renders a type from its components, with an explicit stack instead of recursion.
    pub(super) fn push_structure(&self, kind: TypeKind<'_>, out: &mut Vec<u8>) {
        enum RenderTask<'a> {
            Text(&'static [u8]),
            Kind(TypeKind<'a>),
            Of(Type),
            List(&'a [Type], bool),
            Ints(&'a [u32]),
        }
        let mut steps = vec![RenderTask::Kind(kind)];
        while let Some(step) = steps.pop() {
            let kind = match step {
                RenderTask::Text(text) => {
                    out.extend_from_slice(text);
                    continue;
                }
                RenderTask::List(list, varargs) => {
                    if let Some((&first, rest)) = list.split_first() {
                        if !rest.is_empty() || varargs {
                            steps.push(RenderTask::List(rest, varargs));
                            steps.push(RenderTask::Text(b", "));
                        }
                        steps.push(RenderTask::Of(first));
                    } else if varargs {
                        out.extend_from_slice(b"...");
                    }
                    continue;
                }
                RenderTask::Ints(ints) => {
                    for &int in ints {
                        out.extend_from_slice(b", ");
                        push_u64(out, u64::from(int));
                    }
                    out.push(b')');
                    continue;
                }
                RenderTask::Of(ty) => match self.cached(ty) {
                    Some(text) => {
                        out.extend_from_slice(text);
                        continue;
                    }
                    None => match self.number(ty) {
                        Some(number) => {
                            push_number(number, out);
                            continue;
                        }
                        None => self.kind(ty),
                    },
                },
                RenderTask::Kind(kind) => kind,
            };
            match kind {
                TypeKind::Void => out.extend_from_slice(b"void"),
                TypeKind::Half => out.extend_from_slice(b"half"),
                TypeKind::BFloat => out.extend_from_slice(b"bfloat"),
                TypeKind::Float => out.extend_from_slice(b"float"),
                TypeKind::Double => out.extend_from_slice(b"double"),
                TypeKind::X86Fp80 => out.extend_from_slice(b"x86_fp80"),
                TypeKind::Fp128 => out.extend_from_slice(b"fp128"),
                TypeKind::PpcFp128 => out.extend_from_slice(b"ppc_fp128"),
                TypeKind::Label => out.extend_from_slice(b"label"),
                TypeKind::Token => out.extend_from_slice(b"token"),
                TypeKind::Metadata => out.extend_from_slice(b"metadata"),
                TypeKind::X86Amx => out.extend_from_slice(b"x86_amx"),
                TypeKind::Int(width) => {
                    out.push(b'i');
                    push_u64(out, u64::from(width));
                }
                TypeKind::Ptr(0) => out.extend_from_slice(b"ptr"),
                TypeKind::Ptr(space) => {
                    out.extend_from_slice(b"ptr addrspace(");
                    push_u64(out, u64::from(space));
                    out.push(b')');
                }
                TypeKind::Array { element, len } => {
                    out.push(b'[');
                    push_u64(out, len);
                    out.extend_from_slice(b" x ");
                    steps.push(RenderTask::Text(b"]"));
                    steps.push(RenderTask::Of(element));
                }
                TypeKind::Vector {
                    element,
                    len,
                    scalable,
                } => {
                    out.push(b'<');
                    if scalable {
                        out.extend_from_slice(b"vscale x ");
                    }
                    push_u64(out, u64::from(len));
                    out.extend_from_slice(b" x ");
                    steps.push(RenderTask::Text(b">"));
                    steps.push(RenderTask::Of(element));
                }
                TypeKind::Struct { fields, packed } => {
                    let (open, close): (&[u8], &[u8]) = match (fields.is_empty(), packed) {
                        (true, false) => (b"{}", b""),
                        (true, true) => (b"<{}>", b""),
                        (false, false) => (b"{ ", b" }"),
                        (false, true) => (b"<{ ", b" }>"),
                    };
                    out.extend_from_slice(open);
                    steps.push(RenderTask::Text(close));
                    steps.push(RenderTask::List(fields, false));
                }
                // At most one identified struct has no name.
                TypeKind::Identified { name: b"", .. } => push_number(0, out),
                TypeKind::Identified { name, .. } => {
                    out.push(b'%');
                    push_name(out, name);
                }
                TypeKind::Function {
                    result,
                    params,
                    varargs,
                } => {
                    steps.push(RenderTask::Text(b")"));
                    steps.push(RenderTask::List(params, varargs));
                    steps.push(RenderTask::Text(b" ("));
                    steps.push(RenderTask::Of(result));
                }
                TypeKind::TargetExt { name, types, ints } => {
                    out.extend_from_slice(b"target(");
                    push_quoted(out, name);
                    steps.push(RenderTask::Ints(ints));
                    for &ty in types.iter().rev() {
                        steps.push(RenderTask::Of(ty));
                        steps.push(RenderTask::Text(b", "));
                    }
                }
            }
        }
    }

    /// Returns true if all component texts are cached and short in total, so rendering is cheap and not recursive.
    pub(super) fn short(&self, kind: TypeKind<'_>) -> bool {
        let mut size = 0;
        let mut add = |ty: &Type| {
            size += self.cached(*ty).map_or(MAX_CACHED_TEXT + 1, <[u8]>::len);
            size <= MAX_CACHED_TEXT
        };
        match kind {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => add(&element),
            TypeKind::Struct { fields, .. } => fields.iter().all(add),
            TypeKind::Function { result, params, .. } => add(&result) && params.iter().all(add),
            TypeKind::TargetExt { types, .. } => types.iter().all(add),
            _ => true,
        }
    }
}

/// Pushes `%number`, the name of an unnamed identified struct.
fn push_number(number: u32, out: &mut Vec<u8>) {
    out.push(b'%');
    push_u64(out, u64::from(number));
}
