// SPDX-License-Identifier: MIT

import SwiftUI

enum InNavigationStack: Container {
  static func around(_ content: some View, step: Int) -> any View {
    NavigationStack { content.navigationTitle("Title \(step)") }
  }
}

enum InNavigationSplitView: Container {
  static func around(_ content: some View, step: Int) -> any View {
    NavigationSplitView {
      content
    } detail: {
      Text("detail \(step)")
    }
  }
}

enum InNavigationLink: Container {
  static func around(_ content: some View, step: Int) -> any View {
    NavigationStack {
      NavigationLink {
        Text("destination")
      } label: {
        content
      }
    }
  }
}

enum InNavigationDestination: Container {
  static func around(_ content: some View, step: Int) -> any View {
    NavigationStack(path: .constant([1])) {
      Text("root")
        .navigationDestination(for: Int.self) { number in content.navigationTitle("Level \(number)") }
    }
  }
}

enum InTabView: Container {
  static func around(_ content: some View, step: Int) -> any View {
    TabView {
      content.tabItem { Label("First", systemImage: "star") }
      Text("second").tabItem { Text("Second \(step)") }
    }
  }
}

enum InPagedTabView: Container {
  static func around(_ content: some View, step: Int) -> any View {
    TabView {
      content
      Text("page \(step)")
    }
    .tabViewStyle(.page)
  }
}

enum InToolbar: Container {
  static func around(_ content: some View, step: Int) -> any View {
    NavigationStack {
      Text("under a bar \(step)")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { content }
        }
    }
  }
}

enum InSearchable: Container {
  static func around(_ content: some View, step: Int) -> any View {
    NavigationStack { content.searchable(text: .constant("")) }
  }
}
