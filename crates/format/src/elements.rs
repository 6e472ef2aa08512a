//! Reads the elements of a format, checks that the format prints every part that it must, and assigns spaces.

use crate::lexer::{Token, tokens};
use crate::{Definition, Mistake, Name, Part};

/// A keyword or punctuation.
#[derive(Clone, Copy, Debug)]
pub struct Literal<'t> {
    /// The keyword or punctuation.
    pub text: &'t str,
    /// Its index in [`PUNCTUATION`]; `None` for a keyword.
    pub punctuation: Option<usize>,
}

/// The punctuation of MLIR.
pub const PUNCTUATION: [&str; 19] = [
    "->", "...", ":", ",", "=", "<", ">", "{", "}", "(", ")", "[", "]", "?", "+", "*", "|", "/",
    "-",
];

impl<'t> Literal<'t> {
    pub(crate) fn new(text: &'t str) -> Result<Self, String> {
        let is_word = text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
        let punctuation = PUNCTUATION.iter().position(|known| *known == text);
        match is_word || punctuation.is_some() {
            true => Ok(Literal { text, punctuation }),
            false => Err(format!("`{text}` is neither a keyword nor punctuation")),
        }
    }
}

/// One element of a format.
#[derive(Clone, Debug)]
pub enum Element<'t> {
    /// A keyword or punctuation.
    Literal(Literal<'t>),
    /// An empty literal, which suppresses a space.
    NoSpace,
    /// A literal space.
    Space,
    /// A line break.
    Newline,
    /// `$name`; `qualified` prints attributes and types in full.
    Variable(Name, bool),
    /// `type($name)`; `qualified` prints types in full.
    Types(Name, bool),
    /// `operands`
    Operands,
    /// `type(operands)`
    TypesOfOperands,
    /// `type(results)`
    TypesOfResults,
    /// `functional-type(inputs, results)`; `None` stands for all operands or all results.
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
        /// The name of the directive.
        name: &'t str,
        /// The arguments: literals, and names without `$` and without an enclosing `type(..)`, `ref(..)` or
        /// `qualified(..)`. The directive's code knows which of its arguments are types.
        args: Vec<&'t str>,
    },
    /// `(then)? : (else)?`
    Optional {
        /// The elements that are printed if the anchor is present.
        then: Vec<Node<'t>>,
        /// The elements that are printed if the anchor is absent.
        otherwise: Vec<Node<'t>>,
        /// The index of the anchor in its list.
        anchor: usize,
        /// True if the anchor is in `otherwise`.
        anchor_in_else: bool,
    },
    /// `oilist(keyword elements | ..)`
    OneOf(Vec<Vec<Node<'t>>>),
}

impl<'t> Element<'t> {
    /// Returns true if the element only affects spaces, which the parser ignores.
    pub fn is_space(&self) -> bool {
        matches!(self, Element::NoSpace | Element::Space | Element::Newline)
    }

    /// Returns the lists of nested elements.
    pub fn parts(&self) -> Vec<&[Node<'t>]> {
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
            | Element::Types(..)
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

/// An element, and the space before it.
#[derive(Clone, Debug)]
pub struct Node<'t> {
    /// True if a space is printed before the element. Set by [`assign_spaces`].
    pub space: bool,
    /// The element.
    pub element: Element<'t>,
}

/// A format that has been read.
#[derive(Clone, Default, Debug)]
pub struct Syntax<'t> {
    /// The elements, without [spaces](crate::assign_spaces).
    pub elements: Vec<Node<'t>>,
    /// The parts that are printed themselves, in addition to or instead of their types.
    printed: Vec<Name>,
    /// The operands and results whose types are printed.
    typed: Vec<Name>,
    operands: bool,
    regions: bool,
    successors: bool,
    operand_types: bool,
    result_types: bool,
    attr_dict: bool,
    /// True if `attr-dict` is in an optional group.
    attr_dict_optional: bool,
    prop_dict: bool,
}

impl Syntax<'_> {
    /// Returns the operands and results whose types are in the text.
    pub fn types(&self, definition: &Definition<'_>) -> Vec<Name> {
        let names = definition.parts.iter().map(|part| part.is);
        let is_typed = |name: &Name| match name {
            Name::Operand(_) => self.operand_types || self.typed.contains(name),
            Name::Result(_) => self.result_types || self.typed.contains(name),
            Name::Prop(_) | Name::Region(_) | Name::Successor(_) => false,
        };
        names.filter(is_typed).collect()
    }

    /// Returns true if the format prints a part. Such a part is not in the attribute dictionary or in another list.
    pub fn prints(&self, name: Name) -> bool {
        let all = match name {
            Name::Operand(_) => self.operands,
            Name::Region(_) => self.regions,
            Name::Successor(_) => self.successors,
            Name::Prop(_) => self.prop_dict,
            Name::Result(_) => false,
        };
        all || self.printed.contains(&name)
    }
}

impl Definition<'_> {
    /// Reads a format string.
    ///
    /// # Errors
    /// Returns an error if the text is not a format, if it refers to a part that the definition does not have, or if it
    /// omits an operand, a region, a successor or the attributes. [`unknown_types`](Self::unknown_types) checks the
    /// types.
    pub fn read<'t>(&self, text: &'t str) -> Result<Syntax<'t>, Mistake> {
        let tokens = tokens(text)?;
        // An unclosed group makes everything after it optional. It is reported before the parts that would be omitted
        // as a consequence.
        let count = |mark| {
            tokens
                .iter()
                .filter(|&&token| token == Token::Mark(mark))
                .count()
        };
        if count('(') > count(')') {
            return Err(Mistake::from(UNCLOSED.to_owned()));
        }
        let mut reader = Reader {
            definition: self,
            tokens,
            at: 0,
            found: Syntax::default(),
            optional: 0,
        };
        let mut elements = Vec::new();
        while reader.at < reader.tokens.len() {
            elements.push(reader.node()?);
        }
        let mut found = reader.found;
        found.elements = elements;
        if !found.attr_dict {
            let message = "the format lacks `attr-dict`; attributes would be lost";
            return Err(Mistake::from(message.to_owned()));
        }
        if found.attr_dict_optional {
            let message = "`attr-dict` is in an optional group; attributes would be lost if the group is omitted";
            return Err(Mistake::from(message.to_owned()));
        }
        let is_lost = |part: &&Part<'_>| match part.is {
            Name::Operand(_) | Name::Region(_) | Name::Successor(_) => !found.prints(part.is),
            Name::Prop(_) | Name::Result(_) => false,
        };
        match self.parts.iter().find(is_lost) {
            Some(part) => {
                let (what, name) = (part.is.kind(), part.name);
                Err(Mistake {
                    message: format!(
                        "the format does not print the {what} `{name}`; add `${name}`"
                    ),
                    part: Some(part.is),
                })
            }
            None => Ok(found),
        }
    }
}

/// The argument of `type(..)`, `ref(..)`, …
enum Argument<'a> {
    Part(&'a Part<'a>),
    Operands,
    Results,
}

impl Argument<'_> {
    fn name(&self) -> Option<Name> {
        match self {
            Argument::Part(part) => Some(part.is),
            Argument::Operands | Argument::Results => None,
        }
    }
}

struct Reader<'a, 't> {
    definition: &'a Definition<'a>,
    tokens: Vec<Token<'t>>,
    at: usize,
    found: Syntax<'t>,
    /// The number of enclosing optional groups.
    optional: usize,
}

type Read<T> = Result<T, String>;

const UNCLOSED: &str = "unexpected end of format; a `(` is not closed";

impl<'a, 't> Reader<'a, 't> {
    fn next(&mut self) -> Read<Token<'t>> {
        let token = self.tokens.get(self.at).copied();
        self.at += 1;
        token.ok_or_else(|| UNCLOSED.to_owned())
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
            || "the end of the format".to_owned(),
            |token| format!("`{token}`"),
        );
        Err(format!("expected `{mark}` after {after}, found {instead}"))
    }

    fn part(&self, name: &str) -> Read<&'a Part<'a>> {
        let mut parts = self.definition.parts.iter();
        let found = parts.find(|part| part.name == name && !name.is_empty());
        found.ok_or_else(|| {
            let parts = self.definition.parts.iter();
            let names: Vec<String> = parts
                .filter(|part| !part.name.is_empty())
                .map(|part| format!("`${}`", part.name))
                .collect();
            match names.is_empty() {
                true => format!("unknown name `${name}`; the operation has no fields"),
                false => format!(
                    "unknown name `${name}`; the operation has: {}",
                    names.join(", ")
                ),
            }
        })
    }

    fn print(&mut self, name: &str) -> Read<Name> {
        let part = self.part(name)?;
        if let Name::Result(_) = part.is {
            return Err(format!(
                "only the type of result `{name}` can be printed; write `type(${name})`"
            ));
        }
        if self.found.printed.contains(&part.is) {
            return Err(format!("the format prints `${name}` twice"));
        }
        let is_always = part.is_always && matches!(part.is, Name::Operand(_) | Name::Successor(_));
        if self.optional > 0 && is_always {
            return Err(format!(
                "`${name}` is required but in an optional group; it would be lost if the group is omitted"
            ));
        }
        self.found.printed.push(part.is);
        Ok(part.is)
    }

    /// Records that the types of an argument are printed.
    fn types_of(&mut self, argument: &Argument<'_>) -> Read<()> {
        let part = match argument {
            Argument::Part(part) => part,
            Argument::Operands => {
                self.found.operand_types = true;
                return Ok(());
            }
            Argument::Results => {
                self.found.result_types = true;
                return Ok(());
            }
        };
        let (text, name) = (part.name, part.is);
        if !name.has_types() {
            let what = name.kind();
            return Err(format!(
                "`type(${text})` requires an operand or result, found {what}"
            ));
        }
        if self.found.typed.contains(&name) {
            return Err(format!("the format prints `type(${text})` twice"));
        }
        self.found.typed.push(name);
        Ok(())
    }

    fn node(&mut self) -> Read<Node<'t>> {
        let element = self.element()?;
        Ok(Node {
            space: false,
            element,
        })
    }

    fn element(&mut self) -> Read<Element<'t>> {
        match self.next()? {
            Token::Literal("") => Ok(Element::NoSpace),
            Token::Literal(" ") => Ok(Element::Space),
            Token::Literal("\\n") => Ok(Element::Newline),
            Token::Literal(text) => Literal::new(text).map(Element::Literal),
            Token::Variable(name) => Ok(Element::Variable(self.print(name)?, false)),
            Token::Mark('(') => self.optional(),
            Token::Mark(')') => Err("a `)` closes nothing".to_owned()),
            Token::Word(word) => self.directive(word),
            token @ (Token::Mark(_) | Token::Quoted(_)) => Err(format!(
                "`{token}` is not a format element; write keywords and punctuation in backquotes"
            )),
        }
    }

    /// Reads the rest of `( .. )?` or `( .. ) : ( .. )?` after the first parenthesis.
    fn optional(&mut self) -> Read<Element<'t>> {
        let (then, anchors) = self.group()?;
        let (mut otherwise, mut other_anchors) = (Vec::new(), Vec::new());
        if self.eat(':') {
            self.expect('(', "the `:` of an optional group")?;
            (otherwise, other_anchors) = self.group()?;
        }
        self.expect('?', "the `)` of an optional group")?;
        let (anchor, anchor_in_else) = match (&*anchors, &*other_anchors) {
            (&[anchor], []) => (anchor, false),
            ([], &[anchor]) => (anchor, true),
            ([], []) => {
                let message = "an optional group has no anchor: write `^` after the element whose presence decides";
                return Err(message.to_owned());
            }
            _ => {
                let message = "an optional group has two anchors; mark one element";
                return Err(message.to_owned());
            }
        };
        Ok(Element::Optional {
            then,
            otherwise,
            anchor,
            anchor_in_else,
        })
    }

    /// Reads the elements up to `)`. Returns them and the indices of the anchors.
    fn group(&mut self) -> Read<(Vec<Node<'t>>, Vec<usize>)> {
        self.optional += 1;
        let (mut nodes, mut anchors) = (Vec::new(), Vec::new());
        while !self.eat(')') {
            if self.eat('^') {
                let last = nodes.len().checked_sub(1);
                anchors.push(last.ok_or("a `^` follows nothing")?);
            } else {
                nodes.push(self.node()?);
            }
        }
        self.optional -= 1;
        Ok((nodes, anchors))
    }

    fn argument(&mut self, directive: &str) -> Read<Argument<'a>> {
        match self.next()? {
            Token::Variable(name) => self.part(name).map(Argument::Part),
            Token::Word("operands") => Ok(Argument::Operands),
            Token::Word("results") => Ok(Argument::Results),
            Token::Word("ref") => {
                self.expect('(', "`ref`")?;
                let argument = self.argument("ref")?;
                self.expect(')', "`ref(..`")?;
                Ok(argument)
            }
            token => Err(format!(
                "`{directive}(..)` takes `$name`, `operands` or `results`, not `{token}`"
            )),
        }
    }

    fn directive(&mut self, word: &str) -> Read<Element<'t>> {
        Ok(match word {
            "attr-dict" | "attr-dict-with-keyword" => {
                if std::mem::replace(&mut self.found.attr_dict, true) {
                    return Err("the format prints `attr-dict` twice".to_owned());
                }
                self.found.attr_dict_optional |= self.optional > 0;
                match word {
                    "attr-dict" => Element::AttrDict,
                    _ => Element::AttrDictWithKeyword,
                }
            }
            "prop-dict" => {
                self.found.prop_dict = true;
                Element::PropDict
            }
            "operands" => {
                self.found.operands = true;
                Element::Operands
            }
            "successors" => {
                self.found.successors = true;
                Element::Successors
            }
            "regions" => {
                self.found.regions = true;
                Element::Regions
            }
            "type" => {
                self.expect('(', "`type`")?;
                let argument = self.argument("type")?;
                self.expect(')', "`type(..`")?;
                self.types_of(&argument)?;
                match argument {
                    Argument::Part(part) => Element::Types(part.is, false),
                    Argument::Operands => Element::TypesOfOperands,
                    Argument::Results => Element::TypesOfResults,
                }
            }
            "functional-type" => {
                self.expect('(', "`functional-type`")?;
                let inputs = self.argument("functional-type")?;
                self.expect(',', "`functional-type(..`")?;
                let results = self.argument("functional-type")?;
                self.expect(')', "`functional-type(..`")?;
                self.types_of(&inputs)?;
                self.types_of(&results)?;
                Element::FunctionalType(inputs.name(), results.name())
            }
            "qualified" => {
                self.expect('(', "`qualified`")?;
                let element = match self.element()? {
                    Element::Variable(name, _) => Element::Variable(name, true),
                    Element::Types(name, _) => Element::Types(name, true),
                    _ => {
                        let message = "`qualified(..)` takes `$name` or `type($name)`";
                        return Err(message.to_owned());
                    }
                };
                self.expect(')', "`qualified(..`")?;
                element
            }
            "oilist" => {
                self.expect('(', "`oilist`")?;
                let mut clauses = vec![Vec::new()];
                while !self.eat(')') {
                    if self.eat('|') {
                        clauses.push(Vec::new());
                        continue;
                    }
                    let node = self.node()?;
                    if let Some(clause) = clauses.last_mut() {
                        clause.push(node);
                    }
                }
                Element::OneOf(clauses)
            }
            "custom" => {
                self.expect('<', "`custom`")?;
                let Token::Word(name) = self.next()? else {
                    return Err("`custom<..>` requires the name of a directive".to_owned());
                };
                self.expect('>', "`custom<..`")?;
                self.expect('(', "`custom<..>`")?;
                let args = self.custom_arguments()?;
                Element::Custom { name, args }
            }
            "ref" => {
                return Err(
                    "`ref(..)` is only allowed as an argument of `custom<..>(..)`".to_owned(),
                );
            }
            _ => {
                return Err(format!(
                    "unknown directive `{word}`; write keywords in backquotes and names after `$`"
                ));
            }
        })
    }

    /// Reads the arguments of `custom<..>(..)` after the parenthesis.
    fn custom_arguments(&mut self) -> Read<Vec<&'t str>> {
        let mut args = Vec::new();
        while !self.eat(')') {
            match self.next()? {
                Token::Variable(name) => {
                    let part = self.part(name)?;
                    self.found.printed.push(part.is);
                    args.push(name);
                }
                Token::Word("attr-dict") => {
                    self.found.attr_dict = true;
                    args.push("attr-dict");
                }
                Token::Word(word @ ("type" | "ref" | "qualified")) => {
                    self.expect('(', &format!("`{word}`"))?;
                    self.custom_argument(word, &mut args)?;
                }
                Token::Literal(text) | Token::Quoted(text) => args.push(text),
                Token::Mark(',') => {}
                token => {
                    return Err(format!(
                        "invalid directive argument `{token}`; write `$name`, `type($name)`, `ref($name)` or a literal"
                    ));
                }
            }
        }
        Ok(args)
    }

    /// Reads the names in `type(..)`, `ref(..)` or `qualified(..)` after the parenthesis.
    fn custom_argument(&mut self, word: &str, args: &mut Vec<&'t str>) -> Read<()> {
        let mut depth = 1;
        while depth > 0 {
            match self.next()? {
                Token::Variable(name) => {
                    let part = self.part(name)?;
                    match word {
                        "type" if depth == 1 => self.found.typed.push(part.is),
                        "qualified" if depth == 1 => self.found.printed.push(part.is),
                        _ => {}
                    }
                    args.push(name);
                }
                Token::Mark('(') => depth += 1,
                Token::Mark(')') => depth -= 1,
                _ => {}
            }
        }
        Ok(())
    }
}

/// Decides which elements have a space before them. `is_unit` returns true if the property with this index is a unit
/// attribute.
pub fn assign_spaces(nodes: &mut [Node<'_>], is_unit: &dyn Fn(usize) -> bool) {
    let mut spaces = Spaces {
        is_unit,
        emit: true,
        after_punctuation: false,
    };
    spaces.assign(nodes, None);
}

/// Assigns spaces as ODS does: from the elements as written, whether or not a group is printed for an operation.
struct Spaces<'a> {
    is_unit: &'a dyn Fn(usize) -> bool,
    emit: bool,
    /// True if the last element was punctuation.
    after_punctuation: bool,
}

impl Spaces<'_> {
    fn assign(&mut self, nodes: &mut [Node<'_>], elided: Option<usize>) {
        for (at, node) in nodes.iter_mut().enumerate() {
            if elided == Some(at) {
                continue;
            }
            match &mut node.element {
                Element::NoSpace => (self.emit, self.after_punctuation) = (false, true),
                Element::Space => (self.emit, self.after_punctuation) = (false, false),
                Element::Newline => {}
                Element::Literal(Literal { text, .. }) => {
                    node.space = self.emit && wants_space(text, self.after_punctuation);
                    let first = text.as_bytes()[0];
                    self.emit = text.len() != 1 || !b"<({[".contains(&first);
                    self.after_punctuation = first != b'_' && !first.is_ascii_alphabetic();
                }
                Element::AttrDict | Element::AttrDictWithKeyword | Element::PropDict => {
                    self.after_punctuation = false
                }
                Element::Optional {
                    then,
                    otherwise,
                    anchor,
                    anchor_in_else,
                } => {
                    // A unit property that is the anchor is not printed, because the presence of the group implies it.
                    let list = if *anchor_in_else { &*otherwise } else { &*then };
                    let is_unit = match list.get(*anchor).map(|node| &node.element) {
                        Some(Element::Variable(Name::Prop(slot), _)) => (self.is_unit)(*slot),
                        _ => false,
                    };
                    let unit = (*anchor > 0 && is_unit).then_some(*anchor);
                    self.assign(then, unit.filter(|_| !*anchor_in_else));
                    self.assign(otherwise, unit.filter(|_| *anchor_in_else));
                }
                Element::OneOf(clauses) => {
                    for clause in clauses {
                        self.assign(clause, None);
                    }
                }
                Element::Variable(..)
                | Element::Types(..)
                | Element::Operands
                | Element::TypesOfOperands
                | Element::TypesOfResults
                | Element::FunctionalType(..)
                | Element::Successors
                | Element::Regions
                | Element::Custom { .. } => {
                    // A unit property in a group is not printed; it only states that the group is present.
                    let is_unit = matches!(node.element, Element::Variable(Name::Prop(slot), _) if (self.is_unit)(slot));
                    node.space = !is_unit && (self.emit || !self.after_punctuation);
                    (self.emit, self.after_punctuation) = (true, false);
                }
            }
        }
    }
}

/// Returns true if a literal has a space before it: always for words, and for punctuation that neither opens, closes
/// nor separates.
fn wants_space(text: &str, after_punctuation: bool) -> bool {
    match text.as_bytes() {
        [one] if after_punctuation => !b">)}],".contains(one),
        [one] => !b"<>(){}[],".contains(one),
        _ => true,
    }
}
