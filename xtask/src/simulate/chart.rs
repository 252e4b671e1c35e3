//! A chart in SVG, drawn by hand: lines over two logarithmic scales.

use crate::markdown::count;
use std::fmt::Write as _;

/// A line with its name.
pub struct Line {
    /// What it is.
    pub name: String,
    /// Points, from left to right.
    pub points: Vec<(f64, f64)>,
}

const PANEL: (f64, f64) = (360.0, 330.0);
const LEFT: f64 = 62.0;
const TOP: f64 = 40.0;
const GAP: f64 = 70.0;
const LEGEND: f64 = 18.0;
/// Told apart by lightness and dashes, too.
const STYLES: [(&str, &str); 8] = [
    ("#1f5fa8", ""),
    ("#e69138", ""),
    ("#38761d", ""),
    ("#222222", ""),
    ("#a64d79", "6 3"),
    ("#6fa8dc", "2 3"),
    ("#777777", "8 3 2 3"),
    ("#cc0000", "1 2"),
];

/// Panels side by side: each with its title and its lines. Both scales go from 1 to 10^decades.
pub fn draw(title: &str, axes: (&str, &str), decades: u32, panels: &[(&str, Vec<Line>)]) -> String {
    let most = panels.iter().map(|(_, lines)| lines.len()).max().unwrap_or(0) as f64;
    let (width, height) = (LEFT + panels.len() as f64 * (PANEL.0 + GAP), TOP + 26.0 + PANEL.1 + 50.0 + most * LEGEND);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"12\" y=\"20\" font-size=\"14\" font-weight=\"bold\">{title}</text>\n"
    );
    for (number, (name, lines)) in panels.iter().enumerate() {
        let left = LEFT + number as f64 * (PANEL.0 + GAP);
        panel(&mut svg, (left, TOP + 26.0), name, axes, decades, lines);
    }
    svg + "</svg>\n"
}

fn panel(svg: &mut String, (left, top): (f64, f64), name: &str, axes: (&str, &str), decades: u32, lines: &[Line]) {
    let at = |(x, y): (f64, f64)| {
        let place = |value: f64| (value.max(1.0).log10() / f64::from(decades)).min(1.0);
        (left + PANEL.0 * place(x), top + PANEL.1 * (1.0 - place(y)))
    };
    let end = 10f64.powi(decades as i32);
    let _ = writeln!(svg, "<text x=\"{left:.1}\" y=\"{:.1}\" font-weight=\"bold\">{name}</text>", top - 10.0);
    for decade in 0..=decades {
        let value = 10f64.powi(decade as i32);
        let ((x, _), (_, y)) = (at((value, 1.0)), at((1.0, value)));
        let (right, bottom) = (left + PANEL.0, top + PANEL.1);
        let _ = writeln!(svg, "<line x1=\"{x:.1}\" y1=\"{top:.1}\" x2=\"{x:.1}\" y2=\"{bottom:.1}\" stroke=\"#ddd\"/>");
        let _ = writeln!(svg, "<line x1=\"{left:.1}\" y1=\"{y:.1}\" x2=\"{right:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>");
        let label = count(10u64.pow(decade));
        let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{label}</text>", bottom + 16.0);
        let _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>", left - 6.0, y + 4.0);
    }
    let middle = left + PANEL.0 / 2.0;
    let below = top + PANEL.1 + 32.0;
    let _ = writeln!(svg, "<text x=\"{middle:.1}\" y=\"{below:.1}\" text-anchor=\"middle\">{}</text>", axes.0);
    let (x, y) = (left + 6.0, top + 14.0);
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" fill=\"#666\">{}</text>", axes.1);
    let ((x1, y1), (x2, y2)) = (at((1.0, 1.0)), at((end, end)));
    let _ = writeln!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#bbb\" stroke-width=\"1.5\"/>"
    );
    for (i, line) in lines.iter().enumerate() {
        let (colour, dash) = STYLES[i % STYLES.len()];
        let points: Vec<String> =
            line.points.iter().map(|&point| at(point)).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let points = points.join(" ");
        let style = format!("stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\"");
        let _ = writeln!(svg, "<polyline points=\"{points}\" fill=\"none\" {style}/>");
        let y = top + PANEL.1 + 50.0 + LEGEND * i as f64;
        let (from, to) = (left, left + 28.0);
        let _ = writeln!(svg, "<line x1=\"{from:.1}\" y1=\"{y:.1}\" x2=\"{to:.1}\" y2=\"{y:.1}\" {style}/>");
        let _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\">{}</text>", to + 8.0, y + 4.0, line.name);
    }
}
