// SPDX-License-Identifier: MIT

import SwiftUI

/// A hint about a feature, which a view shows until the user closes it or the program invalidates it.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// The name under which the state of the tip is kept; the type's name by default.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// A text below the title; nil by default.
  var message: Text? { get }
  /// A picture beside the texts; nil by default.
  var image: Image? { get }
  /// The buttons; none by default.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// The conditions that must all hold before the tip is shown; none by default.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// The number of displays and other options; none by default.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: type(of: self)) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Button of a tip.
  public typealias Action = Tips.Action
  /// Condition of a tip.
  public typealias Rule = Tips.Rule
  /// Option of a tip.
  public typealias Option = TipOption
  /// The most displays of a tip.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// The longest display of a tip.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// Whether a tip is shown without regard to the least time between tips.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// Something that the user did, for rules.
  public typealias Event = Tips.Event
  /// Value of the program, for rules: `@Parameter static var isLoggedIn = false`.
  public typealias Parameter = Tips.Parameter
  /// The state of a tip.
  public typealias Status = Tips.Status
  /// The reason for which a tip is not shown again.
  public typealias InvalidationReason = Tips.InvalidationReason

  /// Whether the tip can be shown now, is not yet shown, or never again.
  public var status: Tips.Status { TipStore.shared.status(of: self) }
  /// Whether the tip can be shown now.
  public var shouldDisplay: Bool { status == .available }
  /// The state of the tip now, and each other one.
  public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates { self.status } }
  /// Whether the tip can be shown now, and each change of that.
  public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { self.shouldDisplay } }

  /// Hides the tip; it is not shown again.
  /// - Parameter reason: The reason, which is part of the tip's status.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }

  /// Forgets that the tip was shown or invalidated.
  public func resetEligibility() async { TipStore.shared.reset(id) }
}
