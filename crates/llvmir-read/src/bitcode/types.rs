//! Reads the table of types.

use rustc_hash::FxHashSet;

use super::Loader;
use super::error::{BitcodeError, Load, OrInvalid, ensure, need, refuse};
use super::stream::{Cursor, Record};
use terrace_llvmir::{Type, TypeKind, Types};

/// The maximum nesting depth of types, as in text.
const MAX_DEPTH: u32 = 1_000;

codes! {
    COUNT 1, VOID 2, FLOAT 3, DOUBLE 4, LABEL 5, OPAQUE 6, INTEGER 7, POINTER 8,
    FUNCTION_OLD 9, HALF 10, ARRAY 11, VECTOR 12, X86_FP80 13, FP128 14, PPC_FP128 15,
    METADATA 16, X86_MMX 17, STRUCT_ANONYMOUS 18, STRUCT_NAME 19, STRUCT_NAMED 20,
    FUNCTION 21, TOKEN 22, BFLOAT 23, X86_AMX 24, OPAQUE_POINTER 25, TARGET 26,
}

/// An entry of the table.
#[derive(Debug)]
pub(super) struct TypeEntry {
    pub(super) ty: Type,
    /// The entry of a typed pointer's pointee type.
    pub(super) pointee: Option<u32>,
    /// The entries of a function's parameters.
    pub(super) params: Box<[u32]>,
}

/// An undecoded record of the table.
struct Raw {
    code: u32,
    ops: Vec<u64>,
    name: Box<[u8]>,
}

fn bad_table() -> BitcodeError {
    BitcodeError::new("Invalid TYPE table")
}

impl<'a> Loader<'a> {
    /// Returns the type with this number.
    pub(super) fn ty(&self, id: u64) -> Load<Type> {
        match usize::try_from(id).ok().and_then(|at| self.types.get(at)) {
            Some(entry) => Ok(entry.ty),
            None => refuse("Invalid record"),
        }
    }

    /// Returns the pointee type of a typed pointer.
    pub(super) fn pointee(&self, id: u64) -> Option<(u32, Type)> {
        let entry = self.types.get(usize::try_from(id).ok()?)?;
        let pointee = entry.pointee?;
        Some((pointee, self.types.get(pointee as usize)?.ty))
    }

    /// Reads the table.
    pub(super) fn type_block(&mut self, cursor: &mut Cursor<'a>) -> Load<()> {
        ensure(self.types.is_empty()).or("Invalid multiple blocks")?;
        let mut record = Record::default();
        let mut raws = Vec::new();
        let mut name = Box::default();
        while cursor.next_record(&mut record)? {
            match record.code {
                code::COUNT => {}
                code::STRUCT_NAME => name = record.bytes(0),
                _ => raws.push(Raw {
                    code: record.code,
                    ops: std::mem::take(&mut record.ops),
                    name: match record.code {
                        code::OPAQUE | code::STRUCT_NAMED | code::TARGET => {
                            std::mem::take(&mut name)
                        }
                        _ => Box::default(),
                    },
                }),
            }
        }
        // Only named structs may be forward references.
        let mut names: FxHashSet<Box<[u8]>> = FxHashSet::default();
        let structs: Vec<Option<Type>> = raws
            .iter()
            .map(|raw| match raw.code {
                code::OPAQUE | code::STRUCT_NAMED => Some(self.new_struct(&raw.name, &mut names)),
                _ => None,
            })
            .collect();
        for raw in &raws {
            let entry = self.type_entry(raw, &structs)?;
            self.types.push(entry);
        }
        for (raw, ty) in raws.iter().zip(&structs) {
            if let (code::STRUCT_NAMED, Some(ty)) = (raw.code, ty) {
                let (packed, fields) =
                    need(raw.ops.split_first()).or("Invalid named struct record")?;
                let fields = self.elements(fields, &structs)?;
                self.module.ctx.types.set_body(*ty, &fields, *packed != 0);
            }
        }
        let ids = self.types.iter().map(|entry| entry.ty);
        check(&self.module.ctx.types, ids)
    }

    /// Creates a struct with this name. Appends a number if the name is taken.
    fn new_struct(&mut self, name: &[u8], names: &mut FxHashSet<Box<[u8]>>) -> Type {
        let types = &mut self.module.ctx.types;
        if name.is_empty() {
            return types.unnamed();
        }
        let mut unique: Box<[u8]> = name.into();
        while !names.insert(unique.clone()) {
            let number = self.struct_number;
            self.struct_number += 1;
            let mut longer = name.to_vec();
            longer.extend_from_slice(format!(".{number}").as_bytes());
            unique = longer.into();
        }
        types.identified(&unique)
    }

    /// Returns an element type, which must precede the current entry or be a named struct.
    fn element_type(&self, id: u64, structs: &[Option<Type>]) -> Load<Type> {
        let at = usize::try_from(id).map_err(|_| bad_table())?;
        let known = self.types.get(at).map(|entry| entry.ty);
        let named = || structs.get(at).copied().flatten();
        known.or_else(named).ok_or_else(bad_table)
    }

    fn elements(&self, ids: &[u64], structs: &[Option<Type>]) -> Load<Vec<Type>> {
        let mut types = Vec::with_capacity(ids.len());
        for &id in ids {
            let ty = self.element_type(id, structs)?;
            ensure(is_element(&self.module.ctx.types, ty)).or("Invalid type")?;
            types.push(ty);
        }
        Ok(types)
    }

    fn type_entry(&mut self, raw: &Raw, structs: &[Option<Type>]) -> Load<TypeEntry> {
        let mut pointee = None;
        let mut params: Box<[u32]> = Box::default();
        let op = |at: usize| raw.ops.get(at).copied();
        let word = |at: usize| need(op(at)).or_invalid();
        let ty = match raw.code {
            code::VOID => Type::VOID,
            code::FLOAT => Type::FLOAT,
            code::DOUBLE => Type::DOUBLE,
            code::LABEL => Type::LABEL,
            code::HALF => Type::HALF,
            code::BFLOAT => Type::BFLOAT,
            code::X86_FP80 => Type::X86_FP80,
            code::FP128 => Type::FP128,
            code::PPC_FP128 => Type::PPC_FP128,
            code::METADATA => Type::METADATA,
            code::X86_AMX => Type::X86_AMX,
            code::TOKEN => Type::TOKEN,
            code::X86_MMX => self.module.ctx.types.vector(Type::I64, 1),
            code::OPAQUE | code::STRUCT_NAMED => {
                let at = self.types.len();
                structs.get(at).copied().flatten().ok_or_else(bad_table)?
            }
            code::INTEGER => match word(0)? {
                width @ 1..=0x80_0000 => self.module.ctx.types.int(width as u32),
                _ => return refuse("Bitwidth for integer type out of range"),
            },
            code::POINTER => {
                pointee = u32::try_from(word(0)?).ok();
                self.pointer(op(1).unwrap_or(0))?
            }
            code::OPAQUE_POINTER => self.pointer(word(0)?)?,
            code::ARRAY => {
                let element = self.elements(&[word(1)?], structs)?[0];
                self.module.ctx.types.array(element, word(0)?)
            }
            code::VECTOR => {
                let element = self.elements(&[word(1)?], structs)?[0];
                let types = &mut self.module.ctx.types;
                if types.int_width(element).is_none()
                    && !types.is_float(element)
                    && !types.is_ptr(element)
                    && !matches!(types.kind(element), TypeKind::TargetExt { .. })
                {
                    return refuse("Invalid type");
                }
                match u32::try_from(word(0)?) {
                    Ok(0) | Err(_) => return refuse("Invalid vector length"),
                    Ok(len) if op(2).is_some_and(|scalable| scalable != 0) => {
                        types.scalable_vector(element, len)
                    }
                    Ok(len) => types.vector(element, len),
                }
            }
            code::STRUCT_ANONYMOUS => {
                let (packed, fields) =
                    need(raw.ops.split_first()).or("Invalid anonymous struct record")?;
                let fields = self.elements(fields, structs)?;
                self.module.ctx.types.struct_(&fields, *packed != 0)
            }
            code::FUNCTION | code::FUNCTION_OLD => {
                let first = if raw.code == code::FUNCTION { 1 } else { 2 };
                let result = self.element_type(word(first)?, structs)?;
                let ids = raw.ops.get(first + 1..).unwrap_or_default();
                let types = ids
                    .iter()
                    .map(|&id| self.element_type(id, structs))
                    .collect::<Load<Vec<_>>>()?;
                params = ids.iter().map(|&id| id as u32).collect();
                let table = &mut self.module.ctx.types;
                let is_param = |ty: &Type| {
                    !matches!(table.kind(*ty), TypeKind::Void | TypeKind::Function { .. })
                };
                let is_result = !matches!(
                    table.kind(result),
                    TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. }
                );
                ensure(types.iter().all(is_param) && is_result).or("Invalid function type")?;
                table.function(result, &types, word(0)? != 0)
            }
            code::TARGET => self.target_type(raw, structs)?,
            _ => return refuse("Invalid value"),
        };
        Ok(TypeEntry {
            ty,
            pointee,
            params,
        })
    }

    fn pointer(&mut self, space: u64) -> Load<Type> {
        match u32::try_from(space) {
            Ok(space) if space < 1 << 24 => Ok(self.module.ctx.types.ptr(space)),
            _ => refuse("Invalid record"),
        }
    }

    /// Operands: the number of type parameters, these parameters, then integers.
    fn target_type(&mut self, raw: &Raw, structs: &[Option<Type>]) -> Load<Type> {
        const BAD: &str = "Invalid target extension type record";
        let Some((&count, rest)) = raw.ops.split_first() else {
            return refuse(BAD);
        };
        let (types, ints) = need(
            usize::try_from(count)
                .ok()
                .and_then(|count| rest.split_at_checked(count)),
        )
        .or("Too many type parameters")?;
        let types = types
            .iter()
            .map(|&id| self.element_type(id, structs))
            .collect::<Load<Vec<_>>>()?;
        let ints: Result<Vec<u32>, _> = ints.iter().map(|&int| u32::try_from(int)).collect();
        match ints {
            Ok(ints) => Ok(self.module.ctx.types.target_ext(&raw.name, &types, &ints)),
            Err(_) => refuse("Integer parameter too large"),
        }
    }
}

/// Returns true if aggregates may have elements of this type.
fn is_element(types: &Types, ty: Type) -> bool {
    !matches!(
        types.kind(ty),
        TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. }
    )
}

/// Returns an error for structs that contain themselves, and for types that are nested too deep.
fn check(types: &Types, ids: impl Iterator<Item = Type>) -> Load<()> {
    let mut depths = rustc_hash::FxHashMap::<Type, Option<u32>>::default();
    for root in ids {
        if depths.contains_key(&root) {
            continue;
        }
        let mut path = vec![(root, 0_u64, 0_u32)];
        depths.insert(root, None);
        while let Some((ty, at, deepest)) = path.last_mut() {
            let part = match types.kind(*ty) {
                TypeKind::Function { result, params, .. } => match at.checked_sub(1) {
                    None => Some(result),
                    Some(at) => params.get(at as usize).copied(),
                },
                TypeKind::TargetExt { types, .. } => types.get(*at as usize).copied(),
                // All elements have the same type.
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
                    (*at == 0).then_some(element)
                }
                _ => types.element(*ty, *at),
            };
            *at += 1;
            let Some(part) = part else {
                let depth = *deepest + 1;
                ensure(depth <= MAX_DEPTH).or("nesting is too deep")?;
                depths.insert(*ty, Some(depth));
                path.pop();
                if let Some((.., deepest)) = path.last_mut() {
                    *deepest = depth.max(*deepest);
                }
                continue;
            };
            match depths.get(&part) {
                Some(Some(depth)) => *deepest = (*depth).max(*deepest),
                Some(None) => {
                    let name = match types.kind(part) {
                        TypeKind::Identified { name, .. } => name,
                        _ => b"",
                    };
                    let name = String::from_utf8_lossy(name);
                    return refuse(format!("identified structure type '{name}' is recursive"));
                }
                None => {
                    depths.insert(part, None);
                    path.push((part, 0, 0));
                }
            }
        }
    }
    Ok(())
}
