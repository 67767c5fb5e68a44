// SPDX-License-Identifier: MIT

import SwiftUI

/// The rectangles of the plot and of labels, which flow up from the layout to the ticks behind and the overlays above.
struct ChartFrames {
  struct Label {
    let edge: Edge
    /// The place on the axis, 0…1.
    let place: Double
    let bounds: Anchor<CGRect>
  }
  var plot: Anchor<CGRect>?
  /// The labels of the axes that have ticks as long as labels.
  var labels: [Label] = []
}

struct ChartFramesKey: PreferenceKey {
  static var defaultValue: ChartFrames { ChartFrames() }
  static func reduce(value: inout ChartFrames, nextValue: () -> ChartFrames) {
    let next = nextValue()
    value.plot = value.plot ?? next.plot
    value.labels += next.labels
  }
}
