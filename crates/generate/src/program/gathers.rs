//! Writes gathers and scatters, matrix products, masked reductions, and accesses to empty memory.

use super::Writer;
use super::types::{Float, Scalar, Ty};

const INDEX: Ty = Ty::of(Scalar::Index);

impl Writer<'_> {
    pub(super) fn gather_step(&mut self) {
        match self.random.below(9) {
            8 => self.stretched(),
            6 | 7 => self.masked_reduction(),
            4 | 5 => self.beyond_a_row(),
            0 => self.gather(),
            1 => self.scatter(),
            2 => self.contract(),
            _ => self.empty_memory(),
        }
    }

    /// Returns a vector of distinct indices less than `size`, either consecutive or in random order.
    fn places(&mut self, count: usize, size: usize) -> String {
        let ty = Ty::vector(&[count], Scalar::Index);
        if self.once_in(3) {
            return self.quiet(&ty, format_args!("vector.step : {ty}")).name;
        }
        let mut all: Vec<usize> = (0..size).collect();
        let mut chosen = Vec::new();
        for _ in 0..count {
            let at = self.random.below(all.len());
            chosen.push(all.remove(at).to_string());
        }
        let text = chosen.join(", ");
        self.quiet(&ty, format_args!("arith.constant dense<[{text}]> : {ty}"))
            .name
    }

    /// Returns memory, the indices of the first element of a row, and the number of elements of that row for a
    /// vector.
    fn row(&mut self) -> Option<(super::Memory, String, usize)> {
        let memory = self.memory();
        let size = *memory.sizes.last()?;
        if memory.element == Scalar::Index || size == 0 {
            return None;
        }
        let mut starts = Vec::new();
        for &size in &memory.sizes[..memory.sizes.len() - 1] {
            starts.push(self.index_within(size).name);
        }
        starts.push(self.number(&INDEX, 0).name);
        let count = 1 + self.random.below(size);
        Some((memory, starts.join(", "), count))
    }

    /// Writes a cast of a broadcast vector to another shape.
    fn stretched(&mut self) {
        let element = self.one(&[Scalar::Int(8), Scalar::Int(64), Scalar::Float(Float::F32)]);
        let [n, k] = [0; 2].map(|_| 2 + self.random.below(2));
        let source = Ty::vector(&[n, 1], element);
        let wide = Ty::vector(&[k, n, 1], element);
        let shape = self.one(&[
            vec![n, k],
            vec![n, k],
            vec![k, n],
            vec![1, k, n],
            vec![k, 1, n],
            vec![n, k, 1],
            vec![n * k],
        ]);
        let to = Ty::vector(&shape, element);
        let value = self.value(&source).name;
        let value = self.define(
            &wide,
            format_args!("vector.broadcast {value} : {source} to {wide}"),
        );
        let cast = self.define(
            &to,
            format_args!("vector.shape_cast {} : {wide} to {to}", value.name),
        );
        self.outputs.push(cast);
    }

    /// Writes a masked reduction of a row, or along a dimension of size 1. The mask excludes some or all elements.
    fn masked_reduction(&mut self) {
        let (element, kinds): (Scalar, &[&str]) = match self.once_in(2) {
            true => (
                Scalar::Float(self.one(&[Float::F32, Float::F64])),
                &["maximumf", "minimumf"],
            ),
            false => (
                Scalar::Int(self.one(&[8u32, 32, 64])),
                &[
                    "add", "mul", "and", "or", "xor", "minsi", "maxsi", "minui", "maxui",
                ],
            ),
        };
        let kind = self.one(kinds);
        let size = 1 + self.random.below(4);
        let is_row = self.once_in(2);
        let shape = if is_row { vec![size] } else { vec![size, 1] };
        let ty = Ty::vector(&shape, element);
        let mask_type = ty.with(Scalar::Int(1));
        let mut sizes = Vec::new();
        for &size in &shape {
            sizes.push(self.small(&INDEX, 0, size as i128).name);
        }
        let source = self.value(&ty).name;
        let mask = self.define(
            &mask_type,
            format_args!("vector.create_mask {} : {mask_type}", sizes.join(", ")),
        );
        let result = match is_row {
            true => Ty::of(element),
            false => Ty::vector(&[size], element),
        };
        let start = match is_row && self.once_in(2) {
            true => String::new(),
            false => format!(", {}", self.value(&result).name),
        };
        let operation = match is_row {
            true => format!("vector.reduction <{kind}>, {source}{start} : {ty} into {result}"),
            false => {
                format!("vector.multi_reduction <{kind}>, {source}{start} [1] : {ty} to {result}")
            }
        };
        let reduced = self.define(
            &result,
            format_args!(
                "vector.mask {} {{ {operation} }} : {mask_type} -> {result}",
                mask.name
            ),
        );
        self.outputs.push(reduced);
    }

    /// Writes an access to a reshaped view of memory with a vector that extends beyond its row.
    fn beyond_a_row(&mut self) {
        let mut memory = self.memory();
        let split = self.once_in(2);
        let is_fit = match split {
            true => memory.sizes.len() == 1 && memory.sizes[0].is_multiple_of(2),
            false => memory.sizes.len() == 2,
        };
        if !is_fit || memory.element == Scalar::Index || memory.known.contains(&false) {
            let sizes = self.one(&[vec![4], vec![6]]);
            let sizes = if split { sizes } else { vec![sizes[0] / 2, 2] };
            memory = self.new_memory_of(sizes);
        }
        match split {
            true => self.expand(&memory),
            false => self.collapse(&memory),
        }
        let Some(view) = self.memories.last().cloned() else {
            return;
        };
        let Some(&row) = view.sizes.last().filter(|_| view.element != Scalar::Index) else {
            return;
        };
        let count = row + self.random.below(3);
        let ty = Ty::vector(&[count], view.element);
        let indices = self.indices(&view.sizes);
        if self.once_in(3) {
            let value = self.value(&ty);
            self.line(format_args!(
                "vector.transfer_write {}, {}[{indices}] : {ty}, {}",
                value.name,
                view.name,
                view.ty()
            ));
            return;
        }
        let padding = self.value(&Ty::of(view.element));
        let read = self.define(
            &ty,
            format_args!(
                "vector.transfer_read {}[{indices}], {} : {}, {ty}",
                view.name,
                padding.name,
                view.ty()
            ),
        );
        self.outputs.push(read);
    }

    fn gather(&mut self) {
        let Some((memory, starts, count)) = self.row() else {
            return;
        };
        let size = memory.sizes.last().copied().unwrap_or(count);
        let places = self.places(count, size);
        let ty = Ty::vector(&[count], memory.element);
        let mask_type = ty.with(Scalar::Int(1));
        let (mask, other) = (self.value(&mask_type), self.value(&ty));
        self.define(
            &ty,
            format_args!(
                "vector.gather {}[{starts}] [{places}], {}, {} : {}, vector<{count}xindex>, {mask_type}, {ty} into {ty}",
                memory.name,
                mask.name,
                other.name,
                memory.ty()
            ),
        );
    }

    fn scatter(&mut self) {
        let Some((memory, starts, count)) = self.row() else {
            return;
        };
        let size = memory.sizes.last().copied().unwrap_or(count);
        let places = self.places(count, size);
        let ty = Ty::vector(&[count], memory.element);
        let mask_type = ty.with(Scalar::Int(1));
        let (mask, value) = (self.value(&mask_type), self.value(&ty));
        self.line(format_args!(
            "vector.scatter {}[{starts}] [{places}], {}, {} : {}, vector<{count}xindex>, {mask_type}, {ty}",
            memory.name,
            mask.name,
            value.name,
            memory.ty()
        ));
    }

    /// Writes a matrix product of integers with a random combining kind.
    fn contract(&mut self) {
        let width = self.one(&[8u32, 32, 64]);
        let element = Scalar::Int(width);
        let kind = self.one(&["add", "add", "minsi", "maxui", "and", "xor"]);
        let [m, n, k] = [0; 3].map(|_| 1 + self.random.below(3));
        let (maps, kinds, shapes) = self.one(&[
            (
                "affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>",
                "\"parallel\", \"parallel\", \"reduction\"",
                [vec![m, k], vec![k, n], vec![m, n]],
            ),
            (
                "affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j, i)>",
                "\"parallel\", \"parallel\", \"reduction\"",
                [vec![m, k], vec![n, k], vec![n, m]],
            ),
            (
                "affine_map<(i, k) -> (k, i)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>",
                "\"parallel\", \"reduction\"",
                [vec![k, m], vec![k], vec![m]],
            ),
        ]);
        let [a, b, c] = shapes.map(|shape| {
            let ty = Ty::vector(&shape, element);
            (self.value(&ty).name, ty)
        });
        let operation = format!(
            "vector.contract {{indexing_maps = [{maps}], iterator_types = [{kinds}], kind = #vector.kind<{kind}>}} {}, {}, {} : {}, {} into {}",
            a.0, b.0, c.0, a.1, b.1, c.1
        );
        self.define(&c.1, operation);
    }

    /// Writes accesses to memory without elements. Reads yield padding, and writes have no effect.
    fn empty_memory(&mut self) {
        let element = self.one(&[Scalar::Int(32), Scalar::Int(8)]);
        let (element_type, ty) = (Ty::of(element), Ty::vector(&[4], element));
        let size = match self.once_in(2) {
            true => self.number(&INDEX, 0),
            false => {
                let value = self.variable(&INDEX);
                let zero = self.number(&INDEX, 0);
                self.quiet(
                    &INDEX,
                    format_args!("arith.andi {}, {} : index", value.name, zero.name),
                )
            }
        };
        let zero = self.number(&INDEX, 0).name;
        let one = self.number(&INDEX, 1).name;
        let (name, padding) = (self.name(), self.value(&element_type).name);
        let operation = self.one(&["alloc", "alloca"]);
        let memory = format!("memref<?x{element}>");
        self.line(format_args!(
            "{name} = memref.{operation}({}) : {memory}",
            size.name
        ));
        if self.once_in(2) {
            let value = self.value(&ty).name;
            self.line(format_args!(
                "vector.transfer_write {value}, {name}[{zero}] : {ty}, {memory}"
            ));
        }
        if self.once_in(2) {
            self.line(format_args!(
                "memref.copy {name}, {name} : {memory} to {memory}"
            ));
        }
        let read = self.define(
            &ty,
            format_args!("vector.transfer_read {name}[{zero}], {padding} : {memory}, {ty}"),
        );
        self.outputs.push(read);
        let range = Some((0, 0));
        let dim = self.define_in(
            &INDEX,
            range,
            format_args!("memref.dim {name}, {zero} : {memory}"),
        );
        let result = self.name();
        self.line(format_args!(
            "{result} = scf.for {result}i = {zero} to {} step {one} iter_args({result}s = {padding}) -> ({element}) {{",
            dim.name
        ));
        self.line(format_args!(
            "{result}l = memref.load {name}[{result}i] : {memory}"
        ));
        self.line(format_args!(
            "{result}n = arith.addi {result}s, {result}l : {element}"
        ));
        self.line(format_args!("scf.yield {result}n : {element}"));
        self.line("}");
        let value = super::Value {
            name: result,
            ty: element_type,
            range: None,
            is_top: self.depth == 0,
        };
        self.outputs.push(value);
    }
}
