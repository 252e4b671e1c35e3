//! Byte positions to line numbers, in memory that is a small part of the text's.

const STRIDE: usize = 512;

/// How many newlines come before each stride of the text.
pub(crate) struct Lines<'a> {
    source: &'a [u8],
    before: Vec<u32>,
}

impl<'a> Lines<'a> {
    pub fn new(source: &'a [u8]) -> Self {
        let mut count = 0;
        let mut before = Vec::with_capacity(source.len() / STRIDE + 1);
        for chunk in source.chunks(STRIDE) {
            before.push(count);
            count += newlines(chunk);
        }
        if before.is_empty() {
            before.push(0);
        }
        Lines { source, before }
    }

    /// The line of a position, from 1.
    pub fn line(&self, position: usize) -> u32 {
        let position = position.min(self.source.len());
        let stride = (position / STRIDE).min(self.before.len() - 1);
        self.before[stride] + newlines(&self.source[stride * STRIDE..position]) + 1
    }
}

fn newlines(bytes: &[u8]) -> u32 {
    bytes.iter().map(|&b| u32::from(b == b'\n')).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_counting() {
        let text: Vec<u8> = (0..3000u32).map(|i| if i % 7 == 0 { b'\n' } else { b'x' }).collect();
        let lines = Lines::new(&text);
        for position in 0..=text.len() {
            let expected = text[..position].iter().filter(|&&b| b == b'\n').count() as u32 + 1;
            assert_eq!(lines.line(position), expected);
        }
        assert_eq!(Lines::new(b"").line(0), 1);
    }
}
