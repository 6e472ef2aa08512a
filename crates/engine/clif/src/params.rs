//! Assigns argument locations under the C ABIs of x86-64 and AArch64, and the Cranelift parameters that use those
//! locations.

use std::rc::Rc;

use cranelift_codegen::ir::{self, AbiParam, ArgumentPurpose, Type as Clif, types};

use crate::abi::{How, Hows, Pass, passed_types};
use crate::types::{Layout, Shape};

/// The layout in which the entry of a variadic function saves the argument registers: first those of integers, then
/// those of vectors.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Saved {
    pub(crate) ints: u64,
}

impl Saved {
    pub(crate) const FLOATS: u64 = 8;

    /// Returns the offset of the vector registers.
    pub(crate) fn floats(self) -> u64 {
        self.ints * 8
    }

    /// Returns the total size in bytes.
    pub(crate) fn size(self) -> u64 {
        self.floats() + Saved::FLOATS * 16
    }
}

pub(crate) const X86_64: Saved = Saved { ints: 6 };
pub(crate) const AARCH64: Saved = Saved { ints: 8 };

/// The location of an argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Spot {
    /// The offset in the saved registers.
    Saved(u64),
    /// The offset in the stack arguments.
    Stack(u64),
}

/// The number of registers of each kind, and the bytes of stack, that are already used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Used {
    pub(crate) saved: Saved,
    pub(crate) ints: u64,
    pub(crate) floats: u64,
    pub(crate) stack: u64,
}

impl Used {
    pub(crate) fn new(saved: Saved) -> Used {
        Used {
            saved,
            ints: 0,
            floats: 0,
            stack: 0,
        }
    }

    fn on_stack(&mut self, size: u64, align: u64) -> Spot {
        let at = self.stack.next_multiple_of(align.max(8));
        self.stack = at + size.next_multiple_of(8);
        Spot::Stack(at)
    }

    /// Assigns the location of the next argument.
    pub(crate) fn next(&mut self, param: ir::AbiParam) -> Spot {
        if let ArgumentPurpose::StructArgument(size) = param.purpose {
            return self.on_stack(u64::from(size), 8);
        }
        let ty = param.value_type;
        let bytes = u64::from(ty.bytes());
        if !ty.is_int() {
            if self.floats == Saved::FLOATS {
                return self.on_stack(bytes, bytes);
            }
            self.floats += 1;
            return Spot::Saved(self.saved.floats() + (self.floats - 1) * 16);
        }
        let words = bytes.div_ceil(8);
        if self.saved.ints == AARCH64.ints && self.ints < AARCH64.ints {
            // A pair of registers begins with an even number.
            self.ints = self.ints.next_multiple_of(words);
        }
        if self.ints + words > self.saved.ints {
            return self.on_stack(bytes, bytes);
        }
        self.ints += words;
        Spot::Saved((self.ints - words) * 8)
    }
}

/// The parameters of a signature under construction.
pub(crate) struct Params {
    pub(crate) list: Vec<AbiParam>,
    pub(crate) passes: Vec<Pass>,
    is_aarch64: bool,
    used: Used,
}

impl Params {
    /// Starts with the parameters that precede all arguments.
    pub(crate) fn new(first: Vec<AbiParam>, is_aarch64: bool) -> Params {
        let mut used = Used::new(match is_aarch64 {
            true => AARCH64,
            false => X86_64,
        });
        // On AArch64, the address of a result has its own register.
        for param in first.iter().filter(|_| !is_aarch64) {
            used.next(*param);
        }
        Params {
            list: first,
            passes: Vec::new(),
            is_aarch64,
            used,
        }
    }

    /// Adds a parameter.
    pub(crate) fn add(&mut self, ty: Clif) {
        self.push(AbiParam::new(ty));
    }

    fn push(&mut self, param: AbiParam) {
        self.used.next(param);
        self.list.push(param);
    }

    /// Adds a parameter that is copied onto the stack, on x86-64. Returns the unused words before the parameter. A
    /// parameter of size zero also has an unused word.
    pub(crate) fn add_copy(&mut self, bytes: u32, align: u32) -> Option<AbiParam> {
        let copied = |bytes| {
            let purpose = ArgumentPurpose::StructArgument(bytes);
            AbiParam::special(types::I64, purpose)
        };
        // Cranelift aligns the parameter to 8 bytes.
        let stack = self.used.stack;
        let mut more = stack.next_multiple_of(u64::from(align.max(8))) - stack;
        if bytes == 0 {
            more += 8;
        }
        let free = (more > 0).then(|| copied(more as u32));
        let copied = (bytes > 0).then(|| copied(bytes));
        for param in free.into_iter().chain(copied) {
            self.push(param);
        }
        free
    }

    /// Uses up the remaining registers of a kind.
    fn fill_registers(&mut self, is_int: bool, hows: &mut Hows) {
        let (ty, left) = match is_int {
            true => (types::I64, self.used.saved.ints - self.used.ints),
            false => (types::F64, Saved::FLOATS - self.used.floats),
        };
        for _ in 0..left {
            self.add(ty);
            hows.push(How::Free(AbiParam::new(ty)));
        }
    }

    /// Adds an argument that consists of several parts.
    pub(crate) fn add_parts(&mut self, layout: Rc<Layout>, wanted: &[How]) {
        let types = passed_types(&layout, wanted);
        let mut hows = Hows::new();
        let together = self.together(&layout, &types);
        if let Some(ty) = together {
            self.fill_registers(ty.is_int(), &mut hows);
        }
        if let Some(ty) = together.filter(|ty| ty.bytes() < 8) {
            for parts in layout.parts.chunks(8 / ty.bytes() as usize) {
                self.add(types::F64);
                hows.push(How::Packed(parts[0], parts.len()));
            }
            self.passes.push(Pass::Parts(layout, hows));
            return;
        }
        for (&ty, &how) in types.iter().zip(wanted) {
            // If one register is left and two are needed, the argument is passed on the stack.
            let is_split = ty == types::I128 && self.used.ints + 1 == self.used.saved.ints;
            if how == How::X87 || is_split && !self.is_aarch64 {
                // C uses the last register for a later argument; Cranelift would leave it unused.
                hows.extend(self.add_copy(16, 16).map(How::Free));
                hows.push(How::Stored);
                continue;
            }
            if is_split {
                // C leaves the register unused; Cranelift would use it for a later argument.
                self.fill_registers(true, &mut hows);
            }
            self.add(ty);
            hows.push(how);
        }
        self.passes.push(Pass::Parts(layout, hows));
    }

    /// Returns the element type of an array that is passed on the stack because the remaining registers do not suffice
    /// for all of it. On AArch64, the small structs of C are such arrays.
    fn together(&self, layout: &Layout, types: &[Clif]) -> Option<Clif> {
        let (&first, rest) = types.split_first()?;
        let left = match first {
            types::I64 => self.used.saved.ints - self.used.ints,
            first if !first.is_int() => Saved::FLOATS - self.used.floats,
            _ => return None,
        };
        let is_block = self.is_aarch64
            && matches!(layout.shape, Shape::Array { .. })
            && !layout.in_memory
            && rest.iter().all(|ty| *ty == first);
        (is_block && types.len() as u64 > left).then_some(first)
    }
}
