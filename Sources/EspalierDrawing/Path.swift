// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// The outline of a two-dimensional shape, in points; y grows downwards.
///
/// A path made of one rectangle, rounded rectangle or ellipse keeps just those numbers. It is converted to a list of
/// elements only when they are read, so that a view tree full of simple shapes allocates nothing for their outlines.
public struct Path: Equatable, Sendable, CustomStringConvertible {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath.
    case closeSubpath
  }

  /// The known form of the path. Renderers may draw the simple cases in shorter ways.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case elements([Element])
  }

  package var storage: Storage

  package init(storage: Storage) { self.storage = storage }

  package init(elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

  /// An empty path.
  public init() { storage = .empty }

  /// A rectangle, from its origin along the top edge. The null rectangle gives an empty path.
  public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect) }

  /// A rectangle with four equal elliptical corners, which never exceed half of a side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let rect = rect.standardized
    let size = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2), height: min(max(cornerSize.height, 0), rect.height / 2))
    if rect.isNull {
      storage = .empty
    } else if size.width > 0, size.height > 0 {
      storage = .roundedRect(rect, cornerSize: size, style: style)
    } else {
      storage = .rect(rect)
    }
  }

  /// A rectangle with four equal corners; the radius is limited to half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let side = min(abs(rect.width), abs(rect.height))
    let radius = min(cornerRadius, side / 2)
    self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// A rectangle with four corners, radii clockwise from the top left. If two do not fit, all shrink in proportion.
  package init(roundedRect rect: CGRect, radii: [CGFloat], style: RoundedCornerStyle) {
    let rect = rect.standardized
    let radii = radii.map { max($0, 0) }
    let sides = [rect.width, rect.height, rect.width, rect.height]
    let shrink = (0..<4).reduce(CGFloat(1)) { least, side in
      let sum = radii[side] + radii[(side + 1) % 4]
      return sum > sides[side] ? min(least, sides[side] / sum) : least
    }
    let fitting = radii.map { $0 * shrink }
    if rect.isNull || fitting.allSatisfy({ $0 == fitting[0] }) {
      self.init(roundedRect: rect, cornerRadius: fitting[0], style: style)
    } else {
      self.init(elements: PathElements.roundedRectangle(rect, radii: fitting, style: style))
    }
  }

  /// The ellipse that touches the middle of each side of `rect`, clockwise from its rightmost point.
  public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect.standardized) }

  /// A path that `build` makes out of an empty one.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Whether the path has no element.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let list): list.isEmpty
    default: false
    }
  }

  /// The steps of the path. O(1) for a path that was built step by step; simple shapes make at most 14.
  package var elements: [Element] {
    switch storage {
    case .empty: []
    case .elements(let list): list
    case .rect(let rect): PathElements.rectangle(rect)
    case .roundedRect(let rect, let size, let style):
      PathElements.roundedRectangle(rect, cornerSize: size, style: style)
    case .ellipse(let rect): PathElements.ellipse(rect)
    }
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The end of the last element, where the next one would start; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty: nil
    case .rect(let rect): rect.origin
    case .ellipse(let rect): CGPoint(x: rect.maxX, y: rect.midY)
    case .roundedRect, .elements: PathElements.currentPoint(of: elements)
    }
  }

  /// A PostScript-like form, one letter after the coordinates of each step: `0 0 m 10 0 l h`.
  public var description: String { elements.map(\.description).joined(separator: " ") }

  /// A path from its description; nil if the text is not such a description.
  public init?(_ string: String) {
    var list: [Element] = []
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      func points(_ count: Int) -> [CGPoint]? {
        guard numbers.count == 2 * count else { return nil }
        return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      }
      switch word {
      case "m": guard let p = points(1) else { return nil }; list.append(.move(to: p[0]))
      case "l": guard let p = points(1), !list.isEmpty else { return nil }; list.append(.line(to: p[0]))
      case "q":
        guard let p = points(2), !list.isEmpty else { return nil }
        list.append(.quadCurve(to: p[1], control: p[0]))
      case "c":
        guard let p = points(3), !list.isEmpty else { return nil }
        list.append(.curve(to: p[2], control1: p[0], control2: p[1]))
      case "h": guard numbers.isEmpty, !list.isEmpty else { return nil }; list.append(.closeSubpath)
      case "re":
        guard let p = points(2) else { return nil }
        list += PathElements.rectangle(CGRect(origin: p[0], size: CGSize(width: p[1].x, height: p[1].y)))
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: list)
  }

  /// Whether two paths have the same steps.
  public static func == (a: Path, b: Path) -> Bool {
    a.storage == b.storage || (a.isStepByStep != b.isStepByStep && a.elements == b.elements)
  }

  private var isStepByStep: Bool { if case .elements = storage { true } else { false } }
}

/// The form of a rectangle's rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows and decreases gradually, so that no joint with the straight edge is visible.
  case continuous
}

extension Path.Element: CustomStringConvertible {
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\($0.x.shortDescription) \($0.y.shortDescription)" }.joined(separator: " ")
    }
    return switch self {
    case .move(let p): text(p) + " m"
    case .line(let p): text(p) + " l"
    case .quadCurve(let p, let c): text(c, p) + " q"
    case .curve(let p, let c, let d): text(c, d, p) + " c"
    case .closeSubpath: "h"
    }
  }
}

extension CGFloat {
  /// The number without a fraction of zero: 3, 2.5.
  fileprivate var shortDescription: String {
    let number = Double(self)
    return number == number.rounded() && number.magnitude < 1e15 ? String(Int(clamping: number)) : String(number)
  }
}
