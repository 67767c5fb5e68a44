// SPDX-License-Identifier: MIT

import SwiftUI

/// Controls in which is written.
@MainActor
enum Fields {
  static let all = [
    field("TextField", .field("Name")) { TextField("Name", text: $0) },
    field("TextField, bordered", .field("Name")) { TextField("Name", text: $0).textFieldStyle(.roundedBorder) },
    field("TextField, plain", .field("Name")) { TextField("Name", text: $0).textFieldStyle(.plain) },
    field("TextField, vertical", .field("Name")) { TextField("Name", text: $0, axis: .vertical) },
    field("SecureField", .secret("Password")) { SecureField("Password", text: $0) },
    field("TextEditor", .field("Notes")) { TextEditor(text: $0).accessibilityLabel("Notes").frame(height: 80) },
    number, submit, paste,
  ]

  private static func field(
    _ name: String, _ target: Target, @ViewBuilder content: @escaping (Binding<String>) -> some View
  ) -> Case {
    Case(name, "", content: content)
      .pointer(.click(target), .type("Ada"), .state("Ada"), .click(target, times: 2), .type("b"), .state("b"))
      .keys(
        .tab(to: target), .type("Ada"), .state("Ada"), .keys(["Left", "BackSpace"]), .state("Aa"),
        .keys(["ctrl+a", name == "SecureField" ? "Home" : "ctrl+c", "End"]),
        name == "SecureField" ? .state("Aa") : .key("ctrl+v"), .state(name == "SecureField" ? "Aa" : "AaAa")
      )
      .reader(.setText("Ada", target), .state("Ada"))
  }

  private static let number = Case("TextField, number", 2.5) { value in
    TextField("Amount", value: value, format: .number)
  }
  .pointer(.click(.field("Amount")), .keys(["ctrl+a"]), .type("7"), .key("Return"), .state("7.0"))
  .keys(.tab(to: .field("Amount")), .keys(["ctrl+a"]), .type("7"), .key("Return"), .state("7.0"))
  .reader(.setText("7", .field("Amount")), .state("7.0"))

  private static let submit = Case("onSubmit", "") { text in
    TextField("Word", text: .constant("Ada")).onSubmit { text.wrappedValue = "sent" }
  }
  .pointer(.click(.field("Word")), .key("Return"), .state("sent"))
  .keys(.tab(to: .field("Word")), .key("Return"), .state("sent"))

  /// The pasted text is copied from the field beside the button.
  private static let paste = Case("PasteButton", "") { text in
    TextField("Source", text: .constant("Ada"))
    PasteButton(payloadType: String.self) { strings in
      MainActor.assumeIsolated { text.wrappedValue = strings.joined() }
    }
  }
  .pointer(.click(.field("Source")), .keys(["ctrl+a", "ctrl+c"]), .click(.button("Paste")), .state("Ada"))
  .keys(
    .tab(to: .field("Source")), .keys(["ctrl+a", "ctrl+c"]), .tab(to: .button("Paste")), .key("space"), .state("Ada")
  )
  .reader(.focus(.field("Source")), .keys(["ctrl+a", "ctrl+c"]), .press(.button("Paste")), .state("Ada"))
}
