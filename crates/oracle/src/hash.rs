//! 128-bit hashes: wide enough that distinct traces have distinct ones, and sums of them name sets.

/// A hash under construction: feed it numbers, then take the result.
#[derive(Clone, Copy, Debug)]
pub struct Digest(u64, u64);

const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Digest {
    /// An empty hash of this kind; different kinds never give equal hashes.
    pub const fn new(kind: u64) -> Self {
        Digest(mix(kind.wrapping_add(0x9e37_79b9_7f4a_7c15)), mix(kind ^ 0xd1b5_4a32_d192_ed03))
    }

    /// Takes in one number.
    #[must_use]
    pub const fn with(self, value: u64) -> Self {
        let first = mix(self.0 ^ value).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let second = mix(self.1.wrapping_add(value)).wrapping_mul(0xff51_afd7_ed55_8ccd) ^ self.0.rotate_left(23);
        Digest(first, second)
    }

    /// Takes in a hash.
    #[must_use]
    pub const fn with_hash(self, hash: u128) -> Self {
        self.with(hash as u64).with((hash >> 64) as u64)
    }

    /// The hash of everything taken in.
    pub const fn hash(self) -> u128 {
        ((mix(self.0) as u128) << 64) | mix(self.1 ^ self.0) as u128
    }
}

impl std::hash::Hasher for Digest {
    fn finish(&self) -> u64 {
        self.hash() as u64
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            *self = self.with(u64::from_le_bytes(word)).with(chunk.len() as u64);
        }
    }
}

/// The hash of any value.
pub fn hash_of(value: &impl std::hash::Hash) -> u128 {
    let mut digest = Digest::new(7);
    value.hash(&mut digest);
    digest.hash()
}
