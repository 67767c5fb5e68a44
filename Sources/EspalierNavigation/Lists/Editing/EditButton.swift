// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierMotion
import EspalierPrimitives

/// A button that begins and ends the edit mode of its container.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.design) private var design

  /// Switches the edit mode of the page or the window on and off; the label changes accordingly.
  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation(.snappy(duration: design.motion.rows)) { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}

/// A page with an edit mode of its own.
struct OwnEditMode: ViewModifier {
  @State private var mode = EditMode.inactive

  init() {}

  func body(content: Content) -> some View { content.environment(\.placeEditMode, $mode) }
}

extension OwnEditMode: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["mode"] }
}
