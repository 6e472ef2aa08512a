//! Reads attributes: inline attributes, and attribute groups, which are resolved at the end of the module.

use std::cmp::Ordering;

use rustc_hash::FxHashMap;

use super::Reader;
use super::error::{Read, Refusal, ensure, need, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use terrace_llvmir::Type;
use terrace_llvmir::{
    ALLOC_KINDS, AttrKind, AttrSet, Attribute, FP_CLASSES, MemoryEffects, ModRef, captures,
};

/// A list of group numbers: `#0 #3`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct GroupList(u32);

impl GroupList {
    /// No group.
    pub(super) const NONE: GroupList = GroupList(0);
}

/// The groups of a module.
#[derive(Debug, Default)]
pub(super) struct Groups {
    defined: FxHashMap<u32, Vec<Attribute>>,
    lists: Vec<Box<[u32]>>,
    index: FxHashMap<Box<[u32]>, GroupList>,
    /// Cached sets with the attributes of groups added.
    merged: FxHashMap<(AttrSet, GroupList), AttrSet>,
}

/// Attributes of a function, call or variable.
#[derive(Debug)]
pub(super) struct FunctionAttributes {
    /// The inline attributes.
    pub(super) attrs: AttrSet,
    /// The groups, which may be defined later.
    pub(super) groups: GroupList,
    /// The offset of `builtin`.
    pub(super) builtin: Option<usize>,
}

/// The position of an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Function,
    Group,
    Param,
    Result,
}

impl Place {
    /// Returns true if LLVM's table allows the attribute in this position.
    fn takes(self, kind: AttrKind) -> bool {
        use AttrKind as K;
        let value = matches!(
            kind,
            K::Alignment
                | K::Dereferenceable
                | K::DereferenceableOrNull
                | K::InReg
                | K::NoAlias
                | K::NoExt
                | K::NoFPClass
                | K::NonNull
                | K::NoUndef
                | K::Range
                | K::SExt
                | K::ZExt
        );
        let param = matches!(
            kind,
            K::AllocAlign
                | K::AllocatedPointer
                | K::ByRef
                | K::ByVal
                | K::Captures
                | K::DeadOnReturn
                | K::DeadOnUnwind
                | K::ElementType
                | K::ImmArg
                | K::InAlloca
                | K::Initializes
                | K::Nest
                | K::ReadNone
                | K::ReadOnly
                | K::Returned
                | K::StructRet
                | K::SwiftAsync
                | K::SwiftError
                | K::SwiftSelf
                | K::Writable
                | K::WriteOnly
        );
        let both = matches!(kind, K::NoFree | K::StackAlignment | K::Preallocated);
        match self {
            Place::Param => value || param || both,
            Place::Result => value,
            // An alignment becomes a property of the function.
            Place::Function | Place::Group => kind == K::Alignment || !(value || param),
        }
    }

    fn refusal(self) -> &'static str {
        match self {
            Place::Param => "this attribute does not apply to parameters",
            Place::Result => "this attribute does not apply to return values",
            Place::Function | Place::Group => "this attribute does not apply to functions",
        }
    }
}

/// Adds an attribute, replacing one of the same kind or key. The list contains kinds first, then sorted keys, of
/// which there may be many.
fn put(list: &mut Vec<Attribute>, attribute: Attribute) {
    let kinds = list.partition_point(|other| other.kind().is_some());
    let found = match &attribute {
        Attribute::String(key, _) => {
            let searched = list[kinds..].binary_search_by(|other| match other {
                Attribute::String(other, _) => other.cmp(key),
                _ => Ordering::Less,
            });
            searched.map(|at| kinds + at).map_err(|at| kinds + at)
        }
        _ => {
            let mut others = list[..kinds].iter();
            let same = others.position(|other| other.kind() == attribute.kind());
            same.ok_or(kinds)
        }
    };
    match found {
        Ok(at) => list[at] = attribute,
        Err(at) => list.insert(at, attribute),
    }
}

/// Returns the memory effects of an old keyword.
fn old_memory_word(word: Kw) -> Option<MemoryEffects> {
    Some(match word {
        Kw::Attr(AttrKind::ReadNone) => MemoryEffects::NONE,
        Kw::Attr(AttrKind::ReadOnly) => MemoryEffects::all(ModRef::Ref),
        Kw::Attr(AttrKind::WriteOnly) => MemoryEffects::all(ModRef::Mod),
        Kw::Argmemonly => MemoryEffects::ARG_ONLY,
        Kw::Inaccessiblememonly => MemoryEffects::INACCESSIBLE_ONLY,
        Kw::InaccessiblememOrArgmemonly => MemoryEffects::INACCESSIBLE_OR_ARG_ONLY,
        _ => return None,
    })
}

fn access(word: Tok) -> Option<ModRef> {
    match word {
        Tok::Keyword(Kw::None) => Some(ModRef::None),
        Tok::Keyword(Kw::Read) => Some(ModRef::Ref),
        Tok::Keyword(Kw::Write) => Some(ModRef::Mod),
        Tok::Keyword(Kw::Readwrite) => Some(ModRef::ModRef),
        _ => None,
    }
}

impl Reader<'_> {
    /// Reads the attributes of a parameter or argument.
    #[inline]
    pub(super) fn param_attributes(&mut self) -> Read<AttrSet> {
        match self.tok() {
            Tok::Keyword(Kw::Attr(_) | Kw::Nocapture) | Tok::String => {
                self.value_attributes(Place::Param)
            }
            _ => Ok(AttrSet::EMPTY),
        }
    }

    /// Reads the attributes of a result.
    #[inline]
    pub(super) fn result_attributes(&mut self) -> Read<AttrSet> {
        match self.tok() {
            Tok::Keyword(Kw::Attr(_) | Kw::Nocapture) | Tok::String => {
                self.value_attributes(Place::Result)
            }
            _ => Ok(AttrSet::EMPTY),
        }
    }

    fn value_attributes(&mut self, place: Place) -> Read<AttrSet> {
        let mut list = Vec::new();
        // LLVM continues after an attribute in a wrong position, and reports the last one.
        let mut misplaced = None;
        loop {
            let at = self.here();
            match self.tok() {
                Tok::String => self.string_attribute(&mut list)?,
                Tok::Keyword(Kw::Nocapture) => {
                    self.next()?;
                    put(&mut list, Attribute::Captures { other: 0, ret: 0 });
                }
                Tok::Keyword(Kw::Attr(kind)) => {
                    self.attribute(kind, place, &mut list)?;
                    if !place.takes(kind) {
                        misplaced = Some(refusal(at, place.refusal()));
                    }
                }
                _ => break,
            }
        }
        self.finish_attributes(misplaced, &list)
    }

    fn finish_attributes(
        &mut self,
        misplaced: Option<Box<Refusal>>,
        list: &[Attribute],
    ) -> Read<AttrSet> {
        match misplaced {
            Some(refusal) => Err(refusal),
            None => Ok(self.module.ctx.attr_set(list)),
        }
    }

    /// Reads the attributes of a function, call or variable, with groups.
    #[inline]
    pub(super) fn function_attributes(&mut self) -> Read<FunctionAttributes> {
        let mut list = Vec::new();
        let mut groups = Vec::new();
        let builtin = self.attribute_list(Place::Function, &mut list, &mut groups)?;
        Ok(FunctionAttributes {
            attrs: self.module.ctx.attr_set(&list),
            groups: self.group_list(&groups),
            builtin,
        })
    }

    fn group_list(&mut self, numbers: &[u32]) -> GroupList {
        if numbers.is_empty() {
            return GroupList::NONE;
        }
        if let Some(&list) = self.groups.index.get(numbers) {
            return list;
        }
        self.groups.lists.push(numbers.into());
        let list = GroupList(crate::id(self.groups.lists.len()));
        self.groups.index.insert(numbers.into(), list);
        list
    }

    /// `attributes #N = { ... }`
    pub(super) fn attribute_group(&mut self) -> Read<()> {
        let at = self.here();
        self.next()?;
        let Tok::AttrGroupId(number) = self.tok() else {
            return self.refuse("expected attribute group id");
        };
        self.next()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        self.expect(Tok::LBrace, "expected '{' here")?;
        let mut list = Vec::new();
        self.attribute_list(Place::Group, &mut list, &mut Vec::new())?;
        self.expect(Tok::RBrace, "expected end of attribute group")?;
        ensure(!list.is_empty(), at).or("attribute group has no attributes")?;
        self.groups.defined.insert(number, list);
        Ok(())
    }

    /// Reads attributes and groups. Returns the offset of `builtin`.
    fn attribute_list(
        &mut self,
        place: Place,
        list: &mut Vec<Attribute>,
        groups: &mut Vec<u32>,
    ) -> Read<Option<usize>> {
        let mut misplaced = None;
        let mut builtin = None;
        let mut memory = MemoryEffects::ALL;
        loop {
            let at = self.here();
            match self.tok() {
                Tok::RBrace => break,
                Tok::String => self.string_attribute(list)?,
                Tok::AttrGroupId(number) => {
                    if place == Place::Group {
                        let message =
                            "cannot have an attribute group reference in an attribute group";
                        misplaced = Some(refusal(at, message));
                    }
                    groups.push(number);
                    self.next()?;
                }
                Tok::Keyword(word) if let Some(old) = old_memory_word(word) => {
                    memory = memory.and(old);
                    self.next()?;
                }
                Tok::Keyword(Kw::Attr(kind)) => {
                    if kind == AttrKind::Builtin {
                        builtin = Some(at);
                    }
                    self.attribute(kind, place, list)?;
                    if !place.takes(kind) {
                        misplaced = Some(refusal(at, place.refusal()));
                    }
                }
                _ if place == Place::Group => return self.refuse("unterminated attribute group"),
                _ => break,
            }
        }
        if memory != MemoryEffects::ALL {
            put(list, Attribute::Memory(memory));
        }
        match misplaced {
            Some(refusal) => Err(refusal),
            None => Ok(builtin),
        }
    }

    /// Returns a set with the attributes of groups added. Call this at the end of the module. Undefined groups count
    /// as empty.
    pub(super) fn with_groups(&mut self, set: AttrSet, groups: GroupList) -> AttrSet {
        let Some(at) = (groups.0 as usize).checked_sub(1) else {
            return set;
        };
        if let Some(&known) = self.groups.merged.get(&(set, groups)) {
            return known;
        }
        let mut list = self.module.ctx.attrs.set(set).to_vec();
        for number in self.groups.lists.get(at).into_iter().flatten() {
            for attribute in self.groups.defined.get(number).into_iter().flatten() {
                put(&mut list, attribute.clone());
            }
        }
        let result = self.module.ctx.attr_set(&list);
        self.groups.merged.insert((set, groups), result);
        result
    }

    /// Removes `align` from a function's attributes and returns it, because it is a property of the function.
    pub(super) fn without_align(&mut self, set: AttrSet) -> (AttrSet, Option<u64>) {
        let attributes = self.module.ctx.attrs.set(set);
        let align = attributes.iter().find_map(|attribute| match attribute {
            Attribute::Int(AttrKind::Alignment, value) => Some(*value),
            _ => None,
        });
        if align.is_none() {
            return (set, None);
        }
        let rest: Vec<Attribute> = attributes
            .iter()
            .filter(|attribute| attribute.kind() != Some(AttrKind::Alignment))
            .cloned()
            .collect();
        (self.module.ctx.attr_set(&rest), align)
    }

    /// `"key"` or `"key"="value"`
    fn string_attribute(&mut self, list: &mut Vec<Attribute>) -> Read<()> {
        let key = self.string()?;
        let value = if self.eat(Tok::Equal)? {
            self.string()?
        } else {
            Box::default()
        };
        put(list, Attribute::String(key, value));
        Ok(())
    }

    /// Reads the attribute that begins with the current token.
    fn attribute(&mut self, kind: AttrKind, place: Place, list: &mut Vec<Attribute>) -> Read<()> {
        let in_group = place == Place::Group;
        let attribute = match kind {
            _ if kind.is_enum() => {
                self.next()?;
                Attribute::Enum(kind)
            }
            _ if kind.is_type() => self.type_attribute(kind)?,
            AttrKind::Alignment if in_group => {
                // LLVM accepts any number here and rounds it down to a power of two.
                self.next()?;
                self.expect(Tok::Equal, "expected '=' here")?;
                match self.uint32()?.checked_ilog2() {
                    Some(shift) => Attribute::Int(kind, 1 << shift),
                    None => return Ok(()),
                }
            }
            AttrKind::Alignment => match self.optional_align(true)? {
                Some(align) => Attribute::Int(kind, align),
                None => return Ok(()),
            },
            AttrKind::StackAlignment => {
                let align = if in_group {
                    self.next()?;
                    self.expect(Tok::Equal, "expected '=' here")?;
                    self.uint32()?
                } else {
                    self.stack_align()?
                };
                match align.checked_ilog2() {
                    Some(shift) => Attribute::Int(kind, 1 << shift),
                    None => return Ok(()),
                }
            }
            AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull => {
                self.next()?;
                self.expect(Tok::LParen, "expected '('")?;
                let at = self.here();
                let bytes = self.uint64()?;
                self.expect(Tok::RParen, "expected ')'")?;
                ensure(bytes != 0, at).or("dereferenceable bytes must be non-zero")?;
                Attribute::Int(kind, bytes)
            }
            AttrKind::AllocSize => self.alloc_size()?,
            AttrKind::VScaleRange => self.vscale_range()?,
            AttrKind::UWTable => self.uwtable()?,
            AttrKind::AllocKind => self.alloc_kind()?,
            AttrKind::Memory => {
                self.lex.ignore_colon = true;
                let memory = self.memory();
                self.lex.ignore_colon = false;
                Attribute::Memory(memory?)
            }
            AttrKind::Captures => {
                self.lex.ignore_colon = true;
                let captures = self.captures();
                self.lex.ignore_colon = false;
                captures?
            }
            AttrKind::NoFPClass => self.no_fp_class()?,
            AttrKind::Range => self.range()?,
            AttrKind::Initializes => self.initializes()?,
            _ => {
                self.next()?;
                Attribute::Enum(kind)
            }
        };
        put(list, attribute);
        Ok(())
    }

    fn type_attribute(&mut self, kind: AttrKind) -> Read<Attribute> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let ty = self.ty(false)?;
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(Attribute::Type(kind, ty))
    }

    /// Reads an optional `align 4`. If `parens`, also accepts `align(4)`.
    pub(super) fn optional_align(&mut self, parens: bool) -> Read<Option<u64>> {
        if !self.eat_keyword(Kw::Attr(AttrKind::Alignment))? {
            return Ok(None);
        }
        let at = self.here();
        let parens = parens && self.eat(Tok::LParen)?;
        let align = self.uint64()?;
        if parens && !self.eat(Tok::RParen)? {
            return Err(refusal(at, "expected ')'"));
        }
        ensure(align.is_power_of_two(), at).or("alignment is not a power of two")?;
        ensure(align <= 1 << 32, at).or("huge alignments are not supported yet")?;
        Ok(Some(align))
    }

    /// `alignstack(4)`
    fn stack_align(&mut self) -> Read<u32> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let at = self.here();
        let align = self.uint32()?;
        self.expect(Tok::RParen, "expected ')'")?;
        ensure(align.is_power_of_two(), at).or("stack alignment is not a power of two")?;
        Ok(align)
    }

    fn alloc_size(&mut self) -> Read<Attribute> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let size = self.uint32()?;
        let mut count = None;
        if self.eat(Tok::Comma)? {
            let at = self.here();
            let number = self.uint32()?;
            ensure(number != size, at)
                .or("'allocsize' indices can't refer to the same parameter")?;
            count = Some(number);
        }
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(Attribute::AllocSize(size, count))
    }

    fn vscale_range(&mut self) -> Read<Attribute> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let min = self.uint32()?;
        let max = if self.eat(Tok::Comma)? {
            self.uint32()?
        } else {
            min
        };
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(Attribute::VScaleRange(min, max))
    }

    fn uwtable(&mut self) -> Read<Attribute> {
        self.next()?;
        if !self.eat(Tok::LParen)? {
            return Ok(Attribute::UwTable { sync: false });
        }
        let sync = match self.tok() {
            Tok::Keyword(Kw::Sync) => true,
            Tok::Keyword(Kw::Async) => false,
            _ => return self.refuse("expected unwind table kind"),
        };
        self.next()?;
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(Attribute::UwTable { sync })
    }

    fn alloc_kind(&mut self) -> Read<Attribute> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let at = self.here();
        self.require(Tok::String, "expected allockind value")?;
        let text = self.string()?;
        let mut kinds = 0;
        for word in text.split(|&byte| byte == b',') {
            match ALLOC_KINDS.iter().position(|known| *known == word) {
                Some(bit) => kinds |= 1 << bit,
                None => {
                    let word = String::from_utf8_lossy(word);
                    return Err(refusal(at, format!("unknown allockind {word}")));
                }
            }
        }
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(Attribute::AllocKind(kinds))
    }

    fn memory(&mut self) -> Read<MemoryEffects> {
        let mut effects = MemoryEffects::NONE;
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let mut seen_location = false;
        loop {
            let location: Option<fn(&mut MemoryEffects) -> &mut ModRef> = match self.tok() {
                Tok::Keyword(Kw::Argmem) => Some(|effects| &mut effects.arg),
                Tok::Keyword(Kw::Inaccessiblemem) => Some(|effects| &mut effects.inaccessible),
                Tok::Keyword(Kw::Errnomem) => Some(|effects| &mut effects.errno),
                Tok::Keyword(Kw::TargetMem0) => Some(|effects| &mut effects.target_mem0),
                Tok::Keyword(Kw::TargetMem1) => Some(|effects| &mut effects.target_mem1),
                _ => None,
            };
            if location.is_some() {
                self.next()?;
                self.expect(Tok::Colon, "expected ':' after location")?;
            }
            let Some(access) = access(self.tok()) else {
                return self.refuse(if location.is_some() {
                    "expected access kind (none, read, write, readwrite)"
                } else {
                    "expected memory location (argmem, inaccessiblemem, errnomem) or access kind \
                     (none, read, write, readwrite)"
                });
            };
            self.next()?;
            match location {
                Some(location) => {
                    seen_location = true;
                    *location(&mut effects) = access;
                }
                None if seen_location => {
                    return self.refuse("default access kind must be specified first");
                }
                None => effects = MemoryEffects::all(access),
            }
            if self.eat(Tok::RParen)? {
                return Ok(effects);
            }
            self.expect(Tok::Comma, "unterminated memory attribute")?;
        }
    }

    fn captures(&mut self) -> Read<Attribute> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let (mut other, mut ret) = (None, None);
        loop {
            if self.tok() == Tok::Keyword(Kw::Ret) {
                self.next()?;
                self.expect(Tok::Colon, "expected ':'")?;
                if ret.is_some() {
                    return self.refuse("duplicate 'ret' location");
                }
                ret = Some(None);
            }
            let part = match self.tok() {
                Tok::Keyword(Kw::None) => 0,
                Tok::Keyword(Kw::AddressIsNull) => captures::ADDRESS_IS_NULL,
                Tok::Keyword(Kw::Address) => captures::ADDRESS,
                Tok::Keyword(Kw::ReadProvenance) => captures::READ_PROVENANCE,
                Tok::Keyword(Kw::Provenance) => captures::PROVENANCE,
                _ => {
                    return self.refuse(
                        "expected one of 'none', 'address', 'address_is_null', 'provenance' or \
                         'read_provenance'",
                    );
                }
            };
            let sum: &mut Option<u8> = match &mut ret {
                Some(ret) => ret,
                None => &mut other,
            };
            const ALONE: &str = "cannot use 'none' with other component";
            let before = *sum;
            if part != 0 && before == Some(0) {
                return self.refuse(ALONE);
            }
            *sum = Some(before.unwrap_or(0) | part);
            self.next()?;
            if part == 0 && before.is_some() {
                return self.refuse(ALONE);
            }
            if self.eat(Tok::RParen)? {
                break;
            }
            self.expect(Tok::Comma, "expected ',' or ')'")?;
        }
        let other = other.unwrap_or(0);
        Ok(Attribute::Captures {
            other,
            ret: ret.flatten().unwrap_or(other),
        })
    }

    fn no_fp_class(&mut self) -> Read<Attribute> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let mut mask = 0;
        loop {
            let word = self.lex.text();
            match FP_CLASSES.iter().find(|(_, name)| *name == word) {
                Some((bits, _)) => mask |= bits,
                None if mask == 0 && self.tok() == Tok::Int => {
                    let value = self.uint64()?;
                    if value == 0 || value > 0x3ff {
                        return self.refuse("invalid mask value for 'nofpclass'");
                    }
                    self.expect(Tok::RParen, "expected ')'")?;
                    return Ok(Attribute::NoFpClass(value as u32));
                }
                None => return self.refuse("expected nofpclass test mask"),
            }
            self.next()?;
            if self.eat(Tok::RParen)? {
                return Ok(Attribute::NoFpClass(mask));
            }
        }
    }

    fn range(&mut self) -> Read<Attribute> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let at = self.here();
        let ty = self.ty(false)?;
        let width = need(self.module.ctx.types.int_width(ty), at)
            .or("the range must have integer type!")?;
        let low = self.range_limit(width, ty)?;
        self.expect(Tok::Comma, "expected ','")?;
        let high = self.range_limit(width, ty)?;
        if low == high && !self.module.ctx.is_null(low) {
            return self.refuse("the range represent the empty set but limits aren't 0!");
        }
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(Attribute::Range(low, high))
    }

    fn range_limit(&mut self, width: u32, ty: Type) -> Read<terrace_llvmir::Const> {
        self.require(Tok::Int, "expected integer")?;
        let value = super::literals::Integer::parse(self.lex.text());
        self.ensure(value.width() <= width)
            .or("integer is too large for the bit width of specified type")?;
        self.next()?;
        Ok(self.module.ctx.const_apint(ty, &value.extended(width)))
    }

    fn initializes(&mut self) -> Read<Attribute> {
        self.next()?;
        self.expect(Tok::LParen, "expected '('")?;
        let mut ranges: Vec<(i64, i64)> = Vec::new();
        loop {
            self.expect(Tok::LParen, "expected '('")?;
            let low = self.offset_limit()?;
            self.expect(Tok::Comma, "expected ','")?;
            let high = self.offset_limit()?;
            self.ensure(low != high)
                .or("the range should not represent the full or empty set!")?;
            self.expect(Tok::RParen, "expected ')'")?;
            ranges.push((low, high));
            if !self.eat(Tok::Comma)? {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')'")?;
        let ordered = ranges.iter().all(|(low, high)| low < high)
            && ranges.windows(2).all(|two| two[0].1 < two[1].0);
        self.ensure(ordered)
            .or("Invalid (unordered or overlapping) range list")?;
        Ok(Attribute::Initializes(ranges))
    }

    fn offset_limit(&mut self) -> Read<i64> {
        self.require(Tok::Int, "expected integer")?;
        let value = super::literals::Integer::parse(self.lex.text());
        self.next()?;
        Ok(value.extended(64).low_u64() as i64)
    }
}
