// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

extension URLSession {
  /// The content of an address, as a function without a delegate.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  /// The response to a request, as a function without a delegate.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}

extension URLCache {
  /// A cache in memory and in a folder.
  /// - Parameters:
  ///   - memoryCapacity: Bytes.
  ///   - diskCapacity: Bytes.
  ///   - directory: nil is the usual folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

extension URLSessionTask {
  /// Whether parts of the content are delivered as they arrive: they are, whatever is set.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  /// The cause of a missing network.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The causes, none of which Linux reports.
    case cellular, expensive, constrained
  }
  /// The cause of a missing network: nil.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLRequest {
  /// Whether a network with a limit of data may be used: true, as Linux reports none.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether an expensive network may be used: true, as Linux reports none.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
