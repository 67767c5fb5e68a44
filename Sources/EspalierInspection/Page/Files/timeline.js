// SPDX-License-Identifier: MIT
"use strict";

/// The frames in a row: pictures, and above them marks of events. Dragging, arrow keys and Play go through them.
class Timeline {
  constructor(session) {
    this.session = session;
    this.track = byId("track");
    this.canvas = byId("strip");
    this.images = new Map();
    byId("previous").append(icon("previous"));
    byId("next").append(icon("next"));
    byId("previous").addEventListener("click", () => this.step(-1));
    byId("next").addEventListener("click", () => this.step(1));
    byId("play").addEventListener("click", () => this.setPlaying(!this.isPlaying));
    this.track.addEventListener("pointerdown", (event) => this.scrub(event));
    this.track.addEventListener("pointermove", (event) => {
      if (this.track.hasPointerCapture(event.pointerId)) this.goTo(event);
      else this.track.title = this.describe(this.frameAt(event));
    });
    this.track.addEventListener("keydown", (event) => this.press(event));
    new ResizeObserver(() => this.redraw()).observe(this.track);
    session.on("frame frames", () => this.show());
    this.setPlaying(false);
    this.show();
  }

  get count() { return this.session.recording.frames.length; }

  get index() { return this.session.recording.index; }

  /// The width of a frame: all of them fit, and few are no wider than their pictures need.
  get slot() { return Math.min(180, this.track.clientWidth / Math.max(1, this.count)); }

  step(count) {
    this.setPlaying(false);
    this.session.show(this.index + count);
  }

  scrub(event) {
    if (event.button !== 0) return;
    this.setPlaying(false);
    this.track.setPointerCapture(event.pointerId);
    this.goTo(event);
  }

  goTo(event) {
    this.session.show(this.frameAt(event));
  }

  frameAt(event) {
    const bounds = this.track.getBoundingClientRect();
    return Math.max(0, Math.min(this.count - 1, Math.floor((event.clientX - bounds.left) / this.slot)));
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const targets = {
      ArrowLeft: this.index - 1, ArrowDown: this.index - 1, ArrowRight: this.index + 1, ArrowUp: this.index + 1,
      PageUp: this.index + 10, PageDown: this.index - 10, Home: 0, End: this.count - 1,
    };
    if (!(event.key in targets)) return;
    this.setPlaying(false);
    this.session.show(targets[event.key]);
    event.preventDefault();
    event.stopPropagation();
  }

  // Playing

  setPlaying(isPlaying) {
    const starts = isPlaying && this.count > 1;
    if (starts && this.index === this.count - 1) this.session.show(0);
    this.isPlaying = starts;
    byId("play").replaceChildren(icon(starts ? "pause" : "play"));
    byId("play").setAttribute("aria-label", starts ? "Pause" : "Play");
    clearTimeout(this.timer);
    if (starts) this.wait();
  }

  /// Waits as long as the host showed the frame; pauses between interactions are shortened to a bearable time.
  wait() {
    const {frames} = this.session.recording;
    const seconds = (frames[this.index + 1]?.time ?? 0) - (frames[this.index]?.time ?? 0);
    this.timer = setTimeout(() => {
      this.session.show(this.index + 1);
      if (this.index >= this.count - 1) this.setPlaying(false);
      else this.wait();
    }, Math.max(16, Math.min(600, seconds * 1000)));
  }

  // Content

  describe(index) {
    const frame = this.session.recording.frames[index] ?? {};
    const words = [`Frame ${frame.number ?? index + 1} of ${this.count}`, `${figureOfTime(frame.time)} s`, beginning(asString(frame.cause), 80).replace(unseen, escape)];
    if (loopsOf(frame).length > 0) words.push("with a loop");
    if (frame.update?.writes?.length > 0) words.push(`writes ${counted(frame.update.writes.length, "state")}`);
    return words.filter(Boolean).join(", ");
  }

  show() {
    const {frame} = this.session.recording;
    byId("moment").replaceChildren(
      element("span", {class: "frame-number"}, `${this.index + 1} / ${this.count}`),
      element("span", {class: "time"}, `${figureOfTime(frame.time)} s`),
      element("span", {class: "passes"}, frame.passes === undefined ? "" : counted(frame.passes, "pass", "passes")));
    this.track.setAttribute("aria-valuemin", "1");
    this.track.setAttribute("aria-valuemax", String(this.count));
    this.track.setAttribute("aria-valuenow", String(this.index + 1));
    this.track.setAttribute("aria-valuetext", this.describe(this.index));
    for (const [id, isDisabled] of [["previous", this.index <= 0], ["next", this.index >= this.count - 1], ["play", this.count < 2]]) {
      byId(id).setAttribute("aria-disabled", String(isDisabled));
    }
    this.redraw();
  }

  redraw() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      this.draw();
    });
  }

  draw() {
    const {canvas, track} = this;
    const scale = window.devicePixelRatio || 1;
    const {clientWidth: width, clientHeight: height} = track;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    const {frames} = this.session.recording;
    const {slot} = this;
    const lane = 30;
    const chosen = [this.index * slot + 1, lane - 5, Math.max(slot, 3) - 2, height - lane + 4, 4];
    context.beginPath();
    context.roundRect(...chosen);
    context.fillStyle = color("accent-soft");
    context.fill();
    this.drawPictures(context, {width, height, lane, slot, line: color("line")});

    this.drawCauses(context, {slot, lane, color});
    frames.forEach((frame, index) => this.drawMarks(context, frame, (index + 0.5) * slot, color));
    // Above the pictures: each of many frames is narrower than its picture.
    context.beginPath();
    context.roundRect(...chosen);
    context.strokeStyle = color("accent");
    context.lineWidth = 2;
    context.stroke();
  }

  /// Draws the beginning of each run of frames with one cause, with the cause if there is space: interactions first.
  drawCauses(context, {slot, lane, color}) {
    const {frames} = this.session.recording;
    context.font = `11px ${color("text")}`;
    context.textBaseline = "middle";
    const runs = [];
    frames.forEach((frame, index) => {
      const cause = asString(frame.cause);
      if (cause !== runs.at(-1)?.cause) runs.push({cause, x: index * slot});
    });
    const named = [];
    for (const run of [...runs.filter(({cause}) => !isByItself(cause)), ...runs.filter(({cause}) => isByItself(cause))]) {
      const text = beginning(run.cause, 40).replace(unseen, escape);
      const end = run.x + context.measureText(text).width + 14;
      const isFree = named.every((other) => end <= other.x || run.x >= other.end);
      context.fillStyle = color("line-strong");
      context.fillRect(Math.round(run.x), isFree ? 2 : 14, 1, isFree ? lane - 8 : lane - 20);
      if (!isFree) continue;
      context.fillStyle = color("ink-2");
      context.fillText(text, run.x + 5, 8);
      named.push({x: run.x, end});
    }
  }

  drawMarks(context, frame, x, color) {
    const y = 19;
    if (loopsOf(frame).length > 0) {
      context.strokeStyle = color("bad");
      context.lineWidth = 2;
      context.beginPath();
      context.arc(x, y, 4, 0.6, 2 * Math.PI);
      context.stroke();
    } else if (frame.update?.writes?.length > 0) {
      context.fillStyle = color("accent");
      context.beginPath();
      context.moveTo(x, y - 4.5);
      context.lineTo(x + 4.5, y);
      context.lineTo(x, y + 4.5);
      context.lineTo(x - 4.5, y);
      context.fill();
    } else if (frame.warnings?.length > 0) {
      context.fillStyle = color("warn");
      context.beginPath();
      context.moveTo(x, y - 4.5);
      context.lineTo(x + 4.5, y + 3.5);
      context.lineTo(x - 4.5, y + 3.5);
      context.fill();
    } else {
      context.fillStyle = color("ink-3");
      context.fillRect(Math.round(x), y - 2, 1, 4);
    }
  }

  /// Draws as many of the frames' pictures as fit side by side.
  drawPictures(context, {width, height, lane, slot, line}) {
    const {frames, pictures} = this.session.recording;
    const [hostWidth, hostHeight] = this.session.hostSize;
    const room = height - lane - 5;
    const shape = hostWidth / Math.max(1, hostHeight);
    // Each frame's picture if it can be recognised; else as many as fit side by side.
    const pictureWidth = Math.max(10, Math.min(room * shape, 160, slot >= 28 ? slot - 6 : Infinity));
    const pictureHeight = Math.min(room, pictureWidth / shape);
    const each = Math.max(1, Math.ceil((pictureWidth + 4) / slot));
    for (let index = 0; index < frames.length; index += each) {
      const space = Math.min(each * slot, width - index * slot);
      const image = this.image(pictures[frames[index].picture]);
      const shown = Math.min(pictureWidth, space - 4);
      const x = index * slot + (each === 1 ? (slot - shown) / 2 : 2);
      const y = lane - 1 + (room - pictureHeight) / 2;
      if (image?.complete && image.naturalWidth > 0 && shown > 4) {
        context.drawImage(image, 0, 0, image.naturalWidth * shown / pictureWidth, image.naturalHeight, x, y, shown, pictureHeight);
        context.strokeStyle = line;
        context.lineWidth = 1;
        context.strokeRect(x - 0.5, y - 0.5, shown + 1, pictureHeight + 1);
      }
    }
  }

  image(source) {
    if (!source) return undefined;
    if (!this.images.has(source)) {
      const image = new Image();
      image.onload = () => this.redraw();
      image.src = source;
      this.images.set(source, image);
    }
    return this.images.get(source);
  }
}

function figureOfTime(seconds) {
  return Number.isFinite(seconds) ? seconds.toFixed(2) : "–";
}
