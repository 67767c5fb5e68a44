// SPDX-License-Identifier: MIT
"use strict";

/// Draws over the picture: frames, alignment guides, anchors, the selected view and the view under the pointer.
///
/// One canvas as large as the stage; views outside it are not drawn. `place` has the origin of the host on the canvas
/// and the zoom.
class Overlay {
  constructor(session, canvas) {
    this.session = session;
    this.canvas = canvas;
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
    const {canvas, session} = this;
    const scale = window.devicePixelRatio || 1;
    this.bounds = {width: canvas.clientWidth, height: canvas.clientHeight};
    if (!session.hierarchy) return;
    this.place = place;
    this.taken = [];
    this.base ??= document.createElement("canvas");
    const {recording} = session;
    // Drawings that do not depend on the pointer or the selection are made once, and copied.
    const state = JSON.stringify([recording.index, place, this.bounds, scale, this.shows, this.colors]);
    if (state !== this.baseState) {
      this.baseState = state;
      this.begin(this.base, scale);
      if (this.shows.frames) this.drawFrames(recording.views);
      if (this.shows.anchors) this.drawAllAnchors(recording.views);
      if (this.shows.guides) this.drawExplicitGuides(recording.views);
    }
    this.begin(canvas, scale);
    if (this.base.width > 0 && this.base.height > 0) this.context.drawImage(this.base, 0, 0, this.bounds.width, this.bounds.height);
    const selected = session.view;
    const hovered = session.hovered === session.selection ? undefined : recording.views.get(session.hovered);
    if (selected) {
      this.drawSelection(selected);
      if (this.shows.anchors) this.drawAnchors(selected);
      if (this.shows.guides && selected.frame) for (const guide of selected.guides ?? []) this.drawGuide(selected.frame, guide);
    }
    if (hovered) this.drawHover(hovered);
  }

  /// Resizes a canvas to the stage, and makes it the current one.
  begin(canvas, scale) {
    const [width, height] = [Math.round(this.bounds.width * scale), Math.round(this.bounds.height * scale)];
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    this.context = canvas.getContext("2d");
    this.context.setTransform(scale, 0, 0, scale, 0, 0);
    this.context.clearRect(0, 0, this.bounds.width, this.bounds.height);
  }

  x(value) { return this.place.x + value * this.place.zoom; }
  y(value) { return this.place.y + value * this.place.zoom; }

  /// Adds a view's outline to the current path; false if it has none or is not visible.
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

  /// Draws the distances from the edges of the view to those of its parent, if there is space for the figure.
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
      this.label(text, [[(this.x(x0) + this.x(x1)) / 2, (this.y(y0) + this.y(y1)) / 2]], colors.accent);
    }
  }

  drawHover(view) {
    this.context.beginPath();
    if (!this.outline(view)) return;
    this.stroke(this.colors.hover, 1.5);
    this.chip(view, this.colors.hover, `${beginning(asString(view.name), 40)}  ${size(view.frame?.[2], view.frame?.[3])}`);
  }

  /// Draws all guides that were set, in one path: in a large tree, separate ones would take too long. Baselines are left out:
  /// every text and its containers have one, and lines through all texts hide their subjects.
  drawExplicitGuides(views) {
    this.context.beginPath();
    for (const view of views.values()) {
      if (!view.frame) continue;
      for (const guide of view.guides ?? []) {
        if (guide.explicit && !asString(guide.name).endsWith("TextBaseline")) this.guideLine(view.frame, guide, 0);
      }
    }
    this.stroke(this.colors.guide, 1);
  }

  guideLine(frame, guide, overhang) {
    const {context} = this;
    if (guide.axis === "x") {
      const x = Math.round(this.x(guide.at)) + 0.5;
      context.moveTo(x, this.y(frame[1]) - overhang);
      context.lineTo(x, this.y(frame[1] + frame[3]) + overhang);
    } else {
      const y = Math.round(this.y(guide.at)) + 0.5;
      context.moveTo(this.x(frame[0]) - overhang, y);
      context.lineTo(this.x(frame[0] + frame[2]) + overhang, y);
    }
  }

  /// Draws a guide of the selected view, with its name. Its position is in the host's coordinates, like all others.
  drawGuide(frame, guide) {
    const {context, colors} = this;
    const overhang = 14;
    context.beginPath();
    this.guideLine(frame, guide, overhang);
    this.stroke(colors.guide, 1, guide.explicit ? [] : [3, 3]);
    if (!guide.explicit && this.isSmall(frame) && isEdgeOrCenter(frame, guide)) return;
    context.font = this.font;
    const name = beginning(asString(guide.name), 24);
    const half = context.measureText(name).width / 2 + 6;
    if (guide.axis === "x") {
      const [top, bottom] = [this.y(frame[1]) - overhang - 8, this.y(frame[1] + frame[3]) + overhang + 8];
      const places = [bottom, bottom + 17, bottom + 34, top, top - 17];
      this.label(name, places.map((y) => [this.x(guide.at), y]), colors.guide);
    } else {
      const [left, right] = [this.x(frame[0]) - overhang - half, this.x(frame[0] + frame[2]) + overhang + half];
      this.label(name, [0, 17, -17].flatMap((down) => [[right, this.y(guide.at) + down], [left, this.y(guide.at) + down]]), colors.guide);
    }
  }

  /// Whether a view is small: beside it is only space for names that its outline does not show.
  isSmall(frame) {
    return frame[2] * this.place.zoom < 180 || frame[3] * this.place.zoom < 60;
  }

  drawAllAnchors(views) {
    const {context, colors} = this;
    const points = [];
    context.beginPath();
    let count = 0;
    for (const view of views.values()) {
      for (const anchor of view.anchors ?? []) {
        if (anchor.kind !== "rect") points.push(anchor.at);
        else this.anchorRectangle(anchor, 0);
        count += 1;
      }
    }
    // Thousands of dashed lines take longer than a frame, and look merely grey.
    this.stroke(colors.anchor, 1.5, count < 500 ? [6, 2] : []);
    context.beginPath();
    for (const [x, y] of points) {
      context.moveTo(this.x(x) + 3.5, this.y(y));
      context.arc(this.x(x), this.y(y), 3.5, 0, 2 * Math.PI);
    }
    context.fillStyle = colors.anchor;
    context.fill();
  }

  anchorRectangle({at: [x, y, width, height]}, inset) {
    const {zoom} = this.place;
    this.context.rect(this.x(x) + inset, this.y(y) + inset, width * zoom - 2 * inset, height * zoom - 2 * inset);
  }

  /// Draws the selected view's anchors, with their keys.
  drawAnchors(view) {
    const {context, colors} = this;
    for (const anchor of view.anchors ?? []) {
      const [x, y, , height] = anchor.at;
      const isRectangle = anchor.kind === "rect";
      if (isRectangle) {
        context.beginPath();
        this.anchorRectangle(anchor, 3);
        this.stroke(colors.anchor, 1.5, [6, 2]);
      }
      context.font = this.font;
      const name = beginning(asString(anchor.key), 40);
      const half = context.measureText(name).width / 2 + 6;
      const right = this.x(view.frame ? view.frame[0] + view.frame[2] : x) + half;
      const places = isRectangle
        ? [11, 28].flatMap((down) => [[this.x(x) + half, this.y(y + height) + down], [this.x(x) + half, this.y(y) - down]])
        : [0, 17, -17].map((down) => [right, this.y(y) + down]);
      this.label(name, places, colors.anchor);
    }
  }

  /// Draws text on the page's own colour, centred at the first of the places where no other text is and nothing is cut off.
  label(text, places, color) {
    const {context, colors, bounds} = this;
    const shown = text.replace(unseen, escape);
    context.textAlign = "center";
    context.textBaseline = "middle";
    const width = context.measureText(shown).width + 8;
    const boxes = places.map(([x, y]) => ({left: x - width / 2, top: y - 8, width, height: 16}));
    const isInside = (box) => box.left >= 0 && box.top >= 0 && box.left + width <= bounds.width && box.top + 16 <= bounds.height;
    const box = boxes.find((each) => isInside(each) && !this.taken.some((other) => overlaps(each, other))) 
      ?? {...boxes[0], left: Math.max(0, Math.min(bounds.width - width, boxes[0].left))};
    this.taken.push(box);
    context.fillStyle = colors.chip;
    context.beginPath();
    context.roundRect(box.left, box.top, width, 16, 3);
    context.fill();
    context.fillStyle = color;
    context.fillText(shown, box.left + width / 2, box.top + 8.5);
  }

  /// Draws the view's name and size above it; below or inside if there is no space.
  chip(view, color, text) {
    if (!view.frame) return;
    const {context, colors, bounds} = this;
    context.font = this.font;
    context.textAlign = "left";
    context.textBaseline = "middle";
    // A canvas has no isolation of directions; invisible characters would affect the figures.
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
    this.taken.push({left: x, top: y, width, height: 18});
  }
}

function isEdgeOrCenter(frame, guide) {
  const [start, length] = guide.axis === "x" ? [frame[0], frame[2]] : [frame[1], frame[3]];
  return [0, 0.5, 1].some((part) => Math.abs(start + part * length - guide.at) < 0.11);
}

function overlaps(first, second) {
  return first.left < second.left + second.width && second.left < first.left + first.width
    && first.top < second.top + second.height && second.top < first.top + first.height;
}
