//! Writes views of memory.

use super::Writer;
use super::memory::{Layout, Memory};
use super::types::{Scalar, Ty};

const INDEX: Ty = Ty::of(Scalar::Index);

impl Writer<'_> {
    /// Writes a view of memory that is in scope.
    pub(super) fn view(&mut self) {
        let memory = self.memory();
        match self.random.below(7) {
            0..=2 => self.subview(&memory),
            3 => self.expand(&memory),
            4 => self.collapse(&memory),
            5 => self.transpose(&memory),
            _ => self.cast(&memory),
        }
    }

    /// Writes a view and adds it to the scope.
    fn add_view(&mut self, view: Memory, operation: &str) {
        self.line(format_args!("{} = {operation}", view.name));
        self.memories.push(view);
    }

    fn subview(&mut self, memory: &Memory) {
        let (mut offsets, mut sizes, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        let (mut new_sizes, mut known, mut strides) = (Vec::new(), Vec::new(), Vec::new());
        let mut offset = memory.offset();
        for (&size, stride) in memory.sizes.iter().zip(memory.strides()) {
            let step = 1 + self.random.below(2);
            let first = self.random.below(size.max(1));
            let room = (size.max(1) - first).div_ceil(step);
            let taken = 1 + self.random.below(room);
            if self.once_in(3) {
                // The offset is only known at run time. It does not exceed `first`, so the whole view is in bounds.
                let name = self.index_within(first + 1).name;
                offsets.push(name);
                offset = None;
            } else {
                offsets.push(first.to_string());
                // An offset of zero adds nothing, even if the stride is unknown.
                if first > 0 {
                    offset = offset
                        .zip(stride)
                        .map(|(offset, stride)| offset + first as i64 * stride);
                }
            }
            known.push(self.random.below(4) > 0);
            sizes.push(match known.last() {
                Some(true) => taken.to_string(),
                _ => self.number(&INDEX, taken as i128).name,
            });
            let step_known = self.random.below(6) > 0;
            steps.push(match step_known {
                true => step.to_string(),
                false => self.number(&INDEX, step as i128).name,
            });
            strides.push(
                stride
                    .filter(|_| step_known)
                    .map(|stride| stride * step as i64),
            );
            new_sizes.push(taken);
        }
        if memory.sizes.is_empty() {
            return;
        }
        let view = Memory {
            name: self.name(),
            element: memory.element,
            sizes: new_sizes,
            known,
            layout: Some(Layout { strides, offset }),
            is_top: self.depth == 0,
        };
        let operation = format!(
            "memref.subview {}[{}] [{}] [{}] : {} to {}",
            memory.name,
            offsets.join(", "),
            sizes.join(", "),
            steps.join(", "),
            memory.ty(),
            view.ty()
        );
        self.add_view(view, &operation);
    }

    pub(super) fn expand(&mut self, memory: &Memory) {
        let Some(dim) = memory.sizes.len().checked_sub(1) else {
            return;
        };
        if !memory.known.iter().all(|&known| known) {
            return;
        }
        let size = memory.sizes[dim];
        let factors: Vec<usize> = (1..=size)
            .filter(|factor| size.is_multiple_of(*factor))
            .collect();
        let inner = self.one(&factors);
        let mut view = memory.clone();
        view.name = self.name();
        view.sizes.splice(dim.., [size / inner, inner]);
        view.known = vec![true; view.sizes.len()];
        view.is_top = self.depth == 0;
        // The result type omits a layout that equals the default.
        if let Some(layout) = &view.layout
            && (&layout.strides[..], layout.offset) == (&[Some(1)], Some(0))
        {
            view.layout = None;
        }
        if let Some(layout) = &mut view.layout {
            let stride = layout.strides[dim];
            layout
                .strides
                .splice(dim.., [stride.map(|stride| stride * inner as i64), stride]);
        }
        let mut groups: Vec<String> = (0..dim).map(|dim| format!("[{dim}]")).collect();
        groups.push(format!("[{dim}, {}]", dim + 1));
        let sizes: Vec<String> = view.sizes.iter().map(usize::to_string).collect();
        let operation = format!(
            "memref.expand_shape {} [{}] output_shape [{}] : {} into {}",
            memory.name,
            groups.join(", "),
            sizes.join(", "),
            memory.ty(),
            view.ty()
        );
        self.add_view(view, &operation);
    }

    pub(super) fn collapse(&mut self, memory: &Memory) {
        if memory.sizes.len() < 2 || memory.layout.is_some() {
            return;
        }
        let mut view = memory.clone();
        view.name = self.name();
        view.sizes = vec![memory.sizes.iter().product()];
        view.known = vec![memory.known.iter().all(|&known| known)];
        view.is_top = self.depth == 0;
        let group: Vec<String> = (0..memory.sizes.len()).map(|dim| dim.to_string()).collect();
        let operation = format!(
            "memref.collapse_shape {} [[{}]] : {} into {}",
            memory.name,
            group.join(", "),
            memory.ty(),
            view.ty()
        );
        self.add_view(view, &operation);
    }

    fn transpose(&mut self, memory: &Memory) {
        if memory.sizes.len() != 2 {
            return;
        }
        let mut strides = memory.strides();
        strides.reverse();
        let mut view = memory.clone();
        view.name = self.name();
        view.sizes.reverse();
        view.known.reverse();
        view.layout = Some(Layout {
            strides,
            offset: memory.offset(),
        });
        view.is_top = self.depth == 0;
        let operation = format!(
            "memref.transpose {} (i, j) -> (j, i) : {} to {}",
            memory.name,
            memory.ty(),
            view.ty()
        );
        self.add_view(view, &operation);
    }

    /// Writes a cast that drops or adds static sizes.
    fn cast(&mut self, memory: &Memory) {
        if memory.sizes.is_empty() {
            return;
        }
        let mut view = memory.clone();
        view.name = self.name();
        view.known = memory
            .sizes
            .iter()
            .map(|_| self.random.below(2) == 0)
            .collect();
        view.is_top = self.depth == 0;
        if self.once_in(3) && memory.layout.is_none() {
            view.layout = Some(Layout {
                strides: memory.sizes.iter().map(|_| None).collect(),
                offset: None,
            });
        }
        let operation = format!(
            "memref.cast {} : {} to {}",
            memory.name,
            memory.ty(),
            view.ty()
        );
        self.add_view(view, &operation);
    }
}
