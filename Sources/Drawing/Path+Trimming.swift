import CoreGeometry
import Foundation

extension Path {
  /// The part between two fractions, 0…1, of the path's length. Moves count nothing; the line that closes a subpath counts.
  ///
  /// Fractions outside 0…1 are limited to it; nothing remains where `from` is not below `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = max(from, 0)
    let to = min(to, 1)
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let subpaths = subpaths
    let measures = subpaths.map { $0.segments.map(SegmentMeasure.init) }
    let total = measures.joined().reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var list: [Element] = []
    var passed: CGFloat = 0
    for (subpath, measures) in zip(subpaths, measures) {
      var isDrawing = false
      for (segment, measure) in zip(subpath.segments, measures) {
        let begin = passed
        passed += measure.length
        let first = max(from * total, begin)
        let last = min(to * total, passed)
        guard first < last else { continue }
        let part =
          first == begin && last == passed
          ? segment
          : segment.part(from: measure.parameter(at: first - begin), to: measure.parameter(at: last - begin))
        if !isDrawing { list.append(.move(to: part.start)) }
        isDrawing = true
        list.append(part.element)
      }
    }
    return Path(elements: list)
  }
}

/// The length of a segment as a function of its parameter.
private struct SegmentMeasure {
  /// Length up to the parameter i / (count - 1).
  private let lengths: [CGFloat]
  var length: CGFloat { lengths[lengths.count - 1] }

  init(_ segment: PathSegment) {
    let steps: Int
    if case .curve = segment { steps = 64 } else { steps = 1 }
    var lengths: [CGFloat] = [0]
    var previous = segment.start
    for i in 1...steps {
      let next = segment.point(at: CGFloat(i) / CGFloat(steps))
      lengths.append(lengths[i - 1] + hypot(next.x - previous.x, next.y - previous.y))
      previous = next
    }
    self.lengths = lengths
  }

  func parameter(at length: CGFloat) -> CGFloat {
    var low = 0
    var high = lengths.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= length { low = middle } else { high = middle }
    }
    let span = lengths[high] - lengths[low]
    let part = span > 0 ? (length - lengths[low]) / span : 0
    return (CGFloat(low) + part) / CGFloat(lengths.count - 1)
  }
}
