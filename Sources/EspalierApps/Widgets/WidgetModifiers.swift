// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

// In a window, these modifiers have no effect on Apple's systems either: they are about views in a widget.

extension View {
  /// Whether the view belongs to the part of a widget that has the accent colour. Without effect in a window.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Whether the content of a widget is bent at the edge of a watch. Without effect in a window.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
  /// A text beside a widget on a watch. Without effect in a window.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// A text beside a widget on a watch. Without effect in a window.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// A view beside a widget on a watch. Without effect in a window.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// The address that a widget opens its program with. Without effect in a window.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
}
