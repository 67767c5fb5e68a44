// SPDX-License-Identifier: MIT
"use strict";

/// What the parts of the page share: the recording, what is selected and what the pointer is over. A part changes it by these
/// functions, and learns of a change of others by listening.
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
    // A view that is not there in this frame stays selected: it may come back with the next one.
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

/// "MonthView", with what tells it from others of that type.
function viewLabel(view) {
  return [
    element("span", {class: view.user ? "name own" : "name"}, inline(view.name, 120)),
    view.detail ? [" ", element("span", {class: "detail"}, inline(view.detail, 120))] : null,
  ];
}

/// A view as a button that selects it; what a document names without having it is plain text.
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
