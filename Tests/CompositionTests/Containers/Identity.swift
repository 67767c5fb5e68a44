// SPDX-License-Identifier: MIT

import SwiftUI

enum InAnyView: Container {
  static func around(_ content: some View, step: Int) -> any View { AnyView(content) }
}

enum InEquatableView: Container {
  static func around(_ content: some View, step: Int) -> any View { Same(step: step, content: content).equatable() }

  private struct Same<Content: View>: View, Equatable {
    nonisolated let step: Int
    let content: Content
    nonisolated static func == (a: Self, b: Self) -> Bool { a.step == b.step }
    var body: some View { content }
  }
}

enum InID: Container {
  static func around(_ content: some View, step: Int) -> any View { content.id(step) }
}

/// A view of the user's, with state and environment.
enum InUserView: Container {
  static func around(_ content: some View, step: Int) -> any View { UserView(step: step, content: content) }

  private struct UserView<Content: View>: View {
    let step: Int
    let content: Content
    @State private var count = 0
    @Environment(\.locale) private var locale

    var body: some View {
      VStack {
        content
        Text("\(locale.identifier) \(count) \(step)")
      }
      .onAppear { count = 1 }
      .onDisappear { count = 0 }
    }
  }
}

enum InUserModifier: Container {
  static func around(_ content: some View, step: Int) -> any View { content.modifier(Marked(step: step)) }

  private struct Marked: ViewModifier {
    let step: Int
    @State private var count = 3
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
      content
        .padding(2)
        .border(colorScheme == .dark ? Color.white : Color.black)
        .overlay(alignment: .bottomTrailing) { Text("\(count) \(step)") }
    }
  }
}

/// The content twice: two lives of one value.
enum InContentTransform: Container {
  static func around(_ content: some View, step: Int) -> any View { content.modifier(Doubled()) }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content
      content.opacity(0.5)
    }
  }
}

enum InSubviews: Container {
  static func around(_ content: some View, step: Int) -> any View {
    VStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { $0.padding(1) }
        Text("\(subviews.count) \(step)")
      }
    }
  }
}

/// A modifier that is there at step 1 only.
enum InVariableModifier: Container {
  static func around(_ content: some View, step: Int) -> any View { Variable(isSet: step == 1, content: content) }

  private struct Variable<Content: View>: View {
    let isSet: Bool
    let content: Content
    var body: some View {
      if isSet { content.padding(7).background(.green) } else { content }
    }
  }
}
