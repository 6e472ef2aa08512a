//! Writes memory accesses. `main` allocates and prints buffers for arguments; functions allocate and use their own.

use std::fmt::Write;

use super::types::{Float, Scalar, Ty};
use super::{Value, Writer};
use crate::Random;

const INDEX: Ty = Ty::of(Scalar::Index);

/// The layout of elements that are not contiguous.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Layout {
    /// The stride of each dimension, if the type specifies it.
    pub(super) strides: Vec<Option<i64>>,
    /// The offset of the first element, if the type specifies it.
    pub(super) offset: Option<i64>,
}

/// A memref that is in scope.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    pub(super) name: String,
    pub(super) element: Scalar,
    /// The sizes. The generator always knows them.
    pub(super) sizes: Vec<usize>,
    /// For each dimension, true if the type specifies its size.
    pub(super) known: Vec<bool>,
    pub(super) layout: Option<Layout>,
    /// True if affine operations can use it.
    pub(super) is_top: bool,
}

/// The element types of memrefs.
const ELEMENTS: [Scalar; 8] = [
    Scalar::Int(8),
    Scalar::Int(16),
    Scalar::Int(32),
    Scalar::Int(64),
    Scalar::Int(64),
    Scalar::Index,
    Scalar::Float(Float::F32),
    Scalar::Float(Float::F64),
];

impl Memory {
    /// Chooses the memory that a function receives as argument.
    pub(super) fn argument(name: String, random: &mut Random) -> Self {
        let rank = *random.pick(&[1, 1, 1, 2, 2, 3]).unwrap_or(&1);
        let mut sizes = Vec::new();
        for _ in 0..rank {
            sizes.push(*random.pick(&[1, 2, 2, 3, 4, 5, 6]).unwrap_or(&1));
        }
        if rank == 3 {
            sizes = sizes.into_iter().map(|size: usize| size.min(3)).collect();
        }
        Self {
            name,
            element: *random.pick(&ELEMENTS).unwrap_or(&Scalar::Index),
            known: sizes.iter().map(|_| random.below(2) == 0).collect(),
            sizes,
            layout: None,
            is_top: true,
        }
    }

    /// Returns the type.
    pub(super) fn ty(&self) -> String {
        let mut text = "memref<".to_owned();
        // Writing to a string cannot fail.
        for (size, known) in self.sizes.iter().zip(&self.known) {
            let _ = match known {
                true => write!(text, "{size}x"),
                false => write!(text, "?x"),
            };
        }
        let _ = write!(text, "{}", self.element);
        if let Some(layout) = &self.layout {
            let number =
                |number: Option<i64>| number.map_or("?".to_owned(), |number| number.to_string());
            let strides: Vec<String> = layout
                .strides
                .iter()
                .map(|&stride| number(stride))
                .collect();
            let _ = write!(text, ", strided<[{}]", strides.join(", "));
            if layout.offset != Some(0) {
                let _ = write!(text, ", offset: {}", number(layout.offset));
            }
            text.push('>');
        }
        text + ">"
    }

    /// Returns the stride of each dimension, if the type specifies it.
    pub(super) fn strides(&self) -> Vec<Option<i64>> {
        if let Some(layout) = &self.layout {
            return layout.strides.clone();
        }
        let mut strides = vec![Some(1); self.sizes.len()];
        for dim in (1..self.sizes.len()).rev() {
            let size = self.known[dim].then_some(self.sizes[dim] as i64);
            strides[dim - 1] = strides[dim].zip(size).map(|(stride, size)| stride * size);
        }
        strides
    }

    /// Returns the offset of the first element, if the type specifies it.
    pub(super) fn offset(&self) -> Option<i64> {
        self.layout.as_ref().map_or(Some(0), |layout| layout.offset)
    }

    fn all_known(&self) -> Self {
        Self {
            known: vec![true; self.sizes.len()],
            ..self.clone()
        }
    }
}

impl Writer<'_> {
    /// Allocates and fills memory in `main` for an argument of a function. Returns the name of the memref.
    pub(super) fn allocate(&mut self, memory: &Memory) -> String {
        let exact = memory.all_known();
        let name = self.name();
        let ty = exact.ty();
        self.line(format_args!("{name} = memref.alloc() : {ty}"));
        let letters = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let fill = format!("@fill_{}", ty.chars().map(letters).collect::<String>());
        let body = loops(&exact, |indices| {
            let mut text = String::new();
            for index in 0..exact.sizes.len() {
                let _ = match index {
                    0 => writeln!(text, "  %n0 = arith.addi %i0, %c1 : index"),
                    _ => writeln!(
                        text,
                        "  %t{index} = arith.muli %n{}, %c7 : index\n  %n{index} = arith.addi %t{index}, %i{index} : index",
                        index - 1
                    ),
                };
            }
            let last = format!("%n{}", exact.sizes.len() - 1);
            let element = exact.element;
            let _ = match element {
                Scalar::Index => writeln!(text, "  %e = arith.muli {last}, %c7 : index"),
                Scalar::Float(_) => writeln!(
                    text,
                    "  %w = arith.index_cast {last} : index to i32\n  %e = arith.sitofp %w : i32 to {element}"
                ),
                _ => writeln!(text, "  %e = arith.index_cast {last} : index to {element}"),
            };
            let _ = writeln!(text, "  memref.store %e, %m[{indices}] : {ty}");
            text
        });
        self.helpers.insert(
            fill.clone(),
            format!("func.func {fill}(%m: {ty}) {{\n{body}  return\n}}\n"),
        );
        self.line(format_args!("func.call {fill}({name}) : ({ty}) -> ()"));
        let wanted = memory.ty();
        if wanted == ty {
            return name;
        }
        let cast = self.name();
        self.line(format_args!(
            "{cast} = memref.cast {name} : {ty} to {wanted}"
        ));
        cast
    }

    /// Prints all elements of memory that [`allocate`](Self::allocate) allocated.
    pub(super) fn dump(&mut self, memory: &Memory, name: &str) {
        let exact = memory.all_known();
        let (ty, element) = (exact.ty(), exact.element);
        let letters = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let dump = format!("@dump_{}", ty.chars().map(letters).collect::<String>());
        let body = loops(&exact, |indices| {
            format!("  %e = memref.load %m[{indices}] : {ty}\n  vector.print %e : {element}\n")
        });
        self.helpers.insert(
            dump.clone(),
            format!("func.func {dump}(%m: {ty}) {{\n{body}  return\n}}\n"),
        );
        let (mut name, given) = (name.to_owned(), memory.ty());
        if given != ty {
            let cast = self.name();
            self.line(format_args!(
                "{cast} = memref.cast {name} : {given} to {ty}"
            ));
            name = cast;
        }
        self.line(format_args!("func.call {dump}({name}) : ({ty}) -> ()"));
    }

    /// Returns an index that is less than `size`.
    pub(super) fn index_within(&mut self, size: usize) -> Value {
        let most = size.saturating_sub(1);
        if most == 0 || self.once_in(2) {
            let number = self.random.below(size);
            return self.number(&INDEX, number as i128);
        }
        let value = self.variable(&INDEX);
        if value
            .range
            .is_some_and(|range| range.0 >= 0 && range.1 <= most as i128)
        {
            return value;
        }
        let name = self.one(&["remui", "minui"]);
        let limit = if name == "remui" { size } else { most };
        let limit = self.number(&INDEX, limit as i128);
        self.define_in(
            &INDEX,
            Some((0, most as i128)),
            format_args!("arith.{name} {}, {} : index", value.name, limit.name),
        )
    }

    /// Returns indices into memory, separated by commas.
    pub(super) fn indices(&mut self, sizes: &[usize]) -> String {
        let indices: Vec<String> = sizes
            .iter()
            .map(|&size| self.index_within(size).name)
            .collect();
        indices.join(", ")
    }

    /// Returns memory that is in scope, or new memory.
    pub(super) fn memory(&mut self) -> Memory {
        let later = self.memories.len() - self.memories.len().min(4);
        match self.random.pick(&self.memories[later..]) {
            Some(memory) => memory.clone(),
            None => self.new_memory(),
        }
    }

    /// Allocates and initializes memory of the function.
    pub(super) fn new_memory(&mut self) -> Memory {
        let sizes = self.one(&[vec![], vec![], vec![2], vec![3], vec![4], vec![2, 2]]);
        self.new_memory_of(sizes)
    }

    /// Like [`new_memory`](Self::new_memory), with these sizes.
    pub(super) fn new_memory_of(&mut self, sizes: Vec<usize>) -> Memory {
        let element = self.one(&ELEMENTS);
        let on_stack = self.random.below(4) > 0;
        let memory = Memory {
            name: self.name(),
            element,
            known: vec![true; sizes.len()],
            sizes: sizes.clone(),
            layout: None,
            is_top: self.depth == 0,
        };
        let operation = if on_stack {
            "memref.alloca"
        } else {
            "memref.alloc"
        };
        let ty = memory.ty();
        self.line(format_args!("{} = {operation}() : {ty}", memory.name));
        for index in all_indices(&sizes) {
            let value = self.value(&Ty::of(element));
            let mut names = Vec::new();
            for number in index {
                names.push(self.number(&INDEX, number as i128).name);
            }
            self.line(format_args!(
                "memref.store {}, {}[{}] : {ty}",
                value.name,
                memory.name,
                names.join(", ")
            ));
        }
        self.memories.push(memory.clone());
        memory
    }

    pub(super) fn memory_step(&mut self) {
        match self.random.below(12) {
            0..=2 => {
                let memory = self.memory();
                let indices = self.indices(&memory.sizes);
                self.define(
                    &Ty::of(memory.element),
                    format_args!("memref.load {}[{indices}] : {}", memory.name, memory.ty()),
                );
            }
            3..=5 => {
                let memory = self.memory();
                let value = self.value(&Ty::of(memory.element));
                let indices = self.indices(&memory.sizes);
                self.line(format_args!(
                    "memref.store {}, {}[{indices}] : {}",
                    value.name,
                    memory.name,
                    memory.ty()
                ));
            }
            6 => {
                self.new_memory();
            }
            7..=9 => self.view(),
            10 => {
                let memory = self.memory();
                if memory.sizes.is_empty() {
                    return;
                }
                let dim = self.random.below(memory.sizes.len());
                let size = memory.sizes[dim] as i128;
                let dim = self.number(&INDEX, dim as i128);
                let range = Some((size, size));
                self.define_in(
                    &INDEX,
                    range,
                    format_args!("memref.dim {}, {} : {}", memory.name, dim.name, memory.ty()),
                );
            }
            _ => self.atomic(),
        }
    }

    /// Writes an atomic update whose result, the old value, is added to the scope.
    fn atomic(&mut self) {
        let memory = self.memory();
        let ty = Ty::of(memory.element);
        let value = self.value(&ty);
        let indices = self.indices(&memory.sizes);
        let kind = match memory.element {
            Scalar::Int(_) => self.one(&[
                "addi", "andi", "assign", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori",
            ]),
            Scalar::Float(_) => self.one(&["addf", "maximumf", "minimumf", "mulf", "assign"]),
            _ => return,
        };
        let (name, text) = (&memory.name, memory.ty());
        if self.once_in(2) {
            self.define(
                &ty,
                format_args!(
                    "memref.atomic_rmw {kind} {}, {name}[{indices}] : ({ty}, {text}) -> {ty}",
                    value.name
                ),
            );
            return;
        }
        let operation = match memory.element {
            Scalar::Float(_) => "arith.maximumf",
            _ => "arith.subi",
        };
        self.define(
            &ty,
            format_args!(
                "memref.generic_atomic_rmw {name}[{indices}] : {text} {{\n  ^bb0(%old: {ty}):\n  %new = {operation} %old, {} : {ty}\n  memref.atomic_yield %new : {ty}\n  }}",
                value.name
            ),
        );
    }
}

/// Returns all indices of a shape.
fn all_indices(sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for &size in sizes {
        let longer = |index: &Vec<usize>| {
            let index = index.clone();
            (0..size).map(move |number| [&index[..], &[number]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Returns a nest of loops over the indices `%i0`, `%i1`, … of `%m`, around the code for these indices.
fn loops(memory: &Memory, inner: impl Fn(&str) -> String) -> String {
    let mut text = "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %c7 = arith.constant 7 : index\n".to_owned();
    let mut indices = Vec::new();
    // Writing to a string cannot fail.
    for (dim, size) in memory.sizes.iter().enumerate() {
        let _ = writeln!(text, "  %s{dim} = arith.constant {size} : index");
        indices.push(format!("%i{dim}"));
    }
    for index in 0..indices.len() {
        let _ = writeln!(text, "  scf.for %i{index} = %c0 to %s{index} step %c1 {{");
    }
    text += &inner(&indices.join(", "));
    text += &"  }\n".repeat(indices.len());
    text
}
