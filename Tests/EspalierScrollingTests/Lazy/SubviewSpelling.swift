// SPDX-License-Identifier: MIT

import SwiftUI

/// The ways in which a container of one's own goes through the views that it gets.
enum SubviewSpelling: CaseIterable {
  case forEach, group, plain, parts, indices, reversed, sections, groupOfSections, twice, variadic, nested, stored
  case modified

  @MainActor @ViewBuilder func views<Content: View>(of content: Content) -> some View {
    switch self {
    case .forEach: ForEach(subviews: content) { $0.padding(1) }
    case .group: Group(subviews: content) { subviews in ForEach(subviews) { SubviewFrame(content: $0) } }
    case .plain: Group(subviews: content) { $0 }
    case .parts:
      Group(subviews: content) { subviews in
        subviews.prefix(1)
        subviews.dropFirst()
      }
    case .indices:
      Group(subviews: content) { subviews in ForEach(subviews.indices, id: \.self) { subviews[$0] } }
    case .reversed: Group(subviews: content) { subviews in ForEach(subviews.reversed()) { $0 } }
    case .sections: ForEach(sections: content) { section in section.content }
    case .groupOfSections:
      Group(sections: Section { content }) { sections in
        ForEach(sections) { section in ForEach(section.content) { $0.padding(1) } }
      }
    case .twice: ForEach(subviews: ForEach(subviews: content) { $0.padding(1) }) { $0.padding(1) }
    case .variadic: _VariadicView.Tree(Lines()) { content }
    case .nested: Outer { Inner { content } }
    case .stored: Group(subviews: content) { subviews in ForEach(Array(subviews)) { SubviewFrame(content: $0) } }
    case .modified: ForEach(subviews: Group { content }.padding(1)) { $0.padding(1) }
    }
  }
}

struct SubviewFrame<Content: View>: View {
  let content: Content
  @State private var count = 0
  var body: some View {
    HStack {
      Text("outer \(count)").onTapGesture { count += 1 }
      content
    }
  }
}

private struct Lines: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0.padding(1) } }
}

private struct Outer<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { ForEach(subviews: content) { $0.padding(1) } }
}

private struct Inner<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { Group(subviews: content) { subviews in ForEach(subviews) { $0.border(.red) } } }
}
