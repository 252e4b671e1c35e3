// On paper the execution is a table, made when it is printed: all rows, as they are folded now.
const PAPER_LANES_MAX = 4;

function paper(bug, rows) {
  const wide = bug.threads.length <= PAPER_LANES_MAX;
  const names = wide ? bug.threads : ["thread", "what"];
  const head = element("tr", "", element("th", "", "step"), ...names.map((name) => element("th", "", name)), element("th", "", "source"));
  const cell = (...parts) => element("td", "", ...parts);
  const body = rows.map((row) => {
    if (row.fold) {
      const only = cell("… " + plural(row.fold.to - row.fold.from + 1, "step") + " that do not matter");
      only.colSpan = names.length + 2;
      return element("tr", "folded", only);
    }
    const { step } = row;
    const what = (step.operation + " " + step.detail).trim();
    const columns = wide ? bug.threads.map((_, thread) => cell(thread === step.thread ? what : "")) : [cell(bug.threads[step.thread]), cell(what)];
    const number = (step.mark ? SIGNS[step.mark] + " " : "") + (step.index + 1);
    return element("tr", step.mark, cell(number), ...columns, cell(placeText(step.place) + "  ", element("code", "", codeAt(step.place))));
  });
  const parts = [element("table", "", element("thead", "", head), element("tbody", "", ...body))];
  if (bug.ends.length) {
    parts.push(element("h2", "", "Where the threads stand then"), element("ul", "", ...bug.ends.map((end) =>
      element("li", "", bug.threads[end.thread] + ": " + end.state + (end.place ? " (" + placeText(end.place) + ")" : "")))));
  }
  return parts;
}
