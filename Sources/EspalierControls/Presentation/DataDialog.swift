// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// An alert or a dialog about data, which appears while it is presented and data exists.
///
/// Presents the data with which it appeared: later changes during the presentation are ignored, also to nil. Source: Apple's
/// reference, `alert(_:isPresented:presenting:actions:message:)`, "the data should not change after the presentation occurs".
struct DataDialog<Value, Message: View, Actions: View>: ViewModifier {
  @Binding var isPresented: Bool
  let kind: DialogLayer<Message?, Actions?>.Kind
  let title: (Value) -> Text
  let titleVisibility: Visibility
  let data: Value?
  let message: (Value) -> Message
  let actions: (Value) -> Actions
  @State private var presented = PresentedData<Value>()

  init(
    isPresented: Binding<Bool>, kind: DialogLayer<Message?, Actions?>.Kind, title: @escaping (Value) -> Text,
    titleVisibility: Visibility, data: Value?, message: @escaping (Value) -> Message,
    actions: @escaping (Value) -> Actions
  ) {
    _isPresented = isPresented
    self.kind = kind
    self.title = title
    self.titleVisibility = titleVisibility
    self.data = data
    self.message = message
    self.actions = actions
  }

  func body(content: Content) -> some View {
    let data = presented.follow(data, isPresented: isPresented)
    let isShown = $isPresented.projecting {
      $0 && data != nil
    } set: {
      $0 = $1
      // If a button's action presents again, that presentation reads the data anew, although the binding was and is true.
      if !$1 { presented.end() }
    }
    content.modifier(
      DialogModifier(
        isPresented: isShown, kind: kind, title: data.map(title), titleVisibility: titleVisibility,
        message: { data.map(message) }, actions: { data.map(actions) }))
  }
}

/// The data with which a dialog appeared.
@MainActor
private final class PresentedData<Value> {
  private var value: Value?

  nonisolated init() {}

  /// The data of the presentation, given the program's current data.
  func follow(_ data: Value?, isPresented: Bool) -> Value? {
    value = isPresented ? value ?? data : nil
    return value
  }

  /// Ends the presentation.
  func end() { value = nil }
}
