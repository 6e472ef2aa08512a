//! The public modules of the crate `terrace`: each is a promise to those who depend on it, so a new one is a decision.

use std::fs;

use anyhow::{Context, Result};

use super::Breach;
use crate::workspace;

const LIBRARY: &str = "crates/terrace/src/lib.rs";

/// Its modules; crates that `terrace` exports whole are those of the code map.
pub(super) fn check() -> Result<Vec<Breach>> {
    let text = fs::read_to_string(workspace::root().join(LIBRARY)).context(LIBRARY)?;
    let modules = text.lines().enumerate().filter_map(|(number, line)| {
        let name = line.strip_prefix("pub mod ")?;
        Some((number + 1, name.trim_end_matches([';', ' ', '{'])))
    });
    let breach = |(line, name)| Breach {
        subject: LIBRARY.to_owned(),
        text: format!("public module {name}"),
        line: Some(line),
    };
    Ok(modules.map(breach).collect())
}
