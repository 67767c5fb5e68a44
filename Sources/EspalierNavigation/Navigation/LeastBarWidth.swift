// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Reports the least width of a bar at the window's upper edge, as found by its layout, as a preference.
struct LeastBarWidth: View {
  /// The margins of the bar outside of the layout, in points.
  let margins: CGFloat
  @State private var width: CGFloat = 0
  @Environment(\.titleAtEdge) private var title

  init(margins: CGFloat) { self.margins = margins }

  var body: some View {
    if title != nil {
      Color.clear.allowsHitTesting(false)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        .preference(key: LeastBarWidthKey.self, value: width + margins)
        .layoutValue(key: BarPlace.Key.self, value: BarPlace(part: .leastReport))
    }
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
