// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The entries of a rotor: places between which the user of a screen reader moves.
///
/// A type of your own combines others in its body. Its wrapped properties, such as `@State`, have their initial values.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the body.
  associatedtype Body: AccessibilityRotorContent
  /// The entries that this content consists of.
  @AccessibilityRotorContentBuilder var body: Body { get }
  var _rotorEntries: [_AccessibilityRotorPlace] { get }
}

extension AccessibilityRotorContent {
  public var _rotorEntries: [_AccessibilityRotorPlace] { body._rotorEntries }
}

extension Never: AccessibilityRotorContent {}

/// A place of a rotor, before its view is known.
public struct _AccessibilityRotorPlace {
  let label: String?
  var id: AnyHashable?
  var namespace: Namespace.ID?
  var range: Range<String.Index>?
  var prepare: @MainActor () -> Void = {}
}

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  /// A statement of the builder is an entry, or several.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// No entries, as in an empty branch of `if`.
  public static func buildBlock() -> Entries { Entries(_rotorEntries: []) }

  /// The first entries.
  public static func buildPartialBlock<Content: AccessibilityRotorContent>(first content: Content) -> Content {
    content
  }

  /// Entries that follow others.
  public static func buildPartialBlock<Before: AccessibilityRotorContent, Content: AccessibilityRotorContent>(
    accumulated before: Before, next content: Content
  ) -> Entries { Entries(_rotorEntries: before._rotorEntries + content._rotorEntries) }

  /// Entries of an `if` without `else`; nil is none.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }

  /// Entries of one branch of `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(first: Content) -> Entries {
    Entries(_rotorEntries: first._rotorEntries)
  }

  /// Entries of one branch of `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(second: Content) -> Entries {
    Entries(_rotorEntries: second._rotorEntries)
  }

  /// Entries under `if #available`.
  public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(_ content: Content) -> Entries {
    Entries(_rotorEntries: content._rotorEntries)
  }

  /// Several entries.
  public struct Entries: AccessibilityRotorContent {
    public let _rotorEntries: [_AccessibilityRotorPlace]
    public var body: Never { fatalError("entries of a rotor have no body") }
  }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  public typealias Body = Never
  public var body: Never { fatalError("an optional has no body") }
  public var _rotorEntries: [_AccessibilityRotorPlace] { self?._rotorEntries ?? [] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }
  public var _rotorEntries: [_AccessibilityRotorPlace] { data.flatMap { content($0)._rotorEntries } }

  // Disfavoured, so that a closure of views is not checked a second time as one of entries.
  /// Entries for identifiable elements, in order.
  @_disfavoredOverload
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Entries for elements identified by a key path, in order.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Entries for the numbers of a range that does not change.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}
