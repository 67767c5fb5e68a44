// SPDX-License-Identifier: MIT

import SwiftUI

/// Layout around a random view.
struct RandomLayout: View {
  let tree: RandomTree

  var body: some View {
    let child = RandomView(tree: tree.children[0])
    let size = CGFloat(tree.number) * 5
    switch tree.kind {
    case .padding: child.padding(.leading, size).padding(.top, 2)
    case .frame: child.frame(width: size + 10, height: 30, alignment: tree.number % 2 == 0 ? .center : .topLeading)
    case .flexibleFrame: child.frame(minWidth: size, maxWidth: tree.number % 2 == 0 ? .infinity : 60, maxHeight: 40)
    case .fixedSize: child.fixedSize(horizontal: tree.number % 2 == 0, vertical: true)
    case .aspectRatio: child.aspectRatio(1 + CGFloat(tree.number), contentMode: .fit)
    case .layoutPriority: child.layoutPriority(Double(tree.number))
    default: child.alignmentGuide(.top) { $0.height / 2 + size }
    }
  }
}

@MainActor private let transitions: [AnyTransition] = [
  .opacity, .identity, .slide, .move(edge: .top), .scale, .push(from: .bottom), AnyTransition(.blurReplace),
  .asymmetric(insertion: .offset(x: 9), removal: .opacity.combined(with: .move(edge: .leading))),
]

/// Effects around a random view.
struct RandomEffect: View {
  let tree: RandomTree

  var body: some View {
    let child = RandomView(tree: tree.children[0])
    let size = CGFloat(tree.number) * 5
    switch tree.kind {
    case .offset: child.offset(x: size, y: 1)
    case .scale: child.scaleEffect(1 + size / 10)
    case .rotation: child.rotationEffect(.degrees(Double(size) * 9))
    case .opacity: child.opacity(Double(tree.number) / 7)
    case .hidden: child.hidden()
    case .zIndex: child.zIndex(Double(tree.number % 3))
    case .transition: child.transition(transitions[tree.id % transitions.count])
    case .grouped: child.geometryGroup()
    case .fading: child.contentTransition(tree.number < 4 ? .opacity : .numericText())
    case .clip: child.clipShape(RoundedRectangle(cornerRadius: size))
    default: child.border(Color.red, width: size / 5)
    }
  }
}

/// Identities around a random view.
struct RandomIdentity: View {
  let tree: RandomTree

  var body: some View {
    let child = RandomView(tree: tree.children[0])
    switch tree.kind {
    case .identified: child.id(tree.number)
    case .erased: if tree.number < 6 { AnyView(child) } else { AnyView(child.padding(1)) }
    case .equatable: EquatableRandomView(tree: tree.children[0]).equatable()
    case .optional: if tree.number % 2 == 0 { child }
    case .accessible: child.accessibilityIdentifier("id \(tree.number)")
    case .userModifier: child.modifier(RandomModifier(number: tree.number))
    case .reader:
      GeometryReader { proxy in
        child.frame(width: proxy.size.width / 2)
        if tree.number % 2 == 0 { Text("\(proxy.size.height)") }
      }
    default: child
    }
  }
}

/// The fault that the fuzzers have to find in their own trial: views that count as unchanged when they are not.
enum MissedChange {
  @TaskLocal static var isInjected = false
}

struct EquatableRandomView: View, Equatable {
  nonisolated let tree: RandomTree
  nonisolated static func == (a: Self, b: Self) -> Bool { MissedChange.isInjected || a.tree == b.tree }
  var body: some View { RandomView(tree: tree) }
}

private struct RandomModifier: ViewModifier {
  let number: Int
  @Environment(\.randomNumber) private var environment

  func body(content: Content) -> some View {
    content
    if number % 2 == 0 { Text("modifier \(number) \(environment)") }
  }
}
