//! Prints the resource section after the IR.

use super::Printer;
use terrace_ir::resources::Resource;

impl Printer<'_> {
    /// Records that the IR refers to a resource. The resource section contains the recorded ones in order of their
    /// first mention.
    pub(super) fn use_resource(&mut self, key: &[u8]) {
        if !self.used_resources.iter().any(|used| **used == *key) {
            self.used_resources.push(key.into());
        }
    }

    /// Prints the blobs to which the IR refers, and the external resources.
    pub(super) fn resource_section(&mut self) {
        let resources = self.ctx.resources();
        let keys = std::mem::take(&mut self.used_resources);
        let used = keys
            .iter()
            .filter_map(|key| Some((&**key, self.resource_text(&*resources.blob(key)?)?)));
        let used: Vec<_> = used.collect();
        let given = self.options.external_resources.clone();
        let given = given.unwrap_or_else(|| resources.external());
        let has_external = !given.is_empty();
        let external: Vec<_> = given
            .into_iter()
            .map(|(tool, entries)| {
                let entries = entries
                    .into_iter()
                    .filter_map(|(key, value)| Some((key, self.resource_text(&value)?)));
                (tool, entries.collect::<Vec<_>>())
            })
            .filter(|(_, entries)| !entries.is_empty())
            .collect();
        // If all entries are too long to print, an empty section remains.
        let has_blobs = keys.iter().any(|key| resources.blob(key).is_some());
        if !has_blobs && !has_external {
            return;
        }
        self.text("\n{-#\n");
        if !used.is_empty() {
            self.text("  dialect_resources: {\n");
            self.resource_group(b"builtin", &used);
            self.text(if external.is_empty() {
                "\n  }"
            } else {
                "\n  },\n"
            });
        }
        if !external.is_empty() {
            self.text("  external_resources: {\n");
            for (index, (tool, entries)) in external.iter().enumerate() {
                if index > 0 {
                    self.text(",\n");
                }
                self.resource_group(tool, entries);
            }
            self.text("\n  }");
        }
        self.text("\n#-}\n");
    }

    fn resource_group<K: AsRef<[u8]>>(&mut self, name: &[u8], entries: &[(K, Vec<u8>)]) {
        self.text("    ");
        self.bytes(name);
        self.text(": {\n");
        for (index, (key, value)) in entries.iter().enumerate() {
            if index > 0 {
                self.text(",\n");
            }
            self.text("      ");
            self.keyword_or_string(key.as_ref());
            self.text(": ");
            self.bytes(value);
        }
        self.text("\n    }");
    }

    /// Returns the text of a value; `None` if it is too long to print.
    fn resource_text(&self, value: &Resource) -> Option<Vec<u8>> {
        let mut printer = Printer::new(self.tables, self.options.clone());
        match value {
            Resource::Blob { alignment, data } => {
                printer.text("\"0x");
                printer.hex(&alignment.to_le_bytes());
                printer.hex(data);
                printer.ch('"');
            }
            Resource::Bool(value) => printer.text(if *value { "true" } else { "false" }),
            Resource::String(text) => printer.string(text),
        }
        let most = self.options.elide_resource_strings_larger_than;
        most.is_none_or(|most| printer.out.len() <= most)
            .then(|| printer.out.into_bytes())
    }
}
