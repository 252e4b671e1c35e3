//! The server: connecting, and what a search has there.
//!
//! The table of searches is a key-value bucket. The key `index` has what idle workers look at: which searches there are, and who may work
//! on them. The key of a search has its [status](SearchStatus), which its coordinator renews.

use crate::loans::Key;
use crate::parcel::Parcel;
use crate::status::{SearchState, SearchStatus, WorkerStatus, Workers};
use crate::{ACK_WAIT, ANSWER_MAX, Error, PROTOCOL, RETRY_AFTER, TAKEN_OVER_AFTER};
use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{DeleteStreamErrorKind, GetStreamErrorKind, PublishErrorKind, RequestErrorKind};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::{self, kv, object_store, stream};
use async_nats::{Client, ConnectErrorKind, ConnectOptions};
use futures_util::StreamExt;
use raddle_explore::checksum;
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::io::AsyncReadExt;
use tokio::runtime::Runtime;

/// The bucket with the table of searches.
const TABLE: &str = "raddle-searches";
const INDEX: &str = "index";
/// A key and a subject that are written to see whether that works.
const TRIED: &str = "tried";
/// The consumer that all workers of a search share.
const WORKERS: &str = "workers";
/// Where workers say what they are doing.
pub(crate) const BEATS: &str = "raddle.beat";
/// The object with the program.
const PROGRAM: &str = "program";
const SNAPSHOT: &str = "snapshot-";
/// Objects are cut into chunks of this size, or smaller ones where the server wants that.
const CHUNK_MAX: usize = 128 << 10;
/// How often an object is read before it is taken for damaged.
const READS_MAX: u32 = 2;
/// How often a server is asked that has no JetStream, or none yet.
const BEGINS_MAX: u32 = 10;
/// How often a server is asked whether it is there, and how long it may say nothing before a person hears of that.
const LISTEN_EVERY: Duration = Duration::from_secs(1);
const SILENT_AFTER: Duration = Duration::from_secs(4);
/// What is not noticed of a longer time is not counted.
const LOOK_MAX: Duration = Duration::from_millis(200);
/// How long after an interrupt a server that says nothing is waited for.
const LEAVE_MAX: Duration = Duration::from_secs(4);
/// What a message has beside its content.
const MESSAGE_SLACK: usize = 16 << 10;

/// Where the server is, and who we are to it.
#[derive(Clone, Debug, Default)]
pub struct Address {
    /// `nats://host:port` or `tls://host:port`.
    pub url: String,
    /// The text of a credentials file.
    pub credentials: Option<String>,
    /// Certificates to trust beside those of the system.
    pub certificates: Option<PathBuf>,
}

/// What is searched.
#[derive(Clone, Debug)]
pub struct Description {
    /// What the user calls the program.
    pub program: String,
    /// The algorithm that the search begins with.
    pub algorithm: String,
    /// All that a worker needs.
    pub bytes: Vec<u8>,
    /// Who may work on it.
    pub version: String,
}

impl Description {
    /// A number that stands for it.
    pub fn id(&self) -> String {
        let mut bytes = format!("{PROTOCOL} {} ", self.version).into_bytes();
        bytes.extend_from_slice(&self.bytes);
        format!("{:016x}", checksum(&bytes))
    }
}

/// A line of the index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Listed {
    pub id: String,
    pub version: String,
    pub protocol: u32,
    pub running: bool,
}

/// A server that we are connected to.
pub struct Server {
    pub(crate) runtime: Runtime,
    pub(crate) hub: Hub,
}

/// The same, for those who wait.
#[derive(Clone)]
pub(crate) struct Hub {
    pub client: Client,
    pub context: jetstream::Context,
    pub table: kv::Store,
    pub version: String,
}

/// What a search has on the server.
#[derive(Clone)]
pub(crate) struct Place {
    pub hub: Hub,
    pub id: String,
    bucket: object_store::ObjectStore,
    pub results: stream::Stream,
    work: stream::Stream,
}

pub(crate) fn no_answer(what: &str, why: impl std::fmt::Display) -> Error {
    Error {
        passing: true,
        ..Error::new(
            format!("--cluster: {what}: {why}"),
            "see whether the NATS server runs, and what it says in its log",
        )
    }
}

impl Server {
    /// Connects, for a raddle of this version.
    pub fn connect(address: &Address, version: &str) -> Result<Server, Error> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| no_answer("cannot wait for the network", error))?;
        let hub = runtime.block_on(Hub::connect(address, version))?;
        Ok(Server { runtime, hub })
    }

    /// All searches, and all workers of which one is heard within this time. It may take longer to see that nobody coordinates a search.
    pub fn status(&self, listen: Duration) -> Result<(Vec<SearchStatus>, Vec<WorkerStatus>), Error> {
        self.runtime.block_on(async {
            let started = tokio::time::Instant::now();
            let mut beats =
                self.hub.client.subscribe(BEATS).await.map_err(|error| no_answer("cannot listen", error))?;
            let before = self.hub.entries().await?;
            let mut workers = Workers::default();
            while let Ok(Some(message)) = tokio::time::timeout_at(started + listen, beats.next()).await {
                workers.hear(&message.payload);
            }
            let searches = loop {
                let mut now = self.hub.entries().await?;
                for (status, revision) in &mut now {
                    let seen = before.iter().find(|(other, _)| other.id == status.id);
                    status.coordinated = seen.is_none_or(|(_, before)| before != revision);
                }
                let unsure = |status: &SearchStatus| status.state == SearchState::Running && !status.coordinated;
                let is_sure = !now.iter().any(|(status, _)| unsure(status));
                if is_sure || listen.is_zero() || started.elapsed() >= TAKEN_OVER_AFTER {
                    break now;
                }
                tokio::time::sleep(RETRY_AFTER).await;
            };
            Ok((searches.into_iter().map(|(status, _)| status).collect(), workers.all().cloned().collect()))
        })
    }

    /// Removes searches and all that they have.
    pub fn forget(&self, ids: &[String]) -> Result<(), Error> {
        self.runtime.block_on(async {
            for id in ids {
                self.hub.forget(id).await?;
            }
            Ok(())
        })
    }

    /// Puts a search into the table, as if its coordinator had begun. For tests of what workers make of it.
    pub fn announce(&self, description: &Description) -> Result<String, Error> {
        self.runtime.block_on(async {
            let place = Place::open_or_make(&self.hub, description).await?;
            place.list(&description.version, Some(true)).await?;
            Ok(place.id)
        })
    }
}

impl Hub {
    async fn connect(address: &Address, version: &str) -> Result<Hub, Error> {
        let Address { url, credentials, certificates } = address;
        let wrong_url = |why: &str| {
            Error::new(
                format!("--cluster: `{url}` is no address of a NATS server: {why}"),
                "give nats://host:4222, or tls://…",
            )
        };
        if !url.starts_with("nats://") && !url.starts_with("tls://") {
            return Err(wrong_url("it begins with neither nats:// nor tls://"));
        }
        let server: async_nats::ServerAddr =
            url.parse().map_err(|error: std::io::Error| wrong_url(&error.to_string()))?;
        let mut options = ConnectOptions::new()
            .name("raddle")
            .connection_timeout(ANSWER_MAX)
            .request_timeout(Some(ANSWER_MAX))
            .reconnect_delay_callback(|attempts| RETRY_AFTER * u32::try_from(attempts.min(10)).unwrap_or(10));
        if let (Some(user), Some(password)) = (server.username(), server.password()) {
            options = options.user_and_password(user.to_string(), password.to_string());
        }
        if let Some(credentials) = credentials {
            options = options.credentials(credentials).map_err(|error| {
                Error::new(
                    format!("--credentials: this is no credentials file: {error}"),
                    "give the file that `nsc` wrote for the user",
                )
            })?;
        }
        if let Some(certificates) = certificates {
            options = options.add_root_certificates(certificates.clone()).require_tls(true);
        }
        let client = options.connect(server).await.map_err(|error| {
            let message = format!("--cluster: no connection to {}: {error}", without_password(url));
            Error::new(
                message,
                match error.kind() {
                    ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                        "the server wants to know who we are: give --credentials FILE, or user:password@ in the address"
                    }
                    _ if is_about_tls(&error) => {
                        "see whether the server speaks TLS, and give --tls-ca FILE if its certificate is your own"
                    }
                    _ => "start a server there: nats-server -js -sd DIRECTORY",
                },
            )
        })?;
        let mut context = jetstream::new(client.clone());
        context.set_timeout(ANSWER_MAX);
        // Asked by hand: what old servers say of accounts is not what the library expects.
        let mut tries = 0;
        let (info, none) = loop {
            let info: Result<serde_json::Value, _> = context.request("INFO", &()).await;
            let none = match &info {
                Ok(info) => info.get("error").is_some(),
                Err(error) => error.kind() == RequestErrorKind::NoResponders,
            };
            tries += 1;
            // A server that has only just begun reads its files first.
            if info.is_ok() && !none || tries == BEGINS_MAX {
                break (info, none);
            }
            tokio::time::sleep(RETRY_AFTER).await;
        };
        if none {
            return Err(Error::new(
                format!("--cluster: the server at {} has no JetStream", without_password(url)),
                "start it with JetStream: nats-server -js -sd DIRECTORY, or switch it on for this account",
            ));
        }
        info.map_err(|error| no_answer("the server does not answer", error))?;
        let table = make_table(&context).await?;
        Ok(Hub { client, context, table, version: version.to_string() })
    }

    /// The index, and its revision.
    pub async fn index(&self) -> Result<(Vec<Listed>, u64), Error> {
        let entry = self.table.entry(INDEX).await.map_err(|error| no_answer("cannot read the table", error))?;
        let Some(entry) = entry else { return Ok((Vec::new(), 0)) };
        if entry.operation != kv::Operation::Put {
            return Ok((Vec::new(), entry.revision));
        }
        // To take it for an empty one would remove the searches of others.
        let index = serde_json::from_slice(&entry.value).map_err(|error| {
            let message = format!("--cluster: the table of searches on this server is none of ours: {error}");
            Error::new(message, "use the raddle that wrote it, or another server")
        })?;
        Ok((index, entry.revision))
    }

    /// Changes the index, whoever else does at the same time.
    async fn change_index(&self, change: impl Fn(&mut Vec<Listed>)) -> Result<(), Error> {
        loop {
            let (mut index, revision) = self.index().await?;
            let before = index.clone();
            change(&mut index);
            if index == before {
                return Ok(());
            }
            let value = serde_json::to_vec(&index).map_err(|error| no_answer("cannot write the table", error))?;
            match self.table.update(INDEX, value.into(), revision).await {
                Ok(_) => return Ok(()),
                Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => {}
                Err(error) => return Err(no_answer("cannot write the table", error)),
            }
        }
    }

    /// Whether there is such a stream; `None` if the server does not say.
    pub async fn has_stream(&self, name: &str) -> Option<bool> {
        match self.context.get_stream(name).await {
            Ok(_) => Some(true),
            Err(error) if is_no_stream(&error) => Some(false),
            Err(_) => None,
        }
    }

    /// Sees whether the server answers, and says so once whenever it does not. Comes back when somebody has interrupted, and it still does
    /// not: then nobody should have to wait for it.
    pub async fn watch(&self, say: &dyn Fn(&str), is_interrupted: impl Fn() -> bool) {
        let silent = Cell::new(Duration::ZERO);
        let ask = async {
            loop {
                let answer: Result<serde_json::Value, _> = self.context.request("INFO", &()).await;
                if answer.is_ok() {
                    silent.set(Duration::ZERO);
                }
                tokio::time::sleep(LISTEN_EVERY).await;
            }
        };
        let judge = async {
            let (mut looked, mut said) = (Instant::now(), false);
            let mut interrupted: Option<Instant> = None;
            loop {
                tokio::time::sleep(LOOK_MAX / 2).await;
                // While we were busy nobody could be heard.
                silent.set(silent.get() + looked.elapsed().min(LOOK_MAX));
                looked = Instant::now();
                let is_silent = silent.get() >= SILENT_AFTER;
                if is_silent && !said {
                    say("the server does not answer; trying again");
                }
                said = is_silent;
                if is_interrupted() && interrupted.get_or_insert_with(Instant::now).elapsed() >= LEAVE_MAX && is_silent
                {
                    return;
                }
            }
        };
        tokio::select! {
            () = ask => {}
            () = judge => {}
        }
    }

    /// What the table says of a search.
    pub async fn entry_of(&self, id: &str) -> Result<Entry, Error> {
        let entry = self.table.entry(id).await.map_err(|error| no_answer("cannot read the table", error))?;
        Ok(match entry {
            None => Entry::Absent,
            Some(entry) if entry.operation != kv::Operation::Put => Entry::Removed,
            Some(entry) => match serde_json::from_slice(&entry.value) {
                Ok(status) => Entry::Status(Box::new(status), entry.revision),
                Err(_) => Entry::Absent,
            },
        })
    }

    /// What the table says of all searches, with the revisions.
    async fn entries(&self) -> Result<Vec<(SearchStatus, u64)>, Error> {
        let mut entries = Vec::new();
        for listed in self.index().await?.0 {
            if let Entry::Status(status, revision) = self.entry_of(&listed.id).await? {
                entries.push((*status, revision));
            }
        }
        Ok(entries)
    }

    /// Removes a search and all that it has.
    pub async fn forget(&self, id: &str) -> Result<(), Error> {
        // First of all its coordinator hears of it, who would make it again.
        self.table.purge(id).await.map_err(|error| no_answer("cannot write the table", error))?;
        self.change_index(|index| index.retain(|listed| listed.id != id)).await?;
        let gone = |error: jetstream::context::DeleteStreamError| no_answer("cannot remove a search", error);
        for name in [format!("raddle-{id}-work"), format!("raddle-{id}-results"), format!("OBJ_raddle-{id}")] {
            match self.context.get_stream(&name).await {
                Ok(_) => _ = self.context.delete_stream(&name).await.map_err(gone)?,
                Err(error) if is_no_stream(&error) => {}
                Err(error) => return Err(no_answer("cannot remove a search", error)),
            }
        }
        Ok(())
    }
}

/// What the table has of a search.
pub(crate) enum Entry {
    /// This, under this revision.
    Status(Box<SearchStatus>, u64),
    /// Somebody removed it.
    Removed,
    /// Nothing.
    Absent,
}

/// Whether the server was there, and TLS was what failed.
fn is_about_tls(error: &async_nats::ConnectError) -> bool {
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<std::io::Error>());
    error.kind() == ConnectErrorKind::Tls || source.is_some_and(|io| io.kind() == std::io::ErrorKind::InvalidData)
}

/// The table of searches, which is made if it is not there.
async fn make_table(context: &jetstream::Context) -> Result<kv::Store, Error> {
    // The stream of a key-value bucket with one value for each key; made by hand because of what old servers do not know.
    let table = stream::Config {
        name: format!("KV_{TABLE}"),
        subjects: vec![format!("$KV.{TABLE}.>")],
        max_messages_per_subject: 1,
        discard: stream::DiscardPolicy::New,
        allow_rollup: true,
        deny_delete: true,
        allow_direct: true,
        num_replicas: 1,
        ..stream::Config::default()
    };
    let cannot = |error: &dyn std::fmt::Display| no_answer("cannot keep anything there", error);
    context.get_or_create_stream(table).await.map_err(|error| cannot(&error))?;
    context.get_key_value(TABLE).await.map_err(|error| cannot(&error))
}

/// Whether the server says that there is no such stream, and not that it cannot tell.
fn is_no_stream(error: &jetstream::context::GetStreamError) -> bool {
    match error.kind() {
        GetStreamErrorKind::JetStream(error) => error.error_code() == jetstream::ErrorCode::STREAM_NOT_FOUND,
        _ => false,
    }
}

/// An address, to be shown.
pub fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        _ => url.to_string(),
    }
}

impl Place {
    /// The place of a search, which is made if it is not there.
    pub async fn open_or_make(hub: &Hub, description: &Description) -> Result<Place, Error> {
        let id = description.id();
        let failed = |error: &dyn std::fmt::Display| no_answer("cannot make what the search needs", error);
        make_table(&hub.context).await?;
        let bucket = object_store::Config { bucket: format!("raddle-{id}"), ..object_store::Config::default() };
        let bucket = hub.context.create_object_store(bucket).await.map_err(|error| failed(&error))?;
        let results = stream::Config {
            name: format!("raddle-{id}-results"),
            subjects: vec![format!("raddle.{id}.result.>")],
            ..stream::Config::default()
        };
        let results = hub.context.get_or_create_stream(results).await.map_err(|error| failed(&error))?;
        let work = make_queue(hub, &id).await?;
        let place = Place { hub: hub.clone(), id, bucket, results, work };
        match place.read(PROGRAM).await? {
            Object::Is(bytes) if bytes == description.bytes => {}
            Object::Is(_) => {
                let message = format!("--cluster: another search has the id {} on this server", place.id);
                return Err(Error::new(message, format!("remove it: raddle status --cluster … --forget {}", place.id)));
            }
            Object::Missing | Object::Damaged => place.put(PROGRAM, &description.bytes).await?,
        }
        Ok(place)
    }

    /// The place of a search that somebody else has made; `None` if there is none.
    pub async fn open(hub: &Hub, id: &str) -> Result<Option<Place>, Error> {
        let stream = async |name: String| match hub.context.get_stream(&name).await {
            Ok(stream) => Ok(Some(stream)),
            Err(error) if is_no_stream(&error) => Ok(None),
            Err(error) => Err(no_answer("the server does not answer", error)),
        };
        let Some(work) = stream(format!("raddle-{id}-work")).await? else { return Ok(None) };
        let Some(results) = stream(format!("raddle-{id}-results")).await? else { return Ok(None) };
        let Ok(bucket) = hub.context.get_object_store(format!("raddle-{id}")).await else { return Ok(None) };
        Ok(Some(Place { hub: hub.clone(), id: id.to_string(), bucket, results, work }))
    }

    /// Says in the index who may work on the search, and whether there is something to do; with `None`: that it is not there.
    pub async fn list(&self, version: &str, running: Option<bool>) -> Result<(), Error> {
        let listed = running.map(|running| Listed {
            id: self.id.clone(),
            version: version.to_string(),
            protocol: PROTOCOL,
            running,
        });
        self.hub
            .change_index(|index| {
                match (index.iter().position(|other| other.id == self.id), listed.clone()) {
                    (Some(at), Some(listed)) => index[at] = listed,
                    (Some(at), None) => _ = index.remove(at),
                    (None, listed) => index.extend(listed),
                };
            })
            .await
    }

    /// The program that workers run; `None` if it is not there, or not whole.
    pub async fn program(&self) -> Result<Option<Vec<u8>>, Error> {
        Ok(match self.read(PROGRAM).await? {
            Object::Is(bytes) => Some(bytes),
            Object::Missing | Object::Damaged => None,
        })
    }

    /// An object. An error: the server does not say.
    pub async fn read(&self, name: &str) -> Result<Object, Error> {
        let failed = |error: &dyn std::fmt::Display| no_answer("cannot read an object", error);
        for _ in 0..READS_MAX {
            let mut object = match self.bucket.get(name).await {
                Ok(object) => object,
                Err(error) if error.kind() == object_store::GetErrorKind::NotFound => return Ok(Object::Missing),
                Err(error) => return Err(failed(&error)),
            };
            let size = object.info().size;
            let mut bytes = Vec::new();
            // It is compared with its digest on the way.
            let read = tokio::time::timeout(4 * ANSWER_MAX, object.read_to_end(&mut bytes)).await;
            if matches!(read, Ok(Ok(_))) && bytes.len() == size {
                return Ok(Object::Is(bytes));
            }
            // It is the object and not the server only if the server says something.
            self.results.get_info().await.map_err(|error| failed(&error))?;
        }
        Ok(Object::Damaged)
    }

    pub async fn put(&self, name: &str, mut bytes: &[u8]) -> Result<(), Error> {
        let chunk_size = Some(CHUNK_MAX.min(self.hub.client.server_info().max_payload / 2));
        let meta = object_store::ObjectMetadata { name: name.to_string(), chunk_size, ..Default::default() };
        self.bucket.put(meta, &mut bytes).await.map_err(|error| no_answer("cannot write an object", error))?;
        Ok(())
    }

    /// Publishes a parcel, by way of an object if it is too large for a message; then its name is returned.
    /// There is one message of a name: if there is one, it stays.
    pub async fn publish(&self, kind: Kind, key: &Key, parcel: &Parcel) -> Result<Option<String>, PublishFailure> {
        let mut bytes = parcel.encode();
        let max = self.hub.client.server_info().max_payload.saturating_sub(MESSAGE_SLACK);
        let mut object = None;
        if bytes.len() > max {
            // Two workers may have the same piece, and what they made of it need not be the same.
            let name = format!("{}-{}-{:016x}", kind.name(), key.words(), checksum(&bytes));
            self.put(&name, &bytes).await.map_err(|error| PublishFailure::Retry(error.message))?;
            bytes = Parcel::Object(name.clone()).encode();
            object = Some(name);
        }
        let subject = format!("raddle.{}.{}.{}", self.id, kind.name(), key.words());
        let message = PublishMessage::build().payload(bytes.into()).expected_last_subject_sequence(0);
        let sent = match self.hub.context.send_publish(subject, message).await {
            Ok(sent) => sent.await,
            Err(error) => Err(error),
        };
        match sent {
            Ok(_) => Ok(object),
            Err(error) => match error.kind() {
                PublishErrorKind::WrongLastSequence => Ok(object),
                PublishErrorKind::StreamNotFound => Err(PublishFailure::NoStream),
                _ => Err(PublishFailure::Retry(error.to_string())),
            },
        }
    }

    /// What is in a message, wherever it is; `None` if it is nothing of ours, or is lost.
    pub async fn open_parcel(&self, payload: &[u8]) -> Result<Option<Parcel>, Error> {
        match Parcel::decode(payload) {
            Some(Parcel::Object(name)) => match self.read(&name).await? {
                Object::Is(bytes) => Ok(Parcel::decode(&bytes)),
                Object::Missing | Object::Damaged => Ok(None),
            },
            parcel => Ok(parcel),
        }
    }

    /// Where workers get pieces.
    pub async fn queue(&self) -> Result<PullConsumer, Error> {
        let consumer = self.work.get_consumer::<pull::Config>(WORKERS).await;
        consumer.map_err(|error| no_answer("cannot reach the queue", error))
    }

    /// Makes the queue anew, with nothing in it.
    ///
    /// Nothing is ever taken out of it by name. A server (2.9) that removes messages of one subject lets its consumer pass over all
    /// others, too, and then nobody hears of them.
    pub async fn make_queue_anew(&self) -> Result<(), Error> {
        match self.hub.context.delete_stream(format!("raddle-{}-work", self.id)).await {
            Ok(_) => {}
            Err(error) => match error.kind() {
                DeleteStreamErrorKind::JetStream(error)
                    if error.error_code() == jetstream::ErrorCode::STREAM_NOT_FOUND => {}
                _ => return Err(no_answer("cannot make the queue anew", error)),
            },
        }
        make_queue(&self.hub, &self.id).await?;
        Ok(())
    }

    /// Makes what the search needs, as far as it is not there, and sees whether it takes what it is given.
    pub async fn make_and_try(hub: &Hub, description: &Description) -> Result<(), Broken> {
        let broken = |stream: String| move |error| Broken { stream, error };
        let made = Place::open_or_make(hub, description).await;
        let place = made.map_err(broken(format!("OBJ_raddle-{}", description.id())))?;
        let tried = hub.table.put(TRIED, Vec::new().into()).await;
        let tried = tried.map_err(|error| no_answer("cannot write the table", error));
        tried.map_err(broken(format!("KV_{TABLE}")))?;
        // It is no result of any piece, and is passed over.
        let tried = match hub.context.publish(format!("raddle.{}.result.{TRIED}", place.id), Vec::new().into()).await {
            Ok(sent) => sent.await.map(drop),
            Err(error) => Err(error),
        };
        let tried = tried.map_err(|error| no_answer("cannot write a result", error));
        tried.map_err(broken(format!("raddle-{}-results", place.id)))
    }

    /// The stream of its bucket for objects.
    pub fn bucket_stream(&self) -> String {
        format!("OBJ_raddle-{}", self.id)
    }

    /// Whether the server says that there is no stream for results.
    pub async fn has_no_results(&self) -> bool {
        self.hub.has_stream(&format!("raddle-{}-results", self.id)).await == Some(false)
    }

    /// Keeps a snapshot. The one before it stays, in case the server loses this one; so do all results after that.
    pub async fn keep_snapshot(&self, serial: u64, snapshot: &Snapshot, applied_before: u64) -> Result<(), Error> {
        let mut bytes = snapshot.applied.to_le_bytes().to_vec();
        bytes.extend_from_slice(&snapshot.pieces);
        self.put(&format!("{SNAPSHOT}{serial:020}"), &bytes).await?;
        if applied_before > 0 {
            let purged = self.results.purge().sequence(applied_before + 1).await;
            purged.map_err(|error| no_answer("cannot remove old results", error))?;
        }
        let mut older = self.snapshots().await?;
        older.retain(|other| *other < serial);
        older.pop();
        for serial in older {
            // It is in nobody's way.
            let _ = self.bucket.delete(format!("{SNAPSHOT}{serial:020}")).await;
        }
        Ok(())
    }

    /// The numbers of all snapshots, the last one last.
    async fn snapshots(&self) -> Result<Vec<u64>, Error> {
        let mut list = self.bucket.list().await.map_err(|error| no_answer("cannot list the snapshots", error))?;
        let mut serials = Vec::new();
        let late = |_| no_answer("cannot list the snapshots", "it takes too long");
        while let Some(info) = tokio::time::timeout(ANSWER_MAX, list.next()).await.map_err(late)? {
            let info = info.map_err(|error| no_answer("cannot list the snapshots", error))?;
            let serial = info.name.strip_prefix(SNAPSHOT).and_then(|number| number.parse().ok());
            serials.extend(serial.filter(|_: &u64| !info.deleted));
        }
        serials.sort();
        Ok(serials)
    }

    /// All snapshots that are whole, the latest first, with their numbers. Read as they are asked for.
    pub async fn latest_snapshot(&self, usable: impl Fn(&Snapshot) -> bool) -> Result<(u64, Option<Snapshot>), Error> {
        let serials = self.snapshots().await?;
        for serial in serials.iter().rev() {
            let Object::Is(bytes) = self.read(&format!("{SNAPSHOT}{serial:020}")).await? else { continue };
            let Some((applied, pieces)) = bytes.split_first_chunk::<8>() else { continue };
            let snapshot = Snapshot { applied: u64::from_le_bytes(*applied), pieces: pieces.to_vec() };
            if usable(&snapshot) {
                return Ok((serials.last().copied().unwrap_or(0), Some(snapshot)));
            }
        }
        Ok((serials.last().copied().unwrap_or(0), None))
    }

    /// Removes objects that nobody needs any more.
    pub async fn remove_objects(&self, names: &[String]) {
        for name in names {
            // It goes with the search at the latest.
            let _ = self.bucket.delete(name).await;
        }
    }
}

/// The tree of pieces at some time.
pub(crate) struct Snapshot {
    /// The number of the last result that is in it.
    pub applied: u64,
    pub pieces: Vec<u8>,
}

/// The two streams of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Work,
    Result,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Work => "work",
            Kind::Result => "result",
        }
    }
}

/// The queue of a search, which is made if it is not there.
async fn make_queue(hub: &Hub, id: &str) -> Result<stream::Stream, Error> {
    let failed = |error: &dyn std::fmt::Display| no_answer("cannot make what the search needs", error);
    let work = stream::Config {
        name: format!("raddle-{id}-work"),
        subjects: vec![format!("raddle.{id}.work.>")],
        retention: stream::RetentionPolicy::WorkQueue,
        ..stream::Config::default()
    };
    let work = hub.context.get_or_create_stream(work).await.map_err(|error| failed(&error))?;
    let workers = pull::Config {
        durable_name: Some(WORKERS.to_string()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: ACK_WAIT,
        max_deliver: -1,
        max_ack_pending: -1,
        max_waiting: 100_000,
        ..pull::Config::default()
    };
    work.get_or_create_consumer(WORKERS, workers).await.map_err(|error| failed(&error))?;
    Ok(work)
}

/// Something that cannot be used, although the server may say that it is there. One that is made in the moment in which another one of its name is
/// removed may be such: servers (2.9) remove its files with those of the other, and then it takes nothing.
pub(crate) struct Broken {
    pub stream: String,
    pub error: Error,
}

/// What is read of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Object {
    /// Its bytes, which fit their digest.
    Is(Vec<u8>),
    /// There is none.
    Missing,
    /// Some of it is lost.
    Damaged,
}

/// Why something was not published.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PublishFailure {
    /// The server did not answer; it may later.
    Retry(String),
    /// There is nobody who would take it: the search is not there any more, or the server has only just begun.
    NoStream,
}

impl SearchState {
    /// In a word.
    pub fn name(self) -> &'static str {
        match self {
            SearchState::Running => "running",
            SearchState::Paused => "paused",
            SearchState::Over => "over",
        }
    }
}
