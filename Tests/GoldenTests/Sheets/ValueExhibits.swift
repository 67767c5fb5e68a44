// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Exhibit {
  /// Texts, labels, groups, gauges, the sizes of buttons, and pickers of all styles.
  static let values: [Exhibit] = [
    Exhibit("text-styles", 300, 400) {
      VStack(alignment: .leading) { ForEach(Self.styles, id: \.self) { Text("Text \($0)").font(.system($0)) } }
    },
    Exhibit("text-styles-emphasized", 300, 400) {
      VStack(alignment: .leading) { ForEach(Self.styles, id: \.self) { Text("Text \($0)").font(.system($0).bold()) } }
    },
    Exhibit("button-sizes", 460, 240) { ButtonSizes() },
    Exhibit("toggle-buttons", 300, 80) {
      HStack {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Toggle("Disabled", isOn: .constant(true)).disabled(true)
      }
      .toggleStyle(.button)
    },
    pressed("pressed-plain") { Button("Plain") {}.buttonStyle(.plain) },
    pressed("pressed-link") { Button("Link") {}.buttonStyle(.link) },
    pressed("pressed-tinted") { Button("Tinted") {}.buttonStyle(.bordered).tint(.red) },
    Exhibit("tinted", 160, 50) { Button("Tinted") {}.buttonStyle(.bordered).tint(.red) },
    pressed("pressed-box") { Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox) },
    pressed("pressed-stepper") { Stepper("Stepper", value: .constant(1)).labelsHidden() },
    pressed("pressed-well") { ColorPicker("Colour", selection: .constant(.green)).labelsHidden() },
    Exhibit("disabled", 240, 120) {
      VStack {
        Button("Plain") {}.buttonStyle(.plain)
        ColorPicker("Colour", selection: .constant(.green)).labelsHidden()
        TextField("Field", text: .constant("Text")).textFieldStyle(.roundedBorder)
      }
      .disabled(true)
    },
    Exhibit("mixed", 200, 60) {
      Toggle("Mixed", sources: [Binding.constant(true), .constant(false)], isOn: \.self).toggleStyle(.checkbox)
    },
    Exhibit("groups", 300, 260) {
      VStack {
        GroupBox("Box") { Text("Content") }
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        }
        DisclosureGroup("Disclosure", isExpanded: .constant(true)) { Text("Content") }
        LabeledContent("Label", value: "Value")
      }
    },
    Exhibit("disclosure-edge", 160, 100) {
      DisclosureGroup("Disclosure") { Text("Content") }
    } events: { host in
      let frame = try host.get(.text("Disclosure")).frame
      host.pointer.tap(at: CGPoint(x: frame.minX - 24, y: frame.midY))
    },
    Exhibit("labels", 300, 120) {
      VStack(alignment: .leading) {
        Label("Label", systemImage: "star")
        Label("Title", systemImage: "star").labelStyle(.titleOnly)
        Label("Icon", systemImage: "star").labelStyle(.iconOnly)
      }
    },
    Exhibit("unavailable", 320, 300) {
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } description: {
        Text("A description")
      } actions: {
        Button("One") {}
        Button("Two") {}
      }
    },
    Exhibit("progress", 300, 220) {
      VStack {
        ProgressView("Linear", value: 0.3)
        ProgressView(value: 0.3) {
          Text("Label")
        } currentValueLabel: {
          Text("30 %")
        }
        ProgressView("Spinner").progressViewStyle(.circular)
        ProgressView(value: 0.7).progressViewStyle(.circular)
      }
    },
    Exhibit("gauges", 320, 420) { Gauges() },
    Exhibit("glass", 320, 160) {
      VStack {
        Text("Glass").padding().glassEffect()
        Text("Tinted").padding().glassEffect(.regular.tint(.orange))
        Button("Button") {}.buttonStyle(.glass)
      }
      .frame(width: 320, height: 160).background(
        LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom))
    },
    Exhibit("extended", 320, 200) {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 100)
        .backgroundExtensionEffect().safeAreaPadding(.top, 50)
    },
    Exhibit("unavailable-hugging", 400, 300) {
      ContentUnavailableView("Nothing", systemImage: "tray").fixedSize().background(.yellow)
    },
    Exhibit("editor-hugging", 240, 120) {
      TextEditor(text: .constant("A text of an editor which is as wide as its widest line")).scrollDisabled(true)
        .fixedSize()
        .border(.red)
    },
    Exhibit("editor-narrow", 120, 60) {
      TextEditor(text: .constant("Text of an editor in several lines"))
    } events: { host in
      host.keys.press(.tab)
      host.keys.press(.end, modifiers: .control)
    },
    Exhibit("inline", 300, 160) { Options().pickerStyle(.inline) },
    Exhibit("wheel-hugging", 360, 260) { Options().pickerStyle(.wheel).fixedSize() },
    Exhibit("disclosure-hugging", 300, 80) { DisclosureGroup("Disclosure") { Text("Content") }.fixedSize() },
    Exhibit("radio", 300, 120) { Options().pickerStyle(.radioGroup) },
    Exhibit("wheel", 300, 260) { Options().pickerStyle(.wheel) },
    Exhibit("segments", 360, 60) { Options().pickerStyle(.segmented) },
    Exhibit("menu-picker", 360, 60) { Options().pickerStyle(.menu) },
    Exhibit("date-wheels", 360, 260) { Day(parts: [.date]).datePickerStyle(.wheel) },
    Exhibit("time-wheels", 300, 260) { Day(parts: [.hourAndMinute]).datePickerStyle(.wheel) },
    Exhibit("date-field", 360, 60) {
      Day(parts: [.date, .hourAndMinute]).datePickerStyle(.field)
    } events: {
      $0.keys.press(.tab)
    },
    Exhibit("date-compact", 420, 60) { Day(parts: [.date, .hourAndMinute]).datePickerStyle(.compact) },
    Exhibit("slider", 360, 100) {
      VStack {
        Slider(value: .constant(0.5)) {
          Text("Slider")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        Slider(value: .constant(2), in: 0...4, step: 1).fixedSize()
        Slider(value: .constant(2), in: 0...4) {
          Text("Ticks")
        } ticks: {
          SliderTick(1)
          SliderTick(3) { Text("3") }
        }
      }
    },
    Exhibit("editor", 240, 120) { TextEditor(text: .constant("Text of an editor")) },
    Exhibit("selection", 240, 60) {
      Editing()
    } events: { host in
      host.keys.press(.tab)
      host.keys.press("a", modifiers: .control)
    },
    Exhibit("composition", 240, 60) {
      Editing()
    } events: { host in
      host.keys.press(.tab)
      try host.get(.role(.textField)).compose("composed")
    },
    Exhibit("field-in-middle", 240, 60) {
      TextField("Name", text: .constant("A text which is longer than its field")).textFieldStyle(.roundedBorder)
    },
    Exhibit("field-returned", 240, 60) {
      Editing()
    } events: { host in
      host.keys.press(.tab)
      host.keys.press(.return)
    },
  ]

  private static let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
  ]

  private static func pressed(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) -> Exhibit {
    Exhibit(name, 160, 50, rest: 0.4, view) { $0.pointer.press(at: CGPoint(x: 70, y: 25)) }
  }
}

private struct ButtonSizes: View {
  private static let sizes: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Self.sizes, id: \.self) { size in
        HStack {
          Button("Button") {}.buttonStyle(.bordered)
          Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
          Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
          Stepper("", value: .constant(1)).labelsHidden()
        }
        .controlSize(size)
      }
    }
  }
}

private struct Gauges: View {
  var body: some View {
    VStack {
      Gauge(value: 0.4) {
        Text("Label")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.linearCapacity)
      marked.gaugeStyle(.accessoryLinear)
      marked.gaugeStyle(.accessoryLinearCapacity)
      HStack {
        marked.gaugeStyle(.accessoryCircular)
        marked.gaugeStyle(.accessoryCircularCapacity)
      }
    }
  }

  private var marked: some View {
    Gauge(value: 0.6) {
      Text("L")
    } currentValueLabel: {
      Text("60")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("9")
    }
  }
}

private struct Options: View {
  var body: some View {
    Picker("Options", selection: .constant(2)) {
      Text("First").tag(1)
      Text("Second").tag(2)
      Text("Third").tag(3)
    }
  }
}

private struct Editing: View {
  @State private var text = "Text"

  var body: some View { TextField("Field", text: $text).textFieldStyle(.roundedBorder) }
}
