// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The user's preferred text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The standard sizes; `large` is the default of iOS.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people with low vision, the smallest first.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five for users with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The older names of text sizes.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The standard sizes; `large` is the default of iOS.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for people with low vision.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The sizes for people with low vision.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five for people with low vision.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  package var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!]
  }

  package init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!] }

  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }

  /// Compares by the size of the text.
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize <= b.dynamicTypeSize
  }

  /// Compares by the size of the text.
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b < a }
  /// Compares by the size of the text.
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b <= a }
}

extension DynamicTypeSize {
  /// The size of a style in points, given its size `standard` at `large`.
  ///
  /// The steps are those of iOS, as factors of its size at `large`, rounded to half points.
  package func scaled(_ standard: CGFloat, relativeTo style: Font.TextStyle) -> CGFloat {
    if self == .large { return standard }
    return (standard * factor(of: style) * 2).rounded() / 2
  }

  /// The ratio of a style's size to its size at `large`.
  package func factor(of style: Font.TextStyle) -> CGFloat {
    let row = Self.points(of: style)
    return row[Self.allCases.firstIndex(of: self)!] / row[3]
  }

  /// iOS's points for a style, from `xSmall` to `accessibility5`.
  private static func points(of style: Font.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

extension EnvironmentValues {
  /// The user's preferred text size; `large` unless it is set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.dynamicTypeSize }
    set { text.dynamicTypeSize = newValue }
  }

  /// `dynamicTypeSize` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension View {
  /// Sets the size of text in this view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text in this view within a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
