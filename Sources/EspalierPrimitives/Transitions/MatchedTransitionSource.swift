// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// The views of a host out of which pages, sheets and covers grow.
@MainActor
package final class TransitionSources: HostPart {
  package struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  /// The sources in the order of registration: the newest is the last.
  private var sources: [(key: Key, source: TransitionSource)] = []

  package init(_ host: ViewGraph) {}

  func add(_ source: TransitionSource, for key: Key) { sources.append((key, source)) }

  func remove(_ source: TransitionSource) {
    // By the source alone: a key may be unequal to itself.
    sources.removeAll { $0.source === source }
  }

  /// The rectangle of the newest view with a key, in the root's space; nil if none is on screen. In a rule: a dependency.
  func rect(of key: Key) -> CGRect? { sources.last { $0.key == key }?.source.rect }

  /// The radius of the corners of the newest view with a key, in points; nil if it has none of its own.
  func cornerRadius(of key: Key) -> CGFloat? { sources.last { $0.key == key }?.source.cornerRadius }
}

/// One view out of which others grow.
@MainActor
final class TransitionSource {
  private let frame: WeakAttribute<ViewFrame>
  private let transform: WeakAttribute<ViewTransform>
  fileprivate(set) var cornerRadius: CGFloat?

  init(_ inputs: _ViewInputs) {
    frame = inputs.frame.weak
    transform = inputs.transform.weak
  }

  fileprivate var rect: CGRect? {
    guard let frame = frame.attribute?.value, let transform = transform.attribute?.value else { return nil }
    return frame.rect.applying(transform.matrix(to: nil))
  }
}

/// The modifier of `matchedTransitionSource(id:in:)`.
nonisolated public struct _MatchedTransitionSource<ID: Hashable>: _PrimitiveViewModifier {
  let id: ID
  let namespace: Namespace.ID
  /// The radius of the source's corners, in points; nil for the transition's own.
  var cornerRadius: CGFloat?

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let registration = Registration(TransitionSource(inputs), in: inputs.host.part(TransitionSources.self))
    inputs.host.work.addEffect(Attribute(Registering(modifier: modifier.attribute, registration: registration)).any)
    Subgraph.current!.onDestroy { registration.key = nil }
    return body(_Graph(), inputs)
  }

  // Reads: the modifier.
  // Produces: nothing; the view is found by the modifier's identifier.
  // Costs: O(1).
  private struct Registering: Rule {
    let modifier: Attribute<_MatchedTransitionSource<ID>>
    let registration: Registration

    mutating func value() -> Int {
      let modifier = self.modifier.value
      registration.source.cornerRadius = modifier.cornerRadius
      registration.key = TransitionSources.Key(namespace: modifier.namespace, id: AnyHashable(modifier.id))
      return 0
    }
    nonisolated static var label: String { "source of a transition" }
  }
}

/// A source and the key under which it is found.
@MainActor
private final class Registration {
  let source: TransitionSource
  private let sources: TransitionSources

  init(_ source: TransitionSource, in sources: TransitionSources) {
    self.source = source
    self.sources = sources
  }

  var key: TransitionSources.Key? {
    didSet {
      if key == oldValue { return }
      if oldValue != nil { sources.remove(source) }
      if let key { sources.add(source, for: key) }
    }
  }
}

extension View {
  /// Makes this view the one out of which a page, a sheet or a cover with `navigationTransition(.zoom(sourceID:in:))` grows, and
  /// into which it shrinks. The newest of several views with the same identifier counts.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(_MatchedTransitionSource(id: id, namespace: namespace))
  }

  /// Makes this view the one out of which a page, a sheet or a cover with `navigationTransition(.zoom(sourceID:in:))` grows.
  /// - Parameter configuration: Sets the corners with which the transition begins.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      _MatchedTransitionSource(
        id: id, namespace: namespace,
        cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius))
  }
}
