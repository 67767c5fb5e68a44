// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation

/// The alert of 2019: a title, a message, one button or two.
public struct Alert {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// - Parameter dismissButton: The alert's button; by default one with the title "OK".
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

    /// A button that dismisses without a change.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button with the title "Cancel" that dismisses without a change.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
    /// A button with a destructive action; it is red.
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
  /// Shows the alert that `content` returns while `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(AlertModifier(isPresented: isPresented, alert: content))
  }

  /// Shows an alert about an item while the item is not nil.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    modifier(AlertModifier(isPresented: Binding(isThere: item)) { item.wrappedValue.map(content) })
  }

  /// Shows the action sheet that `content` returns while `isPresented` is true.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(AlertModifier(isPresented: isPresented, sheet: content))
  }

  /// Shows an action sheet about an item while the item is not nil.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(AlertModifier(isPresented: Binding(isThere: item), sheet: { item.wrappedValue.map(content) }))
  }
}

/// An action sheet of 2019: a title, a message, buttons.
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

/// Shows an alert or an action sheet that is a value. Its content is made anew for each presentation.
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
