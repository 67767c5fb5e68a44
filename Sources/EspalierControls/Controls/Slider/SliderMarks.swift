// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The marks below a slider's track, with their labels.
struct SliderMarks: View {
  let marks: [SliderMark]
  /// The width of the thumb, in points: the track's ends are half of it inside of the slider's.
  let thumb: CGFloat
  @Environment(\.design) private var design

  init(marks: [SliderMark], thumb: CGFloat) {
    self.marks = marks
    self.thumb = thumb
  }

  var body: some View {
    let values = design.slider
    SliderMarksLayout(positions: marks.map(\.position), thumb: thumb) {
      ForEach(marks.indices, id: \.self) { index in
        VStack(spacing: values.markGap) {
          Circle().fill(Color.tertiaryLabel).frame(width: values.mark, height: values.mark)
          marks[index].label.font(.caption).lineLimit(1).fixedSize()
        }
      }
    }
    .modifier(Unspoken())
  }
}

/// Centres each view at its position along a track. As wide as the proposal, as high as the highest view.
private struct SliderMarksLayout: Layout {
  let positions: [Double]
  let thumb: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, position) in zip(subviews, positions) {
      let x = bounds.minX + thumb / 2 + (bounds.width - thumb) * position
      subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
    }
  }
}
