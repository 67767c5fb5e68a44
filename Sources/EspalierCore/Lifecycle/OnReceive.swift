// SPDX-License-Identifier: MIT

import Combine
import Dispatch
import EspalierGraph
import EspalierMotion

/// `.onReceive(_:perform:)`.
nonisolated public struct _SubscriptionModifier<PublisherType: Publisher>: _PrimitiveViewModifier
where PublisherType.Failure == Never {
  let publisher: PublisherType
  let action: (PublisherType.Output) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let reception = Reception<PublisherType>(modifier: modifier.attribute.weak.any, host: inputs.host)
    inputs.host.work.addEffect(
      Attribute(Follow(modifier: modifier.attribute, reception: reception, host: inputs.host)).any)
    Subgraph.current!.onDestroy { reception.end() }
    return outputs
  }

  // Reads: the modifier.
  // Produces: nothing; another publisher is subscribed to after the update.
  private struct Follow: Rule {
    let modifier: Attribute<_SubscriptionModifier>
    let reception: Reception<PublisherType>
    @HostReference var host: ViewGraph
    mutating func value() -> Int {
      let modifier = self.modifier.value
      reception.action = modifier.action
      if reception.follows(modifier.publisher) { return 0 }
      host.work.enqueueAction(.subscription, order: reception.place.order) { [reception] in
        reception.subscribe(to: modifier.publisher)
      }
      return 0
    }
    nonisolated static var label: String { "onReceive(\(PublisherType.self))" }
  }
}

/// The subscription of one `onReceive`.
@MainActor
private final class Reception<PublisherType: Publisher> where PublisherType.Failure == Never {
  var action: ((PublisherType.Output) -> Void)?
  private var publisher: PublisherType?
  private var subscription: AnyCancellable?
  private var isOver = false
  /// While the publisher is being subscribed to: the place of its first values among the actions of `onAppear`.
  private var firstOrder: ViewOrder?

  /// The modifier's node, for the message of a crash.
  private let modifier: WeakAnyAttribute
  let place: ViewPlace
  private let host: WeakHost

  init(modifier: WeakAnyAttribute, host: ViewGraph) {
    self.modifier = modifier
    place = ViewPlace(host)
    self.host = host.weakReference
  }

  /// Whether the publisher is the one that is subscribed to: the same object, or a value made of the same parts.
  func follows(_ other: PublisherType) -> Bool {
    publisher.map { valuesAreEqual($0, other) } ?? false
  }

  func subscribe(to publisher: PublisherType) {
    if isOver { return }
    self.publisher = publisher
    firstOrder = (host.value?.work.nextOrder()).map { ViewOrder(number: $0) }
    defer { firstOrder = nil }
    subscription = publisher.sink { [weak self] output in
      let output = UncheckedSendable(output)
      let receiver = UncheckedSendable(self)
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { receiver.value?.receive(output.value) }
      } else {
        DispatchQueue.main.async { receiver.value?.receive(output.value) }
      }
    }
  }

  /// A value that an action sends is received after the action (specification S75), among others in the order in which they were sent.
  private func receive(_ output: PublisherType.Output) {
    guard !isOver else { return }
    guard firstOrder != nil || Graph.isInAction, let work = host.value?.work else { return perform(output) }
    if let firstOrder {
      work.enqueueAction(.appearance, order: firstOrder) { self.perform(output) }
    } else {
      work.enqueueAction(.reception) { self.perform(output) }
      work.onWork?()
    }
  }

  private func perform(_ output: PublisherType.Output) {
    guard !isOver else { return }
    let outer = Graph.beginCall("onReceive", at: modifier)
    action?(output)
    Graph.endCall(outer)
  }

  func end() {
    isOver = true
    subscription = nil
    action = nil
  }
}

extension View {
  /// Calls `action` on the main actor for each value of the publisher, while this view lives.
  ///
  /// A publisher that each body makes anew is subscribed to anew, if its parts are other objects then.
  public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
