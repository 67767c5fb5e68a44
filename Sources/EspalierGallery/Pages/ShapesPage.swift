// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var shapes: Page {
    Page("Shapes") {
      Picture("Rectangle", width: 100, height: 60) { Rectangle().fill(.blue).padding(8) }
      Picture("RoundedRectangle, continuous", width: 100, height: 60) {
        RoundedRectangle(cornerRadius: 18, style: .continuous).fill(.orange).padding(8)
      }
      Picture("Capsule, strokeBorder", width: 100, height: 60) {
        Capsule().strokeBorder(.green, lineWidth: 6).padding(8)
      }
      Picture("Circle, trimmed", width: 100, height: 60) {
        Circle().trim(from: 0.1, to: 0.8).stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round)).padding(10)
      }
      FilmStrip("Ellipse grows", width: 100, height: 60, at: [0, 0.25, 0.5, 0.75, 1]) { GrowingEllipse() }
    }
  }
}

private struct GrowingEllipse: View {
  @State private var isLarge = false

  var body: some View {
    HStack {
      Text("Go").font(.caption2).onTapGesture { withAnimation(.linear(duration: 1)) { isLarge = true } }
      Ellipse().fill(.purple).frame(width: isLarge ? 60 : 10, height: 30)
    }
  }
}
