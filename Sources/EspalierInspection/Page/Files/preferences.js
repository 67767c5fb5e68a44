// SPDX-License-Identifier: MIT
"use strict";

/// The origin of each preference key's value, bottom up: writers first, combined values below them, the reader last, each with
/// its value.
class PreferencesPanel {
  constructor(session) {
    this.session = session;
    this.title = "Preferences";
    this.events = "frame";
    this.opened = new Map();
  }

  content() {
    this.nodes = [];
    const {keys} = this.session.recording;
    if (keys.length === 0) return [note("No view writes or reads a preference.")];
    const own = keys.filter((key) => key.isUsers !== false);
    const others = keys.filter((key) => key.isUsers === false);
    const read = own.filter((key) => !isUnread(key));
    return [
      element("div", {class: "summary"},
        element("span", {}, `${counted(read.length, "key")} read`, own.length > read.length ? `, ${own.length - read.length} unread` : null),
        copyButton(() => keys.map((key) => asString(key.text)).join("\n"), "Copy all")),
      own.length === 0 ? note("No view of yours writes or reads a preference.") : null,
      inOrderOfUse(own).map((key, place) => this.section(key, place < 4)),
      others.length === 0 ? null : this.folded(others),
    ];
  }

  /// The keys of the framework's own views, last and folded.
  folded(keys) {
    const body = element("div", {class: "key-group-body"});
    const show = () => {
      if (body.childElementCount === 0) body.append(...inOrderOfUse(keys).map((key) => this.section(key, false)));
    };
    const isOpen = this.opened.get(folded) ?? false;
    if (isOpen) show();
    const group = element("details", {
      class: "key-group", open: isOpen,
      ontoggle: (event) => {
        if (event.target !== group) return;
        this.opened.set(folded, group.open);
        if (group.open) show();
      },
    }, element("summary", {}, `${counted(keys.length, "key")} of the framework`), body);
    return group;
  }

  section(key, opens) {
    const name = asString(key.key);
    const unread = isUnread(key);
    const isOpen = this.opened.get(name) ?? (opens && !unread);
    const body = element("div", {class: "key-body"});
    const show = () => {
      if (body.childElementCount === 0) body.append(...this.body(key));
    };
    if (isOpen) show();
    const section = element("details", {
      class: unread ? "key unread" : "key", "data-key": beginning(name, 200), open: isOpen,
      ontoggle: (event) => {
        if (event.target !== section) return;
        this.opened.set(name, section.open);
        if (section.open) show();
      },
    },
    element("summary", {},
      element("span", {class: "key-name"}, inline(name, 80)),
      unread ? element("span", {class: "tag"}, "unread") : null),
    body);
    return section;
  }

  body(key) {
    const flows = Array.isArray(key.flow) ? key.flow : [];
    return [
      element("div", {class: "key-facts"},
        element("span", {class: "fact"}, "default ", element("code", {}, inline(key.default, 120))),
        copyButton(() => asString(key.text))),
      isUnread(key)
        ? element("p", {class: "why"}, "No view reads this key, so none of its values is computed.") : null,
      ...(Array.isArray(key.advice) ? key.advice : []).map((text) => element("p", {class: "why advice"}, inline(text, 600))),
      flows.length === 0 ? note("Nothing flows.") : element("ol", {class: "flows"}, flows.map((flow) => this.flow(flow))),
    ].filter(Boolean);
  }

  flow(flow, skipped = false) {
    const {session} = this;
    const children = Array.isArray(flow.children) ? flow.children : [];
    const isComputed = flow.value !== undefined && flow.value !== null;
    const unasked = new Set((flow.reduces ?? []).filter((reduce) => reduce.asked === false).map((reduce) => reduce.child));
    const role = Object.hasOwn(roles, flow.role) ? flow.role : "combines";
    return element("li", {class: `flow ${role}${skipped || !isComputed ? " never" : ""}`},
      children.length === 0 ? null
        : element("ol", {class: "sources"}, gradually(children, (child, index) => this.flow(child, skipped || unasked.has(index)))),
      this.node(flow, {"data-role": role},
        element("div", {class: "node-head"},
          element("span", {class: "role"}, roles[role](children.length)), " ",
          viewLink(session, flow.view, flow.place),
          skipped ? [" ", element("span", {class: "tag"}, "never asked")] : null),
        this.reduces(flow, children),
        isComputed ? block(flow.value, {class: "user block value"}, 360)
          : element("p", {class: "value none"}, "never computed")));
  }

  /// Makes a node. Nodes of the selected view are marked; others are marked later without being made anew.
  node(flow, properties, ...children) {
    const node = element("div", {class: "node", ...properties}, children);
    if (flow.view !== undefined) {
      this.nodes.push([flow.view, node]);
      node.classList.toggle("selected", flow.view === this.session.selection);
    }
    return node;
  }

  select(origin) {
    for (const [view, node] of this.nodes) node.classList.toggle("selected", view === this.session.selection);
    if (origin !== "event" && origin !== "panel") {
      this.nodes.find(([view, node]) => view === this.session.selection && node.checkVisibility())?.[1].scrollIntoView({block: "nearest"});
    }
  }

  /// The calls of `reduce`, in their order.
  reduces(flow, children) {
    const {session} = this;
    const reduces = Array.isArray(flow.reduces) ? flow.reduces : [];
    if (reduces.length === 0) return null;
    const steps = element("ol", {class: "reduces"}, gradually(reduces, (reduce, index) => {
      const child = children[reduce.child];
      const from = child ? viewLink(session, child.view, child.place ?? "a value") : null;
      const head = [element("span", {}, `${index + 1}`), from];
      if (reduce.asked === false) {
        return element("li", {class: "reduce never"},
          element("div", {class: "reduce-head"}, head, element("span", {class: "tag"}, "nextValue not called")),
          reduce.after === undefined ? null : line("after", reduce.after));
      }
      return element("li", {class: "reduce"},
        element("div", {class: "reduce-head"}, head),
        line("before", reduce.before), line("next", reduce.next), line("after", reduce.after));
    }));
    const count = reduces.filter((reduce) => reduce.asked !== false).length;
    return element("details", {class: "reduce-list", open: reduces.length <= 4},
      element("summary", {}, counted(count, "reduce"), count < reduces.length ? `, ${counted(reduces.length - count, "branch", "branches")} never asked` : null),
      steps);
  }
}

const roles = {
  reads: () => "reads",
  combines: (count) => count > 1 ? `combines ${count} values` : "combines",
  transforms: () => "transforms",
  writes: () => "writes",
  default: () => "default value",
};

/// The group of the framework's keys, among the names of keys that were opened or closed: no key is equal to it.
const folded = Symbol("the framework's keys");

/// The keys in order of use: keys that are not read come last.
function inOrderOfUse(keys) {
  return [...keys.filter((key) => !isUnread(key)), ...keys.filter(isUnread)];
}

function isUnread(key) {
  return key.isRead === false;
}

function line(name, value) {
  return element("div", {class: `line ${name}`},
    element("span", {class: "line-name"}, name),
    value === undefined || value === null ? element("span", {class: "value none"}, "never computed") : block(value, {class: "user block"}, 240));
}

function note(text) {
  return element("p", {class: "note"}, text);
}

function noView(session) {
  return note(session.selection === undefined
    ? "Select a view in the tree, or pick one in the frame." : "The selected view is not in this frame.");
}

/// Rows for the first values, and a button for more of them: a list of ten thousand is not made at once.
function gradually(values, row, from = 0, count = 100) {
  const rows = values.slice(from, from + count).map((value, index) => row(value, from + index));
  const left = values.length - from - rows.length;
  if (left > 0) {
    const more = element("li", {class: "more-rows"}, element("button", {type: "button", class: "more", onclick: () => {
      more.replaceWith(...gradually(values, row, from + rows.length, 500));
    }}, `${left.toLocaleString("en")} more`));
    rows.push(more);
  }
  return rows;
}
