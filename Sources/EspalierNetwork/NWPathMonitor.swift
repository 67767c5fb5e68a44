// SPDX-License-Identifier: MIT

import Foundation

/// Reports the machine's connection to networks, and its changes.
public final class NWPathMonitor: @unchecked Sendable {
  private let required: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let lock = NSLock()
  private var number: Int?
  private var isCancelled = false
  private var last: NWPath?
  private var handler: (@Sendable (NWPath) -> Void)?
  private var ownQueue: DispatchQueue?

  /// A monitor of all interfaces.
  public init() { (required, prohibited) = (nil, []) }

  /// A monitor of the interfaces of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { (required, prohibited) = (requiredInterfaceType, []) }

  /// A monitor of all interfaces but those of some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    (required, prohibited) = (nil, prohibitedInterfaceTypes)
  }

  deinit { if let number { SystemNetwork.stop(number) } }

  /// The closure that receives the connection at the start, and each time that it has changed; called on the queue.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// The queue that the monitor was started on; nil before.
  public var queue: DispatchQueue? { lock.withLock { ownQueue } }

  /// The connection now.
  public var currentPath: NWPath {
    let (isAvailable, isMetered) = SystemNetwork.state
    return NWPath(
      isAvailable: isAvailable, isMetered: isMetered, interfaces: NWInterface.connected(), required: required,
      prohibited: prohibited)
  }

  /// Starts the reports. A monitor that was cancelled cannot be started again.
  /// - Parameter queue: The queue on which the closure is called.
  public func start(queue: DispatchQueue) {
    let starts = lock.withLock {
      guard !isCancelled, ownQueue == nil else { return false }
      ownQueue = queue
      return true
    }
    guard starts else { return }
    let report: @Sendable () -> Void = { [weak self] in self?.report() }
    let number = SystemNetwork.receive { queue.async(execute: report) }
    lock.withLock { self.number = number }
    queue.async(execute: report)
  }

  /// Ends the reports.
  public func cancel() {
    let number = lock.withLock {
      isCancelled = true
      handler = nil
      defer { self.number = nil }
      return self.number
    }
    if let number { SystemNetwork.stop(number) }
  }

  private func report() {
    let path = currentPath
    let handler = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
      guard !isCancelled, path != last else { return nil }
      last = path
      return self.handler
    }
    handler?(path)
  }
}

extension NWPathMonitor: AsyncSequence {
  /// The connection, at the beginning and each time that it has changed.
  public typealias Element = NWPath

  /// An iterator over connections, which starts the monitor.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let paths = AsyncStream<NWPath>(bufferingPolicy: .bufferingNewest(1)) { continuation in
      pathUpdateHandler = { continuation.yield($0) }
      // The sequence is the monitor's only owner, until it ends.
      continuation.onTermination = { _ in self.cancel() }
    }
    start(queue: DispatchQueue(label: "NWPathMonitor"))
    return paths.makeAsyncIterator()
  }
}
