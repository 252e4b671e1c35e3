//! The results of a search in the order of their stream.
//!
//! That each is heard, and in this order, is a matter of speed: a result that is not heard leaves its piece lent, and nobody works on that, so it
//! is published again ([`loans`](crate::loans)). No count depends on it.

use crate::server::Place;
use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, pull};
use futures_util::StreamExt;
use std::time::Duration;

/// How many come at once, and how long the server waits for them.
const BATCH: usize = 256;
const BATCH_MAX: Duration = Duration::from_secs(5);
/// How often the server is asked for a result that it leaves out.
const GAPS_MAX: u32 = 3;

pub(crate) struct Results {
    place: Place,
    /// The number of the one that comes next.
    pub next: u64,
    /// The number and the subject of the one before.
    before: Option<(u64, String)>,
    batch: Option<pull::Batch>,
    /// How often in a row there was another one.
    gaps: u32,
    /// The server says that there is no stream for them.
    pub is_gone: bool,
}

impl Results {
    /// All that are there.
    pub fn new(place: Place) -> Self {
        Results { place, next: 1, before: None, batch: None, gaps: 0, is_gone: false }
    }

    /// Sees to it that there is something to wait for.
    pub async fn listen(&mut self) {
        if self.batch.is_some() || !self.look_for_lost().await {
            return;
        }
        let config = pull::Config {
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: self.next },
            ack_policy: AckPolicy::None,
            inactive_threshold: Duration::from_secs(30),
            ..pull::Config::default()
        };
        // What does not work now may work later.
        if let Ok(consumer) = self.place.results.create_consumer(config).await {
            let batch = consumer.batch().max_messages(BATCH).expires(BATCH_MAX);
            self.batch = batch.messages().await.ok();
        }
    }

    /// A server that was killed may have lost the last results that it had confirmed, and then it gives their numbers to others. What
    /// was heard counts, and whoever hears of it again knows that by its round. So it is enough to go back to the first result
    /// that may be another one. False if the server does not say.
    async fn look_for_lost(&mut self) -> bool {
        let Ok(info) = self.place.results.get_info().await else {
            self.is_gone = self.place.has_no_results().await;
            return false;
        };
        let (first, last) = (info.state.first_sequence.max(1), info.state.last_sequence);
        if last + 1 < self.next {
            (self.next, self.before) = (last + 1, None);
        } else if let Some((number, subject)) = self.before.as_ref().filter(|(number, _)| *number >= first) {
            // Not every server can be asked for one message. To hear everything again does no harm.
            let known = self.place.results.get_raw_message(*number).await;
            if !known.is_ok_and(|message| message.subject.as_str() == subject) {
                (self.next, self.before) = (first, None);
            }
        }
        // What is removed does not come any more.
        self.next = self.next.max(first);
        true
    }

    /// How many there are; `None` if the server does not say.
    pub async fn last(&self) -> Option<u64> {
        Some(self.place.results.get_info().await.ok()?.state.last_sequence)
    }

    /// The next one; waits for it. `None`: there is something to [listen](Results::listen) for again.
    pub async fn wait(&mut self) -> Option<Message> {
        let Some(batch) = &mut self.batch else {
            std::future::pending::<()>().await;
            return None;
        };
        let Some(Ok(message)) = batch.next().await else {
            self.batch = None;
            return None;
        };
        let number = message.info().map_or(0, |info| info.stream_sequence);
        if number != self.next && self.gaps < GAPS_MAX {
            // Messages may get lost on the way.
            self.batch = None;
            self.gaps += 1;
            return None;
        }
        (self.next, self.gaps) = (number + 1, 0);
        self.before = Some((number, message.subject.to_string()));
        Some(message)
    }
}
