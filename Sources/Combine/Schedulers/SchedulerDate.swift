import Foundation

/// A moment of the wall clock: the time of the schedulers that Foundation runs.
public struct SchedulerDate: Strideable, Hashable, Codable, Sendable {
  public typealias Stride = SchedulerInterval
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> Stride { SchedulerInterval(seconds: other.date.timeIntervalSince(date)) }
  public func advanced(by interval: Stride) -> Self { Self(date.addingTimeInterval(interval.timeInterval)) }
}
