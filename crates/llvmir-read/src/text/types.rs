//! Reads types.

use rustc_hash::FxHashMap;

use super::Reader;
use super::error::{Read, ensure, need, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use terrace_llvmir::{Type, TypeKind};

/// The type of `%name` or `%7`.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    ty: Option<Type>,
    /// The offset of the first reference, until the type is defined.
    forward: Option<usize>,
    /// True if anything refers to the type. A type without references cannot contain itself.
    mentioned: bool,
}

/// The types by name and number.
#[derive(Debug, Default)]
pub(super) struct TypeNames {
    named: FxHashMap<Box<[u8]>, Entry>,
    numbered: FxHashMap<u32, Entry>,
}

/// A parameter of a function type or header.
#[derive(Debug)]
pub(super) struct Param<'a> {
    pub(super) at: usize,
    pub(super) ty: Type,
    pub(super) attrs: terrace_llvmir::AttrSet,
    /// The name; empty for an unnamed parameter.
    pub(super) name: std::borrow::Cow<'a, [u8]>,
    /// The number of an unnamed parameter.
    pub(super) number: u32,
}

/// The name or number in a type definition.
#[derive(Clone, Copy)]
enum Name<'n> {
    Named(&'n [u8]),
    Numbered(u32),
}

impl<'a> Reader<'a> {
    /// Reads a type. `void` is an error unless `allow_void`.
    #[inline]
    pub(super) fn ty(&mut self, allow_void: bool) -> Read<Type> {
        self.type_or(allow_void, "expected type")
    }

    /// Reads a type. `message` is the error for other tokens.
    pub(super) fn type_or(&mut self, allow_void: bool, message: &str) -> Read<Type> {
        let at = self.here();
        let mut ty = match self.tok() {
            Tok::IntType(width) => {
                let ty = self.module.ctx.types.int(width);
                self.next()?;
                ty
            }
            Tok::Type(Type::PTR) => {
                self.next()?;
                let ty = match self.optional_address_space(0)? {
                    0 => Type::PTR,
                    space => self.module.ctx.types.ptr(space),
                };
                match self.tok() {
                    Tok::Star => return self.refuse("ptr* is invalid - use ptr instead"),
                    Tok::LParen => ty,
                    _ => return Ok(ty),
                }
            }
            Tok::Type(ty) => {
                self.next()?;
                ty
            }
            Tok::LocalVar => {
                let ty = self.named_type();
                self.next()?;
                ty
            }
            Tok::LocalId(number) => {
                let here = self.here();
                let types = &mut self.module.ctx.types;
                let entry = self.types.numbered.entry(number).or_default();
                entry.mentioned = true;
                let ty = *entry.ty.get_or_insert_with(|| {
                    entry.forward = Some(here);
                    types.unnamed()
                });
                self.next()?;
                ty
            }
            Tok::LBrace => {
                let fields = self.nested(Reader::struct_body)?;
                self.module.ctx.types.struct_(&fields, false)
            }
            Tok::LSquare => {
                self.next()?;
                self.nested(|reader| reader.sequential_type(false))?
            }
            Tok::Less => {
                self.next()?;
                if self.tok() == Tok::LBrace {
                    let fields = self.nested(Reader::struct_body)?;
                    self.expect(Tok::Greater, "expected '>' at end of packed struct")?;
                    self.module.ctx.types.struct_(&fields, true)
                } else {
                    self.nested(|reader| reader.sequential_type(true))?
                }
            }
            Tok::Keyword(Kw::Target) => self.nested(Reader::target_type)?,
            _ => return self.refuse(message),
        };
        loop {
            match self.tok() {
                Tok::Star | Tok::Keyword(Kw::Addrspace) => ty = self.old_pointer(ty)?,
                Tok::LParen => ty = self.nested(|reader| reader.function_type(ty))?,
                _ if !allow_void && ty == Type::VOID => {
                    return Err(refusal(at, "void type only allowed for function results"));
                }
                _ => return Ok(ty),
            }
        }
    }

    /// Returns the type of `%name`, the current token.
    fn named_type(&mut self) -> Type {
        let name = self.lex.name();
        if let Some(entry) = self.types.named.get_mut(&*name)
            && let Some(ty) = entry.ty
        {
            entry.mentioned = true;
            return ty;
        }
        let ty = self.new_struct(&name);
        let entry = Entry {
            ty: Some(ty),
            forward: Some(self.here()),
            mentioned: true,
        };
        self.types.named.insert(name.into_owned().into(), entry);
        ty
    }

    fn new_struct(&mut self, name: &[u8]) -> Type {
        match name {
            [] => self.module.ctx.types.unnamed(),
            name => self.module.ctx.types.identified(name),
        }
    }

    /// Reads the rest of `type*` or `type addrspace(1)*`, an old form of `ptr`.
    fn old_pointer(&mut self, ty: Type) -> Read<Type> {
        let star = self.tok() == Tok::Star;
        self.ensure(ty != Type::LABEL)
            .or("basic block pointers are invalid")?;
        if ty == Type::VOID {
            return self.refuse(if star {
                "pointers to void are invalid - use i8* instead"
            } else {
                "pointers to void are invalid; use i8* instead"
            });
        }
        self.ensure(!matches!(ty, Type::METADATA | Type::TOKEN | Type::X86_AMX))
            .or("pointer to this type is invalid")?;
        let space = self.optional_address_space(0)?;
        self.expect(Tok::Star, "expected '*' in address space")?;
        Ok(self.module.ctx.types.ptr(space))
    }

    /// Reads an optional `addrspace(N)`. `N` may also be a name for an address space of the data layout.
    pub(super) fn optional_address_space(&mut self, default: u32) -> Read<u32> {
        if !self.eat_keyword(Kw::Addrspace)? {
            return Ok(default);
        }
        self.expect(Tok::LParen, "expected '(' in address space")?;
        let space = match self.tok() {
            Tok::String => {
                let name = self.lex.name();
                let space = match &*name {
                    b"A" => self.module.ctx.layout.alloca_space(),
                    b"G" => self.module.ctx.layout.globals_space(),
                    b"P" => self.module.ctx.layout.program_space(),
                    _ => {
                        let name = String::from_utf8_lossy(&name);
                        return self.refuse(format!("invalid symbolic addrspace '{name}'"));
                    }
                };
                self.next()?;
                space
            }
            Tok::Int => {
                let at = self.here();
                let space = self.uint32()?;
                ensure(space < 1 << 24, at)
                    .or("invalid address space, must be a 24-bit integer")?;
                space
            }
            _ => return self.refuse("expected integer or string constant"),
        };
        self.expect(Tok::RParen, "expected ')' in address space")?;
        Ok(space)
    }

    /// Reads `{ types }`. The current token is the brace.
    fn struct_body(&mut self) -> Read<Vec<Type>> {
        self.next()?;
        let mut fields = Vec::new();
        if self.eat(Tok::RBrace)? {
            return Ok(fields);
        }
        loop {
            let at = self.here();
            let field = self.ty(false)?;
            ensure(self.is_element_type(field, false), at).or("invalid element type for struct")?;
            fields.push(field);
            if !self.eat(Tok::Comma)? {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected '}' at end of struct")?;
        Ok(fields)
    }

    /// Returns true if an array (or, if not `array`, a struct) may have elements of this type.
    fn is_element_type(&self, ty: Type, array: bool) -> bool {
        match self.module.ctx.types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Token => false,
            TypeKind::Function { .. } => false,
            TypeKind::X86Amx => !array,
            _ => true,
        }
    }

    /// Reads an array or vector, after its opening bracket.
    fn sequential_type(&mut self, vector: bool) -> Read<Type> {
        let scalable = vector && self.eat_keyword(Kw::Vscale)?;
        if scalable {
            self.expect_keyword(Kw::X, "expected 'x' after vscale")?;
        }
        let size_at = self.here();
        let Some(Some(size)) = self.unsigned_digits() else {
            return self.refuse("expected number in address space");
        };
        self.next()?;
        self.expect_keyword(Kw::X, "expected 'x' after element count")?;
        let element_at = self.here();
        let element = self.ty(false)?;
        let close = if vector { Tok::Greater } else { Tok::RSquare };
        self.expect(close, "expected end of sequential type")?;
        if !vector {
            ensure(self.is_element_type(element, true), element_at)
                .or("invalid array element type")?;
            return Ok(self.module.ctx.types.array(element, size));
        }
        ensure(size != 0, size_at).or("zero element vector is illegal")?;
        let len = need(u32::try_from(size).ok(), size_at).or("size too large for vector")?;
        let types = &mut self.module.ctx.types;
        let valid = types.is_float(element)
            || match types.kind(element) {
                TypeKind::Int(_) | TypeKind::Ptr(_) => true,
                TypeKind::TargetExt { name, .. } => name == b"llvm.test.vectorelement",
                _ => false,
            };
        ensure(valid, element_at).or("invalid vector element type")?;
        Ok(types.intern(TypeKind::Vector {
            element,
            len,
            scalable,
        }))
    }

    /// `target("name", types, numbers)`
    fn target_type(&mut self) -> Read<Type> {
        self.next()?;
        self.expect(Tok::LParen, "expected '(' in target extension type")?;
        let name = self.string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.eat(Tok::Comma)? {
            if self.tok() == Tok::Int {
                ints.push(self.uint32()?);
            } else if !ints.is_empty() {
                return self.refuse("expected uint32 param");
            } else {
                types.push(self.ty(true)?);
            }
        }
        self.expect(Tok::RParen, "expected ')' in target extension type")?;
        if let Some(message) = self.target_type_problem(&name, &types, &ints) {
            return self.refuse(message);
        }
        Ok(self.module.ctx.types.target_ext(&name, &types, &ints))
    }

    /// Checks LLVM's rules for the parameters of certain target types.
    fn target_type_problem(&self, name: &[u8], types: &[Type], ints: &[u32]) -> Option<String> {
        let text = String::from_utf8_lossy(name);
        match name {
            b"aarch64.svcount" if !types.is_empty() || !ints.is_empty() => Some(format!(
                "target extension type {text} should have no parameters"
            )),
            b"riscv.vector.tuple" if types.len() != 1 || ints.len() != 1 => Some(format!(
                "target extension type {text} should have one type parameter and one integer parameter"
            )),
            b"amdgcn.named.barrier" if !types.is_empty() || ints.len() != 1 => Some(format!(
                "target extension type {text} should have no type parameters and one integer parameter"
            )),
            _ => None,
        }
    }

    /// Reads `result (parameters)`. The current token is the parenthesis.
    fn function_type(&mut self, result: Type) -> Read<Type> {
        self.ensure(self.is_return_type(result))
            .or("invalid function return type")?;
        let (params, varargs) = self.params()?;
        for param in &params {
            ensure(param.name.is_empty(), param.at).or("argument name invalid in function type")?;
            ensure(param.attrs == terrace_llvmir::AttrSet::EMPTY, param.at)
                .or("argument attributes invalid in function type")?;
        }
        let params: Vec<Type> = params.iter().map(|param| param.ty).collect();
        Ok(self.module.ctx.types.function(result, &params, varargs))
    }

    /// Returns true if a function may return this type.
    pub(super) fn is_return_type(&self, ty: Type) -> bool {
        !matches!(
            self.module.ctx.types.kind(ty),
            TypeKind::Function { .. } | TypeKind::Label | TypeKind::Metadata
        )
    }

    /// Reads `(types)` with attributes and names. Returns true if `...` follows. The current token is the
    /// parenthesis.
    pub(super) fn params(&mut self) -> Read<(Vec<Param<'a>>, bool)> {
        self.next()?;
        let (mut params, mut varargs) = (Vec::new(), false);
        let mut next = 0;
        if self.tok() != Tok::RParen {
            loop {
                if self.eat(Tok::DotDotDot)? {
                    varargs = true;
                    break;
                }
                params.push(self.param(&mut next)?);
                if !self.eat(Tok::Comma)? {
                    break;
                }
            }
        }
        self.expect(Tok::RParen, "expected ')' at end of argument list")?;
        Ok((params, varargs))
    }

    fn param(&mut self, next: &mut u32) -> Read<Param<'a>> {
        let at = self.here();
        let ty = self.ty(false)?;
        let attrs = self.param_attributes()?;
        let mut param = Param {
            at,
            ty,
            attrs,
            name: std::borrow::Cow::Borrowed(b""),
            number: *next,
        };
        match self.tok() {
            Tok::LocalVar => {
                param.name = self.lex.name();
                self.next()?;
            }
            token => {
                if let Tok::LocalId(number) = token {
                    self.check_number(at, "argument", "%", *next, number)?;
                    param.number = number;
                    self.next()?;
                }
                *next = param.number.wrapping_add(1);
            }
        }
        if ty == Type::LABEL || !self.module.ctx.types.is_first_class(ty) {
            return Err(refusal(at, "invalid type for function argument"));
        }
        Ok(param)
    }

    /// Returns an error if `number` is less than `next`.
    pub(super) fn check_number(
        &self,
        at: usize,
        kind: &str,
        prefix: &str,
        next: u32,
        number: u32,
    ) -> Read<()> {
        if number >= next {
            return Ok(());
        }
        Err(refusal(
            at,
            format!("{kind} expected to be numbered '{prefix}{next}' or greater"),
        ))
    }

    /// `%name = type ...`
    pub(super) fn define_named_type(&mut self) -> Read<()> {
        let at = self.here();
        let name = self.lex.name();
        self.next()?;
        self.expect(Tok::Equal, "expected '=' after name")?;
        self.expect_keyword(Kw::Type, "expected 'type' after name")?;
        self.define_type(at, Name::Named(&name))
    }

    /// `%7 = type ...`
    pub(super) fn define_numbered_type(&mut self, number: u32) -> Read<()> {
        let at = self.here();
        self.next()?;
        self.expect(Tok::Equal, "expected '=' after name")?;
        self.expect_keyword(Kw::Type, "expected 'type' after '='")?;
        self.define_type(at, Name::Numbered(number))
    }

    fn entry(&self, name: Name<'_>) -> Entry {
        let entry = match name {
            Name::Named(name) => self.types.named.get(name),
            Name::Numbered(number) => self.types.numbered.get(&number),
        };
        entry.copied().unwrap_or_default()
    }

    fn set_entry(&mut self, name: Name<'_>, entry: Entry) {
        match name {
            Name::Named(name) => self.types.named.insert(name.into(), entry),
            Name::Numbered(number) => self.types.numbered.insert(number, entry),
        };
    }

    fn define_type(&mut self, at: usize, name: Name<'_>) -> Read<()> {
        let entry = self.entry(name);
        if entry.ty.is_some() && entry.forward.is_none() {
            return Err(refusal(at, "redefinition of type"));
        }
        let opaque = self.eat_keyword(Kw::Opaque)?;
        let packed = !opaque && self.eat(Tok::Less)?;
        if !opaque && self.tok() != Tok::LBrace {
            return self.define_other_type(at, name, entry, packed);
        }
        let ty = match (entry.ty, name) {
            (Some(ty), _) => ty,
            (None, Name::Named(name)) => self.new_struct(name),
            (None, Name::Numbered(_)) => self.module.ctx.types.unnamed(),
        };
        let defined = Entry {
            ty: Some(ty),
            forward: None,
            mentioned: entry.mentioned,
        };
        self.set_entry(name, defined);
        if opaque {
            return Ok(());
        }
        let fields = self.nested(Reader::struct_body)?;
        if packed {
            self.expect(Tok::Greater, "expected '>' in packed struct")?;
        }
        if self.entry(name).mentioned && self.reaches(&fields, ty) {
            let name = match name {
                Name::Named(name) => String::from_utf8_lossy(name),
                Name::Numbered(_) => "".into(),
            };
            return self.refuse(format!("identified structure type '{name}' is recursive"));
        }
        self.module.ctx.types.set_body(ty, &fields, packed);
        Ok(())
    }

    /// Defines a name for a type that is not a struct. Such a name must not have forward references.
    fn define_other_type(
        &mut self,
        at: usize,
        name: Name<'_>,
        entry: Entry,
        vector: bool,
    ) -> Read<()> {
        if entry.ty.is_some() {
            return Err(refusal(at, "forward references to non-struct type"));
        }
        let ty = if vector {
            self.nested(|reader| reader.sequential_type(true))?
        } else {
            self.ty(false)?
        };
        let types = &self.module.ctx.types;
        let is_struct = matches!(
            types.kind(ty),
            TypeKind::Struct { .. } | TypeKind::Identified { .. }
        );
        let entry = self.entry(name);
        if !is_struct && entry.ty.is_some() {
            return Err(refusal(at, "non-struct types may not be recursive"));
        }
        // As in LLVM, a struct that has another name is not recorded under this one.
        if !is_struct {
            let entry = Entry {
                ty: Some(ty),
                forward: None,
                mentioned: true,
            };
            self.set_entry(name, entry);
        }
        Ok(())
    }

    /// Returns true if `target` is among the types or their components.
    fn reaches(&self, from: &[Type], target: Type) -> bool {
        let types = &self.module.ctx.types;
        let mut seen: rustc_hash::FxHashSet<Type> = from.iter().copied().collect();
        let mut list: Vec<Type> = from.to_vec();
        while let Some(ty) = list.pop() {
            if ty == target {
                return true;
            }
            let mut add = |ty: Type| {
                if seen.insert(ty) {
                    list.push(ty);
                }
            };
            match types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => add(element),
                TypeKind::Struct { fields, .. }
                | TypeKind::Identified {
                    fields: Some(fields),
                    ..
                } => fields.iter().copied().for_each(add),
                TypeKind::TargetExt { types, .. } => types.iter().copied().for_each(add),
                _ => {}
            }
        }
        false
    }

    /// Returns an error for types that were never defined.
    pub(super) fn check_types(&self) -> Read<()> {
        let numbered = self.types.numbered.iter();
        let first = numbered
            .filter_map(|(number, entry)| Some((*number, entry.forward?)))
            .min();
        if let Some((number, at)) = first {
            return Err(refusal(at, format!("use of undefined type '%{number}'")));
        }
        let named = self.types.named.iter();
        let first = named
            .filter_map(|(name, entry)| Some((name, entry.forward?)))
            .min();
        if let Some((name, at)) = first {
            let name = String::from_utf8_lossy(name);
            return Err(refusal(at, format!("use of undefined type named '{name}'")));
        }
        Ok(())
    }
}
