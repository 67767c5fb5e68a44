// SPDX-License-Identifier: MIT

import SwiftUI

enum InButton: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Button(action: {}, label: { content }).buttonStyle(.bordered)
  }
}

enum InStyledButton: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Button(action: {}, label: { content }).buttonStyle(Style(step: step))
  }

  /// A style that reads its environment and has a state.
  private struct Style: ButtonStyle {
    let step: Int
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 1

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(isEnabled) \(count) \(step)")
      }
    }
  }
}

enum InToggle: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Toggle(isOn: .constant(step == 1)) { content }
  }
}

enum InStyledToggle: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Toggle(isOn: .constant(step == 1)) { content }.toggleStyle(Style())
  }

  private struct Style: ToggleStyle {
    @Environment(\.colorScheme) private var colorScheme

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off").foregroundStyle(colorScheme == .dark ? .yellow : .blue)
      }
    }
  }
}

enum InMenu: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Menu {
      Button("Item \(step)") {}
    } label: {
      content
    }
  }
}

enum InPicker: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Picker(selection: .constant(step)) {
      ForEach(0..<3, id: \.self) { Text("option \($0)") }
    } label: {
      content
    }
  }
}

enum InSegmentedPicker: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Picker("Segments", selection: .constant(step)) {
      content.tag(0)
      Text("other").tag(1)
    }
    .pickerStyle(.segmented)
  }
}

enum InInlinePicker: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Picker("Lines", selection: .constant(step)) {
      content.tag(0)
      Text("other").tag(1)
    }
    .pickerStyle(.inline)
  }
}

enum InGroupBox: Container {
  static func around(_ content: some View, step: Int) -> any View { GroupBox("Box \(step)") { content } }
}

enum InControlGroup: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ControlGroup {
      content
      Button("Other \(step)") {}
    }
  }
}

enum InLabeledContent: Container {
  static func around(_ content: some View, step: Int) -> any View { LabeledContent("Label \(step)") { content } }
}

enum InDisclosureGroup: Container {
  static func around(_ content: some View, step: Int) -> any View {
    DisclosureGroup("Group", isExpanded: .constant(step == 0)) { content }
  }
}

enum InStepper: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Stepper(value: .constant(step), in: 0...9) { content }
  }
}

enum InSlider: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Slider(value: .constant(Double(step) / 2)) {
      Text("Value")
    } minimumValueLabel: {
      content
    } maximumValueLabel: {
      content
    }
  }
}

enum InLabel: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Label {
      content
    } icon: {
      Image(systemName: step == 0 ? "star" : "heart")
    }
  }
}

enum InProgressView: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ProgressView(value: 0.3 + Double(step) / 2) { content }
  }
}

enum InGauge: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Gauge(value: 0.3 + Double(step) / 2) {
      Text("Gauge")
    } currentValueLabel: {
      content
    }
  }
}

enum InLink: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Link(destination: URL(string: "https://example.org")!) { content }
  }
}

enum InContentUnavailableView: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ContentUnavailableView {
      Text("Nothing here")
    } description: {
      Text("step \(step)")
    } actions: {
      content
    }
  }
}

enum InTextField: Container {
  static func around(_ content: some View, step: Int) -> any View {
    TextField(text: .constant("typed \(step)")) { content }
  }
}
