//! The elements of a format, and how they are made of the format string.

use super::Format;
use super::check::{Mentions, check, check_optional};
use super::lexer::{FormatToken, tokens};
use super::print::PrintProgram;
use crate::lexer::Tok;
use crate::parser::{GroupSpans, Parser};
use terrace_ir::{Arity, AttrSyntax, Context, OpDef, OpName, ValueDef};

/// What a name in a format means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Name {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// A property.
    Prop(usize),
    /// A region or group of regions.
    Region(usize),
    /// A successor or group of successors.
    Successor(usize),
}

/// A keyword or punctuation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Literal {
    pub text: &'static str,
    /// The token that punctuation is; `None` for a keyword.
    pub tok: Option<Tok>,
}

/// One element of a compiled format.
#[derive(Clone, Debug)]
pub(crate) enum Element {
    /// A keyword or punctuation.
    Literal(Literal),
    /// An empty literal: no space here.
    NoSpace,
    /// A literal space.
    Space,
    /// A line break.
    Newline,
    /// `$name`; `qualified` prints attributes and types in full.
    Variable(Name, bool),
    /// `type($name)`
    Types(Name),
    /// `operands`
    Operands,
    /// `results` is only ever inside `type(..)` and `functional-type(..)`.
    TypesOfOperands,
    /// `type(results)`
    TypesOfResults,
    /// `functional-type(inputs, results)`: groups, or `None` for all.
    FunctionalType(Option<Name>, Option<Name>),
    /// `successors`
    Successors,
    /// `regions`
    Regions,
    /// `attr-dict`
    AttrDict,
    /// `attr-dict-with-keyword`
    AttrDictWithKeyword,
    /// `prop-dict`
    PropDict,
    /// `custom<name>(args)`
    Custom {
        name: &'static str,
        args: Vec<&'static str>,
    },
    /// `(then)? : (else)?` with the place of the anchor in `then`.
    Optional {
        then: Vec<Node>,
        otherwise: Vec<Node>,
        anchor: usize,
        anchor_in_else: bool,
    },
    /// `oilist(keyword elements | ..)`
    OneOf(Vec<Vec<Node>>),
}

impl Element {
    /// Whether it is about spaces alone, which the text need not have.
    pub(super) fn is_space(&self) -> bool {
        matches!(self, Element::NoSpace | Element::Space | Element::Newline)
    }

    /// The lists of elements in it.
    fn parts(&self) -> Vec<&[Node]> {
        match self {
            Element::Optional {
                then, otherwise, ..
            } => vec![then, otherwise],
            Element::OneOf(clauses) => clauses.iter().map(Vec::as_slice).collect(),
            Element::Literal(_)
            | Element::NoSpace
            | Element::Space
            | Element::Newline
            | Element::Variable(..)
            | Element::Types(_)
            | Element::Operands
            | Element::TypesOfOperands
            | Element::TypesOfResults
            | Element::FunctionalType(..)
            | Element::Successors
            | Element::Regions
            | Element::AttrDict
            | Element::AttrDictWithKeyword
            | Element::PropDict
            | Element::Custom { .. } => Vec::new(),
        }
    }
}

/// An element, and whether a space is printed before it.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub space: bool,
    pub element: Element,
}

struct Compiler {
    def: &'static OpDef,
    text: &'static str,
    tokens: Vec<FormatToken>,
    at: usize,
    written: Vec<&'static str>,
    mentions: Mentions,
    /// How many optional groups are around.
    optional: usize,
}

impl Format {
    /// Compiles the format of a definition. A mistake in it is kept as [`Format::error`] and reported when the format
    /// is used.
    pub(crate) fn compile(ctx: &Context, name: OpName, def: &'static OpDef) -> Format {
        let text = def.format.unwrap_or("");
        let least = |groups: &[ValueDef]| {
            let fixed = groups.iter().filter(|group| group.arity == Arity::One);
            fixed.count()
        };
        let mut format = Format {
            def,
            elements: Vec::new(),
            blank: GroupSpans::blank(def),
            program: None,
            least: (least(def.operands), least(def.results)),
            written: Vec::new(),
            flat_result_types: false,
            error: None,
        };
        let result = tokens(text).and_then(|tokens| {
            let mut compiler = Compiler {
                def,
                text,
                tokens,
                at: 0,
                written: Vec::new(),
                mentions: Mentions::default(),
                optional: 0,
            };
            let elements = compiler.elements(&[])?;
            if compiler.at < compiler.tokens.len() {
                return Err(format!("a mark closes nothing in `{text}`"));
            }
            check(def, &compiler.mentions)?;
            Ok((elements, compiler.written))
        });
        match result {
            Ok((mut elements, written)) => {
                let mut spaces = Spaces {
                    emit: true,
                    after_punctuation: false,
                };
                assign_spaces(def, &mut elements, None, &mut spaces);
                format.flat_result_types = any(&elements, &|element| {
                    matches!(
                        element,
                        Element::TypesOfResults | Element::FunctionalType(_, None)
                    )
                });
                format.program = Some(PrintProgram::new(ctx, name, def, &written, &elements));
                (format.elements, format.written) = (elements, written);
            }
            Err(error) => format.error = Some(error),
        }
        format
    }
}

/// Whether a space goes before the next element, as ODS decides it: from the elements as they are written, whether
/// or not a group is there when the operation is printed.
struct Spaces {
    emit: bool,
    /// The last element was punctuation.
    after_punctuation: bool,
}

fn assign_spaces(def: &OpDef, nodes: &mut [Node], elided: Option<usize>, spaces: &mut Spaces) {
    for (at, node) in nodes.iter_mut().enumerate() {
        if elided == Some(at) {
            continue;
        }
        match &mut node.element {
            Element::NoSpace => (spaces.emit, spaces.after_punctuation) = (false, true),
            Element::Space => (spaces.emit, spaces.after_punctuation) = (false, false),
            Element::Newline => {}
            Element::Literal(Literal { text, .. }) => {
                node.space = spaces.emit && wants_space(text, spaces.after_punctuation);
                let first = text.as_bytes()[0];
                spaces.emit = text.len() != 1 || !b"<({[".contains(&first);
                spaces.after_punctuation = first != b'_' && !first.is_ascii_alphabetic();
            }
            Element::AttrDict | Element::AttrDictWithKeyword | Element::PropDict => {
                spaces.after_punctuation = false
            }
            Element::Optional {
                then,
                otherwise,
                anchor,
                anchor_in_else,
            } => {
                // A unit property as the anchor is not printed: the group's being there says it.
                let is_unit = |node: Option<&Node>| match node.map(|node| &node.element) {
                    Some(Element::Variable(Name::Prop(slot), _)) => {
                        matches!(def.props[*slot].constraint.syntax, AttrSyntax::Unit)
                    }
                    _ => false,
                };
                let list = if *anchor_in_else { &*otherwise } else { &*then };
                let unit = (*anchor > 0 && is_unit(list.get(*anchor))).then_some(*anchor);
                assign_spaces(def, then, unit.filter(|_| !*anchor_in_else), spaces);
                assign_spaces(def, otherwise, unit.filter(|_| *anchor_in_else), spaces);
            }
            Element::OneOf(clauses) => {
                for clause in clauses {
                    assign_spaces(def, clause, None, spaces);
                }
            }
            Element::Variable(..)
            | Element::Types(_)
            | Element::Operands
            | Element::TypesOfOperands
            | Element::TypesOfResults
            | Element::FunctionalType(..)
            | Element::Successors
            | Element::Regions
            | Element::Custom { .. } => {
                node.space = spaces.emit || !spaces.after_punctuation;
                (spaces.emit, spaces.after_punctuation) = (true, false);
            }
        }
    }
}

fn literal(text: &'static str) -> Result<Literal, String> {
    let is_word = text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    let tok = Parser::tok_of(text);
    if !is_word && tok.is_none() {
        return Err(format!("`{text}` is neither a keyword nor punctuation"));
    }
    Ok(Literal { text, tok })
}

/// Whether a literal takes a space before it: words always, punctuation if it neither opens, closes nor separates.
fn wants_space(text: &str, after_punctuation: bool) -> bool {
    match text.as_bytes() {
        [one] if after_punctuation => !b">)}],".contains(one),
        [one] => !b"<>(){}[],".contains(one),
        _ => true,
    }
}

fn any(elements: &[Node], test: &dyn Fn(&Element) -> bool) -> bool {
    elements
        .iter()
        .map(|node| &node.element)
        .any(|element| test(element) || element.parts().into_iter().any(|part| any(part, test)))
}

impl Compiler {
    fn peek(&self) -> Option<FormatToken> {
        self.tokens.get(self.at).copied()
    }

    fn eat(&mut self, mark: u8) -> bool {
        let found = self.peek() == Some(FormatToken::Mark(mark));
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, mark: u8) -> Result<(), String> {
        if self.eat(mark) {
            Ok(())
        } else {
            Err(format!("expected `{}` in `{}`", mark as char, self.text))
        }
    }

    /// Elements up to one of these marks.
    fn elements(&mut self, until: &[u8]) -> Result<Vec<Node>, String> {
        let mut elements = Vec::new();
        while let Some(token) = self.peek() {
            if let FormatToken::Mark(mark) = token
                && until.contains(&mark)
            {
                break;
            }
            self.element(&mut elements)?;
        }
        Ok(elements)
    }

    fn name(&mut self, text: &'static str) -> Result<Name, String> {
        let def = self.def;
        if let Some(at) = def.operands.iter().position(|row| row.name == text) {
            Ok(Name::Operand(at))
        } else if let Some(at) = def.prop_index(text) {
            self.written.push(def.props[at].name);
            Ok(Name::Prop(at))
        } else if let Some(at) = def.results.iter().position(|row| row.name == text) {
            Ok(Name::Result(at))
        } else if let Some(at) = def.regions.iter().position(|row| row.name == text) {
            Ok(Name::Region(at))
        } else if let Some(at) = def.successors.iter().position(|row| row.name == text) {
            Ok(Name::Successor(at))
        } else {
            Err(format!(
                "no operand, property, result, region or successor `{text}`"
            ))
        }
    }

    fn element(&mut self, out: &mut Vec<Node>) -> Result<(), String> {
        let token = self.peek().ok_or("unexpected end of format")?;
        self.at += 1;
        let element = match token {
            FormatToken::Literal("") => Element::NoSpace,
            FormatToken::Literal(" ") => Element::Space,
            FormatToken::Literal("\\n") => Element::Newline,
            FormatToken::Literal(text) => Element::Literal(literal(text)?),
            FormatToken::Variable(text) => {
                let name = self.name(text)?;
                self.print(name)?;
                Element::Variable(name, false)
            }
            FormatToken::Mark(b'(') => self.optional()?,
            FormatToken::Word(word) => self.directive(word)?,
            FormatToken::Mark(mark) => {
                return Err(format!("unexpected `{}` in `{}`", mark as char, self.text));
            }
            FormatToken::Quoted(text) => {
                return Err(format!("unexpected \"{text}\" in `{}`", self.text));
            }
        };
        out.push(Node {
            space: false,
            element,
        });
        Ok(())
    }

    /// `( .. )? ` or `( .. ) : ( .. )?`, after the first parenthesis.
    fn optional(&mut self) -> Result<Element, String> {
        let mut anchor = None;
        let then = self.group(&mut anchor)?;
        let in_then = anchor.is_some();
        let mut otherwise = Vec::new();
        if self.eat(b':') {
            self.expect(b'(')?;
            let mut other = None;
            otherwise = self.group(&mut other)?;
            anchor = anchor.or(other);
        }
        self.expect(b'?')?;
        let anchor =
            anchor.ok_or_else(|| format!("optional group without anchor in `{}`", self.text))?;
        Ok(Element::Optional {
            then,
            otherwise,
            anchor,
            anchor_in_else: !in_then,
        })
    }

    /// Notes that the types of a group are printed.
    fn typed(&mut self, name: Name) -> Result<(), String> {
        match name {
            Name::Operand(_) | Name::Result(_) => {
                self.mentions.typed.push(name);
                Ok(())
            }
            Name::Prop(_) | Name::Region(_) | Name::Successor(_) => Err(format!(
                "only operands and results have types in `{}`",
                self.text
            )),
        }
    }

    /// Notes that something is printed itself.
    fn print(&mut self, name: Name) -> Result<(), String> {
        if let Name::Result(at) = name {
            let name = self.def.results[at].name;
            return Err(format!(
                "`${name}` is a result, of which only the type can be written: `type(${name})`"
            ));
        }
        if self.optional > 0 {
            check_optional(self.def, name)?;
        }
        self.mentions.printed.push(name);
        Ok(())
    }

    fn group(&mut self, anchor: &mut Option<usize>) -> Result<Vec<Node>, String> {
        self.optional += 1;
        let elements = self.group_elements(anchor);
        self.optional -= 1;
        elements
    }

    fn group_elements(&mut self, anchor: &mut Option<usize>) -> Result<Vec<Node>, String> {
        let mut elements = Vec::new();
        while !self.eat(b')') {
            if self.eat(b'^') {
                let last = elements.len().checked_sub(1);
                let last = last.ok_or_else(|| format!("`^` follows nothing in `{}`", self.text))?;
                *anchor = Some(last);
                continue;
            }
            self.element(&mut elements)?;
        }
        Ok(elements)
    }

    /// The argument of `type(..)`, `ref(..)`, …: a variable, `operands` or `results`.
    fn argument(&mut self) -> Result<Argument, String> {
        let token = self.peek().ok_or("unexpected end of format")?;
        self.at += 1;
        match token {
            FormatToken::Variable(text) => self.name(text).map(Argument::Name),
            FormatToken::Word("operands") => Ok(Argument::Operands),
            FormatToken::Word("results") => Ok(Argument::Results),
            FormatToken::Word("ref") => {
                self.expect(b'(')?;
                let argument = self.argument()?;
                self.expect(b')')?;
                Ok(argument)
            }
            other => Err(format!("unexpected {other:?} in `{}`", self.text)),
        }
    }

    fn directive(&mut self, word: &'static str) -> Result<Element, String> {
        match word {
            "attr-dict" | "attr-dict-with-keyword" => {
                self.mentions.attr_dict = true;
                Ok(match word {
                    "attr-dict" => Element::AttrDict,
                    _ => Element::AttrDictWithKeyword,
                })
            }
            "prop-dict" => {
                // The other dictionary has none of them then.
                self.written
                    .extend(self.def.props.iter().map(|row| row.name));
                Ok(Element::PropDict)
            }
            "operands" => {
                self.mentions.all_operands = true;
                Ok(Element::Operands)
            }
            "successors" => {
                self.mentions.all_successors = true;
                Ok(Element::Successors)
            }
            "regions" => {
                self.mentions.all_regions = true;
                Ok(Element::Regions)
            }
            "type" => {
                self.expect(b'(')?;
                let argument = self.argument()?;
                self.expect(b')')?;
                Ok(match argument {
                    Argument::Name(name) => {
                        self.typed(name)?;
                        Element::Types(name)
                    }
                    Argument::Operands => {
                        self.mentions.all_operand_types = true;
                        Element::TypesOfOperands
                    }
                    Argument::Results => {
                        self.mentions.all_result_types = true;
                        Element::TypesOfResults
                    }
                })
            }
            "functional-type" => {
                self.expect(b'(')?;
                let inputs = self.argument()?.name();
                self.expect(b',')?;
                let results = self.argument()?.name();
                self.expect(b')')?;
                match inputs {
                    Some(name) => self.typed(name)?,
                    None => self.mentions.all_operand_types = true,
                }
                match results {
                    Some(name) => self.typed(name)?,
                    None => self.mentions.all_result_types = true,
                }
                Ok(Element::FunctionalType(inputs, results))
            }
            "qualified" => {
                self.expect(b'(')?;
                let mut inner = Vec::new();
                self.element(&mut inner)?;
                self.expect(b')')?;
                match inner.pop().map(|node: Node| node.element) {
                    Some(Element::Variable(name, _)) => Ok(Element::Variable(name, true)),
                    Some(Element::Types(name)) => Ok(Element::Types(name)),
                    _ => Err(format!("`qualified` of nothing in `{}`", self.text)),
                }
            }
            "custom" => {
                self.expect(b'<')?;
                let Some(FormatToken::Word(name)) = self.peek() else {
                    return Err(format!("expected a name of a directive in `{}`", self.text));
                };
                self.at += 1;
                self.expect(b'>')?;
                let args = self.custom_args()?;
                Ok(Element::Custom { name, args })
            }
            "oilist" => {
                self.expect(b'(')?;
                let mut clauses = Vec::new();
                loop {
                    clauses.push(self.elements(b"|)")?);
                    if !self.eat(b'|') {
                        break;
                    }
                }
                self.expect(b')')?;
                Ok(Element::OneOf(clauses))
            }
            _ => Err(format!("unknown directive `{word}` in `{}`", self.text)),
        }
    }

    /// The arguments of a directive, as written (`$x`, `type($x)`, `ref($x)`).
    fn custom_args(&mut self) -> Result<Vec<&'static str>, String> {
        self.expect(b'(')?;
        let mut args = Vec::new();
        while !self.eat(b')') {
            let token = self.peek().ok_or("unexpected end of format")?;
            self.at += 1;
            match token {
                FormatToken::Variable(text) => {
                    let name = self.name(text)?;
                    self.mentions.printed.push(name);
                    args.push(text);
                }
                FormatToken::Word("attr-dict") => {
                    self.mentions.attr_dict = true;
                    args.push("attr-dict");
                }
                FormatToken::Word(word @ ("type" | "ref" | "qualified")) => {
                    self.expect(b'(')?;
                    if word == "type"
                        && let Some(FormatToken::Variable(text)) = self.peek()
                    {
                        let name = self.name(text)?;
                        self.mentions.typed.push(name);
                    }
                    if word == "qualified"
                        && let Some(FormatToken::Variable(text)) = self.peek()
                    {
                        let name = self.name(text)?;
                        self.mentions.printed.push(name);
                    }
                    // The directive's code knows which of its arguments are types; what matters is the name.
                    let mut depth = 1;
                    while depth > 0 {
                        let token = self.peek().ok_or("unexpected end of format")?;
                        self.at += 1;
                        match token {
                            FormatToken::Mark(b'(') => depth += 1,
                            FormatToken::Mark(b')') => depth -= 1,
                            FormatToken::Variable(text) => args.push(text),
                            _ => {}
                        }
                    }
                }
                FormatToken::Literal(text) | FormatToken::Quoted(text) => args.push(text),
                FormatToken::Mark(b',') => {}
                other => return Err(format!("unexpected {other:?} in `{}`", self.text)),
            }
        }
        Ok(args)
    }
}

enum Argument {
    Name(Name),
    Operands,
    Results,
}

impl Argument {
    fn name(self) -> Option<Name> {
        match self {
            Argument::Name(name) => Some(name),
            Argument::Operands | Argument::Results => None,
        }
    }
}
