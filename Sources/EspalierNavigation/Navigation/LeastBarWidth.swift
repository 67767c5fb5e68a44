// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Sends up how narrow a bar at the window's upper edge can become, as its layout finds it.
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

/// The width that the bars at a window's upper edge need, without the desktop's buttons, in points: no part of the content's
/// least size, for bars lie over it.
private enum LeastBarWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension ViewGraph {
  /// The width that the widest of the window's bars needs, without the desktop's buttons, in points.
  package var leastBarWidth: CGFloat { preference(LeastBarWidthKey.self) }
}
