//! Parses affine maps and sets from their text, and evaluates them exactly.

/// A map or a set: dimensions, symbols, and expressions. In a set, comparisons follow the expressions.
pub(super) struct Map<'t> {
    dims: Vec<&'t str>,
    symbols: Vec<&'t str>,
    results: Vec<&'t str>,
}

impl<'t> Map<'t> {
    /// Parses `affine_map<(d0)[s0] -> (d0 + s0)>` or `affine_set<(d0) : (d0 >= 0)>`.
    pub(super) fn parse(text: &'t str) -> Option<Self> {
        let inner = text
            .strip_prefix("affine_map<")
            .or_else(|| text.strip_prefix("affine_set<"))?;
        let inner = inner.strip_suffix('>')?;
        let (head, results) = inner
            .split_once(" -> ")
            .or_else(|| inner.split_once(" : "))?;
        let (dims, symbols) = match head.split_once('[') {
            Some((dims, symbols)) => (dims, symbols.strip_suffix(']')?),
            None => (head, ""),
        };
        let names = |text: &'t str| -> Vec<&'t str> {
            text.split(',')
                .map(str::trim)
                .filter(|name| !name.is_empty())
                .collect()
        };
        let results = results.strip_prefix('(')?.strip_suffix(')')?;
        Some(Self {
            dims: names(dims.trim().strip_prefix('(')?.strip_suffix(')')?),
            symbols: names(symbols),
            results: super::tree::split(results),
        })
    }

    /// Returns the values of all results, or `None` if a value exceeds 64 bits or a divisor is not positive.
    pub(super) fn values(&self, operands: &[i128]) -> Option<Vec<i128>> {
        self.results
            .iter()
            .map(|result| self.value(result, operands))
            .collect()
    }

    /// Returns true if all conditions of a set hold.
    pub(super) fn holds(&self, operands: &[i128]) -> Option<bool> {
        let mut holds = true;
        for condition in &self.results {
            let (expression, is_equation) = match condition.strip_suffix(" >= 0") {
                Some(expression) => (expression, false),
                None => (condition.strip_suffix(" == 0")?, true),
            };
            let value = self.value(expression, operands)?;
            holds &= if is_equation { value == 0 } else { value >= 0 };
        }
        Some(holds)
    }

    fn value(&self, expression: &str, operands: &[i128]) -> Option<i128> {
        let text = expression
            .replace('(', " ( ")
            .replace(')', " ) ")
            .replace('-', " - ");
        let tokens: Vec<&str> = text.split_whitespace().collect();
        let mut at = 0;
        let value = self.sum(&tokens, &mut at, operands)?;
        (at == tokens.len()).then_some(value)
    }

    fn sum(&self, tokens: &[&str], at: &mut usize, operands: &[i128]) -> Option<i128> {
        let mut value = self.product(tokens, at, operands)?;
        while let Some(sign @ ("+" | "-")) = tokens.get(*at).copied() {
            *at += 1;
            let other = self.product(tokens, at, operands)?;
            value = fits(if sign == "+" {
                value + other
            } else {
                value - other
            })?;
        }
        Some(value)
    }

    fn product(&self, tokens: &[&str], at: &mut usize, operands: &[i128]) -> Option<i128> {
        let mut value = self.atom(tokens, at, operands)?;
        while let Some(name @ ("*" | "floordiv" | "ceildiv" | "mod")) = tokens.get(*at).copied() {
            *at += 1;
            let other = self.atom(tokens, at, operands)?;
            if name != "*" && other <= 0 {
                return None;
            }
            value = fits(match name {
                "*" => value * other,
                "floordiv" => value.div_euclid(other),
                "ceildiv" => -(-value).div_euclid(other),
                _ => value.rem_euclid(other),
            })?;
        }
        Some(value)
    }

    fn atom(&self, tokens: &[&str], at: &mut usize, operands: &[i128]) -> Option<i128> {
        let token = *tokens.get(*at)?;
        *at += 1;
        match token {
            "(" => {
                let value = self.sum(tokens, at, operands)?;
                *at += 1;
                Some(value)
            }
            "-" => Some(-self.atom(tokens, at, operands)?),
            token => {
                let place = self
                    .dims
                    .iter()
                    .chain(&self.symbols)
                    .position(|name| *name == token);
                match place {
                    Some(place) => operands.get(place).copied(),
                    None => token.parse().ok(),
                }
            }
        }
    }
}

fn fits(value: i128) -> Option<i128> {
    i64::try_from(value).ok().map(i128::from)
}
