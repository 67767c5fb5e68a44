// SPDX-License-Identifier: MIT

import SwiftUI

/// The container that shows the rows.
enum LazyPlace: CaseIterable {
  case stack, grid, list, row

  @MainActor @ViewBuilder func around<Content: View>(_ content: Content) -> some View {
    switch self {
    case .stack: ScrollView { LazyVStack(spacing: 0) { content } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { content } }
    case .list: List { content }
    case .row: ScrollView(.horizontal) { LazyHStack { content } }
    }
  }
}
