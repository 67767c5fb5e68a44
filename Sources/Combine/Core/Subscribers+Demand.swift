extension Subscribers {
  /// How many values a subscriber still wants: a count, or no limit.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    private let count: UInt

    private init(count: UInt) { self.count = count }

    public static let none = Demand(count: 0)
    public static let unlimited = Demand(count: .max)

    /// - Precondition: `value >= 0`
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(count: UInt(value))
    }

    /// The count, or nil when there is no limit.
    public var max: Int? { self == .unlimited ? nil : Int(clamping: count) }

    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    public static func < (left: Demand, right: Int) -> Bool { left < .max(right) }
    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
    public static func == (left: Demand, right: Int) -> Bool { left == .max(right) }

    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return overflow ? .unlimited : Demand(count: sum)
    }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }

    /// Never below none; taking from no limit leaves no limit.
    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      return Demand(count: left.count > right.count ? left.count - right.count : 0)
    }

    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}
