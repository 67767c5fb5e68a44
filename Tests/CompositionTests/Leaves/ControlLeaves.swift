// SPDX-License-Identifier: MIT

import SwiftUI

enum ButtonLeaf: Leaf {
  static func view(step: Int) -> any View { Button("Press \(step)") {} }
}

enum ToggleLeaf: Leaf {
  static func view(step: Int) -> any View { Toggle("Switch", isOn: .constant(step == 1)) }
}

enum TextFieldLeaf: Leaf {
  static func view(step: Int) -> any View { TextField("Name", text: .constant(step == 0 ? "" : "typed")) }
}

enum SliderLeaf: Leaf {
  static func view(step: Int) -> any View { Slider(value: .constant(0.25 + Double(step) / 2)) }
}

enum PickerLeaf: Leaf {
  static func view(step: Int) -> any View {
    Picker("Choice", selection: .constant(step)) { ForEach(0..<3, id: \.self) { Text("choice \($0)") } }
  }
}

enum EditorLeaf: Leaf {
  static func view(step: Int) -> any View { TextEditor(text: .constant("Lines\nof text \(step)")) }
}

enum DateLeaf: Leaf {
  static func view(step: Int) -> any View {
    DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 86_400 * Double(1 + step))))
  }
}

enum LinkLeaf: Leaf {
  static func view(step: Int) -> any View { NavigationLink("Go \(step)") { Text("there") } }
}
