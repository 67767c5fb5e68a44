// SPDX-License-Identifier: MIT

import Foundation

/// Two are equal if they are the same. On Apple systems the class is one of Objective-C's, which are all hashable.
extension FileManager: @retroactive Equatable, @retroactive Hashable {
  public static func == (first: FileManager, second: FileManager) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
