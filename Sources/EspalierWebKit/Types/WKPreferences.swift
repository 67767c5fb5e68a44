// SPDX-License-Identifier: MIT

import Foundation

/// Settings of pages. They are read when a page is made.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// Whether pages have scripts.
  open var javaScriptEnabled = true
  /// Whether scripts open windows without a click.
  open var javaScriptCanOpenWindowsAutomatically = true
  /// The least size of letters in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether pages fill the screen on a script's request.
  open var isElementFullscreenEnabled = false
  /// Whether pages of fraud are announced; WebKitGTK has no list of them.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether the Tab key goes to links, too: it does.
  open var tabFocusesLinks = true
  /// Whether text can be selected: it can.
  open var isTextInteractionEnabled = true
  /// Whether pages of certain addresses are treated in another way.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether printed pages have backgrounds.
  open var shouldPrintBackgrounds = false
  /// Speed of pages that are not shown; WebKitGTK's own.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// Speed of pages that are not shown.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// None; slow; full.
    case suspend, throttle, none
  }

  /// The usual settings.
  public nonisolated override init() {}
}

/// Settings of one page.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// The form of pages.
  public enum ContentMode: Int, Sendable {
    /// That of the system; that of phones; that of computers. Here all are the last one.
    case recommended, mobile, desktop
  }
  /// The form of the page; without effect.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page has scripts.
  open var allowsContentJavaScript = true
  /// Whether the page has less risk; without effect.
  open var isLockdownModeEnabled = false

  /// The usual settings.
  public nonisolated override init() {}
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// Both.
  public static let all = Self(rawValue: .max)
}

/// Kinds of text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of the web.
  public static let link = Self(rawValue: 2)
  /// Places.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All of them.
  public static let all = Self(rawValue: .max)
}

/// Processes that pages share; WebKitGTK decides about them.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
  /// Processes.
  public nonisolated override init() {}
}
