// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The controls as symbols side by side: in a menu one of its rows, elsewhere on the background of a segmented control. A toggle
/// that is on has a background of its own.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The same as `.palette`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Palette(content: configuration.content) }
}

/// A button with the label that opens a menu of the controls; in a menu, a menu beside it.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.compactMenu`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls as symbols side by side.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button with the label that opens a menu of the controls.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

private struct Palette: View {
  let content: ControlGroupStyleConfiguration.Content
  @Environment(\.menuContext) private var menu
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design

  init(content: ControlGroupStyleConfiguration.Content) { self.content = content }

  var body: some View {
    if menu != nil {
      controls.padding(design.menu.itemInsets).markedAsMenuRow()
    } else {
      controls
        .background {
          RoundedRectangle(cornerRadius: design.picker.segmentsRadius, style: .continuous).fill(Color.tertiaryFill)
        }
        .opacity(isEnabled ? 1 : design.toggle.disabled)
    }
  }

  private var controls: some View {
    EqualColumns(fillsWidth: menu != nil) { content }
      .environment(\.isFormRow, false)
      .buttonStyle(PaletteButtonStyle())
      .toggleStyle(PaletteToggleStyle())
      .labelStyle(.iconOnly)
  }
}

private struct PaletteButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PaletteCell(isOn: false, role: configuration.role, action: configuration.action) { configuration.label }
  }
}

private struct PaletteToggleStyle: ToggleStyle {
  @Environment(\.dismissMenu) private var dismissMenu

  func makeBody(configuration: Configuration) -> some View {
    PaletteCell(
      isOn: configuration.isOn, role: nil,
      action: dismissMenu.before(closing: .afterChanges, ToggleValue(configuration).toggle)
    ) {
      configuration.label
    }
  }
}

/// One control of a palette.
private struct PaletteCell<Label: View>: View {
  private let isOn: Bool
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.tint) private var tint
  @Environment(\.design) private var design

  init(isOn: Bool, role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.role = role
    self.action = action
    self.label = label()
  }

  /// One view, whatever its label is: a palette has a column for each control.
  static var _isUnary: Bool { true }

  var body: some View {
    let values = design.picker
    let cell = RoundedRectangle(cornerRadius: values.segmentRadius, style: .continuous).inset(by: values.segmentInset)
    HStack { label }
      .foregroundStyle(color)
      .opacity(isPressed ? design.button.pressedLabel : 1)
      .padding(.horizontal, values.segmentPadding)
      .frame(maxWidth: .infinity, minHeight: values.segmentHeight)
      .background { if isOn { cell.fill(Color.systemFill) } }
      .modifier(HoverFill((isHovered || isFocused) && isEnabled, in: cell))
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: action))
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color.tertiaryLabel) }
    return role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.primary)
  }
}
