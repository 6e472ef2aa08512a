//! The resources that a file contains besides its IR: blobs of dialects, and entries of tools.

use crate::interner::Guarded;
use std::sync::Arc;

/// The value of a resource.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resource {
    /// Bytes. The alignment is zero or a power of two, and zero if there are no bytes.
    Blob {
        /// The alignment of the first byte.
        alignment: u32,
        /// The bytes.
        data: Box<[u8]>,
    },
    /// `true` or `false`
    Bool(bool),
    /// The bytes of a string.
    String(Box<[u8]>),
}

/// The resources of a context. Resources of dialects are looked up by key. Resources of tools are stored in their
/// original order.
#[derive(Default)]
pub struct Resources {
    table: Guarded<Table>,
}

#[derive(Default)]
struct Table {
    blobs: Vec<(Box<[u8]>, Arc<Resource>)>,
    by_key: rustc_hash::FxHashMap<Box<[u8]>, usize>,
    external: Vec<ExternalGroup>,
}

/// The entries of a tool: its name, and its keys with values.
pub type ExternalGroup = (Box<[u8]>, Vec<(Box<[u8]>, Resource)>);

impl Resources {
    /// Registers a blob for `dense_resource`. A later blob replaces an earlier one with the same key.
    pub fn set_blob(&self, key: &[u8], blob: Resource) {
        self.table.with(|table| match table.by_key.get(key) {
            Some(&at) => table.blobs[at].1 = Arc::new(blob),
            None => {
                table.by_key.insert(key.into(), table.blobs.len());
                table.blobs.push((key.into(), Arc::new(blob)));
            }
        });
    }

    /// Returns the blob of a key.
    pub fn blob(&self, key: &[u8]) -> Option<Arc<Resource>> {
        self.table
            .with(|table| Some(table.blobs[*table.by_key.get(key)?].1.clone()))
    }

    /// Adds an entry of a tool.
    pub fn add_external(&self, group: &[u8], key: &[u8], value: Resource) {
        self.table.with(|table| {
            let known = table.external.iter_mut().find(|known| *known.0 == *group);
            match known {
                Some(known) => known.1.push((key.into(), value)),
                None => table
                    .external
                    .push((group.into(), vec![(key.into(), value)])),
            }
        });
    }

    /// Returns the entries of all tools, in the order in which they were added.
    pub fn external(&self) -> Vec<ExternalGroup> {
        self.table.with(|table| table.external.clone())
    }
}
