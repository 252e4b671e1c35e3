//! Flags of a search on many machines, and the commands for its workers and for those who watch it.

use super::{Color, parse_jobs, parse_size};
use clap::Args;
use std::path::PathBuf;

/// Where the server is that pieces of a search travel over.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Many machines")]
pub struct ClusterArgs {
    /// Let the workers of a NATS server explore (`raddle worker --cluster …`), and coordinate them: nats://host:port or tls://host:port. The
    /// same command again goes on with a search that was stopped, or whose coordinator was lost
    #[arg(long, value_name = "URL", conflicts_with_all = ["checkpoint", "jobs"])]
    pub cluster: Option<String>,

    /// Who we are to the server: a credentials file of NATS
    #[arg(long, value_name = "FILE", requires = "cluster")]
    pub credentials: Option<PathBuf>,

    /// Certificates to trust beside those of the system (PEM)
    #[arg(long, value_name = "FILE", requires = "cluster")]
    pub tls_ca: Option<PathBuf>,
}

/// The same, for those who do nothing without a server.
#[derive(Args, Clone, Debug)]
pub struct ServerArgs {
    /// The server: nats://host:port or tls://host:port
    #[arg(long, value_name = "URL")]
    pub cluster: String,

    /// Who we are to the server: a credentials file of NATS
    #[arg(long, value_name = "FILE")]
    pub credentials: Option<PathBuf>,

    /// Certificates to trust beside those of the system (PEM)
    #[arg(long, value_name = "FILE")]
    pub tls_ca: Option<PathBuf>,
}

impl ClusterArgs {
    /// The server, if there is one.
    pub fn server(&self) -> Option<ServerArgs> {
        let ClusterArgs { cluster, credentials, tls_ca } = self.clone();
        cluster.map(|cluster| ServerArgs { cluster, credentials, tls_ca })
    }
}

/// `raddle worker`.
#[derive(Args, Clone, Debug)]
pub struct WorkerArgs {
    /// The server.
    #[command(flatten)]
    pub server: ServerArgs,

    /// How many threads explore: a number, or `all` for one on every core
    #[arg(long, value_name = "N", value_parser = parse_jobs, default_value = "all")]
    pub jobs: usize,

    /// What others call this worker [default: made of the name of the machine]
    #[arg(long, value_name = "NAME", value_parser = parse_name)]
    pub name: Option<String>,

    /// End the search with `incomplete` when this process uses that much memory (K, M, G)
    #[arg(long, help_heading = "Limits", value_name = "SIZE", value_parser = parse_size, default_value = "4G")]
    pub max_memory: u64,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// `raddle status`.
#[derive(Args, Clone, Debug)]
pub struct StatusArgs {
    /// The server.
    #[command(flatten)]
    pub server: ServerArgs,

    /// Remove a search from the server, with all that was found: its id, as it is shown
    #[arg(long, value_name = "ID", conflicts_with = "json")]
    pub forget: Option<String>,

    /// Print what is known as one JSON object
    #[arg(long, help_heading = "Output")]
    pub json: bool,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

/// A name that can be part of a subject of NATS.
fn parse_name(text: &str) -> Result<String, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !text.is_empty() && text.chars().all(plain) {
        Ok(text.to_string())
    } else {
        Err(String::from("use letters, digits, `-` and `_`"))
    }
}
