// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A text of the measures that Apple's has: San Francisco is not here, and everything around a text depends on its size.
struct AppleText: View {
  /// Points, of a text in the system's font of 13 points unless said otherwise.
  var size: CGSize
  var font = AppleFont.system13

  init(_ width: CGFloat, _ height: CGFloat = 16) { size = CGSize(width: width, height: height) }

  var body: some View {
    AppleTextLayout(size: size, font: font) { Color.clear }
  }
}

/// Vertical measures of a font on macOS 26.2, in points.
struct AppleFont: Equatable {
  /// From a text's upper edge to its first baseline, and from its last one to its lower edge: whole points.
  var firstBaseline: CGFloat, belowLastBaseline: CGFloat
  /// As the font has them: other views keep a distance by these.
  var ascent: CGFloat, descent: CGFloat, capHeight: CGFloat

  static let system13 = AppleFont(
    firstBaseline: 13, belowLastBaseline: 3, ascent: 12.568, descent: 2.742, capHeight: 9.16)
}

private struct AppleTextLayout: Layout {
  let size: CGSize
  let font: AppleFont

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: bounds.minY + font.firstBaseline
    case .lastTextBaseline: bounds.maxY - font.belowLastBaseline
    default: nil
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    // The windows have two pixels a point.
    .text(ascent: font.ascent, descent: font.descent, capHeight: font.capHeight, step: 0.5)
  }
}
