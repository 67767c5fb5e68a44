// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierNavigation
import EspalierPrimitives

/// The setting that decides whether a control acts while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The control acts.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The control does not act.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Stores the behaviour in the environment. Controls do not act under a drag.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// No effect: rows have the highlight of their list's style under the pointer.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// No effect: rows have the highlight of their list's style under the pointer.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// No effect: typing selects no row of a list.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// No effect: typing selects no row of a list.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// No effect: typing selects no row of a list.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}

extension TabContent {
  /// No effect: tabs are not selected under a drag.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    changingTabs { _ in }
  }
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// The behaviour of controls under a drag, which they do not read.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}
