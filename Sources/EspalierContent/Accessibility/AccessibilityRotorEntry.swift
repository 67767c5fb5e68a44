// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A place of a rotor: an element with an identity, or a part of a text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public let _rotorEntries: [_AccessibilityRotorPlace]
  public var body: Never { fatalError("an entry of a rotor has no body") }

  private init(
    text label: String?, id: AnyHashable?, in namespace: Namespace.ID? = nil, range: Range<String.Index>?,
    _ prepare: @escaping () -> Void
  ) {
    nonisolated(unsafe) let prepare = prepare
    _rotorEntries = [
      _AccessibilityRotorPlace(label: label, id: id, namespace: namespace, range: range, prepare: { prepare() })
    ]
  }

  /// The view that has the identity `id` in the scroll views inside the view with the rotor: that of a row of `ForEach`, or of `id(_:)`.
  /// - Parameters:
  ///   - label: The name for the user.
  ///   - textRange: A part of the element's text; it is selected if the text can be edited.
  ///   - prepare: Runs before the screen reader moves there, for instance to make the view.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(text: label.string, id: AnyHashable(id), range: textRange, prepare) }

  /// The view with the identity `id`, under a name that is translated.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(text: labelKey.string, id: AnyHashable(id), range: textRange, prepare) }

  /// The view with the identity `id`, under a name that is not translated.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(text: String(label), id: AnyHashable(id), range: textRange, prepare) }

  /// The view that has the identity `id` in a namespace, by `accessibilityRotorEntry(id:in:)`.
  /// - Parameters:
  ///   - label: The name for the user.
  ///   - textRange: A part of the element's text; it is selected if the text can be edited.
  ///   - prepare: Runs before the screen reader moves there, for instance to make the view.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(text: label.string, id: AnyHashable(id), in: namespace, range: textRange, prepare) }

  /// The view with the identity `id` in a namespace, under a name that is translated.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(text: labelKey.string, id: AnyHashable(id), in: namespace, range: textRange, prepare) }

  /// The view with the identity `id` in a namespace, under a name that is not translated.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(text: String(label), id: AnyHashable(id), in: namespace, range: textRange, prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A part of the text of the view with the rotor.
  /// - Parameters:
  ///   - label: The name for the user; nil is the part itself.
  ///   - prepare: Runs before the screen reader moves there.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(text: label?.string, id: nil, range: textRange, prepare)
  }

  /// A part of the text of the view with the rotor, under a name that is translated.
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(text: labelKey.string, id: nil, range: textRange, prepare)
  }

  /// A part of the text of the view with the rotor, under a name that is not translated.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(text: String(label), id: nil, range: textRange, prepare)
  }
}
