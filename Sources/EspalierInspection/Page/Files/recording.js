// SPDX-License-Identifier: MIT
"use strict";

/// The frames of a document, and the views and layout nodes of one of them.
///
/// Frames are differences. Moving forward to a frame applies its difference and keeps the replaced values; moving back restores
/// them. So the cost of a step is that of its changes.
class Recording {
  constructor(pictures) {
    this.pictures = pictures.map(pictureSource);
    this.indexes = new Map(this.pictures.map((picture, index) => [picture, index]));
    this.frames = [];
    this.replaced = [];
    this.keysOfFrames = [];
    this.views = new Map();
    this.layout = new Map();
    this.index = -1;
  }

  /// Adds a frame. A running program's frame contains its picture instead of an index; without one it has the former picture.
  append(frame) {
    if (typeof frame.picture === "string") frame.picture = this.indexOf(pictureSource(frame.picture));
    else frame.picture ??= this.frames.at(-1)?.picture;
    this.frames.push(frame);
    this.keysOfFrames.push(Array.isArray(frame.keys) ? frame.keys : this.keysOfFrames.at(-1) ?? []);
  }

  indexOf(picture) {
    if (!this.indexes.has(picture)) this.indexes.set(picture, this.pictures.push(picture) - 1);
    return this.indexes.get(picture);
  }

  get frame() { return this.frames[this.index] ?? {}; }

  get keys() { return this.keysOfFrames[this.index] ?? []; }

  get picture() { return this.pictures[this.frame.picture] ?? null; }

  /// The initial frame: one with a loop, else the last one after an action, else the first.
  get start() {
    const loop = this.frames.findIndex((frame) => frame.loops?.length > 0);
    return Math.max(0, loop >= 0 ? loop : this.frames.findLastIndex((frame) => !isByItself(frame.cause)));
  }

  /// Makes the frame at an index the current one. Returns true if the views or layout nodes are different.
  moveTo(index) {
    if (this.frames.length === 0) return false;
    const target = Math.max(0, Math.min(this.frames.length - 1, index));
    const before = this.index;
    while (this.index < target) {
      this.index += 1;
      const frame = this.frames[this.index];
      this.replaced[this.index] = {
        views: apply(difference(frame, frame.views, this.views), this.views, (old, view) => this.compare(old, view)),
        layout: apply(difference(frame, frame.layout, this.layout), this.layout),
      };
    }
    while (this.index > target) {
      const replaced = this.replaced[this.index];
      restore(replaced.views, this.views, (old, view) => this.compare(old, view));
      restore(replaced.layout, this.layout);
      this.index -= 1;
    }
    if (!this.hierarchy) this.hierarchy = new Hierarchy(this.views);
    return this.index !== before;
  }

  /// Compares a view: animations move views; only insertions, removals and moves in the tree change the hierarchy.
  compare(old, view) {
    if (old && view && ["parent", "order", "user", "kind", "layout"].every((name) => old[name] === view[name])) return;
    this.hierarchy = undefined;
  }

  /// Whether the current frame made the view, or changed it.
  isChanged(id) {
    return this.index > 0 && this.replaced[this.index].views.has(id);
  }
}

/// The source of a picture; only data URLs of pictures are loaded.
function pictureSource(text) {
  return /^data:image\/(png|webp);base64,/.test(text) ? text : null;
}

/// The changes of a frame. A whole one contains the complete state, and follows frames that may not have arrived.
function difference(frame, changes, values) {
  if (!frame.whole || values.size === 0) return changes;
  const set = changes?.set ?? [];
  const present = new Set(set.map(({id}) => id));
  return {
    removed: [...values.keys()].filter((id) => !present.has(id)),
    set: set.filter((value) => JSON.stringify(value) !== JSON.stringify(values.get(value.id))),
  };
}

/// Applies a difference, and returns the replaced values.
function apply(difference, values, compare = () => {}) {
  const replaced = new Map();
  const keep = (id, value) => {
    const old = values.get(id);
    if (!replaced.has(id)) replaced.set(id, old);
    compare(old, value);
  };
  for (const id of difference?.removed ?? []) {
    keep(id, undefined);
    values.delete(id);
  }
  for (const value of difference?.set ?? []) {
    keep(value.id, value);
    values.set(value.id, value);
  }
  return replaced;
}

function restore(replaced, values, compare = () => {}) {
  for (const [id, value] of replaced) {
    compare(values.get(id), value);
    if (value === undefined) values.delete(id);
    else values.set(id, value);
  }
}

/// Views from the roots down. A view whose parent is absent is a root, too; none is in it twice.
class Hierarchy {
  constructor(views) {
    this.views = views;
    this.children = new Map();
    this.roots = [];
    for (const view of views.values()) {
      if (view.parent === undefined || view.parent === null || !views.has(view.parent)) this.roots.push(view.id);
      else if (this.children.has(view.parent)) this.children.get(view.parent).push(view.id);
      else this.children.set(view.parent, [view.id]);
    }
    const byPlace = (first, second) => (views.get(first).order ?? 0) - (views.get(second).order ?? 0);
    this.roots.sort(byPlace);
    for (const siblings of this.children.values()) siblings.sort(byPlace);
    this.order = [];
    this.depth = new Map();
    this.position = new Map();
    const open = this.roots.map((id) => [id, 0]).reverse();
    while (open.length > 0) {
      const [id, depth] = open.pop();
      this.position.set(id, this.order.length);
      this.depth.set(id, depth);
      this.order.push(id);
      const children = this.childrenOf(id);
      for (let index = children.length - 1; index >= 0; index -= 1) open.push([children[index], depth + 1]);
    }
  }

  childrenOf(id) { return this.children.get(id) ?? []; }

  parentOf(id) {
    const parent = this.views.get(id)?.parent;
    return this.position.has(parent) ? parent : undefined;
  }

  siblingsOf(id) {
    const parent = this.parentOf(id);
    return parent === undefined ? this.roots : this.childrenOf(parent);
  }

  /// The path from the root to the view, including both.
  path(id) {
    const path = [];
    for (let current = this.position.has(id) ? id : undefined; current !== undefined; current = this.parentOf(current)) path.push(current);
    return path.reverse();
  }

  /// All views below one, in order.
  descendants(id) {
    const start = this.position.get(id);
    if (start === undefined) return [];
    const depth = this.depth.get(id);
    let end = start + 1;
    while (end < this.order.length && this.depth.get(this.order[end]) > depth) end += 1;
    return this.order.slice(start + 1, end);
  }
}

/// Whether a frame follows from the passing of time, not from an action.
function isByItself(cause) {
  return ["", "time", "first frame", "page opened", "update"].includes(asString(cause));
}
