// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

/// Names a detail of an element beside its label and value.
public struct AccessibilityCustomContentKey: Hashable {
  fileprivate let id: String
  fileprivate let label: String

  /// A key with the identity `id`; screen readers read the label before the detail.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label.string, id) }
  /// A key with the identity `id`; screen readers read the label before the detail.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// A key whose label is also its identity.
  public init(_ labelKey: LocalizedStringKey) {
    label = labelKey.string
    id = label
  }
}

/// A detail of an element: a class of the framework Accessibility, whose names SwiftUI's modifiers use.
public class AXCustomContent {
  /// The moment at which a screen reader presents a detail.
  public enum Importance: UInt, Sendable {
    /// Read on request of the user for details.
    case `default`
    /// Read at once, with the label.
    case high
  }

  /// The text that is read before the value.
  public let label: String
  /// The detail itself.
  public let value: String
  /// The moment at which the detail is read: at once, or when the user requests details.
  public var importance = Importance.default

  /// A detail of strings, which are not translated.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

extension View {
  /// Adds a detail about this view, which screen readers read after the hint.
  ///
  /// - Parameter value: Nil removes the detail with that key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    describing { node in
      node.customContent.removeAll { $0.id == key.id }
      guard let value else { return }
      node.customContent.append(
        AccessibilityCustomContent(
          id: key.id, label: key.label, value: value.string, isImportant: importance == .high))
    }
  }

  /// Adds a detail under a key, which screen readers read after the hint.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds a detail under a key, which screen readers read after the hint.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds a detail about this view by its label, which screen readers read after the hint.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(.init(label, id: label.string), value, importance: importance)
  }

  /// Adds a detail about this view by its label, which screen readers read after the hint.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(.init(labelKey), value, importance: importance)
  }

  /// Adds a detail about this view by its label, which screen readers read after the hint.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(.init(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds a detail about this view by its label, which screen readers read after the hint.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(.init(labelKey), Text(value), importance: importance)
  }

  /// Adds alternative names by which a user may call this view, the best first.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    describing { $0.inputLabels = inputLabels.map(\.string) }
  }

  /// Adds alternative names by which a user may call this view, the best first.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    describing { $0.inputLabels = inputLabelKeys.map(\.string) }
  }

  /// Adds alternative names by which a user may call this view, the best first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    describing { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// Has no effect: on Apple's systems, keeps the colours of this view if the system inverts those of the screen. Desktops invert
  /// the whole screen after it is drawn.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Has no effect: on Apple's systems, a press on a view that stays small with large text shows a large form of it. Desktops
  /// have no such viewer.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Has no effect: on Apple's systems, a press on a view that stays small with large text shows another large form. Desktops
  /// have no such viewer.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
