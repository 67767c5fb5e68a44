// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// A program in miniature: a view that shows one random tree after the other.
@MainActor
struct TreeHistory {
  var trees: [RandomTree]
  /// Nil is the ideal size.
  var size: CGSize?

  final class Model: ObservableObject {
    @Published var tree: RandomTree
    init(_ tree: RandomTree) { self.tree = tree }
  }

  struct Root: View {
    @ObservedObject var model: Model
    var body: some View { RandomView(tree: model.tree) }
  }

  static func host(_ tree: RandomTree, size: CGSize?) -> (host: ViewHost<Root>, model: Model) {
    let model = Model(tree)
    return (ViewHost(Root(model: model), size: size), model)
  }

  static func fromScratch(_ tree: RandomTree, size: CGSize?) -> HostSnapshot {
    let host = host(tree, size: size).host
    rest(host)
    return HostSnapshot(host)
  }

  /// Waits for what moves of its own accord: levels, sheets, phases.
  static func rest(_ host: ViewHost<Root>) {
    for _ in 0..<300 where host.graph.clock.animations.finite > 0 { try? host.advance(by: .milliseconds(16)) }
  }

  /// The difference of the last tree, reached step by step, from the same tree made at once; nil if there is none.
  func difference() -> String? {
    guard let first = trees.first, let last = trees.last else { return nil }
    let (host, model) = Self.host(first, size: size)
    for tree in trees.dropFirst() {
      model.tree = tree
      try? host.update()
      Self.rest(host)
    }
    let incremental = HostSnapshot(host)
    let expected = Self.fromScratch(last, size: size)
    return incremental.lines == expected.lines ? nil : incremental.differences(from: expected)
  }

  /// The shortest history with the smallest trees found that still differs.
  func shrunk() -> TreeHistory {
    var best = self
    for length in [2, 3, 5, 10, 30] where length < trees.count {
      let suffix = TreeHistory(trees: Array(trees.suffix(length)), size: size)
      if suffix.difference() != nil {
        best = suffix
        break
      }
    }
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for smaller in best.smaller where smaller.difference() != nil {
        best = smaller
        isSmaller = true
        break
      }
    }
    return best
  }

  /// Histories with one thing less.
  private var smaller: [TreeHistory] {
    var result: [TreeHistory] = []
    if trees.count > 2 {
      for index in trees.indices.dropLast() {
        var copy = self
        copy.trees.remove(at: index)
        result.append(copy)
      }
    }
    let ids = Set(trees.flatMap(\.allIDs)).sorted()
    for id in ids {
      result.append(mapping { $0.id == id ? $0.children.first ?? $0 : $0 })
      result.append(mapping { $0.id == id ? $0.children.last ?? $0 : $0 })
      result.append(mapping { $0.removingMember(id) })
      result.append(mapping { $0.id == id && $0.kind != .color ? RandomTree(id: id, kind: .color, number: 2) : $0 })
    }
    return result.filter { $0.trees != trees }
  }

  private func mapping(_ transform: (RandomTree) -> RandomTree) -> TreeHistory {
    TreeHistory(trees: trees.map { $0.mapping(transform) }, size: size)
  }
}

extension RandomTree {
  var allIDs: [Int] { [id] + children.flatMap(\.allIDs) }

  func mapping(_ transform: (RandomTree) -> RandomTree) -> RandomTree {
    var result = transform(self)
    result.children = result.children.map { $0.mapping(transform) }
    return result
  }

  /// Without the child of that id, where the number of children may change.
  func removingMember(_ id: Int) -> RandomTree {
    var result = self
    if kind.arity.upperBound > 2 { result.children.removeAll { $0.id == id } }
    return result
  }
}
