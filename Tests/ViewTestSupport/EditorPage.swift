// SPDX-License-Identifier: MIT

import SwiftUI

/// A text editor with a text of its own; its identifier is `editor`.
package struct EditorPage: View {
  @State private var text: String

  package init(text: String) { _text = State(initialValue: text) }

  package var body: some View { TextEditor(text: $text).accessibilityIdentifier("editor") }
}
