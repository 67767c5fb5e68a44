// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The buttons behind one end of a row.
public struct _SwipeActions {
  let buttons: AnyView
  let allowsFullSwipe: Bool
}

package enum LeadingSwipeActionsTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: _SwipeActions? { nil }
}

package enum TrailingSwipeActionsTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: _SwipeActions? { nil }
}

extension View {
  /// Buttons that a swipe over this row of a list reveals at one end; the first one is outermost. Screen readers offer them as
  /// actions.
  /// - Parameter allowsFullSwipe: Whether a swipe over more than half of the row performs the first action.
  @ViewBuilder
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = _SwipeActions(buttons: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    switch edge {
    case .leading: modifier(_TraitWritingModifier<LeadingSwipeActionsTraitKey>(value: actions))
    case .trailing: modifier(_TraitWritingModifier<TrailingSwipeActionsTraitKey>(value: actions))
    }
  }
}

/// The actions of the buttons behind a row, the first one first.
enum SwipeTriggersKey: PreferenceKey {
  static var defaultValue: [ListRowAction] { [] }
  static func reduce(value: inout [ListRowAction], nextValue: () -> [ListRowAction]) { value += nextValue() }
}

/// A button behind a row: as high as the row, on a background of its own colour.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, close: close)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: @MainActor () -> Void
  @State private var isPressed = false
  @Environment(\.tint) private var tint
  @Environment(\.design) private var design

  init(configuration: PrimitiveButtonStyleConfiguration, close: @escaping @MainActor () -> Void) {
    self.configuration = configuration
    self.close = close
  }

  var body: some View {
    let trigger: @MainActor () -> Void = {
      close()
      configuration.trigger()
    }
    configuration.label
      .labelStyle(SwipeLabelStyle())
      .font(.subheadline)
      .lineLimit(1)
      .foregroundStyle(.white)
      .padding(.horizontal, design.swipe.padding)
      .frame(minWidth: design.swipe.buttonWidth, maxWidth: .infinity, maxHeight: .infinity)
      .background(
        configuration.role == .destructive ? AnyShapeStyle(.red) : tint ?? AnyShapeStyle(.gray), in: Rectangle()
      )
      .pictureOpacity(isPressed ? design.swipe.pressed : 1)
      .contentShape(Rectangle())
      .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: trigger))
      .preference(key: SwipeTriggersKey.self, value: [ListRowAction(perform: trigger)])
  }
}

/// The symbol alone, if there is one; screen readers read the title.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    IconOnlyLabelStyle().makeBody(configuration: configuration)
  }
}

/// A row and the buttons behind its ends, which fill the width that the row uncovers.
struct SwipeLayout: Layout {
  /// Distance in points from the row's resting place to the place at which a finger holds it, towards the trailing edge.
  var drag: CGFloat
  /// 1 shows the buttons at the leading edge, −1 those at the trailing edge.
  var open: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(drag, open * unitAnimationScale) }
    set {
      drag = newValue.first
      open = newValue.second / unitAnimationScale
    }
  }

  /// The row's displacement from its place, towards the trailing edge.
  private func offset(_ subviews: Subviews) -> CGFloat {
    func width(_ side: Int) -> CGFloat { subviews[side].sizeThatFits(.unspecified).width }
    let rest = open > 0 ? open * width(1) : open < 0 ? open * width(2) : 0
    let offset = drag + rest
    // Without buttons the row does not move.
    if offset > 0, width(1) == 0 { return 0 }
    if offset < 0, width(2) == 0 { return 0 }
    return offset
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offset = offset(subviews)
    subviews[0].place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY), proposal: proposal)
    subviews[1].place(
      at: bounds.origin, proposal: ProposedViewSize(width: max(offset, 0), height: bounds.height))
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing,
      proposal: ProposedViewSize(width: max(-offset, 0), height: bounds.height))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}

/// Buttons side by side, the first one at the outer edge; the available width is divided evenly.
struct SwipeButtons: Layout {
  let edge: HorizontalEdge
  /// The width of one button, in points.
  let buttonWidth: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.width ?? CGFloat(subviews.count) * buttonWidth, height: proposal.height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      let x = edge == .leading ? bounds.minX + CGFloat(index) * width : bounds.maxX - CGFloat(index + 1) * width
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
