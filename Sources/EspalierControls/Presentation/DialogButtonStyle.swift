// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
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
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.dialogHasOneAction) private var hasOneAction
  @Environment(\.design) private var design

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  var body: some View {
    let values = design.dialog
    let shape = RoundedRectangle(cornerRadius: values.buttonRadius, style: .continuous)
    label
      .labelStyle(.titleOnly)
      .font(isDismissing && isTinted ? .headline : .body)
      .foregroundStyle(!isEnabled ? Color.tertiaryLabel : foreground)
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: values.buttonHeight)
      .padding(values.buttonInsets)
      .background {
        shape.fill(background)
        if isHovered, isDestructive { shape.fill(Color(.hover)) }
      }
      .contentShape(Rectangle())
      .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: action))
      .onHover { isHovered = $0 }
      .layoutValue(key: DialogRoleKey.self, value: .button(isDismissing: isDismissing))
      .preference(
        key: DialogButtonCountKey.self,
        value: DialogButtonCount(all: 1, cancelling: isDismissing ? 1 : 0, destructive: role == .destructive ? 1 : 0))
  }

  private var isDismissing: Bool { role?.isDismissing == true }

  /// Whether the labels of all buttons are in the tint; else buttons look as those of content do.
  private var isTinted: Bool { design.button.tintsBordered }

  private var isDestructive: Bool { !isTinted && isEnabled && role == .destructive }

  private var isProminent: Bool {
    if isTinted || !isEnabled || isDismissing || role == .destructive { return false }
    return shortcut == .defaultAction || (shortcut == nil && hasOneAction)
  }

  private var foreground: Color {
    if isTinted || isDestructive { return role.color }
    return isProminent ? .white : .primary
  }

  private var background: Color {
    let values = design.button
    if isProminent {
      return .accentColor.opacity(isPressed ? values.prominentBar : isHovered ? values.hoveredProminentBar : 1)
    }
    if isDestructive {
      return .red.opacity(isPressed ? values.pressedTintedBackground : values.tintedBackground)
    }
    return isPressed ? .systemFill : isHovered ? .secondaryFill : .tertiaryFill
  }
}

extension EnvironmentValues {
  /// Whether no more than one button of the dialog neither cancels nor destroys: Return performs it.
  @EnvironmentEntry var dialogHasOneAction: Bool = false
}

/// Number of buttons in a dialog.
struct DialogButtonCount: Equatable, Sendable {
  var all = 0
  var cancelling = 0
  var destructive = 0
}

enum DialogButtonCountKey: PreferenceKey {
  static var defaultValue: DialogButtonCount { DialogButtonCount() }
  static func reduce(value: inout DialogButtonCount, nextValue: () -> DialogButtonCount) {
    let next = nextValue()
    value.all += next.all
    value.cancelling += next.cancelling
    value.destructive += next.destructive
  }
}

/// The purpose of a view among the actions of a dialog.
private enum DialogPart: Equatable {
  /// An input view, above the buttons.
  case field
  case button(isDismissing: Bool)
}

private enum DialogRoleKey: LayoutValueKey {
  static var defaultValue: DialogPart { .field }
}

/// The actions of a dialog: fields one below the other; under them the buttons, two short ones side by side, else one below the
/// other. The cancel button is the last, or the first of two.
struct DialogButtons: Layout {
  /// Distance between two actions, in points.
  let gap: CGFloat
  var alwaysStacks = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 260
    let lines = lines(of: subviews, width)
    let heights = lines.map { line in line.map { height(of: $0, width) }.max() ?? 0 }
    return CGSize(width: width, height: heights.reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, bounds.width) {
      let height = line.map { self.height(of: $0, bounds.width) }.max() ?? 0
      let width = (bounds.width - gap * CGFloat(line.count - 1)) / CGFloat(line.count)
      for (index, subview) in line.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * (width + gap), y: y), anchor: .topLeading,
          proposal: ProposedViewSize(width: width, height: height))
      }
      y += height + gap
    }
  }

  private func height(of subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
    subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  /// The rows of actions, from the top.
  private func lines(of subviews: Subviews, _ width: CGFloat) -> [[LayoutSubview]] {
    let fields = subviews.filter { $0[DialogRoleKey.self] == .field }.map { [$0] }
    let cancelling = subviews.filter { $0[DialogRoleKey.self] == .button(isDismissing: true) }
    let others = subviews.filter { $0[DialogRoleKey.self] == .button(isDismissing: false) }
    let buttons = cancelling + others
    let standInARow =
      !alwaysStacks && buttons.count == 2
      && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - gap) / 2 }
    return fields + (standInARow ? [buttons] : (others + cancelling).map { [$0] })
  }
}
