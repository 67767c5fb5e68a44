// SPDX-License-Identifier: MIT

import EspalierPrimitives
import SwiftUI

/// Writes selections while the plot is pressed and, on a desktop, at the place of the pointer.
struct SelectionGesture: ViewModifier {
  let proxy: ChartProxy
  /// Whether a finger moves the visible part: it does not select then.
  let isScrolling: Bool
  @Environment(\.appearance) private var appearance
  @GestureState private var isPressed = false
  @State private var isHovered = false
  /// Whether the last press ended by itself, and was not cancelled.
  @State private var isComplete = false
  /// Whether a scroll view around moves the plot with the finger.
  @State private var isTaken = false

  private var selections: [ChartSelection] {
    [proxy.xSelection, proxy.ySelection, proxy.angleSelection].compactMap { $0 }
  }

  func body(content: Content) -> some View {
    if selections.isEmpty {
      content
    } else {
      content.contentShape(Rectangle())
        // Simultaneous, so that a scroll view around takes a finger's movement along its axis.
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true }
            .onChanged { drag in
              isComplete = false
              if !isScrolling, !isTaken { select(from: drag.startLocation, to: drag.location) }
            }
            .onEnded { _ in isComplete = true }
        )
        .onChange(of: isPressed) { if !isPressed { end() } }
        .onChange(of: isScrolling) { if isScrolling { clear(ranges: false) } }
        .onGeometryChange(for: CGPoint.self) {
          $0.frame(in: .global).origin
        } action: { _ in
          guard isPressed else { return }
          isTaken = true
          clear(ranges: true)
        }
        .onContinuousHover { phase in
          guard appearance.look == .desktop else { return }
          switch phase {
          case .active(let place):
            isHovered = true
            if !isPressed { selectValues(at: place) }
          case .ended:
            isHovered = false
            if !isPressed { clear(ranges: false) }
          }
        }
    }
  }

  private func select(from start: CGPoint, to end: CGPoint) {
    selectValues(at: end)
    let isDrag = hypot(end.x - start.x, end.y - start.y) >= 3
    if proxy.xSelection?.isRange == true {
      if isDrag { proxy.selectXRange(from: start.x, to: end.x) } else { proxy.xSelection?.select(nil) }
    }
    if proxy.ySelection?.isRange == true {
      if isDrag { proxy.selectYRange(from: start.y, to: end.y) } else { proxy.ySelection?.select(nil) }
    }
  }

  private func selectValues(at place: CGPoint) {
    if proxy.xSelection?.isRange == false { proxy.selectXValue(at: place.x) }
    if proxy.ySelection?.isRange == false { proxy.selectYValue(at: place.y) }
    proxy.selectAngleValue(at: proxy.angle(at: place))
  }

  /// After a press, the pointer still selects values; intervals stay.
  private func end() {
    isTaken = false
    if !isComplete { clear(ranges: true) } else if !isHovered { clear(ranges: false) }
  }

  private func clear(ranges: Bool) {
    for selection in selections where ranges || !selection.isRange { selection.select(nil) }
  }
}
