// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not decided, light, or dark.
  case unspecified, light, dark
}

/// The kind of a device: by the look of the program, a phone or a Mac.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kinds. A program of the phone's look has a phone, one of the desktop's look a Mac.
  case unspecified = -1
  /// A phone, and kinds that no look has.
  case phone = 0, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The amount of space in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not decided, little, or much.
  case unspecified, compact, regular
}

/// The direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The directions.
  case leftToRight, rightToLeft
}

/// The values of surroundings: those of a SwiftUI environment that UIKit has, too.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  package var environment: EnvironmentValues
  private var style: UIUserInterfaceStyle

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
    style = environment.colorScheme == .dark ? .dark : .light
  }

  /// The surroundings of a light window.
  public override convenience init() { self.init(EnvironmentValues()) }

  /// Surroundings with light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(EnvironmentValues())
    style = userInterfaceStyle
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
  }

  /// The surroundings of the front window.
  public static var current: UITraitCollection { UITraitCollection(ProgramScreen.environment) }

  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { style }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { environment.look == .phone ? .phone : .mac }
  /// Pixels per point.
  public var displayScale: CGFloat { environment.displayScale }
  /// The amount of space from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    environment.horizontalSizeClass == .compact ? .compact : .regular
  }
  /// The amount of space from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    environment.verticalSizeClass == .compact ? .compact : .regular
  }
  /// The direction of the interface.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The user's size of texts.
  public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(environment.dynamicTypeSize) }
}

/// A size of texts that a user chooses.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.all[min(index, Self.all.count - 1)]
  }

  /// The sizes from the smallest to the largest.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Smaller than the usual size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than the usual size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A little larger than the usual size.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Larger than the usual size.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size without the settings for accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
