// SPDX-License-Identifier: MIT
"use strict";

/// Draws over the picture: frames, alignment guides, anchors, what is selected and what the pointer is over.
///
/// One canvas as large as the stage; what lies outside of it is not drawn. `place` has the origin of the host on the canvas
/// and the zoom.
class Overlay {
  constructor(session, canvas) {
    this.session = session;
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.shows = {frames: true, guides: true, anchors: true};
    this.readColors();
  }

  readColors() {
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    this.colors = Object.fromEntries(
      ["frame", "frame-own", "guide", "anchor", "accent", "accent-wash", "hover", "chip", "chip-ink"].map((name) => [name, color(name)]));
    this.font = `11px ${color("mono")}`;
  }

  draw(place) {
    const {canvas, context, session} = this;
    const scale = window.devicePixelRatio || 1;
    const {clientWidth: width, clientHeight: height} = canvas;
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    if (!session.hierarchy) return;
    this.place = place;
    this.bounds = {width, height};
    const {views} = session.recording;
    const selected = session.view;
    const hovered = session.hovered === session.selection ? undefined : views.get(session.hovered);
    if (this.shows.frames) this.drawFrames(views);
    if (this.shows.anchors) this.drawAnchors(views, selected);
    if (selected) this.drawSelection(selected);
    if (this.shows.guides) this.drawGuides(views, selected);
    if (hovered) this.drawHover(hovered);
  }

  x(value) { return this.place.x + value * this.place.zoom; }
  y(value) { return this.place.y + value * this.place.zoom; }

  /// Adds a view's outline to the current path; false where it has none or cannot be seen.
  outline(view) {
    const {context, bounds} = this;
    const {corners, frame} = view;
    if (Array.isArray(corners) && corners.length === 8) {
      context.moveTo(this.x(corners[0]), this.y(corners[1]));
      for (let index = 2; index < 8; index += 2) context.lineTo(this.x(corners[index]), this.y(corners[index + 1]));
      context.closePath();
      return true;
    }
    if (!Array.isArray(frame)) return false;
    const [left, top, right, bottom] = [this.x(frame[0]), this.y(frame[1]), this.x(frame[0] + frame[2]), this.y(frame[1] + frame[3])];
    if (right < 0 || bottom < 0 || left > bounds.width || top > bounds.height) return false;
    // On the middle of pixels, so that a line is one pixel wide.
    context.rect(Math.round(left) + 0.5, Math.round(top) + 0.5, Math.round(right - left) - 1, Math.round(bottom - top) - 1);
    return true;
  }

  drawFrames(views) {
    for (const isOwn of [false, true]) {
      this.context.beginPath();
      for (const view of views.values()) {
        if (Boolean(view.user) === isOwn && view.kind !== "hidden") this.outline(view);
      }
      this.stroke(isOwn ? this.colors["frame-own"] : this.colors.frame, 1);
    }
  }

  stroke(color, width, dashes = []) {
    const {context} = this;
    context.strokeStyle = color;
    context.lineWidth = width;
    context.setLineDash(dashes);
    context.stroke();
    context.setLineDash([]);
  }

  drawSelection(view) {
    const {context, session, colors} = this;
    const parent = session.recording.views.get(session.hierarchy.parentOf(view.id));
    if (parent) {
      context.beginPath();
      if (this.outline(parent)) this.stroke(colors.accent, 1, [4, 3]);
    }
    context.beginPath();
    if (!this.outline(view)) return;
    context.fillStyle = colors["accent-wash"];
    context.fill();
    this.stroke(colors.accent, 2);
    if (parent?.frame && view.frame && !view.corners && !parent.corners) this.drawDistances(view.frame, parent.frame);
    this.chip(view, colors.accent, `${beginning(asString(view.name), 40)}  ${size(view.frame?.[2], view.frame?.[3])}`);
  }

  /// From the edges of the view to those of its parent, where there is space for the figure.
  drawDistances(frame, parent) {
    const {context, colors} = this;
    const middle = [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2];
    const lines = [
      [parent[0], middle[1], frame[0], middle[1]], [frame[0] + frame[2], middle[1], parent[0] + parent[2], middle[1]],
      [middle[0], parent[1], middle[0], frame[1]], [middle[0], frame[1] + frame[3], middle[0], parent[1] + parent[3]],
    ];
    context.font = this.font;
    context.textBaseline = "middle";
    context.textAlign = "center";
    for (const [x0, y0, x1, y1] of lines) {
      const length = x1 - x0 + y1 - y0;
      const text = figure(length);
      if (length * this.place.zoom < (x0 === x1 ? 24 : context.measureText(text).width + 16)) continue;
      context.beginPath();
      context.moveTo(this.x(x0), this.y(y0));
      context.lineTo(this.x(x1), this.y(y1));
      this.stroke(colors.accent, 1, [2, 2]);
      this.label(text, (this.x(x0) + this.x(x1)) / 2, (this.y(y0) + this.y(y1)) / 2, colors.accent);
    }
  }

  drawHover(view) {
    this.context.beginPath();
    if (!this.outline(view)) return;
    this.stroke(this.colors.hover, 1.5);
    this.chip(view, this.colors.hover, `${beginning(asString(view.name), 40)}  ${size(view.frame?.[2], view.frame?.[3])}`);
  }

  drawGuides(views, selected) {
    for (const view of views.values()) {
      if (view === selected || !view.frame) continue;
      for (const guide of view.guides ?? []) if (guide.explicit) this.drawGuide(view.frame, guide, false);
    }
    if (!selected?.frame) return;
    for (const guide of selected.guides ?? []) this.drawGuide(selected.frame, guide, true);
  }

  /// A guide's position is one of the host's, like all others.
  drawGuide(frame, guide, isSelected) {
    const {context, colors} = this;
    const isVertical = guide.axis === "x";
    const overhang = isSelected ? 14 / this.place.zoom : 0;
    context.beginPath();
    if (isVertical) {
      const x = Math.round(this.x(guide.at)) + 0.5;
      context.moveTo(x, this.y(frame[1] - overhang));
      context.lineTo(x, this.y(frame[1] + frame[3] + overhang));
    } else {
      const y = Math.round(this.y(guide.at)) + 0.5;
      context.moveTo(this.x(frame[0] - overhang), y);
      context.lineTo(this.x(frame[0] + frame[2] + overhang), y);
    }
    this.stroke(colors.guide, 1, guide.explicit ? [] : [3, 3]);
    if (!isSelected) return;
    context.font = this.font;
    context.textBaseline = "middle";
    const name = beginning(asString(guide.name), 24);
    const half = context.measureText(name).width / 2 + 6;
    if (isVertical) this.label(name, this.x(guide.at), this.y(frame[1] + frame[3] + overhang) + 8, colors.guide);
    else this.label(name, this.x(frame[0] + frame[2] + overhang) + half, this.y(guide.at), colors.guide);
  }

  drawAnchors(views, selected) {
    const {context, colors} = this;
    for (const view of views.values()) {
      for (const anchor of view.anchors ?? []) {
        const [x, y, width, height] = anchor.at ?? [];
        context.beginPath();
        if (anchor.kind === "rect") {
          const inset = view === selected ? 3 : 0;
          context.rect(this.x(x) + inset, this.y(y) + inset, width * this.place.zoom - 2 * inset, height * this.place.zoom - 2 * inset);
          this.stroke(colors.anchor, 1.5, [6, 2]);
        } else {
          context.arc(this.x(x), this.y(y), 3.5, 0, 2 * Math.PI);
          context.fillStyle = colors.anchor;
          context.fill();
        }
        if (view === selected) {
          context.font = this.font;
          const name = beginning(asString(anchor.key), 40);
          const left = anchor.kind === "rect" ? this.x(x) : this.x(x) + 8;
          this.label(name, left + context.measureText(name).width / 2 + 5, this.y(y + (height ?? 0)) + 11, colors.anchor);
        }
      }
    }
  }

  /// Text in the middle of a point, on the page's own colour.
  label(text, x, y, color) {
    const {context, colors} = this;
    context.textAlign = "center";
    context.textBaseline = "middle";
    const width = context.measureText(text).width + 8;
    context.fillStyle = colors.chip;
    context.beginPath();
    context.roundRect(x - width / 2, y - 8, width, 16, 3);
    context.fill();
    context.fillStyle = color;
    context.fillText(text, x, y + 0.5);
  }

  /// The view's name and size above it; below or inside where there is no space.
  chip(view, color, text) {
    if (!view.frame) return;
    const {context, colors, bounds} = this;
    context.font = this.font;
    context.textAlign = "left";
    context.textBaseline = "middle";
    // A canvas has no isolation of directions; unseen characters would reach into the figures.
    const shown = text.replace(unseen, escape);
    const width = context.measureText(shown).width + 12;
    const [left, top, bottom] = [this.x(view.frame[0]), this.y(view.frame[1]), this.y(view.frame[1] + view.frame[3])];
    const x = Math.max(2, Math.min(bounds.width - width - 2, Math.round(left)));
    const above = Math.round(top) - 21;
    const y = above > 2 ? above : bottom + 23 < bounds.height ? Math.round(bottom) + 3 : Math.round(top) + 3;
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x, y, width, 18, 4);
    context.fill();
    context.fillStyle = colors["chip-ink"];
    context.fillText(shown, x + 6, y + 9.5);
  }
}
