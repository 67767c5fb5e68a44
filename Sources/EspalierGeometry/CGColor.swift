// SPDX-License-Identifier: MIT

import Foundation

/// A colour as numbers, 0…1, in extended sRGB: a gray with an opacity, or red, green, blue and an opacity.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) { self.values = values }

  /// A colour of components 0…1 of sRGB; values outside of that range are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// A colour of components 0…1 of sRGB; values outside of that range are kept.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// A gray: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha]) }

  /// A gray: 0 is black, 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha]) }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The gray, or red, green and blue, followed by the opacity.
  public var components: [CGFloat]? { values }
  /// The number of components: two for a gray, else four.
  public var numberOfComponents: Int { values.count }
  /// The opacity.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(values.dropLast() + [alpha]) }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
  public var description: String { "CGColor(\(values.map { "\($0)" }.joined(separator: ", ")))" }
}
