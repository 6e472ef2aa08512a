//! Compiles the `format` of a type or attribute to the elements of `terrace_asm::params`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, LitStr, Result};
use terrace_format::PUNCTUATION;

enum Element {
    Literal(String),
    Space,
    /// Suppresses the space at this position.
    NoSpace,
    Param(usize),
    Params(Vec<usize>),
    Struct(Vec<usize>),
    Optional(Vec<Element>, Vec<usize>, Vec<Element>),
}

struct Reader<'a> {
    rest: &'a str,
    names: &'a [String],
    /// Indexed by parameter: true if the parameter was mentioned.
    used: Vec<bool>,
    /// The parameters before the last `^`.
    anchors: Option<Vec<usize>>,
}

type Read<T> = std::result::Result<T, String>;

impl Reader<'_> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip();
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn word(&mut self) -> String {
        let end = self
            .rest
            .find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word.to_owned()
    }

    /// Parses the name after `$`.
    fn param(&mut self) -> Read<usize> {
        let name = self.word();
        let index = self.names.iter().position(|known| *known == name);
        let index = index.ok_or_else(|| format!("unknown parameter `${name}`"))?;
        if std::mem::replace(&mut self.used[index], true) {
            return Err(format!("`${name}` is mentioned twice"));
        }
        Ok(index)
    }

    fn all_params(&mut self) -> Read<Vec<usize>> {
        if let Some(index) = self.used.iter().position(|used| *used) {
            let name = &self.names[index];
            return Err(format!(
                "`${name}` is mentioned twice: `params` is all of them"
            ));
        }
        self.used.fill(true);
        Ok((0..self.names.len()).collect())
    }

    fn list(&mut self, in_group: bool) -> Read<Vec<Element>> {
        let mut elements = Vec::new();
        loop {
            self.skip();
            let Some(first) = self.rest.chars().next() else {
                return match in_group {
                    true => Err("`(` is not closed".to_owned()),
                    false => Ok(elements),
                };
            };
            if first == ')' && in_group {
                return Ok(elements);
            }
            let anchored = match first {
                '`' => {
                    let text = self.rest[1..]
                        .split('`')
                        .next()
                        .unwrap_or_default()
                        .to_owned();
                    let after = self.rest.get(text.len() + 2..);
                    self.rest = after.ok_or("a literal is not closed")?;
                    elements.push(match text.as_str() {
                        "" => Element::NoSpace,
                        " " => Element::Space,
                        _ => literal(text)?,
                    });
                    continue;
                }
                '$' => {
                    self.rest = &self.rest[1..];
                    let index = self.param()?;
                    elements.push(Element::Param(index));
                    vec![index]
                }
                '(' => {
                    self.rest = &self.rest[1..];
                    elements.push(self.optional()?);
                    continue;
                }
                _ => {
                    let word = self.word();
                    let (element, indices) = self.directive(&word)?;
                    elements.push(element);
                    indices
                }
            };
            if self.eat("^") {
                if !in_group {
                    return Err("`^` is outside of a group".to_owned());
                }
                if self.anchors.replace(anchored).is_some() {
                    return Err("a group has one `^`".to_owned());
                }
            }
        }
    }

    fn directive(&mut self, word: &str) -> Read<(Element, Vec<usize>)> {
        match word {
            "params" => {
                let indices = self.all_params()?;
                Ok((Element::Params(indices.clone()), indices))
            }
            "struct" => {
                if !self.eat("(") {
                    return Err("`struct` has parameters: `struct(params)`".to_owned());
                }
                let mut indices = Vec::new();
                loop {
                    self.skip();
                    if self.eat("$") {
                        indices.push(self.param()?);
                    } else if self.word() == "params" {
                        indices.append(&mut self.all_params()?);
                    } else {
                        return Err("`struct` has parameters: `struct(params)`".to_owned());
                    }
                    if self.eat(")") {
                        return Ok((Element::Struct(indices.clone()), indices));
                    }
                    if !self.eat(",") {
                        return Err("`struct(` is not closed".to_owned());
                    }
                }
            }
            "" => Err(format!(
                "`{}` is not expected: keywords and punctuation are written in backquotes",
                self.rest.chars().next().unwrap_or(' ')
            )),
            _ => Err(format!("unknown directive `{word}`")),
        }
    }

    /// Parses the rest of a group: `.. )?` or `.. ) : ( .. )?`.
    fn optional(&mut self) -> Read<Element> {
        let outer = self.anchors.take();
        let elements = self.list(true)?;
        let anchors = self.anchors.take();
        self.anchors = outer;
        self.eat(")");
        let mut otherwise = Vec::new();
        if self.eat(":") {
            if !self.eat("(") {
                return Err("the group after `:` is in parentheses".to_owned());
            }
            otherwise = self.list(true)?;
            if self.anchors.is_some() {
                return Err("the group after `:` has no `^`".to_owned());
            }
            self.eat(")");
        }
        if !self.eat("?") {
            return Err("a group ends with `)?`".to_owned());
        }
        let anchors = anchors.ok_or("a group has a parameter with `^`")?;
        Ok(Element::Optional(elements, anchors, otherwise))
    }
}

fn literal(text: String) -> Read<Element> {
    let is_word = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c));
    match is_word || PUNCTUATION.contains(&text.as_str()) {
        true => Ok(Element::Literal(text)),
        false => Err(format!("`{text}` is neither punctuation nor a word")),
    }
}

/// Determines the positions of spaces in text, by MLIR's rules.
#[derive(Clone, Copy)]
struct Spacing {
    wanted: bool,
    after_punctuation: bool,
}

impl Spacing {
    fn before_literal(&mut self, text: &str) -> bool {
        let wanted = self.wanted
            && match text.as_bytes() {
                _ if text == "->" => !self.after_punctuation,
                [only] if self.after_punctuation => !b">)}],".contains(only),
                [only] => !b"<>(){}[],".contains(only),
                _ => true,
            };
        self.wanted = text.len() != 1 || !"<({[".contains(text);
        self.after_punctuation = !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        wanted
    }

    fn before_value(&mut self) -> bool {
        let wanted = self.wanted || !self.after_punctuation;
        *self = START;
        wanted
    }
}

const START: Spacing = Spacing {
    wanted: true,
    after_punctuation: false,
};

const NONE: Spacing = Spacing {
    wanted: false,
    after_punctuation: true,
};

fn write(
    elements: &[Element],
    after: Option<&Element>,
    spacing: &mut Spacing,
) -> Read<TokenStream> {
    let mut rows = Vec::new();
    for (at, element) in elements.iter().enumerate() {
        let next = elements.get(at + 1).or(after);
        rows.push(match element {
            Element::NoSpace => {
                *spacing = NONE;
                continue;
            }
            Element::Space => {
                *spacing = NONE;
                quote!(Space)
            }
            Element::Literal(text) => {
                let space = spacing.before_literal(text);
                quote!(Literal { text: #text, space: #space })
            }
            Element::Param(index) => {
                let space = spacing.before_value();
                quote!(Param { index: #index, space: #space })
            }
            Element::Params(indices) => {
                let space = spacing.before_value();
                quote!(Params { indices: &[#(#indices),*], space: #space })
            }
            Element::Struct(indices) => {
                let space = spacing.before_value();
                quote!(Struct { indices: &[#(#indices),*], space: #space })
            }
            Element::Optional(then, anchors, otherwise) => {
                let until = match (then.first(), next) {
                    (Some(Element::Literal(_)), _) => quote!(None),
                    (_, Some(Element::Literal(text))) => quote!(Some(#text)),
                    _ => {
                        let message =
                            "a group that does not start with a literal has one after it";
                        return Err(message.to_owned());
                    }
                };
                let mut other_spacing = *spacing;
                let then = write(then, next, spacing)?;
                let otherwise = write(otherwise, next, &mut other_spacing)?;
                quote! {
                    Optional { elements: #then, anchors: &[#(#anchors),*], otherwise: #otherwise, until: #until }
                }
            }
        });
    }
    Ok(quote!(&[#(::terrace_asm::params::TextElement::#rows),*]))
}

/// The punctuation that the text of a parameter would consume from the format.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Takes {
    Nothing,
    /// A comma, because the parameter is a list.
    Comma,
    /// A colon, because the parameter is an attribute that may have a type.
    Colon,
}

/// Rejects a format whose text is ambiguous because a parameter would consume the literal after it. `after` contains
/// the literals that may follow the elements. Returns the literals that the elements may start with.
fn check_ends<'e>(
    elements: &'e [Element],
    params: &[(String, Takes)],
    after: Vec<&'e str>,
) -> Read<Vec<&'e str>> {
    let ends = |param: usize, next: &[&str]| match &params[param] {
        (name, Takes::Comma) if next.contains(&",") => Err(format!(
            "`${name}` is a list; a `,` after the list would be parsed as part of it"
        )),
        (name, Takes::Colon) if next.contains(&":") => Err(format!(
            "`${name}` is an attribute: a `:` after it would be read as that of its type"
        )),
        _ => Ok(()),
    };
    let mut next = after;
    for element in elements.iter().rev() {
        match element {
            Element::Literal(text) => next = vec![text],
            Element::Space | Element::NoSpace => (),
            Element::Param(param) => {
                ends(*param, &next)?;
                next.clear();
            }
            Element::Params(list) | Element::Struct(list) => {
                for (at, param) in list.iter().enumerate() {
                    let is_last = at + 1 == list.len();
                    ends(*param, if is_last { &next } else { &[","] })?;
                }
                next.clear();
            }
            Element::Optional(elements, _, otherwise) => {
                let mut starts = check_ends(elements, params, next.clone())?;
                // If the group is omitted, the text starts with what follows the group.
                starts.extend(check_ends(otherwise, params, next)?);
                next = starts;
            }
        }
    }
    Ok(next)
}

/// Compiles a format. `params` contains the MLIR names of the parameters.
pub(crate) fn compile(format: &LitStr, params: &[(String, Takes)]) -> Result<TokenStream> {
    let text = format.value();
    let names: Vec<String> = params.iter().map(|(name, _)| name.clone()).collect();
    let names = &names;
    let mut reader = Reader {
        rest: &text,
        names,
        used: vec![false; names.len()],
        anchors: None,
    };
    let elements =
        reader
            .list(false)
            .and_then(|elements| match reader.used.iter().position(|used| !used) {
                Some(unused) => Err(format!("`${}` is missing in the format", names[unused])),
                None => {
                    check_ends(&elements, params, Vec::new())?;
                    write(&elements, None, &mut START.clone())
                }
            });
    elements.map_err(|message| Error::new(format.span(), message))
}
