// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Date and time as buttons behind the label.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let parts = DateParts(environment, bounds: configuration.bounds)
    let date = configuration.selection
    let values = environment.design.date
    let layout =
      environment.stacksLargeTexts
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: values.gap)) : AnyLayout(HStackLayout(spacing: values.gap))
    LabeledRow {
      layout {
        if configuration.displayedComponents.contains(.date) {
          PanelButton(text: parts.dayText(date), label: configuration.label, adjust: { step(.day, $0, parts) }) {
            DayGrid(
              date: configuration.$selection, bounds: configuration.bounds, label: configuration.label,
              takesKeyboard: $0
            )
            .padding(values.monthPadding).frame(width: values.monthWidth)
          }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          PanelButton(text: parts.timeText(date), label: configuration.label, adjust: { step(.minute, $0, parts) }) {
            DateWheels(
              date: configuration.$selection, bounds: configuration.bounds, components: .hourAndMinute
            )
            .modifier(FirstStop(takesKeyboard: $0))
          }
        }
      }
    } label: {
      configuration.label.parts.titled.modifier(Unspoken())
    }
    .modifier(ControlSpacing())
  }

  private func step(_ unit: Calendar.Component, _ direction: AccessibilityAdjustmentDirection, _ parts: DateParts) {
    let new = parts.calendar.date(byAdding: unit, value: direction == .increment ? 1 : -1, to: configuration.selection)
    if let new { configuration.selection = configuration.bounds.clamped(new) }
  }
}

/// A month to choose a day from, and the time of day below.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let values = environment.design.date
    OptionallyLabeledRow(alignment: .firstTextBaseline) {
      panel.frame(
        minWidth: values.panelMinimumWidth, idealWidth: values.monthWidth,
        maxWidth: environment.design.rows.showsFieldLabels ? values.monthWidth : nil)
    } label: {
      configuration.label.parts.titled.modifier(Unspoken())
    }
    .modifier(ControlSpacing())
    .accessibilityElement(children: .contain)
  }

  private var panel: some View {
    let values = environment.design.date
    return VStack(spacing: values.panelGap) {
      if configuration.displayedComponents.contains(.date) {
        DayGrid(date: configuration.$selection, bounds: configuration.bounds, label: configuration.label)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer(minLength: values.panelGap)
          PanelButton(
            text: DateParts(environment, bounds: configuration.bounds).timeText(configuration.selection),
            label: Text("Time"), adjust: nil
          ) {
            DateWheels(date: configuration.$selection, bounds: configuration.bounds, components: .hourAndMinute)
              .modifier(FirstStop(takesKeyboard: $0))
          }
        }
      }
    }
  }
}

/// A value on a quiet background that opens a panel.
struct PanelButton<Label: View, Panel: View>: View {
  private let text: String
  private let label: Label
  private let adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  private let panel: (_ takesKeyboard: Bool) -> Panel
  private var openPanel = OpenPanel()
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSizeInContainer) private var sizeInContainer
  @Environment(\.design) private var design

  /// - Parameters:
  ///   - label: The name of the button.
  ///   - panel: The panel; it takes the keyboard if a key or a screen reader opened it.
  init(
    text: String, label: Label, adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?,
    @ViewBuilder panel: @escaping (_ takesKeyboard: Bool) -> Panel
  ) {
    self.text = text
    self.label = label
    self.adjust = adjust
    self.panel = panel
  }

  private var size: ControlSize { design.button.sizesFields ? sizeInContainer : .regular }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: design.date.cornerRadius, style: .continuous)
    Text(text)
      .font(size.font)
      .monospacedDigit()
      .lineLimit(1)
      .foregroundStyle(openPanel.isOpen ? Color.accentColor : isEnabled ? .primary : .tertiaryLabel)
      .padding(size == .regular ? design.date.insets : design.button.insets[size])
      .background { shape.fill(Color.tertiaryFill).modifier(HoverFill(isHovered, in: shape)) }
      .pictureOpacity(isPressed ? design.button.pressedLabel : 1)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: openPanel.open))
      .modifier(
        AccessibleControl(role: .button, value: text, unseenLabel: label, action: openPanel.enter, adjust: adjust)
      )
      .modifier(
        PresentationModifier(isPresented: openPanel.isOpen, dismiss: openPanel.close) { anchor in
          PopupLayer(anchor: anchor, close: openPanel.close) { panel(openPanel.isEntered) }
        })
  }
}
