// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

extension NSColor {
  private var components: ColorComponents { ColorComponents(color, in: ProgramScreen.environment) }

  /// The colour as numbers in the present appearance.
  public var cgColor: CGColor { color.resolve(in: ProgramScreen.environment).cgColor }
  /// The red component, 0…1, in the present appearance.
  public var redComponent: CGFloat { components.red }
  /// The green component, 0…1, in the present appearance.
  public var greenComponent: CGFloat { components.green }
  /// The blue component, 0…1, in the present appearance.
  public var blueComponent: CGFloat { components.blue }
  /// The opacity, 0…1, in the present appearance.
  public var alphaComponent: CGFloat { components.alpha }
  /// The hue, 0…1, in the present appearance.
  public var hueComponent: CGFloat { components.hue }
  /// The saturation, 0…1, in the present appearance.
  public var saturationComponent: CGFloat { components.saturation }
  /// The brightness, 0…1, in the present appearance.
  public var brightnessComponent: CGFloat { components.brightness }
  /// The lightness of a gray, 0…1; of another colour that of its brightest component.
  public var whiteComponent: CGFloat { components.brightness }

  /// Writes red, green, blue and opacity in the present appearance, 0…1.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
  }

  /// Writes hue, saturation, brightness and opacity in the present appearance, 0…1.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let components = components
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = components.alpha
  }

  /// The colour with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    let own = components.alpha
    return NSColor(own > 0 ? color.opacity(Double(alpha / own)) : color)
  }

  /// The mixture with another colour: 0 is this one, 1 the other one.
  public func blended(withFraction fraction: CGFloat, of other: NSColor) -> NSColor? {
    NSColor(color.mix(with: other.color, by: Double(fraction), in: .device))
  }

  /// The colour, whose components are of sRGB in any case.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

  /// Sets the colour of areas and lines in the picture that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of areas in the picture that is being drawn.
  public func setFill() { GraphicsStack.current?.context.setFill(color) }
  /// Sets the colour of lines in the picture that is being drawn.
  public func setStroke() { GraphicsStack.current?.context.setStroke(color) }
}

/// A meaning of components. Colours here have those of sRGB.
public final class NSColorSpace: NSObject, Sendable {
  /// The standard one.
  public static let sRGB = NSColorSpace()
  /// The standard one.
  public static let deviceRGB = NSColorSpace()
  /// The standard one.
  public static let genericRGB = NSColorSpace()
  /// The standard one.
  public static let extendedSRGB = NSColorSpace()
  /// The standard one.
  public static let displayP3 = NSColorSpace()
}
