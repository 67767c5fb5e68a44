// SPDX-License-Identifier: MIT
"use strict";

const zoomSteps = [0.1, 0.17, 0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16];
const stageMargin = 40;

/// The rendered frame: its picture, the overlay, zoom, and picking views.
class Stage {
  constructor(session, hostSize) {
    this.session = session;
    this.size = hostSize;
    this.viewport = byId("viewport");
    this.sheet = byId("sheet");
    this.picture = byId("picture");
    this.overlay = new Overlay(session, byId("overlay"));
    this.fits = true;
    this.zoom = 1;

    for (const name of ["frames", "guides", "anchors"]) {
      byId(`show-${name}`).addEventListener("click", () => this.toggle(name));
    }
    byId("zoom-in").addEventListener("click", () => this.step(1));
    byId("zoom-out").addEventListener("click", () => this.step(-1));
    byId("zoom-level").addEventListener("click", () => this.fit());
    this.viewport.addEventListener("scroll", () => this.redraw());
    this.viewport.addEventListener("wheel", (event) => this.wheel(event), {passive: false});
    this.viewport.addEventListener("pointermove", (event) => this.move(event));
    this.viewport.addEventListener("pointerleave", () => session.hover(undefined));
    this.viewport.addEventListener("click", (event) => this.pick(event));
    this.viewport.addEventListener("keydown", (event) => this.press(event));
    new ResizeObserver(() => { if (this.fits) this.fit(); else this.redraw(); }).observe(this.viewport);

    session.on("frame", () => { this.showPicture(); this.announce(); this.redraw(); });
    session.on("selection", (origin) => {
      this.announce();
      if (origin !== "stage") {
        this.spot = undefined;
        this.reveal();
      }
      this.redraw();
    });
    session.on("hover", () => this.redraw());
    this.showPicture();
  }

  showPicture() {
    const {picture} = this.session.recording;
    if (picture === null) this.picture.removeAttribute("src");
    else if (this.picture.src !== picture) this.picture.src = picture;
    this.picture.alt = picture === null ? "This frame has no picture" : "The frame as it was drawn";
  }

  redraw() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      this.overlay.draw(this.place());
    });
  }

  /// The position of the host's origin on the canvas, and the zoom.
  place() {
    const canvas = this.overlay.canvas.getBoundingClientRect();
    const sheet = this.sheet.getBoundingClientRect();
    return {x: sheet.left - canvas.left, y: sheet.top - canvas.top, zoom: this.zoom};
  }

  toggle(name) {
    const {shows} = this.overlay;
    shows[name] = !shows[name];
    byId(`show-${name}`).setAttribute("aria-pressed", String(shows[name]));
    this.redraw();
  }

  // Zoom

  fit() {
    const width = (this.viewport.clientWidth - 2 * stageMargin) / Math.max(1, this.size[0]);
    const height = (this.viewport.clientHeight - 2 * stageMargin) / Math.max(1, this.size[1]);
    // A picture beyond its own pixels is blurred; a small view may be shown twice as large, for which its picture has the pixels.
    const fitting = Math.min(width, height);
    this.setZoom(fitting >= 2 ? 2 : fitting >= 1 ? 1 : Math.max(0.05, fitting));
    this.fits = true;
  }

  setZoom(zoom, at) {
    const {viewport} = this;
    const bounds = viewport.getBoundingClientRect();
    const point = at ?? {x: bounds.left + viewport.clientWidth / 2, y: bounds.top + viewport.clientHeight / 2};
    const before = this.sheet.getBoundingClientRect();
    const kept = {x: (point.x - before.left) / this.zoom, y: (point.y - before.top) / this.zoom};
    this.fits = false;
    this.zoom = Math.max(0.05, Math.min(32, zoom));
    this.sheet.style.width = `${this.size[0] * this.zoom}px`;
    this.sheet.style.height = `${this.size[1] * this.zoom}px`;
    this.picture.classList.toggle("pixels", this.zoom >= 3);
    const after = this.sheet.getBoundingClientRect();
    viewport.scrollLeft += after.left + kept.x * this.zoom - point.x;
    viewport.scrollTop += after.top + kept.y * this.zoom - point.y;
    byId("zoom-level").textContent = `${Math.round(this.zoom * 100)} %`;
    this.redraw();
  }

  step(direction) {
    const next = direction > 0 ? zoomSteps.find((step) => step > this.zoom * 1.001) : zoomSteps.findLast((step) => step < this.zoom * 0.999);
    if (next) this.setZoom(next);
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.setZoom(this.zoom * Math.exp(-event.deltaY / 300), {x: event.clientX, y: event.clientY});
  }

  // Picking

  point(event) {
    const sheet = this.sheet.getBoundingClientRect();
    return {x: (event.clientX - sheet.left) / this.zoom, y: (event.clientY - sheet.top) / this.zoom};
  }

  move(event) {
    const {x, y} = this.point(event);
    this.session.hover(viewsAt(this.session, x, y)[0]);
  }

  /// Picks the innermost view at the point; a click on the same spot picks the view around the selected one.
  pick(event) {
    const {session} = this;
    const {x, y} = this.point(event);
    const hits = viewsAt(session, x, y);
    if (hits.length === 0) return;
    const isSameSpot = this.spot && Math.hypot(this.spot.x - x, this.spot.y - y) * this.zoom < 4;
    const current = isSameSpot ? hits.indexOf(session.selection) : -1;
    this.spot = {x, y};
    session.select(hits[(current + 1) % hits.length], "stage");
  }

  press(event) {
    const {session} = this;
    const {hierarchy, selection} = session;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const siblings = hierarchy.siblingsOf(selection);
    const place = siblings.indexOf(selection);
    const targets = {
      ArrowUp: () => hierarchy.parentOf(selection),
      ArrowDown: () => hierarchy.childrenOf(selection)[0],
      ArrowLeft: () => siblings[place - 1],
      ArrowRight: () => siblings[place + 1],
    };
    if (targets[event.key]) session.select(targets[event.key](), "keys");
    else if (event.key === "+" || event.key === "=") this.step(1);
    else if (event.key === "-") this.step(-1);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /// Scrolls a view that is out of sight into the middle.
  reveal() {
    const frame = this.session.view?.frame;
    if (!frame) return;
    const {viewport} = this;
    const bounds = viewport.getBoundingClientRect();
    const sheet = this.sheet.getBoundingClientRect();
    const left = sheet.left - bounds.left + frame[0] * this.zoom;
    const top = sheet.top - bounds.top + frame[1] * this.zoom;
    const [width, height] = [frame[2] * this.zoom, frame[3] * this.zoom];
    if (left + width < 0 || left > bounds.width) viewport.scrollLeft += left + width / 2 - bounds.width / 2;
    if (top + height < 0 || top > bounds.height) viewport.scrollTop += top + height / 2 - bounds.height / 2;
  }

  /// Shows the selected view in a line below the frame, which screen readers read when it changes.
  announce() {
    const {view} = this.session;
    byId("picked").replaceChildren(...(view
      ? [...viewLabel(view).flat().filter(Boolean), element("span", {class: "figures"}, rectangle(view.frame))] : []));
  }
}
