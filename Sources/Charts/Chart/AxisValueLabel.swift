// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A text or a view outside of the plot at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  let content: (AxisValue) -> Content?
  let place: AxisLabelPlace

  public func _collect(into axis: inout _AxisElements) {
    guard let value = axis.value, let content = content(value) else { return }
    var place = place
    place.isInset = axis.isInset
    place.isAligned = axis.isAligned
    // At the end of an axis of dates a label would stand beside a part of time that is not shown.
    let unit = axis.scale.unit(value.value) ?? 0
    if axis.axis == .horizontal, axis.scale.kind == .date, place.anchor == nil, unit > 0.999 { return }
    axis.append(.label(AnyView(content), place))
  }

  init(_ place: AxisLabelPlace, _ content: @escaping (AxisValue) -> Content?) {
    (self.place, self.content) = (place, content)
  }

  /// A view at a value.
  /// - Parameters:
  ///   - centered: Whether it stands in the middle between the value and the next one.
  ///   - anchor: The point of the view that is at the value; nil depends on the axis.
  ///   - multiLabelAlignment: The alignment of several views.
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
        isCentered: centered ?? false, anchor: anchor, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, angle: orientation.angle)
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
        isCentered: centered ?? false, anchor: anchor, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, angle: orientation.angle)
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
        isCentered: centered ?? false, anchor: anchor, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, angle: orientation.angle)
    ) { value in value.as(F.FormatInput.self).map { Text(verbatim: format.format($0)) } }
  }

  /// A translated text.
  public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    orientation: AxisValueLabelOrientation = .automatic
  ) {
    let place = AxisLabelPlace(isCentered: centered ?? false, anchor: anchor, angle: orientation.angle)
    self.init(place) { _ in Text(key) }
  }

  /// A text.
  @_disfavoredOverload
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    orientation: AxisValueLabelOrientation = .automatic
  ) {
    let (text, place) = (
      String(text), AxisLabelPlace(isCentered: centered ?? false, anchor: anchor, angle: orientation.angle)
    )
    self.init(place) { _ in Text(verbatim: text) }
  }
}

/// The treatment of labels that overlap. Labels that the axis chooses itself are thinned until they have space; others stay.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let name: String
  /// The framework's choice.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// Labels may overlap.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  /// As `automatic`.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// As `automatic`.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { greedy }
  /// As `automatic`.
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
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
