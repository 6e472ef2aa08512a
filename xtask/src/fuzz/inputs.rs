//! The inputs and their mutants.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use terrace_damage::{Random, Vocabulary, structure, tokens};

use super::examine::Input;
use crate::workspace;

/// A piece of a file, before it is damaged.
pub(super) struct Origin {
    /// The file and the number of the piece.
    pub(super) name: String,
    /// The text.
    pub(super) text: String,
    /// Its generic form once it was looked at: empty if it is refused. Nothing in the inner option if it is not to be damaged.
    pub(super) generic: Mutex<Option<Option<String>>>,
}

impl Origin {
    /// The input without damage.
    pub(super) fn as_it_is(&self) -> Input {
        Input {
            text: self.text.clone(),
            allow_unregistered: true,
        }
    }
}

/// All inputs, and what they are damaged with.
pub(super) struct Stock {
    origins: Vec<Origin>,
    vocabulary: Vocabulary,
}

impl Stock {
    /// The pieces of all `.mlir` files.
    pub(super) fn read(paths: &[PathBuf]) -> Result<Self> {
        let mut files = Vec::new();
        for path in paths {
            collect(path, &mut files).with_context(|| format!("cannot read {}", path.display()))?;
        }
        files.sort();
        files.dedup();
        let mut origins = Vec::new();
        for file in files {
            // Bytes that are not UTF-8 do not come through the oracle's protocol.
            let Ok(text) = String::from_utf8(fs::read(&file)?) else {
                continue;
            };
            let name = file.strip_prefix(workspace::root()).unwrap_or(&file);
            let input = text.split("\n// ==== ").next().unwrap_or_default();
            for (index, piece) in input.split("// -----").enumerate() {
                // mlir-opt keeps resources that the C API drops.
                if piece.trim().is_empty() || piece.contains("{-#") {
                    continue;
                }
                origins.push(Origin {
                    name: format!("{}#{index}", name.display()),
                    text: piece.to_owned(),
                    generic: Mutex::default(),
                });
            }
        }
        if origins.is_empty() {
            bail!("no inputs in {paths:?}");
        }
        let texts = origins.iter().map(|origin| origin.text.as_str());
        Ok(Self {
            vocabulary: Vocabulary::new(texts),
            origins,
        })
    }

    /// Where mutant `number` takes its choices from.
    pub(super) fn random(&self, seed: u64, number: u64) -> Random {
        let mut random = Random(seed.rotate_left(32) ^ number);
        Random(random.next_number())
    }

    /// An input.
    pub(super) fn pick(&self, random: &mut Random) -> Option<&Origin> {
        random.pick(&self.origins)
    }

    /// An input damaged, in its own form or in the generic one.
    pub(super) fn mutant(&self, origin: &Origin, generic: &str, random: &mut Random) -> Input {
        let flavour = match generic.is_empty() {
            true => 0,
            false => random.below(20),
        };
        let tokens =
            |text: &str, random: &mut Random| tokens::damaged(text, &self.vocabulary, random);
        let text = match flavour {
            0..7 => tokens(&origin.text, random),
            7..10 => tokens(generic, random),
            _ => {
                let damaged = structure::damaged(generic, &self.vocabulary, random);
                let damaged = damaged.unwrap_or_else(|| generic.to_owned());
                // One change may hide the other.
                match random.below(4) {
                    0 => structure::damaged(&damaged, &self.vocabulary, random).unwrap_or(damaged),
                    _ => damaged,
                }
            }
        };
        Input {
            text,
            allow_unregistered: random.below(4) != 0,
        }
    }
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.canonicalize()?);
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some_and(|end| end == "mlir") {
            collect(&path, files)?;
        }
    }
    Ok(())
}
