// SPDX-License-Identifier: MIT

import SwiftUI

/// Containers that do what no container may: the run has to find each of them. They are in no matrix.
@MainActor
enum FaultyContainers {
  static let all: [any Container.Type] = [
    InCrash.self, InStandstill.self, InWarning.self, InUnrest.self, InMemory.self,
  ]
}

enum InCrash: Container {
  static func around(_ content: some View, step: Int) -> any View { Crashing(content: content) }

  private struct Crashing<Content: View>: View {
    let content: Content
    var body: some View {
      let none: Content? = nil
      return none!
    }
  }
}

enum InStandstill: Container {
  static func around(_ content: some View, step: Int) -> any View {
    content.alignmentGuide(.leading) { _ in while true {} }
  }
}

enum InWarning: Container {
  static func around(_ content: some View, step: Int) -> any View { content.frame(width: -1) }
}

/// One animation begins the next, for as long as the view lives.
enum InUnrest: Container {
  static func around(_ content: some View, step: Int) -> any View { Restless(content: content) }

  private final class Life {}

  private struct Restless<Content: View>: View {
    let content: Content
    @State private var count = 0
    @State private var life = Life()
    var body: some View {
      VStack {
        content
        Text("\(count)")
      }
      .onAppear { Self.grow($count, during: life) }
    }

    /// Holds nothing of the view: a completion is called for a view that is gone, too.
    private static func grow(_ count: Binding<Int>, during life: Life) {
      withAnimation(.linear(duration: 0.01)) {
        count.wrappedValue += 1
      } completion: { [weak life] in
        if let life { grow(count, during: life) }
      }
    }
  }
}

/// Shows what it has shown before: a step there and back is seen.
enum InMemory: Container {
  static func around(_ content: some View, step: Int) -> any View { Remembering(step: step, content: content) }

  private struct Remembering<Content: View>: View {
    let step: Int
    let content: Content
    @State private var largest = 0
    var body: some View {
      content
      Text("\(largest)").onChange(of: step, initial: true) { largest = max(largest, step) }
    }
  }
}
