// SPDX-License-Identifier: MIT
"use strict";

/// The state that the parts of the page share: the recording, the selected view and the view under the pointer. A part changes it
/// by these functions, and is notified of changes by others.
class Session {
  constructor(recording) {
    this.recording = recording;
    this.selection = undefined;
    this.hovered = undefined;
    this.listeners = {frame: [], views: [], selection: [], hover: [], frames: [], pick: []};
  }

  on(events, listener) {
    for (const event of events.split(" ")) this.listeners[event].push(listener);
  }

  emit(event, detail) {
    for (const listener of this.listeners[event]) listener(detail);
  }

  get view() { return this.recording.views.get(this.selection); }

  get hierarchy() { return this.recording.hierarchy; }

  select(id, origin) {
    if (id === this.selection || !this.recording.views.has(id)) return;
    this.selection = id;
    this.emit("selection", origin);
    if (origin !== "event") this.emit("pick", id);
  }

  hover(id) {
    if (id === this.hovered) return;
    this.hovered = id;
    this.emit("hover");
  }

  show(index) {
    const before = this.recording.index;
    const changed = this.recording.moveTo(index);
    if (this.recording.index === before) return;
    // A view that is absent from this frame stays selected: it may come back with the next one.
    if (changed) this.emit("views");
    this.emit("frame");
  }

  append(frame) {
    const follows = this.recording.index === this.recording.frames.length - 1;
    this.recording.append(frame);
    this.emit("frames");
    if (follows) this.show(this.recording.frames.length - 1);
  }
}

/// "MonthView", with its distinction from others of that type.
function viewLabel(view) {
  return [
    element("span", {class: view.user ? "name own" : "name"}, inline(view.name, 120)),
    view.detail ? [" ", element("span", {class: "detail"}, inline(view.detail, 120))] : null,
  ];
}

/// A view as a button that selects it; a view that the document does not contain is plain text.
function viewLink(session, id, label) {
  const view = session.recording.views.get(id);
  if (!view) return label ? element("span", {class: "place"}, inline(label)) : null;
  return element("button", {
    type: "button", class: "link", "data-view": id,
    onclick: (event) => { event.stopPropagation(); session.select(id, "panel"); },
    onpointerenter: () => session.hover(id),
    onpointerleave: () => session.hover(undefined),
  }, label === undefined ? viewLabel(view) : inline(label));
}
