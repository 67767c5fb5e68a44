// SPDX-License-Identifier: MIT
"use strict";

/// The tabs at the right. Only the visible panel is made, and made anew when its content changes.
class Panels {
  constructor(session) {
    this.session = session;
    this.container = byId("panel");
    this.tabs = byId("tabs");
    this.panels = [PreferencesPanel, LayoutPanel, UpdatePanel, EnvironmentPanel, AccessibilityPanel, LoopsPanel].map((Panel) => new Panel(session));
    this.scrolled = new Map();
    for (const panel of this.panels) panel.refresh = (movesFocus) => this.draw(movesFocus);
    this.buttons = this.panels.map((panel, index) => element("button", {
      type: "button", role: "tab", id: `tab-${panel.title.toLowerCase()}`, "aria-controls": "panel", onclick: () => this.show(index),
    }, panel.title, panel instanceof LoopsPanel ? element("span", {class: "badge", id: "loop-count"}) : null));
    this.tabs.append(...this.buttons);
    this.tabs.addEventListener("keydown", (event) => this.press(event));
    session.on("frames frame", () => this.countLoops());
    session.on("selection", (origin) => this.current.select?.(origin));
    for (const event of ["frame", "selection"]) {
      session.on(event, (origin) => { if (this.current.events.includes(event)) this.schedule(event, origin); });
    }
    this.countLoops();
    this.show(0);
  }

  /// Shows the number of loops: a recording with a loop is mostly about it.
  countLoops() {
    const {recording} = this.session;
    const total = recording.frames.reduce((count, frame) => count + loopsOf(frame).length, 0);
    byId("loop-count").textContent = total === 0 ? "" : String(total);
    this.buttons.at(-1).hidden = total === 0;
    if (total === 0 && this.current instanceof LoopsPanel) this.show(0);
  }

  show(index) {
    if (this.current) this.scrolled.set(this.current, this.container.scrollTop);
    this.current = this.panels[index];
    for (const [place, button] of this.buttons.entries()) {
      button.setAttribute("aria-selected", String(place === index));
      button.tabIndex = place === index ? 0 : -1;
    }
    this.container.setAttribute("aria-labelledby", this.buttons[index].id);
    this.draw();
    this.container.scrollTop = this.scrolled.get(this.current) ?? 0;
    if (this.current instanceof LayoutPanel) this.showEndOfLadder();
  }

  press(event) {
    const shown = this.buttons.filter((button) => !button.hidden);
    const place = shown.findIndex((button) => button.getAttribute("aria-selected") === "true");
    const targets = {ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: shown.length - 1};
    if (!(event.key in targets)) return;
    const button = shown[(targets[event.key] + shown.length) % shown.length];
    this.show(this.buttons.indexOf(button));
    button.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  schedule(event, origin) {
    const first = this.waiting === undefined;
    this.waiting = {event, origin};
    if (!first) return;
    requestAnimationFrame(() => {
      const {event, origin} = this.waiting;
      this.waiting = undefined;
      const {scrollTop} = this.container;
      this.draw();
      const keeps = event === "frame" || origin === "panel";
      this.container.scrollTop = keeps ? scrollTop : 0;
      if (event === "selection" && this.current instanceof LayoutPanel) this.showEndOfLadder();
    });
  }

  /// Scrolls to the selected view, which is the last rung.
  showEndOfLadder() {
    this.container.querySelector(".rung.last")?.scrollIntoView({block: "nearest"});
  }

  draw(movesFocus = false) {
    this.container.replaceChildren(...this.current.content().flat(3).filter(Boolean));
    this.container.dataset.panel = this.current.title.toLowerCase();
    if (movesFocus) this.container.querySelector("[role=radio][aria-checked=true]")?.focus();
  }
}
