// SPDX-License-Identifier: MIT

import EspalierCore

/// Views and modifiers that a development tool would offer in its library. No tool on Linux has one; the items are made
/// when the properties are read, and by nothing else.
///
/// Source: Apple's reference, LibraryContentProvider.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// What a view is made into, for its modifiers.
  associatedtype ModifierBase = Any
  /// The views.
  @LibraryContentBuilder @MainActor @preconcurrency var views: [LibraryItem] { get }
  /// The modifiers of a view.
  @LibraryContentBuilder @MainActor @preconcurrency func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// One item of a library: an expression that is inserted into code.
public struct LibraryItem {
  /// Where an item stands in a library.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Effects.
    public static let effect = Category(name: "effect")
    /// Layouts.
    public static let layout = Category(name: "layout")
    /// Controls.
    public static let control = Category(name: "control")
    /// All that is nothing else.
    public static let other = Category(name: "other")
  }

  /// The expression's value is not kept: the text of the code is what a library inserts.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Lists the items of a library.
@resultBuilder
public struct LibraryContentBuilder {
  /// Several items.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
