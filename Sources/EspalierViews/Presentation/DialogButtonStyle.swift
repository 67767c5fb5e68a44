// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// A button of an alert or a dialog.
struct DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}

private struct DialogButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  var body: some View {
    label
      .font(role == .cancel ? .headline : .body)
      .foregroundStyle(!isEnabled ? Color.tertiaryLabel : role.color)
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: 24)
      .padding(EdgeInsets(top: 9, leading: 12, bottom: 9, trailing: 12))
      .background {
        RoundedRectangle(cornerRadius: 10, style: .continuous).fill(isPressed ? Color.systemFill : .tertiaryFill)
      }
      .contentShape(Rectangle())
      .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: action))
      .layoutValue(key: DialogRoleKey.self, value: role)
      .preference(key: DialogButtonCountKey.self, value: DialogButtonCount(all: 1, cancelling: role == .cancel ? 1 : 0))
  }
}

/// How many buttons a dialog has of its own.
struct DialogButtonCount: Equatable, Sendable {
  var all = 0
  var cancelling = 0
}

enum DialogButtonCountKey: PreferenceKey {
  static var defaultValue: DialogButtonCount { DialogButtonCount() }
  static func reduce(value: inout DialogButtonCount, nextValue: () -> DialogButtonCount) {
    let next = nextValue()
    value.all += next.all
    value.cancelling += next.cancelling
  }
}

/// What a button in a dialog is for.
private enum DialogRoleKey: LayoutValueKey {
  static var defaultValue: ButtonRole? { nil }
}

/// The buttons of a dialog: two short ones beside each other, else one below the other; what leaves things as they are
/// comes last, or first of two.
struct DialogButtons: Layout {
  var alwaysStacks = false

  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 260
    if subviews.isEmpty { return CGSize(width: width, height: 0) }
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    if standsInARow(subviews, width) { return CGSize(width: width, height: heights.max() ?? 0) }
    return CGSize(width: width, height: heights.reduce(0, +) + Self.gap * CGFloat(heights.count - 1))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let cancelling = subviews.filter { $0[DialogRoleKey.self] == .cancel }
    let others = subviews.filter { $0[DialogRoleKey.self] != .cancel }
    if standsInARow(subviews, bounds.width) {
      let width = (bounds.width - Self.gap) / 2
      for (index, subview) in (cancelling + others).enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * (width + Self.gap), y: bounds.minY), anchor: .topLeading,
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
      return
    }
    var y = bounds.minY
    for subview in others + cancelling {
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: proposal)
      y += subview.sizeThatFits(proposal).height + Self.gap
    }
  }

  private func standsInARow(_ subviews: Subviews, _ width: CGFloat) -> Bool {
    guard !alwaysStacks, subviews.count == 2 else { return false }
    return subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - Self.gap) / 2 }
  }
}
