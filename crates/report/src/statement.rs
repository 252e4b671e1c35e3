//! Which part of a source line is meant by a column: the statement around it, and the expression at it.
//!
//! Debug information says where an expression begins, or where its operator stands; not where it ends. What C looks like
//! is enough to tell, as far as it is on one line.

use std::ops::Range;

/// The statement around a column (in bytes, from 0): the part of the line between semicolons and braces that are not in
/// parentheses, without blanks around it and without a comment.
pub(crate) fn statement(line: &str, column: Option<usize>) -> &str {
    let code = &line[..comment_start(line)];
    let Some(column) = column.filter(|&column| column < code.len()) else { return code.trim() };
    let (mut start, mut depth, mut end) = (0, 0usize, code.len());
    for (at, c) in code_chars(code) {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ';' | '{' | '}' if depth == 0 => {
                let next = at + 1;
                if at >= column {
                    end = if c == ';' { next } else { at };
                    break;
                }
                start = next;
            }
            _ => {}
        }
    }
    let found = code[start..end].trim();
    // A brace by itself, or nothing: the line says more.
    if found.is_empty() || found == ";" { code.trim() } else { found }
}

/// The bytes of the expression at a column: a call with its arguments, a variable with what selects a part of it, an assignment with
/// both of its sides.
pub(crate) fn expression(line: &str, column: usize) -> Range<usize> {
    let bytes = line.as_bytes();
    let one = line[column..].chars().next().map_or(1, char::len_utf8);
    let Some(&first) = bytes.get(column) else { return column..column + one };
    if is_word(first) {
        let end = word_end(bytes, column);
        return operand_start(bytes, column)..selected(bytes, end);
    }
    match first {
        b'=' | b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' => {
            let operator =
                line[column..].find(|c: char| !"=+-*/%&|^<>".contains(c)).map_or(bytes.len(), |at| column + at);
            let left = skip_blanks_left(bytes, column);
            let start = if left > 0 && ends_operand(bytes[left - 1]) { operand_start(bytes, left) } else { column };
            let is_step = matches!(&line[column..operator], "++" | "--");
            let end = match is_step {
                true if start < column => operator,
                true => operand_end(bytes, operator),
                false => side_end(line, operator),
            };
            start..end.max(column + one)
        }
        _ => column..column + one,
    }
}

/// Where a `//` or a `/*` comment begins that the line ends in.
fn comment_start(line: &str) -> usize {
    let mut previous = (0, ' ');
    for (at, c) in code_chars(line) {
        if previous.1 == '/' && previous.0 + 1 == at && (c == '/' || (c == '*' && !line[at..].contains("*/"))) {
            return previous.0;
        }
        previous = (at, c);
    }
    line.len()
}

/// The characters that are not in strings.
fn code_chars(line: &str) -> impl Iterator<Item = (usize, char)> {
    let mut quote = None;
    let mut escaped = false;
    line.char_indices().filter(move |&(_, c)| match quote {
        Some(_) if escaped => {
            escaped = false;
            false
        }
        Some(open) => {
            escaped = c == '\\';
            if c == open {
                quote = None;
            }
            false
        }
        None => {
            if c == '"' || c == '\'' {
                quote = Some(c);
            }
            quote.is_none()
        }
    })
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn ends_operand(byte: u8) -> bool {
    is_word(byte) || matches!(byte, b')' | b']')
}

fn word_end(bytes: &[u8], from: usize) -> usize {
    bytes[from..].iter().position(|&byte| !is_word(byte)).map_or(bytes.len(), |at| from + at)
}

fn skip_blanks_left(bytes: &[u8], mut at: usize) -> usize {
    while at > 0 && matches!(bytes[at - 1], b' ' | b'\t') {
        at -= 1;
    }
    at
}

/// Where the operand begins that is in progress or ends at a position: words, `.`, `->`, and what is in brackets behind them.
fn operand_start(bytes: &[u8], mut at: usize) -> usize {
    loop {
        while at > 0 && is_word(bytes[at - 1]) {
            at -= 1;
        }
        match bytes[..at] {
            [.., b'-', b'>'] => at -= 2,
            [.., before, b'.'] if ends_operand(before) => at -= 1,
            [.., b')' | b']'] => match opening(bytes, at - 1) {
                Some(open) => {
                    at = open;
                    continue;
                }
                None => return at,
            },
            _ => return at,
        }
        if let Some(b')' | b']') = bytes[..at].last()
            && let Some(open) = opening(bytes, at - 1)
        {
            at = open;
        }
    }
}

/// The bracket that this one closes.
fn opening(bytes: &[u8], close: usize) -> Option<usize> {
    let mut depth = 0;
    for at in (0..=close).rev() {
        match bytes[at] {
            b')' | b']' => depth += 1,
            b'(' | b'[' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Where what is in brackets behind a word ends: arguments, indices.
fn selected(bytes: &[u8], mut end: usize) -> usize {
    while let Some(b'(' | b'[') = bytes.get(end) {
        let mut depth = 0;
        let Some(close) = bytes[end..].iter().position(|&byte| {
            match byte {
                b'(' | b'[' => depth += 1,
                b')' | b']' => depth -= 1,
                _ => {}
            }
            depth == 0
        }) else {
            return end;
        };
        end += close + 1;
    }
    end
}

fn operand_end(bytes: &[u8], from: usize) -> usize {
    let mut end = word_end(bytes, from);
    loop {
        end = selected(bytes, end);
        match bytes[end..] {
            [b'.', next, ..] if is_word(next) => end = word_end(bytes, end + 1),
            [b'-', b'>', next, ..] if is_word(next) => end = word_end(bytes, end + 2),
            _ => return end,
        }
    }
}

/// Where the right side of an operator ends: at a semicolon, a comma or a bracket that closes what is around.
fn side_end(line: &str, from: usize) -> usize {
    let mut depth = 0;
    for (at, c) in code_chars(line).filter(|(at, _)| *at >= from) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return line[..at].trim_end().len(),
            ')' | ']' | '}' => depth -= 1,
            ';' | ',' if depth == 0 => return line[..at].trim_end().len(),
            _ => {}
        }
    }
    line[..comment_start(line)].trim_end().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line with `|` before the column, and the two parts.
    fn check(marked: &str, of_statement: &str, of_expression: &str) {
        let column = marked.find('|').expect("a column");
        let line = marked.replacen('|', "", 1);
        assert_eq!(statement(&line, Some(column)), of_statement, "{marked}");
        assert_eq!(&line[expression(&line, column)], of_expression, "{marked}");
    }

    #[test]
    fn statements_and_expressions() {
        check("  |frobnicate(x, y[2]);", "frobnicate(x, y[2]);", "frobnicate(x, y[2])");
        check("  a = 1; q->|head->key = 2; b();", "q->head->key = 2;", "q->head");
        check("  q->head |= n; push(q);", "q->head = n;", "q->head = n");
        check("  x|++; // counts", "x++;", "x++");
        check("  |++q.n[1].c;", "++q.n[1].c;", "++q.n[1].c");
        check("for (int i = 0; i |< n; i++) {", "for (int i = 0; i < n; i++)", "i < n");
        check("static int get(void) { return |x; }", "return x;", "x");
        check("  buf|[3] = f(')', \";\") ? 1 : 0;", "buf[3] = f(')', \";\") ? 1 : 0;", "[");
        check("  (*p).x |+= g(1, 2), h();", "(*p).x += g(1, 2), h();", "(*p).x += g(1, 2)");
        check("if (a) { |b(); }", "b();", "b()");
    }

    #[test]
    fn any_column_of_any_line_is_fine() {
        for line in ["", ";", "{}", "a[(b)]->c.d = \"x;\\\"\" /* é */ + é;", "((((", "))))", "'", "x = /* c */ 1;"] {
            for column in (0..line.len()).filter(|&column| line.is_char_boundary(column)) {
                let range = expression(line, column);
                assert!(range.contains(&column) && line.get(range).is_some(), "{line} {column}");
                statement(line, Some(column));
            }
            statement(line, None);
        }
    }
}
