//! The public modules of the crates that users depend on first: each is a promise to them, so a new one is a decision.

use std::fs;

use anyhow::{Context, Result};

use super::Breach;
use crate::workspace;

const LIBRARIES: [&str; 3] = [
    "crates/driver/src/lib.rs",
    "crates/terrace/src/lib.rs",
    "crates/tools/src/lib.rs",
];

/// Their modules; crates that `terrace` exports whole are those of the code map.
pub(super) fn check() -> Result<Vec<Breach>> {
    let mut breaches = Vec::new();
    for library in LIBRARIES {
        let text = fs::read_to_string(workspace::root().join(library)).context(library)?;
        for (number, line) in text.lines().enumerate() {
            let Some(name) = line.trim_start().strip_prefix("pub mod ") else {
                continue;
            };
            breaches.push(Breach {
                subject: library.to_owned(),
                text: format!("public module {}", name.trim_end_matches([';', ' ', '{'])),
                line: Some(number + 1),
            });
        }
    }
    Ok(breaches)
}
