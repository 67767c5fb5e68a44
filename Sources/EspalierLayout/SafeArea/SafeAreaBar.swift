// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension View {
  /// Shows a bar beside this view, which covers a part of its safe area. Content that scrolls below the bar is not
  /// blurred, so it behaves like `safeAreaInset(edge:alignment:spacing:content:)`.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar beside this view, which covers a part of its safe area. Content that scrolls below the bar is not
  /// blurred, so it behaves like `safeAreaInset(edge:alignment:spacing:content:)`.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
