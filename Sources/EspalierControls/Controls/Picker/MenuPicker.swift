// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// A button with the chosen option; behind the label in rows, and on a desktop everywhere but in bars. The button opens a menu of
/// the options.
struct MenuPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  private var menu = OpenMenu()
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.automaticStyles) private var styles
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.alignsLabels) private var alignsLabels
  @Environment(\.menuContext) private var outer
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.showsControlLabels) private var showsControlLabels
  @Environment(\.hugsLabels) private var hugsLabels
  @Environment(\.stacksLargeTexts) private var stacksLargeTexts
  @Environment(\.design) private var design

  init(parts: PickerParts<Label, Value, Content>) { self.parts = parts }

  var body: some View {
    let showsLabel = showsControlLabels || (labelsVisibility != .hidden && (isFormRow || outer != nil))
    Group {
      if outer != nil {
        MenuRow(role: nil, action: open) { row }.environment(\.isMenuItemOpen, menu.isOpen).markedAsMenuRow()
      } else {
        Group { if showsLabel { row } else { button } }
          .contentShape(Rectangle())
          .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: open))
      }
    }
    .modifier(ControlSpacing())
    .modifier(
      AccessibleControl(
        role: .button, kind: .popUp, valueIsContent: true, unseenLabel: parts.label, action: open)
    )
    .modifier(
      PresentationModifier(
        isPresented: menu.isOpen, arrowsMoveFocus: true, deliversChanges: menu.deliversChanges, isNested: outer != nil,
        // The menu of an item opens beside the pointer, as other menus do.
        startsAtChosen: outer == nil && design.menu.startsAtChosen, dismiss: { menu.close() }
      ) { anchor in
        PopupLayer(
          anchor: anchor, side: outer == nil ? .below : .trailing, alignsEnds: showsLabel, fitsHeight: true,
          uncovered: outer?.panels ?? [], close: { closeAll(.atOnce) }
        ) {
          MenuItems(closing: closeAll) { InlineOptions(parts: parts) }
        }
      })
  }

  @ViewBuilder private var row: some View {
    if alignsLabels {
      ColumnsRow {
        button
      } label: {
        RowLabel(parts.label.modifier(Unspoken()))
      }
    } else if stacksLargeTexts, outer == nil {
      LabelAbove {
        button
      } label: {
        RowLabel(parts.label.modifier(Unspoken()))
      }
    } else {
      HStack(spacing: design.picker.labelGap) {
        RowLabel(parts.label.modifier(Unspoken()))
        if !hugsLabels || outer != nil { Spacer(minLength: design.picker.labelGap) }
        // In a menu the row is as wide as label and button together, so that neither is truncated in favour of the other.
        button.layoutPriority(outer == nil ? 0 : 1)
      }
    }
  }

  @ViewBuilder private var button: some View {
    switch styles.picker {
    case .popUp: popUp
    case .smallPopUp: popUp.modifier(SmallInRow())
    case .value, .submenu:
      HStack(spacing: design.picker.arrowGap) {
        // A label in the button is not the label of a row, whose icons have a column.
        value.environment(\.isFormRow, false)
        arrows
      }
      .foregroundStyle(isEnabled ? design.button.tintsBordered ? Color.accentColor : .primary : .tertiaryLabel)
      .pictureOpacity(isPressed ? design.button.pressedLabel : 1)
    }
  }

  /// A button as wide as the widest option: a choice does not move the views beside it.
  private var popUp: some View {
    LabelOnBackground(background: !isEnabled ? .quaternaryFill : isPressed ? .systemFill : .tertiaryFill) {
      HStack(spacing: design.picker.arrowGap) {
        WidestOption {
          HStack(spacing: 0) { value }
          if parts.currentValueLabel == nil {
            Group(subviews: parts.content) { options in
              ZStack { ForEach(options.filter(\.isOption).prefix(WidestOption.measured)) { $0 } }
            }
            .lineLimit(1)
            .fixedSize()
            .hidden()
          }
        }
        .environment(\.isFormRow, false)
        arrows.foregroundStyle(isEnabled ? Color.secondary : .tertiaryLabel)
      }
      .foregroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
    }
  }

  private var arrows: some View {
    VStack(spacing: design.picker.arrowsGap) {
      ControlArrow(.up, size: design.picker.arrow)
      ControlArrow(.down, size: design.picker.arrow)
    }
  }

  @ViewBuilder private var value: some View {
    if let current = parts.currentValueLabel {
      current
    } else if parts.selection.isMixed {
      Text(verbatim: "–")
    } else {
      TagReader(parts.content, of: Value.self) { tags in
        parts.warnOfMissingTag(in: tags)
        return SelectedOption(content: parts.content, selection: parts.selection.value)
      }
      .lineLimit(1)
    }
  }

  private func open() { if isEnabled { menu.open() } }

  private func closeAll(_ closing: MenuClosing) {
    menu.close(closing)
    outer?.close(closing)
  }
}

/// The options as rows of a menu, in a section of their own.
struct InlineOptions<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    parts.options { state, select in MenuOption<Value>(state: state, select: select) }
      .markedAsMenuRow()
      .modifier(MenuOptionHeaders())
      .modifier(MenuSectionModifier())
  }
}

private struct MenuOption<Value: Hashable>: ViewModifier {
  let state: PickerSelection<Value>.State
  let select: (() -> Void)?
  @Environment(\.dismissMenu) private var dismissMenu

  init(state: PickerSelection<Value>.State, select: (() -> Void)?) {
    self.state = state
    self.select = select
  }

  func body(content: Content) -> some View {
    let choose = dismissMenu.before(closing: .afterChanges) { select?() }
    MenuRow(role: nil, action: choose) {
      CheckedLabel(isChecked: state == .on, isMixed: state == .mixed) { content }
    }
    .modifier(
      AccessibleControl(
        // A row shows the keyboard focus by its background.
        role: .button, kind: .option, ringRadius: nil, traits: state == .on ? .isSelected : [], action: choose))
  }
}

extension Subview {
  /// False for the header and the footer of a section.
  @MainActor fileprivate var isOption: Bool { traits.value(FormPlaceTraitKey.self).map { $0.part == .row } ?? true }
}
