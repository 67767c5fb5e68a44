// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Queues are equal if they are the same, as all objects of Apple's Dispatch are. On Linux each use of `DispatchQueue.main` makes
/// another object around one queue.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  public static func == (first: DispatchQueue, second: DispatchQueue) -> Bool { first.identity == second.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  private var identity: UInt {
    let pointer = Mirror(reflecting: self).children.lazy.compactMap { $0.value as? OpaquePointer }.first
    return pointer.map { UInt(bitPattern: $0) } ?? UInt(bitPattern: ObjectIdentifier(self).hashValue)
  }
}

/// Opens a file only to be notified of its changes; on Linux, as any file that is read.
public let O_EVTONLY = O_RDONLY
