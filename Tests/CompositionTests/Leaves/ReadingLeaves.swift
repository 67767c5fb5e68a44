// SPDX-License-Identifier: MIT

import SwiftUI

enum EnvironmentLeaf: Leaf {
  static func view(step: Int) -> any View { Reader(step: step) }

  private struct Reader: View {
    let step: Int
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @Environment(\.lineLimit) private var lineLimit

    var body: some View {
      Text("\(colorScheme == .dark ? "dark" : "light") \(locale.identifier) \(lineLimit ?? 0) \(step)")
    }
  }
}

enum StateLeaf: Leaf {
  static func view(step: Int) -> any View { Holder(step: step) }

  private struct Holder: View {
    let step: Int
    @State private var seen = -1
    @State private var hasAppeared = false

    var body: some View {
      // As large before as after: else a choice by size takes it away again, and the program never rests.
      // Its value only while it is shown: a view that a choice leaves out keeps the one of the last time, if there was any.
      Text("seen \(hasAppeared ? seen : 0)")
        .opacity(hasAppeared ? 1 : 0.25)
        .onAppear { hasAppeared = true }
        .onDisappear { hasAppeared = false }
        .onChange(of: step, initial: true) { seen = $1 }
    }
  }
}

enum ObservedLeaf: Leaf {
  static func view(step: Int) -> any View { Owner(step: step) }

  private final class Model: ObservableObject {
    @Published var count = 5
  }

  private struct Owner: View {
    let step: Int
    @StateObject private var model = Model()
    var body: some View { Stepper("\(model.count) \(step)", value: $model.count) }
  }
}

/// A bar of half the size that is there, and the size in words.
enum GeometryLeaf: Leaf {
  static func view(step: Int) -> any View {
    GeometryReader { geometry in
      ZStack(alignment: .topLeading) {
        Color.teal.frame(width: geometry.size.width / 2, height: geometry.size.height / CGFloat(3 + step))
        Text("\(Int(geometry.size.width)) \(Int(geometry.frame(in: .global).minY))")
      }
    }
  }
}

/// Dynamic properties in the content of a reader.
enum GeometryToggleLeaf: Leaf {
  static func view(step: Int) -> any View {
    GeometryReader { geometry in
      Toggle("wide \(Int(geometry.size.width))", isOn: .constant(step == 1)).frame(width: geometry.size.width * 0.8)
    }
  }
}

enum PreferenceLeaf: Leaf {
  static func view(step: Int) -> any View { Titled(step: step) }

  private struct TitleKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct Titled: View {
    let step: Int
    @State private var title = "none"

    var body: some View {
      HStack {
        Text("written").preference(key: TitleKey.self, value: "title \(step)")
        Text(title)
      }
      .onPreferenceChange(TitleKey.self) { title = $0 }
    }
  }
}

enum FocusLeaf: Leaf {
  static func view(step: Int) -> any View { Field(step: step) }

  private struct Field: View {
    let step: Int
    @State private var text = "typed"
    @FocusState private var isFocused: Bool
    @GestureState private var isPressed = false

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name \(step)", text: $text).focused($isFocused)
        Text("\(isFocused) \(isPressed)")
      }
    }
  }
}
