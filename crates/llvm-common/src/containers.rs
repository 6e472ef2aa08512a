//! Converts structs, arrays and function types of the LLVM dialect that contain types of other dialects.

use crate::converter::{Message, convert_part, memref_descriptor};
use std::collections::{HashMap, HashSet};
use terrace_builtin::MemRefType;
use terrace_ir::{Context, Type};
use terrace_llvm::types::{
    ArrayType, FunctionType as LlvmFunctionType, StructType, is_compatible_type,
};
use terrace_rewrite::{Converted, TypeConverter};

terrace_ir::kinds! {
    /// The types that may contain an identified struct.
    enum Container of Type {
        Array(ArrayType),
        Struct(StructType),
        Function(LlvmFunctionType),
        MemRef(MemRefType),
    }
}

/// The conversion rule for containers, which converts their element types. An identified struct becomes one named
/// `_Converted.NAME`.
pub(crate) fn container_type(converter: &TypeConverter, ctx: &Context, ty: Type) -> Converted {
    let is_container =
        ty.is::<StructType>(ctx) || ty.is::<ArrayType>(ctx) || ty.is::<LlvmFunctionType>(ctx);
    if !is_container || is_compatible_type(ctx, ty) {
        return Converted::NotMine;
    }
    let mut containers = Containers {
        converter,
        ctx,
        identified: HashMap::new(),
    };
    match containers.container(ty) {
        Ok(ty) => Converted::one(ty),
        Err(message) => Converted::Fails(message),
    }
}

/// The conversion of one container and its identified structs. These structs may be recursive, but the converter must
/// not be called for a type whose conversion is in progress. Therefore all types that contain one of these structs are
/// converted here.
struct Containers<'a> {
    converter: &'a TypeConverter,
    ctx: &'a Context,
    /// The identified structs found so far, with their converted types.
    identified: HashMap<Type, Type>,
}

impl Containers<'_> {
    fn part(&mut self, ty: Type) -> Result<Type, Message> {
        if let Some(&new) = self.identified.get(&ty) {
            return Ok(new);
        }
        if self.leads_back(ty) {
            return self.container(ty);
        }
        convert_part(self.converter, self.ctx, ty)
    }

    fn parts(&mut self, types: &[Type]) -> Result<Vec<Type>, Message> {
        types.iter().map(|&ty| self.part(ty)).collect()
    }

    fn container(&mut self, ty: Type) -> Result<Type, Message> {
        let ctx = self.ctx;
        let storage = match Container::of(ctx, ty) {
            Container::Array(array) => {
                let element = self.part(array.element)?;
                return Ok(ArrayType::get(ctx, element, array.count));
            }
            Container::Function(function) => {
                let result = self.part(function.result)?;
                let params = self.parts(&function.params)?;
                return Ok(LlvmFunctionType::get(
                    ctx,
                    result,
                    &params,
                    function.var_arg,
                ));
            }
            Container::MemRef(memref) => {
                self.part(memref.element)?;
                return memref_descriptor(self.converter, ctx, ty, memref).ok_or(None);
            }
            Container::Struct(storage) => storage,
            Container::Other => return Err(None),
        };
        let Some(name) = storage.name() else {
            let elements = self.parts(storage.elements())?;
            return Ok(StructType::literal_with(
                ctx,
                &elements,
                storage.is_packed(),
            ));
        };
        let new = StructType::identified(ctx, &[b"_Converted.", name].concat());
        self.identified.insert(ty, new);
        let elements = self.parts(storage.elements())?;
        let fits = new
            .as_::<StructType>(ctx)
            .is_some_and(|new| new.set_body(&elements, storage.is_packed()));
        fits.then_some(new).ok_or(None)
    }

    /// Returns true if a type contains one of the identified structs found so far.
    fn leads_back(&self, ty: Type) -> bool {
        let ctx = self.ctx;
        if self.identified.is_empty() {
            return false;
        }
        let mut pending = vec![ty];
        let mut seen = HashSet::new();
        while let Some(ty) = pending.pop() {
            if self.identified.contains_key(&ty) {
                return true;
            }
            if !seen.insert(ty) {
                continue;
            }
            match Container::of(ctx, ty) {
                Container::Array(array) => pending.push(array.element),
                Container::Struct(storage) => pending.extend(storage.elements()),
                Container::Function(function) => {
                    pending.push(function.result);
                    pending.extend(&function.params);
                }
                Container::MemRef(memref) => pending.push(memref.element),
                Container::Other => (),
            }
        }
        false
    }
}
