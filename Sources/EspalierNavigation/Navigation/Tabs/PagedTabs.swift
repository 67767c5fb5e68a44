// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierPrimitives
import Foundation

/// Pages side by side that can be dragged, with a dot for each.
struct PagedTabs: View {
  let pages: [Subview]
  let index: Int
  let showsDots: Bool
  let select: @MainActor (Int) -> Void
  @GestureState private var dragged: CGFloat = 0
  @Environment(\.design) private var design

  init(pages: [Subview], index: Int, showsDots: Bool, select: @escaping @MainActor (Int) -> Void) {
    self.pages = pages
    self.index = index
    self.showsDots = showsDots
    self.select = select
  }

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack {
        ForEach(pages.indices, id: \.self) { number in
          // The neighbours are made and drawn, too: they become visible during a drag.
          pages[number]
            .frame(width: width, height: proxy.size.height)
            .modifier(RelativeContainerModifier())
            .modifier(ShowingModifier(isShown: number == index, isDrawnBeneath: abs(number - index) <= 1))
            .modifier(BarsOfShownPage(isShown: number == index))
            .offset(x: CGFloat(number - index) * width + dragged)
        }
      }
      .frame(width: width, height: proxy.size.height)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 10)
          .updating($dragged) { value, dragged, _ in dragged = value.translation.width }
          .onEnded { value in turn(by: value.predictedEndTranslation.width, width: width) }
      )
      .animation(.snappy(duration: design.motion.page), value: index)
      .animation(dragged == 0 ? .snappy(duration: design.motion.page) : nil, value: dragged)
    }
    .clipped()
    .overlay(alignment: .bottom) {
      if showsDots, pages.count > 1 { PageDots(count: pages.count, index: index, select: select) }
    }
  }

  private func turn(by distance: CGFloat, width: CGFloat) {
    let step = distance < -width / 2 ? 1 : distance > width / 2 ? -1 : 0
    let next = min(max(index + step, 0), pages.count - 1)
    if next != index { select(next) }
  }
}

private struct PageDots: View {
  let count: Int
  let index: Int
  let select: @MainActor (Int) -> Void
  @Environment(\.showsPageDotsBackground) private var showsBackground
  @Environment(\.design) private var design

  init(count: Int, index: Int, select: @escaping @MainActor (Int) -> Void) {
    self.count = count
    self.index = index
    self.select = select
  }

  var body: some View {
    let values = design.tabs
    HStack(spacing: values.dotGap) {
      ForEach(0..<count, id: \.self) { number in
        Circle().fill(number == index ? Color.label : Color.tertiaryLabel)
          .frame(width: values.dot, height: values.dot)
          .onTapGesture { select(number) }
      }
    }
    .padding(.horizontal, values.dotsPadding.width)
    .padding(.vertical, values.dotsPadding.height)
    .background { if showsBackground { Capsule().fill(Color.secondaryFill) } }
    .padding(.bottom, values.dotsBottom)
  }
}
