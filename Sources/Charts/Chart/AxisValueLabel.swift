// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A text or a view outside of the plot at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  let content: (AxisValue) -> Content?
  let place: AxisLabelPlace

  public func _collect(into axis: inout _AxisElements) {
    guard let value = axis.value, let content = content(value) else { return }
    // At the end of an axis of dates a label would stand beside a part of time that is not shown.
    let unit = axis.scale.unit(value.value) ?? 0
    if axis.axis == .horizontal, axis.scale.kind == .date, place.anchor == nil, unit > 0.999 { return }
    axis.append(.label(AnyView(content), place, axis.preset), centered: place.isCentered)
  }

  init(_ place: AxisLabelPlace, _ content: @escaping (AxisValue) -> Content?) {
    (self.place, self.content) = (place, content)
  }

  /// A view at a value.
  /// - Parameters:
  ///   - centered: Whether it stands in the middle between the value and the next one; nil is true for categories.
  ///   - anchor: The point of the view that is at the value; nil depends on the axis.
  ///   - multiLabelAlignment: The alignment of the labels of the axis with each other; nil is towards the plot.
  ///   - collisionResolution: The treatment of labels that overlap.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the plot, in points.
  ///   - verticalSpacing: The distance from the plot, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view = content()
    self.init(
      AxisLabelPlace(
        isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collisionResolution: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { _ in view }
  }
}

extension AxisValueLabel where Content == Text {
  /// The value as a text.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabelPlace(
        isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collisionResolution: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { Text(verbatim: $0.text) }
  }

  /// The value in a format; none if the axis has another kind of values.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      AxisLabelPlace(
        isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collisionResolution: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { value in value.as(F.FormatInput.self).map { Text(verbatim: format.format($0)) } }
  }

  /// A translated text.
  public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabelPlace(
        isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collisionResolution: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { _ in Text(key) }
  }

  /// A text.
  @_disfavoredOverload
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let text = String(text)
    self.init(
      AxisLabelPlace(
        isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collisionResolution: collisionResolution,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) { _ in Text(verbatim: text) }
  }
}

/// The treatment of a label that overlaps others of its axis.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable { case automatic, disabled, greedy(priority: Double, spacing: CGFloat?), truncate }
  let kind: Kind
  /// The label is shown if it does not overlap one before it; those of categories are shortened first.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// The label is shown in any case.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  /// The label is shown if it does not overlap one before it.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy(priority: 0, spacing: nil))
  /// The label is shown if it does not overlap one of a higher priority, or one before it of the same priority.
  /// - Parameters:
  ///   - priority: The priority; labels with a higher one are placed first.
  ///   - minimumSpacing: The least distance from the next label, in points; nil depends on the axis.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    Self(kind: .greedy(priority: priority.isNaN ? 0 : priority, spacing: minimumSpacing))
  }
  /// The label is as wide as the space up to its neighbours.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
}

/// The direction of the text of labels.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let angle: Angle
  /// Horizontal.
  public static let automatic = AxisValueLabelOrientation(angle: .zero)
  /// Horizontal.
  public static let horizontal = AxisValueLabelOrientation(angle: .zero)
  /// Downwards.
  public static let vertical = AxisValueLabelOrientation(angle: .degrees(90))
  /// Upwards.
  public static let verticalReversed = AxisValueLabelOrientation(angle: .degrees(-90))
}
