//! Defines the types of the LLVM dialect, and the compatibility of types with the dialect.

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
    /// The result type; `void` for functions without a result.
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

    /// Returns the struct with a name, whether or not its body is already set.
    pub fn identified(ctx: &Context, name: &[u8]) -> Type {
        ctx.ty(StructType {
            name: Some(name.into()),
            body: OnceLock::new(),
        })
    }

    /// Returns the struct with a name. The struct becomes opaque if its body is not yet set.
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

    /// Creates a struct with this body, named `name`, or `name.1`, `name.2`, … if that name is taken.
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

    /// Sets the body of an identified struct. Returns false if it has a different body.
    pub fn set_body(&self, elements: &[Type], packed: bool) -> bool {
        let body = StructBody {
            elements: elements.into(),
            packed,
            opaque: false,
        };
        *self.body.get_or_init(|| body.clone()) == body
    }

    /// Returns the name of an identified struct.
    pub fn name(&self) -> Option<&[u8]> {
        self.name.as_deref()
    }

    /// Returns the body, if it is set.
    pub fn body(&self) -> Option<&StructBody> {
        self.body.get()
    }

    /// Returns the types of the fields; empty if the body is not set.
    pub fn elements(&self) -> &[Type] {
        self.body.get().map_or(&[], |body| &body.elements)
    }

    /// Returns true if there is no padding between fields.
    pub fn is_packed(&self) -> bool {
        self.body.get().is_some_and(|body| body.packed)
    }

    /// Returns true if the struct is opaque or its body is not yet set.
    pub fn is_opaque(&self) -> bool {
        self.name.is_some() && self.body.get().is_none_or(|body| body.opaque)
    }

    /// Returns true if a type can be a field.
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

    /// Returns true if a type can be an element.
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

    /// Returns the result type; empty for `void`.
    pub fn results(&self, ctx: &Context) -> &[Type] {
        if self.result.is::<VoidType>(ctx) {
            &[]
        } else {
            std::slice::from_ref(&self.result)
        }
    }

    /// Returns true if a type can be the result.
    pub fn is_valid_result(ctx: &Context, ty: Type) -> bool {
        !ty.is::<FunctionType>(ctx) && !ty.is::<MetadataType>(ctx) && !ty.is::<LabelType>(ctx)
    }

    /// Returns true if a type can be a parameter.
    pub fn is_valid_param(ctx: &Context, ty: Type) -> bool {
        !ty.is::<VoidType>(ctx) && !ty.is::<FunctionType>(ctx)
    }
}

impl TargetExtType {
    /// Returns true if values can be loaded, stored and allocated.
    pub fn supports_mem_ops(&self) -> bool {
        self.name.starts_with(b"spirv.") || &*self.name == b"aarch64.svcount"
    }

    /// Returns true if the type has a zero value.
    pub fn has_zero_init(&self) -> bool {
        self.name.starts_with(b"spirv.")
    }

    /// Returns true if a global can have the type.
    pub fn can_be_global(&self) -> bool {
        self.name.starts_with(b"spirv.")
    }
}

terrace_ir::kinds! {
    /// The LLVM types with inner structure, by kind.
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

/// Returns the address space of a pointer type.
pub fn address_space(ctx: &Context, ty: Type) -> Option<u32> {
    ty.as_::<PointerType>(ctx).map(|ty| ty.address_space)
}

/// Returns true if a builtin type is an integer or float type of LLVM.
fn is_compatible_number(ctx: &Context, ty: Type) -> bool {
    let class = ty.class(ctx);
    class.intersects(TypeClass::SIGNLESS_INT)
        || class.intersects(TypeClass::FLOAT) && is_compatible_float(ctx, ty)
}

/// Returns true if the dialect accepts the type, ignoring the types it contains: `isCompatibleOuterType`.
pub fn is_compatible_outer_type(ctx: &Context, ty: Type) -> bool {
    is_compatible_number(ctx, ty) || ty.dialect(ctx) == "llvm" || is_one_dimensional(ctx, ty)
}

/// Returns true if a type is a one-dimensional vector.
fn is_one_dimensional(ctx: &Context, ty: Type) -> bool {
    ty.is::<VectorType>(ctx) && rank_or_zero(ctx, ty) == 1
}

/// Returns true if a type is a pointer or a number.
fn is_compatible_scalar(ctx: &Context, ty: Type) -> bool {
    ty.is::<PointerType>(ctx) || is_compatible_number(ctx, ty)
}

/// Returns true if a type consists of pointers and numbers in at most `levels` nested arrays and structs. Most types
/// do. They include the descriptors of memrefs, which verifiers of aggregates check often.
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

/// Returns true if the dialect accepts the type and all types it contains: `isCompatibleType`.
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

/// Returns true for `bf16` to `f128` and `ppc_fp128`: `isCompatibleFloatingPointType`.
pub fn is_compatible_float(ctx: &Context, ty: Type) -> bool {
    float_kind(ctx, ty).is_some_and(|kind| kind.llvm_keyword().is_some())
}

/// Returns true for one-dimensional vectors of signless integers, pointers or LLVM floats: `isCompatibleVectorType`.
pub fn is_compatible_vector(ctx: &Context, ty: Type) -> bool {
    vector_element(ctx, ty).is_some()
}

/// Returns the element type of a compatible vector.
pub fn vector_element(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx).filter(|ty| ty.shape.len() == 1)?;
    let element = vector.element;
    let valid = element.class(ctx).intersects(TypeClass::SIGNLESS_INT)
        || element.is::<PointerType>(ctx)
        || is_compatible_float(ctx, element);
    valid.then_some(element)
}

/// Returns the type of an `llvm.shufflevector` of vectors of type `ty` with a mask of `lanes` elements.
pub(crate) fn shuffled(ctx: &Context, ty: Type, lanes: usize) -> Option<Type> {
    let element = vector_element(ctx, ty)?;
    let scalable = ty.as_::<VectorType>(ctx)?.scalable.clone();
    Some(ctx.ty(VectorType {
        shape: [lanes as i64].into(),
        scalable,
        element,
    }))
}

/// Returns the element type of a vector of any rank, or the type itself.
pub fn vector_element_or_self(ctx: &Context, ty: Type) -> Type {
    match ty.is::<VectorType>(ctx) {
        true => element_type_or_self(ctx, ty),
        false => ty,
    }
}

/// Returns true if values of the type have a size: `isLoadableType`.
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

/// Returns true if a vector is scalable.
pub fn is_scalable_vector(ctx: &Context, ty: Type) -> bool {
    ty.class(ctx).intersects(TypeClass::SCALABLE)
}

/// Returns the type at a position of an aggregate: a struct field or an array element.
pub fn element_at(ctx: &Context, container: Type, position: i64) -> Option<Type> {
    let index = usize::try_from(position).ok()?;
    match LlvmType::of(ctx, container) {
        LlvmType::Struct(body) => body.elements().get(index).copied(),
        LlvmType::Array(array) => ((index as u64) < array.count).then_some(array.element),
        _ => None,
    }
}
