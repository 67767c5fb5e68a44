// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension Path {
  /// The part between two fractions, 0…1, of the path's length. Moves have no length; the line that closes a subpath
  /// has one. Within a curve the parameter stands for the length, as in Apple's SwiftUI: a circle that is trimmed to
  /// 0.76 ends at 0.7605 of its circumference; at its quarters it is exact.
  ///
  /// Fractions outside 0…1 are limited to it; nothing remains unless `from` is below `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = max(from, 0)
    let to = min(to, 1)
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map(\.length) }
    let total = lengths.joined().reduce(0, +)
    guard total > 0, total.isFinite else { return Path() }
    var list: [Element] = []
    var passed: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      var isDrawing = false
      for (segment, length) in zip(subpath.segments, lengths) {
        let begin = passed
        passed += length
        let first = max(from * total, begin)
        let last = min(to * total, passed)
        guard first < last else { continue }
        let part =
          first == begin && last == passed
          ? segment
          : segment.part(from: (first - begin) / length, to: (last - begin) / length)
        if !isDrawing { list.append(.move(to: part.start)) }
        isDrawing = true
        list.append(part.element)
      }
    }
    return Path(elements: list)
  }
}

extension PathSegment {
  /// The segment's length; for a curve the sum of 64 lines.
  fileprivate var length: CGFloat {
    let steps: Int
    if case .curve = self { steps = 64 } else { steps = 1 }
    var previous = start
    return (1...steps).reduce(0) { sum, step in
      let next = point(at: CGFloat(step) / CGFloat(steps))
      defer { previous = next }
      return sum + hypot(next.x - previous.x, next.y - previous.y)
    }
  }
}
