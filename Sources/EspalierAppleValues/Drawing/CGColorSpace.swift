// SPDX-License-Identifier: MIT

import Foundation

/// The kind of a colour space: grays, or red, green and blue.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The models; pictures have the first two only.
  case unknown = -1
  /// The other models.
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The meaning of the components of pixels. All pictures are calculated in sRGB: a space of another name is kept as a name.
public final class CGColorSpace: Hashable, Sendable, CustomStringConvertible {
  private let title: String
  /// Whether it has grays only.
  public let model: CGColorSpaceModel

  private init(_ title: String, _ model: CGColorSpaceModel) {
    self.title = title
    self.model = model
  }

  /// A space by its name; nil for one that does not exist here, such as those for print.
  public convenience init?(name: NSString) {
    let title = "\(name)"
    if Self.grays.contains(title) {
      self.init(title, .monochrome)
    } else if Self.colors.contains(title) {
      self.init(title, .rgb)
    } else {
      return nil
    }
  }

  static let rgb = CGColorSpace("kCGColorSpaceSRGB", .rgb)
  static let gray = CGColorSpace("kCGColorSpaceGenericGrayGamma2_2", .monochrome)

  private static let grays: Set = [
    "kCGColorSpaceGenericGray", "kCGColorSpaceGenericGrayGamma2_2", "kCGColorSpaceLinearGray",
    "kCGColorSpaceExtendedGray",
  ]
  private static let colors: Set = [
    "kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceGenericRGB", "kCGColorSpaceExtendedSRGB",
    "kCGColorSpaceLinearSRGB", "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceAdobeRGB1998",
    "kCGColorSpaceGenericRGBLinear", "kCGColorSpaceExtendedDisplayP3",
  ]

  /// The name of the space.
  public var name: NSString? { NSString(string: title) }
  /// The number of components without the opacity: 1 or 3.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
  /// Whether pictures can have it: true.
  public var supportsOutput: Bool { true }
  /// Whether it has more colours than sRGB. Pictures have the standard ones only.
  public var isWideGamutRGB: Bool { title.contains("P3") || title.contains("Adobe") }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.title == b.title }
  public func hash(into hasher: inout Hasher) { hasher.combine(title) }
  public var description: String { "CGColorSpace(\(title))" }

  /// The names of spaces.
  nonisolated(unsafe) public static let sRGB: NSString = "kCGColorSpaceSRGB"
  /// A space of wide screens.
  nonisolated(unsafe) public static let displayP3: NSString = "kCGColorSpaceDisplayP3"
  /// A space of red, green and blue.
  nonisolated(unsafe) public static let genericRGBLinear: NSString = "kCGColorSpaceGenericRGBLinear"
  /// sRGB with values outside of 0…1.
  nonisolated(unsafe) public static let extendedSRGB: NSString = "kCGColorSpaceExtendedSRGB"
  /// sRGB in proportion to the light.
  nonisolated(unsafe) public static let linearSRGB: NSString = "kCGColorSpaceLinearSRGB"
  /// sRGB in proportion to the light, with values outside of 0…1.
  nonisolated(unsafe) public static let extendedLinearSRGB: NSString = "kCGColorSpaceExtendedLinearSRGB"
  /// A space of cameras.
  nonisolated(unsafe) public static let adobeRGB1998: NSString = "kCGColorSpaceAdobeRGB1998"
  /// Grays.
  nonisolated(unsafe) public static let genericGrayGamma2_2: NSString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grays in proportion to the light.
  nonisolated(unsafe) public static let linearGray: NSString = "kCGColorSpaceLinearGray"
}

/// The space of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
