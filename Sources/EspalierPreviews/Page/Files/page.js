// SPDX-License-Identifier: MIT
"use strict";

const board = document.getElementById("board");
const stages = new Map();

function start() {
  const program = new Program((state) => show(program, state), (isConnected) => {
    document.body.classList.toggle("ended", !isConnected);
    if (isConnected) resize();
    else document.getElementById("status").textContent = "The command has ended";
  });
  show(program, JSON.parse(document.getElementById("document").textContent));
  function resize() {
    const style = getComputedStyle(board);
    const width = board.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    program.do({width, scale: devicePixelRatio});
  }
  document.getElementById("reset").addEventListener("click", () => program.do({restart: true}));
  new ResizeObserver(resize).observe(board);
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", resize);
}

function show(program, state) {
  document.title = state.title;
  document.getElementById("title").textContent = state.title;
  document.getElementById("status").textContent = state.isCompiling ? "Compiling…" : "";
  showChoices(program, state.choices);
  showStages(program, state.stages);
  showProblem(program, document.getElementById("problem"), state.problem);
}

function showChoices(program, choices) {
  const container = document.getElementById("choices");
  for (const choice of choices) {
    let select = document.getElementById(`choice-${choice.name}`);
    if (!select) {
      select = element("select", {id: `choice-${choice.name}`, "aria-label": choice.label,
        onchange: (event) => program.do({choose: choice.name, value: event.target.value})});
      container.append(select);
    }
    const options = JSON.stringify(choice.options);
    if (select.dataset.options !== options) {
      select.dataset.options = options;
      select.replaceChildren(...choice.options.map((option) => element("option", {value: option.value}, option.label)));
    }
    select.value = choice.selection;
  }
}

/// A row for each preview, a picture for each of its stages.
function showStages(program, states) {
  const rows = new Map();
  for (const state of states) {
    if (!stages.has(state.id)) stages.set(state.id, new Stage(program, state.id));
    stages.get(state.id).show(state);
    if (!rows.has(state.preview)) rows.set(state.preview, []);
    rows.get(state.preview).push(state.id);
  }
  const shown = new Set(states.map((state) => state.id));
  for (const id of stages.keys()) if (!shown.has(id)) stages.delete(id);
  // An element that keeps its place is not moved: it would lose the keyboard.
  const order = JSON.stringify([...rows]);
  if (board.dataset.order === order) return;
  board.dataset.order = order;
  const focused = document.activeElement;
  board.replaceChildren(...[...rows].map(([name, ids]) =>
    element("section", {class: "row"}, element("h2", {}, name),
      element("div", {class: "pictures"}, ...ids.map((id) => stages.get(id).root)))));
  if (board.contains(focused)) focused.focus({preventScroll: true});
}

start();
