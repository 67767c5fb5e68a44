// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The type of the activity that opens a web address in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A description of the user's current activity, for its continuation elsewhere. Foundation on Linux has no such class.
///
/// Desktops have no service that transfers activities to other devices, nor one that searches them: an activity after
/// `becomeCurrent()` is current in its program only.
open class NSUserActivity: NSObject {
  /// The activity that is current in this program.
  @MainActor public private(set) static weak var current: NSUserActivity?

  /// The kind of activity, such as `com.example.editing`.
  public let activityType: String
  /// The activity's title for users.
  open var title: String?
  /// Values by name for the activity's continuation.
  open var userInfo: [AnyHashable: Any]?
  /// The names of the values that its continuation requires; nil for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Keywords for a search.
  open var keywords: Set<String> = []
  /// The web page with the same content.
  open var webpageURL: URL?
  /// The URL of the page with the link to the web page.
  open var referrerURL: URL?
  /// The date after which the activity is invalid; stored, not enforced.
  open var expirationDate: Date?
  /// An identifier of its content, for windows.
  open var targetContentIdentifier: String?
  /// An identifier of the activity, for a search.
  open var persistentIdentifier: String?
  /// Whether `userInfo` must be updated before the continuation.
  open var needsSave = false
  /// Whether other devices may continue it; no service reads this.
  open var isEligibleForHandoff = true
  /// Whether a search may find it; no service reads this.
  open var isEligibleForSearch = false
  /// Whether everybody's searches may find it; no service reads this.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested; no service reads this.
  open var isEligibleForPrediction = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values to `userInfo`; they replace those with the same names.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the program's current activity.
  @MainActor open func becomeCurrent() { Self.current = self }
  /// Removes this activity as the current one; no effect if another one is current.
  @MainActor open func resignCurrent() { if Self.current === self { Self.current = nil } }
  /// Ends the activity.
  @MainActor open func invalidate() { resignCurrent() }

  private static let payload = "payload"

  /// Stores a value in `userInfo`.
  /// - Throws: The errors of encoding.
  open func setTypedPayload<T: Codable>(_ payload: T) throws {
    addUserInfoEntries(from: [Self.payload: try JSONEncoder().encode(payload)])
  }

  /// The value that `setTypedPayload` stored.
  /// - Throws: `CocoaError.coderValueNotFound` if none was stored; the errors of decoding.
  open func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?[Self.payload] as? Data else { throw CocoaError(.coderValueNotFound) }
    return try JSONDecoder().decode(type, from: data)
  }
}

extension View {
  /// Calls `action` with an activity that the program continues. Here these are web URLs that the program receives, as activities
  /// of the type `NSUserActivityTypeBrowsingWeb`; `onOpenURL` receives them as well.
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

  /// Creates an activity while the view is shown and `isActive` is true, and makes it the program's current one. `update` runs
  /// when the view appears, and when the activity becomes active.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    nonisolated(unsafe) let update = update
    return modifier(
      UserActivityModifier(
        type: activityType, isActive: isActive, element: 0, update: { activity, _ in update(activity) }))
  }

  /// Creates an activity while the view is shown and there is an element, and makes it the program's current one. `update` runs
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
