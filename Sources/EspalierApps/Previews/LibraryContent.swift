// SPDX-License-Identifier: MIT

import EspalierCore

/// Views and modifiers for the library of a development tool. No tool on Linux has one; the items are created only when the
/// properties are read.
///
/// Source: Apple's reference, LibraryContentProvider.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The type of the view that the modifiers are applied to.
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
  /// The section of an item in the library.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Effects.
    public static let effect = Category(name: "effect")
    /// Layouts.
    public static let layout = Category(name: "layout")
    /// Controls.
    public static let control = Category(name: "control")
    /// All other items.
    public static let other = Category(name: "other")
  }

  /// Creates an item. The expression's value is not kept: a library inserts the text of the code.
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
