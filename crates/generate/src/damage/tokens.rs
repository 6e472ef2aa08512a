//! Damages tokens and lines.

use super::Vocabulary;
use crate::Random;

/// Bracket pairs that are nested around a token.
const NESTS: [(&str, &str); 16] = [
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("<", ">"),
    ("{a = ", "}"),
    ("tuple<", ">"),
    ("complex<", ">"),
    ("vector<1x", ">"),
    ("tensor<1x", ">"),
    ("memref<1x", ">"),
    ("!llvm.array<1 x ", ">"),
    ("!llvm.struct<(", ")>"),
    ("() -> (", ")"),
    ("loc(fused[", "])"),
    ("module {", "}"),
    ("affine_map<(d0) -> (d0 + (", "))>"),
];
const DEPTHS: [usize; 4] = [2, 40, 1_000, 15_000];
const NUMBERS: [&str; 12] = [
    "0",
    "1",
    "-1",
    "64",
    "65",
    "1000000",
    "16777216",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "18446744073709551616",
    "99999999999999999999999999999999999999999",
];

/// Returns the text after one to six changes to its tokens and lines.
pub fn damaged(text: &str, vocabulary: &Vocabulary, random: &mut Random) -> String {
    let mut tokens: Vec<String> = tokens(text).map(str::to_owned).collect();
    for _ in 0..*random.one_of(&[1, 1, 1, 1, 2, 3, 6]) {
        mutate(&mut tokens, vocabulary, random);
    }
    tokens.concat()
}

fn mutate(tokens: &mut Vec<String>, vocabulary: &Vocabulary, random: &mut Random) {
    if tokens.is_empty() {
        return;
    }
    let at = random.below(tokens.len());
    match random.below(100) {
        0..12 => drop(tokens.remove(at)),
        12..18 => tokens.insert(at, tokens[at].clone()),
        18..26 => tokens[at].clone_from(random.one_of(&vocabulary.words)),
        26..32 => tokens.insert(at, random.one_of(&vocabulary.words).clone()),
        32..40 => tokens[at] = random.one_of(tokens.as_slice()).clone(),
        // Replaces a token by one of the same kind, which often results in a valid mutant.
        40..62 => {
            let kind = kind(&tokens[at]);
            let alike: Vec<&String> = tokens
                .iter()
                .chain(&vocabulary.words)
                .filter(|token| self::kind(token) == kind)
                .collect();
            tokens[at] = (*random.one_of(&alike)).clone();
        }
        // Changes whole lines.
        62..70 => {
            let mut lines: Vec<String> = tokens.concat().lines().map(str::to_owned).collect();
            if lines.is_empty() {
                return;
            }
            let (from, to) = (random.below(lines.len()), random.below(lines.len()));
            match random.below(3) {
                0 => drop(lines.remove(from)),
                1 => lines.insert(to, lines[from].clone()),
                _ => lines.swap(from, to),
            }
            let text = lines.join("\n");
            *tokens = self::tokens(&text).map(str::to_owned).collect();
        }
        70..76 => {
            let other = random.below(tokens.len());
            tokens.swap(at, other);
        }
        76..88 => {
            let is_number = |token: &String| token.starts_with(|c: char| c.is_ascii_digit());
            let rest = tokens[at..].iter().position(is_number);
            tokens[at + rest.unwrap_or(0)] = (*random.one_of(&NUMBERS)).to_owned();
        }
        88..92 => {
            let end = (at + 1 + random.below(30)).min(tokens.len());
            tokens.drain(at..end);
        }
        92..95 => {
            let end = (at + 1 + random.below(30)).min(tokens.len());
            let copied = tokens[at..end].to_vec();
            let to = random.below(tokens.len());
            tokens.splice(to..to, copied);
        }
        95..97 => tokens.truncate(at),
        97..99 => {
            let line = random.pick(&vocabulary.lines);
            let line = line.map_or("", String::as_str);
            tokens.insert(at, format!("\n{line}\n"));
        }
        _ => {
            let (open, close) = *random.one_of(&NESTS);
            let depth = *random.one_of(&DEPTHS);
            let close = if random.below(4) == 0 { "" } else { close };
            tokens[at] = open.repeat(depth) + &tokens[at] + &close.repeat(depth);
        }
    }
}

/// Returns the class of a token. Replacing a token by one of the same class mostly preserves the syntax.
fn kind(token: &str) -> (Option<char>, bool) {
    let first = token.chars().next();
    let class = first.map(|c| match c {
        '0'..='9' => '0',
        c if c.is_whitespace() => ' ',
        c if c.is_alphabetic() => 'a',
        c => c,
    });
    (class, token.contains('.'))
}

/// Splits a text into names, numbers, runs of spaces, and single characters.
pub fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let class = |c: char| match c {
        c if c.is_whitespace() => 0,
        c if c.is_alphanumeric() || "_.$#@%!^".contains(c) => 1,
        _ => 2,
    };
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = class(rest.chars().next()?);
        let end = match first {
            2 => rest.chars().next().map(char::len_utf8),
            _ => rest.find(|c| class(c) != first),
        };
        let (token, behind) = rest.split_at(end.unwrap_or(rest.len()));
        rest = behind;
        Some(token)
    })
}
