// SPDX-License-Identifier: MIT

import EspalierGraph

/// Actions that an update queued, such as those of `onAppear`, `onChange` and `task`: they run after it, in the order of their
/// kinds.
package struct ActionQueue {
  /// The kinds of actions, in the order in which they run (docs/state.md). A view's subscriptions exist before any view
  /// appears, and may send.
  package enum Kind: Int, CaseIterable { case subscription, appearance, reception, change, preference, task, dismissal }

  /// An action, and the rule that has queued it: if the action crashes, it is reported as that rule.
  package struct Action {
    fileprivate let order: ViewOrder
    fileprivate let rule: WeakAnyAttribute?
    fileprivate let action: () -> Void

    @MainActor package func callAsFunction() {
      let outer = Graph.beginCall(nil, at: rule)
      action()
      Graph.endCall(outer)
    }
  }

  private var queued: [[Action]] = Kind.allCases.map { _ in [] }

  package init() {}

  package var isEmpty: Bool { queued.allSatisfy(\.isEmpty) }

  @MainActor package mutating func add(_ kind: Kind, _ order: ViewOrder, _ action: @escaping () -> Void) {
    queued[kind.rawValue].append(
      Action(order: order, rule: Graph.currentRule.map(WeakAnyAttribute.init), action: action))
  }

  /// Takes all actions that are queued now, in order.
  package mutating func take() -> [Action] { Kind.allCases.flatMap { take($0) } }

  /// Takes the queued actions of one kind, in order.
  package mutating func take(_ kind: Kind) -> [Action] {
    let actions = queued[kind.rawValue]
    if actions.isEmpty { return [] }
    queued[kind.rawValue] = []
    return actions.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
  }
}
