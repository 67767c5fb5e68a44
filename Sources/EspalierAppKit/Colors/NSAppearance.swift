// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierPrimitives
import Foundation

/// Light or dark appearance.
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, on content.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, on content.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    /// Light, with more contrast.
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Dark, with more contrast.
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")

    fileprivate var isDark: Bool { rawValue.contains("Dark") }
  }

  /// The name.
  public let name: Name

  init(isDark: Bool) { name = isDark ? .darkAqua : .aqua }

  /// An appearance by its name.
  public init?(named name: Name) { self.name = name }

  /// The one of some names that is most similar; nil if none is light or dark as this one.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
  }

  /// The appearance of the front window.
  public static func currentDrawing() -> NSAppearance {
    NSAppearance(isDark: ProgramScreen.environment.colorScheme == .dark)
  }
  /// The appearance of the front window.
  public static var current: NSAppearance! { currentDrawing() }
}
