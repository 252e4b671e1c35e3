//! `raddle resume`: what it is asked to do, on top of what the check was asked to do.

use crate::args::{CheckArgs, Color, OutputArgs, PageArgs, ViewArgs, parse_jobs, parse_seconds, parse_size};
use crate::failure::Failure;
use clap::Args;
use raddle_report::Diagnostic;
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

    /// Stop after this many executions, those before among them; of random schedules: draw so many [default for these: as many as before]
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
    /// What the check is to do now. `drawn`: how many random schedules it was asked for before.
    pub fn over(&self, mut check: CheckArgs, drawn: Option<u64>) -> Result<CheckArgs, Failure> {
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
        // Random schedules have numbers, and who draws which is settled when they are asked for.
        let before =
            drawn.map(|drawn| check.search.max_executions.unwrap_or(drawn).max(drawn)).filter(|&drawn| drawn > 0);
        if let (Some(before), Some(now)) = (before, max_executions)
            && *now < before
        {
            let message = format!("--max-executions {now}: this search has been asked for {before} random schedules");
            return Err(Diagnostic::error(message)
                .help("give at least as many, or stop it earlier with --timeout")
                .into());
        }
        (check.search.timeout, check.search.max_executions) = (*timeout, max_executions.or(before));
        check.search.max_memory = *max_memory;
        check.checkpoint_every = checkpoint_every.or(check.checkpoint_every);
        (check.json, check.show_output, check.view, check.color) = (*json, *show_output, *view, *color);
        check.page.clone_from(page);
        check.outputs.clone_from(outputs);
        // What was found about loops is not in the file.
        check.verbose = false;
        Ok(check)
    }
}
