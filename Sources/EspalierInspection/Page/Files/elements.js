// SPDX-License-Identifier: MIT
"use strict";

/// Makes an element. Strings among the children become text, never markup.
///
/// `properties` are attributes; `on…` adds a listener, `class` and `data-…` are as in markup; null and false are left out.
function element(tag, properties, ...children) {
  const made = document.createElement(tag);
  fill(made, properties, children);
  return made;
}

function drawing(tag, properties, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  fill(made, properties, children);
  return made;
}

function fill(target, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined) continue;
    // States for screen readers are words, even if they are false; other attributes are present or absent.
    if (name.startsWith("aria-")) target.setAttribute(name, String(value));
    else if (value === false) continue;
    else if (name.startsWith("on")) target.addEventListener(name.slice(2), value);
    else target.setAttribute(name, value === true ? "" : String(value));
  }
  target.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));
}

function byId(id) {
  return document.getElementById(id);
}

const iconPaths = {
  previous: "M10 3 5 8l5 5",
  next: "M6 3l5 5-5 5",
  play: "M5 3l8 5-8 5z",
  pause: "M5 3v10M11 3v10",
  copy: "M5.5 5.5h7v8h-7zM10.5 5V2.5h-7v8H5",
  down: "M8 3v10M4 9l4 4 4-4",
  up: "M8 13V3M4 7l4-4 4 4",
  place: "M8 2v12M2 8h12M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
};

/// A drawing on a grid of 16 × 16, in the colour of the text around it.
function icon(name) {
  return drawing(
    "svg", {viewBox: "0 0 16 16", width: 14, height: 14, class: "icon", "aria-hidden": "true"},
    drawing("path", {d: iconPaths[name]}));
}

/// A button that copies what `text` returns when it is pressed.
function copyButton(text, label = "Copy") {
  const word = element("span", {}, label);
  const button = element("button", {type: "button", class: "copy", onclick: async () => {
    const copied = await copy(text());
    word.textContent = copied ? "Copied" : "Not allowed";
    setTimeout(() => { word.textContent = label; }, 1500);
  }}, icon("copy"), word);
  return button;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages that are opened from disk have no clipboard in some browsers; a selection can be copied in all of them.
    const field = element("textarea", {class: "offscreen", "aria-hidden": "true"});
    field.value = text;
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    focused?.focus();
    return copied;
  }
}
