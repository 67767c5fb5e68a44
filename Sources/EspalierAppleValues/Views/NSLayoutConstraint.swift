// SPDX-License-Identifier: MIT

import Foundation

/// A relation between lengths and places of views of UIKit or AppKit. `LayoutRegion` has the rules.
open class NSLayoutConstraint: NSObject, @unchecked Sendable {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right, or from top to bottom.
    case horizontal, vertical
  }

  /// A relation of two lengths.
  public enum Relation: Int, Sendable {
    /// At most; the same; at least.
    case lessThanOrEqual = -1
    /// The same; at least.
    case equal, greaterThanOrEqual
  }

  /// A length or a place of a view.
  public enum Attribute: Int, Sendable {
    /// The edges, the lengths, the middle, and the baselines.
    case notAnAttribute = 0
    /// The edges, the lengths, the middle, and the baselines.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  }

  /// The importance of a relation, 0…1000.
  public struct Priority: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// An importance, 0…1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// An importance, 0…1000.
    public init(floatLiteral value: Float) { rawValue = value }
    /// Always.
    public static let required = Priority(1000)
    /// Nearly always.
    public static let defaultHigh = Priority(750)
    /// If nothing else decides.
    public static let defaultLow = Priority(250)
    /// As a view's own size of its best fit.
    public static let fittingSizeLevel = Priority(50)
  }

  /// The view of the first length.
  public private(set) weak var firstItem: AnyObject?
  /// The first length.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The view of the second length.
  public private(set) weak var secondItem: AnyObject?
  /// The second length.
  public let secondAttribute: Attribute
  /// The factor of the second length.
  public let multiplier: CGFloat
  /// The number that is added to it, in points.
  open var constant: CGFloat { didSet { if isActive { noteChange() } } }
  /// The importance.
  open var priority = Priority.required { didSet { if isActive { noteChange() } } }
  /// Whether the relation holds.
  open var isActive = false { didSet { if isActive != oldValue { register() } } }
  /// A name for the program's author.
  open var identifier: String?

  /// A relation: the first length, and the second one times a factor plus a number of points.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first as AnyObject
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second as AnyObject?
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Adds the relation to the views of its items, or removes it.
  private func register() {
    onMainQueue {
      for item in [firstItem, secondItem] {
        guard let view = (item as? any ConstrainedItem)?.constrainedView else { continue }
        if isActive { view.relations.insert(self) } else { view.relations.remove(self) }
      }
    }
    noteChange()
  }

  private func noteChange() {
    onMainQueue {
      for item in [firstItem, secondItem] { (item as? any ConstrainedItem)?.constrainedView?.relationsChanged() }
    }
  }

  /// Lets relations hold.
  public class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
  /// Ends relations.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = false }
  }
}

/// A length or a place of a view, from which relations are made.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @unchecked Sendable {
  fileprivate weak var item: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  package init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// The same as another one, plus some points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, constant)
  }
  /// At least another one, plus some points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, constant) }
  /// At most another one, plus some points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, constant) }
}

/// A place from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, @unchecked Sendable {}
/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor>, @unchecked Sendable {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension>, @unchecked Sendable {
  /// A number of points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, constant)
  }
  /// At least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant)
  }
  /// At most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant)
  }
  /// Another length times a factor, plus some points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier, constant) }
}

/// An object whose edges are anchors: a view of UIKit or AppKit, or its part inside the safe area.
@MainActor @preconcurrency
public protocol _Anchored: AnyObject {}

extension _Anchored {
  /// The edges, the middle, and the lengths.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first line's baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line's baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
