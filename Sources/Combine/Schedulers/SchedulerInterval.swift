/// A length of time in nanoseconds: the stride of the schedulers that measure with a clock.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
  Sendable, ExpressibleByFloatLiteral
{
  public private(set) var nanoseconds: Int

  init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  init(seconds: Double) {
    // Clamped: 9.2e18 ns is about 292 years.
    nanoseconds = seconds.isNaN ? 0 : Int((seconds * 1e9).rounded().clamped(to: -9.2e18...9.2e18))
  }

  /// The length in seconds.
  public var timeInterval: Double { Double(nanoseconds) / 1e9 }
  public var magnitude: Int { abs(nanoseconds) }

  public init(integerLiteral seconds: Int) { self.init(seconds: Double(seconds)) }
  public init(floatLiteral seconds: Double) { self.init(seconds: seconds) }
  public init?<T: BinaryInteger>(exactly seconds: T) { self.init(seconds: Double(seconds)) }
  public init(_ seconds: Double) { self.init(seconds: seconds) }

  public static func seconds(_ seconds: Int) -> Self { Self(seconds: Double(seconds)) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds: seconds) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(seconds: Double(milliseconds) / 1e3) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(seconds: Double(microseconds) / 1e6) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds: nanoseconds) }

  public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }
  public static func + (left: Self, right: Self) -> Self { Self(nanoseconds: left.nanoseconds + right.nanoseconds) }
  public static func - (left: Self, right: Self) -> Self { Self(nanoseconds: left.nanoseconds - right.nanoseconds) }
  public static func * (left: Self, right: Self) -> Self { Self(seconds: left.timeInterval * right.timeInterval) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
