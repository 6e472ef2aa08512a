//! The format of an operation, as far as the definition alone can judge it. What a constant holds, and what constraints say, is
//! judged by the compiler of formats in `terrace_asm` and by assertions in the code that is made.
//!
//! Errors in the text point at the whole literal: where a part of a literal is, only an unstable part of `proc_macro`
//! (`Literal::subspan`) tells. They name the part instead. What the format leaves out is reported at its field.

use crate::parse::{Arity, Op, Part};
use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::{Error, Expr, ExprLit, Lit, LitStr, Result};

/// A token of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Token {
    /// `` `text` ``
    Literal(String),
    /// `"text"`
    Quoted(String),
    /// `$name`
    Variable(String),
    /// A directive, or a word that is an argument of one.
    Word(String),
    /// `( ) ? : ^ , | < >`
    Mark(char),
}

impl Token {
    /// As it is written.
    fn shown(&self) -> String {
        match self {
            Token::Literal(text) => format!("`{text}`"),
            Token::Quoted(text) => format!("\"{text}\""),
            Token::Variable(name) => format!("${name}"),
            Token::Word(word) => word.clone(),
            Token::Mark(mark) => mark.to_string(),
        }
    }
}

/// Punctuation that the lexer of `terrace_asm` knows.
const PUNCTUATION: [&str; 19] = [
    "->", "...", ":", ",", "=", "<", ">", "{", "}", "(", ")", "[", "]", "?", "+", "*", "|", "/",
    "-",
];

fn tokens(text: &str) -> std::result::Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    while let Some(first) = rest.chars().next() {
        let after = &rest[first.len_utf8()..];
        let word = |from: &str| from.chars().take_while(|&c| is_word(c)).collect::<String>();
        rest = match first {
            '`' | '"' => {
                let end = after
                    .find(first)
                    .ok_or_else(|| format!("a {first} is not closed"))?;
                let inner = after[..end].to_owned();
                tokens.push(match first {
                    '`' => Token::Literal(inner),
                    _ => Token::Quoted(inner),
                });
                &after[end + 1..]
            }
            '$' => {
                let name = word(after);
                let rest = &after[name.len()..];
                tokens.push(Token::Variable(name));
                rest
            }
            '(' | ')' | '?' | ':' | '^' | ',' | '|' | '<' | '>' => {
                tokens.push(Token::Mark(first));
                after
            }
            _ if first.is_whitespace() => after,
            _ if is_word(first) => {
                let word = word(rest);
                let after = &rest[word.len()..];
                tokens.push(Token::Word(word));
                after
            }
            _ => {
                return Err(format!(
                    "`{first}` means nothing in a format: punctuation is written in backquotes"
                ));
            }
        };
    }
    Ok(tokens)
}

/// What a format mentions.
#[derive(Default)]
struct Mentions {
    /// What is printed itself, not only its type.
    printed: Vec<String>,
    /// Operands and results whose types are printed.
    typed: Vec<String>,
    operands: bool,
    regions: bool,
    successors: bool,
    operand_types: bool,
    result_types: bool,
    attr_dict: bool,
}

/// The argument of `type(..)`, `ref(..)`, …
enum Argument {
    Name(String),
    Operands,
    Results,
}

struct Reader<'a> {
    op: &'a Op,
    tokens: Vec<Token>,
    at: usize,
    found: Mentions,
    /// How many optional groups are around.
    optional: usize,
}

type Read<T> = std::result::Result<T, String>;

impl Reader<'_> {
    fn next(&mut self) -> Read<Token> {
        let token = self.tokens.get(self.at).cloned();
        self.at += 1;
        token.ok_or_else(|| "the format ends too early: a `(` is not closed".to_owned())
    }

    fn eat(&mut self, mark: char) -> bool {
        let found = self.tokens.get(self.at) == Some(&Token::Mark(mark));
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, mark: char, after: &str) -> Read<()> {
        if self.eat(mark) {
            return Ok(());
        }
        let instead = self.tokens.get(self.at).map_or_else(
            || "the format ends".to_owned(),
            |token| format!("there is `{}`", token.shown()),
        );
        Err(format!("{after} wants a `{mark}`, and {instead}"))
    }

    /// The part of a name.
    fn part(&self, name: &str) -> Read<(&'static str, &Part)> {
        let found = self
            .op
            .parts()
            .find(|(_, part)| part.mlir_name == name && !name.is_empty());
        found.ok_or_else(|| {
            let names: Vec<String> = (self.op.parts())
                .filter(|(_, part)| !part.mlir_name.is_empty())
                .map(|(_, part)| format!("`${}`", part.mlir_name))
                .collect();
            match names.is_empty() {
                true => format!("the format names `${name}`, and the operation has no fields"),
                false => format!(
                    "the format names `${name}`, and the operation has only: {}",
                    names.join(", ")
                ),
            }
        })
    }

    fn print(&mut self, name: String) -> Read<()> {
        let (what, part) = self.part(&name)?;
        if what == "result" {
            return Err(format!(
                "`${name}` is a result, of which only the type can be written: `type(${name})`"
            ));
        }
        if self.found.printed.contains(&name) {
            return Err(format!("the format writes `${name}` twice"));
        }
        let always = part.arity == Arity::One && matches!(what, "operand" | "successor");
        if self.optional > 0 && always {
            return Err(format!(
                "`${name}` is in an optional group, and there always is one: it would be lost when the group is left out"
            ));
        }
        self.found.printed.push(name);
        Ok(())
    }

    fn typed(&mut self, name: String) -> Read<()> {
        match self.part(&name)?.0 {
            "operand" | "result" => {
                if self.found.typed.contains(&name) {
                    return Err(format!("the format writes `type(${name})` twice"));
                }
                self.found.typed.push(name);
                Ok(())
            }
            what => Err(format!(
                "`type(${name})`: only operands and results have types, and this is a {what}"
            )),
        }
    }

    fn element(&mut self) -> Read<()> {
        match self.next()? {
            Token::Literal(text) => literal(&text),
            Token::Variable(name) => self.print(name),
            Token::Mark('(') => self.optional(),
            Token::Mark(')') => Err("a `)` closes nothing".to_owned()),
            Token::Word(word) => self.directive(&word),
            token => Err(format!(
                "`{}` is no element of a format: keywords and punctuation are written in backquotes",
                token.shown()
            )),
        }
    }

    /// `( .. )?` or `( .. ) : ( .. )?`, after the first parenthesis.
    fn optional(&mut self) -> Read<()> {
        let mut anchors = self.group()?;
        if self.eat(':') {
            self.expect('(', "the `:` of an optional group")?;
            anchors += self.group()?;
        }
        self.expect('?', "the `)` of an optional group")?;
        match anchors {
            1 => Ok(()),
            2.. => Err(
                "an optional group has two anchors: only one element decides whether it is there"
                    .to_owned(),
            ),
            0 => Err(
                "an optional group has no anchor: write `^` after the element whose presence decides"
                    .to_owned(),
            ),
        }
    }

    /// How many anchors the group has.
    fn group(&mut self) -> Read<usize> {
        self.optional += 1;
        let mut anchors = 0;
        let start = self.at;
        while !self.eat(')') {
            if self.eat('^') {
                if self.at - 1 == start {
                    return Err("a `^` follows nothing".to_owned());
                }
                anchors += 1;
            } else {
                self.element()?;
            }
        }
        self.optional -= 1;
        Ok(anchors)
    }

    fn argument(&mut self, directive: &str) -> Read<Argument> {
        match self.next()? {
            Token::Variable(name) => {
                self.part(&name)?;
                Ok(Argument::Name(name))
            }
            Token::Word(word) if word == "operands" => Ok(Argument::Operands),
            Token::Word(word) if word == "results" => Ok(Argument::Results),
            Token::Word(word) if word == "ref" => {
                self.expect('(', "`ref`")?;
                let argument = self.argument("ref")?;
                self.expect(')', "`ref(..`")?;
                Ok(argument)
            }
            token => Err(format!(
                "`{directive}(..)` takes `$name`, `operands` or `results`, not `{}`",
                token.shown()
            )),
        }
    }

    fn types_of(&mut self, argument: Argument) -> Read<()> {
        match argument {
            Argument::Name(name) => return self.typed(name),
            Argument::Operands => self.found.operand_types = true,
            Argument::Results => self.found.result_types = true,
        }
        Ok(())
    }

    fn directive(&mut self, word: &str) -> Read<()> {
        match word {
            "attr-dict" | "attr-dict-with-keyword" => {
                if std::mem::replace(&mut self.found.attr_dict, true) {
                    return Err("the format writes `attr-dict` twice".to_owned());
                }
            }
            "prop-dict" => {}
            "operands" => self.found.operands = true,
            "successors" => self.found.successors = true,
            "regions" => self.found.regions = true,
            "type" => {
                self.expect('(', "`type`")?;
                let argument = self.argument("type")?;
                self.expect(')', "`type(..`")?;
                self.types_of(argument)?;
            }
            "functional-type" => {
                self.expect('(', "`functional-type`")?;
                let inputs = self.argument("functional-type")?;
                self.expect(',', "`functional-type(..`")?;
                let results = self.argument("functional-type")?;
                self.expect(')', "`functional-type(..`")?;
                self.types_of(inputs)?;
                self.types_of(results)?;
            }
            "qualified" => {
                self.expect('(', "`qualified`")?;
                self.element()?;
                self.expect(')', "`qualified(..`")?;
            }
            "oilist" => {
                self.expect('(', "`oilist`")?;
                while !self.eat(')') {
                    if !self.eat('|') {
                        self.element()?;
                    }
                }
            }
            "custom" => {
                self.expect('<', "`custom`")?;
                let Token::Word(_) = self.next()? else {
                    return Err("`custom<..>` wants the name of a directive".to_owned());
                };
                self.expect('>', "`custom<..`")?;
                self.expect('(', "`custom<..>`")?;
                self.custom_arguments()?;
            }
            "ref" => return Err("`ref(..)` is an argument of `custom<..>(..)` alone".to_owned()),
            _ => {
                return Err(format!(
                    "`{word}` is no directive: keywords are written in backquotes, names after `$`"
                ));
            }
        }
        Ok(())
    }

    /// The arguments of `custom<..>(..)`, after the parenthesis.
    fn custom_arguments(&mut self) -> Read<()> {
        while !self.eat(')') {
            match self.next()? {
                Token::Variable(name) => {
                    self.part(&name)?;
                    self.found.printed.push(name);
                }
                Token::Word(word) if word == "attr-dict" => self.found.attr_dict = true,
                Token::Word(word) if matches!(word.as_str(), "type" | "ref" | "qualified") => {
                    self.expect('(', &format!("`{word}`"))?;
                    self.custom_argument(&word)?;
                }
                Token::Literal(_) | Token::Quoted(_) | Token::Mark(',') => {}
                token => {
                    return Err(format!(
                        "`{}` is no argument of a directive: write `$name`, `type($name)`, `ref($name)` or a literal",
                        token.shown()
                    ));
                }
            }
        }
        Ok(())
    }

    fn custom_argument(&mut self, word: &str) -> Read<()> {
        while !self.eat(')') {
            match self.next()? {
                Token::Variable(name) => {
                    self.part(&name)?;
                    match word {
                        "type" => self.found.typed.push(name),
                        "qualified" => self.found.printed.push(name),
                        _ => {}
                    }
                }
                Token::Mark('(') => self.custom_argument("ref")?,
                _ => {}
            }
        }
        Ok(())
    }
}

fn literal(text: &str) -> Read<()> {
    let is_word = text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    match is_word || matches!(text, "" | " " | "\\n") || PUNCTUATION.contains(&text) {
        true => Ok(()),
        false => Err(format!("`{text}` is neither a keyword nor punctuation")),
    }
}

fn read(op: &Op, text: &str) -> Read<Mentions> {
    let mut reader = Reader {
        op,
        tokens: tokens(text)?,
        at: 0,
        found: Mentions::default(),
        optional: 0,
    };
    while reader.at < reader.tokens.len() {
        reader.element()?;
    }
    Ok(reader.found)
}

/// The format, if it is a literal.
fn literal_format(op: &Op) -> Option<&LitStr> {
    match op.args.format.as_ref()? {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => Some(text),
        _ => None,
    }
}

/// Refuses a format that cannot be read, and one that loses something.
pub(crate) fn check(op: &Op) -> Result<()> {
    let Some(text) = literal_format(op) else {
        return Ok(());
    };
    let found = read(op, &text.value()).map_err(|message| Error::new(text.span(), message))?;
    if !found.attr_dict {
        let message = "the format has no `attr-dict`: attributes would be lost";
        return Err(Error::new(text.span(), message));
    }
    for (what, part) in op.parts() {
        let all = match what {
            "operand" => found.operands,
            "region" => found.regions,
            "successor" => found.successors,
            _ => continue,
        };
        let name = &part.mlir_name;
        if !all && !found.printed.contains(name) {
            let message =
                format!("the format does not print the {what} `{name}`: add `${name}` to it");
            return Err(Error::new(part.ident.span(), message));
        }
    }
    Ok(())
}

/// Assertions, evaluated when the crate is compiled, that every type that neither the text nor a relation tells follows from
/// its constraint. The macro cannot look into a constraint.
pub(crate) fn type_checks(op: &Op) -> TokenStream {
    let found = literal_format(op).and_then(|text| read(op, &text.value()).ok());
    let (Some(found), None) = (found, &op.args.infer) else {
        return TokenStream::new();
    };
    let parts: Vec<(&'static str, &Part)> = (op.parts())
        .filter(|(what, _)| matches!(*what, "operand" | "result"))
        .collect();
    let told: Vec<bool> = parts
        .iter()
        .map(|(what, part)| {
            let all = match *what {
                "operand" => found.operand_types,
                _ => found.result_types,
            };
            all || found.typed.contains(&part.mlir_name)
        })
        .collect();
    let known = closure(op, &parts, told);
    let checks = parts.iter().enumerate().filter(|(at, _)| !known[*at]);
    let checks = checks.map(|(at, (what, part))| {
        // Any of these is enough: the type of `part` follows from it.
        let sources = parts.iter().enumerate().filter(|(from, _)| {
            let mut with = known.clone();
            with[*from] = true;
            closure(op, &parts, with)[at]
        });
        let constraints = sources.map(|(_, (_, source))| &source.constraint);
        let name = &part.mlir_name;
        let message = format!(
            "nothing tells the type of the {what} `{name}`: add `type(${name})` to the format, or say what it is the same as"
        );
        quote_spanned! {part.ident.span()=>
            const _: () = assert!(#((#constraints).unique.is_some())||*, #message);
        }
    });
    checks.collect()
}

/// Which types are known once these are.
fn closure(op: &Op, parts: &[(&'static str, &Part)], mut known: Vec<bool>) -> Vec<bool> {
    let position = |name: &syn::Ident| parts.iter().position(|(_, part)| part.ident == *name);
    let is_prop = |name: &syn::Ident| op.props.iter().any(|part| part.ident == *name);
    let mut changed = true;
    while std::mem::take(&mut changed) {
        let mut set = |known: &mut Vec<bool>, at: usize| {
            changed |= !known[at];
            known[at] = true;
        };
        let all_same = op.has_trait("SAME_OPERANDS_AND_RESULT_TYPE") && known.contains(&true);
        let operand = |at: usize| parts[at].0 == "operand";
        let same_operands = op.has_trait("SAME_TYPE_OPERANDS")
            && (0..parts.len()).any(|at| operand(at) && known[at]);
        for at in 0..parts.len() {
            if all_same || same_operands && operand(at) {
                set(&mut known, at);
            }
        }
        for group in &op.args.same_type {
            let told = |name| is_prop(name) || position(name).is_some_and(|at| known[at]);
            if group.iter().any(told) {
                for at in group.iter().filter_map(position) {
                    set(&mut known, at);
                }
            }
        }
        for eq in &op.args.types_match {
            if (is_prop(&eq.from) || position(&eq.from).is_some_and(|at| known[at]))
                && let Some(at) = position(&eq.to)
            {
                set(&mut known, at);
            }
        }
    }
    known
}
