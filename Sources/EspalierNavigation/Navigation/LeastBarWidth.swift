// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Sends up the least width of the bar inside, if the bar is at the window's upper edge, and the size that it needs in a dialog.
struct LeastBarWidth: ViewModifier {
  /// The margins of the bar outside of the layout, in points.
  let margins: CGFloat
  @State private var width: CGFloat = 0
  @State private var ideal: CGFloat = 0
  @Environment(\.titleAtEdge) private var title
  @Environment(\.design) private var design

  init(margins: CGFloat) { self.margins = margins }

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(BarReportKey.self) {
        width = $0.leastWidth
        ideal = $0.idealWidth
      }
      .preference(
        key: DialogBarKey.self,
        value: ideal > 0 ? CGSize(width: ideal + margins, height: design.bar.height) : .zero
      )
      .preference(key: LeastBarWidthKey.self, value: title != nil ? width + margins : 0)
  }
}

/// The width that the bars at a window's upper edge need, without the desktop's buttons, in points: not part of the content's
/// least size, because the bars lie over the content.
private enum LeastBarWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension ViewGraph {
  /// The width that the widest of the window's bars needs, without the desktop's buttons, in points.
  package var leastBarWidth: CGFloat { preference(LeastBarWidthKey.self) }
}
