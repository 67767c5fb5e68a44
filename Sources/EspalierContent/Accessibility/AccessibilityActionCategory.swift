// SPDX-License-Identifier: MIT

import EspalierCore

/// A group of actions that screen readers offer on a view.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// The name of the group; nil for that of usual actions.
  let name: String?

  private init(named name: String?) { self.name = name }

  /// The group of usual actions.
  public static let `default` = AccessibilityActionCategory(named: nil)
  /// The group of actions that edit text.
  public static let edit = AccessibilityActionCategory(named: "Edit")

  /// A group with a name.
  public init(_ name: Text) { self.init(named: name.string) }
  /// A group with a name, translated.
  public init(_ nameKey: LocalizedStringKey) { self.init(named: nameKey.string) }
  /// A group with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(named: String(name)) }
}
