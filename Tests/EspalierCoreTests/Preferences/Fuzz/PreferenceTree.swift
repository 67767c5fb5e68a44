// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Observation

/// A random view tree as data: what the views of a fuzz case are made from, and what the model computes from.
indirect enum PreferenceTree {
  case leaf
  case nothing
  /// Writes what a geometry reader behind it makes.
  case measured(FuzzState<Int>)
  /// Replaces all values below.
  case write(FuzzState<Int>, PreferenceTree)
  /// Appends to the values below.
  case append(String, PreferenceTree)
  case read(PreferenceTree)
  case stack([PreferenceTree])
  case group([PreferenceTree])
  case choice(FuzzState<Bool>, PreferenceTree, otherwise: PreferenceTree?)
  case rows(FuzzState<[Int]>, PreferenceTree)
  case identified(FuzzState<Int>, PreferenceTree)
  case raised(FuzzState<Int>, PreferenceTree)
  case layer(PreferenceTree, over: PreferenceTree)
  case erased(PreferenceTree)
}

/// A piece of the state that a tree depends on.
@Observable
final class FuzzState<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }

  /// The value as the views read it.
  var read: Value { LostObservation.isInjected ? _value : value }
}

/// The fault that the fuzzer has to find in its own trial: views that read without recording it, so that a change of what
/// they read does not reach them.
enum LostObservation {
  @TaskLocal static var isInjected = false
}

extension PreferenceTree: CustomStringConvertible {
  var description: String {
    func list(_ trees: [PreferenceTree]) -> String { trees.map(\.description).joined(separator: "; ") }
    return switch self {
    case .leaf: "leaf"
    case .nothing: "nothing"
    case .measured(let state): "measured(\(state.value))"
    case .write(let state, let tree): "\(tree).write(\(state.value))"
    case .append(let text, let tree): "\(tree).append(\(text))"
    case .read(let tree): "\(tree).read"
    case .stack(let trees): "stack { \(list(trees)) }"
    case .group(let trees): "group { \(list(trees)) }"
    case .choice(let state, let tree, let other):
      "if \(state.value) { \(tree) }" + (other.map { " else { \($0) }" } ?? "")
    case .rows(let state, let tree): "rows \(state.value) { \(tree) }"
    case .identified(let state, let tree): "\(tree).id(\(state.value))"
    case .raised(let state, let tree): "\(tree).zIndex(\(state.value))"
    case .layer(let back, let front): "\(front).background(\(back))"
    case .erased(let tree): "AnyView(\(tree))"
    }
  }
}

/// Random trees and random changes of their state, repeatable from a seed.
struct PreferenceFuzzer {
  private var dice: SplitMix
  private var changes: [(inout SplitMix) -> Void] = []
  private var room: Int

  init(seed: UInt64, size: Int = 24) {
    dice = SplitMix(seed: seed)
    room = size
  }

  mutating func below(_ bound: Int) -> Int { dice.below(bound) }

  mutating func tree(depth: Int = 5) -> PreferenceTree {
    room -= 1
    guard depth > 0, room > 0 else { return [.leaf, write(.leaf), .measured(number())][dice.below(3)] }
    switch dice.below(21) {
    case 0: return .leaf
    case 20: return .measured(number())
    case 1: return .nothing
    case 2, 3, 4: return write(tree(depth: depth - 1))
    case 5: return .append("t\(dice.below(10))", tree(depth: depth - 1))
    case 6: return .read(tree(depth: depth - 1))
    case 7, 8, 9, 10: return .stack(trees(depth))
    case 11: return .group(trees(depth))
    case 12, 13:
      let isOn = state(dice.below(2) == 0) { dice, old in !old || dice.below(4) == 0 }
      return .choice(isOn, tree(depth: depth - 1), otherwise: dice.below(2) == 0 ? nil : tree(depth: depth - 1))
    case 14, 15: return .rows(state(Self.rows(&dice)) { dice, _ in Self.rows(&dice) }, tree(depth: depth - 2))
    case 16: return .identified(number(), tree(depth: depth - 1))
    case 17: return .raised(number(), tree(depth: depth - 1))
    case 18: return .layer(tree(depth: depth - 1), over: tree(depth: depth - 1))
    default: return .erased(tree(depth: depth - 1))
    }
  }

  /// Changes one or more pieces of state.
  mutating func mutate() {
    guard !changes.isEmpty else { return }
    for _ in 0...dice.below(3) { changes[dice.below(changes.count)](&dice) }
  }

  private mutating func trees(_ depth: Int) -> [PreferenceTree] {
    (0..<1 + dice.below(4)).map { _ in tree(depth: depth - 1) }
  }

  private mutating func write(_ tree: PreferenceTree) -> PreferenceTree { .write(number(), tree) }

  private mutating func number() -> FuzzState<Int> { state(dice.below(5)) { dice, _ in dice.below(5) } }

  private mutating func state<Value>(_ value: Value, change: @escaping (inout SplitMix, Value) -> Value) -> FuzzState<
    Value
  > {
    let state = FuzzState(value)
    changes.append { state.value = change(&$0, state.value) }
    return state
  }

  /// Distinct numbers in any order.
  static func rows(_ dice: inout SplitMix, upTo count: Int = 5) -> [Int] {
    Array((0..<count + 2).shuffled(using: &dice).prefix(dice.below(count)))
  }
}
