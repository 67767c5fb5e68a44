// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPictures
import EspalierPrimitives
import Foundation

/// The numbers of a colour in given surroundings, 0…1.
package struct ColorComponents {
  package let red, green, blue, alpha: CGFloat

  package init(_ color: Color, in environment: EnvironmentValues = EnvironmentValues()) {
    let resolved = color.resolve(in: environment)
    (red, green, blue) = (CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue))
    alpha = CGFloat(resolved.opacity)
  }

  /// Whether red, green and blue are equal.
  package var isGray: Bool { max(abs(red - green), abs(green - blue)) < 0.0005 }
  package var brightness: CGFloat { max(red, green, blue) }
  private var range: CGFloat { brightness - min(red, green, blue) }
  package var saturation: CGFloat { brightness > 0 ? range / brightness : 0 }
  package var hue: CGFloat {
    guard range > 0 else { return 0 }
    let sixths =
      red == brightness
      ? (green - blue) / range : green == brightness ? 2 + (blue - red) / range : 4 + (red - green) / range
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }
}

extension Color {
  /// Whether a bundle has a colour set of that name.
  package static func exists(_ name: String, in bundle: Bundle) -> Bool {
    PictureLibrary.shared.colorSet(named: name, bundle: bundle) != nil
  }
}
