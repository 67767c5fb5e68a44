// SPDX-License-Identifier: MIT
"use strict";

/// The greatest number of places; more would hide the pictures.
const mostPlaces = 3;

/// Shows the problem of the newest version.
function showProblem(program, panel, problem) {
  const text = JSON.stringify(problem ?? null);
  if (panel.dataset.problem === text) return;
  panel.dataset.problem = text;
  panel.hidden = !problem;
  if (!problem) return panel.replaceChildren();
  panel.className = `problem ${problem.kind}`;
  const body = element("div", {class: "places"});
  body.append(...problem.places.slice(0, mostPlaces).map(place));
  if (problem.places.length > mostPlaces) body.append(note(`and ${problem.places.length - mostPlaces} more`));
  if (problem.note) body.append(note(problem.note));
  const fold = element("button", {type: "button", onclick: () => {
    body.hidden = !body.hidden;
    fold.textContent = body.hidden ? "Show" : "Hide";
  }}, "Hide");
  const restart = ["crash", "hang"].includes(problem.kind)
    ? element("button", {type: "button", onclick: () => program.do({restart: true})}, "Start Again") : null;
  panel.replaceChildren(element("div", {class: "heading"}, element("h2", {}, problem.title), restart, fold), body);
}

function place(place) {
  const name = place.file.split("/").at(-1);
  const position = `${name}:${place.line}` + (place.column ? `:${place.column}` : "");
  const lines = [place.context, place.source, place.caret].filter((line) => line !== undefined);
  return element("div", {class: "place"},
    element("p", {}, element("span", {class: "position"}, position), " ", place.message),
    place.source === undefined ? null : element("pre", {}, lines.join("\n")));
}

function note(text) { return element("p", {class: "note"}, text); }
