// SPDX-License-Identifier: MIT

import Foundation

/// The tips of a program: their file, and the values that they consist of.
public enum Tips {
  /// Reads the state of the program's tips. No tip is shown before.
  /// - Parameter options: The place of the file and the least time between two tips.
  /// - Throws: `TipKitError` if it was called before, if the file cannot be read, or if the system lacks what an option requires.
  public static func configure(_ options: [ConfigurationOption] = []) throws { try TipStore.shared.configure(options) }

  /// Forgets the state of all tips and events. Call it before `configure`.
  /// - Throws: `TipKitError` after `configure`.
  public static func resetDatastore() throws { try TipStore.shared.resetAtConfiguration() }

  /// Shows all tips without regard to their rules, as long as the program runs.
  public static func showAllTipsForTesting() { TipStore.shared.test { $0 = .showing(nil) } }
  /// Shows tips of some types without regard to their rules, as long as the program runs.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0 = .showing(Set(tips.map { ObjectIdentifier($0) })) }
  }
  /// Hides all tips, as long as the program runs.
  public static func hideAllTipsForTesting() { TipStore.shared.test { $0 = .hiding(nil) } }
  /// Hides tips of some types, as long as the program runs.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0 = .hiding(Set(tips.map { ObjectIdentifier($0) })) }
  }

  /// The state of a tip.
  public enum Status: Hashable, Sendable {
    /// Its rules do not hold yet.
    case pending
    /// It can be shown.
    case available
    /// It is not shown again.
    case invalidated(InvalidationReason)
  }

  /// The reason for which a tip is not shown again.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    /// The user used the feature.
    case actionPerformed
    /// It was shown as often as its option permits.
    case displayCountExceeded
    /// It was shown as long as its option permits.
    case displayDurationExceeded
    /// The user closed it.
    case tipClosed
  }

  /// Option of `configure`.
  public struct ConfigurationOption: Sendable {
    /// The places of the file with the tips' state.
    public struct DatastoreLocation: Sendable {
      enum Place { case standard, folder(URL), unsupported(String) }
      let place: Place
      /// The program's folder among the user's data.
      public static let applicationDefault = DatastoreLocation(place: .standard)
      /// A folder, which is made if it does not exist.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(place: .folder(url)) }
      /// A folder that programs of one developer share: `configure` fails, as Linux has none.
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation(place: .unsupported("Linux has no folder for the group \(identifier): use .url."))
      }
    }

    /// The least time between two tips.
    public struct DisplayFrequency: Hashable, Sendable {
      let seconds: Double
      /// No time.
      public static let immediate = DisplayFrequency(seconds: 0)
      /// An hour.
      public static let hourly = DisplayFrequency(seconds: 3600)
      /// A day.
      public static let daily = DisplayFrequency(seconds: 86_400)
      /// A week.
      public static let weekly = DisplayFrequency(seconds: 7 * 86_400)
      /// 30 days.
      public static let monthly = DisplayFrequency(seconds: 30 * 86_400)
    }

    let location: DatastoreLocation?
    let frequency: DisplayFrequency?

    /// The place of the file.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self {
      Self(location: location, frequency: nil)
    }
    /// The least time between two tips; `immediate` without this option.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self {
      Self(location: nil, frequency: frequency)
    }
    /// Shares the tips' state between devices.
    @available(*, unavailable, message: "Linux has no iCloud: the tips' state is kept in a file of the program.")
    public static func cloudKitContainer(_ container: Any) -> Self { Self(location: nil, frequency: nil) }
  }
}

/// The error of a use of tips that is not possible.
public struct TipKitError: LocalizedError, Hashable, CustomStringConvertible {
  enum Kind { case configured, unreadable, unsupported }
  let kind: Kind
  /// The reason.
  public let description: String
  public var errorDescription: String? { description }

  /// `configure` was called before.
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    kind: .configured, description: "Tips.configure was called before: call it once, in the app's initializer.")
  public static func == (a: TipKitError, b: TipKitError) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}
