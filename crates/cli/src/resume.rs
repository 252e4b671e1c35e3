//! `raddle resume`: what it is asked to do, on top of what the check was asked to do.

use crate::args::{CheckArgs, Color, OutputArgs, PageArgs, ViewArgs, parse_jobs, parse_seconds, parse_size};
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// `raddle resume`. Limits are those of this run alone.
#[derive(Args, Clone, Debug)]
pub struct ResumeArgs {
    /// The checkpoint; the search goes on writing to it
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// How many threads explore [default: as many as before]
    #[arg(long, value_name = "N", value_parser = parse_jobs)]
    pub jobs: Option<usize>,

    /// Stop after this many more seconds
    #[arg(long, help_heading = "Limits", value_name = "SECONDS", value_parser = parse_seconds)]
    pub timeout: Option<Duration>,

    /// Stop after this many executions, those before among them
    #[arg(long, help_heading = "Limits", value_name = "N")]
    pub max_executions: Option<u64>,

    /// Stop when this process uses that much memory (K, M, G)
    #[arg(long, help_heading = "Limits", value_name = "SIZE", value_parser = parse_size, default_value = "4G")]
    pub max_memory: u64,

    /// How often the checkpoint is written, in seconds [default: as before]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub checkpoint_every: Option<Duration>,

    /// Print the result as one JSON object
    #[arg(long, help_heading = "Output")]
    pub json: bool,

    /// Whether a page is wanted.
    #[command(flatten)]
    pub page: PageArgs,

    /// Files for other tools.
    #[command(flatten)]
    pub outputs: OutputArgs,

    /// Show what the program had printed when the bug occurred
    #[arg(long, help_heading = "Output")]
    pub show_output: bool,

    /// How much is shown.
    #[command(flatten)]
    pub view: ViewArgs,

    /// When to use colour
    #[arg(long, value_name = "WHEN", default_value = "auto", help_heading = "Output")]
    pub color: Color,
}

impl ResumeArgs {
    /// What the check is to do now.
    pub fn over(&self, mut check: CheckArgs) -> CheckArgs {
        let ResumeArgs {
            file: _,
            jobs,
            timeout,
            max_executions,
            max_memory,
            checkpoint_every,
            json,
            page,
            outputs,
            show_output,
            view,
            color,
        } = self;
        check.search.jobs = jobs.or(check.search.jobs);
        (check.search.timeout, check.search.max_executions) = (*timeout, *max_executions);
        check.search.max_memory = *max_memory;
        check.checkpoint_every = checkpoint_every.or(check.checkpoint_every);
        (check.json, check.show_output, check.view, check.color) = (*json, *show_output, *view, *color);
        check.page.clone_from(page);
        check.outputs.clone_from(outputs);
        // What was found about loops is not in the file.
        check.verbose = false;
        check
    }
}
