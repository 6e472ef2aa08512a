//! Provides the inputs and their mutants.

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use terrace_generate::Random;
use terrace_generate::damage::{Vocabulary, structure, tokens};

use super::examine::Input;
use crate::process::decode;
use crate::workspace;

/// A piece of a file before it is mutated.
pub(super) struct Origin {
    /// The file and the index of the piece.
    pub(super) name: String,
    /// The text.
    pub(super) text: String,
    /// The cached generic form. The outer option is `None` before the first examination, the inner one if the piece
    /// must not be mutated. The text is empty if the piece is rejected.
    pub(super) generic: Mutex<Option<Option<String>>>,
}

impl Origin {
    /// Returns the input without mutations.
    pub(super) fn as_it_is(&self) -> Input {
        Input {
            text: self.text.clone(),
            allow_unregistered: true,
        }
    }
}

/// All inputs, and the vocabulary of mutations.
pub(super) struct Stock {
    origins: Vec<Origin>,
    vocabulary: Vocabulary,
}

impl Stock {
    /// Reads the pieces of all `.mlir` files.
    pub(super) fn read(paths: &[PathBuf]) -> Result<Self> {
        let mut files = Vec::new();
        let is_input = |name: &str| name.ends_with(".mlir");
        for path in paths {
            workspace::collect(path, &is_input, &mut files)
                .with_context(|| format!("cannot read {}", path.display()))?;
        }
        files.sort();
        files.dedup();
        let mut origins = Vec::new();
        for file in files {
            let text = decode(&fs::read(&file)?);
            let name = file.strip_prefix(workspace::root()).unwrap_or(&file);
            let input = text.split("\n// ==== ").next().unwrap_or_default();
            for (index, piece) in input.split("// -----").enumerate() {
                // mlir-opt keeps resources without an owner, which the C API drops.
                if piece.trim().is_empty() || piece.contains("external_resources") {
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

    /// Returns the random generator for mutant `number`.
    pub(super) fn random(&self, seed: u64, number: u64) -> Random {
        let mut random = Random(seed.rotate_left(32) ^ number);
        Random(random.next_number())
    }

    /// Returns a random input.
    pub(super) fn pick(&self, random: &mut Random) -> Option<&Origin> {
        random.pick(&self.origins)
    }

    /// Returns a mutant of an input, in the input's own form or in the generic form.
    pub(super) fn mutant(&self, origin: &Origin, generic: &str, random: &mut Random) -> Input {
        let flavour = match generic.is_empty() {
            true => 0,
            false => random.below(20),
        };
        let tokens =
            |text: &str, random: &mut Random| tokens::damaged(text, &self.vocabulary, random);
        let mut text = match flavour {
            0..7 => tokens(&origin.text, random),
            7..10 => tokens(generic, random),
            _ => {
                let damaged = structure::damaged(generic, &self.vocabulary, random);
                let damaged = damaged.unwrap_or_else(|| generic.to_owned());
                // One mutation may hide the other.
                match random.below(4) {
                    0 => structure::damaged(&damaged, &self.vocabulary, random).unwrap_or(damaged),
                    _ => damaged,
                }
            }
        };
        match random.below(40) {
            0 => {
                text += "\n";
                text += &match random.below(2) {
                    0 => RESOURCES.to_owned(),
                    _ => tokens(RESOURCES, random),
                };
            }
            1 => text = with_a_byte(&text, random),
            _ => {}
        }
        Input {
            text,
            allow_unregistered: random.below(4) != 0,
        }
    }
}

/// Blobs for operations that structural mutations create.
const RESOURCES: &str = r#"{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000",
      "b\FF": "0x04000000000080BF0000003F"
    }
  }
#-}
"#;

/// Inserts a byte that is not UTF-8 into one of the strings of a text, or at a random position.
fn with_a_byte(text: &str, random: &mut Random) -> String {
    let mut places: Vec<usize> = text.match_indices('"').map(|(at, _)| at + 1).collect();
    if places.is_empty() {
        places = (0..=text.len())
            .filter(|&at| text.is_char_boundary(at))
            .collect();
    }
    let at = random.pick(&places).copied().unwrap_or_default();
    let byte = [0xff, 0xc3, 0x80][random.below(3)];
    format!("{}{}{}", &text[..at], decode(&[byte]), &text[at..])
}
