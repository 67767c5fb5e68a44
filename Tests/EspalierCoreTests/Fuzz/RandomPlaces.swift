// SPDX-License-Identifier: MIT

import SwiftUI

/// Two views, of which one follows the other, or lies above it.
struct RandomPlaces: View {
  let tree: RandomTree

  var body: some View {
    let first = RandomView(tree: tree.children[0])
    let second = RandomView(tree: tree.children[1])
    switch tree.kind {
    case .matched: Matched(number: tree.number, source: first, follower: second)
    case .navigation: Navigation(number: tree.number, root: first, destination: second)
    default: ZStack { first }.sheet(isPresented: .constant(tree.number < 4)) { second }
    }
  }
}

/// One source and one follower: of two sources the newer counts, and what is newer is no property of a tree.
private struct Matched: View {
  let number: Int
  let source: RandomView
  let follower: RandomView
  @Namespace private var namespace

  var body: some View {
    ZStack(alignment: .topLeading) {
      ZStack { source }.padding(CGFloat(number)).matchedGeometryEffect(id: number % 2, in: namespace)
      ZStack { follower }
        .matchedGeometryEffect(
          id: number % 3, in: namespace, properties: [.frame, .position, .size][number % 3], anchor: .topLeading,
          isSource: false)
    }
  }
}

private struct Navigation: View {
  let number: Int
  let root: RandomView
  let destination: RandomView

  var body: some View {
    NavigationStack(path: .constant(number < 4 ? [] : [number])) {
      ZStack { root }
        .navigationTitle("title \(number)")
        .navigationDestination(for: Int.self) { number in
          ZStack { destination }.navigationTitle("level \(number)")
        }
    }
    .frame(width: 80, height: 90)
  }
}

/// Scrolled as far as its tree sets, each time that the tree changes: where a scroll view stands is its own state.
struct ScrolledTo: View {
  let tree: RandomTree
  @State private var position = ScrollPosition()

  var body: some View {
    ScrollView {
      VStack {
        ForEach(tree.children) { RandomView(tree: $0).frame(height: 25) }
      }
    }
    .frame(width: 60, height: 40)
    .scrollPosition($position)
    .onChange(of: tree, initial: true) { position.scrollTo(y: CGFloat(tree.number) * 10) }
  }
}
