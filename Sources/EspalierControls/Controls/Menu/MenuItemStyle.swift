// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// A row of a menu with an action.
struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: configuration.role, action: configuration.action) {
      configuration.label.parts.titled
    }
    .markedAsMenuRow()
  }
}

/// Controls of a group side by side in one row of a menu, shown by their symbols.
struct MenuItemsControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    EqualColumns { configuration.content }.buttonStyle(ItemStyle()).labelStyle(.iconOnly).markedAsMenuRow()
  }

  private struct ItemStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      MenuRow(role: configuration.role, action: configuration.action) {
        HStack { configuration.label }.frame(maxWidth: .infinity)
      }
    }
  }
}

/// A row of a menu with a check mark while it is on.
struct MenuToggleStyle: ToggleStyle {
  @Environment(\.dismissMenu) private var dismissMenu

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: nil, action: dismissMenu.before(closing: .afterChanges, ToggleValue(configuration).toggle)) {
      CheckedLabel(isChecked: configuration.isOn, isMixed: configuration.isMixed) {
        configuration.label.parts.titled
      }
    }
    .markedAsMenuRow()
  }
}

/// A label behind the column of check marks, with a dash for a mixed state.
struct CheckedLabel<Label: View>: View {
  private let isChecked: Bool
  private let isMixed: Bool
  private let label: Label
  @Environment(\.design) private var design

  init(isChecked: Bool, isMixed: Bool = false, @ViewBuilder label: () -> Label) {
    self.isChecked = isChecked
    self.isMixed = isMixed
    self.label = label()
  }

  var body: some View {
    HStack(spacing: design.menu.itemGap) {
      CheckMark()
        .stroke(.tint, style: StrokeStyle(lineWidth: design.menu.markLine, lineCap: .round, lineJoin: .round))
        .frame(width: design.menu.mark.width, height: design.menu.mark.height)
        .opacity(isChecked && !isMixed ? 1 : 0)
        .overlay {
          if isMixed { Capsule().fill(.tint).frame(width: design.menu.dash.width, height: design.menu.dash.height) }
        }
      label
    }
  }
}

/// One row: highlighted while a finger is on it, the pointer is over it, it has the keyboard focus, or its own menu is open.
struct MenuRow<Content: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let content: Content
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isMenuItemOpen) private var isOpen
  @Environment(\.design) private var design

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
    self.role = role
    self.action = action
    self.content = content()
  }

  /// One view, whatever its label is: the row reads the environment at its own place in the menu, not at the list of views.
  static var _isUnary: Bool { true }

  var body: some View {
    let isLit = isEnabled && (isPressed || isHovered || isFocused || isOpen)
    content
      .foregroundStyle(!isEnabled ? Color.tertiaryLabel : role == .destructive ? .red : .primary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(design.menu.itemInsets)
      .background {
        if isLit {
          RoundedRectangle(cornerRadius: design.menu.itemRadius, style: .continuous).fill(Color.secondaryFill)
        }
      }
      .contentShape(Rectangle())
      .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: action))
      .onHover { isHovered = $0 }
  }
}
