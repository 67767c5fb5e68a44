// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var controls: Page {
    Page("Controls") {
      Picture("Toggle", width: 260, height: 150) { Toggles() }
      Picture("Toggle, checkbox and button", width: 260, height: 150) { OtherToggles() }
      Picture("Slider", width: 260, height: 150) { Sliders() }
      Picture("Stepper", width: 260, height: 150) { Steppers() }
      Picture("ProgressView", width: 260, height: 150) { Progress() }
      Picture("Gauge", width: 260, height: 150) { Gauges() }
      Picture("Picker", width: 340, height: 200) { Pickers() }
      Picture("Picker, wheel", width: 200, height: 200) {
        Picker("Wheel", selection: .constant(2)) { ForEach(0..<6) { Text("Row \($0)") } }.pickerStyle(.wheel)
      }
      Picture("Button", width: 340, height: 200) { Buttons() }
      FilmStrip("Menu", width: 220, height: 230, at: [0]) {
        OpenMenu()
      } action: {
        try $0.get(.text("Options")).tap()
      }
      FilmStrip("A thumb moves", width: 160, height: 60, at: [0, 0.05, 0.1, 0.15, 0.3]) {
        MovingToggle()
      } action: {
        try $0.get(.role(.toggle)).tap()
      }
      Picture("GroupBox, DisclosureGroup", width: 340, height: 240) { Groups() }
      Picture("Form", width: 360, height: 430) { Settings() }
    }
  }
}

private struct Toggles: View {
  var body: some View {
    VStack {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle("Tinted", isOn: .constant(true)).tint(.green)
      Toggle("Disabled", isOn: .constant(true)).disabled(true)
    }
    .padding()
  }
}

private struct OtherToggles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Group {
        Toggle("Checked", isOn: .constant(true))
        Toggle("Unchecked", isOn: .constant(false))
      }
      .toggleStyle(.checkbox)
      HStack {
        Toggle("Bold", isOn: .constant(true))
        Toggle("Italic", isOn: .constant(false))
      }
      .toggleStyle(.button)
    }
    .padding()
  }
}

private struct Sliders: View {
  var body: some View {
    VStack {
      Slider(value: .constant(0.3))
      Slider(value: .constant(7), in: 0...10) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .tint(.orange)
      Slider(value: .constant(0.6)).disabled(true)
    }
    .padding()
  }
}

private struct Steppers: View {
  var body: some View {
    VStack {
      Stepper("Five", value: .constant(5), in: 0...10)
      Stepper("At the end", value: .constant(10), in: 0...10)
      Stepper("Disabled", value: .constant(5)).disabled(true)
    }
    .padding()
  }
}

private struct Progress: View {
  var body: some View {
    VStack(spacing: 12) {
      ProgressView("Loading", value: 0.4)
      HStack(spacing: 24) {
        ProgressView()
        ProgressView(value: 0.7).progressViewStyle(.circular)
        ProgressView().tint(.red).controlSize(.large)
      }
    }
    .padding()
  }
}

private struct Gauges: View {
  var body: some View {
    VStack(spacing: 10) {
      Gauge(value: 0.4) {
        Text("Charge")
      } currentValueLabel: {
        Text("40 %")
      }
      HStack(spacing: 20) {
        Gauge(value: 0.7) {
          Text("km/h")
        } currentValueLabel: {
          Text("70")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) {
          Text("km/h")
        } currentValueLabel: {
          Text("70")
        }.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    .padding()
  }
}

private struct Pickers: View {
  private let names = ["Day", "Week", "Month"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      picker.pickerStyle(.segmented)
      picker.pickerStyle(.menu)
      picker.pickerStyle(.radioGroup)
    }
    .padding()
  }

  private var picker: some View {
    Picker("View", selection: .constant("Week")) { ForEach(names, id: \.self) { Text($0) } }
  }
}

private struct Buttons: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Plain") {}.buttonStyle(.plain)
      }
      HStack {
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
        Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

private struct OpenMenu: View {
  var body: some View {
    Menu("Options") {
      Button("Copy") {}
      Toggle("Wrap lines", isOn: .constant(true))
      Divider()
      Menu("More") { Button("Print") {} }
      Button("Delete", role: .destructive) {}
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding()
  }
}

private struct MovingToggle: View {
  @State private var isOn = false
  var body: some View { Toggle("Wi-Fi", isOn: $isOn).padding() }
}

private struct Groups: View {
  var body: some View {
    VStack(spacing: 16) {
      GroupBox("Account") {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Since", value: "1843")
      }
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("What belongs to it") }
    }
    .padding()
  }
}

private struct Settings: View {
  var body: some View {
    Form {
      Section("General") {
        Toggle("Wi-Fi", isOn: .constant(true))
        Picker("Appearance", selection: .constant(1)) {
          Text("Light").tag(0)
          Text("Dark").tag(1)
        }
        Stepper("Copies: 2", value: .constant(2))
        LabeledContent("Version", value: "1.0")
      }
      Section("Sound") {
        Slider(value: .constant(0.5))
        Button("Reset", role: .destructive) {}
      }
    }
  }
}
