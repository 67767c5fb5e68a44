import Synchronization

/// Tells one participant of a stream from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt>(0)
  private let value: UInt

  /// An identifier that no other one equals.
  public init() {
    value = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier of an object, for as long as it lives.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  public var description: String { "0x" + String(value, radix: 16) }
}

/// Something that can be told apart in a stream.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
