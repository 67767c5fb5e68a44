// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// Only as long as there are fewer than two strings: requests values lazily.
enum Short: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    if value.count < 2 { value += nextValue() }
  }
}

/// The last sibling's strings. Its default is no identity: it shows where a default was combined.
enum Newest: PreferenceKey {
  static var defaultValue: [String] { ["default"] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value = nextValue() }
}

extension PreferenceTree {
  /// The tree as views with types of their own: what is fixed in the tree is fixed in the type.
  @MainActor
  func view(_ log: Record<[String]>) -> any View {
    switch self {
    case .leaf: Color.clear
    case .nothing: EmptyView()
    case .measured(let state): Color.clear.background(MeasuringView(state: state))
    case .write(let state, let tree): Self.writing(state, tree.view(log))
    case .append(let text, let tree): Self.appending(text, tree.view(log))
    case .read(let tree): Self.reading(log, tree.view(log))
    case .stack(let trees): Self.stack(trees.map { $0.view(log) })
    case .group(let trees): Self.group(trees.map { $0.view(log) })
    case .choice(let state, let tree, nil): Self.option(state, tree.view(log))
    case .choice(let state, let tree, let other?): Self.alternative(state, tree.view(log), other.view(log))
    case .rows(let state, let tree): Self.rows(state, tree.view(log))
    case .identified(let state, let tree): Self.identified(state, tree.view(log))
    case .raised(let state, let tree): Self.raised(state, tree.view(log))
    case .layer(let back, let front): Self.layer(back.view(log), front.view(log))
    case .erased(let tree): Self.erased(tree.view(log))
    }
  }

  // Each opens the existential: the result's type holds the type of what it is made from.
  @MainActor private static func writing(_ state: FuzzState<Int>, _ view: some View) -> any View {
    WritingView(state: state, content: view)
  }
  @MainActor private static func appending(_ text: String, _ view: some View) -> any View {
    view.appending(text)
  }
  @MainActor private static func reading(_ log: Record<[String]>, _ view: some View) -> any View {
    view.on(Cat.self, log)
  }
  @MainActor private static func stack(_ views: [any View]) -> any View {
    let members = group(views)
    return stacked(members)
  }
  @MainActor private static func stacked(_ members: some View) -> any View { VStack { members } }
  @MainActor private static func group(_ views: [any View]) -> any View {
    var result = views[0]
    for next in views.dropFirst() { result = pair(result, next) }
    return result
  }
  @MainActor private static func pair(_ first: some View, _ second: some View) -> any View {
    Group {
      first; second
    }
  }
  @MainActor private static func option(_ state: FuzzState<Bool>, _ view: some View) -> any View {
    OptionalView(state: state, content: view)
  }
  @MainActor private static func alternative(_ state: FuzzState<Bool>, _ first: some View, _ second: some View)
    -> any View
  {
    AlternativeView(state: state, first: first, second: second)
  }
  @MainActor private static func rows(_ state: FuzzState<[Int]>, _ view: some View) -> any View {
    RowsView(state: state, content: view)
  }
  @MainActor private static func identified(_ state: FuzzState<Int>, _ view: some View) -> any View {
    IdentifiedView(state: state, content: view)
  }
  @MainActor private static func raised(_ state: FuzzState<Int>, _ view: some View) -> any View {
    RaisedView(state: state, content: view)
  }
  @MainActor private static func layer(_ back: some View, _ front: some View) -> any View { front.background(back) }
  @MainActor private static func erased(_ view: some View) -> any View { AnyView(view) }
}

extension View {
  fileprivate func appending(_ text: String) -> some View {
    transformPreference(Cat.self) { $0.append(text) }
      .transformPreference(Short.self) { $0.append(text) }
      .transformPreference(Newest.self) { $0.append(text) }
  }
}

private struct WritingView<Content: View>: View {
  let state: FuzzState<Int>
  let content: Content
  var body: some View {
    let value = ["\(state.read)"]
    content.p(Cat.self, value).p(Short.self, value).p(Newest.self, value)
  }
}

private struct MeasuringView: View {
  let state: FuzzState<Int>
  var body: some View {
    GeometryReader { proxy in
      let _ = proxy.frame(in: .global)
      WritingView(state: state, content: Color.clear)
    }
  }
}

private struct OptionalView<Content: View>: View {
  let state: FuzzState<Bool>
  let content: Content
  var body: some View { if state.read { content } }
}

private struct AlternativeView<First: View, Second: View>: View {
  let state: FuzzState<Bool>
  let first: First
  let second: Second
  var body: some View { if state.read { first } else { second } }
}

private struct RowsView<Content: View>: View {
  let state: FuzzState<[Int]>
  let content: Content
  var body: some View { ForEach(state.read, id: \.self) { content.appending("r\($0)") } }
}

private struct IdentifiedView<Content: View>: View {
  let state: FuzzState<Int>
  let content: Content
  var body: some View { content.id(state.read) }
}

private struct RaisedView<Content: View>: View {
  let state: FuzzState<Int>
  let content: Content
  var body: some View { content.zIndex(Double(state.read)) }
}
