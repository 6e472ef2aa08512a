//! Defines global variables: their bytes, and the addresses that they contain.
//!
//! [`Program::define`] computes the bytes of each initializer. An address that the linker can compute becomes a
//! relocation. The others are computed by a function that runs before all other code, see [`Program::translate_start`];
//! the same function calls the resolvers of ifuncs. This module also lists the constructors and destructors.

use cranelift_codegen::ir::{self, InstBuilder, Signature};
use cranelift_codegen::isa::CallConv;
use cranelift_module::{DataDescription, DataId, FuncId, FuncOrDataId, Module as Target};

use terrace_llvmir::{
    Const, ConstKind, DataLayout, ExprOp, Function, GlobalVariable, Linkage, Module, Type,
    TypeKind, Value,
};

use crate::abi::Callee;
use crate::constants::{block_number, data_elements, element_type, literal};
use crate::program::{Home, Program};
use crate::thunks;
use crate::translator::{Translation, Translator, Worker};
use crate::types::Layouts;
use crate::why::{Result as Outcome, TargetError, Unsupported, Why, said};

/// The maximum nesting depth of constants.
const MAX_DEPTH: u32 = 1000;
/// The maximum size of a variable in bytes.
const MAX_SIZE: u64 = 1 << 40;

/// Returns true for variables that contain metadata and have no address at run time.
pub(crate) fn is_metadata(module: &Module, global: &GlobalVariable) -> bool {
    let name = module.ctx.symbols.name(global.value.symbol);
    global.value.linkage == Linkage::Appending && name.starts_with(b"llvm.")
        || &*global.section == b"llvm.metadata"
}

/// A word of a variable that is computed when the program starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Late {
    data: DataId,
    offset: u64,
    value: Const,
}

/// The bytes of a variable.
struct Image {
    bytes: Vec<u8>,
    /// The addresses that the variable contains: the offset in the variable, the target, and the addend.
    addresses: Vec<(u64, Home, i64)>,
    late: Vec<(u64, Const)>,
}

impl Image {
    /// Sets bits that are all zero before.
    fn put(&mut self, at: u64, bits: u32, words: &[u64]) {
        for bit in 0..u64::from(bits) {
            let word = words.get((bit / 64) as usize).copied().unwrap_or(0);
            if word >> (bit % 64) & 1 == 0 {
                continue;
            }
            let to = at + bit;
            if let Some(byte) = self.bytes.get_mut((to / 8) as usize) {
                *byte |= 1 << (to % 8);
            }
        }
    }

    /// Writes an integer.
    fn number(&mut self, at: u64, bits: u32, value: u128) {
        let size = (bits / 8) as usize;
        let start = (at / 8) as usize;
        if at.is_multiple_of(8)
            && bits.is_multiple_of(8)
            && let Some(bytes) = self.bytes.get_mut(start..start + size)
            && size <= 16
        {
            bytes.copy_from_slice(&value.to_le_bytes()[..size]);
            return;
        }
        self.put(at, bits, &[value as u64, (value >> 64) as u64]);
    }
}

impl<'m> Program<'m> {
    /// Defines all variables, and the entries of functions that are not translated. [`Program::translate_start`]
    /// completes the initialization.
    ///
    /// # Errors
    /// Returns the errors of the target.
    pub fn define(
        &mut self,
        worker: &mut Worker<'m>,
        target: &mut impl Target,
    ) -> Result<Vec<Unsupported>, TargetError> {
        let mut problems = Vec::new();
        for (public, body) in &self.entries {
            thunks::define_entry(target, *public, *body)?;
        }
        for global in &self.module.globals {
            let (Some(initializer), Some(&home)) =
                (global.initializer, self.homes.get(&global.value.symbol))
            else {
                continue;
            };
            let problem = match home {
                Home::Data(id, true) | Home::NativeThreadLocal(id, true) => {
                    self.define_variable(global, initializer, id, worker, target)?
                }
                Home::ThreadLocal(id) => {
                    let image = target.declare_anonymous_data(true, false)?;
                    let problem =
                        self.define_variable(global, initializer, image, worker, target)?;
                    let size = self.size(&worker.layouts, global).unwrap_or((1, 1));
                    self.define_descriptor(id, image, size, target)?;
                    problem
                }
                _ => None,
            };
            if let Some(Why::Said(reason)) = problem {
                problems.push(Unsupported {
                    symbol: self.name_of(global.value.symbol),
                    instruction: String::new(),
                    reason: format!("the initial value {reason}"),
                    place: None,
                    index: None,
                });
            }
        }
        for ifunc in &self.module.ifuncs {
            if let Some(&Home::Cell(id)) = self.homes.get(&ifunc.value.symbol) {
                let mut cell = DataDescription::new();
                cell.define_zeroinit(8);
                cell.set_align(8);
                target.define_data(id, &cell)?;
            }
        }
        Ok(problems)
    }

    /// Returns the name of a global value.
    pub fn name_of(&self, symbol: terrace_llvmir::Symbol) -> String {
        let name = self.module.ctx.symbols.name(symbol);
        String::from_utf8_lossy(name).into_owned()
    }

    fn size(&self, layouts: &Layouts<'_>, global: &GlobalVariable) -> Option<(u64, u64)> {
        let ty = self.value_type(global.value.symbol);
        let (types, data) = (layouts.types(), layouts.data());
        let size = data
            .alloc_size(types, ty)
            .filter(|size| *size <= MAX_SIZE)?;
        let natural = data.preferred_align(types, ty)?;
        let natural = if size >= 16 { natural.max(16) } else { natural };
        Some((size, global.align.unwrap_or(natural).max(1)))
    }

    fn define_variable(
        &mut self,
        global: &GlobalVariable,
        initializer: Const,
        id: DataId,
        worker: &mut Worker<'m>,
        target: &mut impl Target,
    ) -> Result<Option<Why>, TargetError> {
        let mut data = DataDescription::new();
        let Some((size, align)) = self.size(&worker.layouts, global) else {
            data.define_zeroinit(1);
            target.define_data(id, &data)?;
            return Ok(said::<()>("has a type without a size").err());
        };
        data.set_align(align);
        if !global.section.is_empty() {
            data.set_custom_section(&String::from_utf8_lossy(&global.section));
        }
        let Ok(len) = usize::try_from(size.max(1)) else {
            return Ok(said::<()>("is too large").err());
        };
        if self.module.ctx.is_null(initializer) || self.module.ctx.is_undef(initializer) {
            data.define_zeroinit(len);
            target.define_data(id, &data)?;
            return Ok(None);
        }
        let mut image = Image {
            bytes: vec![0; len],
            addresses: Vec::new(),
            late: Vec::new(),
        };
        let ty = self.value_type(global.value.symbol);
        let written = self.write(&mut image, &worker.layouts, ty, initializer, 0, 0);
        data.define(image.bytes.into_boxed_slice());
        for (offset, home, addend) in image.addresses {
            match home {
                Home::Function(function, _) if addend == 0 => {
                    self.addressed.push(FuncOrDataId::Func(function));
                    let function = target.declare_func_in_data(function, &mut data);
                    data.write_function_addr(offset as u32, function);
                }
                Home::Data(other, _) => {
                    self.addressed.push(FuncOrDataId::Data(other));
                    let other = target.declare_data_in_data(other, &mut data);
                    data.write_data_addr(offset as u32, other, addend);
                }
                _ => {}
            }
        }
        if !image.late.is_empty() && global.constant {
            // The constant is written once, at the start.
            let declared = target.declarations().get_data_decl(id);
            if let Some(name) = declared.name.clone() {
                let link = declared.linkage;
                target.declare_data(&name, link, true, false)?;
            }
        }
        self.late
            .extend(image.late.into_iter().map(|(offset, value)| Late {
                data: id,
                offset,
                value,
            }));
        target.define_data(id, &data)?;
        Ok(written.err())
    }

    fn define_descriptor(
        &self,
        id: DataId,
        image: DataId,
        (size, align): (u64, u64),
        target: &mut impl Target,
    ) -> Result<(), TargetError> {
        let mut data = DataDescription::new();
        let words = [0, size, size, align, 0];
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        data.define(bytes.into_boxed_slice());
        data.set_align(8);
        let image = target.declare_data_in_data(image, &mut data);
        data.write_data_addr(0, image, 0);
        target.define_data(id, &data)?;
        Ok(())
    }

    /// Writes a constant at a bit offset.
    fn write(
        &self,
        image: &mut Image,
        layouts: &Layouts<'_>,
        ty: Type,
        c: Const,
        at: u64,
        depth: u32,
    ) -> Outcome<()> {
        if depth > MAX_DEPTH {
            return said("has an initial value nested too deeply");
        }
        let ctx = &self.module.ctx;
        let (types, layout) = (layouts.types(), layouts.data());
        let bits = types.scalar_bits(ty);
        match ctx.consts.kind(c) {
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison => {}
            ConstKind::Int(_) | ConstKind::Float(_) => {
                let value = literal(&ctx.consts, c).unwrap_or(0);
                image.number(at, bits, value);
            }
            ConstKind::WideInt(words) => image.put(at, bits, words),
            ConstKind::Data(bytes) => {
                let element = element_type(types, ty);
                let bits = types.scalar_bits(element);
                let elements = data_elements(bytes, bits);
                for (index, value) in elements.enumerate() {
                    image.number(at + index as u64 * u64::from(bits), bits, value);
                }
            }
            ConstKind::Splat(element) => {
                let inner = element_type(types, ty);
                let len = types.element_count(ty).unwrap_or(0);
                let step = u64::from(types.scalar_bits(inner));
                for index in 0..len {
                    self.write(image, layouts, inner, element, at + index * step, depth + 1)?;
                }
            }
            ConstKind::Aggregate(elements) => {
                for (index, &element) in elements.iter().enumerate() {
                    let index = index as u64;
                    let (inner, start) = member_at(layouts, ty, index)
                        .ok_or_else(|| Why::Said("has a type without a layout".to_owned()))?;
                    self.write(image, layouts, inner, element, at + start, depth + 1)?;
                }
            }
            ConstKind::BlockAddress { function, tag } => {
                let function = self.definition(function);
                let number = function.map_or(1, |function| block_number(function, tag));
                image.number(at, 64, u128::from(number));
            }
            ConstKind::PtrAuth(_) => return said("has a signed pointer (ptrauth)"),
            ConstKind::InlineAsm(_) => return said("has inline assembly"),
            ConstKind::Metadata(_) => {}
            _ if !at.is_multiple_of(8) => return said("has an address within a byte"),
            _ => match self.static_address(layout, c, 0) {
                Some((home, addend)) if layout.store_size(types, ty) == Some(8) => {
                    image.addresses.push((at / 8, home, addend));
                }
                _ => image.late.push((at / 8, c)),
            },
        }
        Ok(())
    }

    /// Returns the symbol and offset of an address, if the linker can compute the address.
    pub(crate) fn static_address(
        &self,
        layout: &DataLayout,
        c: Const,
        depth: u32,
    ) -> Option<(Home, i64)> {
        if depth > MAX_DEPTH {
            return None;
        }
        let ctx = &self.module.ctx;
        match ctx.consts.kind(c) {
            ConstKind::Symbol(symbol)
            | ConstKind::DsoLocalEquivalent(symbol)
            | ConstKind::NoCfi(symbol) => match *self.homes.get(&symbol)? {
                home @ (Home::Function(..) | Home::Data(..)) => Some((home, 0)),
                Home::Alias(aliasee) => self.static_address(layout, aliasee, depth + 1),
                _ => None,
            },
            ConstKind::Expr(expr) => match expr.op {
                ExprOp::BitCast | ExprOp::AddrSpaceCast | ExprOp::IntToPtr | ExprOp::PtrToInt => {
                    self.static_address(layout, *expr.operands.first()?, depth + 1)
                }
                ExprOp::GetElementPtr => {
                    let (base, indices) = expr.operands.split_first()?;
                    let (home, addend) = self.static_address(layout, *base, depth + 1)?;
                    let offset = self.static_offset(layout, expr.source, indices)?;
                    let addend = addend.wrapping_add(offset);
                    match home {
                        Home::Function(..) if addend != 0 => None,
                        _ => Some((home, addend)),
                    }
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the offset in bytes of constant indices.
    fn static_offset(&self, layout: &DataLayout, source: Type, indices: &[Const]) -> Option<i64> {
        let ctx = &self.module.ctx;
        let types = &ctx.types;
        let mut at = source;
        let mut offset = 0i64;
        for (step, &index) in indices.iter().enumerate() {
            let bits = types.int_width(ctx.consts.type_of(index))?;
            let value = literal(&ctx.consts, index)? as u64;
            if step > 0 {
                match types.kind(at) {
                    TypeKind::Struct { .. } | TypeKind::Identified { .. } => {
                        let start = layout.field_offset(types, at, value)?;
                        offset = offset.wrapping_add(start as i64);
                        at = types.element(at, value)?;
                        continue;
                    }
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
                        at = element;
                    }
                    _ => return None,
                }
            }
            let up = 64u32.checked_sub(bits)?;
            let index = ((value << up) as i64) >> up;
            let stride = layout.alloc_size(types, at)? as i64;
            offset = offset.wrapping_add(index.wrapping_mul(stride));
        }
        Some(offset)
    }

    /// Returns true if some initial values must be computed when the program starts.
    pub fn has_start(&self) -> bool {
        !self.late.is_empty() || !self.module.ifuncs.is_empty()
    }

    /// Translates the function that computes the initial values that a linker cannot compute. It must run before all
    /// other functions.
    pub fn translate_start(&self, worker: &mut Worker<'m>, into: &mut ir::Function) -> Translation {
        let Some(symbol) = self.homes.keys().next() else {
            return Translation::default();
        };
        let function = Function::new(*symbol);
        let callee = Callee {
            function_type: Type::VOID,
            attrs: function.attrs,
            declared: terrace_llvmir::AttrList::EMPTY,
            args: &[],
            conv: CallConv::SystemV,
        };
        let Ok(abi) = worker.layouts.abi(callee) else {
            return Translation::default();
        };
        into.signature = abi.signature.clone();
        let mut translator = Translator::new(self, worker, &function, abi, into);
        translator.start();
        let out = translator.finish();
        worker.done(&out);
        out
    }

    /// Returns the functions in `@llvm.global_ctors`, in execution order.
    pub fn constructors(&self) -> Vec<FuncId> {
        let listed = self.listed_constructors().into_iter();
        listed.map(|(_, id)| id).collect()
    }

    /// Returns the functions in `@llvm.global_ctors`, with their priorities.
    pub fn listed_constructors(&self) -> Vec<(u64, FuncId)> {
        self.listed(b"llvm.global_ctors")
    }

    /// Returns the functions in `@llvm.global_dtors`, with their priorities.
    pub fn listed_destructors(&self) -> Vec<(u64, FuncId)> {
        self.listed(b"llvm.global_dtors")
    }

    /// Returns the functions in `@llvm.global_dtors`, in execution order.
    pub fn destructors(&self) -> Vec<FuncId> {
        let listed = self.listed_destructors().into_iter();
        listed.rev().map(|(_, id)| id).collect()
    }

    fn listed(&self, list: &[u8]) -> Vec<(u64, FuncId)> {
        let listed = self.module.structors(list).into_iter();
        let defined = listed.filter_map(|(priority, function)| {
            match self.homes.get(&self.function_of(function)?)? {
                Home::Function(id, _) => Some((priority, *id)),
                _ => None,
            }
        });
        defined.collect()
    }
}

/// Returns the type of a member, and its offset in bits.
fn member_at(layouts: &Layouts<'_>, ty: Type, index: u64) -> Option<(Type, u64)> {
    let (types, layout) = (layouts.types(), layouts.data());
    let inner = types.element(ty, index)?;
    let bits = match types.kind(ty) {
        TypeKind::Vector { .. } => {
            index
                * u64::from(types.scalar_bits(inner)).max(if types.is_ptr(inner) { 64 } else { 0 })
        }
        TypeKind::Array { .. } => index * layout.alloc_size(types, inner)? * 8,
        _ => layout.field_offset(types, ty, index)? * 8,
    };
    Some((inner, bits))
}

impl Translator<'_, '_> {
    fn start(&mut self) {
        let entry = self.builder.create_block();
        self.builder.switch_to_block(entry);
        self.builder.seal_block(entry);
        for ifunc in &self.program.module.ifuncs {
            if let Err(why) = self.resolve(ifunc) {
                self.report(None, why);
            }
        }
        for late in &self.program.late {
            if let Err(why) = self.compute(*late) {
                self.report(None, why);
            }
        }
        self.builder.ins().return_(&[]);
    }

    /// Calls the resolver of an ifunc and stores the result.
    fn resolve(&mut self, ifunc: &terrace_llvmir::IFunc) -> Outcome<()> {
        let Some(&Home::Cell(cell)) = self.program.homes.get(&ifunc.value.symbol) else {
            return Ok(());
        };
        let resolver = self.part(Value::from(ifunc.resolver))?;
        let mut signature = Signature::new(CallConv::SystemV);
        signature.returns.push(ir::AbiParam::new(ir::types::I64));
        let signature = self.builder.import_signature(signature);
        let call = self.builder.ins().call_indirect(signature, resolver, &[]);
        let chosen = self.builder.inst_results(call)[0];
        let cell = self.data_address(cell.as_u32(), true);
        self.store_at(chosen, cell, 0);
        Ok(())
    }

    fn compute(&mut self, late: Late) -> Outcome<()> {
        let layout = self.layout(self.consts().type_of(late.value))?;
        let parts = self.constant(late.value)?;
        let base = self.data_address(late.data.as_u32(), true);
        let address = self.add_offset(base, late.offset as i64);
        self.store(&layout, &parts, address)
    }
}
