// Who moves, and what follows from it: keys, clicks, folding, searching, choosing a bug.
const bugs = data.bugs.map(unpackBug);
const shown = { bug: bugs[0], position: 0, folded: false, open: new Set(), rows: [], found: -1 };

/** The command that repeats a bug, with a button that copies it. */
function command(bug) {
  const button = element("button", "copy", "Copy");
  button.type = "button";
  return element("p", "command", element("code", "", "raddle replay " + bug.token + " " + data.replay), button);
}

function fault() {
  const { bug } = shown;
  const parts = [];
  if (bugs.length > 1) {
    const list = element("div", "bugs");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", "Bugs");
    bugs.forEach((one, number) => {
      const tab = element("button", "tab", number + 1 + ". " + one.kind + " ", element("span", "quiet", placeText(one.place)));
      tab.type = "button";
      tab.title = one.message;
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-selected", String(one === bug));
      tab.addEventListener("click", () => choose(number));
      list.append(tab);
    });
    parts.push(list);
  }
  parts.push(element("h1", "", element("span", "badge bad", bug.kind), " " + bug.message));
  const steps = bug.steps.length ? plural(bug.steps.length, "step") : "before the first visible step";
  const meta = element("p", "meta", element("span", "pill t" + (bug.thread % 8), bug.threads[bug.thread]), " at ", placeLink(bug.place, true),
    " · " + steps + (bug.found_after ? " · found in execution " + bug.found_after.toLocaleString("en-US") : ""));
  parts.push(element("div", "under", meta, bug.token ? command(bug) : null));
  if (bug.notes.length) {
    parts.push(element("ul", "notes", ...bug.notes.map((note) => element("li", "", note.message + (note.message ? ": " : ""), placeLink(note.place, true),
      element("code", "", codeAt(note.place))))));
  }
  if (bug.output !== null && bug.output !== undefined) {
    parts.push(element("details", "output", element("summary", "", "What the program had printed"), element("pre", "", bug.output || "(nothing)")));
  }
  byId("fault").replaceChildren(...parts);
}

/** Another bug of the list. */
function choose(number, position) {
  shown.bug = bugs[number];
  shown.open.clear();
  shown.folded = shown.bug.knowsWhatMatters;
  byId("folding").hidden = !shown.bug.knowsWhatMatters;
  byId("found").textContent = "";
  shown.found = -1;
  fault();
  document.body.classList.toggle("stateless", shown.bug.histories.size === 0);
  arrange();
  go(position ?? shown.bug.positions - 1);
}

/** Rows again, after folding. */
function arrange() {
  byId("fold").checked = shown.folded;
  shown.rows = rowsOf(shown.bug, shown.folded, shown.open);
  lanes.set(shown.bug, shown.rows);
}

/** Shows a position; a step that is folded away is unfolded. */
function go(position) {
  const { bug } = shown;
  if (!bug.positions) {
    // It happens before the first step that others can see: there is only a place to show.
    byId("position").textContent = "No step";
    for (const name of ["first", "back", "forward", "last"]) byId(name).disabled = true;
    lanes.ends(0);
    lanes.draw(0, -1);
    byId("step").replaceChildren(element("h2", "", bug.message), element("p", "", "It happens before the first visible step, in every execution."));
    byId("state").hidden = true;
    if (fileName(bug.place.file)) source.look(bug.place);
    return;
  }
  shown.position = Math.max(0, Math.min(bug.positions - 1, position));
  if (shown.position < bug.steps.length && !lanes.shows(shown.position)) {
    const { fold } = shown.rows.find((row) => row.fold && row.fold.from <= shown.position && shown.position <= row.fold.to);
    shown.open.add(fold.from);
    arrange();
  }
  const atEnd = shown.position >= bug.steps.length;
  byId("position").textContent = atEnd ? "End" : "Step " + (shown.position + 1) + " of " + bug.steps.length;
  byId("first").disabled = byId("back").disabled = next(-1) === null;
  byId("last").disabled = byId("forward").disabled = next(1) === null;
  lanes.ends(shown.position);
  lanes.reveal(shown.position);
  lanes.draw(shown.position, shown.found);
  lanes.overview(shown.position);
  source.update(bug, shown.position);
  inspector.update(bug, shown.position);
  byId("live").textContent = atEnd ? "The end" : stepText(bug, bug.steps[shown.position]);
}

/** The position before or after the present one that is not folded away, or null. */
function next(direction) {
  for (let at = shown.position + direction; at >= 0 && at < shown.bug.positions; at += direction) {
    if (at >= shown.bug.steps.length || lanes.shows(at)) return at;
  }
  return null;
}

function move(direction, times = 1) {
  for (let n = 0; n < times; n++) {
    const at = next(direction);
    if (at === null) break;
    shown.position = at;
  }
  go(shown.position);
}

/** The next step of the same thread. */
function moveAlone(direction) {
  const { bug, position } = shown;
  if (position >= bug.steps.length) return;
  const list = bug.stepsOf[bug.steps[position].thread];
  const at = list.indexOf(position) + direction;
  if (at >= 0 && at < list.length) go(list[at]);
}

function fold(folded) {
  if (!shown.bug.knowsWhatMatters) return;
  shown.folded = folded;
  shown.open.clear();
  arrange();
  // The present step may be one that is folded now: the one before it is as good.
  if (shown.position < shown.bug.steps.length && !lanes.shows(shown.position)) shown.position = next(-1) ?? next(1);
  go(shown.position);
}

/** A number is a step; anything else is looked for in what steps say. */
function find(direction) {
  const { bug } = shown;
  const wanted = byId("find").value.trim().toLowerCase();
  const found = byId("found");
  found.textContent = "";
  if (!wanted) return;
  if (/^\d+$/.test(wanted) && Number(wanted) >= 1 && Number(wanted) <= bug.steps.length) {
    shown.found = Number(wanted) - 1;
    return void go(shown.found);
  }
  const matches = bug.steps.filter((step) => (stepText(bug, step) + " " + (step.place.fn || "") + " " + codeAt(step.place)).toLowerCase().includes(wanted));
  if (!matches.length) {
    found.textContent = "not found";
    return;
  }
  const from = shown.found >= 0 ? shown.found : direction > 0 ? -1 : bug.steps.length;
  const after = direction > 0 ? matches.find((step) => step.index > from) : matches.findLast((step) => step.index < from);
  const match = after || (direction > 0 ? matches[0] : matches[matches.length - 1]);
  shown.found = match.index;
  found.textContent = matches.indexOf(match) + 1 + " of " + matches.length;
  go(match.index);
}

const KEYS = {
  ArrowRight: () => move(1), ArrowDown: () => move(1), j: () => move(1),
  ArrowLeft: () => move(-1), ArrowUp: () => move(-1), k: () => move(-1),
  PageDown: () => move(1, 10), PageUp: () => move(-1, 10),
  Home: () => go(firstShown()), End: () => go(shown.bug.positions - 1),
  "]": () => moveAlone(1), "[": () => moveAlone(-1),
  f: () => fold(!shown.folded), t: () => byId("theme").click(),
  "/": () => byId("find").focus(), "?": () => byId("keys").togglePopover(),
};

function firstShown() {
  const row = shown.rows.find((one) => one.step);
  return row ? row.step.index : 0;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = event.target.closest("input, textarea, select");
  if (field && field.type !== "checkbox") {
    if (event.key === "Escape") byId("lanes").focus();
    return;
  }
  // Source and long texts scroll as ever, where the reader is in them.
  const seen = byId("lanes").getBoundingClientRect();
  const scrolls = event.target.closest(".code, .about") || seen.bottom < 0 || seen.top > innerHeight;
  if (!Object.hasOwn(KEYS, event.key) || (scrolls && event.key.length > 1)) return;
  event.preventDefault();
  KEYS[event.key]();
});

document.addEventListener("click", (event) => {
  const folded = event.target.closest("[data-fold]");
  const step = event.target.closest("[data-step]");
  const named = event.target.closest("button.place");
  if (folded) {
    shown.open.add(Number(folded.dataset.fold));
    arrange();
    go(shown.position);
  } else if (step) {
    go(Number(step.dataset.step));
  } else if (named) {
    const file = data.files.findIndex((one) => one.name === named.dataset.file);
    if (file >= 0) {
      byId("fault").scrollIntoView();
      source.look({ file, line: Number(named.dataset.line) });
    }
  }
});

byId("first").addEventListener("click", () => go(firstShown()));
byId("back").addEventListener("click", () => move(-1));
byId("forward").addEventListener("click", () => move(1));
byId("last").addEventListener("click", () => go(shown.bug.positions - 1));
byId("ends").addEventListener("click", () => go(shown.bug.positions - 1));
byId("fold").addEventListener("change", (event) => fold(event.target.checked));
byId("find").addEventListener("input", () => { shown.found = -1; byId("found").textContent = ""; });
byId("find").addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  find(event.shiftKey ? -1 : 1);
});
byId("lanes").addEventListener("scroll", () => requestAnimationFrame(() => lanes.draw(shown.position, shown.found)), { passive: true });
byId("overview").addEventListener("click", (event) => go(lanes.stepAt(event.offsetY, event.target.clientHeight)));
const redraw = () => {
  lanes.layout();
  lanes.draw(shown.position, shown.found);
  lanes.overview(shown.position);
};
window.addEventListener("resize", () => { redraw(); lanes.reveal(shown.position); });
document.addEventListener("themechange", redraw);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
window.addEventListener("beforeprint", () => byId("paper").replaceChildren(...paper(shown.bug, shown.rows)));
window.addEventListener("afterprint", () => byId("paper").replaceChildren());

source.tabs();
// `#bug-2-step-17` is a place that can be linked to.
const link = /^#bug-(\d+)(?:-step-(\d+))?$/.exec(location.hash);
const asked = link && bugs[Number(link[1]) - 1] ? Number(link[1]) - 1 : 0;
choose(asked, link && link[2] ? Number(link[2]) - 1 : undefined);
