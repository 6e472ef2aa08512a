//! Parses the subset of LLVM's constant syntax that the test data uses.

use terrace_llvmir::*;

/// A position in a text.
pub(crate) struct Reader<'a> {
    pub(crate) text: &'a str,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Reader<'a> {
        Reader { text: text.trim() }
    }

    pub(crate) fn eat(&mut self, token: &str) -> bool {
        match self.text.strip_prefix(token) {
            Some(rest) => {
                self.text = rest.trim_start();
                true
            }
            None => false,
        }
    }

    pub(crate) fn expect(&mut self, token: &str) {
        assert!(self.eat(token), "expected '{token}' at '{}'", self.text);
    }

    pub(crate) fn word(&mut self) -> &'a str {
        let end = self
            .text
            .find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '+')))
            .unwrap_or(self.text.len());
        let (word, rest) = self.text.split_at(end);
        self.text = rest.trim_start();
        word
    }

    fn number<T: std::str::FromStr>(&mut self) -> T {
        let word = self.word();
        word.parse()
            .ok()
            .unwrap_or_else(|| panic!("number '{word}' before '{}'", self.text))
    }

    pub(crate) fn ty(&mut self, ctx: &mut Context) -> Type {
        if self.eat("<{") {
            let fields = self.fields(ctx, "}>");
            return ctx.types.struct_(&fields, true);
        }
        if self.eat("{") {
            let fields = self.fields(ctx, "}");
            return ctx.types.struct_(&fields, false);
        }
        if self.eat("<") {
            let scalable = self.eat("vscale x");
            let len = self.number();
            self.expect("x");
            let element = self.ty(ctx);
            self.expect(">");
            return ctx.types.intern(TypeKind::Vector {
                element,
                len,
                scalable,
            });
        }
        if self.eat("[") {
            let len = self.number();
            self.expect("x");
            let element = self.ty(ctx);
            self.expect("]");
            return ctx.types.array(element, len);
        }
        match self.word() {
            "half" => Type::HALF,
            "bfloat" => Type::BFLOAT,
            "float" => Type::FLOAT,
            "double" => Type::DOUBLE,
            "x86_fp80" => Type::X86_FP80,
            "fp128" => Type::FP128,
            "ptr" if self.eat("addrspace(") => {
                let space = self.number();
                self.expect(")");
                ctx.types.ptr(space)
            }
            "ptr" => Type::PTR,
            int => {
                let width = int.strip_prefix('i').and_then(|width| width.parse().ok());
                ctx.types
                    .int(width.unwrap_or_else(|| panic!("type '{int}'")))
            }
        }
    }

    fn fields(&mut self, ctx: &mut Context, close: &str) -> Vec<Type> {
        let mut fields = Vec::new();
        while !self.eat(close) {
            fields.push(self.ty(ctx));
            self.eat(",");
        }
        fields
    }

    fn list(&mut self, ctx: &mut Context, close: &str) -> Vec<Const> {
        let mut list = Vec::new();
        while !self.eat(close) {
            list.push(self.typed(ctx));
            self.eat(",");
        }
        list
    }

    /// `type value`
    pub(crate) fn typed(&mut self, ctx: &mut Context) -> Const {
        let ty = self.ty(ctx);
        self.value(ctx, ty)
    }

    fn value(&mut self, ctx: &mut Context, ty: Type) -> Const {
        let brackets = [("[", "]"), ("<{", "}>"), ("<", ">"), ("{", "}")];
        for (open, close) in brackets {
            if self.eat(open) {
                let list = self.list(ctx, close);
                return ctx.aggregate(ty, &list);
            }
        }
        if self.eat("c\"") {
            let (inside, rest) = self.text.split_once('"').unwrap();
            self.text = rest.trim_start();
            let mut bytes = Vec::new();
            let mut chars = inside.bytes();
            while let Some(byte) = chars.next() {
                if byte == b'\\' {
                    let pair = [chars.next().unwrap(), chars.next().unwrap()];
                    bytes
                        .push(u8::from_str_radix(std::str::from_utf8(&pair).unwrap(), 16).unwrap());
                } else {
                    bytes.push(byte);
                }
            }
            return ctx.data(ty, bytes).unwrap();
        }
        if self.eat("@") {
            let name = self.word();
            let symbol = ctx.symbols.get(name.as_bytes()).unwrap();
            return ctx.symbol(symbol);
        }
        if self.eat("splat (") {
            let element = self.typed(ctx);
            self.expect(")");
            return ctx.splat(ty, element);
        }
        let word = self.word();
        match word {
            "true" => ctx.const_bool(true),
            "false" => ctx.const_bool(false),
            "undef" => ctx.undef(ty),
            "poison" => ctx.poison(ty),
            "null" | "zeroinitializer" => ctx.zero(ty),
            "getelementptr" => {
                let flags = self.gep_flags();
                self.expect("(");
                let source = self.ty(ctx);
                self.expect(",");
                let operands = self.list(ctx, ")");
                ctx.expr(ty, ExprOp::GetElementPtr, flags, source, &operands)
            }
            "ptrtoint" | "inttoptr" | "addrspacecast" | "bitcast" | "trunc" => {
                let op = match word {
                    "ptrtoint" => ExprOp::PtrToInt,
                    "inttoptr" => ExprOp::IntToPtr,
                    "bitcast" => ExprOp::BitCast,
                    "trunc" => ExprOp::Trunc,
                    _ => ExprOp::AddrSpaceCast,
                };
                self.expect("(");
                let operand = self.typed(ctx);
                self.expect("to");
                self.ty(ctx);
                self.expect(")");
                ctx.expr(ty, op, 0, Type::VOID, &[operand])
            }
            "add" | "sub" | "xor" => {
                let op = match word {
                    "add" => ExprOp::Add,
                    "sub" => ExprOp::Sub,
                    _ => ExprOp::Xor,
                };
                self.expect("(");
                let operands = self.list(ctx, ")");
                ctx.expr(ty, op, 0, Type::VOID, &operands)
            }
            _ => self.scalar(ctx, ty, word),
        }
    }

    pub(crate) fn gep_flags(&mut self) -> u16 {
        let mut flags = 0;
        for (word, flag) in [
            ("inbounds", flags::gep::INBOUNDS),
            ("nusw", flags::gep::NUSW),
            ("nuw", flags::gep::NUW),
        ] {
            if self.eat(word) {
                flags |= flag;
            }
        }
        flags
    }

    fn scalar(&mut self, ctx: &mut Context, ty: Type, word: &str) -> Const {
        let hex = |text: &str| u128::from_str_radix(text, 16).unwrap();
        let bits = match (ty, word.get(..3)) {
            (_, Some("0xH" | "0xR" | "0xK")) => hex(&word[3..]),
            (_, Some("0xL")) => hex(&word[3..19]) | hex(&word[19..]) << 64,
            (Type::FLOAT, _) => {
                let value = match word.strip_prefix("0x") {
                    Some(digits) => hex(digits) as u64,
                    None => word.parse::<f64>().unwrap().to_bits(),
                };
                let exponent = value >> 52 & 0x7ff;
                let bits = match exponent {
                    // The payload of a NaN must survive, so the bits are converted.
                    0x7ff => (value >> 63 << 31 | 0xff << 23 | (value >> 29 & 0x7f_ffff)) as u32,
                    _ => (f64::from_bits(value) as f32).to_bits(),
                };
                u128::from(bits)
            }
            (Type::DOUBLE, _) => match word.strip_prefix("0x") {
                Some(digits) => hex(digits),
                None => u128::from(word.parse::<f64>().unwrap().to_bits()),
            },
            _ => {
                let value: i128 = word.parse().unwrap();
                return ctx.const_int_words(ty, &[value as u64, (value >> 64) as u64]);
            }
        };
        ctx.const_float(ty, bits)
    }
}
