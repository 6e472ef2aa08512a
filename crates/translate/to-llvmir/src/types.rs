//! Converts types of the LLVM dialect to LLVM IR types, cached by handle.

use terrace_builtin::types::{FloatType, IntegerType, VectorType};
use terrace_ir::{Context, Type, TypeClass};
use terrace_llvm::{
    ArrayType, FunctionType, LabelType, MetadataType, PointerType, StructType, TargetExtType,
    TokenType, VoidType, X86AmxType,
};
use terrace_llvmir as ll;
use terrace_numeric::FloatKind;

terrace_ir::kinds! {
    /// The types with parameters.
    enum WithParts of Type {
        Integer(IntegerType),
        Pointer(PointerType),
        Float(FloatType),
        Array(ArrayType),
        Vector(VectorType),
        Struct(StructType),
        Function(FunctionType),
        TargetExt(TargetExtType),
    }
}

/// The LLVM IR type of a type, valid for one context.
#[derive(Clone, Copy)]
struct Row {
    /// The stamp of the context; 0 for none.
    stamp: u32,
    ty: ll::Type,
}

const EMPTY: Row = Row {
    stamp: 0,
    ty: ll::Type::VOID,
};

/// The LLVM IR types, indexed by the handles of MLIR types.
pub(crate) struct TypeTable {
    rows: Vec<Row>,
    /// The stamp of the current context.
    stamp: u32,
    /// Worklists of a conversion.
    stack: Vec<Type>,
    bodies: Vec<Type>,
}

impl TypeTable {
    /// Returns an empty table.
    pub(crate) fn new() -> Self {
        TypeTable {
            rows: Vec::new(),
            stamp: 1,
            stack: Vec::new(),
            bodies: Vec::new(),
        }
    }

    /// Invalidates all entries, because the next handles belong to another context.
    pub(crate) fn forget(&mut self) {
        self.stamp += 1;
    }

    #[inline]
    fn known(&self, ty: Type) -> Option<ll::Type> {
        let row = self.rows.get(ty.index())?;
        (row.stamp == self.stamp).then_some(row.ty)
    }

    /// Returns the LLVM IR type of `ty`, or `None` if it has none.
    #[inline]
    pub(crate) fn get(
        &mut self,
        ctx: &Context,
        types: &mut ll::Types,
        ty: Type,
    ) -> Option<ll::Type> {
        match self.known(ty) {
            Some(known) => Some(known),
            None => self.convert(ctx, types, ty),
        }
    }

    fn set(&mut self, ty: Type, to: ll::Type) {
        if self.rows.len() <= ty.index() {
            self.rows.resize(ty.index() + 1, EMPTY);
        }
        self.rows[ty.index()] = Row {
            stamp: self.stamp,
            ty: to,
        };
    }

    /// Converts a type after its components, without recursion. An identified struct is declared before its body is
    /// converted, which breaks cycles.
    #[cold]
    fn convert(&mut self, ctx: &Context, types: &mut ll::Types, ty: Type) -> Option<ll::Type> {
        self.stack.clear();
        self.bodies.clear();
        self.convert_parts(ctx, types, ty)?;
        while let Some(identified) = self.bodies.pop() {
            let Some(storage) = identified.as_::<StructType>(ctx) else {
                continue;
            };
            let mut fields = Vec::with_capacity(storage.elements().len());
            for &field in storage.elements() {
                self.convert_parts(ctx, types, field)?;
                fields.push(self.known(field)?);
            }
            if let Some(known) = self.known(identified) {
                types.set_body(known, &fields, storage.is_packed());
            }
        }
        self.known(ty)
    }

    fn convert_parts(&mut self, ctx: &Context, types: &mut ll::Types, ty: Type) -> Option<()> {
        let bottom = self.stack.len();
        self.stack.push(ty);
        while self.stack.len() > bottom {
            let top = *self.stack.last()?;
            if self.known(top).is_some() {
                self.stack.pop();
                continue;
            }
            let waiting = self.stack.len();
            let converted = self.shallow(ctx, types, top);
            if self.stack.len() == waiting {
                self.set(top, converted?);
            }
        }
        Some(())
    }

    /// Returns the type if its components are known. Otherwise pushes the unknown components.
    fn shallow(&mut self, ctx: &Context, types: &mut ll::Types, ty: Type) -> Option<ll::Type> {
        Some(match WithParts::of(ctx, ty) {
            // LLVM's maximum width.
            WithParts::Integer(int) if (1..=1 << 23).contains(&int.width) => types.int(int.width),
            WithParts::Integer(_) => return None,
            WithParts::Pointer(pointer) => {
                types.ptr(crate::attributes::address_space(pointer.address_space))
            }
            WithParts::Float(float) => float_type(float.kind)?,
            WithParts::Array(array) => types.array(self.part(array.element)?, array.count),
            WithParts::Vector(vector) => {
                let [count] = *vector.shape else { return None };
                let count = u32::try_from(count).ok()?;
                let element = self.part(vector.element)?;
                match ty.class(ctx).intersects(TypeClass::SCALABLE) {
                    true => types.scalable_vector(element, count),
                    false => types.vector(element, count),
                }
            }
            WithParts::Struct(storage) => {
                if let Some(name) = storage.name() {
                    if !storage.is_opaque() {
                        self.bodies.push(ty);
                    }
                    return Some(types.identified(name));
                }
                let fields = self.parts(storage.elements())?;
                types.struct_(&fields, storage.is_packed())
            }
            WithParts::Function(function) => {
                let (result, params) = (self.part(function.result), self.parts(&function.params));
                types.function(result?, &params?, function.var_arg)
            }
            WithParts::TargetExt(target) => {
                let params = self.parts(&target.type_params)?;
                types.target_ext(&target.name, &params, &target.int_params)
            }
            WithParts::Other => return simple_type(ctx, ty),
        })
    }

    fn part(&mut self, ty: Type) -> Option<ll::Type> {
        let known = self.known(ty);
        if known.is_none() {
            self.stack.push(ty);
        }
        known
    }

    fn parts(&mut self, types: &[Type]) -> Option<Vec<ll::Type>> {
        let parts: Vec<_> = types.iter().map(|&ty| self.part(ty)).collect();
        parts.into_iter().collect()
    }
}

fn simple_type(ctx: &Context, ty: Type) -> Option<ll::Type> {
    if ty.is::<VoidType>(ctx) {
        Some(ll::Type::VOID)
    } else if ty.is::<TokenType>(ctx) {
        Some(ll::Type::TOKEN)
    } else if ty.is::<LabelType>(ctx) {
        Some(ll::Type::LABEL)
    } else if ty.is::<MetadataType>(ctx) {
        Some(ll::Type::METADATA)
    } else if ty.is::<X86AmxType>(ctx) {
        Some(ll::Type::X86_AMX)
    } else {
        None
    }
}

/// Returns the LLVM IR type of a float format.
pub(crate) fn float_type(kind: FloatKind) -> Option<ll::Type> {
    Some(match kind {
        FloatKind::F16 => ll::Type::HALF,
        FloatKind::BF16 => ll::Type::BFLOAT,
        FloatKind::F32 => ll::Type::FLOAT,
        FloatKind::F64 => ll::Type::DOUBLE,
        FloatKind::F80 => ll::Type::X86_FP80,
        FloatKind::F128 => ll::Type::FP128,
        FloatKind::PpcDoubleDouble => ll::Type::PPC_FP128,
        _ => return None,
    })
}
