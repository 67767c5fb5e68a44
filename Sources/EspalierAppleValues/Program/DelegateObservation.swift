// SPDX-License-Identifier: MIT

import Combine
import EspalierApps
import EspalierCore
import Foundation
import Observation

/// The observation of an app's delegate by the app's body, if the delegate is an `ObservableObject`.
@MainActor
package enum DelegateObservation {
  /// The connection of an adaptor, which is a dynamic property of the app; nil for a delegate that announces no changes.
  package static func connection<Delegate: AnyObject>(_ delegate: Delegate, inputs: _ViewInputs) -> _PropertyConnection?
  {
    guard let object = delegate as? any ObservableObject else { return nil }
    return connection(observing: object, inputs)
  }

  /// Puts a delegate that is an `ObservableObject`, or observable, into the environment of the windows.
  package static func share<Delegate: AnyObject>(_ delegate: Delegate) {
    if delegate is any ObservableObject || delegate is any Observable { ProgramLife.shared.addObject(delegate) }
  }

  private static func connection<Object: ObservableObject>(
    observing object: Object, _ inputs: _ViewInputs
  ) -> _PropertyConnection {
    Connection(ObjectSubscription(host: inputs.host), object)
  }

  private final class Connection<Object: ObservableObject>: _PropertyConnection {
    let subscription: ObjectSubscription<Object>
    let object: Object

    init(_ subscription: ObjectSubscription<Object>, _ object: Object) {
      self.subscription = subscription
      self.object = object
    }

    override func takeChange() -> Bool { subscription.takeChange() }
    override func update(_ property: UnsafeMutableRawPointer) { _ = subscription.follow(object) }
  }
}
