// SPDX-License-Identifier: MIT

import SwiftUI

enum InCustomLayout: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Diagonal(offset: CGFloat(10 + step)) {
      content
      Text("corner")
    }
  }

  /// Each subview has its ideal size and begins where the one before it ends.
  private struct Diagonal: SwiftUI.Layout {
    let offset: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
        CGSize(width: $0.width + $1.width + offset, height: $0.height + $1.height)
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var position = bounds.origin
      for subview in subviews {
        subview.place(at: position, proposal: .unspecified)
        let size = subview.sizeThatFits(.unspecified)
        position = CGPoint(x: position.x + size.width + offset, y: position.y + size.height)
      }
    }
  }
}

enum InFlowLayout: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Flow {
      content
      ForEach(0..<4 + step, id: \.self) { Text("word \($0)") }
    }
  }

  /// Lines of subviews, each offered the whole width; what is remembered between the calls is checked by the caller.
  private struct Flow: SwiftUI.Layout {
    struct Cache {
      var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      lines(width: proposal.width ?? .infinity, subviews, &cache).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      let positions = lines(width: bounds.width, subviews, &cache).positions
      for (index, subview) in subviews.enumerated() {
        let position = CGPoint(x: bounds.minX + positions[index].x, y: bounds.minY + positions[index].y)
        subview.place(at: position, proposal: ProposedViewSize(cache.sizes[index]))
      }
    }

    private func lines(width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) -> (
      positions: [CGPoint], size: CGSize
    ) {
      let offered = ProposedViewSize(width: width.isFinite ? width : nil, height: nil)
      cache.sizes = subviews.map { $0.sizeThatFits(offered) }
      var positions: [CGPoint] = []
      var point = CGPoint.zero
      var lineHeight: CGFloat = 0
      var size = CGSize.zero
      for subview in cache.sizes {
        if point.x > 0, point.x + subview.width > width {
          point = CGPoint(x: 0, y: point.y + lineHeight)
          lineHeight = 0
        }
        positions.append(point)
        point.x += subview.width
        lineHeight = max(lineHeight, subview.height)
        size = CGSize(width: max(size.width, point.x), height: point.y + lineHeight)
      }
      return (positions, size)
    }
  }
}

enum InAnyLayout: Container {
  static func around(_ content: some View, step: Int) -> any View {
    let layout = step == 0 ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(alignment: .trailing))
    return layout {
      content
      Text("member")
    }
  }
}

enum InViewThatFits: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ViewThatFits {
      Color.clear.frame(width: 500 - CGFloat(step), height: 10)
      content
      Text("small")
    }
  }
}

enum InAlignmentGuide: Container {
  static func around(_ content: some View, step: Int) -> any View {
    VStack(alignment: .leading) {
      content.alignmentGuide(.leading) { $0.width / 4 }
      Text("aligned \(step)").alignmentGuide(.leading) { _ in -5 }
    }
  }
}

enum InContainerRelativeFrame: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.containerRelativeFrame(.horizontal) { length, _ in length * (step == 0 ? 0.5 : 0.75) }
  }
}
