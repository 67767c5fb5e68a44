// SPDX-License-Identifier: MIT

import EspalierPrimitives
import Foundation

extension AttributeScopes {
  /// The style of a run of an `AttributedString` in a `Text`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the range; without one the environment's.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added after each letter; pairs keep their kerning.
    public let kern: KerningAttribute
    /// Points added between letters, without ligatures.
    public let tracking: TrackingAttribute
    /// Points by which the range is raised above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// Markdown's intent, which is encoded with this scope. Its name is in Foundation's scope, as on Apple systems: in both
    /// scopes, it would be ambiguous.
    public let _inlinePresentationIntent: InlineIntentAttribute
    /// The attributes of Foundation: links, Markdown's intent, formats.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font of the framework.
      public typealias Value = Font
      /// The key in encoded strings.
      public static let name = "SwiftUI.Font"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour of the framework.
      public typealias Value = Color
      /// The key in encoded strings.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour of the framework.
      public typealias Value = Color
      /// The key in encoded strings.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The pattern and the colour of the line.
      public typealias Value = Text.LineStyle
      /// The key in encoded strings.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The pattern and the colour of the line.
      public typealias Value = Text.LineStyle
      /// The key in encoded strings.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The key in encoded strings.
      public static let name = "SwiftUI.Kern"
    }
    /// Points after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The key in encoded strings.
      public static let name = "SwiftUI.Tracking"
    }
    /// Points upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The key in encoded strings.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The key of Markdown's marks: emphasis, code, strikethrough.
    public enum InlineIntentAttribute: AttributedStringKey {
      /// A set of such marks.
      public typealias Value = InlinePresentationIntent
      /// The key in encoded strings.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The scope of the framework's attributes, found by `AttributedString`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.FoundationAttributes {
  /// Markdown's intent, missing in Foundation on Linux. Only the type is used, to find the attribute by its name.
  public var inlinePresentationIntent: AttributeScopes.SwiftUIAttributes.InlineIntentAttribute {
    fatalError("a scope has no instances")
  }
}

extension AttributeDynamicLookup {
  /// Finds the framework's attributes by name: `text.font`, `text.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString.Runs.Run {
  /// The style set by the attributes.
  var traits: TextTraits {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var traits = TextTraits()
    traits.font = self[Scope.FontAttribute.self]
    traits.kerning = self[Scope.KerningAttribute.self]
    traits.tracking = self[Scope.TrackingAttribute.self]
    traits.baselineOffset = self[Scope.BaselineOffsetAttribute.self]
    traits.underline = self[Scope.UnderlineStyleAttribute.self].map { .style($0) }
    traits.strikethrough = self[Scope.StrikethroughStyleAttribute.self].map { .style($0) }
    if let intent = self[Scope.InlineIntentAttribute.self] { traits.apply(intent) }
    return traits
  }
}

extension TextTraits {
  /// Adds the styles of Markdown's marks.
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.stronglyEmphasized) { weight = .emphasized }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .style(.single) }
  }
}
