// SPDX-License-Identifier: MIT

import SwiftUI

enum InVStack: Container {
  static func around(_ content: some View, step: Int) -> any View {
    VStack(alignment: .leading, spacing: CGFloat(4 + step)) {
      content
      Text("below")
    }
  }
}

enum InHStack: Container {
  static func around(_ content: some View, step: Int) -> any View {
    HStack {
      content
      Text("beside \(step)")
    }
  }
}

enum InZStack: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ZStack(alignment: step == 0 ? .topLeading : .bottom) {
      Color.yellow
      content
    }
  }
}

enum InGrid: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Grid(alignment: .leading) {
      GridRow {
        Text("cell")
        content
      }
      GridRow {
        Text("a longer cell \(step)")
        Text("last")
      }
    }
  }
}

enum InGroup: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Group {
      content
      Text("grouped \(step)")
    }
  }
}

enum InSection: Container {
  static func around(_ content: some View, step: Int) -> any View {
    Section {
      content
    } header: {
      Text("Header \(step)")
    } footer: {
      Text("Footer")
    }
  }
}

enum InForEach: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ForEach(0..<2 + step, id: \.self) { index in
      content
      Text("row \(index)")
    }
  }
}

/// There at step 0 only.
enum InCondition: Container {
  static func around(_ content: some View, step: Int) -> any View { Condition(isTrue: step == 0, content: content) }

  private struct Condition<Content: View>: View {
    let isTrue: Bool
    let content: Content
    var body: some View { if isTrue { content } }
  }
}

/// In the other branch at step 1.
enum InBranch: Container {
  static func around(_ content: some View, step: Int) -> any View { Branch(isFirst: step == 0, content: content) }

  private struct Branch<Content: View>: View {
    let isFirst: Bool
    let content: Content
    var body: some View {
      if isFirst {
        content
      } else {
        Text("otherwise")
        content
      }
    }
  }
}
