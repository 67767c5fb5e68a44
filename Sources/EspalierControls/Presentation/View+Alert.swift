// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation

extension View {
  /// Shows an alert in front of all content while `isPresented` is true. Every button closes the alert, and then runs its action;
  /// an alert without buttons has one with the title "OK".
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

  /// An alert about a value: it appears if `isPresented` is true and `data` is not nil. Until the alert is closed, it presents
  /// the value with which it appeared.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, about: data, isPresented, title: { _ in title }, actions: actions) { _ in EmptyView() }
  }

  /// An alert about a value while `isPresented` is true and `data` is not nil; every button closes it.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// An alert about a value while `isPresented` is true and `data` is not nil; every button closes it. The title is shown as it
  /// is, without translation.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// An alert with a message about a value while `isPresented` is true and `data` is not nil; every button closes it.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, about: data, isPresented, title: { _ in title }, actions: actions, message: message)
  }

  /// An alert with a message about a value while `isPresented` is true and `data` is not nil; every button closes it.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// An alert with a message about a value while `isPresented` is true and `data` is not nil; every button closes it. The title
  /// is shown as it is, without translation.
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

  /// An alert with an error's description as title, and a message, while `isPresented` is true and `error` is not nil.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      .alert, about: error, isPresented, title: { Text(verbatim: $0.errorDescription ?? "") }, actions: actions,
      message: message)
  }
}
