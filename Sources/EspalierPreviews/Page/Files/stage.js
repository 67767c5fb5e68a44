// SPDX-License-Identifier: MIT
"use strict";

const cursors = new Map(Object.entries({
  default: "default", horizontalText: "text", verticalText: "vertical-text", rectSelection: "crosshair",
  grabIdle: "grab", grabActive: "grabbing", link: "pointer", zoomIn: "zoom-in", zoomOut: "zoom-out",
  columnResize: "col-resize", rowResize: "row-resize",
}));

/// The picture of a stage, and its input.
class Stage {
  constructor(program, id) {
    this.program = program;
    this.id = id;
    this.isPressed = false;
    this.isLoading = false;
    this.shown = 0;
    this.picture = element("img", {draggable: "false", alt: ""});
    this.caption = element("figcaption");
    this.surface = element("div", {class: "surface", tabindex: "0", role: "application"}, this.picture);
    this.root = element("figure", {}, this.caption, this.surface);
    this.picture.addEventListener("load", () => this.loaded());
    this.picture.addEventListener("error", () => this.loaded());
    this.listen();
  }

  show(state) {
    this.state = state;
    this.caption.textContent = state.caption;
    this.surface.ariaLabel = `${state.preview}, ${state.caption}`;
    this.surface.classList.toggle("phone", state.isPhone);
    this.surface.style.cursor = cursors.get(state.pointerStyle) ?? "default";
    for (const side of ["width", "height"]) this.surface.style[side] = state[side] ? `${state[side]}px` : "";
    this.load();
  }

  /// Loads the newest picture, after the one that is being loaded.
  load() {
    if (this.isLoading || this.shown === this.state.number) return;
    this.isLoading = true;
    this.shown = this.state.number;
    this.picture.src = this.program.picture(this.id, this.shown);
  }

  loaded() {
    this.isLoading = false;
    this.surface.dataset.number = this.shown;
    this.load();
  }

  do(event, more) { this.program.do({stage: this.id, event, ...more}); }

  place(event) {
    const bounds = this.surface.getBoundingClientRect();
    const zoom = this.state.zoom;
    return {x: (event.clientX - bounds.left) / zoom, y: (event.clientY - bounds.top) / zoom, modifiers: modifiers(event)};
  }

  listen() {
    const surface = this.surface;
    surface.addEventListener("pointerdown", (event) => {
      surface.focus({preventScroll: true});
      if (event.button !== 0) return;
      surface.setPointerCapture(event.pointerId);
      this.isPressed = true;
      this.do("press", this.place(event));
      event.preventDefault();
    });
    surface.addEventListener("pointermove", (event) => this.do(this.isPressed ? "move" : "hover", this.place(event)));
    for (const end of ["pointerup", "pointercancel"]) {
      surface.addEventListener(end, (event) => {
        if (!this.isPressed) return;
        this.isPressed = false;
        this.do("release", this.place(event));
      });
    }
    surface.addEventListener("pointerleave", () => this.do("leave"));
    surface.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.do("secondaryPress", this.place(event));
    });
    // A stage that does not scroll leaves the wheel to the page. A wheel states the page's direction, the stage its content's.
    surface.addEventListener("wheel", (event) => {
      if (!this.state.scrolls || event.ctrlKey) return;
      event.preventDefault();
      const line = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      this.do("scroll", {...this.place(event), dx: -event.deltaX * line, dy: -event.deltaY * line});
    }, {passive: false});
    surface.addEventListener("keydown", (event) => this.press(event));
  }

  /// Handles a key. Keys are the preview's, including Tab; after Escape the next Tab leaves it.
  press(event) {
    const leaves = event.key === "Tab" && this.wasEscape;
    if (!["Shift", "Control", "Alt", "Meta"].includes(event.key)) this.wasEscape = event.key === "Escape";
    const isBrowsers = (event.ctrlKey || event.metaKey) && ["r", "t", "w", "q", "l", "+", "-", "0"].includes(event.key);
    if (leaves || isBrowsers || event.isComposing || /^F\d+$/.test(event.key)) return;
    event.preventDefault();
    this.do("key", {key: event.key, modifiers: modifiers(event)});
  }
}

function modifiers(event) {
  const held = [["shiftKey", "shift"], ["ctrlKey", "control"], ["altKey", "option"], ["metaKey", "command"]];
  return held.filter(([property]) => event[property]).map(([, name]) => name);
}
