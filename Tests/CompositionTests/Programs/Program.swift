// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI

/// A random view tree: containers in each other, each around one to three parts, down to leaves.
@MainActor
struct Program: @MainActor CustomStringConvertible {
  indirect enum Part {
    case leaf(any Leaf.Type)
    case container(any Container.Type, [Part])
  }

  let root: Part

  init(_ root: Part) { self.root = root }

  /// - Parameter depth: How many containers are in each other at most.
  init(
    _ random: inout SplitMix, depth: Int, containers: [any Container.Type] = Containers.all,
    leaves: [any Leaf.Type] = Leaves.all
  ) {
    func part(_ depth: Int) -> Part {
      guard depth > 0, let container = containers.randomElement(using: &random) else {
        return .leaf(leaves.randomElement(using: &random) ?? TextLeaf.self)
      }
      let count = [1, 1, 1, 2, 2, 3][random.below(6)]
      return .container(container, (0..<count).map { _ in part(random.below(depth)) })
    }
    self.init(part(depth))
  }

  /// The number of containers and leaves. Their places are numbered in the order of `description`.
  var count: Int { Self.count(root) }

  private static func count(_ part: Part) -> Int {
    switch part {
    case .leaf: 1
    case .container(_, let parts): parts.reduce(1) { $0 + count($1) }
    }
  }

  /// The tree as a view of the type that a user's source would give it.
  /// - Parameter step: The parameter that all containers and leaves have.
  func view(step: Int) -> any View { view(step: step) { view, _ in view } }

  /// - Parameter place: The part that `change` gets; what it returns stands in its place.
  func view(step: Int, changing place: Int, _ change: (any View) -> any View) -> any View {
    view(step: step) { view, number in number == place ? change(view) : view }
  }

  /// - Parameter change: Gets each part, and its place.
  func view(step: Int, changing change: (any View, Int) -> any View) -> any View {
    var next = 0
    func view(_ part: Part) -> any View {
      let number = next
      next += 1
      let view: any View =
        switch part {
        case .leaf(let leaf): leaf.view(step: step)
        case .container(let container, let parts): container.around(Self.together(parts.map(view)), step: step)
        }
      return change(view, number)
    }
    return view(root)
  }

  /// Several views in the braces of one container.
  private static func together(_ views: [any View]) -> any View {
    func two(_ a: some View, _ b: some View) -> any View { ViewBuilder.buildBlock(a, b) }
    func three(_ a: some View, _ b: some View, _ c: some View) -> any View { ViewBuilder.buildBlock(a, b, c) }
    return switch views.count {
    case 1: views[0]
    case 2: two(views[0], views[1])
    default: three(views[0], views[1], views[2])
    }
  }

  /// `VStack(Text, List(Toggle(Text)))`.
  var description: String { Self.describe(root) }

  private static func describe(_ part: Part) -> String {
    switch part {
    case .leaf(let leaf): Composition.name(leaf)
    case .container(let container, let parts):
      "\(Composition.name(container))(\(parts.map(describe).joined(separator: ", ")))"
    }
  }

  /// The containers and leaves of the part at a place, itself included.
  func types(at place: Int) -> [Any.Type] {
    var types: [Any.Type] = []
    var next = 0
    func collect(_ part: Part, _ isInside: Bool) {
      let isInside = isInside || next == place
      next += 1
      switch part {
      case .leaf(let leaf): if isInside { types.append(leaf) }
      case .container(let container, let parts):
        if isInside { types.append(container) }
        for part in parts { collect(part, isInside) }
      }
    }
    collect(root, false)
    return types
  }

  /// The program in itself: it stands in the place of its first leaf, `levels` − 1 times.
  func nested(_ levels: Int) -> Program {
    func filled(_ part: Part, _ inner: Part) -> Part {
      switch part {
      case .leaf: inner
      case .container(let container, let parts):
        .container(container, [filled(parts[0], inner)] + parts.dropFirst())
      }
    }
    return Program((1..<levels).reduce(root) { inner, _ in filled(root, inner) })
  }

  /// The programs that lack one container or one leaf of this one, largest pieces first.
  var smaller: [Program] { Self.smaller(root).map(Program.init) }

  private static func smaller(_ part: Part) -> [Part] {
    guard case .container(let container, let parts) = part else {
      return part.isText ? [] : [.leaf(TextLeaf.self)]
    }
    var result = parts
    for (index, inner) in parts.enumerated() {
      func replacing(_ new: [Part]) -> Part {
        .container(container, Array(parts[..<index]) + new + Array(parts[(index + 1)...]))
      }
      if parts.count > 1 { result.append(replacing([])) }
      result += smaller(inner).map { replacing([$0]) }
    }
    return result
  }
}

extension Program.Part {
  fileprivate var isText: Bool {
    if case .leaf(let leaf) = self { leaf == TextLeaf.self } else { false }
  }
}
