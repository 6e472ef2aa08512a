//! Converts LLVM IR types to types of the LLVM dialect, cached by handle.

use terrace_builtin::types::{FloatType, IntegerType, VectorType};
use terrace_ir::{Context, Type};
use terrace_llvm::{
    ArrayType, FunctionType, LabelType, MetadataType, PointerType, StructType, TargetExtType,
    TokenType, VoidType, X86AmxType,
};
use terrace_llvmir as ll;
use terrace_llvmir::TypeKind;
use terrace_numeric::FloatKind;

/// The dialect's types, indexed by the handles of the module's types.
#[derive(Clone, Default)]
pub(crate) struct TypeTable {
    rows: Vec<Option<Type>>,
    /// True if identified structs become literal structs.
    literals: bool,
    /// The stack of types being converted.
    stack: Vec<ll::Type>,
}

impl TypeTable {
    pub(crate) fn new(literals: bool) -> Self {
        TypeTable {
            literals,
            ..TypeTable::default()
        }
    }

    /// Returns the dialect's type for a type.
    #[inline]
    pub(crate) fn get(&mut self, ctx: &Context, types: &ll::Types, ty: ll::Type) -> Type {
        match self.known(ty) {
            Some(known) => known,
            None => self.convert(ctx, types, ty),
        }
    }

    /// Converts all identified structs, if all have names. The names of unnamed structs depend on the order of their
    /// first use; if there are any, converts nothing and returns false.
    pub(crate) fn convert_identified(&mut self, ctx: &Context, types: &ll::Types) -> bool {
        if self.literals {
            return true;
        }
        let is_identified = |ty: &ll::Type| matches!(types.kind(*ty), TypeKind::Identified { .. });
        let is_nameless =
            |ty| matches!(types.kind(ty), TypeKind::Identified { name, .. } if name.is_empty());
        let identified: Vec<ll::Type> = types.all().filter(is_identified).collect();
        if identified.iter().copied().any(is_nameless) {
            return false;
        }
        for ty in identified {
            self.get(ctx, types, ty);
        }
        true
    }

    #[inline]
    fn known(&self, ty: ll::Type) -> Option<Type> {
        self.rows.get(ty.index()).copied().flatten()
    }

    fn convert(&mut self, ctx: &Context, types: &ll::Types, ty: ll::Type) -> Type {
        self.stack.push(ty);
        while let Some(&top) = self.stack.last() {
            if self.known(top).is_none() {
                // If a component is unknown, `make` has pushed it.
                let Some(made) = self.make(ctx, types, top) else {
                    continue;
                };
                self.set(top, made);
            }
            self.stack.pop();
        }
        self.known(ty).unwrap_or(Type::NONE)
    }

    fn set(&mut self, ty: ll::Type, made: Type) {
        if self.rows.len() <= ty.index() {
            self.rows.resize(ty.index() + 1, None);
        }
        self.rows[ty.index()] = Some(made);
    }

    /// Returns the type if its components are known. Otherwise pushes them.
    fn make(&mut self, ctx: &Context, types: &ll::Types, ty: ll::Type) -> Option<Type> {
        Some(match types.kind(ty) {
            TypeKind::Void => VoidType::get(ctx),
            TypeKind::Half => FloatType::get(ctx, FloatKind::F16),
            TypeKind::BFloat => FloatType::get(ctx, FloatKind::BF16),
            TypeKind::Float => FloatType::get(ctx, FloatKind::F32),
            TypeKind::Double => FloatType::get(ctx, FloatKind::F64),
            TypeKind::X86Fp80 => FloatType::get(ctx, FloatKind::F80),
            TypeKind::Fp128 => FloatType::get(ctx, FloatKind::F128),
            TypeKind::PpcFp128 => FloatType::get(ctx, FloatKind::PpcDoubleDouble),
            TypeKind::Label => LabelType::get(ctx),
            TypeKind::Token => TokenType::get(ctx),
            TypeKind::Metadata => MetadataType::get(ctx),
            TypeKind::X86Amx => X86AmxType::get(ctx),
            TypeKind::Int(width) => IntegerType::signless(ctx, width),
            TypeKind::Ptr(space) => PointerType::get(ctx, space),
            TypeKind::Array { element, len } => ArrayType::get(ctx, self.part(element)?, len),
            TypeKind::Vector {
                element,
                len,
                scalable,
            } => ctx.ty(VectorType {
                shape: [i64::from(len)].into(),
                scalable: [scalable].into(),
                element: self.part(element)?,
            }),
            TypeKind::Struct { fields, packed } => {
                StructType::literal_with(ctx, &self.parts(fields)?, packed)
            }
            TypeKind::Identified { fields, packed, .. } if self.literals => {
                StructType::literal_with(ctx, &self.parts(fields.unwrap_or(&[]))?, packed)
            }
            TypeKind::Identified {
                name,
                fields,
                packed,
            } => match fields {
                None => StructType::opaque(ctx, name),
                Some(fields) => identified(ctx, name, &self.parts(fields)?, packed),
            },
            TypeKind::Function {
                result,
                params,
                varargs,
            } => {
                let params = self.parts(params)?;
                FunctionType::get(ctx, self.part(result)?, &params, varargs)
            }
            TypeKind::TargetExt { name, types, ints } => {
                let type_params = self.parts(types)?.into();
                ctx.ty(TargetExtType {
                    name: name.into(),
                    type_params,
                    int_params: ints.into(),
                })
            }
        })
    }

    fn part(&mut self, ty: ll::Type) -> Option<Type> {
        let known = self.known(ty);
        if known.is_none() {
            self.stack.push(ty);
        }
        known
    }

    fn parts(&mut self, types: &[ll::Type]) -> Option<Vec<Type>> {
        let parts: Option<Vec<Type>> = types.iter().map(|&ty| self.known(ty)).collect();
        if parts.is_none() {
            // The first component is converted first, because the order determines the names of unnamed structs.
            let missing = types.iter().rev().filter(|&&ty| self.known(ty).is_none());
            let missing: Vec<ll::Type> = missing.copied().collect();
            self.stack.extend(missing);
        }
        parts
    }
}

/// Returns an identified struct. Names are unique within a module, but several structs may be unnamed.
fn identified(ctx: &Context, name: &[u8], fields: &[Type], packed: bool) -> Type {
    if !name.is_empty() {
        let ty = StructType::identified(ctx, name);
        let storage = ty.as_::<StructType>(ctx);
        if storage.is_some_and(|storage| storage.set_body(fields, packed)) {
            return ty;
        }
    }
    StructType::new_identified(ctx, name, fields, packed)
}
