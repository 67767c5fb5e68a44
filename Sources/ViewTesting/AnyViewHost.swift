// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierInteraction
import Foundation

/// A host with any root view, for elements and input.
@MainActor
package protocol AnyViewHost: AnyObject {
  var graph: ViewGraph { get }
  var size: CGSize { get }
  func refresh()
  func update() throws
  func advance(by duration: Duration) throws
}

extension ViewHost: AnyViewHost {}

extension AnyViewHost {
  /// A value that is read from an updated graph. A place that nothing on screen reads may be computed only by this read:
  /// then the graph is updated again, and the value is read once more.
  func settledAnswer<Answer>(_ read: () -> Answer) -> Answer {
    refresh()
    let answer = read()
    if graph.work.isSettled { return answer }
    refresh()
    return read()
  }

  /// Delivers an event to the tree as it is, and updates. Inside of a rule nothing is delivered.
  package func send(_ event: (EventDispatcher) -> Void) {
    if graph.isInsideOfRule { return }
    if let trace = graph.trace { trace.cause = trace.action }
    graph.whileCurrent { event(graph.events) }
    graph.update()
  }

  /// The same after an update with everything pending.
  /// - Parameter action: The name of the event in a trace.
  func sendUpdated(_ action: @autoclosure () -> String, _ event: (EventDispatcher) -> Void) {
    if graph.isInsideOfRule { return }
    refresh()
    if let trace = graph.trace { trace.action = action() }
    send(event)
  }
}
