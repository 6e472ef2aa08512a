//! Types of the LLVM dialect, and which types are compatible with it.

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
    /// How many elements.
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
    /// Whether more arguments may follow.
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

/// What a struct is made of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StructBody {
    /// The types of the fields.
    pub elements: Box<[Type]>,
    /// Whether there is no padding.
    pub packed: bool,
    /// Whether the fields are kept secret: there are none and there will be none.
    pub opaque: bool,
}

/// `!llvm.struct<(i32, f32)>`, or one that is identified by its name: `!llvm.struct<"name", (i32)>`.
///
/// A name stands for one struct in a context. Its body is given once, and may mention the struct itself.
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

    /// `!llvm.struct<packed (elements)>` when `packed`.
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

    /// The struct of a name, whether or not it has a body yet.
    pub fn identified(ctx: &Context, name: &[u8]) -> Type {
        ctx.ty(StructType {
            name: Some(name.into()),
            body: OnceLock::new(),
        })
    }

    /// The struct of a name, opaque if it has no body yet.
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

    /// A struct with this body under `name`, or under `name.1`, `name.2`, … when that is taken.
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

    /// Gives an identified struct its body; `false` if it has another one.
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

    /// The body, if it is known.
    pub fn body(&self) -> Option<&StructBody> {
        self.body.get()
    }

    /// The types of the fields; none when the body is not known.
    pub fn elements(&self) -> &[Type] {
        self.body.get().map_or(&[], |body| &body.elements)
    }

    /// Whether there is no padding.
    pub fn is_packed(&self) -> bool {
        self.body.get().is_some_and(|body| body.packed)
    }

    /// Whether the fields are not known.
    pub fn is_opaque(&self) -> bool {
        self.name.is_some() && self.body.get().is_none_or(|body| body.opaque)
    }

    /// Whether a type may be a field.
    pub fn is_valid_element(ctx: &Context, ty: Type) -> bool {
        is_valid_member(ctx, ty)
    }
}

/// Neither void, label, metadata, token nor a function.
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

    /// Whether a type may be an element.
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

    /// Whether a type may be the result.
    pub fn is_valid_result(ctx: &Context, ty: Type) -> bool {
        !ty.is::<FunctionType>(ctx) && !ty.is::<MetadataType>(ctx) && !ty.is::<LabelType>(ctx)
    }

    /// Whether a type may be a parameter.
    pub fn is_valid_param(ctx: &Context, ty: Type) -> bool {
        !ty.is::<VoidType>(ctx) && !ty.is::<FunctionType>(ctx)
    }
}

impl TargetExtType {
    /// Whether values can be loaded, stored and allocated.
    pub fn supports_mem_ops(&self) -> bool {
        self.name.starts_with(b"spirv.") || &*self.name == b"aarch64.svcount"
    }

    /// Whether a zero can be made.
    pub fn has_zero_init(&self) -> bool {
        self.name.starts_with(b"spirv.")
    }

    /// Whether a global may have it.
    pub fn can_be_global(&self) -> bool {
        self.name.starts_with(b"spirv.")
    }
}

terrace_ir::kinds! {
    /// A type of values of the LLVM dialect that has parts, by its kind.
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

/// Whether a type of the builtin dialect is a number of LLVM.
fn is_compatible_number(ctx: &Context, ty: Type) -> bool {
    let class = ty.class(ctx);
    class.intersects(TypeClass::SIGNLESS_INT)
        || class.intersects(TypeClass::FLOAT) && is_compatible_float(ctx, ty)
}

/// `isCompatibleOuterType`: whether the dialect accepts the type, whatever a container of the dialect contains.
pub fn is_compatible_outer_type(ctx: &Context, ty: Type) -> bool {
    is_compatible_number(ctx, ty) || ty.dialect(ctx) == "llvm" || is_one_dimensional(ctx, ty)
}

/// Whether a type is a vector of one dimension.
fn is_one_dimensional(ctx: &Context, ty: Type) -> bool {
    ty.is::<VectorType>(ctx) && rank_or_zero(ctx, ty) == 1
}

/// `isCompatibleType`: whether the dialect accepts the type and everything in it.
pub fn is_compatible_type(ctx: &Context, ty: Type) -> bool {
    if ty.is::<PointerType>(ctx) || is_compatible_number(ctx, ty) {
        return true;
    }
    // A struct that is being looked at counts as compatible, so a loop over everything that can be reached decides.
    let mut seen = FxHashSet::default();
    let mut pending = vec![ty];
    while let Some(ty) = pending.pop() {
        if is_compatible_number(ctx, ty) || !seen.insert(ty) {
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

/// `isCompatibleVectorType`: a vector of one dimension whose elements are signless integers, pointers or floats of LLVM.
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

/// Whether a vector's size is multiplied by `vscale`.
pub fn is_scalable_vector(ctx: &Context, ty: Type) -> bool {
    ty.class(ctx).intersects(TypeClass::SCALABLE)
}

/// The element type of an aggregate at a position: a field of a struct or an element of an array.
pub fn element_at(ctx: &Context, container: Type, position: i64) -> Option<Type> {
    let index = usize::try_from(position).ok()?;
    match LlvmType::of(ctx, container) {
        LlvmType::Struct(body) => body.elements().get(index).copied(),
        LlvmType::Array(array) => ((index as u64) < array.count).then_some(array.element),
        _ => None,
    }
}
