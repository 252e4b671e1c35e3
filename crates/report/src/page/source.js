// The source beside the execution: where every thread stands, and who called whom.
const KEYWORDS = new Set(("auto break case char const continue default do double else enum extern float for goto if inline int long " +
  "register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while bool true false " +
  "_Atomic _Bool _Thread_local NULL").split(" "));
const TOKENS = /(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)|(^\s*#\s*\w+)|\b(0[xX][0-9a-fA-F]+\w*|\d[\w.]*)\b|\b([A-Za-z_]\w*)\b/g;

/** A line in colours. Comments over several lines are told apart by `state.comment`. */
function colored(line, state) {
  const parts = [];
  let at = 0;
  const push = (name, piece) => { if (piece) parts.push(name ? element("span", name, piece) : piece); };
  if (state.comment) {
    const end = line.indexOf("*/");
    at = end < 0 ? line.length : end + 2;
    push("c-comment", line.slice(0, at));
    state.comment = end < 0;
  }
  TOKENS.lastIndex = at;
  for (let found = TOKENS.exec(line); found; found = TOKENS.exec(line)) {
    push("", line.slice(at, found.index));
    const [all, comment, string, directive, number, word] = found;
    const name = comment ? "c-comment" : string ? "c-string" : directive ? "c-directive" : number ? "c-number"
      : KEYWORDS.has(word) ? "c-keyword" : "";
    push(name, all);
    at = found.index + all.length;
    if (comment && comment.startsWith("/*") && !comment.endsWith("*/")) state.comment = true;
    TOKENS.lastIndex = at;
  }
  push("", line.slice(at));
  return parts;
}

const source = {
  file: -1,
  lines: new Map(),
  marked: [],

  tabs() {
    const list = byId("files");
    list.replaceChildren(...data.files.map((file, number) => {
      const tab = element("button", "tab", shortName(number) || "(unknown)");
      tab.type = "button";
      tab.title = file.name;
      tab.setAttribute("role", "tab");
      tab.addEventListener("click", () => this.show(number));
      return tab;
    }));
  },

  show(number) {
    if (this.file === number) return;
    this.file = number;
    this.lines.clear();
    this.marked = [];
    [...byId("files").children].forEach((tab, at) => tab.setAttribute("aria-selected", String(at === number)));
    const file = data.files[number];
    const body = element("div", "lines");
    const state = { comment: false };
    let next = 1;
    const gap = (from, to) => {
      if (to > from) body.append(element("div", "gap", "… " + plural(to - from, "line") + " …"));
    };
    for (const [from, lines] of file.parts) {
      gap(next, from);
      lines.forEach((line, at) => body.append(this.line(from + at, line, state)));
      next = from + lines.length;
    }
    gap(next, file.lines + 1);
    if (!file.lines) body.append(element("p", "quiet", "The text of this file is not at hand."));
    byId("code").replaceChildren(body);
    byId("code").setAttribute("aria-label", "Source code of " + file.name);
  },

  line(number, line, state) {
    const row = element("div", "line", element("span", "number", String(number)), element("span", "who"),
      element("code", "", ...colored(line, state)));
    row.dataset.line = String(number);
    this.lines.set(number, row);
    return row;
  },

  /** A line that is asked for, whatever the step. */
  look(at) {
    this.show(at.file);
    const row = this.lines.get(at.line);
    if (!row) return;
    reveal(byId("code"), row, true);
    row.classList.add("asked");
    this.marked.push(row);
  },

  /** Marks where everybody stands after a step. */
  update(bug, position) {
    const atEnd = position >= bug.steps.length;
    const step = atEnd ? null : bug.steps[position];
    let focus = step ? step.place : bug.place;
    // A fault may be away from the last step that others can see.
    if (step && step.mark === "failed" && bug.place.line) focus = bug.place;
    if (focus && fileName(focus.file)) this.show(focus.file);
    for (const row of this.marked) {
      row.className = "line";
      row.children[1].replaceChildren();
      row.querySelectorAll("mark").forEach((mark) => mark.replaceWith(...mark.childNodes));
    }
    this.marked = [];
    const mark = (at, ...names) => {
      const row = at && at.file === this.file ? this.lines.get(at.line) : null;
      if (row) {
        row.classList.add(...names);
        this.marked.push(row);
      }
      return row;
    };
    if (step) step.calls.forEach((at) => mark(at, "caller"));
    bug.threads.forEach((name, thread) => {
      const end = atEnd ? bug.ends.find((one) => one.thread === thread) : null;
      const last = lastStepOf(bug, thread, position);
      const at = end ? end.place : last && last.place;
      const row = mark(at, end && end.state !== "finished" ? "failed" : "stands");
      if (row) row.children[1].append(element("span", "pill t" + (thread % 8), name));
    });
    if (atEnd) {
      const waits = bug.ends.filter((end) => end.place && end.state !== "finished");
      // Who waits for a thread to finish is seldom to blame.
      const first = waits.find((end) => !end.state.includes(" to finish")) || waits[0];
      return void this.center(first && first.place.file === this.file ? this.lines.get(first.place.line) : null);
    }
    if (step.mark === "failed") bug.notes.forEach((note) => mark(note.place, "noted"));
    const now = mark(step.place, "now");
    if (now) this.underline(now, step.place.column);
    const failed = step.mark === "failed" ? mark(bug.place, "failed") : null;
    if (failed) this.underline(failed, bug.place.column);
    this.center(failed || now);
  },

  center(row) {
    if (row) reveal(byId("code"), row, false);
  },

  /** Marks the word or the sign at a column. */
  underline(row, column) {
    if (!column) return;
    let left = column - 1;
    for (const node of [...row.children[2].childNodes]) {
      const length = node.textContent.length;
      if (left >= length) { left -= length; continue; }
      const holder = node.nodeType === Node.TEXT_NODE ? node : node.firstChild;
      if (!holder || holder.nodeType !== Node.TEXT_NODE) return;
      const word = /^(\w+|.)/.exec(holder.data.slice(left));
      if (!word || !word[0].trim()) return;
      const middle = holder.splitText(left);
      middle.splitText(word[0].length);
      const mark = element("mark", "");
      middle.replaceWith(mark);
      mark.append(middle);
      return;
    }
  },
};

/** Scrolls a box, and nothing around it, so that a row inside is in view. */
function reveal(box, row, always) {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  const margin = Math.min(48, outer.height / 4);
  if (!always && inner.top >= outer.top + margin && inner.bottom <= outer.bottom - margin) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
