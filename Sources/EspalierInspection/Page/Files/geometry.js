// SPDX-License-Identifier: MIT
"use strict";

/// Whether a view contains a point of the host: within its corners if it is rotated, else within its frame.
function contains(view, x, y) {
  const {corners, frame} = view;
  if (Array.isArray(corners) && corners.length === 8) return isInside(corners, x, y);
  if (!Array.isArray(frame)) return false;
  return x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3];
}

/// Whether a point is on the same side of all four edges.
function isInside(corners, x, y) {
  let sign = 0;
  for (let index = 0; index < 8; index += 2) {
    const [x0, y0, x1, y1] = [corners[index], corners[index + 1], corners[(index + 2) % 8], corners[(index + 3) % 8]];
    const side = Math.sign((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0));
    if (side === 0) continue;
    if (sign !== 0 && side !== sign) return false;
    sign = side;
  }
  return sign !== 0;
}

function area(view) {
  return view.frame ? view.frame[2] * view.frame[3] : 0;
}

/// The views at a point, the innermost first, then outwards.
///
/// The innermost is, of the views at the point without another one at the point below them, the smallest: a view in front of
/// a larger one, or one that a larger one is drawn over. Of equal ones it is the one drawn later.
function viewsAt(session, x, y) {
  const {hierarchy, recording} = session;
  const hits = new Set();
  const withHitsBelow = new Set();
  for (const id of hierarchy.order) {
    const view = recording.views.get(id);
    if (view.kind === "hidden" || !contains(view, x, y)) continue;
    hits.add(id);
    for (let parent = hierarchy.parentOf(id); parent !== undefined && !withHitsBelow.has(parent); parent = hierarchy.parentOf(parent)) {
      withHitsBelow.add(parent);
    }
  }
  let innermost;
  for (const id of hits) {
    if (withHitsBelow.has(id)) continue;
    if (innermost === undefined || area(recording.views.get(id)) <= area(recording.views.get(innermost))) innermost = id;
  }
  return innermost === undefined ? [] : hierarchy.path(innermost).reverse().filter((id) => hits.has(id));
}
