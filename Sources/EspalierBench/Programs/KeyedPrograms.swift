// SPDX-License-Identifier: MIT

import SwiftUI

// The programs of `make compare`; their counterparts in other toolkits are in `Benchmarks`. Keys are described in
// `Benchmarks/window-probe.c`.

/// Nothing until the key "s", then the content, with one more step at "n", or every 20 ms after "g".
struct KeyedContent<Content: View>: View {
  /// The content after a number of steps.
  let content: (Int) -> Content
  @State private var isShown = false
  @State private var isRunning = false
  @State private var step = 0

  var body: some View {
    ZStack {
      Color.clear
      if isShown { content(step) }
    }
    .background {
      if !isShown { Button("Show") { isShown = true }.keyboardShortcut("s", modifiers: []).opacity(0) }
      Button("Step") { step += 1 }.keyboardShortcut("n", modifiers: []).opacity(0)
      Button("Go") { isRunning.toggle() }.keyboardShortcut("g", modifiers: []).opacity(0)
    }
    .task(id: isRunning) {
      while isRunning, !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(20))
        step += 1
      }
    }
  }
}

/// 10,000 labels; with each step one of them changes.
struct Labels: View {
  let step: Int

  var body: some View {
    ScrollView { Nested(hundreds: 100) { _ in FixedLeaf() } }
      .onChange(of: step) { Registry.states[step * 79 % 200].wrappedValue = step % 9 + 1 }
  }
}

/// 100,000 rows, which scroll by one with each step.
struct Rows: View {
  let step: Int

  var body: some View {
    ScrollViewReader { reader in
      LongList().onChange(of: step) { reader.scrollTo(step, anchor: .top) }
    }
  }
}

/// 1,000 squares that turn and fade.
struct Squares: View {
  @State private var isTurned = false
  @State private var isFaded = false

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<25) { _ in
        HStack(spacing: 0) {
          ForEach(0..<40) { _ in
            Rectangle().fill(.blue).frame(width: 14, height: 14)
              .rotationEffect(.degrees(isTurned ? 360 : 0))
              .opacity(isFaded ? 0.3 : 1)
              .frame(width: 28, height: 28)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onAppear {
      withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { isTurned = true }
      withAnimation(.linear(duration: 2).repeatForever()) { isFaded = true }
    }
  }
}

/// A form of 300 fields that edit one array of texts.
struct Fields: View {
  @State private var texts = Array(repeating: "", count: 300)
  @FocusState private var focus: Int?

  var body: some View {
    Form {
      ForEach(texts.indices, id: \.self) { index in
        TextField("Field \(index)", text: $texts[index]).focused($focus, equals: index)
      }
    }
    .formStyle(.grouped)
    .onAppear { focus = 0 }
  }
}
