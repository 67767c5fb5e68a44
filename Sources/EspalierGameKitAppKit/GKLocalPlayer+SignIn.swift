// SPDX-License-Identifier: MIT

import EspalierAppKit
@_exported import EspalierGameKit
import Foundation

extension GKLocalPlayer {
  /// The handler of the sign-in, which the system would call with a controller that it shows: it is called once, on the main queue,
  /// with `GKError.notSupported`.
  @MainActor public var authenticateHandler: ((NSViewController?, (any Error)?) -> Void)? {
    get { handler as? (NSViewController?, (any Error)?) -> Void }
    set {
      handler = newValue
      DispatchQueue.main.async { self.authenticateHandler?(nil, GKError(.notSupported)) }
    }
  }
}
