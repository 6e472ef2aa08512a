//! Writes operations of the vector dialect.

use super::Writer;
use super::types::{Float, Scalar, Ty};

const BIT: Ty = Ty::of(Scalar::Int(1));

impl Writer<'_> {
    /// Returns a small shape.
    pub(super) fn shape(&mut self) -> Vec<usize> {
        self.one(&[
            vec![1],
            vec![2],
            vec![3],
            vec![4],
            vec![4],
            vec![8],
            vec![2, 2],
            vec![2, 3],
            vec![1, 3],
            vec![2, 1],
            vec![3, 2, 1],
            vec![],
        ])
    }

    /// Returns a type of vectors of integers or floats that are not too wide.
    fn vector_type(&mut self) -> Ty {
        let known: Vec<Ty> = self
            .scope
            .iter()
            .map(|value| value.ty.clone())
            .filter(|ty| ty.shape.is_some())
            .collect();
        if let Some(ty) = self.random.pick(&known)
            && self.random.below(3) > 0
        {
            return ty.clone();
        }
        let scalar = self.one(&[
            Scalar::Int(8),
            Scalar::Int(32),
            Scalar::Int(64),
            Scalar::Index,
            Scalar::Int(1),
            Scalar::Float(Float::F32),
            Scalar::Float(Float::F64),
        ]);
        let shape = self.shape();
        Ty::vector(&shape, scalar)
    }

    pub(super) fn vector_step(&mut self) {
        let ty = self.vector_type();
        let shape = ty.shape.clone().unwrap_or_default();
        let a = self.value(&ty);
        match self.random.below(19) {
            17 | 18 => self.gather_step(),
            16 => self.many_transfers(),
            0 => self.extract(&ty, &shape),
            1 => {
                let element = self.value(&Ty::of(ty.scalar));
                let places: Vec<String> = shape
                    .iter()
                    .map(|&size| self.random.below(size).to_string())
                    .collect();
                self.define(
                    &ty,
                    format_args!(
                        "vector.insert {}, {} [{}] : {} into {ty}",
                        element.name,
                        a.name,
                        places.join(", "),
                        ty.scalar
                    ),
                );
            }
            2 => {
                // Adds leading dimensions, and stretches unit dimensions.
                let front = self.random.below(3) + 1;
                let mut wider = vec![front];
                for &size in &shape {
                    wider.push(if size == 1 && self.once_in(2) {
                        1 + self.random.below(3)
                    } else {
                        size
                    });
                }
                if wider.len() > 3 {
                    return;
                }
                let wider = Ty::vector(&wider, ty.scalar);
                self.define(
                    &wider,
                    format_args!("vector.broadcast {} : {ty} to {wider}", a.name),
                );
                if self.once_in(2) {
                    self.shape_cast(&wider);
                }
            }
            3 | 4 => self.shape_cast(&ty),
            5 if shape.len() >= 2 => {
                let mut order: Vec<usize> = (0..shape.len()).collect();
                match self.once_in(2) {
                    true => order.reverse(),
                    false => order.swap(0, 1),
                }
                let permuted: Vec<usize> = order.iter().map(|&dim| shape[dim]).collect();
                let permuted = Ty::vector(&permuted, ty.scalar);
                let order: Vec<String> = order.iter().map(usize::to_string).collect();
                self.define(
                    &permuted,
                    format_args!(
                        "vector.transpose {}, [{}] : {ty} to {permuted}",
                        a.name,
                        order.join(", ")
                    ),
                );
            }
            6 if !shape.is_empty() => {
                let b = self.value(&ty);
                let count = 1 + self.random.below(4);
                let mask: Vec<String> = (0..count)
                    .map(|_| self.random.below(2 * shape[0]).to_string())
                    .collect();
                let mut result = shape.clone();
                result[0] = count;
                let result = Ty::vector(&result, ty.scalar);
                self.define(
                    &result,
                    format_args!(
                        "vector.shuffle {}, {} [{}] : {ty}, {ty}",
                        a.name,
                        b.name,
                        mask.join(", ")
                    ),
                );
            }
            7 | 8 if !shape.is_empty() => self.reduce(&ty, &shape),
            9 if !shape.is_empty() => self.slice(&ty, &shape),
            10 if ty.count() <= 4 => {
                let elements: Vec<String> = (0..ty.count())
                    .map(|_| self.value(&Ty::of(ty.scalar)).name)
                    .collect();
                self.define(
                    &ty,
                    format_args!("vector.from_elements {} : {ty}", elements.join(", ")),
                );
            }
            11 if !shape.is_empty() => {
                let mask = ty.with(Scalar::Int(1));
                match self.once_in(2) {
                    true => {
                        let mut sizes: Vec<usize> = shape
                            .iter()
                            .map(|&size| self.random.below(size + 1))
                            .collect();
                        if sizes.contains(&0) {
                            sizes.fill(0);
                        }
                        let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
                        self.define(
                            &mask,
                            format_args!("vector.constant_mask [{}] : {mask}", sizes.join(", ")),
                        );
                    }
                    false => {
                        let index = Ty::of(Scalar::Index);
                        let sizes: Vec<String> =
                            shape.iter().map(|_| self.value(&index).name).collect();
                        self.define(
                            &mask,
                            format_args!("vector.create_mask {} : {mask}", sizes.join(", ")),
                        );
                    }
                }
            }
            12..=14 => self.transfer(),
            _ if shape.len() == 1 => {
                let b = self.value(&ty);
                let mut twice = shape.clone();
                twice[0] *= 2;
                let twice = Ty::vector(&twice, ty.scalar);
                self.define(
                    &twice,
                    format_args!("vector.interleave {}, {} : {ty} -> {twice}", a.name, b.name),
                );
            }
            _ => {
                let condition = self.value(&ty.with(Scalar::Int(1)));
                self.choose(&condition);
            }
        }
    }

    fn extract(&mut self, ty: &Ty, shape: &[usize]) {
        let a = self.value(ty);
        let depth = if shape.is_empty() {
            0
        } else {
            1 + self.random.below(shape.len())
        };
        let mut places = Vec::new();
        for &size in &shape[..depth] {
            places.push(match self.once_in(4) {
                true => self.index_within(size).name,
                false => self.random.below(size).to_string(),
            });
        }
        let result = match depth == shape.len() {
            true => Ty::of(ty.scalar),
            false => Ty::vector(&shape[depth..], ty.scalar),
        };
        self.define(
            &result,
            format_args!(
                "vector.extract {}[{}] : {result} from {ty}",
                a.name,
                places.join(", ")
            ),
        );
    }

    /// Writes a cast to another shape with the same elements.
    fn shape_cast(&mut self, ty: &Ty) {
        let count = ty.count();
        let mut shapes = vec![vec![count], vec![1, count], vec![count, 1]];
        for first in 2..count {
            if count.is_multiple_of(first) {
                shapes.push(vec![first, count / first]);
                shapes.push(vec![count / first, 1, first]);
            }
        }
        if count == 1 {
            shapes.push(Vec::new());
        }
        let a = self.value(ty);
        let shape = self.one(&shapes);
        let to = Ty::vector(&shape, ty.scalar);
        if to != *ty {
            self.define(
                &to,
                format_args!("vector.shape_cast {} : {ty} to {to}", a.name),
            );
        }
    }

    /// Returns a combining kind whose result is independent of the order of elements.
    fn kind(&mut self, scalar: Scalar) -> Option<&'static str> {
        Some(match scalar {
            Scalar::Int(2..=64) => self.one(&[
                "add", "mul", "minsi", "minui", "maxsi", "maxui", "and", "or", "xor",
            ]),
            Scalar::Float(Float::F32 | Float::F64) => self.one(&["maximumf", "minimumf"]),
            _ => return None,
        })
    }

    fn reduce(&mut self, ty: &Ty, shape: &[usize]) {
        let Some(kind) = self.kind(ty.scalar) else {
            return;
        };
        let a = self.value(ty);
        let masked = self.once_in(2);
        let mask_type = ty.with(Scalar::Int(1));
        let element = Ty::of(ty.scalar);
        if shape.len() == 1 {
            let start = match self.once_in(2) {
                true => format!(", {}", self.value(&element).name),
                false => String::new(),
            };
            let operation = format!(
                "vector.reduction <{kind}>, {}{start} : {ty} into {element}",
                a.name
            );
            match masked {
                true => {
                    let mask = self.value(&mask_type);
                    self.define(
                        &element,
                        format_args!(
                            "vector.mask {} {{ {operation} }} : {mask_type} -> {element}",
                            mask.name
                        ),
                    )
                }
                false => self.define(&element, operation),
            };
            return;
        }
        let dim = self.random.below(shape.len());
        let mut rest = shape.to_vec();
        let (dims, result) = match self.once_in(3) {
            true => {
                let all: Vec<String> = (0..shape.len()).map(|dim| dim.to_string()).collect();
                (all.join(", "), element)
            }
            false => {
                rest.remove(dim);
                (dim.to_string(), Ty::vector(&rest, ty.scalar))
            }
        };
        let start = self.value(&result);
        let operation = format!(
            "vector.multi_reduction <{kind}>, {}, {} [{dims}] : {ty} to {result}",
            a.name, start.name
        );
        match masked {
            true => {
                let mask = self.value(&mask_type);
                self.define(
                    &result,
                    format_args!(
                        "vector.mask {} {{ {operation} }} : {mask_type} -> {result}",
                        mask.name
                    ),
                )
            }
            false => self.define(&result, operation),
        };
    }

    fn slice(&mut self, ty: &Ty, shape: &[usize]) {
        let a = self.value(ty);
        let mut result = shape.to_vec();
        let offset = self.random.below(shape[0]);
        result[0] = 1 + self.random.below(shape[0] - offset);
        let size = result[0];
        let result = Ty::vector(&result, ty.scalar);
        let slice = self.define(
            &result,
            format_args!(
                "vector.extract_strided_slice {} {{offsets = [{offset}], sizes = [{size}], strides = [1]}} : {ty} to {result}",
                a.name
            ),
        );
        if self.once_in(2) {
            let into = self.value(ty);
            let mut offsets = vec!["0".to_owned(); shape.len()];
            offsets[0] = self.random.below(shape[0] - size + 1).to_string();
            let strides = vec!["1"; shape.len()].join(", ");
            self.define(
                ty,
                format_args!(
                    "vector.insert_strided_slice {}, {} {{offsets = [{}], strides = [{strides}]}} : {result} into {ty}",
                    slice.name,
                    into.name,
                    offsets.join(", ")
                ),
            );
        }
    }

    /// Writes a loop with 20 000 transfer reads of a matrix. If a lowering copies rows to the stack, the memory must
    /// not accumulate.
    fn many_transfers(&mut self) {
        let memories: Vec<_> = self
            .memories
            .iter()
            .filter(|memory| memory.sizes.len() == 2)
            .cloned()
            .collect();
        let index = Ty::of(Scalar::Index);
        let Some(memory) = self
            .random
            .pick(&memories)
            .cloned()
            .filter(|memory| memory.element != Scalar::Index)
        else {
            return self.transfer();
        };
        if self.depth > 0 || !self.once_in(3) {
            return self.transfer();
        }
        let ty = Ty::vector(&[2, 8], memory.element);
        let element = Ty::of(memory.element);
        let start = self.value(&element);
        let zero = self.number(&index, 0);
        let one = self.number(&index, 1);
        let end = self.number(&index, 20_000);
        let (result, i, carried, vector) = (self.name(), self.name(), self.name(), self.name());
        let kind = match memory.element {
            Scalar::Float(_) => "maximumf",
            _ => "xor",
        };
        let text = memory.ty();
        self.line(format_args!(
            "{result} = scf.for {i} = {} to {} step {} iter_args({carried} = {}) -> ({element}) {{",
            zero.name, end.name, one.name, start.name
        ));
        self.line(format_args!(
            "{vector} = vector.transfer_read {}[{}, {}], {} : {text}, {ty}",
            memory.name, zero.name, zero.name, start.name
        ));
        self.line(format_args!(
            "{vector}r = vector.multi_reduction <{kind}>, {vector}, {carried} [0, 1] : {ty} to {element}"
        ));
        self.line(format_args!("scf.yield {vector}r : {element}"));
        self.line("}");
        self.scope.push(super::Value {
            name: result,
            ty: element,
            range: None,
            is_top: true,
        });
    }

    /// Writes transfers between vectors and memory, some of them beyond the end of memory.
    fn transfer(&mut self) {
        let memory = self.memory();
        if memory.sizes.is_empty() || memory.element == Scalar::Index {
            return self.memory_step();
        }
        let rank = 1 + self.random.below(memory.sizes.len().min(2));
        let last = memory.sizes.len() - rank;
        let mut shape = Vec::new();
        for &size in &memory.sizes[last..] {
            shape.push(1 + self.random.below(size + 2));
        }
        let (element, text) = (Ty::of(memory.element), memory.ty());
        let ty = Ty::vector(&shape, memory.element);
        let name = &memory.name;
        let unit = memory.strides().last() == Some(&Some(1));
        let fits = shape
            .iter()
            .zip(&memory.sizes[last..])
            .all(|(part, size)| part <= size);
        let mask_type = ty.with(Scalar::Int(1));
        match self.random.below(8) {
            0..=3 => {
                let indices = self.indices(&memory.sizes);
                let padding = self.value(&element);
                let in_bounds = String::new();
                let (mask, types) = match self.once_in(4) {
                    true => (format!(", {}", self.value(&mask_type).name), ""),
                    false => (String::new(), ""),
                };
                self.define(
                    &ty,
                    format_args!(
                        "vector.transfer_read {name}[{indices}], {}{mask}{in_bounds} : {text}, {ty}{types}",
                        padding.name
                    ),
                );
            }
            4 | 5 => {
                let indices = self.indices(&memory.sizes);
                let value = self.value(&ty);
                let mask = match self.once_in(4) {
                    true => format!(", {}", self.value(&mask_type).name),
                    false => String::new(),
                };
                self.line(format_args!(
                    "vector.transfer_write {}, {name}[{indices}]{mask} : {ty}, {text}",
                    value.name
                ));
            }
            _ if unit && fits && rank == 1 => {
                let mut starts = Vec::new();
                for (dim, &size) in memory.sizes.iter().enumerate() {
                    let room = if dim < last {
                        size
                    } else {
                        size - shape[dim - last] + 1
                    };
                    starts.push(self.index_within(room).name);
                }
                let starts = starts.join(", ");
                match self.random.below(4) {
                    0 => {
                        self.define(
                            &ty,
                            format_args!("vector.load {name}[{starts}] : {text}, {ty}"),
                        );
                    }
                    1 => {
                        let value = self.value(&ty);
                        self.line(format_args!(
                            "vector.store {}, {name}[{starts}] : {text}, {ty}",
                            value.name
                        ));
                    }
                    2 => {
                        let (mask, other) = (self.value(&mask_type), self.value(&ty));
                        self.define(
                            &ty,
                            format_args!(
                                "vector.maskedload {name}[{starts}], {}, {} : {text}, {mask_type}, {ty} into {ty}",
                                mask.name, other.name
                            ),
                        );
                    }
                    _ => {
                        let (mask, value) = (self.value(&mask_type), self.value(&ty));
                        self.line(format_args!(
                            "vector.maskedstore {name}[{starts}], {}, {} : {text}, {mask_type}, {ty}",
                            mask.name, value.name
                        ));
                    }
                }
            }
            _ => {
                let condition = self.value(&BIT);
                self.choose(&condition);
            }
        }
    }
}
