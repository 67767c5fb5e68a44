// SPDX-License-Identifier: MIT
"use strict";

const rowHeight = 22;

/// The view tree. Only visible rows are elements, so that it scrolls equally with ten views and with a hundred thousand.
class TreeColumn {
  constructor(session) {
    this.session = session;
    this.tree = byId("tree");
    this.search = byId("search");
    this.collapsed = new Set();
    this.onlyOwn = false;
    this.rows = [];
    this.matches = [];
    this.typed = "";
    this.content = element("div", {class: "rows", role: "none"});
    this.tree.append(this.content);

    this.tree.addEventListener("scroll", () => this.draw());
    this.tree.addEventListener("keydown", (event) => this.press(event));
    new ResizeObserver(() => this.draw()).observe(this.tree);
    this.content.addEventListener("click", (event) => this.click(event));
    this.content.addEventListener("pointermove", (event) => session.hover(this.viewAt(event)));
    this.content.addEventListener("pointerleave", () => session.hover(undefined));
    this.search.addEventListener("input", () => this.find());
    this.search.addEventListener("keydown", (event) => this.pressInSearch(event));
    this.setUpCopying();
    byId("own").addEventListener("click", () => this.setOnlyOwn(!this.onlyOwn));

    session.on("views", () => {
      this.matched = undefined;
      if (this.arranged !== session.hierarchy) this.arrange();
      else this.find(false);
    });
    session.on("selection", (origin) => {
      this.reveal();
      if (origin !== "tree") this.scrollToSelection();
      this.draw();
    });
    session.on("hover", () => this.draw());
    this.arrange();
  }

  /// Lists the rows anew: after a change of the views, or after a row was opened or closed.
  arrange() {
    const {hierarchy, recording} = this.session;
    this.arranged = hierarchy;
    const rows = [];
    this.rowOf = new Map();
    const siblings = new Map();
    const add = (id, depth, parent) => {
      const group = siblings.get(parent) ?? [];
      siblings.set(parent, group);
      group.push(id);
      this.rowOf.set(id, rows.length);
      rows.push({id, depth, parent, place: group.length, group, hasChildren: false, isOpen: !this.collapsed.has(id)});
      if (parent !== undefined) rows[this.rowOf.get(parent)].hasChildren = true;
    };
    const open = hierarchy.roots.map((id) => ({id, depth: 0, parent: undefined, isShown: true})).reverse();
    while (open.length > 0) {
      const {id, depth, parent, isShown} = open.pop();
      const view = recording.views.get(id);
      const isRow = !this.onlyOwn || view.user || view.kind === "leaf";
      if (isRow && isShown) add(id, depth, parent);
      // For the views below a closed row, only their existence matters.
      if (isRow && !isShown) rows[this.rowOf.get(parent)].hasChildren = true;
      if (!isShown && isRow) continue;
      const children = hierarchy.childrenOf(id);
      const next = isRow ? {depth: depth + 1, parent: id, isShown: isShown && !this.collapsed.has(id)} : {depth, parent, isShown};
      for (let index = children.length - 1; index >= 0; index -= 1) open.push({id: children[index], ...next});
    }
    this.rows = rows;
    const deepest = rows.reduce((depth, row) => Math.max(depth, row.depth), 0);
    this.indent = Math.min(14, 160 / Math.max(1, deepest));
    this.content.style.height = `${rows.length * rowHeight}px`;
    this.draw();
    if (this.matched === undefined) this.find(false);
  }

  /// Makes the visible rows.
  draw() {
    const {session} = this;
    const first = Math.max(0, Math.floor(this.tree.scrollTop / rowHeight) - 6);
    const last = Math.min(this.rows.length, Math.ceil((this.tree.scrollTop + this.tree.clientHeight) / rowHeight) + 6);
    const made = [];
    for (let index = first; index < last; index += 1) made.push(this.row(index));
    // Screen readers find the current row by its id, at any scroll position of the tree.
    const selected = this.rowOf.get(session.selection);
    if (selected !== undefined && (selected < first || selected >= last)) made.push(this.row(selected));
    this.content.replaceChildren(...made);
    if (selected === undefined) this.tree.removeAttribute("aria-activedescendant");
    else this.tree.setAttribute("aria-activedescendant", `row-${selected}`);
  }

  row(index) {
    const {session} = this;
    const {id, depth, place, group, hasChildren, isOpen} = this.rows[index];
    const view = session.recording.views.get(id);
    const isSelected = id === session.selection;
    const marks = [
      "row", view.kind ?? "view", view.user ? "own" : null, isSelected ? "selected" : null,
      id === session.hovered ? "hovered" : null, this.matched?.has(id) ? "match" : null,
      session.recording.isChanged(id) ? "changed" : null,
    ];
    const row = element("div", {
      id: `row-${index}`, class: marks.filter(Boolean).join(" "), role: "treeitem", "data-view": id,
      "aria-level": depth + 1, "aria-posinset": place, "aria-setsize": group.length,
      "aria-selected": isSelected, "aria-expanded": hasChildren ? isOpen : null,
    },
    element("span", {class: hasChildren ? `disclosure ${isOpen ? "open" : "closed"}` : "disclosure none", "aria-hidden": "true"}),
    viewLabel(view),
    session.recording.isChanged(id) ? element("span", {class: "change", title: "Other in this frame"}) : null);
    row.style.top = `${index * rowHeight}px`;
    row.style.paddingInlineStart = `${6 + depth * this.indent}px`;
    return row;
  }

  viewAt(event) {
    const row = this.rows[Number(event.target.closest?.(".row")?.id.slice(4))];
    return row?.id;
  }

  click(event) {
    const id = this.viewAt(event);
    if (id === undefined) return;
    if (event.target.classList.contains("disclosure") && !event.target.classList.contains("none")) {
      this.setOpen(id, this.collapsed.has(id), event.altKey);
    } else {
      this.session.select(id, "tree");
    }
  }

  /// Opens or closes a row; with all rows below it if `deep` is set.
  setOpen(id, isOpen, deep = false) {
    for (const each of deep ? [id, ...this.session.hierarchy.descendants(id)] : [id]) {
      if (isOpen) this.collapsed.delete(each);
      else this.collapsed.add(each);
    }
    this.arrange();
  }

  setUpCopying() {
    const button = byId("copy-tree");
    const label = button.getAttribute("aria-label");
    button.title = label;
    button.append(icon("copy"));
    button.addEventListener("click", async () => {
      const copied = await copy(this.text());
      button.classList.toggle("done", copied);
      button.setAttribute("aria-label", copied ? "Copied" : "Not allowed");
      setTimeout(() => {
        button.classList.remove("done");
        button.setAttribute("aria-label", label);
      }, 1500);
    });
  }

  /// The text of `dump --tree views` for the selected view and all below it; without a selection for all views.
  text() {
    const {session} = this;
    const {hierarchy, recording, view} = session;
    const shown = view ? [view.id, ...hierarchy.descendants(view.id)] : hierarchy.order;
    const top = view ? hierarchy.depth.get(view.id) : 0;
    return shown.map((id) => {
      const {name, detail, frame} = recording.views.get(id);
      const words = [asString(name), asString(detail), frame ? `(${rectangle(frame)})` : ""].filter((word) => word !== "");
      return "  ".repeat(hierarchy.depth.get(id) - top) + words.join(" ");
    }).join("\n");
  }

  setOnlyOwn(onlyOwn) {
    this.onlyOwn = onlyOwn;
    byId("own").setAttribute("aria-pressed", String(onlyOwn));
    this.arrange();
    this.scrollToSelection();
  }

  /// Opens the rows around the selected view.
  reveal() {
    const path = this.session.hierarchy.path(this.session.selection);
    const closed = path.slice(0, -1).filter((id) => this.collapsed.has(id));
    if (closed.length === 0) return;
    for (const id of closed) this.collapsed.delete(id);
    this.arrange();
  }

  scrollToSelection() {
    const index = this.rowOf.get(this.session.selection);
    if (index === undefined) return;
    const top = index * rowHeight;
    const {scrollTop, clientHeight} = this.tree;
    if (top < scrollTop || top + rowHeight > scrollTop + clientHeight) {
      this.tree.scrollTop = Math.max(0, top - clientHeight / 2);
    }
  }

  press(event) {
    const {session, rows} = this;
    if (event.ctrlKey || event.metaKey) return;
    const index = this.rowOf.get(session.selection);
    const row = rows[index];
    const go = (target) => {
      const found = rows[Math.max(0, Math.min(rows.length - 1, target))];
      if (!found) return;
      session.select(found.id, "tree");
      this.scrollToSelection();
      this.draw();
    };
    const page = Math.max(1, Math.floor(this.tree.clientHeight / rowHeight) - 1);
    const actions = {
      ArrowDown: () => go(index === undefined ? 0 : index + 1),
      ArrowUp: () => go(index === undefined ? 0 : index - 1),
      PageDown: () => go((index ?? 0) + page),
      PageUp: () => go((index ?? 0) - page),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => {
        if (!row?.hasChildren) return;
        if (row.isOpen) go(index + 1);
        else this.setOpen(row.id, true);
      },
      ArrowLeft: () => {
        if (row?.hasChildren && row.isOpen) this.setOpen(row.id, false);
        else if (row?.parent !== undefined) go(this.rowOf.get(row.parent));
      },
      "*": () => { if (row) for (const each of row.group) this.setOpen(each, true); },
    };
    if (actions[event.key]) {
      actions[event.key]();
      event.preventDefault();
      event.stopPropagation();
    } else if (this.isTyping(event)) {
      this.type(event.key);
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /// Whether a key is part of a typed name: it begins with a letter; figures and signs are page keys unless they continue it.
  isTyping(event) {
    return [...event.key].length === 1 && !event.altKey && (this.typed === "" ? /[\p{L}_]/u : /[^\s/?]/u).test(event.key);
  }

  /// Selects the next row whose name or text begins with the typed characters.
  type(key) {
    clearTimeout(this.typing);
    this.typing = setTimeout(() => { this.typed = ""; }, 900);
    this.typed += key.toLowerCase();
    const start = this.rowOf.get(this.session.selection) ?? -1;
    // The same letter again goes to the next row; a longer word may still be the current row.
    const offset = this.typed.length === 1 ? 1 : 0;
    for (let step = 0; step < this.rows.length; step += 1) {
      const row = this.rows[(start + offset + step + this.rows.length) % this.rows.length];
      const view = this.session.recording.views.get(row.id);
      const begins = (text) => asString(text).slice(0, 200).toLowerCase().replace(/^["“]/, "").startsWith(this.typed);
      if (begins(view.name) || begins(view.detail)) {
        this.session.select(row.id, "tree");
        this.scrollToSelection();
        this.draw();
        return;
      }
    }
  }

  /// Marks the views whose name or text contains the words of the field.
  find(moves = true) {
    const {hierarchy, recording} = this.session;
    const words = this.search.value.trim().toLowerCase();
    this.matches = words === "" ? [] : hierarchy.order.filter((id) => {
      const view = recording.views.get(id);
      return `${beginning(asString(view.name), 500)} ${beginning(asString(view.detail), 500)}`.toLowerCase().includes(words);
    });
    this.matched = new Set(this.matches);
    if (moves && this.matches.length > 0 && !this.matched.has(this.session.selection)) this.goToMatch(0);
    this.showCount();
    this.draw();
  }

  goToMatch(direction) {
    if (this.matches.length === 0) return;
    const current = this.matches.indexOf(this.session.selection);
    const next = current < 0 ? (direction < 0 ? this.matches.length - 1 : 0) : current + direction;
    const id = this.matches[(next + this.matches.length) % this.matches.length];
    if (this.onlyOwn && !this.rowOf.has(id)) this.setOnlyOwn(false);
    this.session.select(id, "search");
    this.showCount();
  }

  showCount() {
    const current = this.matches.indexOf(this.session.selection);
    byId("search-count").textContent = this.search.value.trim() === "" ? ""
      : this.matches.length === 0 ? "none" : `${current < 0 ? "–" : current + 1} of ${this.matches.length.toLocaleString("en")}`;
  }

  pressInSearch(event) {
    if (event.key === "Enter") this.goToMatch(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && this.search.value !== "") { this.search.value = ""; this.find(false); }
    else if (event.key === "Escape" || event.key === "ArrowDown") this.tree.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
