// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

// Messages that Foundation on Linux does not have. A package may send them itself to a delegate; without Objective-C no object
// receives them.
extension URLSessionTaskDelegate {
  /// A task was made. Not called by Foundation on Linux; a call from a program does nothing.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// A task waits for a network. Not called by Foundation on Linux; a call from a program does nothing.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
