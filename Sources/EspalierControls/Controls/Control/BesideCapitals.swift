// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import EspalierText

/// Gives a view without a baseline, such as a picture, a shape or a switch, a baseline that aligns its middle with the middle of
/// a text's capitals.
struct BesideCapitals: ViewModifier {
  /// Leaves the view unchanged on a phone, where controls without a text stand on a baseline.
  let isForControl: Bool
  @Environment(\.text) private var text

  init(isForControl: Bool = false) { self.isForControl = isForControl }

  func body(content: Content) -> some View {
    let font = text.traits.fontDescription(at: text.dynamicTypeSize, in: text.look.values.text)
    let middle = isForControl && text.look == .phone ? nil : fontMetrics(font).capHeight / 2
    return content.alignmentGuide(.firstTextBaseline) { view in
      guard let middle, view[explicit: .firstTextBaseline] == nil else { return view[.firstTextBaseline] }
      return view.height / 2 + middle
    }
  }
}
