// SPDX-License-Identifier: MIT
"use strict";

/// The differences between the environments of the selected view and its parent, and the values that were set further up.
class EnvironmentPanel {
  constructor(session) {
    this.session = session;
    this.title = "Environment";
    this.events = "frame selection";
  }

  content() {
    const {session} = this;
    const {view} = session;
    if (!view) return [noView(session)];
    const own = differences(view);
    const above = this.setAbove(view);
    return [
      element("div", {class: "summary"}, element("span", {class: "subject"}, viewLabel(view)), copyButton(() => environmentText(own, above))),
      element("h2", {}, "Other than at its parent"),
      own.length === 0 ? note("The environment is the parent's.") : element("table", {class: "differences"},
        element("thead", {}, element("tr", {}, ["Name", "At the parent", "Here"].map((name) => element("th", {scope: "col"}, name)))),
        element("tbody", {}, gradually(own, ([name, before, here]) => element("tr", {},
          element("th", {scope: "row"}, inline(name)), element("td", {class: "before"}, block(before, {}, 160)), element("td", {}, block(here, {}, 160)))))),
      above.length === 0 ? null : [
        element("h2", {}, "Set further up"),
        element("table", {class: "differences"},
          element("thead", {}, element("tr", {}, ["Name", "Value", "Set at"].map((name) => element("th", {scope: "col"}, name)))),
          element("tbody", {}, gradually(above, ({name, value, at}) => element("tr", {},
            element("th", {scope: "row"}, inline(name)), element("td", {}, block(value, {}, 160)), element("td", {}, viewLink(session, at)))))),
      ],
    ];
  }

  /// The nearest difference of each name above the view, without those that the view itself replaces.
  setAbove(view) {
    const {hierarchy, recording} = this.session;
    const seen = new Set(differences(view).map(([name]) => name));
    const found = [];
    for (const id of hierarchy.path(view.id).slice(0, -1).reverse()) {
      for (const [name, , value] of differences(recording.views.get(id))) {
        if (seen.has(name)) continue;
        seen.add(name);
        found.push({name, value, at: id});
      }
    }
    return found;
  }
}

function differences(view) {
  return (Array.isArray(view.environment) ? view.environment : []).filter(Array.isArray);
}

function environmentText(own, above) {
  return [
    ...own.map(([name, before, here]) => `${asString(name)}: ${asString(before)} → ${asString(here)}`),
    ...above.map(({name, value}) => `${asString(name)} = ${asString(value)} (set further up)`),
  ].join("\n");
}

/// The accessible elements of the selected view.
class AccessibilityPanel {
  constructor(session) {
    this.session = session;
    this.title = "Accessibility";
    this.events = "frame selection";
  }

  content() {
    const {session} = this;
    const {view, hierarchy, recording} = session;
    if (!view) return [noView(session)];
    const elementAt = (id) => recording.views.get(id).accessibility;
    const isElement = (id) => typeof elementAt(id) === "string";
    const inside = hierarchy.descendants(view.id).filter(isElement);
    const around = hierarchy.path(view.id).slice(0, -1).filter(isElement).reverse();
    const all = isElement(view.id) ? [view.id, ...inside] : inside;
    const rows = (ids) => element("ol", {class: "elements"}, gradually(ids, (id) => element("li", {},
      block(elementAt(id), {}, 300), element("div", {class: "where"}, viewLink(session, id)))));
    return [
      element("div", {class: "summary"}, element("span", {class: "subject"}, viewLabel(view)),
        copyButton(() => all.map(elementAt).join("\n"))),
      isElement(view.id) ? block(view.accessibility, {class: "user block spoken"}) : note("This view is no element of its own."),
      inside.length === 0 ? null : [element("h2", {}, `${counted(inside.length, "element")} in it, in the order of reading`), rows(inside)],
      around.length === 0 ? null : [element("h2", {}, "Part of"), rows(around)],
    ];
  }
}
