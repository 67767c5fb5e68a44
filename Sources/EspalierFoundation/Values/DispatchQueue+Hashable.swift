// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Queues are equal if they are the same, as all objects of Apple's Dispatch are.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  public static func == (first: DispatchQueue, second: DispatchQueue) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Opens a file only to be notified of its changes; on Linux, as any file that is read.
public let O_EVTONLY = O_RDONLY
