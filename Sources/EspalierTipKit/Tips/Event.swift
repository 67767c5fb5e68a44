// SPDX-License-Identifier: MIT

import Foundation

extension Tips {
  /// No information about a donation.
  public struct EmptyDonation: Codable, Hashable, Sendable {}

  /// Something that the user did, for rules. The program donates each occurrence; they are kept in the file of the tips.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable, TipRuleInput {
    /// One occurrence.
    public struct Donation: Sendable {
      /// The time.
      public let date: Date
      /// The information of the program.
      public let donation: DonationInfo
    }

    /// The name under which the occurrences are kept.
    public let id: String

    /// An event with information about each occurrence.
    @_disfavoredOverload
    public init(id: String) { self.id = id }
    fileprivate init(named id: String) { self.id = id }

    /// The occurrences, the first one first: at most the newest 1000.
    public var donations: [Donation] {
      TipStore.shared.donations(id).compactMap { kept in
        guard let info = try? JSONDecoder().decode(DonationInfo.self, from: kept.info) else { return nil }
        return Donation(date: kept.date, donation: info)
      }
    }
    public var ruleValue: Event { self }

    /// Adds an occurrence.
    public func donate(_ donation: DonationInfo) async { record(donation) }

    /// Adds an occurrence.
    /// - Parameter completion: Called on the main thread when it is added.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@MainActor @Sendable () -> Void)? = nil) {
      record(donation)
      if let completion { Task { await completion() } }
    }

    private func record(_ donation: DonationInfo) {
      guard let info = try? JSONEncoder().encode(donation) else { return }
      TipStore.shared.donate(id, info)
    }
  }

  /// A time before now.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: Double
    /// A minute.
    public static let minute = minutes(1)
    /// An hour.
    public static let hour = hours(1)
    /// A day.
    public static let day = days(1)
    /// A week.
    public static let week = weeks(1)
    /// Minutes.
    public static func minutes(_ count: Int) -> Self { Self(seconds: Double(count) * 60) }
    /// Hours.
    public static func hours(_ count: Int) -> Self { Self(seconds: Double(count) * 3600) }
    /// Days of 24 hours.
    public static func days(_ count: Int) -> Self { Self(seconds: Double(count) * 86_400) }
    /// Weeks.
    public static func weeks(_ count: Int) -> Self { Self(seconds: Double(count) * 7 * 86_400) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Adds an occurrence.
  public func donate() async { await donate(Tips.EmptyDonation()) }
  /// Adds an occurrence.
  public func sendDonation(_ completion: (@MainActor @Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}

/// One of an event's occurrences.
public protocol TipDonation {
  /// The time.
  var date: Date { get }
}

extension Tips.Event.Donation: TipDonation {}

extension Array where Element: TipDonation {
  /// The occurrences of a time before now.
  public func donatedWithin(_ range: Tips.DonationTimeRange) -> [Element] {
    let start = Date.now.addingTimeInterval(-range.seconds)
    return filter { $0.date >= start }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// An event without information about its occurrences.
  public init(id: String) { self.init(named: id) }
}
