// The steps, one column per thread, with who reads from whom and who comes after whom. Only what can be seen is drawn.
const ROW = 28;
/** Room for numbers of steps and their signs. */
let gutter = 58;
const LANE_MIN = 92;
const CHIP_MAX = 460;
const BEYOND = 12;

const lanes = {
  bug: null,
  rows: [],
  /** The row of each step, or -1 if it is folded away. */
  rowOf: new Int32Array(0),
  /** From which row to which a thread is there, if it is. */
  lives: [],
  /** The picture of all steps, without the present one. */
  whole: null,
  width: LANE_MIN,
  letter: 8,
  drawn: "",

  /** Another bug, or other rows of it. */
  set(bug, rows) {
    this.bug = bug;
    this.rows = rows;
    this.rowOf = new Int32Array(bug.steps.length).fill(-1);
    this.lives = bug.threads.map(() => null);
    rows.forEach((row, at) => {
      if (!row.step) return;
      this.rowOf[row.step.index] = at;
      const life = this.lives[row.step.thread];
      if (life) life.to = at; else this.lives[row.step.thread] = { from: at, to: at };
    });
    const names = bug.threads.map((name, thread) => {
      const cell = element("div", "name t" + (thread % 8), name);
      cell.setAttribute("role", "columnheader");
      cell.title = name;
      return cell;
    });
    const corner = element("div", "corner", "step");
    corner.setAttribute("role", "columnheader");
    byId("lane-names").replaceChildren(corner, ...names);
    byId("lanes").setAttribute("aria-rowcount", String(rows.length));
    this.layout();
  },

  /** As wide as there is room for. */
  layout() {
    const box = byId("lanes");
    const count = this.bug.threads.length;
    gutter = 34 + 8 * Math.max(3, String(this.bug.steps.length).length);
    this.width = Math.max(LANE_MIN, Math.floor((box.clientWidth - gutter) / count));
    box.style.setProperty("--lane", this.width + "px");
    box.style.setProperty("--gutter", gutter + "px");
    box.style.setProperty("--all", gutter + count * this.width + "px");
    byId("rows").style.height = this.rows.length * ROW + "px";
    const probe = element("div", "chip", element("span", "", "0".repeat(50)));
    byId("rows").append(probe);
    this.letter = probe.firstChild.getBoundingClientRect().width / 50 || 8;
    probe.remove();
    this.drawn = "";
    this.whole = null;
  },

  /** Whether a step is in a row of its own. */
  shows(step) {
    return this.rowOf[step] >= 0;
  },

  /** From where to where the box of a step goes. It is alone in its row, so long texts go beyond its column. */
  box(step) {
    const total = gutter + this.bug.threads.length * this.width - 5;
    const letters = step.operation.length + 1 + step.detail.length + atText(step.place).length + 2;
    const width = Math.max(this.width - 10, Math.min(CHIP_MAX, total - gutter - 5, Math.ceil(letters * this.letter) + 20));
    const left = Math.min(gutter + step.thread * this.width + 5, total - width);
    return { left, right: left + width };
  },

  /** Scrolls so that the present step is seen, with some of what is before and after it. */
  reveal(position) {
    const box = byId("lanes");
    if (position >= this.bug.steps.length) {
      box.scrollTop = box.scrollHeight;
      return;
    }
    const head = byId("lane-names").offsetHeight;
    const top = this.rowOf[position] * ROW;
    const height = box.clientHeight - head;
    const margin = Math.min(2 * ROW, height / 4);
    const away = top + ROW < box.scrollTop || top > box.scrollTop + height;
    if (away) box.scrollTop = top - (height - ROW) / 2;
    else if (top - margin < box.scrollTop) box.scrollTop = Math.max(0, top - margin);
    else if (top + ROW + margin > box.scrollTop + height) box.scrollTop = top + ROW + margin - height;
    const left = gutter + this.bug.steps[position].thread * this.width;
    if (left < box.scrollLeft + gutter) box.scrollLeft = left - gutter;
    else if (left + this.width > box.scrollLeft + box.clientWidth) box.scrollLeft = left + this.width - box.clientWidth;
  },

  /** Draws the rows that can be seen. */
  draw(position, found) {
    const box = byId("lanes");
    const from = Math.max(0, Math.floor(box.scrollTop / ROW) - BEYOND);
    const to = Math.min(this.rows.length, Math.ceil((box.scrollTop + box.clientHeight) / ROW) + BEYOND);
    const key = [from, to, position, this.width, found].join();
    if (key === this.drawn) return;
    this.drawn = key;
    const parts = [byId("edges")];
    for (let at = from; at < to; at++) parts.push(this.row(this.rows[at], at, position, found));
    byId("rows").replaceChildren(...parts);
    this.edges(from, to, position);
    byId("lanes").setAttribute("aria-activedescendant", position < this.bug.steps.length ? "step-" + position : "ends");
  },

  row(row, at, position, found) {
    const line = element("div", "row");
    line.style.top = at * ROW + "px";
    line.setAttribute("role", "row");
    line.setAttribute("aria-rowindex", String(at + 1));
    if (row.fold) {
      const { from, to } = row.fold;
      line.classList.add("folded");
      const hidden = this.bug.steps.slice(from, to + 1);
      const names = [...new Set(hidden.map((step) => this.bug.threads[step.thread]))];
      const who = names.length > 3 ? plural(names.length, "thread") : names.join(", ");
      const open = element("button", "", plural(to - from + 1, "step") + " of " + who);
      open.type = "button";
      open.title = "Steps " + (from + 1) + " to " + (to + 1) + ", which do not matter here; click to see them";
      open.dataset.fold = String(from);
      const cell = element("div", "", open);
      cell.setAttribute("role", "gridcell");
      line.append(cell);
      return line;
    }
    const { step } = row;
    line.id = "step-" + step.index;
    line.dataset.step = String(step.index);
    const current = step.index === position;
    if (current) line.classList.add("current");
    if (step.index > position) line.classList.add("later");
    if (step.mark) line.classList.add(step.mark);
    if (found === step.index) line.classList.add("found");
    line.setAttribute("aria-selected", String(current));
    line.setAttribute("aria-label", stepText(this.bug, step));
    const number = element("div", "number", step.mark ? element("span", "sign", SIGNS[step.mark]) : null, String(step.index + 1));
    number.setAttribute("role", "gridcell");
    if (step.mark) number.title = EXPLAINED[step.mark];
    const detail = element("span", "what", element("span", "op", step.operation), step.detail ? " " + step.detail : "");
    const chip = element("div", "chip t" + (step.thread % 8), detail, element("span", "at", atText(step.place)));
    const { left, right } = this.box(step);
    chip.style.left = left + "px";
    chip.style.width = right - left + "px";
    chip.title = stepText(this.bug, step) + "\n" + codeAt(step.place);
    chip.setAttribute("role", "gridcell");
    line.append(number, chip);
    return line;
  },

  /** Curves between the steps that can be seen; those of the present step stand out. */
  edges(from, to, position) {
    const svg = byId("edges");
    const make = (tag, attributes) => {
      const made = document.createElementNS(svg.namespaceURI, tag);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      return made;
    };
    const all = [];
    svg.setAttribute("width", String(gutter + this.bug.threads.length * this.width));
    svg.setAttribute("height", String(this.rows.length * ROW));
    const middle = (row) => row * ROW + ROW / 2;
    this.lives.forEach((life, thread) => {
      if (!life) return;
      const end = this.bug.ends.some((one) => one.thread === thread && one.state !== "finished");
      const x = gutter + (thread + 0.5) * this.width;
      const bottom = end ? this.rows.length * ROW : middle(life.to);
      all.push(make("line", { class: "life t" + (thread % 8), x1: x, x2: x, y1: middle(life.from), y2: bottom }));
    });
    const seen = (row) => row >= from && row < to;
    const strong = [];
    for (const edge of this.bug.edges) {
      const [first, second] = [this.rowOf[edge.from], this.rowOf[edge.to]];
      if (first < 0 || second < 0) continue;
      const present = edge.to === position || edge.from === position;
      if (!present && !seen(first) && !seen(second)) continue;
      const [a, b] = [this.bug.steps[edge.from], this.bug.steps[edge.to]];
      const side = Math.sign(b.thread - a.thread) || 1;
      const [from, to] = [this.box(a), this.box(b)];
      const x1 = side > 0 ? from.right : from.left;
      const x2 = side > 0 ? to.left - 3 : to.right + 3;
      const [y1, y2] = [middle(first), middle(second)];
      const gap = side * (x2 - x1);
      const bend = side * (gap > 0 ? Math.max(7, Math.min(30, gap * 0.6)) : 30);
      const d = `M${x1},${y1} C${x1 + bend},${y1} ${x2 - bend},${y2} ${x2},${y2}`;
      const tip = `M${x2 - side * 6},${y2 - 3.5} L${x2},${y2} L${x2 - side * 6},${y2 + 3.5}`;
      const later = edge.to > position ? " later" : "";
      const name = "edge " + edge.kind + (present ? " present" : "") + later;
      (present ? strong : all).push(make("path", { class: name, d }), make("path", { class: name + " tip", d: tip }));
    }
    svg.replaceChildren(...all, ...strong);
  },

  /** Where everybody stands at the end, below the last step. */
  ends(position) {
    const bug = this.bug;
    const box = byId("ends");
    box.hidden = bug.ends.length === 0;
    if (box.hidden) return;
    box.className = "ends" + (position >= bug.steps.length ? " current" : " later");
    const cells = bug.threads.map((_, thread) => {
      const end = bug.ends.find((one) => one.thread === thread);
      const waits = end && end.state !== "finished";
      const held = heldAtEnd(bug, thread);
      return element("div", "end t" + (thread % 8) + (waits ? " waits" : ""), end ? end.state : "",
        end && end.place && waits ? element("span", "at", " " + atText(end.place)) : null,
        held.length ? element("div", "quiet", "holds " + held.join(", ")) : null);
    });
    box.replaceChildren(element("div", "number", "end"), ...cells);
  },

  /** All steps at a glance, at the side. They are painted once, and the present one on top of them. */
  overview(position) {
    const canvas = byId("overview");
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!width || !height) return;
    const scale = window.devicePixelRatio || 1;
    const count = this.rows.length;
    const tall = Math.max(1, Math.min(6, height / count));
    const y = (at) => Math.min(at * tall, (at / count) * height);
    if (!this.whole || this.whole.height !== Math.round(height * scale)) this.whole = this.paint(width, height, scale, tall, y);
    canvas.width = this.whole.width;
    canvas.height = this.whole.height;
    const pen = canvas.getContext("2d");
    pen.drawImage(this.whole, 0, 0);
    pen.scale(scale, scale);
    pen.fillStyle = getComputedStyle(byId("lanes")).color;
    const at = position >= this.bug.steps.length ? count : this.rowOf[position];
    pen.fillRect(0, Math.max(0, y(at) + tall / 2 - 0.75), width, 1.5);
  },

  paint(width, height, scale, tall, y) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const pen = canvas.getContext("2d");
    pen.scale(scale, scale);
    const colors = [...byId("lane-names").querySelectorAll(".name")].map((name) => getComputedStyle(name).color);
    const lane = (width - 4) / this.bug.threads.length;
    this.rows.forEach((row, at) => {
      if (!row.step) return;
      pen.globalAlpha = row.step.mark ? 1 : 0.55;
      pen.fillStyle = colors[row.step.thread];
      pen.fillRect(2 + row.step.thread * lane, y(at), Math.max(2, lane - 1), Math.max(1, tall - (tall > 3 ? 1 : 0)));
    });
    return canvas;
  },

  /** The step at a height of the overview. */
  stepAt(height, total) {
    const count = this.rows.length;
    const tall = Math.max(1, Math.min(6, total / count));
    const at = Math.min(count - 1, Math.floor(count * tall > total ? (height / total) * count : height / tall));
    for (let near = at; near >= 0; near--) if (this.rows[near].step) return this.rows[near].step.index;
    return 0;
  },
};

const SIGNS = { failed: "✗", racing: "↯", deciding: "◆" };
const EXPLAINED = {
  failed: "This step failed.",
  racing: "One of two accesses that nothing orders: a data race.",
  deciding: "Here it was decided: had this step come before the one it follows, this would not have happened like this.",
};

/** A line; with its file where there are several. */
function atText(at) {
  if (!at.line) return "";
  return data.files.length > 1 ? placeText(at) : ":" + at.line;
}

function stepText(bug, step) {
  const mark = step.mark ? ", " + step.mark : "";
  const detail = step.detail ? " " + step.detail : "";
  return "Step " + (step.index + 1) + ", " + bug.threads[step.thread] + ": " + step.operation + detail + ", at " + placeText(step.place) + mark;
}
