// The data of the page, unpacked, and what can be computed from it without drawing anything.
const data = JSON.parse(document.getElementById("data").textContent);
const MARKS = ["", "failed", "racing", "deciding"];
const byId = (id) => document.getElementById(id);

/** An element with a class, and children that are elements or texts. Texts of the program never become markup. */
function element(tag, name, ...children) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

const text = (number) => (number < 0 ? null : data.strings[number]);

function place(number) {
  if (number < 0) return null;
  const [file, line, column, name] = data.places[number];
  return { file, line, column, fn: text(name) };
}

const fileName = (file) => data.files[file].name;
/** The last part of a name, where that is enough to tell files apart. */
function shortName(file) {
  const last = (name) => name.slice(name.lastIndexOf("/") + 1);
  const own = last(fileName(file));
  return data.files.filter((other) => last(other.name) === own).length > 1 ? fileName(file) : own;
}

function placeText(at) {
  if (!at) return "?";
  if (!fileName(at.file)) return at.fn || "?";
  return at.line ? shortName(at.file) + ":" + at.line : shortName(at.file);
}

function codeAt(at) {
  if (!at) return "";
  for (const [from, lines] of data.files[at.file].parts) {
    if (at.line >= from && at.line < from + lines.length) return lines[at.line - from].trim();
  }
  return "";
}

function unpackStep(packed, index) {
  const [thread, at, operation, detail, bits, chain, held, effects, readsFrom, after] = packed;
  return {
    index, thread, place: place(at), operation: text(operation), detail: text(detail),
    matters: (bits & 1) === 1, mark: MARKS[bits >> 1],
    calls: data.chains[chain].map(place), held: held.map(text),
    effects: effects.map(([object, read, wrote]) => ({ object, read: text(read), wrote: text(wrote) })),
    readsFrom, after,
  };
}

/** A bug with its steps, and where to look things up: who writes what when, who stands where when. */
function unpackBug(packed) {
  const bug = { ...packed, place: place(packed.place), steps: packed.steps.map(unpackStep) };
  bug.notes = packed.notes.map(([message, at]) => ({ message, place: place(at) }));
  bug.ends = packed.ends.map(([thread, state, at]) => ({ thread, state, place: place(at) }));
  // A position after the last step, for what is said of the end.
  bug.positions = bug.steps.length + (bug.ends.length > 0 ? 1 : 0);
  bug.histories = new Map();
  bug.stepsOf = bug.threads.map(() => []);
  bug.readers = new Map();
  for (const step of bug.steps) {
    bug.stepsOf[step.thread].push(step.index);
    for (const effect of step.effects) {
      if (!bug.histories.has(effect.object)) bug.histories.set(effect.object, []);
      const history = bug.histories.get(effect.object);
      const before = history.length ? history[history.length - 1].writer : null;
      const writer = effect.wrote !== null ? step.index : before;
      history.push({ step: step.index, read: effect.read, wrote: effect.wrote, writer });
    }
    for (const writer of step.readsFrom) {
      if (!bug.readers.has(writer)) bug.readers.set(writer, []);
      bug.readers.get(writer).push(step.index);
    }
  }
  bug.knowsWhatMatters = bug.steps.some((step) => step.matters) && bug.steps.some((step) => !step.matters);
  bug.edges = edgesOf(bug);
  return bug;
}

/** From whom to whom, and why. Where somebody reads what he comes after, that is said once. */
function edgesOf(bug) {
  const edges = [];
  for (const step of bug.steps) {
    for (const from of step.readsFrom) edges.push({ from, to: step.index, kind: "reads" });
    for (const from of step.after) {
      if (!step.readsFrom.includes(from)) edges.push({ from, to: step.index, kind: "after" });
    }
  }
  return edges;
}

/** The number of entries of a sorted list of numbers that are at most `limit`. */
function countUpTo(list, limit, of = (entry) => entry) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (of(list[middle]) <= limit) low = middle + 1; else high = middle;
  }
  return low;
}

/** The last step of a thread up to a position, or null. */
function lastStepOf(bug, thread, position) {
  const list = bug.stepsOf[thread];
  const count = countUpTo(list, position);
  return count ? bug.steps[list[count - 1]] : null;
}

/** The locks that a thread holds in the end. */
function heldAtEnd(bug, thread) {
  const last = lastStepOf(bug, thread, bug.steps.length);
  return last ? last.held : [];
}

/** What is in a place after a step: the value, who left it there, and whether that was this very step. */
function valueAt(history, position) {
  const count = countUpTo(history, position, (entry) => entry.step);
  // Nobody has been there yet: what the first one finds is there already.
  if (count === 0) return { value: history[0].read, writer: null, touched: null };
  const last = history[count - 1];
  return { value: last.wrote !== null ? last.wrote : last.read, writer: last.writer, touched: last.step };
}

/** Rows of the table: steps, and stretches of steps that are folded, except those that were opened. */
function rowsOf(bug, folded, open) {
  const rows = [];
  for (let index = 0; index < bug.steps.length; index++) {
    const step = bug.steps[index];
    const hide = (at) => !bug.steps[at].matters && !bug.steps[at].mark && at + 1 < bug.steps.length;
    if (!folded || !hide(index)) {
      rows.push({ step });
      continue;
    }
    let to = index;
    while (to + 1 < bug.steps.length && hide(to + 1)) to++;
    if (open.has(index) || to === index) {
      for (let at = index; at <= to; at++) rows.push({ step: bug.steps[at] });
    } else {
      rows.push({ fold: { from: index, to } });
    }
    index = to;
  }
  return rows;
}

const plural = (count, word) => count.toLocaleString("en-US") + " " + word + (count === 1 ? "" : "s");
