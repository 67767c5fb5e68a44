// SPDX-License-Identifier: MIT
"use strict";

/// The causes of the current frame's changes: from writes to state to the drawing, for the selected view or for all.
class UpdatePanel {
  constructor(session) {
    this.session = session;
    this.title = "Update";
    this.events = "frame selection";
    this.ofWholeFrame = false;
  }

  content() {
    const {session} = this;
    const {frame} = session.recording;
    const update = frame.update ?? {};
    const steps = Array.isArray(update.steps) ? update.steps : [];
    const writes = Array.isArray(update.writes) ? update.writes : [];
    const {view} = session;
    const isWhole = this.ofWholeFrame || !view;
    const shown = isWhole ? steps : chain(steps, (step) => step.view === session.selection);
    return [
      element("div", {class: "summary"},
        element("span", {class: "subject"}, `Frame ${frame.number ?? session.recording.index + 1}`,
          frame.cause ? [": ", inline(frame.cause, 80)] : null),
        copyButton(() => isWhole ? asString(update.text) : chainText(frame, writes, shown))),
      warnings(frame),
      this.comings(frame),
      element("div", {class: "segments", role: "radiogroup", "aria-label": "Which steps"},
        this.segment("Selected view", false, isWhole, !view), this.segment("Whole frame", true, isWhole, false)),
      shown.length === 0 && writes.length > 0 && isWhole ? this.list(writes, [], writes.map((_, index) => index)) : null,
      shown.length > 0 ? this.list(writes, shown, usedWrites(shown, writes)) : this.nothing(steps, isWhole),
    ];
  }

  /// The views that the frame has made and destroyed, the user's first.
  comings(frame) {
    const {session} = this;
    const made = (Array.isArray(frame.made) ? frame.made : []).map((id) => session.recording.views.get(id)).filter(Boolean);
    const destroyed = Array.isArray(frame.destroyed) ? frame.destroyed : [];
    const row = (name, views, show) => views.length === 0 ? null : element("details", {class: "questions comings", open: views.length <= 6},
      element("summary", {}, `${counted(views.length, "view")} ${name}`),
      element("ul", {class: "plain"}, gradually([...views.filter((view) => view.user), ...views.filter((view) => !view.user)],
        (view) => element("li", {}, show(view)), 0, 20)));
    return [row("made", made, (view) => viewLink(session, view.id)), row("destroyed", destroyed, viewLabel)];
  }

  segment(label, isWhole, current, disabled) {
    return element("button", {
      type: "button", role: "radio", "aria-checked": String(isWhole === current), disabled,
      tabindex: isWhole === current ? 0 : -1,
      onclick: () => { this.ofWholeFrame = isWhole; this.refresh(isWhole); },
      onkeydown: (event) => {
        if (!event.key.startsWith("Arrow") || !this.session.view) return;
        this.ofWholeFrame = !current;
        this.refresh(true);
        event.preventDefault();
        event.stopPropagation();
      },
    }, label);
  }

  /// Shows the content again, with the focus at its former place. Set by the panels.
  refresh() {}

  nothing(steps, isWhole) {
    const {session} = this;
    if (isWhole) return session.recording.frame.update ? note("Nothing was computed in this frame.") : note("What this frame computed was not recorded.");
    const earlier = this.earlierFrame();
    const computed = new Set(steps.map((step) => step.view));
    const inside = session.hierarchy.descendants(session.selection).filter((id) => computed.has(id));
    return element("div", {class: "note"},
      element("p", {}, "Nothing of this view was computed in this frame: nothing that it reads was other."),
      inside.length === 0 ? null : [
        element("p", {}, "Of the views in it:"),
        element("ul", {class: "plain"}, gradually(inside, (id) => element("li", {}, viewLink(session, id)), 0, 20)),
      ],
      earlier === undefined ? null : element("p", {}, "It was last in ", element("button", {
        type: "button", class: "link earlier", onclick: () => session.show(earlier),
      }, `frame ${session.recording.frames[earlier].number ?? earlier + 1}`), "."));
  }

  earlierFrame() {
    const {recording, selection} = this.session;
    for (let index = recording.index - 1; index >= 0; index -= 1) {
      if (recording.frames[index].update?.steps?.some((step) => step.view === selection)) return index;
    }
    return undefined;
  }

  list(writes, steps, written) {
    const rows = [
      ...written.map((index) => ({key: -(index + 1), write: writes[index], causes: []})),
      ...inOrder(steps).map((step) => ({key: step.id, step, causes: step.causes ?? []})),
    ];
    const place = new Map(rows.map((row, index) => [row.key, index]));
    return element("ol", {class: "chain"}, gradually(rows, (row, index) => {
      const causes = row.causes.map((cause) => place.get(cause)).filter((cause) => cause !== undefined);
      // A chain is read in order; only a row that does not follow from the one above lists its causes.
      const followsAbove = causes.length === 1 && causes[0] === index - 1;
      return row.write ? this.write(row.write, index) : this.step(row.step, index, followsAbove ? [] : causes, followsAbove);
    }));
  }

  write(write, index) {
    return element("li", {class: "link-row write"},
      element("span", {class: "ordinal", "aria-hidden": "true"}, index + 1),
      element("div", {class: "link-body"},
        element("div", {}, element("span", {class: "kind"}, "state"), " ", element("span", {class: "name"}, inline(write.state))),
        write.new === undefined || write.new === null ? null
          : element("div", {class: "values"}, inline(write.old, 160), element("span", {class: "arrow"}, " → "), inline(write.new, 160)),
        write.place ? element("div", {class: "where"}, "written at ", inline(write.place)) : null));
  }

  step(step, index, causes, followsAbove) {
    const {session} = this;
    const isCut = step.changed === false;
    return element("li", {class: `link-row step${isCut ? " cut" : ""}${followsAbove ? " follows" : ""}${step.view === session.selection ? " selected" : ""}`},
      element("span", {class: "ordinal", "aria-hidden": "true"}, index + 1),
      element("div", {class: "link-body"},
        element("div", {},
          element("span", {class: "kind"}, inline(step.kind ?? "other", 24)), " ",
          session.recording.views.has(step.view) ? viewLink(session, step.view, step.label) : element("span", {class: "name"}, inline(step.label)),
          isCut ? [" ", element("span", {class: "tag"}, "same value: ends here")] : null),
        step.value === undefined ? null : block(step.value, {class: "user block value"}, 200),
        causes.length === 0 ? null : element("div", {class: "where"}, `because of ${causes.map((cause) => cause + 1).join(", ")}`)));
  }
}

/// The chain of one view as lines: the writes, and below each line its consequences.
function chainText(frame, writes, steps) {
  const depths = new Map(usedWrites(steps, writes).map((index) => [-(index + 1), 1]));
  const lines = [`frame ${frame.number}${frame.cause ? `, after ${asString(frame.cause)}` : ""}`];
  for (const key of depths.keys()) {
    const {state, old, new: value, place} = writes[-key - 1];
    const values = value === undefined || value === null ? "" : `: ${asString(old)} → ${asString(value)}`;
    lines.push(`  ${asString(state)}${values}${place ? `, written at ${asString(place)}` : ""}`);
  }
  for (const step of inOrder(steps)) {
    const depth = 1 + Math.max(0, ...(step.causes ?? []).map((cause) => depths.get(cause) ?? 0));
    depths.set(step.id, depth);
    const value = step.value === undefined ? "" : ` = ${asString(step.value)}`;
    lines.push(`${"  ".repeat(depth)}${asString(step.label)}${value}${step.changed === false ? " (same value)" : ""}`);
  }
  return lines.join("\n");
}

function warnings(frame) {
  const texts = Array.isArray(frame.warnings) ? frame.warnings : [];
  return texts.length === 0 ? null : element("ul", {class: "warnings"}, texts.map((text) => element("li", {}, block(text, {}, 400))));
}

/// The chosen steps, and for each the shortest path to it from every write and every step without a cause: longer paths
/// would hide it.
function chain(steps, isChosen) {
  const stepsById = new Map(steps.map((step) => [step.id, step]));
  const found = new Set();
  for (const chosen of steps.filter(isChosen)) {
    const above = new Map([[chosen.id, undefined]]);
    const queue = [chosen.id];
    for (let place = 0; place < queue.length; place += 1) {
      const causes = (stepsById.get(queue[place])?.causes ?? []).filter((cause) => cause < 0 || stepsById.has(cause));
      if (causes.length === 0) {
        for (let id = queue[place]; id !== undefined; id = above.get(id)) if (id >= 0) found.add(id);
      }
      for (const cause of causes) {
        if (above.has(cause)) continue;
        above.set(cause, queue[place]);
        queue.push(cause);
      }
    }
    found.add(chosen.id);
  }
  return steps.filter((step) => found.has(step.id));
}

/// Causes before their consequences; otherwise in the order of the document. Steps in a cycle keep their places.
function inOrder(steps) {
  const stepsById = new Map(steps.map((step) => [step.id, step]));
  const result = [];
  const state = new Map();
  for (const first of steps) {
    const open = [first];
    while (open.length > 0) {
      const step = open.at(-1);
      if (!state.has(step)) {
        state.set(step, "open");
        for (const cause of [...step.causes ?? []].reverse()) {
          const before = stepsById.get(cause);
          if (before && !state.has(before)) open.push(before);
        }
      } else {
        open.pop();
        if (state.get(step) === "open") {
          state.set(step, "done");
          result.push(step);
        }
      }
    }
  }
  return result;
}

function usedWrites(steps, writes) {
  const used = new Set(steps.flatMap((step) => step.causes ?? []).filter((cause) => cause < 0).map((cause) => -cause - 1));
  return [...used].filter((index) => writes[index]).sort((first, second) => first - second);
}
