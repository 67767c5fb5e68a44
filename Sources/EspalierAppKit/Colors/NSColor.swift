// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// A colour with its name in AppKit, in `Color(nsColor:)` and in drawings.
public final class NSColor: NSObject, PlatformColor, @unchecked Sendable {
  package let color: Color
  package var drawnColor: Color { color }

  /// The colour of a SwiftUI view, with its meaning in each of its surroundings.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Components 0…1 of extended sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  /// Components 0…1 of extended sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Components 0…1, of sRGB: there are no other calibrations.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Components 0…1, of sRGB: there are no other calibrations.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Components 0…1 of `displayP3`.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  /// A gray: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }
  /// A gray: 0 is black, 1 is white.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
  /// Hue, saturation and brightness, each 0…1. Hue 0 and 1 are red, a third is green.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }
  /// The colour of a `CGColor`.
  public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// A name in an asset catalogue.
  public typealias Name = String

  /// The colour set of an asset catalogue; nil if the bundle, by default the program's own, has none of that name.
  public convenience init?(named name: Name, bundle: Bundle? = nil) {
    guard Color.exists(name, in: bundle ?? .main) else { return nil }
    self.init(Color(name, bundle: bundle))
  }
  /// The colour set of a resource.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// A colour that a closure decides anew for each appearance.
  public convenience init(name: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
    self.init(Color(ProvidedColor(provider: Provider(dynamicProvider))))
  }

  /// Whether the other object is the same colour, in all surroundings.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.color == color }
  /// A number that equal colours have in common.
  public override var hash: Int { color.hashValue }
}

extension Color {
  /// A colour of AppKit's names, with its meaning in each of its surroundings.
  public init(nsColor: NSColor) { self = nsColor.color }

  /// A colour of AppKit's names, with its meaning in each of its surroundings.
  public init(_ color: NSColor) { self = color.color }
}

/// A closure, compared by identity.
private final class Provider: Hashable, Sendable {
  let color: @Sendable (NSAppearance) -> NSColor
  init(_ color: @escaping @Sendable (NSAppearance) -> NSColor) { self.color = color }
  static func == (a: Provider, b: Provider) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct ProvidedColor: ShapeStyle, Hashable {
  let provider: Provider
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    provider.color(NSAppearance(isDark: environment.colorScheme == .dark)).color.resolve(in: environment)
  }
}
