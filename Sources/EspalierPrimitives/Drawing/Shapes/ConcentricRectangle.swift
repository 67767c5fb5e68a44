// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import EspalierNumbers
import Foundation

/// A rectangle whose corners are concentric with those of the container: each has the radius of the container's corner
/// (`containerShape(_:)`), less the distance from it, which is the larger one of the horizontal and the vertical distance.
///
/// In a container whose shape is no `RoundedRectangularShape` it is a `ContainerRelativeShape`; without a container, concentric
/// corners have their least radius.
nonisolated public struct ConcentricRectangle: RoundedRectangularShape, Equatable {
  private var styles: RoundedRectangularShapeCorners
  /// Groups of corners that have the largest of their radii.
  private let uniform: [Edge.Corner.Set]
  private var amount: CGFloat = 0

  init(_ styles: RoundedRectangularShapeCorners, uniform: [Edge.Corner.Set]) {
    self.styles = styles
    self.uniform = uniform
  }

  /// A rectangle with corners that are each concentric with the container's.
  public init() { self.init(corners: .concentric) }

  /// A rectangle with one style of corners.
  /// - Parameter isUniform: Whether all corners have the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), uniform: isUniform ? [.all] : [])
  }

  public func corners(in size: CGSize?) -> Corners? { styles }

  public func path(in rect: CGRect) -> Path {
    guard Edge.Corner.allCases.contains(where: { styles[$0].isConcentric }), let place = ShapePlace.current else {
      return path(in: rect, concentric: RectangleCornerRadii())
    }
    // A place is known only where views are drawn.
    return MainActor.assumeIsolated {
      guard let container = place.environment.value.containerShape else {
        return path(in: rect, concentric: RectangleCornerRadii())
      }
      if let radii = container.concentricRadii(for: rect, at: place) { return path(in: rect, concentric: radii) }
      return container.outline(for: rect, at: place, inset: amount) ?? Path(rect.insetShape(by: amount))
    }
  }

  private func path(in rect: CGRect, concentric: RectangleCornerRadii) -> Path {
    let single = RectangleCornerRadii { styles[$0].radius(concentric: concentric[$0]) }
    let radii = RectangleCornerRadii { corner in
      let group = uniform.first { $0.contains(corner) } ?? Edge.Corner.Set(corner)
      let largest = Edge.Corner.allCases.filter(group.contains).map { single[$0] }.max() ?? 0
      return max(largest - amount, 0)
    }
    let inner = rect.insetShape(by: amount)
    return Path(roundedRect: inner, cornerRadii: radii.fitted(in: inner.size))
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var result = self
    result.amount += amount
    return result
  }

  public static var _followsProposal: Bool { true }

  /// The radii that are fixed, and the inset, in points.
  public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(RectangleCornerRadii { styles[$0].fixedRadius }.animatableData, amount) }
    set {
      var radii = RectangleCornerRadii()
      radii.animatableData = newValue.first
      styles.topLeading.fixedRadius = radii.topLeading
      styles.topTrailing.fixedRadius = radii.topTrailing
      styles.bottomLeading.fixedRadius = radii.bottomLeading
      styles.bottomTrailing.fixedRadius = radii.bottomTrailing
      amount = newValue.second
    }
  }
}

extension ConcentricRectangle {
  /// A rectangle with four separate styles of corners; each radius is fixed, or concentric with the container's.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      uniform: [])
  }

  /// A rectangle with two upper corners of one radius, and two lower ones of another; each radius is fixed, or concentric with
  /// the container's.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      uniform: [.top, .bottom])
  }

  /// A rectangle with two leading corners of one radius, and two trailing ones of another; each radius is fixed, or concentric
  /// with the container's.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
        bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
      uniform: [.leading, .trailing])
  }

  /// A rectangle with two upper corners of one radius; each radius is fixed, or concentric with the container's.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      uniform: [.top])
  }

  /// A rectangle with two lower corners of one radius; each radius is fixed, or concentric with the container's.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      uniform: [.bottom])
  }

  /// A rectangle with two leading corners of one radius; each radius is fixed, or concentric with the container's.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
        bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner),
      uniform: [.leading])
  }

  /// A rectangle with two trailing corners of one radius; each radius is fixed, or concentric with the container's.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners),
      uniform: [.trailing])
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style of corners: fixed, or concentric with the container's.
  /// - Parameter isUniform: Whether all corners have the largest of their radii.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with four separate styles of corners; each radius is fixed, or concentric with the container's.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with two upper corners of one radius, and two lower ones of another; each radius is fixed, or concentric with
  /// the container's.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle with two leading corners of one radius, and two trailing ones of another; each radius is fixed, or concentric
  /// with the container's.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle with two upper corners of one radius; each radius is fixed, or concentric with the container's.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with two lower corners of one radius; each radius is fixed, or concentric with the container's.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners,
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle with two leading corners of one radius; each radius is fixed, or concentric with the container's.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with two trailing corners of one radius; each radius is fixed, or concentric with the container's.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners,
      topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
