// SPDX-License-Identifier: MIT

import SwiftUI

enum InScrollView: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ScrollView {
      content
      Text("after \(step)")
    }
  }
}

enum InHorizontalScrollView: Container {
  static func around(_ content: some View, step: Int) -> any View { ScrollView(.horizontal) { content } }
}

enum InBothAxesScrollView: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ScrollView([.horizontal, .vertical]) { content }
  }
}

enum InScrollViewReader: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ScrollViewReader { _ in
      ScrollView {
        content.id("content")
        Text("step \(step)")
      }
    }
  }
}

enum InLazyVStack: Container {
  static func around(_ content: some View, step: Int) -> any View {
    LazyVStack(alignment: .leading, spacing: CGFloat(step)) {
      Text("first")
      content
    }
  }
}

enum InLazyHStack: Container {
  static func around(_ content: some View, step: Int) -> any View {
    LazyHStack {
      Text("first \(step)")
      content
    }
  }
}

enum InLazyVGrid: Container {
  static func around(_ content: some View, step: Int) -> any View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100)), GridItem(.flexible())]) {
      ForEach(0..<2 + step, id: \.self) { _ in content }
    }
  }
}

enum InLazyHGrid: Container {
  static func around(_ content: some View, step: Int) -> any View {
    LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.flexible())]) {
      content
      Text("cell \(step)")
    }
  }
}

enum InScrolledLazyVStack: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ScrollView {
      LazyVStack {
        Text("first \(step)")
        content
        Text("last")
      }
    }
  }
}

enum InScrolledLazyHStack: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ScrollView(.horizontal) {
      LazyHStack {
        content
        Text("last \(step)")
      }
    }
  }
}

enum InPinnedSection: Container {
  static func around(_ content: some View, step: Int) -> any View {
    ScrollView {
      LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          Text("row")
          content
        } header: {
          Text("Pinned \(step)")
        } footer: {
          Text("Foot")
        }
      }
    }
  }
}
