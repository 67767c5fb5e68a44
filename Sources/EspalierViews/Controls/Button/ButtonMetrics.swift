// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The measures of buttons with a background.
enum ButtonMetrics {
  /// From the background's edges to the label, in points.
  static func insets(_ size: ControlSize) -> EdgeInsets {
    switch size {
    case .mini: EdgeInsets(top: 2, leading: 7, bottom: 2, trailing: 7)
    case .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
    case .large: EdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
    case .extraLarge: EdgeInsets(top: 15, leading: 24, bottom: 15, trailing: 24)
    }
  }

  static func cornerRadius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 5
    case .small: 6
    case .regular: 8
    case .large: 10
    case .extraLarge: 12
    }
  }

  /// The font of labels; nil leaves it to the surroundings.
  static func font(_ size: ControlSize) -> Font? {
    switch size {
    case .mini: .footnote
    case .small: .subheadline
    case .regular, .large, .extraLarge: nil
    }
  }
}
