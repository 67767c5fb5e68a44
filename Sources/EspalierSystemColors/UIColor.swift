// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// A colour with its name in UIKit, which portable code uses in `Color(.systemGray6)` and `Color(uiColor:)`.
///
/// Traits, catalogues and drawing are in the module EspalierUIKit. There are no patterns.
public final class UIColor: NSObject, @unchecked Sendable {
  let color: Color

  /// The colour of a SwiftUI view, with its meaning in each of its surroundings.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Components 0…1 of extended sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Components 0…1 of `displayP3`.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A gray: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Hue, saturation and brightness, each 0…1. Hue 0 and 1 are red, a third is green.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// The colour of a `CGColor`.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The colour with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let own = color.resolve(in: EnvironmentValues()).opacity
    return UIColor(own > 0 ? color.opacity(Double(alpha) / Double(own)) : color)
  }

  /// The colour as numbers in light surroundings.
  public var cgColor: CGColor { color.resolve(in: EnvironmentValues()).cgColor }

  /// Writes red, green, blue and opacity in light surroundings, 0…1, and returns true: every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: EnvironmentValues())
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Whether the other object is the same colour, in all surroundings.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  /// A number that equal colours have in common.
  public override var hash: Int { color.hashValue }
}

extension Color {
  /// A colour of UIKit's names, with its meaning in each of its surroundings.
  ///
  /// In a program that imports AppKit, too, a name of both is AppKit's.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// A colour of UIKit's names, with its meaning in each of its surroundings.
  public init(uiColor: UIColor) { self = uiColor.color }
}
