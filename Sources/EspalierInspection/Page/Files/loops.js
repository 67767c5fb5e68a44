// SPDX-License-Identifier: MIT
"use strict";

/// The loops that the engine cut, drawn: the steps and their order, with the value of each round.
class LoopsPanel {
  constructor(session) {
    this.session = session;
    this.title = "Loops";
    this.events = "frame";
  }

  content() {
    const {session} = this;
    const {frame, frames, index} = session.recording;
    const loops = loopsOf(frame);
    if (loops.length > 0) return loops.map((loop) => this.loop(loop));
    const others = frames.map((each, place) => [each, place]).filter(([each]) => loopsOf(each).length > 0);
    return [element("div", {class: "note"},
      element("p", {}, others.length === 0 ? "No loop was cut." : "No loop was cut in this frame; in:"),
      others.length === 0 ? null : element("ul", {class: "plain"}, gradually(others, ([each, place]) => element("li", {},
        element("button", {type: "button", class: "link", onclick: () => session.show(place)}, `frame ${each.number ?? place + 1}`)))))];
  }

  loop(loop) {
    const steps = Array.isArray(loop.steps) ? loop.steps : [];
    const values = Array.isArray(loop.values) ? loop.values : [];
    return element("section", {class: "loop"},
      element("div", {class: "summary"}, element("h2", {class: "loop-title"}, inline(loop.title, 300)), copyButton(() => loopText(loop))),
      steps.length === 0 ? null : circle(steps, values, loop.cut),
      values.length === 0 ? null : element("div", {class: "rounds"}, element("h3", {}, "Value of each round"),
        element("ol", {}, gradually(values, (value) => element("li", {}, inline(value, 80))))),
      loop.advice ? element("div", {class: "advice"}, element("h3", {}, "Cheapest to cut"),
        steps.length > 0 && Number.isInteger(loop.cut) && steps[loop.cut] !== undefined ? element("p", {class: "edge"},
          inline(steps[loop.cut], 120), element("span", {class: "arrow"}, " → "), inline(steps[(loop.cut + 1) % steps.length], 120)) : null,
        element("p", {}, inline(loop.advice, 1000))) : null);
  }
}

function loopsOf(frame) {
  return Array.isArray(frame.loops) ? frame.loops : [];
}

function loopText(loop) {
  const steps = (loop.steps ?? []).map((step, index) => `${index === loop.cut ? "✂ " : "  "}${asString(step)}`);
  return [asString(loop.title), ...steps, `  values: ${(loop.values ?? []).map(asString).join(" → ")}`, asString(loop.advice)].join("\n");
}

/// The places of steps around an oval, clockwise from the top: in rows of equal distance, so that no two boxes overlap for any
/// number of steps. Angles are those of the oval, in radians, growing clockwise.
function placesAround(count, radius, leastDistance, leastHeight) {
  const sides = Math.floor((count - 1) / 2);
  const isEven = count % 2 === 0;
  // With an odd count the oval ends half a row below the last two.
  const rows = sides + (isEven ? 1 : 0.5);
  const distance = Math.max(leastDistance, leastHeight / rows);
  const height = distance * rows;
  const place = (row, side) => {
    const y = row * distance - height / 2;
    const right = Math.asin(Math.max(-1, Math.min(1, 2 * y / height)));
    return {x: side * Math.max(72, radius * Math.cos(right)), y, angle: side < 0 ? Math.PI - right : right};
  };
  const places = [{x: 0, y: -height / 2, angle: -Math.PI / 2}];
  for (let row = 1; row <= sides; row += 1) places.push(place(row, 1));
  if (isEven) places.push({x: 0, y: height / 2, angle: Math.PI / 2});
  for (let row = sides; row >= 1; row -= 1) places.push(place(row, -1));
  return {places, height};
}

/// Steps around a circle, with an arrow from each to the next.
function circle(steps, values, cut) {
  const width = 400;
  const count = steps.length;
  const box = {width: 132, height: 38};
  const radius = 132;
  const {places, height: inner} = placesAround(count, radius, 80, 190);
  const height = inner + box.height + 24;
  const center = {x: width / 2, y: height / 2};
  const middles = places.map(({x, y}) => ({x: center.x + x, y: center.y + y}));
  const onOval = (angle) => ({x: center.x + radius * Math.cos(angle), y: center.y + inner / 2 * Math.sin(angle)});
  const isInBox = (point, index) => Math.abs(point.x - middles[index].x) < box.width / 2 + 5 && Math.abs(point.y - middles[index].y) < box.height / 2 + 5;
  const edges = steps.map((_, index) => {
    // The arc between two boxes: from the edge of the one to the edge of the other.
    const next = (index + 1) % count;
    const points = [];
    const start = places[index].angle;
    const length = (places[next].angle - start + 2 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
    for (let part = 0; part <= 80; part += 1) {
      const point = onOval(start + length * part / 80);
      if (count === 1 ? !isInBox(point, index) : !isInBox(point, index) && !isInBox(point, next)) points.push(point);
    }
    if (points.length < 2) return null;
    const isCut = index === cut;
    const middle = points[Math.floor(points.length / 2)];
    const d = points.map((point, place) => `${place === 0 ? "M" : "L"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("");
    return drawing("g", {class: isCut ? "edge cut" : "edge", "data-edge": index},
      drawing("path", {d, "marker-end": isCut ? "url(#arrow-cut)" : "url(#arrow)"}),
      isCut ? drawing("path", {class: "mark", d: `M${middle.x - 6} ${middle.y - 6}l12 12m0 -12l-12 12`}) : null);
  });
  const nodes = steps.map((step, index) => {
    const middle = middles[index];
    const lines = wrapped(asString(step).replace(unseen, escape), 19, 2);
    return drawing("g", {class: "step"},
      drawing("title", {}, beginning(asString(step), 400)),
      drawing("rect", {x: middle.x - box.width / 2, y: middle.y - box.height / 2, width: box.width, height: box.height, rx: 7}),
      lines.map((text, line) => drawing("text", {
        x: middle.x, y: middle.y + (line - (lines.length - 1) / 2) * 14 + 4, "text-anchor": "middle",
      }, text)));
  });
  const rounds = [...values.slice(0, 4).map((value) => beginning(asString(value).replace(unseen, escape), 12)), ...(values.length > 4 ? ["…"] : [])];
  return drawing("svg", {
    class: "circle", viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": `A circle: ${steps.map((step) => beginning(asString(step), 80)).join(", then ")}, then the first again`,
  },
  drawing("defs", {}, ["arrow", "arrow-cut"].map((id) => drawing("marker", {
    id, viewBox: "0 0 8 8", refX: 6, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse",
  }, drawing("path", {d: "M0 0 8 4 0 8z"})))),
  edges, nodes,
  rounds.map((value, index) => drawing("text", {
    class: "round", x: center.x, y: center.y + (index - (rounds.length - 1) / 2) * 17 + 4, "text-anchor": "middle",
  }, index === 0 ? value : `→ ${value}`)));
}

/// Lines of no more than `length` characters, broken between words or after a bracket if possible.
function wrapped(text, length, count) {
  const lines = [];
  let rest = beginning(text, 400).trim();
  while (rest.length > length && lines.length < count - 1) {
    const space = rest.lastIndexOf(" ", length);
    const bracket = rest.lastIndexOf("(", length - 1) + 1;
    const end = space > length / 3 ? space : bracket > length / 3 ? bracket : length;
    lines.push(beginning(rest, end));
    rest = rest.slice(lines.at(-1).length).trim();
  }
  lines.push(rest.length > length ? beginning(rest, length - 1) + "…" : rest);
  return lines;
}
