// SPDX-License-Identifier: MIT

import EspalierNumbers
import Synchronization

/// Distinguishes the participants of a stream.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)
  private let rawValue: UInt64

  /// An identifier that no other one equals.
  public init() {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, for as long as it lives.
  public init(_ object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A participant of a stream with an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// Distinguishes this stream from others in descriptions.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
