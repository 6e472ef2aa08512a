//! From the format string to elements.

use super::check::{Mentions, check, check_optional};
use super::steps::Steps;
use super::{Element, Format, Literal, Name, Node};
use crate::parser::{Parser, Pieces};
use terrace_ir::{Arity, AttrSyntax, Context, OpDef, OpName, ValueDef};

/// A token of a format string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece {
    /// `` `text` ``
    Literal(&'static str),
    /// `"text"`
    Quoted(&'static str),
    /// `$name`
    Variable(&'static str),
    /// A directive or keyword.
    Word(&'static str),
    /// `( ) ? : ^ , | < >`
    Mark(u8),
}

fn pieces(text: &'static str) -> Result<Vec<Piece>, String> {
    let bytes = text.as_bytes();
    let mut pieces = Vec::new();
    let mut at = 0;
    let word_end = |from: usize| {
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        from + bytes[from..]
            .iter()
            .take_while(|byte| is_word(byte))
            .count()
    };
    while at < bytes.len() {
        let byte = bytes[at];
        match byte {
            b' ' | b'\n' | b'\t' | b'\r' => at += 1,
            b'`' => {
                let end = text[at + 1..].find('`').ok_or("unterminated literal")? + at + 1;
                pieces.push(Piece::Literal(&text[at + 1..end]));
                at = end + 1;
            }
            // An argument of a directive in quotes.
            b'"' => {
                let end = text[at + 1..].find('"').ok_or("unterminated string")? + at + 1;
                pieces.push(Piece::Quoted(&text[at + 1..end]));
                at = end + 1;
            }
            b'$' => {
                let end = word_end(at + 1);
                pieces.push(Piece::Variable(&text[at + 1..end]));
                at = end;
            }
            b'(' | b')' | b'?' | b':' | b'^' | b',' | b'|' | b'<' | b'>' => {
                pieces.push(Piece::Mark(byte));
                at += 1;
            }
            _ if byte.is_ascii_alphabetic() => {
                let end = word_end(at);
                pieces.push(Piece::Word(&text[at..end]));
                at = end;
            }
            _ => return Err(format!("unexpected `{}`", byte as char)),
        }
    }
    Ok(pieces)
}

struct Compiler {
    def: &'static OpDef,
    text: &'static str,
    pieces: Vec<Piece>,
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
            blank: Pieces::blank(def),
            steps: None,
            least: (least(def.operands), least(def.results)),
            written: Vec::new(),
            flat_result_types: false,
            error: None,
        };
        let result = pieces(text).and_then(|pieces| {
            let mut compiler = Compiler {
                def,
                text,
                pieces,
                at: 0,
                written: Vec::new(),
                mentions: Mentions::default(),
                optional: 0,
            };
            let elements = compiler.elements(&[])?;
            if compiler.at < compiler.pieces.len() {
                return Err(format!("a mark closes nothing in `{text}`"));
            }
            check(def, &compiler.mentions)?;
            Ok((elements, compiler.written))
        });
        match result {
            Ok((mut elements, written)) => {
                let mut blanks = Blanks {
                    emit: true,
                    after_punctuation: false,
                };
                assign_blanks(def, &mut elements, None, &mut blanks);
                format.flat_result_types = any(&elements, &|element| {
                    matches!(
                        element,
                        Element::TypesOfResults | Element::FunctionalType(_, None)
                    )
                });
                format.steps = Some(Steps::new(ctx, name, def, &written, &elements));
                (format.elements, format.written) = (elements, written);
            }
            Err(error) => format.error = Some(error),
        }
        format
    }
}

/// Whether a blank goes in front of the next element, as ODS decides it: from the elements as they are written, whether
/// or not a group is there when the operation is printed.
struct Blanks {
    emit: bool,
    /// The last element was punctuation.
    after_punctuation: bool,
}

fn assign_blanks(def: &OpDef, nodes: &mut [Node], elided: Option<usize>, blanks: &mut Blanks) {
    for (at, node) in nodes.iter_mut().enumerate() {
        if elided == Some(at) {
            continue;
        }
        match &mut node.element {
            Element::NoSpace => (blanks.emit, blanks.after_punctuation) = (false, true),
            Element::Space => (blanks.emit, blanks.after_punctuation) = (false, false),
            Element::Newline => {}
            Element::Literal(Literal { text, .. }) => {
                node.blank = blanks.emit && wants_blank(text, blanks.after_punctuation);
                let first = text.as_bytes()[0];
                blanks.emit = text.len() != 1 || !b"<({[".contains(&first);
                blanks.after_punctuation = first != b'_' && !first.is_ascii_alphabetic();
            }
            Element::AttrDict | Element::AttrDictWithKeyword | Element::PropDict => {
                blanks.after_punctuation = false
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
                assign_blanks(def, then, unit.filter(|_| !*anchor_in_else), blanks);
                assign_blanks(def, otherwise, unit.filter(|_| *anchor_in_else), blanks);
            }
            Element::OneOf(clauses) => {
                for clause in clauses {
                    assign_blanks(def, clause, None, blanks);
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
                node.blank = blanks.emit || !blanks.after_punctuation;
                (blanks.emit, blanks.after_punctuation) = (true, false);
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

/// Whether a literal takes a blank in front: words always, punctuation if it neither opens, closes nor separates.
fn wants_blank(text: &str, after_punctuation: bool) -> bool {
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
    fn peek(&self) -> Option<Piece> {
        self.pieces.get(self.at).copied()
    }

    fn eat(&mut self, mark: u8) -> bool {
        let found = self.peek() == Some(Piece::Mark(mark));
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
        while let Some(piece) = self.peek() {
            if let Piece::Mark(mark) = piece
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
        let piece = self.peek().ok_or("unexpected end of format")?;
        self.at += 1;
        let element = match piece {
            Piece::Literal("") => Element::NoSpace,
            Piece::Literal(" ") => Element::Space,
            Piece::Literal("\\n") => Element::Newline,
            Piece::Literal(text) => Element::Literal(literal(text)?),
            Piece::Variable(text) => {
                let name = self.name(text)?;
                self.print(name)?;
                Element::Variable(name, false)
            }
            Piece::Mark(b'(') => self.optional()?,
            Piece::Word(word) => self.directive(word)?,
            Piece::Mark(mark) => {
                return Err(format!("unexpected `{}` in `{}`", mark as char, self.text));
            }
            Piece::Quoted(text) => return Err(format!("unexpected \"{text}\" in `{}`", self.text)),
        };
        out.push(Node {
            blank: false,
            element,
        });
        Ok(())
    }

    /// `( .. )? ` or `( .. ) : ( .. )?`, behind the first parenthesis.
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
        let piece = self.peek().ok_or("unexpected end of format")?;
        self.at += 1;
        match piece {
            Piece::Variable(text) => self.name(text).map(Argument::Name),
            Piece::Word("operands") => Ok(Argument::Operands),
            Piece::Word("results") => Ok(Argument::Results),
            Piece::Word("ref") => {
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
                let Some(Piece::Word(name)) = self.peek() else {
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
            let piece = self.peek().ok_or("unexpected end of format")?;
            self.at += 1;
            match piece {
                Piece::Variable(text) => {
                    let name = self.name(text)?;
                    self.mentions.printed.push(name);
                    args.push(text);
                }
                Piece::Word("attr-dict") => {
                    self.mentions.attr_dict = true;
                    args.push("attr-dict");
                }
                Piece::Word(word @ ("type" | "ref" | "qualified")) => {
                    self.expect(b'(')?;
                    if word == "type"
                        && let Some(Piece::Variable(text)) = self.peek()
                    {
                        let name = self.name(text)?;
                        self.mentions.typed.push(name);
                    }
                    if word == "qualified"
                        && let Some(Piece::Variable(text)) = self.peek()
                    {
                        let name = self.name(text)?;
                        self.mentions.printed.push(name);
                    }
                    // The directive's code knows which of its arguments are types; what matters is the name.
                    let mut depth = 1;
                    while depth > 0 {
                        let piece = self.peek().ok_or("unexpected end of format")?;
                        self.at += 1;
                        match piece {
                            Piece::Mark(b'(') => depth += 1,
                            Piece::Mark(b')') => depth -= 1,
                            Piece::Variable(text) => args.push(text),
                            _ => {}
                        }
                    }
                }
                Piece::Literal(text) | Piece::Quoted(text) => args.push(text),
                Piece::Mark(b',') => {}
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
