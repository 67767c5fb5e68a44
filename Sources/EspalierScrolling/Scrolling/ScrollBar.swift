// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

/// The measures of a scroll bar, in points.
package struct ScrollBarMeasures: Equatable {
  /// The thickness of a bar that only shows the position, and its distance from the edge.
  package var thickness, margin: CGFloat
  /// The same under the pointer; nil if a bar cannot be dragged.
  package var held: (thickness: CGFloat, margin: CGFloat)?
  /// The least length of a thumb.
  package var shortest: CGFloat

  package init(
    thickness: CGFloat, margin: CGFloat, held: (thickness: CGFloat, margin: CGFloat)?, shortest: CGFloat
  ) {
    self.thickness = thickness
    self.margin = margin
    self.held = held
    self.shortest = shortest
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.thickness == b.thickness && a.margin == b.margin && a.shortest == b.shortest
      && a.held?.thickness == b.held?.thickness && a.held?.margin == b.held?.margin
  }
}

/// The bar along one axis: a thumb in a track, which shows the visible part of the content.
package struct ScrollBar: Equatable {
  package let axis: Axis
  package let track: CGRect
  package let thumb: CGRect
  /// The offset with the thumb at the track's start, and the distance to the offset with the thumb at its end.
  private let least, distance: CGFloat

  /// - Parameters:
  ///   - area: The rectangle at whose edge the bar lies.
  ///   - width: From 0 for a bar at rest to 1 for one under the pointer.
  ///   - leavesCorner: Whether a bar along the other axis has the corner.
  package init(
    _ axis: Axis, _ extent: ScrollExtent, offset: CGPoint, in area: CGRect, _ measures: ScrollBarMeasures,
    width: CGFloat = 1, leavesCorner: Bool, isMirrored: Bool
  ) {
    self.axis = axis
    let held = measures.held ?? (measures.thickness, measures.margin)
    let thickness = measures.thickness + width * (held.thickness - measures.thickness)
    let margin = measures.margin + width * (held.margin - measures.margin)
    least = extent.least(axis)
    distance = extent.greatest(axis) - least
    let corner = leavesCorner ? held.thickness + held.margin : 0
    var track = area
    track.origin[axis] += margin + (axis == .horizontal && isMirrored ? corner : 0)
    track.size[axis] = max(area.size[axis] - 2 * margin - corner, 0)
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    track.size[across] = thickness
    // The vertical bar is at the side where lines end, the horizontal one below.
    if axis == .horizontal || !isMirrored {
      track.origin[across] += area.size[across] - margin - thickness
    } else {
      track.origin[across] += margin
    }
    let whole = track.size[axis]
    let seen = extent.container[axis]
    var thumb = track
    thumb.size[axis] = max(min(measures.shortest, whole), whole * seen / max(seen + distance, 1))
    if distance > 0 {
      thumb.origin[axis] += (whole - thumb.size[axis]) * (offset[axis] - least) / distance
    }
    self.track = track
    self.thumb = thumb
  }

  /// The offset along the axis with the thumb's start at a coordinate.
  package func offset(withThumbAt start: CGFloat) -> CGFloat {
    let free = track.size[axis] - thumb.size[axis]
    guard free > 0 else { return least }
    return least + distance * min(max((start - track.origin[axis]) / free, 0), 1)
  }
}
