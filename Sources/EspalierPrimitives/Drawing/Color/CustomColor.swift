// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

/// A custom style that resolves to a colour.
package struct CustomColor: Hashable, @unchecked Sendable {
  /// The style itself, which is `Sendable` like every style.
  let base: AnyHashable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  package static func == (a: Self, b: Self) -> Bool { a.base == b.base }
  package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension Color {
  /// The colour of a custom style: `color.resolve(in:)` is called with the environment of each place where the colour is drawn. A
  /// `Color` stays unchanged.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
    } else {
      let custom = CustomColor(base: AnyHashable(color)) { color.resolve(in: $0) }
      self.init(storage: .custom(custom, opacity: 1))
    }
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// The colour of `#colorLiteral(red:green:blue:alpha:)`: components 0…1 of extended sRGB.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Resolved(red: red, green: green, blue: blue, opacity: alpha))
  }
}

/// The type of a `#colorLiteral` whose context does not determine one. In Apple's frameworks it is the colour class of UIKit or
/// AppKit, which `Color(_:)` accepts; here `Color(#colorLiteral(…))` accepts a `Color`.
public typealias _ColorLiteralType = Color
