// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A scroll view that only has a position.
struct ChartScroller: View {
  let axes: Axis.Set
  let size: CGSize
  let content: CGSize
  let part: CGPoint
  /// Whether the horizontal axis begins at the right.
  let isMirrored: Bool
  let behavior: ChartScrollBehavior?
  @Binding var isScrolling: Bool
  let scrolled: (CGPoint) -> Void
  @State private var position = ScrollPosition(edge: .leading)
  @State private var last: CGPoint?
  /// The offset before the last move by a program: geometry of it may still arrive.
  @State private var stale: CGPoint? = .zero

  private var distance: CGSize { CGSize(width: content.width - size.width, height: content.height - size.height) }

  var body: some View {
    Group {
      if let behavior { scrollView.scrollTargetBehavior(behavior) } else { scrollView }
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { _, offset in
      if offset == stale { return }
      var part = CGPoint(
        x: distance.width > 0 ? offset.x / distance.width : 0, y: distance.height > 0 ? offset.y / distance.height : 0)
      if isMirrored { part.x = 1 - part.x }
      if isShown(part) { return }
      stale = nil
      last = part
      scrolled(part)
    }
    .onScrollPhaseChange { _, phase in isScrolling = phase == .interacting }
    .onAppear { move() }
    .onChange(of: part) { if !isShown(part) { move() } }
    .accessibilityHidden(true)
  }

  private var scrollView: some View {
    ScrollView(axes, showsIndicators: false) {
      Color.clear.frame(width: content.width, height: content.height)
    }
  }

  private func move() {
    stale = last.map(offset) ?? .zero
    position.scrollTo(point: offset(part))
    last = part
  }

  private func offset(_ part: CGPoint) -> CGPoint {
    CGPoint(x: (isMirrored ? 1 - part.x : part.x) * distance.width, y: part.y * distance.height)
  }

  /// Whether the scroll view is at a place, except for the inexactness of numbers: a movement would otherwise be ended.
  private func isShown(_ part: CGPoint) -> Bool {
    guard let last else { return false }
    return abs(last.x - part.x) * distance.width < 0.01 && abs(last.y - part.y) * distance.height < 0.01
  }
}
