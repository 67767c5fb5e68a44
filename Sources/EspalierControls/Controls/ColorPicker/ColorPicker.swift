// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// A control that chooses a colour: a well that opens a panel.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  private var openPanel = OpenPanel()
  @State private var isPressed = false
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameter supportsOpacity: Whether the opacity can be chosen too.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// One view: of a long list's rows, only those near the viewport are made.
  public static var _isUnary: Bool { true }

  public var body: some View {
    let color = selection.wrappedValue
    LabeledRow(isTextual: false) {
      ColorWell(color: color)
        .opacity(
          isEnabled ? isPressed ? environment.design.color.pressedWell : 1 : environment.design.color.disabledWell
        )
        .contentShape(Circle())
        .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: openPanel.open))
        .modifier(
          AccessibleControl(
            role: .button, value: color.resolve(in: environment).hexadecimal,
            ringRadius: environment.design.color.well * environment.wellFactor / 2,
            unseenLabel: label, action: openPanel.enter)
        )
        .modifier(
          PresentationModifier(isPresented: openPanel.isOpen, dismiss: openPanel.close) { anchor in
            PopupLayer(anchor: anchor, close: openPanel.close) {
              ColorPanel(color: selection, supportsOpacity: supportsOpacity).modifier(
                FirstStop(takesKeyboard: openPanel.isEntered))
            }
          })
    } label: {
      RowLabel(label.modifier(Unspoken()))
    }
    .modifier(ControlSpacing())
  }
}

extension ColorPicker where Label == Text {
  /// A title beside a field with the colour; a press opens the choice of colours. `supportsOpacity` adds a choice of
  /// opacity.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A title beside a field with the colour; a press opens the choice of colours. `supportsOpacity` adds a choice of
  /// opacity. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension EnvironmentValues {
  /// The size of a well relative to that of regular size.
  fileprivate var wellFactor: CGFloat { isSmallInContainer ? design.button.factor[.small] : 1 }
}

/// The chosen colour inside a ring of all hues.
private struct ColorWell: View {
  let color: Color
  @Environment(\.wellFactor) private var factor
  @Environment(\.design) private var design

  init(color: Color) { self.color = color }

  var body: some View {
    let hues = (0...12).map { Color(hue: Double($0) / 12, saturation: 1, brightness: 1) }
    let values = design.color
    Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: values.wellLine)
      .background {
        ZStack {
          if values.hasDisc { Circle().fill(.white).padding(values.wellLine) }
          Circle().fill(color).padding(values.wellInset)
        }
      }
      .frame(width: values.well * factor, height: values.well * factor)
  }
}
