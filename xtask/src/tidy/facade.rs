//! Checks the public modules of the crates that users depend on first. Each public module is a promise to users, so a
//! new one must be a deliberate decision.

use std::fs;

use anyhow::{Context, Result};

use super::Violation;
use crate::workspace;

const LIBRARIES: [&str; 3] = [
    "crates/driver/src/lib.rs",
    "crates/terrace/src/lib.rs",
    "crates/tools/src/lib.rs",
];

/// Reports the public modules that these crates define. Crates that `terrace` re-exports as a whole are listed in the
/// code map.
pub(super) fn check() -> Result<Vec<Violation>> {
    let mut breaches = Vec::new();
    for library in LIBRARIES {
        let text = fs::read_to_string(workspace::root().join(library)).context(library)?;
        for (number, line) in text.lines().enumerate() {
            let Some(name) = line.trim_start().strip_prefix("pub mod ") else {
                continue;
            };
            breaches.push(Violation {
                subject: library.to_owned(),
                text: format!("public module {}", name.trim_end_matches([';', ' ', '{'])),
                line: Some(number + 1),
            });
        }
    }
    Ok(breaches)
}
