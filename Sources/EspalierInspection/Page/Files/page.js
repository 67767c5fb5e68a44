// SPDX-License-Identifier: MIT
"use strict";

// Reads the document, makes the parts of the page, and connects them: keys for the whole page, columns' widths, light and dark.

function start() {
  let content;
  try {
    content = JSON.parse(byId("document").textContent);
  } catch (error) {
    return fail(`The inspector's document cannot be read: ${error.message}`);
  }
  if (content?.format !== 1 || !Array.isArray(content.frames)) {
    return fail("The inspector's document has a format that this page does not know. Both come from one espalier: make the page anew.");
  }
  // The text is not needed any more, and may be large.
  byId("document").remove();
  setUpTheme();
  const recording = new Recording(Array.isArray(content.pictures) ? content.pictures : []);
  for (const frame of content.frames) recording.append(frame);
  recording.moveTo(frameOfAddress(recording) ?? recording.start);
  recording.hierarchy ??= new Hierarchy(recording.views);
  const session = new Session(recording);
  session.hostSize = Array.isArray(content.size) ? content.size : [400, 400];
  showTitle(content, session);
  const tree = new TreeColumn(session);
  const stage = new Stage(session, session.hostSize);
  const panels = new Panels(session);
  const timeline = new Timeline(session);
  session.on("views", () => { if (session.selection === undefined) selectFirst(session); });
  selectFirst(session);
  setUpColumns();
  setUpKeys({session, tree, stage, panels, timeline});
  showWarnings(session, panels);
  onThemeChange(() => { stage.overlay.readColors(); stage.redraw(); timeline.redraw(); });
  connect(session);
}

function fail(message) {
  const failure = byId("failure");
  failure.textContent = message;
  failure.hidden = false;
}

/// The index of the frame in the page's address: `page.html#frame=3`.
function frameOfAddress({frames}) {
  const number = Number(/^#frame=(\d+)$/.exec(location.hash)?.[1]);
  const index = frames.findIndex((frame, place) => (frame.number ?? place + 1) === number);
  return index < 0 ? undefined : index;
}

/// Selects the first view of the user's own, which describes the page best.
function selectFirst(session) {
  const {order} = session.hierarchy;
  const first = order.find((id) => session.recording.views.get(id).user) ?? order[0];
  if (first !== undefined) session.select(first, "event");
}

function showTitle(content, session) {
  const title = beginning(asString(content.title) || "View", 80);
  document.title = `${title.replace(unseen, escape)} – Espalier inspector`;
  byId("title").replaceChildren(inline(title));
  const files = (Array.isArray(content.files) ? content.files : []).slice(0, 3);
  const facts = [
    files.length > 0 ? inline(files.map(asString).join(", "), 80) : null,
    content.look ? inline(content.look, 20) : null,
    size(...session.hostSize),
    content.isRightToLeft ? "right to left" : null,
  ].filter(Boolean);
  byId("subtitle").replaceChildren(...facts.map((fact) => element("span", {}, fact)));
}

function showWarnings(session, panels) {
  const button = byId("warnings");
  const show = () => {
    const {frames} = session.recording;
    const warnings = frames.reduce((count, frame) => count + (frame.warnings?.length ?? 0), 0);
    button.hidden = warnings === 0;
    button.textContent = counted(warnings, "warning");
  };
  button.addEventListener("click", () => {
    const {frames, index} = session.recording;
    const following = [...frames.keys()].map((offset) => (index + 1 + offset) % frames.length);
    session.show(following.find((place) => frames[place].warnings?.length > 0));
    panels.show(2);
  });
  session.on("frames", show);
  show();
}

// Light and dark

function setUpTheme() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;
  let chosen = stored("theme");
  const show = () => {
    const isDark = chosen === "dark" || chosen !== "light" && system.matches;
    root.dataset.theme = isDark ? "dark" : "light";
    byId("theme").textContent = isDark ? "Light" : "Dark";
    byId("theme").setAttribute("aria-label", isDark ? "Use light colours" : "Use dark colours");
    root.dispatchEvent(new Event("themechange"));
  };
  byId("theme").addEventListener("click", () => {
    chosen = root.dataset.theme === "dark" ? "light" : "dark";
    store("theme", chosen);
    show();
  });
  system.addEventListener("change", show);
  show();
}

function onThemeChange(listener) {
  document.documentElement.addEventListener("themechange", listener);
}

// A page from disk may have no storage; the stored values are a convenience.
function stored(name) {
  try { return localStorage.getItem(`espalier-${name}`); } catch { return null; }
}

function store(name, value) {
  try { localStorage.setItem(`espalier-${name}`, value); } catch { /* see above */ }
}

// Columns

function setUpColumns() {
  const root = document.documentElement;
  for (const divider of document.querySelectorAll(".divider")) {
    const {column} = divider.dataset;
    const [lowest, highest] = column === "tree" ? [180, 640] : [320, 820];
    let width = Number(stored(`${column}-width`)) || (column === "tree" ? 280 : 448);
    const setWidth = (wanted) => {
      width = Math.max(lowest, Math.min(highest, Math.round(wanted)));
      root.style.setProperty(`--${column}-width`, `${width}px`);
      for (const [name, value] of [["min", lowest], ["max", highest], ["now", width]]) divider.setAttribute(`aria-value${name}`, String(value));
    };
    const direction = column === "tree" ? 1 : -1;
    divider.addEventListener("pointerdown", (event) => {
      const [start, before] = [event.clientX, width];
      divider.setPointerCapture(event.pointerId);
      const move = (moved) => setWidth(before + direction * (moved.clientX - start));
      divider.addEventListener("pointermove", move);
      divider.addEventListener("lostpointercapture", () => {
        divider.removeEventListener("pointermove", move);
        store(`${column}-width`, width);
      }, {once: true});
      event.preventDefault();
    });
    divider.addEventListener("keydown", (event) => {
      const step = {ArrowLeft: -16, ArrowRight: 16}[event.key];
      if (step === undefined) return;
      setWidth(width + direction * step);
      store(`${column}-width`, width);
      event.preventDefault();
      event.stopPropagation();
    });
    setWidth(width);
  }
}

// Keys

const keyList = [
  ["/", "find a view; Enter and Shift Enter go through what is found"],
  ["1 … 6", "the panels"],
  [", .", "the frame before, the next frame"],
  ["Space", "play, pause"],
  ["F G A", "show frames, guides, anchors"],
  ["+ − 0", "zoom in, out, fit"],
  ["T", "light, dark"],
  ["↑ ↓ ← →", "in the tree: rows; in the frame: parent, first child, siblings; in the timeline: frames"],
  ["Home End", "the first, the last row or frame"],
  ["letters", "in the tree: the next row that begins so"],
];

function setUpKeys({session, tree, stage, panels, timeline}) {
  const dialog = byId("keys");
  const open = () => { if (!dialog.open) dialog.showModal(); };
  dialog.append(
    element("h2", {id: "keys-title"}, "Keys"),
    element("dl", {}, keyList.map(([key, what]) => element("div", {}, element("dt", {}, key), element("dd", {}, what)))),
    element("button", {type: "button", class: "copy", onclick: () => dialog.close()}, "Close"));
  byId("keys-button").addEventListener("click", open);

  const actions = {
    "/": () => { tree.search.focus(); tree.search.select(); },
    ",": () => timeline.step(-1),
    ".": () => timeline.step(1),
    " ": () => timeline.setPlaying(!timeline.isPlaying),
    f: () => stage.toggle("frames"),
    g: () => stage.toggle("guides"),
    a: () => stage.toggle("anchors"),
    t: () => byId("theme").click(),
    "+": () => stage.step(1),
    "=": () => stage.step(1),
    "-": () => stage.step(-1),
    0: () => stage.fit(),
    "?": open,
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
    if (event.target.closest("input, textarea")) return;
    // A button keeps its own key.
    if (event.key === " " && event.target.closest("button, summary")) return;
    const tab = panels.buttons[Number(event.key) - 1];
    if (/^[1-6]$/.test(event.key) && tab && !tab.hidden) panels.show(Number(event.key) - 1);
    else if (actions[event.key.toLowerCase()]) actions[event.key.toLowerCase()]();
    else return;
    event.preventDefault();
  });
}

// Live

/// Connects a served page with its program: it receives more frames, and views that were picked in the window.
function connect(session) {
  const token = document.querySelector("meta[name=espalier-token]")?.content;
  if (!token) return;
  const query = `token=${encodeURIComponent(token)}`;
  listen();
  function listen() {
    const events = new EventSource(`events?${query}&frame=${session.recording.frames.at(-1)?.number ?? 0}`);
    events.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.picked !== undefined) session.select(message.picked, "event");
      else session.append(message);
    };
    // A lost connection is restored by the browser; one that was refused, because the program had too many, is not.
    events.onerror = () => { if (events.readyState === EventSource.CLOSED) setTimeout(listen, 2000); };
  }
  session.on("pick", (id) => {
    // The program may have ended: the page stays usable as a recording.
    fetch(`pick?${query}`, {method: "POST", body: JSON.stringify({pick: id})}).catch(() => {});
  });
}

start();
