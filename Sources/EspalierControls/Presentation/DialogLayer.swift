// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// An alert in the middle of the window, or a dialog at its bottom, in front of all content.
struct DialogLayer<Message: View, Actions: View>: View {
  enum Kind { case alert, confirmation }

  let kind: Kind
  let title: Text?
  let message: Message
  let actions: Actions
  let close: @MainActor () -> Void
  @State private var buttons = DialogButtonCount()
  @Environment(\.design) private var design
  @Environment(\.dialogSettings) private var settings

  init(
    kind: Kind, title: Text?, message: Message, actions: Actions, close: @escaping @MainActor () -> Void
  ) {
    self.kind = kind
    self.title = title
    self.message = message
    self.actions = actions
    self.close = close
  }

  var body: some View {
    let values = design.dialog
    ZStack(alignment: kind == .alert || values.centersConfirmations ? .center : .bottom) {
      // An alert requires an answer; a dialog is dismissed by a tap outside.
      Color(.dimming)
        .gesture(TapGesture().onEnded { if kind == .confirmation { close() } })
      panel
        .modifier(
          AccessibilityContainer(kind == .alert ? .alert : .dialog, label: title?.string, traits: .isModal)
        )
        .padding(kind == .alert ? values.alertMargin : values.confirmationMargin)
    }
    .buttonStyle(DialogButtonStyle())
    .textFieldStyle(.roundedBorder)
    .environment(\.dialogContext, DialogContext(close: close))
    .modifier(PresentedEnvironment())
    .transition(.presentation(.fade))
  }

  private var panel: some View {
    let values = design.dialog
    return VStack(spacing: values.gap) {
      if let iconSize = values.iconSize { DialogIcon(settings: settings, size: iconSize) }
      if title != nil || Message.self != EmptyView.self {
        VStack(spacing: values.titleGap) {
          if let title { title.font(.headline).multilineTextAlignment(.center) }
          message.font(.footnote).multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity)
      }
      if values.iconSize != nil, let (title, isSuppressed) = settings.suppression {
        Toggle(isOn: isSuppressed) { title }.toggleStyle(.checkbox)
      }
      DialogButtons(gap: values.buttonsGap, alwaysStacks: kind == .confirmation) {
        actions
        fallback
      }
      .environment(\.dialogHasOneAction, buttons.all - buttons.cancelling - buttons.destructive <= 1)
      .onPreferenceChange(DialogButtonCountKey.self) { count in MainActor.assumeIsolated { buttons = count } }
    }
    .padding(values.padding)
    .frame(maxWidth: kind == .alert ? values.alertWidth : values.confirmationWidth)
    .background {
      RoundedRectangle(cornerRadius: values.cornerRadius, style: .continuous).fill(Color.secondaryGroupedBackground)
    }
    .contentShape(Rectangle())
  }

  /// The fallback button that closes the dialog: an alert has at least one button, a dialog one that cancels.
  @ViewBuilder private var fallback: some View {
    if kind == .alert, buttons.all == 0 {
      Button("OK") {}.transformPreference(DialogButtonCountKey.self) { $0 = DialogButtonCount() }
    } else if kind == .confirmation, buttons.cancelling == 0 {
      Button("Cancel", role: .cancel) {}.transformPreference(DialogButtonCountKey.self) { $0 = DialogButtonCount() }
    }
  }
}

/// Shows an alert or a dialog while `isPresented` is true.
struct DialogModifier<Message: View, Actions: View>: ViewModifier {
  @Binding var isPresented: Bool
  let kind: DialogLayer<Message, Actions>.Kind
  let title: Text?
  let titleVisibility: Visibility
  let message: () -> Message
  let actions: () -> Actions
  @Environment(\.design) private var design

  init(
    isPresented: Binding<Bool>, kind: DialogLayer<Message, Actions>.Kind, title: Text?, titleVisibility: Visibility,
    message: @escaping () -> Message, actions: @escaping () -> Actions
  ) {
    _isPresented = isPresented
    self.kind = kind
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.actions = actions
  }

  func body(content: Content) -> some View {
    let showsTitle = titleVisibility == .visible || titleVisibility == .automatic && design.dialog.titlesConfirmations
    content.modifier(
      PresentationModifier(isPresented: isPresented, dismiss: { isPresented = false }) { _ in
        DialogLayer(
          kind: kind, title: showsTitle ? title : nil, message: message(), actions: actions(),
          close: { isPresented = false })
      })
  }
}

extension View {
  /// Shows an alert or a dialog while `isPresented` is true.
  func dialog<A: View, M: View>(
    _ kind: DialogLayer<M, A>.Kind, _ title: Text?, _ isPresented: Binding<Bool>,
    titleVisibility: Visibility = .visible, actions: @escaping () -> A, message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented: isPresented, kind: kind, title: title, titleVisibility: titleVisibility, message: message,
        actions: actions))
  }

  /// Shows an alert or a dialog about data while `isPresented` is true, if there was data when it appeared.
  func dialog<T, A: View, M: View>(
    _ kind: DialogLayer<M?, A?>.Kind, about data: T?, _ isPresented: Binding<Bool>,
    titleVisibility: Visibility = .visible, title: @escaping (T) -> Text, actions: @escaping (T) -> A,
    message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DataDialog(
        isPresented: isPresented, kind: kind, title: title, titleVisibility: titleVisibility, data: data,
        message: message, actions: actions))
  }
}
