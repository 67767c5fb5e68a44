// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension Path {
  /// Appends one step; a path of a simple shape is first converted to a list of steps.
  mutating func append(_ element: Element) {
    var list = takeElements()
    list.append(element)
    storage = .elements(list)
  }

  /// The steps, removed from the path so that they can be changed in place.
  mutating func takeElements() -> [Element] {
    let list = elements
    storage = .empty
    return list
  }

  /// Begins a new subpath. A preceding subpath without lines is removed.
  public mutating func move(to end: CGPoint) {
    var list = takeElements()
    if case .move = list.last { list.removeLast() }
    list.append(.move(to: end))
    storage = .elements(list)
  }

  /// A straight line from the current point. In an empty path it only begins a subpath at `end`.
  public mutating func addLine(to end: CGPoint) { append(isEmpty ? .move(to: end) : .line(to: end)) }

  /// A quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isEmpty { append(.move(to: control)) }
    append(.quadCurve(to: end, control: control))
  }

  /// A cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isEmpty { append(.move(to: control1)) }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// A line back to the start of the subpath, joined to it.
  public mutating func closeSubpath() {
    if !isEmpty { append(.closeSubpath) }
  }

  /// Adds a closed subpath around a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a closed subpath: a rectangle whose corners are `cornerSize` points large.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a closed subpath: the ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a closed subpath around each of the rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A new subpath through `lines`.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    var list = takeElements()
    list.append(.move(to: first))
    list += lines.dropFirst().map { .line(to: $0) }
    storage = .elements(list)
  }

  /// Appends the steps of `path`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    if isEmpty {
      storage = added.storage
    } else if !added.isEmpty {
      var list = takeElements()
      list += added.elements
      storage = .elements(list)
    }
  }

  /// The path with each point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch storage {
    case .empty: return self
    case .rect(let rect) where isUpright: return Path(storage: .rect(rect.scaled(by: transform)))
    case .ellipse(let rect) where isUpright: return Path(storage: .ellipse(rect.scaled(by: transform)))
    case .roundedRect(let rect, let size, let style) where isUpright:
      let scaled = CGSize(width: size.width * transform.a, height: size.height * transform.d)
      return Path(storage: .roundedRect(rect.scaled(by: transform), cornerSize: scaled, style: style))
    default: return Path(elements: elements.map { $0.applying(transform) })
    }
  }

  /// The path moved by (dx, dy).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

extension Path.Element {
  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let p): .move(to: p.applying(t))
    case .line(let p): .line(to: p.applying(t))
    case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
    case .curve(let p, let c, let d):
      .curve(to: p.applying(t), control1: c.applying(t), control2: d.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension CGRect {
  /// The rectangle mapped by a transform that neither rotates nor mirrors.
  fileprivate func scaled(by t: CGAffineTransform) -> CGRect {
    CGRect(
      x: origin.x * t.a + t.tx, y: origin.y * t.d + t.ty, width: size.width * t.a, height: size.height * t.d)
  }
}
