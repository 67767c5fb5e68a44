// SPDX-License-Identifier: MIT

import SwiftUI

/// The view that a random tree describes.
struct RandomView: View {
  let tree: RandomTree

  var body: some View {
    switch tree.kind.arity {
    case 0...0: RandomLeaf(tree: tree)
    case 1...1:
      switch tree.kind {
      case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .layoutPriority, .alignmentGuide:
        RandomLayout(tree: tree)
      case .offset, .scale, .rotation, .opacity, .hidden, .zIndex, .clip, .border, .transition, .grouped, .fading:
        RandomEffect(tree: tree)
      case .identified, .erased, .equatable, .optional, .accessible, .userModifier, .reader, .bare:
        RandomIdentity(tree: tree)
      case .phases, .keyframes: RandomMotion(tree: tree)
      default: RandomValue(tree: tree)
      }
    case 2...2:
      switch tree.kind {
      case .matched, .navigation, .sheet: RandomPlaces(tree: tree)
      default: RandomPair(tree: tree)
      }
    default: RandomContainer(tree: tree)
    }
  }
}

private let colors: [Color] = [.red, .green, .blue, .orange, .clear, .black, .purple, .yellow]
private let words = ["a", "word", "two words", "", "several words in one text", "o", "b", "x y z"]

struct RandomLeaf: View {
  let tree: RandomTree
  @Environment(\.randomNumber) private var number

  var body: some View {
    let size = CGFloat(tree.number) * 5
    switch tree.kind {
    case .text: Text(words[tree.number])
    case .color: colors[tree.number].frame(width: size + 3, height: 20 - size / 4)
    case .flexibleColor: colors[tree.number]
    case .spacer: Spacer(minLength: size)
    case .environmentReader: Text("env \(number)")
    case .geometryText:
      GeometryReader { Text("\($0.size.width) \($0.frame(in: .global).minX) \($0.frame(in: .named("space")).minY)") }
    case .stateEcho: StateEcho(number: tree.number)
    case .geometryState: GeometryReader { StateEcho(number: tree.number + Int($0.size.width)) }
    default: EmptyView()
    }
  }
}

struct RandomPair: View {
  let tree: RandomTree

  var body: some View {
    let first = RandomView(tree: tree.children[0])
    let second = RandomView(tree: tree.children[1])
    switch tree.kind {
    case .row:
      HStack(alignment: tree.number % 2 == 0 ? .center : .lastTextBaseline) {
        first
        second
      }
    case .column:
      VStack(alignment: .leading, spacing: CGFloat(tree.number)) {
        first
        second
      }
    case .layers:
      ZStack(alignment: .bottomTrailing) {
        first
        second
      }
    case .overlay: first.overlay(alignment: .topLeading) { second }
    case .background: first.background { second }
    default: if tree.number % 2 == 0 { first } else { second }
    }
  }
}

struct RandomContainer: View {
  let tree: RandomTree

  var body: some View {
    let spacing = tree.number < 4 ? nil : CGFloat(tree.number)
    switch tree.kind {
    case .hstack:
      HStack(alignment: .top, spacing: spacing) { ForEach(tree.children) { RandomView(tree: $0) } }
    case .vstack:
      VStack(spacing: spacing) {
        ForEach(tree.children) { child in
          if child.number != 7 { RandomView(tree: child) }
        }
      }
    case .scroll:
      ScrollView { ForEach(tree.children) { RandomView(tree: $0) } }
        .frame(width: 60, height: 60)
    case .scrolledTo: ScrolledTo(tree: tree)
    // Rows of one length, so that where they are does not depend on which were measured before.
    case .lazyColumn:
      ScrollView {
        LazyVStack(alignment: .leading, spacing: CGFloat(tree.number)) {
          ForEach(tree.children) { RandomView(tree: $0).frame(height: 20).id($0.number % 2 == 0 ? $0.id : -$0.id) }
        }
      }
      .frame(width: 60, height: 50)
    case .lazyRow:
      ScrollView(.horizontal) {
        LazyHStack(spacing: CGFloat(tree.number)) { ForEach(tree.children) { RandomView(tree: $0).frame(width: 20) } }
      }
      .frame(width: 50, height: 60)
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem(.fixed(10 + CGFloat(tree.number)))]) {
          ForEach(tree.children) { RandomView(tree: $0).frame(height: 20) }
        }
      }
      .frame(width: 60, height: 50)
    case .zstack: ZStack { ForEach(tree.children) { RandomView(tree: $0) } }
    default: Group { ForEach(tree.children) { RandomView(tree: $0) } }
    }
  }
}

/// State that follows a parameter: after each update it is what it would be in a new view.
private struct StateEcho: View {
  let number: Int
  @State private var seen = -1

  var body: some View {
    // Not by an initial change: it waits where a page covers the view from the beginning, so the state depends on the past.
    Text("seen \(seen)").onChange(of: number) { seen = $1 }
      .preference(key: EchoKey.self, value: number).onPreferenceChange(EchoKey.self) { seen = $0 }
  }
}

private enum EchoKey: PreferenceKey {
  static let defaultValue = -1
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private enum RandomNumberKey: EnvironmentKey {
  static let defaultValue = -1
}

extension EnvironmentValues {
  var randomNumber: Int {
    get { self[RandomNumberKey.self] }
    set { self[RandomNumberKey.self] = newValue }
  }
}
