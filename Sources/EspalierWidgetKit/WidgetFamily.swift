// SPDX-License-Identifier: MIT

import Foundation

/// Size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Sendable {
  /// A small square.
  case systemSmall
  /// Two small squares beside each other.
  case systemMedium
  /// Four small squares.
  case systemLarge
  /// Eight small squares.
  case systemExtraLarge
  /// A circle on a locked screen or a watch.
  case accessoryCircular
  /// A rectangle on a locked screen or a watch.
  case accessoryRectangular
  /// A line of text on a locked screen or a watch.
  case accessoryInline
  /// A circle in the corner of a watch.
  case accessoryCorner

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  /// The size in points, as Apple's guidelines list it for a phone of 390 points and a tablet of 1024.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 748, height: 356)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}
