// SPDX-License-Identifier: MIT

import EspalierNumbers

extension Subscribers {
  /// The number of values a subscriber has requested and not received: a count, or no limit.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// Encoded as a plain number, like Apple's; everything above `Int.max` is no limit.
    private static let unlimitedCount = UInt(Int.max) + 1
    private let count: UInt

    private init(count: UInt) { self.count = Swift.min(count, Self.unlimitedCount) }

    /// No values.
    public static let none = Demand(count: 0)
    /// As many values as there are.
    public static let unlimited = Demand(count: unlimitedCount)

    public init(from decoder: any Decoder) throws {
      self.init(count: try decoder.singleValueContainer().decode(UInt.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }

    /// - Precondition: `value >= 0`
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(count: UInt(value))
    }

    /// The count, or nil when there is no limit.
    public var max: Int? { self == .unlimited ? nil : Int(clamping: count) }

    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    public static func < (left: Demand, right: Int) -> Bool { left.comparison(with: right) < 0 }
    /// Compares a demand with a number; unlimited is more than any.
    public static func <= (left: Demand, right: Int) -> Bool { left.comparison(with: right) <= 0 }
    /// Compares a demand with a number; unlimited is more than any.
    public static func > (left: Demand, right: Int) -> Bool { left.comparison(with: right) > 0 }
    /// Compares a demand with a number; unlimited is more than any.
    public static func >= (left: Demand, right: Int) -> Bool { left.comparison(with: right) >= 0 }
    public static func == (left: Demand, right: Int) -> Bool { left.comparison(with: right) == 0 }
    /// Compares a demand with a number; unlimited is more than any.
    public static func != (left: Demand, right: Int) -> Bool { left.comparison(with: right) != 0 }
    public static func < (left: Int, right: Demand) -> Bool { right > left }
    /// Compares a number with a demand; unlimited is more than any.
    public static func <= (left: Int, right: Demand) -> Bool { right >= left }
    /// Compares a number with a demand; unlimited is more than any.
    public static func > (left: Int, right: Demand) -> Bool { right < left }
    /// Compares a number with a demand; unlimited is more than any.
    public static func >= (left: Int, right: Demand) -> Bool { right <= left }
    public static func == (left: Int, right: Demand) -> Bool { right == left }
    /// Compares a number with a demand; unlimited is more than any.
    public static func != (left: Int, right: Demand) -> Bool { right != left }

    /// −1, 0 or 1; no limit is more than every number, and a negative number less than none.
    private func comparison(with number: Int) -> Int {
      guard number >= 0, self != .unlimited else { return 1 }
      return count == UInt(number) ? 0 : count < UInt(number) ? -1 : 1
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return overflow ? .unlimited : Demand(count: sum)
    }

    public static func + (left: Demand, right: Int) -> Demand { left == .unlimited ? left : left.adding(right) }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }

    /// Never below none; taking from no limit leaves no limit.
    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      return Demand(count: left.count > right.count ? left.count - right.count : 0)
    }

    public static func - (left: Demand, right: Int) -> Demand {
      if left == .unlimited || right >= 0 { return left - .max(Swift.max(right, 0)) }
      // As in Apple's: a sum outside the range of counts becomes no demand.
      let (sum, overflow) = Int(left.count).subtractingReportingOverflow(right)
      return overflow ? .none : .max(sum)
    }

    /// No limit when the product leaves the range of counts.
    public static func * (left: Demand, right: Int) -> Demand {
      if left == .unlimited { return left }
      let (product, overflow) = Int(left.count).multipliedReportingOverflow(by: right)
      return overflow ? .unlimited : .max(product)
    }

    /// Multiplies a demand; unlimited stays unlimited.
    public static func *= (left: inout Demand, right: Int) { left = left * right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    private func adding(_ number: Int) -> Demand {
      let (sum, overflow) = Int(count).addingReportingOverflow(number)
      return overflow ? .unlimited : .max(sum)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}
