// SPDX-License-Identifier: MIT
"use strict";

/// An element with attributes and content: elements and texts. A text is never markup.
function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith("on")) made.addEventListener(attribute.slice(2), value);
    else if (value === true) made.setAttribute(attribute, "");
    else if (value !== false && value !== undefined && value !== null) made.setAttribute(attribute, value);
  }
  made.append(...content.filter((part) => part !== null && part !== undefined));
  return made;
}
