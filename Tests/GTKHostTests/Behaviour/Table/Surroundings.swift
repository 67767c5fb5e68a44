// SPDX-License-Identifier: MIT

import SwiftUI

enum Surroundings: String, CaseIterable {
  /// Nothing: the entry is the whole window.
  case none
  case stack, form, row, scrollView, sheet, detail, tab, geometry
  /// Nothing happens.
  case disabled

  /// Those of a control.
  static let ofControls = allCases.filter { $0 != .none }
}

struct Inside<Content: View>: View {
  let surroundings: Surroundings
  @ViewBuilder let content: Content

  var body: some View {
    switch surroundings {
    case .none: content
    case .stack: stack
    case .form: Form { content }.formStyle(.grouped)
    case .row: List { content }
    case .scrollView: ScrollView { stack }
    case .sheet:
      Color.clear.sheet(isPresented: .constant(true)) { stack.frame(width: 500, height: 400) }
    case .detail:
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        stack
      }
    case .tab:
      TabView {
        Tab("First", systemImage: "1.circle") { stack }
        Tab("Second", systemImage: "2.circle") { Text("Second page") }
      }
    case .geometry: GeometryReader { _ in stack }
    case .disabled: stack.disabled(true)
    }
  }

  private var stack: some View { VStack(alignment: .leading) { content }.padding() }
}
