// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

/// A style of the user's own that resolves to a colour.
package struct CustomColor: Hashable, @unchecked Sendable {
  /// The style itself, which is `Sendable` as every style is.
  let base: AnyHashable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  package static func == (a: Self, b: Self) -> Bool { a.base == b.base }
  package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension Color {
  /// The colour that a style of your own stands for: `color.resolve(in:)` is called with the environment of each place where
  /// the colour is drawn. A `Color` gives itself.
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
  /// What `#colorLiteral(red:green:blue:alpha:)` makes: components 0…1 of extended sRGB.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Resolved(red: red, green: green, blue: blue, opacity: alpha))
  }
}

/// The type of a `#colorLiteral` where nothing else gives one. In Apple's frameworks it is the class of colours of UIKit or
/// AppKit, which `Color(_:)` takes; here `Color(#colorLiteral(…))` takes a `Color`.
public typealias _ColorLiteralType = Color
