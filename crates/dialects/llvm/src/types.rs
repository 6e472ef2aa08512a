//! Types of the LLVM dialect, and compatibility of types with it.

use crate::asm::NestedType;
use rustc_hash::FxHashSet;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::{VectorType, element_type_or_self, rank_or_zero};
use terrace_ir::{Context, Element, Elements, Type, TypeClass, TypeKind};
use terrace_macros::dialect_type;

/// `!llvm.ptr`, `!llvm.ptr<3>`
#[dialect_type(dialect = "llvm", mnemonic = "ptr", definition = "LLVMPointerType", format = "(`<` $addressSpace^ `>`)?", class = TypeClass::VECTOR_ELEMENT, own_get)]
pub struct PointerType {
    /// The address space.
    #[mlir("addressSpace")]
    #[default(0)]
    address_space: u32,
}

/// `!llvm.array<4 x i32>`
#[dialect_type(dialect = "llvm", mnemonic = "array", definition = "LLVMArrayType", format = "`<` $numElements `x` $elementType `>`", own_get, verify = verify_array)]
pub struct ArrayType {
    /// The element type.
    #[mlir("elementType")]
    #[text(NestedType)]
    element: Type,
    /// The number of elements.
    #[mlir("numElements")]
    count: u64,
}

/// `!llvm.func<i32 (ptr, ...)>`
#[dialect_type(dialect = "llvm", mnemonic = "func", custom, own_get, verify = verify_function)]
pub struct FunctionType {
    /// The result type, `void` for none.
    result: Type,
    /// Parameter types.
    params: Box<[Type]>,
    /// True if the function is variadic.
    var_arg: bool,
}

/// `!llvm.void`
#[dialect_type(dialect = "llvm", mnemonic = "void")]
pub struct VoidType {}

/// `!llvm.token`
#[dialect_type(dialect = "llvm", mnemonic = "token")]
pub struct TokenType {}

/// `!llvm.label`
#[dialect_type(dialect = "llvm", mnemonic = "label")]
pub struct LabelType {}

/// `!llvm.metadata`
#[dialect_type(dialect = "llvm", mnemonic = "metadata")]
pub struct MetadataType {}

/// `!llvm.x86_amx`
#[dialect_type(dialect = "llvm", mnemonic = "x86_amx")]
pub struct X86AmxType {}

/// `!llvm.target<"spirv.Image", i32, 0>`
#[dialect_type(dialect = "llvm", mnemonic = "target", custom)]
pub struct TargetExtType {
    /// The name.
    name: Box<[u8]>,
    /// Type parameters.
    type_params: Box<[Type]>,
    /// Integer parameters.
    int_params: Box<[u32]>,
}

/// The body of a struct.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StructBody {
    /// The types of the fields.
    pub elements: Box<[Type]>,
    /// True if there is no padding between fields.
    pub packed: bool,
    /// True for an opaque struct: it has no fields and will never have any.
    pub opaque: bool,
}

/// `!llvm.struct<(i32, f32)>`, or one identified by its name: `!llvm.struct<"name", (i32)>`.
///
/// A name identifies one struct per context. Its body is set once, and may contain the struct itself.
#[derive(Clone, Debug)]
pub struct StructType {
    name: Option<Box<[u8]>>,
    body: OnceLock<StructBody>,
}

impl PartialEq for StructType {
    fn eq(&self, other: &Self) -> bool {
        match (&self.name, &other.name) {
            (None, None) => self.body.get() == other.body.get(),
            (a, b) => a == b,
        }
    }
}

impl Eq for StructType {}

impl Hash for StructType {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.name {
            Some(name) => name.hash(state),
            None => self.body.get().hash(state),
        }
    }
}

impl Elements for StructType {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        if let Some(body) = self.body.get() {
            body.elements.elements(visit);
        }
    }
}

impl TypeKind for StructType {
    const DIALECT: &'static str = "llvm";

    fn class(&self, _ctx: &Context) -> TypeClass {
        TypeClass::EMPTY
    }
}

impl StructType {
    /// `!llvm.struct<(elements)>`
    pub fn literal(ctx: &Context, elements: &[Type]) -> Type {
        Self::literal_with(ctx, elements, false)
    }

    /// `!llvm.struct<packed (elements)>` if `packed`.
    pub fn literal_with(ctx: &Context, elements: &[Type], packed: bool) -> Type {
        let body = StructBody {
            elements: elements.into(),
            packed,
            opaque: false,
        };
        ctx.ty(StructType {
            name: None,
            body: OnceLock::from(body),
        })
    }

    /// The struct with a name, with or without a body so far.
    pub fn identified(ctx: &Context, name: &[u8]) -> Type {
        ctx.ty(StructType {
            name: Some(name.into()),
            body: OnceLock::new(),
        })
    }

    /// The struct with a name, made opaque if it has no body so far.
    pub fn opaque(ctx: &Context, name: &[u8]) -> Type {
        let ty = Self::identified(ctx, name);
        if let Some(storage) = ty.as_::<StructType>(ctx) {
            let _ = storage.body.set(StructBody {
                elements: Box::default(),
                packed: false,
                opaque: true,
            });
        }
        ty
    }

    /// A new struct with this body, named `name`, or `name.1`, `name.2`, … if that is taken.
    pub fn new_identified(ctx: &Context, name: &[u8], elements: &[Type], packed: bool) -> Type {
        let mut candidate = name.to_owned();
        let mut counter = 0;
        loop {
            let ty = Self::identified(ctx, &candidate);
            let body = StructBody {
                elements: elements.into(),
                packed,
                opaque: false,
            };
            if ty
                .as_::<StructType>(ctx)
                .is_some_and(|storage| storage.body.set(body).is_ok())
            {
                return ty;
            }
            counter += 1;
            candidate = [name, format!(".{counter}").as_bytes()].concat();
        }
    }

    /// Sets the body of an identified struct; `false` if it has a different one.
    pub fn set_body(&self, elements: &[Type], packed: bool) -> bool {
        let body = StructBody {
            elements: elements.into(),
            packed,
            opaque: false,
        };
        *self.body.get_or_init(|| body.clone()) == body
    }

    /// The name of an identified struct.
    pub fn name(&self) -> Option<&[u8]> {
        self.name.as_deref()
    }

    /// The body, if it is set.
    pub fn body(&self) -> Option<&StructBody> {
        self.body.get()
    }

    /// The types of the fields; empty if the body is not set.
    pub fn elements(&self) -> &[Type] {
        self.body.get().map_or(&[], |body| &body.elements)
    }

    /// True if there is no padding between fields.
    pub fn is_packed(&self) -> bool {
        self.body.get().is_some_and(|body| body.packed)
    }

    /// True if the struct is opaque or has no body so far.
    pub fn is_opaque(&self) -> bool {
        self.name.is_some() && self.body.get().is_none_or(|body| body.opaque)
    }

    /// True if a type can be a field.
    pub fn is_valid_element(ctx: &Context, ty: Type) -> bool {
        is_valid_member(ctx, ty)
    }
}

/// True unless a type is void, label, metadata, token or a function.
fn is_valid_member(ctx: &Context, ty: Type) -> bool {
    !(ty.is::<VoidType>(ctx)
        || ty.is::<LabelType>(ctx)
        || ty.is::<MetadataType>(ctx)
        || ty.is::<TokenType>(ctx)
        || ty.is::<FunctionType>(ctx))
}

impl PointerType {
    /// `!llvm.ptr<address_space>`
    pub fn get(ctx: &Context, address_space: u32) -> Type {
        if address_space == 0 {
            Type::LLVM_PTR
        } else {
            ctx.ty(PointerType { address_space })
        }
    }
}

fn verify_array(ty: &ArrayType, ctx: &Context) -> Result<(), String> {
    match ArrayType::is_valid_element(ctx, ty.element) {
        true => Ok(()),
        false => Err(format!(
            "invalid array element type: {}",
            ctx.show_type(ty.element)
        )),
    }
}

fn verify_function(ty: &FunctionType, ctx: &Context) -> Result<(), String> {
    if !FunctionType::is_valid_result(ctx, ty.result) {
        let shown = ctx.show_type(ty.result);
        return Err(format!("invalid function result type: {shown}"));
    }
    let mut params = ty.params.iter();
    match params.find(|&&param| !FunctionType::is_valid_param(ctx, param)) {
        None => Ok(()),
        Some(&param) => {
            let shown = ctx.show_type(param);
            Err(format!("invalid function argument type: {shown}"))
        }
    }
}

impl ArrayType {
    /// `!llvm.array<count x element>`
    pub fn get(ctx: &Context, element: Type, count: u64) -> Type {
        ctx.ty(ArrayType { element, count })
    }

    /// True if a type can be an element.
    pub fn is_valid_element(ctx: &Context, ty: Type) -> bool {
        is_valid_member(ctx, ty)
    }
}

impl FunctionType {
    /// `!llvm.func<result (params)>`
    pub fn get(ctx: &Context, result: Type, params: &[Type], var_arg: bool) -> Type {
        ctx.ty(FunctionType {
            result,
            params: params.into(),
            var_arg,
        })
    }

    /// The result type, none for `void`.
    pub fn results(&self, ctx: &Context) -> &[Type] {
        if self.result.is::<VoidType>(ctx) {
            &[]
        } else {
            std::slice::from_ref(&self.result)
        }
    }

    /// True if a type can be the result.
    pub fn is_valid_result(ctx: &Context, ty: Type) -> bool {
        !ty.is::<FunctionType>(ctx) && !ty.is::<MetadataType>(ctx) && !ty.is::<LabelType>(ctx)
    }

    /// True if a type can be a parameter.
    pub fn is_valid_param(ctx: &Context, ty: Type) -> bool {
        !ty.is::<VoidType>(ctx) && !ty.is::<FunctionType>(ctx)
    }
}

impl TargetExtType {
    /// True if values can be loaded, stored and allocated.
    pub fn supports_mem_ops(&self) -> bool {
        self.name.starts_with(b"spirv.") || &*self.name == b"aarch64.svcount"
    }

    /// True if the type has a zero value.
    pub fn has_zero_init(&self) -> bool {
        self.name.starts_with(b"spirv.")
    }

    /// True if a global can have the type.
    pub fn can_be_global(&self) -> bool {
        self.name.starts_with(b"spirv.")
    }
}

terrace_ir::kinds! {
    /// The types with inner structure that LLVM values have, by kind.
    pub enum LlvmType of Type {
        /// `!llvm.ptr<1>`
        Pointer(PointerType),
        /// `!llvm.array<2 x i32>`
        Array(ArrayType),
        /// `!llvm.struct<(i32)>`
        Struct(StructType),
        /// `vector<4xi32>`
        Vector(VectorType),
        /// `!llvm.func<void ()>`
        Function(FunctionType),
        /// `!llvm.target<"name">`
        TargetExt(TargetExtType),
    }
}

/// The address space of a pointer type.
pub fn address_space(ctx: &Context, ty: Type) -> Option<u32> {
    ty.as_::<PointerType>(ctx).map(|ty| ty.address_space)
}

/// True if a builtin type is an integer or float type of LLVM.
fn is_compatible_number(ctx: &Context, ty: Type) -> bool {
    let class = ty.class(ctx);
    class.intersects(TypeClass::SIGNLESS_INT)
        || class.intersects(TypeClass::FLOAT) && is_compatible_float(ctx, ty)
}

/// `isCompatibleOuterType`: true if the dialect accepts the type, ignoring the types it contains.
pub fn is_compatible_outer_type(ctx: &Context, ty: Type) -> bool {
    is_compatible_number(ctx, ty) || ty.dialect(ctx) == "llvm" || is_one_dimensional(ctx, ty)
}

/// True if a type is a one-dimensional vector.
fn is_one_dimensional(ctx: &Context, ty: Type) -> bool {
    ty.is::<VectorType>(ctx) && rank_or_zero(ctx, ty) == 1
}

/// Returns true if a type is a pointer or a number.
fn is_compatible_scalar(ctx: &Context, ty: Type) -> bool {
    ty.is::<PointerType>(ctx) || is_compatible_number(ctx, ty)
}

/// Returns true if a type is made of pointers and numbers by at most `levels` arrays and structs, one within the other.
/// Most types are, among them all descriptors of memrefs, which verifiers of aggregates see again and again.
fn is_plain_aggregate(ctx: &Context, ty: Type, levels: u32) -> bool {
    is_compatible_scalar(ctx, ty)
        || levels > 0
            && match LlvmType::of(ctx, ty) {
                LlvmType::Array(array) => is_plain_aggregate(ctx, array.element, levels - 1),
                LlvmType::Struct(body) => (body.elements().iter())
                    .all(|&element| is_plain_aggregate(ctx, element, levels - 1)),
                _ => false,
            }
}

/// `isCompatibleType`: true if the dialect accepts the type and all types it contains.
pub fn is_compatible_type(ctx: &Context, ty: Type) -> bool {
    let is_simple = |ty| is_compatible_scalar(ctx, ty);
    if is_plain_aggregate(ctx, ty, 2) {
        return true;
    }
    // Structs may be recursive: visit every reachable type once.
    let mut seen = FxHashSet::default();
    let mut pending = vec![ty];
    while let Some(ty) = pending.pop() {
        if is_simple(ty) || !seen.insert(ty) {
            continue;
        }
        if ty.dialect(ctx) != "llvm" && !is_one_dimensional(ctx, ty) {
            return false;
        }
        Element::Type(ty).elements(ctx, &mut |element| {
            if let Element::Type(inner) = element {
                pending.push(inner);
            }
        });
    }
    true
}

/// `isCompatibleFloatingPointType`: `bf16` to `f128` and `ppc_fp128`.
pub fn is_compatible_float(ctx: &Context, ty: Type) -> bool {
    float_kind(ctx, ty).is_some_and(|kind| kind.llvm_keyword().is_some())
}

/// `isCompatibleVectorType`: a one-dimensional vector of signless integers, pointers or LLVM floats.
pub fn is_compatible_vector(ctx: &Context, ty: Type) -> bool {
    vector_element(ctx, ty).is_some()
}

/// The element type of a compatible vector.
pub fn vector_element(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx).filter(|ty| ty.shape.len() == 1)?;
    let element = vector.element;
    let valid = element.class(ctx).intersects(TypeClass::SIGNLESS_INT)
        || element.is::<PointerType>(ctx)
        || is_compatible_float(ctx, element);
    valid.then_some(element)
}

/// The type of an `llvm.shufflevector` of vectors of type `ty` with a mask of `lanes` elements.
pub(crate) fn shuffled(ctx: &Context, ty: Type, lanes: usize) -> Option<Type> {
    let element = vector_element(ctx, ty)?;
    let scalable = ty.as_::<VectorType>(ctx)?.scalable.clone();
    Some(ctx.ty(VectorType {
        shape: [lanes as i64].into(),
        scalable,
        element,
    }))
}

/// The element type of a vector of any dimensions, or the type itself.
pub fn vector_element_or_self(ctx: &Context, ty: Type) -> Type {
    match ty.is::<VectorType>(ctx) {
        true => element_type_or_self(ctx, ty),
        false => ty,
    }
}

/// `isLoadableType`: a type whose values have a size.
pub fn is_loadable_type(ctx: &Context, ty: Type) -> bool {
    if !is_compatible_outer_type(ctx, ty) || ty.is::<VoidType>(ctx) || ty.is::<FunctionType>(ctx) {
        return false;
    }
    match LlvmType::of(ctx, ty) {
        LlvmType::Struct(body) => !body.is_opaque(),
        LlvmType::TargetExt(target) => target.supports_mem_ops(),
        _ => true,
    }
}

/// True if a vector is scalable.
pub fn is_scalable_vector(ctx: &Context, ty: Type) -> bool {
    ty.class(ctx).intersects(TypeClass::SCALABLE)
}

/// The type at a position of an aggregate: a struct field or an array element.
pub fn element_at(ctx: &Context, container: Type, position: i64) -> Option<Type> {
    let index = usize::try_from(position).ok()?;
    match LlvmType::of(ctx, container) {
        LlvmType::Struct(body) => body.elements().get(index).copied(),
        LlvmType::Array(array) => ((index as u64) < array.count).then_some(array.element),
        _ => None,
    }
}
