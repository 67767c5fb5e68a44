// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The type of the activity that opens a web address in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user is doing, for continuing it elsewhere. Foundation on Linux has no such class.
///
/// Desktops have no service that takes activities to other devices, nor one that searches them: an activity that
/// `becomeCurrent()` is current in its program only.
open class NSUserActivity: NSObject {
  /// The activity that is current in this program.
  @MainActor public private(set) static weak var current: NSUserActivity?

  /// The kind of activity, such as `com.example.editing`.
  public let activityType: String
  /// What users call it.
  open var title: String?
  /// Values by name, with which the activity is continued.
  open var userInfo: [AnyHashable: Any]?
  /// The names of the values without which it cannot be continued; nil for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Words that a search finds it by.
  open var keywords: Set<String> = []
  /// The web page that shows the same.
  open var webpageURL: URL?
  /// Where the web page was reached from.
  open var referrerURL: URL?
  /// When it ends by itself; kept, and not watched.
  open var expirationDate: Date?
  /// What names its content to windows.
  open var targetContentIdentifier: String?
  /// What names it to a search.
  open var persistentIdentifier: String?
  /// Whether `userInfo` is to be written anew before it is continued.
  open var needsSave = false
  /// Whether other devices may continue it; there is no service for that.
  open var isEligibleForHandoff = true
  /// Whether a search may find it; there is no service for that.
  open var isEligibleForSearch = false
  /// Whether everybody's searches may find it; there is no service for that.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested; there is no service for that.
  open var isEligibleForPrediction = false

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values to `userInfo`, in place of those with the same names.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the program's current activity.
  @MainActor open func becomeCurrent() { Self.current = self }
  /// Leaves the program without a current activity, if it was this one.
  @MainActor open func resignCurrent() { if Self.current === self { Self.current = nil } }
  /// Ends the activity.
  @MainActor open func invalidate() { resignCurrent() }

  private static let payload = "payload"

  /// Keeps a value in `userInfo`.
  /// - Throws: What encoding it throws.
  open func setTypedPayload<T: Codable>(_ payload: T) throws {
    addUserInfoEntries(from: [Self.payload: try JSONEncoder().encode(payload)])
  }

  /// The value that `setTypedPayload` kept.
  /// - Throws: `CocoaError.coderValueNotFound` where none was kept; what decoding it throws.
  open func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?[Self.payload] as? Data else { throw CocoaError(.coderValueNotFound) }
    return try JSONDecoder().decode(type, from: data)
  }
}

extension View {
  /// Calls `action` with an activity that the program is to continue. Here these are web addresses that it is to open, as
  /// activities of the type `NSUserActivityTypeBrowsingWeb`; `onOpenURL` gets them as well.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return onOpenURL { url in
      guard activityType == NSUserActivityTypeBrowsingWeb, ["http", "https"].contains(url.scheme?.lowercased()) else {
        return
      }
      let activity = NSUserActivity(activityType: activityType)
      activity.webpageURL = url
      action(activity)
    }
  }

  /// Makes an activity while the view is shown and active, which is current in this program. `update` runs when the view
  /// appears, and when what is active changes.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    nonisolated(unsafe) let update = update
    return modifier(
      UserActivityModifier(
        type: activityType, isActive: isActive, element: 0, update: { activity, _ in update(activity) }))
  }

  /// Makes an activity while the view is shown and there is an element, which is current in this program. `update` runs
  /// when the view appears, and when the element changes.
  public func userActivity<P: Equatable>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    nonisolated(unsafe) let update = update
    return modifier(
      UserActivityModifier(
        type: activityType, isActive: element != nil, element: element,
        update: { activity, element in if let element { update(element, activity) } }))
  }
}

private struct UserActivityModifier<Element: Equatable>: ViewModifier {
  let type: String
  let isActive: Bool
  let element: Element
  let update: @MainActor (NSUserActivity, Element) -> Void
  @State private var activity: NSUserActivity?

  init(
    type: String, isActive: Bool, element: Element, update: @escaping @MainActor (NSUserActivity, Element) -> Void
  ) {
    self.type = type
    self.isActive = isActive
    self.element = element
    self.update = update
  }

  func body(content: Content) -> some View {
    content
      .onChange(of: isActive, initial: true) { apply() }
      .onChange(of: element) { apply() }
      .onDisappear { end() }
  }

  private func apply() {
    guard isActive else { return end() }
    let current = activity ?? NSUserActivity(activityType: type)
    activity = current
    update(current, element)
    current.becomeCurrent()
  }

  private func end() {
    activity?.invalidate()
    activity = nil
  }
}
