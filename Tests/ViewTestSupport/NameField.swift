// SPDX-License-Identifier: MIT

import SwiftUI

/// A text field with a text of its own, for a name.
package struct NameField: View {
  @State private var text: String
  private let axis: Axis

  package init(text: String, axis: Axis = .horizontal) {
    _text = State(initialValue: text)
    self.axis = axis
  }

  package var body: some View { TextField("Name", text: $text, axis: axis) }
}
