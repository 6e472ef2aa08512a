//! Packed entries: functions that take all arguments and results of another function in a block of memory, so that an
//! engine calls functions of all types in the same way.
//!
//! The block is a struct of the lowered function's parameters and result. The entry loads the arguments from the block,
//! calls the function and stores the result. [`Entry`] matches the fields of the struct with the source types of the
//! [`Signature`]: a [`Place`] lists the offsets that belong to an argument or result.

use crate::layout::{Layout, Unsupported};
use crate::parse::Wanted;
use crate::signature::Signature;
use crate::types::{MemRef, SourceType};
use std::fmt;
use terrace_llvmir::{
    Access, AttrSet, CallSpec, Function, FunctionBody, Module, RawBuilder, Symbol, Type, TypeKind,
    Types, Value as LlvmValue, flags,
};

/// The options of the lowering that determine the ABI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Convention {
    /// The width of `index` in bits.
    pub index_bits: u32,
    /// True if memrefs of known shape are passed as bare pointers.
    pub bare_pointers: bool,
}

impl Default for Convention {
    fn default() -> Self {
        Convention {
            index_bits: 64,
            bare_pointers: false,
        }
    }
}

/// The position of an argument or result in a block. All offsets are in bytes from the beginning of the block.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    /// A value that is passed unchanged.
    Plain {
        /// The offset of the value.
        at: u64,
        /// The layout of the value.
        layout: Layout,
    },
    /// A memref's descriptor.
    MemRef {
        /// The offsets of the descriptor's fields.
        parts: Descriptor,
        /// The type of the memref.
        memref: MemRef,
        /// The layout of an element.
        element: Layout,
    },
    /// A pointer to the first element of a memref of known shape.
    Bare {
        /// The offset of the pointer.
        at: u64,
        /// The type of the memref.
        memref: MemRef,
        /// The layout of an element.
        element: Layout,
    },
    /// An unranked memref: a rank and the address of a descriptor.
    Unranked {
        /// The offset of the rank.
        rank: u64,
        /// The offset of the descriptor's address.
        descriptor: u64,
        /// The layout of an element.
        element: Layout,
    },
}

/// The offsets of the fields of a memref's descriptor.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Descriptor {
    /// The allocated pointer, which is freed.
    pub allocated: u64,
    /// The aligned pointer, from which elements are addressed.
    pub aligned: u64,
    /// The memref's offset: the number of elements before the first one.
    pub offset: u64,
    /// The sizes.
    pub sizes: Vec<u64>,
    /// The strides in elements.
    pub strides: Vec<u64>,
}

/// The name prefix of entries.
pub const PACKED: &str = "terrace_packed_";

/// The packed entry of a function: `void @terrace_packed_NAME(ptr %block)`, which calls the function with the arguments
/// in the block.
#[derive(Clone, Debug)]
pub struct Entry {
    symbol: String,
    signature: Signature,
    size: u64,
    index_bits: u32,
    params: Vec<Place>,
    results: Vec<Place>,
}

/// The error of a function that cannot be called with values: the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoEntry(pub String);

impl fmt::Display for NoEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoEntry {}

/// The size of a pointer in bytes. Programs with pointers of another size get no entries.
const POINTER: u64 = 8;

impl Entry {
    /// Adds the entry of a function to the module.
    ///
    /// # Errors
    /// Returns an error if a parameter or result type is unsupported, or if the lowered function has an unexpected
    /// signature.
    pub fn add(
        module: &mut Module,
        signature: &Signature,
        convention: Convention,
    ) -> Result<Entry, NoEntry> {
        let name = &signature.name;
        let fails = |why: &str| Err(NoEntry(format!("'{name}' cannot be called: {why}")));
        let symbol = module.ctx.symbols.get(name.as_bytes());
        let mut functions = module.functions.iter();
        let function = functions.find(|function| Some(function.value.symbol) == symbol);
        let Some(function) = function.filter(|function| !function.body.is_empty()) else {
            return fails("it does not exist after lowering");
        };
        let (symbol, function) = (function.value.symbol, function.clone());
        if module.ctx.layout.pointer_bits(0) != 64 || module.ctx.layout.is_big_endian() {
            return fails("the data layout is not that of a 64-bit little-endian machine");
        }
        let function_type = module.ctx.symbols.info(symbol).value_type;
        let TypeKind::Function { result, params, .. } = module.ctx.types.kind(function_type) else {
            return fails("it is not a function");
        };
        let (result, params) = (result, params.to_vec());
        let fields = params
            .iter()
            .chain(Some(&result).filter(|&&ty| ty != Type::VOID));
        let fields: Vec<Type> = fields.map(|&ty| fixed(&mut module.ctx.types, ty)).collect();
        let block_type = module.ctx.types.struct_(&fields, false);
        let Some(size) = module.ctx.layout.alloc_size(&module.ctx.types, block_type) else {
            return fails("the size of its parameters and results is unknown");
        };
        let offsets: Vec<u64> = (0..fields.len() as u64)
            .filter_map(|at| {
                module
                    .ctx
                    .layout
                    .field_offset(&module.ctx.types, block_type, at)
            })
            .collect();
        let mut places = Places {
            module,
            convention,
            fields: fields
                .iter()
                .copied()
                .zip(offsets.iter().copied())
                .collect(),
            next: 0,
        };
        let place = places.all(signature, result);
        let (param_places, result_places) = match place {
            Ok(places) => places,
            Err(why) => return fails(&why.0),
        };
        let symbol_of_entry = format!("{PACKED}{name}");
        let packed = Packed {
            callee: symbol,
            function,
            function_type,
            params,
            result,
            offsets,
        };
        if packed.build(module, symbol_of_entry.as_bytes()).is_none() {
            return fails(&format!("the module already defines '{symbol_of_entry}'"));
        }
        Ok(Entry {
            symbol: symbol_of_entry,
            signature: signature.clone(),
            size,
            index_bits: convention.index_bits,
            params: param_places,
            results: result_places,
        })
    }

    /// Returns the name of the entry.
    pub fn symbol(&self) -> &str {
        &self.symbol
    }

    /// Returns the signature of the function that the entry calls.
    pub fn signature(&self) -> &Signature {
        &self.signature
    }

    /// Returns the size of a block in bytes.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Returns the width of `index` in bits.
    pub fn index_bits(&self) -> u32 {
        self.index_bits
    }

    /// Returns the places of the arguments.
    pub fn params(&self) -> &[Place] {
        &self.params
    }

    /// Returns the places of the results.
    pub fn results(&self) -> &[Place] {
        &self.results
    }

    /// Returns the layout of an argument that is passed unchanged; `None` for memrefs.
    pub fn param_layout(&self, param: usize) -> Option<&Layout> {
        match self.params.get(param)? {
            Place::Plain { layout, .. } => Some(layout),
            _ => None,
        }
    }

    pub(crate) fn wanted(&self, param: usize) -> Wanted<'_> {
        match self.params.get(param) {
            Some(Place::Plain { layout, .. }) => Wanted::Plain(layout),
            Some(Place::MemRef {
                memref, element, ..
            })
            | Some(Place::Bare {
                memref, element, ..
            }) => Wanted::MemRef(&memref.shape, element),
            Some(Place::Unranked { element, .. }) => Wanted::Unranked(element),
            None => Wanted::MemRef(&[], NOTHING),
        }
    }
}

/// The layout of a value that does not exist.
const NOTHING: &Layout = &Layout {
    size: 0,
    align: 1,
    kind: crate::layout::LayoutKind::Struct(Vec::new()),
};

/// Matches the arguments and results of the source with the parameters and results of the lowered function.
struct Places<'m> {
    module: &'m mut Module,
    convention: Convention,
    /// The types of the lowered function's parameters and results, with their offsets in the block.
    fields: Vec<(Type, u64)>,
    next: usize,
}

/// Returns the error for a lowered function that does not match its signature.
fn other(what: &str) -> Unsupported {
    Unsupported(format!("{what} was lowered to something unexpected"))
}

impl Places<'_> {
    fn all(
        &mut self,
        signature: &Signature,
        result: Type,
    ) -> Result<(Vec<Place>, Vec<Place>), Unsupported> {
        let about = |what: &str, text: &str, why: Unsupported| {
            let Unsupported(why) = why;
            Unsupported(format!("{what} of type {text} {why}"))
        };
        let mut params = Vec::new();
        for (number, param) in signature.params.iter().enumerate() {
            let place = self.param(&param.ty);
            let what = || format!("argument {}", number + 1);
            params.push(place.map_err(|why| about(&what(), &param.text, why))?);
        }
        let has_result = result != Type::VOID;
        if self.next + usize::from(has_result) != self.fields.len() {
            return Err(other("its list of arguments"));
        }
        let mut results = Vec::new();
        for (number, ty) in signature.results.iter().enumerate() {
            let is_only = signature.results.len() == 1;
            let what = || match is_only {
                true => "the result".to_owned(),
                false => format!("result {}", number + 1),
            };
            let field = match self.fields.last() {
                Some(&field) if is_only && has_result => Some(field),
                Some(&(llvm, at)) if has_result => self.field(llvm, at, number as u64),
                _ => None,
            };
            let Some(field) = field else {
                return Err(other(&what()));
            };
            let place = self.result(&ty.ty, field);
            results.push(place.map_err(|why| about(&what(), &ty.text, why))?);
        }
        Ok((params, results))
    }

    /// Returns the type and the offset of a struct's field.
    fn field(&self, llvm: Type, at: u64, number: u64) -> Option<(Type, u64)> {
        let ctx = &self.module.ctx;
        let offset = ctx.layout.field_offset(&ctx.types, llvm, number)?;
        Some((ctx.types.element(llvm, number)?, at.checked_add(offset)?))
    }

    fn take(&mut self) -> Result<(Type, u64), Unsupported> {
        let field = self.fields.get(self.next).copied();
        self.next += 1;
        field.ok_or_else(unexpected)
    }

    fn take_pointer(&mut self) -> Result<u64, Unsupported> {
        let (ty, at) = self.take()?;
        self.pointer(ty).map(|()| at)
    }

    fn take_index(&mut self) -> Result<u64, Unsupported> {
        let (ty, at) = self.take()?;
        self.index(ty).map(|()| at)
    }

    fn pointer(&self, ty: Type) -> Result<(), Unsupported> {
        match self.module.ctx.types.kind(ty) {
            TypeKind::Ptr(space) if self.module.ctx.layout.pointer_bits(space) == 64 => Ok(()),
            _ => Err(unexpected()),
        }
    }

    fn index(&self, ty: Type) -> Result<(), Unsupported> {
        let width = self.module.ctx.types.int_width(ty);
        match width == Some(self.convention.index_bits) {
            true => Ok(()),
            false => Err(unexpected()),
        }
    }

    fn element(&mut self, ty: &SourceType) -> Result<Layout, Unsupported> {
        let element = Layout::of(&mut self.module.ctx, ty, self.convention.index_bits);
        let of_elements = |Unsupported(why)| Unsupported(format!("has elements whose type {why}"));
        element.map(|(layout, _)| layout).map_err(of_elements)
    }

    fn plain(&mut self, ty: &SourceType, field: (Type, u64)) -> Result<Place, Unsupported> {
        let (llvm, at) = field;
        let (layout, _) = Layout::of(&mut self.module.ctx, ty, self.convention.index_bits)?;
        match layout.is_of(&self.module.ctx.types, llvm) {
            true => Ok(Place::Plain { at, layout }),
            false => Err(unexpected()),
        }
    }

    fn param(&mut self, ty: &SourceType) -> Result<Place, Unsupported> {
        match ty {
            SourceType::MemRef(memref) => {
                let element = self.element(&memref.element)?;
                let memref = memref.clone();
                if self.convention.bare_pointers && memref.is_static() {
                    let at = self.take_pointer()?;
                    return Ok(Place::Bare {
                        at,
                        memref,
                        element,
                    });
                }
                let mut parts = Descriptor {
                    allocated: self.take_pointer()?,
                    aligned: self.take_pointer()?,
                    offset: self.take_index()?,
                    ..Descriptor::default()
                };
                for _ in 0..memref.rank() {
                    parts.sizes.push(self.take_index()?);
                }
                for _ in 0..memref.rank() {
                    parts.strides.push(self.take_index()?);
                }
                Ok(Place::MemRef {
                    parts,
                    memref,
                    element,
                })
            }
            SourceType::UnrankedMemRef(element) => Ok(Place::Unranked {
                element: self.element(element)?,
                rank: self.take_index()?,
                descriptor: self.take_pointer()?,
            }),
            ty => {
                let field = self.take()?;
                self.plain(ty, field)
            }
        }
    }

    fn result(&mut self, ty: &SourceType, field: (Type, u64)) -> Result<Place, Unsupported> {
        let (llvm, at) = field;
        let part =
            |places: &Self, number: u64| places.field(llvm, at, number).ok_or_else(unexpected);
        match ty {
            SourceType::MemRef(memref) => {
                let element = self.element(&memref.element)?;
                let memref = memref.clone();
                if self.convention.bare_pointers && memref.is_static() {
                    self.pointer(llvm)?;
                    return Ok(Place::Bare {
                        at,
                        memref,
                        element,
                    });
                }
                let [allocated, aligned, offset] = [part(self, 0)?, part(self, 1)?, part(self, 2)?];
                self.pointer(allocated.0)?;
                self.pointer(aligned.0)?;
                self.index(offset.0)?;
                let mut parts = Descriptor {
                    allocated: allocated.1,
                    aligned: aligned.1,
                    offset: offset.1,
                    ..Descriptor::default()
                };
                for number in 0..memref.rank() as u64 {
                    for (list, into) in [(3, &mut parts.sizes), (4, &mut parts.strides)] {
                        let (array, start) = part(self, list)?;
                        let Some(element) = self.module.ctx.types.element(array, number) else {
                            return Err(unexpected());
                        };
                        self.index(element)?;
                        let width = u64::from(self.convention.index_bits).div_ceil(8);
                        let size = self
                            .module
                            .ctx
                            .layout
                            .alloc_size(&self.module.ctx.types, element);
                        into.push(start + number * size.unwrap_or(width));
                    }
                }
                Ok(Place::MemRef {
                    parts,
                    memref,
                    element,
                })
            }
            SourceType::UnrankedMemRef(element) => {
                let element = self.element(element)?;
                let (rank, descriptor) = (part(self, 0)?, part(self, 1)?);
                self.index(rank.0)?;
                self.pointer(descriptor.0)?;
                Ok(Place::Unranked {
                    rank: rank.1,
                    descriptor: descriptor.1,
                    element,
                })
            }
            ty => self.plain(ty, field),
        }
    }
}

/// Returns the fixed-size counterpart of a scalable vector type, assuming that `vscale` is 1. Other types are returned
/// unchanged.
fn fixed(types: &mut Types, ty: Type) -> Type {
    let (mut lens, mut inner) = (Vec::new(), ty);
    while let TypeKind::Array { element, len } = types.kind(inner) {
        lens.push(len);
        inner = element;
    }
    match types.kind(inner) {
        TypeKind::Vector {
            element,
            len,
            scalable: true,
        } => {
            let vector = types.vector(element, len);
            let lens = lens.into_iter().rev();
            lens.fold(vector, |ty, len| types.array(ty, len))
        }
        _ => ty,
    }
}

fn unexpected() -> Unsupported {
    Unsupported("was lowered to something unexpected".to_owned())
}

/// The parts of an entry to build.
struct Packed {
    callee: Symbol,
    function: Function,
    function_type: Type,
    params: Vec<Type>,
    result: Type,
    offsets: Vec<u64>,
}

impl Packed {
    /// Adds the entry to the module. Returns `None` if the name is taken.
    fn build(self, module: &mut Module, name: &[u8]) -> Option<()> {
        let entry_type = module.ctx.types.function(Type::VOID, &[Type::PTR], false);
        let entry = module.add_function(name, entry_type)?;
        let attrs = &mut module.ctx.attrs;
        let (result, params) = (
            attrs.result_set(self.function.attrs),
            attrs.param_sets(self.function.attrs).to_vec(),
        );
        let attrs = attrs.list(AttrSet::EMPTY, result, &params);
        // Blocks are only aligned to the size of a pointer.
        let aligns: Vec<u64> = (self.params.iter().chain([&self.result]))
            .map(|&ty| module.ctx.layout.abi_align(&module.ctx.types, ty))
            .map(|align| align.unwrap_or(1).min(POINTER))
            .collect();
        let callee = module.ctx.symbol(self.callee);
        let mut body = FunctionBody::new();
        let mut builder = RawBuilder::new(&mut module.ctx, &mut body, entry_type);
        let block = builder.add_block();
        builder.switch_to(block);
        let at = |builder: &mut RawBuilder<'_>, offset: u64| -> LlvmValue {
            let block = builder.arg(0);
            if offset == 0 {
                return block;
            }
            let offset = builder.ctx.const_int(Type::I64, offset);
            builder.gep(Type::I8, flags::gep::INBOUNDS, block, &[offset.into()])
        };
        let mut args = Vec::with_capacity(self.params.len());
        for ((&ty, &offset), &align) in self.params.iter().zip(&self.offsets).zip(&aligns) {
            let from = at(&mut builder, offset);
            args.push(builder.load(ty, from, Access::aligned(Some(align))));
        }
        let mut spec = CallSpec::new(self.function_type, callee.into(), &args);
        spec.conv = self.function.conv;
        spec.attrs = attrs;
        let result = builder.call(spec);
        if self.result != Type::VOID
            && let (Some(&offset), Some(&align)) = (self.offsets.last(), aligns.last())
        {
            let to = at(&mut builder, offset);
            builder.store(result, to, Access::aligned(Some(align)));
        }
        builder.ret(None);
        if let Some(function) = module.functions.last_mut()
            && function.value.symbol == entry
        {
            function.body = body;
        }
        Some(())
    }
}
