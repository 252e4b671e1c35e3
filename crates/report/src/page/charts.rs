//! Drawings of how a search went along, as vector graphics inside of the page.

use crate::{Depths, EstimateSample, Profile, Sample, grouped};
use std::fmt::Write;

const WIDTH: f64 = 440.0;
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 58.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 34.0;

/// From `min` to `max`, along an axis of the drawing.
struct Axis {
    min: f64,
    max: f64,
    from: f64,
    to: f64,
}

impl Axis {
    fn x(min: f64, max: f64) -> Self {
        Axis { min, max: min + positive(max - min), from: LEFT, to: WIDTH - RIGHT }
    }

    fn y(max: f64) -> Self {
        Axis { min: 0.0, max: positive(max), from: HEIGHT - BOTTOM, to: TOP }
    }

    fn at(&self, value: f64) -> f64 {
        self.from + (self.to - self.from) * ((value - self.min) / (self.max - self.min)).clamp(0.0, 1.0)
    }

    /// Round numbers along it: a few, whatever it is for.
    fn ticks(&self) -> Vec<f64> {
        let rough = (self.max - self.min) / 4.0;
        let scale = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * scale).into_iter().find(|&step| step >= rough);
        let step = step.unwrap_or(rough);
        let first = (self.min / step).ceil();
        (0..=5).map(|n| (first + f64::from(n)) * step).take_while(|&tick| tick <= self.max * 1.001).collect()
    }
}

fn positive(max: f64) -> f64 {
    if max.is_finite() && max > 0.0 { max } else { 1.0 }
}

/// A count, short enough for an axis.
fn count(value: f64) -> String {
    match value {
        v if v >= 1e15 => format!("{v:.0e}"),
        v if v >= 1e10 => format!("{} G", grouped((v / 1e9) as u64)),
        v if v >= 1e7 => format!("{} M", grouped((v / 1e6) as u64)),
        v if v >= 1e5 => format!("{} k", grouped((v / 1e3) as u64)),
        v => grouped(v as u64),
    }
}

fn seconds(value: f64) -> String {
    match value {
        0.0 => String::from("0"),
        v if v < 0.001 => format!("{:.0} µs", v * 1e6),
        v if v < 1.0 => format!("{} ms", trimmed(v * 1e3)),
        v => format!("{} s", trimmed(v)),
    }
}

fn trimmed(value: f64) -> String {
    let text = format!("{value:.1}");
    text.trim_end_matches(".0").to_owned()
}

/// A drawing with its axes: what goes along and up, how their numbers are written.
fn frame(title: &str, x: (&Axis, fn(f64) -> String, &str), y: (&Axis, fn(f64) -> String), inside: &str) -> String {
    let mut text = format!(
        "<figure><figcaption>{title}</figcaption><svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-label=\"{title}\">"
    );
    for tick in y.0.ticks() {
        let at = y.0.at(tick);
        let _ = write!(
            text,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text class=\"tick\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 3.5,
            y.1(tick)
        );
    }
    for tick in x.0.ticks() {
        let at = x.0.at(tick);
        let _ = write!(
            text,
            "<text class=\"tick\" x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            HEIGHT - BOTTOM + 14.0,
            x.1(tick)
        );
    }
    let _ = writeln!(
        text,
        "<text class=\"axis\" x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>{inside}</svg></figure>",
        WIDTH - RIGHT,
        HEIGHT - 4.0,
        x.2
    );
    text
}

fn points(points: impl Iterator<Item = (f64, f64)>) -> String {
    points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

fn over_time(samples: &[Sample]) -> String {
    let Some(last) = samples.last() else { return String::new() };
    let (x, y) = (Axis::x(0.0, last.seconds), Axis::y(last.executions as f64));
    let line = points(samples.iter().map(|sample| (x.at(sample.seconds), y.at(sample.executions as f64))));
    let ground = y.at(0.0);
    let inside = format!(
        "<polygon class=\"area\" points=\"{},{ground:.1} {line} {:.1},{ground:.1}\"/><polyline class=\"curve\" points=\"{line}\"/>",
        x.at(0.0),
        x.at(last.seconds)
    );
    frame("Executions over time", (&x, seconds, "time"), (&y, count), &inside)
}

fn depths(depths: &Depths) -> String {
    let highest = depths.counts.iter().copied().max().unwrap_or(0);
    // A few empty bars on both sides, so that one bar alone is seen for what it is.
    let first = depths.counts.iter().position(|&count| count > 0).unwrap_or(0);
    let bars = [first.saturating_sub(4), (depths.counts.len() + 4).max(first + 9)];
    let [low, high] = bars.map(|bar| (bar as u64 * depths.width) as f64);
    let (x, y) = (Axis::x(low, high), Axis::y(highest as f64));
    let mut inside = String::new();
    for (index, &number) in depths.counts.iter().enumerate().filter(|(_, number)| **number > 0) {
        let from = index as u64 * depths.width;
        let to = from + depths.width;
        let (left, right) = (x.at(from as f64), x.at(to as f64));
        let top = y.at(number as f64);
        let steps = if depths.width == 1 { format!("{from}") } else { format!("{from} to {}", to - 1) };
        let _ = write!(
            inside,
            "<rect class=\"bar\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{steps} steps: {} \
             executions</title></rect>",
            (right - left - 1.0).max(0.5),
            (y.at(0.0) - top).max(0.5),
            grouped(number)
        );
    }
    frame("Length of executions", (&x, count, "visible steps"), (&y, count), &inside)
}

/// With `actual`, the number there turned out to be.
fn estimates(samples: &[EstimateSample], executions: u64, actual: Option<u64>) -> String {
    // An early estimate may be off by orders of magnitude, and would leave nothing to see of the rest.
    let expected: Vec<f64> = samples.iter().map(|sample| sample.total).collect();
    let middle = median(expected.clone());
    let most = expected.into_iter().fold(0.0, f64::max).min(3.0 * middle).max(actual.unwrap_or(0) as f64);
    // A search that was taken up again has explored more than what this run did.
    let last = samples.last().map_or(executions, |sample| sample.executions.max(executions)).max(actual.unwrap_or(0));
    let (x, y) = (Axis::x(0.0, last as f64), Axis::y(most * 1.15));
    let mut inside = String::new();
    let ranges: Vec<_> = samples.iter().filter_map(|s| Some((x.at(s.executions as f64), s.low?, s.high?))).collect();
    if ranges.len() > 1 {
        let low = ranges.iter().map(|&(x, low, _)| (x, y.at(low)));
        let high = ranges.iter().rev().map(|&(x, _, high)| (x, y.at(high)));
        let _ = write!(inside, "<polygon class=\"range\" points=\"{}\"/>", points(low.chain(high)));
    }
    let line = points(samples.iter().map(|sample| (x.at(sample.executions as f64), y.at(sample.total))));
    let _ = write!(inside, "<polyline class=\"curve\" points=\"{line}\"/>");
    if let Some(actual) = actual {
        let at = y.at(actual as f64);
        let _ = write!(
            inside,
            "<line class=\"actual\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text class=\"axis\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">actual: {}</text>",
            WIDTH - RIGHT,
            WIDTH - RIGHT,
            at - 5.0,
            grouped(actual)
        );
    }
    frame("Estimated number of executions", (&x, count, "after so many executions"), (&y, count), &inside)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(1.0)
}

/// All drawings. With `actual`, so many executions were all that there are, so the estimates have something to be compared with.
pub(super) fn charts(profile: &Profile, actual: Option<u64>) -> String {
    let executions = profile.over_time.last().map_or(0, |last| last.executions);
    if executions == 0 {
        return String::from("<p class=\"quiet\">No execution came to its end.</p>\n");
    }
    let mut text = format!("<div class=\"charts\">\n{}{}", over_time(&profile.over_time), depths(&profile.depths));
    if profile.estimates.is_empty() {
        text += "<figure><figcaption>Estimated number of executions</figcaption><p class=\"quiet\">The search was over before there \
                 was anything to estimate.</p></figure>\n";
    } else {
        text += &estimates(&profile.estimates, executions, actual);
    }
    text += "</div>\n";
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_few_and_round() {
        assert_eq!(Axis::y(96.0).ticks(), [0.0, 50.0]);
        assert_eq!(Axis::y(100.0).ticks(), [0.0, 50.0, 100.0]);
        assert_eq!(Axis::x(0.0, 8.0).ticks(), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(Axis::x(53.0, 61.0).ticks(), [54.0, 56.0, 58.0, 60.0]);
        assert_eq!(Axis::x(0.0, 0.0).ticks(), [0.0, 0.5, 1.0]);
    }

    #[test]
    fn numbers_fit_an_axis() {
        assert_eq!(count(1234.0), "1,234");
        assert_eq!(count(250_000.0), "250 k");
        assert_eq!(count(3e20), "3e20");
        assert_eq!([0.0, 0.0005, 0.02, 1.5, 30.0].map(seconds), ["0", "500 µs", "20 ms", "1.5 s", "30 s"]);
    }

    #[test]
    fn estimates_are_compared_with_what_came_of_them() {
        let mut depths = Depths::default();
        (0..90).for_each(|n| depths.add(n % 7));
        let profile = Profile {
            over_time: vec![Sample::default(), Sample { seconds: 2.0, executions: 90 }],
            depths,
            estimates: vec![
                EstimateSample { executions: 20, total: 100.0, low: None, high: None },
                EstimateSample { executions: 40, total: 80.0, low: Some(60.0), high: Some(120.0) },
                EstimateSample { executions: 60, total: 88.0, low: Some(80.0), high: Some(99.0) },
            ],
        };
        let drawn = charts(&profile, Some(90));
        assert!(drawn.contains("actual: 90") && drawn.contains("class=\"range\""), "{drawn}");
        assert_eq!(drawn.matches("class=\"bar\"").count(), 7, "{drawn}");
        assert!(!charts(&profile, None).contains("actual:"));
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    }
}
