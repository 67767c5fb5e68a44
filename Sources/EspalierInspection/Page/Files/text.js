// SPDX-License-Identifier: MIT
"use strict";

// All strings of the document are a user's: of any length, with characters that change the writing direction, that are
// invisible, or that are no characters.

const unseen = /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const unseenOfBlocks = new RegExp(unseen.source.replace("\\u0000-\\u001F", "\\u0000-\\u0008\\u000B-\\u001F"), "g");

/// Nodes that show a string: invisible characters as Swift's escapes, the rest unchanged.
function visible(string, expression = unseen) {
  const nodes = [];
  let start = 0;
  for (const match of string.matchAll(expression)) {
    if (match.index > start) nodes.push(string.slice(start, match.index));
    nodes.push(element("span", {class: "escape"}, escape(match[0])));
    start = match.index + match[0].length;
  }
  if (start < string.length) nodes.push(string.slice(start));
  return nodes;
}

function escape(character) {
  const short = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0"}[character];
  return short ?? `\\u{${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}}`;
}

/// The first characters of a string: no more than `limit`, without half of a surrogate pair.
function beginning(string, limit) {
  if (string.length <= limit) return string;
  const last = string.charCodeAt(limit - 1);
  return string.slice(0, last >= 0xD800 && last < 0xDC00 ? limit - 1 : limit);
}

/// A user's text in a line: isolated, so that it does not change the direction of its neighbours, and truncated if it is long.
function inline(value, limit = 200) {
  const string = asString(value);
  const shown = beginning(string, limit);
  return element("span", {class: "user"}, visible(shown), shown.length < string.length ? "…" : null);
}

/// A user's text in a block: lines are kept; a long text shows more on request.
function block(value, properties = {}, limit = 600) {
  const string = asString(value);
  const shown = beginning(string, limit);
  const container = element("div", {class: "user block", ...properties}, visible(shown, unseenOfBlocks));
  if (shown.length < string.length) more(container, string, shown.length);
  return container;
}

function more(container, string, from) {
  const left = (string.length - from).toLocaleString("en");
  const button = element("button", {type: "button", class: "more", onclick: (event) => {
    // Not all at once: a megabyte in one step would block the page for seconds.
    const next = beginning(string.slice(from), 20000);
    button.replaceWith(...visible(next, unseenOfBlocks));
    if (from + next.length < string.length) more(container, string, from + next.length);
    event.stopPropagation();
  }}, `… ${left} more characters`);
  container.append(button);
}

/// The strings of a document; other values are converted.
function asString(value) {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? "" : JSON.stringify(value);
}

/// A length in points, in the format of dumps.
function figure(number) {
  const rounded = Math.round(Number(number) * 10) / 10;
  return Number.isFinite(rounded) ? String(Object.is(rounded, -0) ? 0 : rounded) : "–";
}

function size(width, height) {
  return `${figure(width)} × ${figure(height)}`;
}

function rectangle(frame) {
  return frame ? `${figure(frame[0])}, ${figure(frame[1])}, ${size(frame[2], frame[3])}` : "no frame";
}

function counted(count, singular, plural = singular + "s") {
  return `${count.toLocaleString("en")} ${count === 1 ? singular : plural}`;
}
