// SPDX-License-Identifier: MIT

import EspalierTestSupport

/// A random description of a view: what kind, one parameter, and what is inside.
struct RandomTree: Equatable, Identifiable, Codable {
  enum Kind: String, CaseIterable, Codable {
    // Without children
    case text, color, flexibleColor, spacer, empty, environmentReader, geometryText, stateEcho,
      geometryState
    // Around one: layout
    case padding, frame, flexibleFrame, fixedSize, aspectRatio, layoutPriority, alignmentGuide
    // Around one: effects
    case offset, scale, rotation, opacity, hidden, zIndex, clip, border, transition, grouped, fading
    // Around one: values
    case preference, transformPreference, anchor, transformAnchor, environment, sumOverlay, anchorOverlay
    case preferenceEcho, geometryEcho, namedSpace
    // Around one: identity
    case identified, erased, equatable, optional, accessible, userModifier, reader, bare
    // Around one: motion by a trigger
    case phases, keyframes
    // Around two
    case row, column, layers, overlay, background, either
    // Around two: one follows the other, or is behind it
    case matched, navigation, sheet
    // Around any number
    case hstack, vstack, zstack, group
    // Around any number: scrolling
    case scroll, scrolledTo, lazyColumn, lazyRow, lazyGrid

    var arity: ClosedRange<Int> {
      switch self {
      case .text, .color, .flexibleColor, .spacer, .empty, .environmentReader, .geometryText, .stateEcho,
        .geometryState:
        0...0
      case .row, .column, .layers, .overlay, .background, .either, .matched, .navigation, .sheet: 2...2
      case .hstack, .vstack, .zstack, .group, .scroll, .scrolledTo, .lazyColumn, .lazyRow, .lazyGrid: 0...5
      default: 1...1
      }
    }

    static let leaves = allCases.filter { $0.arity.upperBound == 0 }
    static let changing = allCases.filter { $0.arity.upperBound > 2 }
  }

  /// Unique in the tree.
  var id: Int
  var kind: Kind
  /// 0…7: a size, a colour, an id, a condition.
  var number: Int
  var children: [RandomTree] = []

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Sheets lie above each other as they came: of two, a tree does not determine which is in front.
  var sheets: Int { children.reduce(kind == .sheet ? 1 : 0) { $0 + $1.sheets } }
}

extension RandomTree: CustomStringConvertible {
  var description: String {
    "\(kind)(\(number))#\(id)"
      + (children.isEmpty ? "" : "[" + children.map(\.description).joined(separator: ", ") + "]")
  }
}

/// A sequence of trees, each with a few changes against the one before it.
struct RandomTrees {
  private var random: SplitMix
  private var nextID = 0

  private let depth: Int
  private let largest: Int

  /// Every tenth seed makes large trees.
  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    (depth, largest) = seed % 10 == 0 ? (5, 60) : (3, 14)
  }

  mutating func tree() -> RandomTree {
    while true {
      let tree = tree(depth: depth)
      if isAllowed(tree) { return tree }
    }
  }

  private mutating func tree(depth: Int) -> RandomTree {
    let wantsLeaf = depth == 0 || Int.random(in: 0..<6, using: &random) == 0
    let kind =
      wantsLeaf
      ? RandomTree.Kind.leaves.randomElement(using: &random)!
      : Int.random(in: 0..<3, using: &random) == 0
        ? RandomTree.Kind.changing.randomElement(using: &random)!
        : RandomTree.Kind.allCases.randomElement(using: &random)!
    nextID += 1
    var result = RandomTree(id: nextID, kind: kind, number: number())
    for _ in 0..<Int.random(in: kind.arity, using: &random) { result.children.append(tree(depth: depth - 1)) }
    return result
  }

  mutating func number() -> Int { Int.random(in: 0..<8, using: &random) }

  /// One to three changes at random places.
  mutating func change(_ tree: inout RandomTree) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      var place = Int.random(in: 0..<tree.count, using: &random)
      changeNode(&tree, at: &place, depth: depth)
    }
    while tree.count > largest || !isAllowed(tree) { tree = self.tree() }
  }

  private func isAllowed(_ tree: RandomTree) -> Bool { tree.sheets < 2 }

  private mutating func changeNode(_ tree: inout RandomTree, at place: inout Int, depth: Int) {
    if place == 0 {
      place = -1
      return changeHere(&tree, depth: depth)
    }
    place -= 1
    for index in tree.children.indices where place >= 0 {
      changeNode(&tree.children[index], at: &place, depth: depth - 1)
    }
  }

  private mutating func changeHere(_ tree: inout RandomTree, depth: Int) {
    if tree.kind.arity.upperBound > 2, Int.random(in: 0..<4, using: &random) > 0 { return changeMembers(&tree, depth) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: tree = self.tree(depth: max(depth, 0))
    case 1:
      // Another kind around the same children.
      let alike = RandomTree.Kind.allCases.filter { $0.arity == tree.kind.arity }
      tree.kind = alike.randomElement(using: &random)!
    case 2 where tree.children.count == 1: tree = tree.children[0]
    case 2 where tree.children.count == 2: tree.children.swapAt(0, 1)
    default: tree.number = number()
    }
  }

  private mutating func changeMembers(_ tree: inout RandomTree, _ depth: Int) {
    let count = tree.children.count
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where count < 6, 1 where count < 6:
      tree.children.insert(self.tree(depth: max(depth - 1, 0)), at: Int.random(in: 0...count, using: &random))
    case 2 where count > 0: tree.children.remove(at: Int.random(in: 0..<count, using: &random))
    case 3 where count > 1:
      let member = tree.children.remove(at: Int.random(in: 0..<count, using: &random))
      tree.children.insert(member, at: Int.random(in: 0..<count, using: &random))
    default: tree.children.shuffle(using: &random)
    }
  }
}
