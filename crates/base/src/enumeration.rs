//! Enumerations that know their members.

/// Defines an enumeration, and `ALL`: its members in the order in which they are written.
#[macro_export]
macro_rules! define_enum {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident {
            $( $(#[$of_member:meta])* $member:ident ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        $visibility enum $name {
            $( $(#[$of_member])* $member ),*
        }

        impl $name {
            /// All of them, in the order in which they are defined.
            $visibility const ALL: [$name; [$( $name::$member ),*].len()] = [$( $name::$member ),*];
        }
    };
}

#[cfg(test)]
mod tests {
    crate::define_enum! {
        /// A test.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        enum Suit {
            /// The first.
            Clubs,
            Spades,
        }
    }

    #[test]
    fn all_are_there_in_order() {
        assert_eq!(Suit::ALL, [Suit::Clubs, Suit::Spades]);
    }
}
