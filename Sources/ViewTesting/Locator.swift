// SPDX-License-Identifier: MIT

import EspalierCore

/// A way to find an element: by its visible text, by its accessibility, by identifier, or by the type of the view.
public struct Locator: Sendable, CustomStringConvertible {
  package indirect enum Query: @unchecked Sendable {
    case text(String)
    case label(String)
    case identifier(String)
    case role(AccessibilityRole, name: String?)
    case type(any View.Type)
    /// A type by name, with any type arguments if the name states none.
    case typeName(String)
    /// The element of a view, by the view's identity; the name is for messages.
    case view(ObjectIdentifier, name: String)
    case within(Query, outer: Query)
    case nth(Query, Int)
  }

  package let query: Query

  /// The element that shows exactly this text.
  public static func text(_ string: String) -> Locator { Locator(query: .text(string)) }
  /// The element with this accessibility label.
  public static func label(_ string: String) -> Locator { Locator(query: .label(string)) }
  /// The view with this `accessibilityIdentifier`.
  public static func identifier(_ string: String) -> Locator { Locator(query: .identifier(string)) }
  /// Elements by their accessibility role, and by name if one is given.
  public static func role(_ role: AccessibilityRole, name: String? = nil) -> Locator {
    Locator(query: .role(role, name: name))
  }
  /// Views of this type: users' views, stacks, text, shapes.
  public static func type(_ type: any View.Type) -> Locator { Locator(query: .type(type)) }

  /// Views whose type has this name: `Pair` finds each `Pair<…>`, `Pair<Int>` that one.
  package static func typeName(_ name: String) -> Locator { Locator(query: .typeName(name)) }

  /// The element of a view that was found before.
  package static func view(_ identity: ObjectIdentifier, name: String) -> Locator {
    Locator(query: .view(identity, name: name))
  }

  /// Only elements inside the results of `outer`.
  public func within(_ outer: Locator) -> Locator { Locator(query: .within(query, outer: outer.query)) }
  /// The one with this number, from 0, in view-tree order.
  public func nth(_ index: Int) -> Locator { Locator(query: .nth(query, index)) }

  public var description: String { query.description }
}

extension Locator.Query: CustomStringConvertible {
  package var description: String {
    switch self {
    case .text(let string): "text \"\(string)\""
    case .label(let string): "label \"\(string)\""
    case .identifier(let string): "identifier \"\(string)\""
    case .role(let role, let name): "role \(role.rawValue)" + (name.map { " \"\($0)\"" } ?? "")
    case .type(let type): "type \(type)"
    case .typeName(let name): "type \(name)"
    case .view(_, let name): "\"\(name)\""
    case .within(let inner, let outer): "\(inner) within \(outer)"
    case .nth(let query, let index): "\(query), number \(index)"
    }
  }
}
