//! Two plots in SVG, drawn by hand: horizontal bars on a logarithmic scale.

use crate::markdown::count;
use crate::published::{SPEEDS, TABLE_1, TABLE_3, TABLE_4};
use crate::runs::{Job, Results};
use std::fmt::Write as _;

/// Bars that belong together.
struct Group {
    label: String,
    /// Values in the order of the legend; absent ones leave a gap.
    bars: Vec<Option<f64>>,
}

const LEFT: f64 = 170.0;
const WIDTH: f64 = 560.0;
const BAR_HEIGHT: f64 = 11.0;
const GROUP_GAP: f64 = 9.0;
const TOP: f64 = 64.0;
/// Told apart by lightness too, on white and on black.
const COLOURS: [&str; 4] = ["#1f5fa8", "#6fa8dc", "#e69138", "#999999"];

/// Executions per second: ours and the other tools'.
pub fn speeds(results: &Results) -> String {
    let mut groups = Vec::new();
    for (i, speed) in SPEEDS.iter().enumerate() {
        for &(program, n, theirs) in speed.rows {
            let ours = results.get(&Job::new(program, Some(n), speed.algorithm)).and_then(|r| r.as_ref().ok());
            // One bar of ours and one of theirs, each with the colour of its place in the legend.
            let mut bars = vec![None; 4];
            bars[if i == 2 { 1 } else { 0 }] = ours.map(|m| m.speed());
            bars[if i == 1 { 3 } else { 2 }] = Some(theirs);
            groups.push(Group { label: format!("{program}({n})"), bars });
        }
    }
    let legend = ["raddle optimal", "raddle reads-from", "Nidhugg", "GenMC"];
    draw("Executions per second, one core (logarithmic)", &legend, &groups)
}

/// Traces explored by the three algorithms, as measured here.
pub fn traces(results: &Results) -> String {
    let rows = TABLE_3.iter().chain(&TABLE_4).map(|&(program, n, ..)| (program, n));
    let chain = TABLE_1.iter().map(|&(n, ..)| ("chain", n));
    let group = |(program, n): (&str, u64)| {
        let explored = |algorithm| {
            let measured = results.get(&Job::new(program, Some(n), algorithm))?.as_ref().ok()?;
            measured.finished.then(|| measured.executions.total() as f64)
        };
        Group { label: format!("{program}({n})"), bars: ["optimal", "source", "classic"].map(explored).into() }
    };
    let groups: Vec<Group> = rows.chain(chain).map(group).collect();
    draw("Traces explored, blocked ones included (logarithmic)", &["optimal", "source", "classic"], &groups)
}

fn draw(title: &str, legend: &[&str], groups: &[Group]) -> String {
    let values = groups.iter().flat_map(|group| group.bars.iter().flatten());
    let decades = values.fold(1.0f64, |most, &value| most.max(value)).log10().ceil().max(1.0);
    let bars = groups.iter().map(|group| group.bars.iter().flatten().count() as f64 * BAR_HEIGHT + GROUP_GAP);
    let height = TOP + bars.sum::<f64>() + 30.0;
    let total = LEFT + WIDTH + 90.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{total}\" height=\"{height:.0}\" viewBox=\"0 0 {total} {height:.0}\" \
         font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"12\" y=\"20\" font-size=\"14\" font-weight=\"bold\">{title}</text>\n"
    );
    for (i, name) in legend.iter().enumerate() {
        let x = LEFT + 150.0 * i as f64;
        let colour = COLOURS[i % COLOURS.len()];
        let _ = writeln!(svg, "<rect x=\"{x}\" y=\"32\" width=\"11\" height=\"11\" fill=\"{colour}\"/>");
        let _ = writeln!(svg, "<text x=\"{}\" y=\"42\">{name}</text>", x + 16.0);
    }
    for decade in 0..=decades as u32 {
        let x = LEFT + WIDTH * f64::from(decade) / decades;
        let end = height - 24.0;
        let _ = writeln!(svg, "<line x1=\"{x:.1}\" y1=\"{}\" x2=\"{x:.1}\" y2=\"{end}\" stroke=\"#ddd\"/>", TOP - 8.0);
        let label = count(10u64.pow(decade));
        let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{label}</text>", height - 10.0);
    }
    let mut y = TOP;
    for group in groups {
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{:.0}\" text-anchor=\"end\">{}</text>",
            LEFT - 8.0,
            y + 10.0,
            group.label
        );
        for (i, value) in group.bars.iter().enumerate() {
            let Some(value) = value else { continue };
            // A bar for 1 still has to be seen.
            let length = (WIDTH * value.max(1.0).log10() / decades).max(1.5);
            let colour = COLOURS[i % COLOURS.len()];
            let thickness = BAR_HEIGHT - 1.0;
            let _ = writeln!(
                svg,
                "<rect x=\"{LEFT}\" y=\"{y:.0}\" width=\"{length:.1}\" height=\"{thickness}\" fill=\"{colour}\"/>"
            );
            let (x, base) = (LEFT + length + 4.0, y + 9.0);
            let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{base:.0}\" font-size=\"9\">{}</text>", count(*value as u64));
            y += BAR_HEIGHT;
        }
        y += GROUP_GAP;
    }
    svg + "</svg>\n"
}
