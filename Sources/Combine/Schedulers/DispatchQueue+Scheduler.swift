// SPDX-License-Identifier: MIT

// As Apple's module does: a file that imports Combine alone names queues.
@_exported import Dispatch
import EspalierNumbers

extension DispatchQueue: Scheduler {
  /// A moment of the queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The time as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// A time of Dispatch's.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// The distance to another time; to or from a moment beyond the range of `Int`, the longest one, as in Apple's Combine.
    public func distance(to other: Self) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      if start == end { return .nanoseconds(0) }
      guard let start = Int(exactly: start), let end = Int(exactly: end) else { return .nanoseconds(.max) }
      return .nanoseconds(end - start)
    }

    /// The time later by the interval; it does not pass the distant future.
    public func advanced(by interval: Stride) -> Self {
      if interval.magnitude == .max { return Self(.distantFuture) }
      let (sum, overflow) = Int(clamping: dispatchTime.uptimeNanoseconds)
        .addingReportingOverflow(interval.magnitude)
      if overflow { return Self(.distantFuture) }
      // 0 would be the present.
      return Self(DispatchTime(uptimeNanoseconds: UInt64(Swift.max(1, sum))))
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A length of time in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable,
      Codable, Sendable
    {
      // The name is part of the encoded form.
      private var _nanoseconds: Int

      public var magnitude: Int { _nanoseconds }
      /// The interval as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(_nanoseconds) }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let seconds): self = .seconds(seconds)
        case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
        case .microseconds(let microseconds): self = .microseconds(microseconds)
        case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
        case .never: self = .nanoseconds(.max)
        @unknown default: self = .nanoseconds(.max)
        }
      }

      private init(nanoseconds: Int) { _nanoseconds = nanoseconds }

      /// Clamped to about 292 years.
      private init(_ count: Int, times nanoseconds: Int) {
        let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
        _nanoseconds = overflow ? (count < 0 ? .min : .max) : product
      }

      public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
      /// An interval of seconds.
      public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

      /// An interval of whole seconds; nil if there are too many of them.
      public init?<T: BinaryInteger>(exactly seconds: T) {
        guard let seconds = Int(exactly: seconds) else { return nil }
        self = .seconds(seconds)
      }

      public static func seconds(_ seconds: Int) -> Self { Self(seconds, times: 1_000_000_000) }

      public static func seconds(_ seconds: Double) -> Self {
        let nanoseconds = seconds * 1e9
        return Self(nanoseconds: Int(clamping: nanoseconds))
      }

      public static func milliseconds(_ milliseconds: Int) -> Self { Self(milliseconds, times: 1_000_000) }
      public static func microseconds(_ microseconds: Int) -> Self { Self(microseconds, times: 1000) }
      public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds: nanoseconds) }

      public static func < (left: Self, right: Self) -> Bool { left._nanoseconds < right._nanoseconds }
      public static func + (left: Self, right: Self) -> Self {
        Self(nanoseconds: left._nanoseconds.clampedSum(right._nanoseconds))
      }
      public static func - (left: Self, right: Self) -> Self {
        Self(nanoseconds: left._nanoseconds.clampedDifference(right._nanoseconds))
      }

      /// The product of the lengths in seconds.
      public static func * (left: Self, right: Self) -> Self {
        .seconds(Double(left._nanoseconds) / 1e9 * (Double(right._nanoseconds) / 1e9))
      }

      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }
      /// Multiplies the numbers of nanoseconds.
      public static func *= (left: inout Self, right: Self) { left = left * right }
    }
  }

  /// Quality of service, flags and group of the work.
  public struct SchedulerOptions {
    /// The quality of service with which the work runs.
    public var qos: DispatchQoS
    /// Flags of the work.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to; nil is none.
    public var group: DispatchGroup?

    /// The options with which work is put on the queue.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    let action = Carried(action)
    // Dispatch ends the process at a repetition of none or less; a timer of Foundation repeats after 0.1 ms then.
    let repetition = max(interval, .microseconds(100))
    source.schedule(deadline: date.dispatchTime, repeating: repetition.timeInterval, leeway: tolerance.timeInterval)
    source.setEventHandler { action.value() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
