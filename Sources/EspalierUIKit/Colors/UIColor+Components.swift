// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import EspalierSystemColors
import Foundation

extension UIColor: PlatformColor {
  package var drawnColor: Color { Color(uiColor: self) }
}

extension UIColor {
  /// The colour set of an asset catalogue; nil if the bundle, by default the program's own, has none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour set of an asset catalogue; nil if the bundle, by default the program's own, has none of that name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard Color.exists(name, in: bundle ?? .main) else { return nil }
    self.init(Color(name, bundle: bundle))
  }

  /// The colour set of a resource.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// A colour that a closure decides anew for each of its surroundings.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(Color(ProvidedColor(provider: Provider(dynamicProvider))))
  }

  /// The colour as numbers in given surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(Color(uiColor: self).resolve(in: traitCollection.environment)))
  }

  /// Writes hue, saturation, brightness and opacity in light surroundings, 0…1, and returns true: every colour has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = ColorComponents(Color(uiColor: self))
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the gray and the opacity, 0…1; false for a colour that is no gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let components = ColorComponents(Color(uiColor: self))
    guard components.isGray else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Sets the colour of areas and lines in the picture that is being drawn.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of areas in the picture that is being drawn.
  public func setFill() { GraphicsStack.current?.context.setFill(drawnColor) }
  /// Sets the colour of lines in the picture that is being drawn.
  public func setStroke() { GraphicsStack.current?.context.setStroke(drawnColor) }
}

/// A closure, compared by identity.
private final class Provider: Hashable, Sendable {
  let color: @Sendable (UITraitCollection) -> UIColor
  init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
  static func == (a: Provider, b: Provider) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct ProvidedColor: ShapeStyle, Hashable {
  let provider: Provider
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color(uiColor: provider.color(UITraitCollection(environment))).resolve(in: environment)
  }
}
