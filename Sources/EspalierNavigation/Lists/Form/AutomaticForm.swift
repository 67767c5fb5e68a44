// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// A form without a style: in columns on a desktop, in cards on a phone.
///
/// The look is a value of the environment, which no code reads while it makes views: it decides between two branches.
struct AutomaticForm<Content: View>: View {
  let content: Content
  @Environment(\.look) private var look

  init(content: Content) { self.content = content }

  var body: some View {
    switch look {
    case .desktop: FittingHeight { ScrollingColumns(content: content) }
    case .phone: FormCards(content: content)
    }
  }
}

/// The columns of a form, which scroll if they are higher than the form. Only then they are clipped: the rings around controls
/// with the keyboard lie beside the form.
private struct ScrollingColumns<Content: View>: _PrimitiveView {
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let configuration = inputs.host.shared.constant(ScrollConfiguration(axes: .vertical, showsIndicators: true))
    return makeScrollView(
      configuration: configuration, viewType: Form<Content>.self, inputs: inputs, clipsFittingContent: false,
      indicators: { makeScrollBars($0, inputs: $1) },
      content: { FormColumns.makeColumns(view[\.content], inputs: $0) })
  }
}

/// Gives a scroll view the height of its content, as far as it is available.
private struct FittingHeight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? ideal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // The proposed width, with which the columns were measured: their own may be less.
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: proposal.width ?? bounds.width, height: bounds.height))
  }
}
