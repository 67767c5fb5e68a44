// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The back button to the page below.
package struct NavigationBack {
  var title: Text?
  var action: @MainActor () -> Void
}

/// The arrow back, beside the title of the page below where the bar has the width.
struct NavigationBackButton: View {
  let back: NavigationBack
  @Environment(\.design) private var design

  init(back: NavigationBack) { self.back = back }

  var body: some View {
    Button(action: back.action) {
      // The page's own title takes precedence for the width.
      ViewThatFits(in: .horizontal) {
        if design.bar.namesBack {
          if let title = back.title { label(title) }
          label(Self.back)
        }
        label(nil)
      }
      .contentShape(Rectangle())
    }
    .modifier(BarControls())
    // The name for screen readers if only the arrow is drawn.
    .accessibilityLabel(back.title ?? Self.back)
  }

  private static var back: Text { Text(verbatim: "Back") }

  private func label(_ title: Text?) -> some View {
    let values = design.bar
    return HStack(spacing: values.backGap) {
      Arrowhead(.leading)
        .stroke(.foreground, style: StrokeStyle(lineWidth: values.backLine, lineCap: .round, lineJoin: .round))
        .frame(width: values.back.width, height: values.back.height)
      if let title { title.lineLimit(1) }
    }
  }
}
