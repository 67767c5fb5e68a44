import EspalierCore
import Foundation

/// Names something that is told about an element beside its label and value.
public struct AccessibilityCustomContentKey: Hashable {
  fileprivate let id: String
  fileprivate let label: String

  public init(_ label: Text, id: String) { (self.label, self.id) = (label.string, id) }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) {
    label = labelKey.string
    id = label
  }
}

/// When what is told about an element is told.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// When the user asks.
  case `default`
  /// At once.
  case high
}

extension View {
  /// Tells more about this view, for users of screen readers who want to know: after the hint.
  ///
  /// - Parameter value: Nil takes away what was told under the key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    describing { node in
      node.customContent.removeAll { $0.id == key.id }
      guard let value else { return }
      node.customContent.append(
        AccessibilityCustomContent(
          id: key.id, label: key.label, value: value.string, isImportant: importance == .high))
    }
  }

  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(.init(label, id: label.string), value, importance: importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(.init(labelKey), value, importance: importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(.init(labelKey), Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(.init(labelKey), Text(value), importance: importance)
  }

  /// Other names by which a user may call this view, the best first.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    describing { $0.inputLabels = inputLabels.map(\.string) }
  }

  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    describing { $0.inputLabels = inputLabelKeys.map(\.string) }
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    describing { $0.inputLabels = inputLabels.map { String($0) } }
  }
}
