// SPDX-License-Identifier: MIT

import SwiftUI

/// A view of 40 × 20 points in a place of the window, with a popover around 60 × 50 points: `anchor` and `panel`.
package struct PlacedPopover: View {
  private let edge: Edge?
  private let place: Alignment
  private let isMirrored: Bool

  package init(edge: Edge?, place: Alignment, isMirrored: Bool = false) {
    self.edge = edge
    self.place = place
    self.isMirrored = isMirrored
  }

  package var body: some View {
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("anchor")
      .popover(isPresented: .constant(true), arrowEdge: edge) {
        Color.red.frame(width: 60, height: 50).accessibilityIdentifier("panel")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}
