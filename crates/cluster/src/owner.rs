//! Who coordinates a search: an entry in the table, which its owner renews by comparing and setting.

use crate::server::{Description, Entry, Hub, no_answer};
use crate::status::{SearchState, SearchStatus};
use crate::{Error, PROTOCOL, RETRY_AFTER, TAKEN_OVER_AFTER};
use async_nats::jetstream::kv;
use std::time::Instant;

/// The entry of a search that is ours.
pub(crate) struct Owned {
    pub status: SearchStatus,
    revision: u64,
}

impl Owned {
    /// What becomes an entry, once it is [taken](Owned::take).
    pub fn new(hub: &Hub, description: &Description) -> Self {
        let status = SearchStatus {
            id: description.id(),
            program: description.program.clone(),
            algorithm: description.algorithm.clone(),
            version: description.version.clone(),
            protocol: PROTOCOL,
            state: SearchState::Running,
            coordinated: true,
            owner: hub.client.new_inbox(),
            renewed: 0,
            waiting: 0,
            running: 0,
            done: 0,
            executions: 0,
            executions_per_second: 0.0,
            fraction: None,
            seconds: 0.0,
            lost: Vec::new(),
        };
        Owned { status, revision: 0 }
    }

    fn value(&self) -> Result<Vec<u8>, Error> {
        serde_json::to_vec(&self.status).map_err(|error| no_answer("cannot write the table", error))
    }

    /// Becomes the owner of a search, unless there is one.
    pub async fn take(&mut self, hub: &Hub, say: &dyn Fn(&str), interrupted: &dyn Fn() -> bool) -> Result<(), Error> {
        let id = self.status.id.clone();
        let mut seen: Option<(u64, Instant)> = None;
        loop {
            let revision = match hub.entry_of(&id).await? {
                Entry::Removed | Entry::Absent => match hub.table.create(&id, self.value()?.into()).await {
                    Ok(revision) => {
                        self.revision = revision;
                        return Ok(());
                    }
                    Err(error) if error.kind() == kv::CreateErrorKind::AlreadyExists => continue,
                    Err(error) => return Err(no_answer("cannot write the table", error)),
                },
                // Ours, if only the answer got lost.
                Entry::Status(other, revision)
                    if other.state != SearchState::Running || other.owner == self.status.owner =>
                {
                    revision
                }
                Entry::Status(_, revision) => match seen {
                    None => {
                        say(&format!(
                            "the search {id} is on the server; waiting to see whether somebody coordinates it"
                        ));
                        seen = Some((revision, Instant::now()));
                        0
                    }
                    Some((before, _)) if before != revision => {
                        let message = format!("--cluster: another `raddle check` coordinates this search ({id})");
                        return Err(Error::new(message, "see how far it is: raddle status --cluster …"));
                    }
                    Some((_, since)) if since.elapsed() >= TAKEN_OVER_AFTER => revision,
                    Some(_) => 0,
                },
            };
            if revision > 0 {
                match hub.table.update(&id, self.value()?.into(), revision).await {
                    Ok(revision) => {
                        self.revision = revision;
                        return Ok(());
                    }
                    Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => continue,
                    Err(error) => return Err(no_answer("cannot write the table", error)),
                }
            }
            if interrupted() {
                return Err(Error::new(
                    "--cluster: interrupted before the search began",
                    "give the same command again",
                ));
            }
            tokio::time::sleep(RETRY_AFTER).await;
        }
    }

    /// Says that this coordinator is there, and how the search is. Whether the server has heard it. An error: it is not ours any more.
    pub async fn renew(&mut self, hub: &Hub, state: SearchState) -> Result<bool, Error> {
        self.status.renewed += 1;
        self.status.state = state;
        match hub.table.update(&self.status.id, self.value()?.into(), self.revision).await {
            Ok(revision) => {
                self.revision = revision;
                Ok(true)
            }
            Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => {
                self.see_owner(hub).await?;
                Ok(false)
            }
            // The server is away; it may come back.
            Err(_) => Ok(false),
        }
    }

    /// The entry is not what it was: it is ours all the same if only the answer got lost, or the server has lost what it had.
    async fn see_owner(&mut self, hub: &Hub) -> Result<(), Error> {
        let id = &self.status.id;
        match hub.entry_of(id).await {
            Ok(Entry::Status(status, revision)) if status.owner == self.status.owner => self.revision = revision,
            Ok(Entry::Status(..)) => {
                let message = format!("--cluster: another `raddle check` has taken over this search ({id})");
                return Err(Error::new(message, "see how far it is: raddle status --cluster …"));
            }
            Ok(Entry::Removed) => {
                // What was made again meanwhile should go, too.
                let _ = hub.forget(id).await;
                let message = format!("--cluster: the search {id} was removed from the server");
                return Err(Error::new(message, "give the same command again to begin anew"));
            }
            // Somebody else who is faster finds out who we are at the next renewal, and so do we.
            Ok(Entry::Absent) => {
                if let Ok(revision) = hub.table.create(id, self.value()?.into()).await {
                    self.revision = revision;
                }
            }
            Err(_) => {}
        }
        Ok(())
    }
}
