// SPDX-License-Identifier: MIT

import SwiftUI

/// The value of a tree and the number of calls of `reduce` for it, from the rules of article 4 and the specification alone.
final class PreferenceModel<Key: PreferenceKey> where Key.Value == [String] {
  /// The value at the root; nil where no view can write the key.
  private(set) var value: [String]?
  private(set) var reduces = 0
  /// Long lists are combined in chunks: a lazy `reduce` is then spared more calls than the model counts.
  private(set) var hasLongList = false
  private var read: [Lazy] = []

  init(_ tree: PreferenceTree, computingReaders: Bool) {
    value = whole(tree)?.value
    if computingReaders { for each in read { _ = each.value } }
  }

  /// A value that is computed when it is first read, once.
  private final class Lazy {
    private let compute: () -> [String]
    private(set) lazy var value = compute()
    init(_ compute: @escaping () -> [String]) { self.compute = compute }
  }

  /// One view of a list.
  private struct Member {
    var value: Lazy?
    var zIndex: Int?
  }

  /// The value of a tree in the place of one view: several views are in a container of their own.
  private func whole(_ tree: PreferenceTree) -> Lazy? {
    switch tree {
    case .leaf: return nil
    case .measured(let state): return Lazy { ["\(state.value)"] }
    case .write(let state, let tree):
      _ = whole(tree)
      return Lazy { ["\(state.value)"] }
    case .append(let text, let tree): return appending(text, whole(tree))
    case .read(let tree): return reading(whole(tree))
    case .raised(_, let tree): return whole(tree)
    case .layer(let back, let front): return combined([whole(front), whole(back)].reversed(), isChanging: false)
    case .stack(let trees): return combined(.group(trees))
    case .group(let trees) where trees.count == 1: return whole(trees[0])
    case .nothing, .group, .choice, .rows, .identified, .erased:
      return combined(tree)
    }
  }

  /// The views that a tree stands for in a container, and whether they can change.
  private func members(_ tree: PreferenceTree) -> (list: [Member], isChanging: Bool) {
    func each(_ tree: PreferenceTree, _ change: (inout Member) -> Void) -> (list: [Member], isChanging: Bool) {
      var result = members(tree)
      for index in result.list.indices { change(&result.list[index]) }
      return result
    }
    switch tree {
    case .leaf, .measured, .stack: return ([Member(value: whole(tree))], false)
    case .nothing: return ([], false)
    case .write(let state, let tree): return each(tree) { $0.value = Lazy { ["\(state.value)"] } }
    case .append(let text, let tree): return each(tree) { $0.value = appending(text, $0.value) }
    case .read(let tree): return each(tree) { $0.value = reading($0.value) }
    case .raised(let state, let tree): return each(tree) { $0.zIndex = $0.zIndex ?? state.value }
    case .layer(let back, let front):
      return each(front) { $0.value = combined([whole(back), $0.value], isChanging: false) }
    case .group(let trees):
      let all = trees.map(members)
      return (all.flatMap(\.list), all.contains { $0.isChanging })
    case .choice(let state, let tree, let other):
      return (state.value ? members(tree).list : other.map { members($0).list } ?? [], true)
    case .rows(let state, let tree):
      return (state.value.flatMap { row in each(tree) { $0.value = appending("r\(row)", $0.value) }.list }, true)
    case .identified(_, let tree), .erased(let tree): return (members(tree).list, true)
    }
  }

  private func combined(_ tree: PreferenceTree) -> Lazy? {
    let (list, isChanging) = members(tree)
    guard isChanging else { return combined(list.map(\.value), isChanging: false) }
    // Changing siblings in display order.
    let order = list.indices.sorted { (list[$0].zIndex ?? 0, $0) < (list[$1].zIndex ?? 0, $1) }
    return combined(order.map { list[$0].value }, isChanging: true)
  }

  private func combined(_ values: [Lazy?], isChanging: Bool) -> Lazy? {
    let values = values.compactMap { $0 }
    if values.isEmpty { return isChanging ? Lazy { Key.defaultValue } : nil }
    if values.count == 1 { return values[0] }
    if values.count > 32 { hasLongList = true }
    return Lazy { [self] in
      var result = values[0].value
      for next in values.dropFirst() {
        reduces += 1
        Key.reduce(value: &result) { next.value }
      }
      return result
    }
  }

  private func appending(_ text: String, _ value: Lazy?) -> Lazy {
    Lazy { (value?.value ?? Key.defaultValue) + [text] }
  }

  private func reading(_ value: Lazy?) -> Lazy? {
    if let value { read.append(value) }
    return value
  }
}
