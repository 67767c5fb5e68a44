// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

/// The alert of 2019: a title, a message, one button or two.
public struct Alert {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// - Parameter dismissButton: By default one with the title "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons; each closes it and runs its action.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button with the title "Cancel" that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    /// A button that destroys something; it is red.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// The buttons of the dialogs of 2019.
struct DialogButtonList: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

extension View {
  private func dialog<A: View, M: View>(
    _ kind: DialogLayer<M, A>.Kind, _ title: Text?, _ isPresented: Binding<Bool>,
    titleVisibility: Visibility = .visible, actions: @escaping () -> A, message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented: isPresented, kind: kind, title: title, titleVisibility: titleVisibility, message: message,
        actions: actions))
  }

  private func dialog<T, A: View, M: View>(
    _ kind: DialogLayer<M?, A?>.Kind, about data: T?, _ isPresented: Binding<Bool>,
    titleVisibility: Visibility = .visible, title: @escaping (T) -> Text, actions: @escaping (T) -> A,
    message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DataDialog(
        isPresented: isPresented, kind: kind, title: title, titleVisibility: titleVisibility, data: data,
        message: message, actions: actions))
  }

  // MARK: - The forms of 2021

  /// Shows a question in front of everything else, while `isPresented` is true. Every button closes the alert,
  /// and then does what it is for; an alert without buttons has one with the title "OK".
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(.alert, title, isPresented, actions: actions) { EmptyView() }
  }

  /// An alert with a title while `isPresented` is true; every button closes it.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// An alert with a title while `isPresented` is true; every button closes it. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// An alert with a title and a message while `isPresented` is true; every button closes it.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(.alert, title, isPresented, actions: actions, message: message)
  }

  /// An alert with a title and a message while `isPresented` is true; every button closes it.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// An alert with a title and a message while `isPresented` is true; every button closes it. The title is shown as it
  /// is, without translation.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// The same about a value: the alert appears when `isPresented` is true and there is one. It is about what the value was then,
  /// until it is closed.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, about: data, isPresented, title: { _ in title }, actions: actions) { _ in EmptyView() }
  }

  /// An alert about a value while `isPresented` is true and there is one; every button closes it.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// An alert about a value while `isPresented` is true and there is one; every button closes it. The title is shown as
  /// it is, without translation.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// An alert with a message about a value while `isPresented` is true and there is one; every button closes it.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, about: data, isPresented, title: { _ in title }, actions: actions, message: message)
  }

  /// An alert with a message about a value while `isPresented` is true and there is one; every button closes it.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// An alert with a message about a value while `isPresented` is true and there is one; every button closes it. The
  /// title is shown as it is, without translation.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// An alert that describes an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      .alert, about: error, isPresented, title: { Text(verbatim: $0.errorDescription ?? "") },
      actions: { _ in actions() },
      message: { _ in EmptyView() })
  }

  /// An alert with an error's description as title, and a message, while `isPresented` is true and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      .alert, about: error, isPresented, title: { Text(verbatim: $0.errorDescription ?? "") }, actions: actions,
      message: message)
  }

  /// Shows a choice at the bottom of the window; a tap beside it or "Cancel" leaves things as they are.
  /// - Parameter titleVisibility: Whether the title is shown; by default it is on a desktop, and not on a phone.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(.confirmation, title, isPresented, titleVisibility: titleVisibility, actions: actions) { EmptyView() }
  }

  /// A choice of actions with a title, at the bottom of the window, while `isPresented` is true; every button closes
  /// it.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// A choice of actions with a title, at the bottom of the window, while `isPresented` is true; every button closes
  /// it. The title is shown as it is, without translation.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// A choice of actions with a title and a message, at the bottom of the window, while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// A choice of actions with a title and a message, at the bottom of the window, while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// A choice of actions with a title and a message, at the bottom of the window, while `isPresented` is true. The
  /// title is shown as it is, without translation.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// A choice of actions about a value, when `isPresented` is true and there is one; every button closes it.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      .confirmation, about: data, isPresented, titleVisibility: titleVisibility, title: { _ in title }, actions: actions
    ) { _ in EmptyView() }
  }

  /// A choice of actions about a value, when `isPresented` is true and there is one; every button closes it.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// A choice of actions about a value, when `isPresented` is true and there is one; every button closes it. The
  /// title is shown as it is, without translation.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// A choice of actions with a message about a value, when `isPresented` is true and there is one; every button closes it.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      .confirmation, about: data, isPresented, titleVisibility: titleVisibility, title: { _ in title },
      actions: actions,
      message: message)
  }

  /// A choice of actions with a message about a value, when `isPresented` is true and there is one; every button closes it.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// A choice of actions with a message about a value, when `isPresented` is true and there is one; every button closes it. The
  /// title is shown as it is, without translation.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  // MARK: - The forms of 2019

  /// An alert as a value, while `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(AlertModifier(isPresented: isPresented, alert: content))
  }

  /// An alert about an item, while there is one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    modifier(AlertModifier(isPresented: Binding(isThere: item)) { item.wrappedValue.map(content) })
  }

  /// A choice as a value, while `isPresented` is true.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(AlertModifier(isPresented: isPresented, sheet: content))
  }

  /// A choice about an item, while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(AlertModifier(isPresented: Binding(isThere: item), sheet: { item.wrappedValue.map(content) }))
  }
}

/// A choice of 2019: a title, a message, buttons.
public struct ActionSheet {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// The buttons are those of an alert.
  public typealias Button = Alert.Button

  /// A choice of actions with a title and a message, at the bottom of the window.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// Shows a dialog that is a value. Its content is made when it is shown, and belongs to that time.
private struct AlertModifier: ViewModifier {
  private struct Content2019 {
    let kind: DialogLayer<Text?, DialogButtonList>.Kind
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]
  }
  @Binding var isPresented: Bool
  private let dialog: () -> Content2019?

  init(isPresented: Binding<Bool>, alert: @escaping () -> Alert?) {
    _isPresented = isPresented
    dialog = {
      alert().map { Content2019(kind: .alert, title: $0.title, message: $0.message, buttons: $0.buttons) }
    }
  }

  init(isPresented: Binding<Bool>, sheet: @escaping () -> ActionSheet?) {
    _isPresented = isPresented
    dialog = {
      sheet().map { Content2019(kind: .confirmation, title: $0.title, message: $0.message, buttons: $0.buttons) }
    }
  }

  func body(content: Content) -> some View {
    content.modifier(
      PresentationModifier(isPresented: isPresented, dismiss: { isPresented = false }) { _ in
        if let dialog = dialog() {
          DialogLayer(
            kind: dialog.kind, title: dialog.title, message: dialog.message,
            actions: DialogButtonList(buttons: dialog.buttons), close: { isPresented = false })
        }
      })
  }
}
