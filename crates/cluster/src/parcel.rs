//! What is in a message: lists of bytes with a tag, or the name of the object that has them where they are too large.

use raddle_explore::Search;

/// The messages of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parcel {
    /// A piece to work on, and how many executions that may take at most.
    Piece(Vec<u8>, u64),
    /// What became of a piece, and the parts that it gave away.
    Back(Vec<u8>, Vec<Vec<u8>>),
    /// The same, from a worker that has no more memory to go on.
    ShortOfMemory(Vec<u8>, Vec<Vec<u8>>),
    /// A worker cannot do anything with the piece, and why.
    Refused(String),
    /// The parcel is in the object of this name.
    Object(String),
}

impl Parcel {
    /// What became of a piece.
    pub fn back(search: &Search, given: &[Search], short_of_memory: bool) -> Self {
        let (search, given) = (search.save(), given.iter().map(Search::save).collect());
        if short_of_memory { Parcel::ShortOfMemory(search, given) } else { Parcel::Back(search, given) }
    }

    /// As bytes.
    pub fn encode(&self) -> Vec<u8> {
        let number;
        let (tag, list): (u8, Vec<&[u8]>) = match self {
            Parcel::Piece(search, budget) => {
                number = budget.to_le_bytes();
                (0, vec![search, &number])
            }
            Parcel::Back(search, given) => (1, std::iter::once(search).chain(given).map(Vec::as_slice).collect()),
            Parcel::ShortOfMemory(search, given) => {
                (2, std::iter::once(search).chain(given).map(Vec::as_slice).collect())
            }
            Parcel::Refused(why) => (3, vec![why.as_bytes()]),
            Parcel::Object(name) => (4, vec![name.as_bytes()]),
        };
        let mut bytes = vec![tag];
        for item in list {
            bytes.extend_from_slice(&(item.len() as u64).to_le_bytes());
            bytes.extend_from_slice(item);
        }
        bytes
    }

    /// From its bytes, if that is what they are.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let (&tag, mut rest) = bytes.split_first()?;
        let mut list: Vec<Vec<u8>> = Vec::new();
        while !rest.is_empty() {
            let (len, after) = rest.split_first_chunk::<8>()?;
            let (item, after) = after.split_at_checked(usize::try_from(u64::from_le_bytes(*len)).ok()?)?;
            list.push(item.to_vec());
            rest = after;
        }
        if list.is_empty() {
            return None;
        }
        let given = list.split_off(1);
        let first = list.pop()?;
        match tag {
            1 => Some(Parcel::Back(first, given)),
            2 => Some(Parcel::ShortOfMemory(first, given)),
            0 => match given.as_slice() {
                [budget] => Some(Parcel::Piece(first, u64::from_le_bytes(budget.as_slice().try_into().ok()?))),
                _ => None,
            },
            _ if !given.is_empty() => None,
            3 => String::from_utf8(first).ok().map(Parcel::Refused),
            4 => String::from_utf8(first).ok().map(Parcel::Object),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parcels_survive_and_nonsense_does_not() {
        let all = [
            Parcel::Piece(vec![1, 2, 3], 7),
            Parcel::Back(vec![], vec![vec![5], vec![], vec![6, 7]]),
            Parcel::ShortOfMemory(vec![9], vec![]),
            Parcel::Refused(String::from("why")),
            Parcel::Object(String::from("name")),
        ];
        for parcel in all {
            let bytes = parcel.encode();
            assert_eq!(Parcel::decode(&bytes), Some(parcel.clone()));
            for len in 0..bytes.len() {
                assert_ne!(Parcel::decode(&bytes[..len]), Some(parcel.clone()), "{len} bytes");
            }
        }
        assert_eq!(Parcel::decode(&[]), None);
        assert_eq!(Parcel::decode(&[7, 0, 0, 0, 0, 0, 0, 0, 0]), None);
    }
}
