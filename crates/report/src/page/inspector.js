// The present step in words, and what is in memory after it.
const OBJECTS_MAX = 200;

/** A link to a step. */
function stepLink(bug, index, withText) {
  const step = bug.steps[index];
  const link = element("button", "link", "step " + (index + 1));
  link.type = "button";
  link.dataset.step = String(index);
  link.title = stepText(bug, step);
  return withText ? element("span", "", link, " (" + bug.threads[step.thread] + ")") : link;
}

/** A link to a place in the source. */
function placeLink(at, withFunction) {
  const link = element("button", "link", placeText(at));
  link.type = "button";
  link.addEventListener("click", () => source.look(at));
  return element("span", "", link, withFunction && at.fn ? " in " + at.fn : "");
}

function between(parts, what) {
  return parts.flatMap((part, at) => (at ? [what, part] : [part]));
}

const inspector = {
  update(bug, position) {
    const box = byId("step");
    if (position >= bug.steps.length) box.replaceChildren(...this.end(bug));
    else box.replaceChildren(...this.step(bug, bug.steps[position]));
    this.state(bug, position);
  },

  step(bug, step) {
    const heading = element("h2", "", element("span", "pill t" + (step.thread % 8), bug.threads[step.thread]), " ",
      element("span", "op", step.operation), step.detail ? " " + step.detail : "");
    const facts = element("dl", "facts");
    const fact = (name, ...value) => facts.append(element("dt", "", name), element("dd", "", ...value));
    const code = codeAt(step.place);
    fact("at", placeLink(step.place, true), code ? element("code", "", code) : null);
    if (step.calls.length) {
      fact("called", ...step.calls.map((at) => element("div", "", "from ", placeLink(at, true), element("code", "", codeAt(at)))));
    }
    if (step.held.length) fact("holds", ...between(step.held.map((lock) => element("code", "", lock)), ", "));
    if (step.readsFrom.length) fact("reads from", ...between(step.readsFrom.map((index) => stepLink(bug, index, true)), ", "));
    const readers = bug.readers.get(step.index);
    if (readers) fact("read by", ...between(readers.slice(0, 8).map((index) => stepLink(bug, index, true)), ", "),
      readers.length > 8 ? " and " + (readers.length - 8) + " more" : null);
    if (step.after.length) fact("comes after", ...between(step.after.map((index) => stepLink(bug, index, true)), ", "));
    const said = step.mark ? element("p", "said " + step.mark, SIGNS[step.mark] + " " + (step.mark === "failed" ? bug.message : EXPLAINED[step.mark])) : null;
    return [heading, said, facts].filter(Boolean);
  },

  end(bug) {
    const facts = element("dl", "facts");
    for (const end of bug.ends) {
      facts.append(element("dt", "", element("span", "pill t" + (end.thread % 8), bug.threads[end.thread])),
        element("dd", "", end.state, end.place ? " at " : "", end.place ? placeLink(end.place, true) : null,
          end.place ? element("code", "", codeAt(end.place)) : null,
          ...heldAtEnd(bug, end.thread).map((lock) => element("div", "quiet", "holds " + lock))));
    }
    return [element("h2", "", "Where the threads stand then"), facts];
  },

  /** Shared places and their values: in the order in which they are met, and where those are too many, the last ones used. */
  state(bug, position) {
    const box = byId("state");
    byId("state").hidden = bug.histories.size === 0;
    if (box.hidden) return;
    let objects = [...bug.histories].map(([object, history]) => ({ object, ...valueAt(history, position) }));
    const all = objects.length;
    if (all > OBJECTS_MAX) objects = objects.sort((a, b) => (b.touched ?? -1) - (a.touched ?? -1)).slice(0, OBJECTS_MAX);
    const rows = objects.map(({ object, value, writer, touched }) => {
      const now = touched === position;
      const row = element("tr", now ? (writer === position ? "written" : "read") : "",
        element("td", "object", text(object)), element("td", "value", value === null ? "–" : value),
        element("td", "by", writer === null ? null : stepLink(bug, writer, true)));
      if (value === null) row.children[1].title = "nobody has looked yet";
      return row;
    });
    const head = element("tr", "", element("th", "", "variable"), element("th", "", "value"), element("th", "", "written by"));
    const where = position >= bug.steps.length ? "at the end" : "after step " + (position + 1);
    const title = element("h2", "", "Memory ", element("span", "quiet", where + (all > OBJECTS_MAX ? ", " + OBJECTS_MAX + " of " + all + " places, last used first" : "")));
    box.replaceChildren(title, element("table", "", element("thead", "", head), element("tbody", "", ...rows)));
    const touched = box.querySelector(".written, .read");
    if (touched) reveal(box, touched, false);
  },
};
