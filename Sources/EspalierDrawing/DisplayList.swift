// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// A picture as a tree of values, passed up from the view tree to a renderer.
///
/// Items are immutable and keep their identity while their drawing is unchanged, so that a renderer may keep whatever
/// it derived from them. Coordinates are points, origin top left, relative to the nearest enclosing `effect` item (or
/// to the picture).
package struct DisplayList: Equatable, Sendable {
  /// The items, back to front.
  public var items: [DisplayItem] { didSet { group = nil } }
  /// The items as one item, of a list that was made as a part of others and has not changed since.
  public private(set) var group: DisplayItem?

  public init(_ items: [DisplayItem] = []) { self.items = items }

  /// A list that becomes a part of others, such as that of a container. Several items are one group from the beginning, which each of
  /// those lists shares: the list is appended in O(1), and a renderer keeps what it derived from the group.
  public init(part items: [DisplayItem]) {
    self.items = items
    if items.count > 1 { group = DisplayItem(.group(DisplayList(items))) }
  }

  public static let empty = DisplayList()

  public var isEmpty: Bool { items.isEmpty }

  /// Puts `other` in front. A list of several items stays one nested group, so that a change in one part of the
  /// tree copies only the lists on the way to the root.
  public mutating func append(_ other: DisplayList) {
    if let item = other.item { items.append(item) }
  }

  /// Puts the list as one item in front of others. Read in place: a copy of a list costs two visits to its memory.
  package static func append(_ list: UnsafePointer<DisplayList>, to items: inout [DisplayItem]) {
    if let group = list.pointee.group { return items.append(group) }
    switch list.pointee.items.count {
    case 0: return
    case 1: items.append(list.pointee.items[0])
    default: items.append(DisplayItem(.group(list.pointee)))
    }
  }

  /// The list as one item of another list: its only one, or a group; nil for an empty list.
  public var item: DisplayItem? { items.count > 1 ? group ?? DisplayItem(.group(self)) : items.first }
}

/// One node of a display list.
package final class DisplayItem: Equatable, Sendable {
  public enum Content: Sendable {
    /// `path` is in the coordinates of the nearest enclosing effect; so is the paint's unit rectangle `bounds`.
    case fill(path: Path, rule: FillRule, paint: Paint, bounds: CGRect)
    case stroke(path: Path, style: StrokeStyle, paint: Paint, bounds: CGRect)
    /// `frame.origin` is the top left corner of the laid out text.
    case text(any DrawnText, frame: CGRect, color: ResolvedColor)
    /// Text in several paints, or in one that is more than a colour. `paint` is that of the runs without a paint of
    /// their own; a run's own paint is an index of `palette`. `bounds` is the unit rectangle of all of them.
    case paintedText(any DrawnText, frame: CGRect, paint: Paint, palette: [Paint], bounds: CGRect)
    /// A picture that fills `frame` as `drawing` specifies.
    case image(any DrawnImage, frame: CGRect, drawing: ImageDrawing)
    /// A widget, drawn by the host of the window.
    case foreign(any DrawnForeign, frame: CGRect)
    case group(DisplayList)
    case effect(DisplayEffect, DisplayList)
  }

  public let content: Content
  /// The frame of the shape that the item draws, if it draws one: on a bitmap its edges are rounded to whole pixels.
  public let shapeFrame: CGRect?
  /// The bounds that a renderer computed for the item, kept as long as the item exists.
  @MainActor package var bounds: DisplayBounds?

  public init(_ content: Content, shapeFrame: CGRect? = nil) {
    self.content = content
    self.shapeFrame = shapeFrame
  }

  /// Compares by identity first, then by value if that is cheap: groups and effects compare by their items' identity.
  public static func == (a: DisplayItem, b: DisplayItem) -> Bool {
    if a === b { return true }
    guard a.shapeFrame == b.shapeFrame else { return false }
    switch (a.content, b.content) {
    case (.fill(let p, let r, let c, let x), .fill(let q, let s, let d, let y)):
      return x == y && r == s && c == d && p == q
    case (.stroke(let p, let r, let c, let x), .stroke(let q, let s, let d, let y)):
      return x == y && r == s && c == d && p == q
    case (.text(let t, let x, let c), .text(let u, let y, let d)): return t === u && x == y && c == d
    case (.paintedText(let t, let x, let c, let p, let a), .paintedText(let u, let y, let d, let q, let b)):
      return t === u && x == y && c == d && p == q && a == b
    case (.image(let p, let x, let d), .image(let q, let y, let e)): return p === q && x == y && d == e
    case (.foreign(let v, let x), .foreign(let w, let y)): return v === w && x == y
    case (.group(let l), .group(let m)): return l.isIdentical(to: m)
    case (.effect(let e, let l), .effect(let f, let m)): return e == f && l.isIdentical(to: m)
    default: return false
    }
  }
}

/// The extent of an item, and its dependence on other items and on the host.
package final class DisplayBounds: Sendable {
  /// A rectangle, in the item's own coordinates, outside of which it draws nothing; null if it draws nothing at all.
  package let extent: CGRect
  /// Whether the result depends on the item's background.
  package let reachesBehind: Bool
  /// Whether the item contains something that only the host of the window draws.
  package let holdsForeign: Bool
  /// The greatest number of times that an item inside this one is drawn when this one is drawn once.
  package let repetitions: Int

  package init(extent: CGRect, reachesBehind: Bool, holdsForeign: Bool, repetitions: Int) {
    self.repetitions = repetitions
    self.extent = extent
    self.reachesBehind = reachesBehind
    self.holdsForeign = holdsForeign
  }
}

extension DisplayList {
  /// Compares lists of several items by the items' identity; a single item, the drawing of a leaf, also by value.
  public static func == (a: DisplayList, b: DisplayList) -> Bool {
    a.isIdentical(to: b) || (a.items.count == 1 && b.items.count == 1 && a.items[0] == b.items[0])
  }

  fileprivate func isIdentical(to other: DisplayList) -> Bool {
    guard items.count == other.items.count else { return false }
    return items.withUnsafeBufferPointer { mine in
      other.items.withUnsafeBufferPointer { theirs in
        if mine.baseAddress == theirs.baseAddress { return true }
        for index in mine.indices where mine[index] !== theirs[index] { return false }
        return true
      }
    }
  }
}

/// Text that is shaped and broken into lines, ready to draw. `EspalierText` makes it; a renderer draws the
/// implementations that it knows.
package protocol DrawnText: AnyObject, Sendable {
  /// The text's characters, for dumps and accessibility.
  var string: String { get }
  /// The laid out size in points.
  var size: CGSize { get }
}

/// The rule that decides which points lie inside a closed path.
package enum FillRule: Hashable, Sendable { case nonZero, evenOdd }

/// A colour as numbers: extended sRGB components, not premultiplied, 0…1. SwiftUI's `Color.Resolved`.
public struct _ResolvedColor: Hashable, Sendable {
  public var red, green, blue, opacity: Float

  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  package static let clear = Self(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = Self(red: 0, green: 0, blue: 0)
  package static let white = Self(red: 1, green: 1, blue: 1)

  package func multiplyingOpacity(by factor: Double) -> Self {
    Self(red: red, green: green, blue: blue, opacity: opacity * Float(factor))
  }
}

package typealias ResolvedColor = _ResolvedColor
