// SPDX-License-Identifier: MIT
"use strict";

/// The reasons of the selected view's size and place: each container's proposal and answer, from the root to the view.
class LayoutPanel {
  constructor(session) {
    this.session = session;
    this.title = "Layout";
    this.events = "frame selection";
  }

  content() {
    const {session} = this;
    const {view} = session;
    if (!view) return [noView(session)];
    const path = this.path(view);
    if (path.length === 0) return [heading(view), note("This view takes no part in layout.")];
    const viewsOf = this.viewsOf();
    return [
      element("div", {class: "summary"}, element("span", {class: "subject"}, viewLabel(view)), copyButton(() => ladderText(path))),
      element("ol", {class: "ladder"}, gradually(path, (node, index) => this.rung(node, path[index - 1], viewsOf, index === path.length - 1))),
    ];
  }

  /// The path from the root down to the node of the view.
  path(view) {
    const {layout} = this.session.recording;
    const path = [];
    const visited = new Set();
    for (let node = layout.get(view.layout); node && !visited.has(node.id); node = layout.get(node.parent)) {
      visited.add(node.id);
      path.push(node);
    }
    return path.reverse();
  }

  viewsOf() {
    if (this.hierarchy === this.session.hierarchy) return this.views;
    const views = new Map();
    this.hierarchy = this.session.hierarchy;
    this.views = views;
    for (const id of this.session.hierarchy.order) {
      const {layout} = this.session.recording.views.get(id);
      if (layout !== undefined && !views.has(layout)) views.set(layout, id);
    }
    return views;
  }

  rung(node, parent, viewsOf, isLast) {
    const {session} = this;
    const [x, y] = node.frame ?? [];
    const view = viewsOf.get(node.id);
    const inParent = parent?.frame && node.frame ? `${figure(x - parent.frame[0])}, ${figure(y - parent.frame[1])}` : `${figure(x)}, ${figure(y)}`;
    const questions = Array.isArray(node.questions) ? node.questions : [];
    return element("li", {class: isLast ? "rung last" : "rung", "data-node": node.id},
      element("div", {class: "rung-head"},
        view === undefined ? element("span", {class: "place"}, inline(node.name, 120)) : viewLink(session, view, node.name)),
      element("dl", {class: "exchange"},
        fact("down", "proposed", inline(node.proposal ?? "nothing")),
        fact("up", "answers", Array.isArray(node.answer) ? size(...node.answer) : "nothing"),
        node.frame ? fact("place", "placed at", inParent) : null),
      node.why ? element("p", {class: "why"}, inline(node.why, 400)) : null,
      questions.length === 0 ? null : element("details", {class: "questions"},
        element("summary", {}, `${counted(questions.length, "other proposal")} asked`),
        element("ul", {}, gradually(questions, ([proposal, answer]) =>
          element("li", {}, inline(proposal), element("span", {class: "arrow"}, " → "), inline(answer))))));
  }
}

function heading(view) {
  return element("div", {class: "summary"}, element("span", {class: "subject"}, viewLabel(view)));
}

function fact(iconName, name, value) {
  return element("div", {class: `fact ${iconName}`}, icon(iconName), element("dt", {}, name), element("dd", {}, value));
}

/// The text of `explain layout`.
function ladderText(path) {
  return path.map((node, depth) => asString(node.line ?? node.name).split("\n").map((line) => "  ".repeat(depth) + line).join("\n")).join("\n");
}
