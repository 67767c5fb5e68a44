// SPDX-License-Identifier: MIT

// Search over `searchIndex` (search-index.js), and the menu of narrow screens.
"use strict";

const field = document.getElementById("search");
const results = document.getElementById("results");
let selected = -1;

/** Lower case, without accents. */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const rows = searchIndex.map(([page, heading, address, text]) => ({
  page, heading, address, text, title: plain(heading), parent: plain(page), body: plain(text),
}));

/** How well a section answers; 0 where a word is missing. A word counts where it begins a word, and less within one. */
function score(row, words) {
  let total = 0;
  for (const word of words) {
    const begins = new RegExp("(^|[^\\p{L}\\p{N}])" + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gu");
    const count = (row.body.match(begins) || []).length;
    const own =
      (row.title === word ? 40 : 0) + (row.title.search(begins) >= 0 ? 20 : 0) +
      (row.parent.search(begins) >= 0 ? 6 : 0) + Math.min(count, 5) +
      (count === 0 && row.body.includes(word) ? 0.5 : 0) + (row.title.includes(word) ? 2 : 0);
    if (own === 0) return 0;
    total += own;
  }
  return total;
}

/** Some of the text around the first of the words, with the words marked. */
function excerpt(row, words) {
  const places = words.map((word) => row.body.indexOf(word)).filter((place) => place >= 0);
  let start = places.length ? Math.max(0, Math.min(...places) - 50) : 0;
  if (start <= 20) start = 0;
  if (start > 0) start = row.text.indexOf(" ", start) + 1;
  let end = start + 150;
  if (end < row.text.length) end = row.text.lastIndexOf(" ", end);
  const piece = row.text.slice(start, end);
  const paragraph = document.createElement("p");
  const lower = plain(piece);
  let position = 0;
  // Where accents were taken away the lengths differ, and nothing is marked.
  while (lower.length === piece.length && position < piece.length) {
    const next = words
      .map((word) => [lower.indexOf(word, position), word.length])
      .filter(([place]) => place >= 0)
      .sort((a, b) => a[0] - b[0] || b[1] - a[1])[0];
    if (!next) break;
    const mark = document.createElement("mark");
    mark.textContent = piece.slice(next[0], next[0] + next[1]);
    paragraph.append(piece.slice(position, next[0]), mark);
    position = next[0] + next[1];
  }
  paragraph.append(piece.slice(position) + (end < row.text.length ? " …" : ""));
  return paragraph;
}

function show(query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = rows
    .map((row) => [score(row, words), row])
    .filter(([points]) => points > 0)
    .sort((a, b) => b[0] - a[0])
    .slice(0, 12);
  results.replaceChildren();
  for (const [, row] of words.length ? found : []) {
    const item = document.createElement("li");
    item.setAttribute("role", "option");
    const link = document.createElement("a");
    link.href = row.address;
    link.tabIndex = -1;
    const heading = document.createElement("b");
    heading.textContent = row.heading;
    link.append(heading);
    if (row.page !== row.heading) {
      const page = document.createElement("small");
      page.textContent = " · " + row.page;
      link.append(page);
    }
    link.append(excerpt(row, words));
    item.append(link);
    results.append(item);
  }
  if (words.length && !found.length) {
    const item = document.createElement("li");
    item.className = "none";
    item.textContent = "Nothing found for “" + query.trim() + "”.";
    results.append(item);
  }
  select(found.length && words.length ? 0 : -1);
  setOpen(words.length > 0);
}

function setOpen(isOpen) {
  results.hidden = !isOpen;
  field.setAttribute("aria-expanded", String(isOpen));
}

function select(index) {
  const options = results.querySelectorAll("[role=option]");
  options.forEach((option, i) => option.setAttribute("aria-selected", String(i === index)));
  selected = index;
  if (options[index]) options[index].scrollIntoView({ block: "nearest" });
}

field.addEventListener("input", () => show(field.value));
field.addEventListener("focus", () => field.value && show(field.value));
field.addEventListener("keydown", (event) => {
  const options = results.querySelectorAll("[role=option]");
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const step = event.key === "ArrowDown" ? 1 : -1;
    if (options.length) select((selected + step + options.length) % options.length);
  } else if (event.key === "Enter" && options[selected]) {
    options[selected].querySelector("a").click();
    setOpen(false);
  } else if (event.key === "Escape") {
    field.value = "";
    setOpen(false);
    field.blur();
  } else {
    return;
  }
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === field) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest(".search") || event.target.closest("#results a")) setOpen(false);
});

// A search in the address, `?q=preference`, is shown at once.
const query = new URLSearchParams(location.search).get("q");
if (query) {
  field.value = query;
  show(query);
}

const navigation = document.getElementById("navigation");
const menu = document.getElementById("menu");
menu.addEventListener("click", () => {
  menu.setAttribute("aria-expanded", String(navigation.classList.toggle("open")));
});
const current = navigation.querySelector("[aria-current]");
if (current && current.offsetTop > navigation.clientHeight) navigation.scrollTop = current.offsetTop - 100;
