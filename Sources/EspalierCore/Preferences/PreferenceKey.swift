// SPDX-License-Identifier: MIT

/// A named value that views send up to the views that enclose them.
///
/// Nonisolated, as in Apple's SDK.
public protocol PreferenceKey {
  /// The type of the values that views send up and the key combines.
  associatedtype Value

  /// The value of a view that sets none. Combining it with another value must not change that one's meaning
  /// (specification P2).
  static var defaultValue: Value { get }

  /// Combines the values of siblings in view-tree order. A value that is not requested is not computed.
  static func reduce(value: inout Value, nextValue: () -> Value)

  /// Whether views that are on their way out still count (specification P28).
  static var _includesRemovedValues: Bool { get }

  /// The treatment of the values by effects, hiding, order and presentation, for keys of the framework.
  @MainActor static var _onScreen: _ScreenBehavior<Value>? { get }
}

extension PreferenceKey {
  public static var _includesRemovedValues: Bool { false }
  @MainActor public static var _onScreen: _ScreenBehavior<Value>? { nil }

  /// The key's name in warnings: without common suffixes, if something remains (specification P85).
  package static var readableName: String {
    var name = Substring("\(Self.self)")
    for end in ["Key", "Preference"] where name.hasSuffix(end) { name = name.dropLast(end.count) }
    return name.isEmpty ? String(reflecting: Self.self) : String(name)
  }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
