// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation

extension View {
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
}
