// SPDX-License-Identifier: MIT

import Foundation

/// The values with which a view of pages is made. A view has a copy, whose parts are the same objects.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The processes; without effect.
  open var processPool = WKProcessPool()
  /// The settings.
  open var preferences = WKPreferences()
  /// The scripts of the program, and their messages.
  open var userContentController = WKUserContentController()
  /// The place of cookies and files.
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  /// The settings of pages without their own.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// A name behind that of the browser in requests.
  open var applicationNameForUserAgent: String?
  /// Whether films are played in the page: they are.
  open var allowsInlineMediaPlayback = false
  /// The media that wait for a click.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether media are sent to other devices; without effect.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films have a window of their own; without effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether a page is shown when it is whole; without effect.
  open var suppressesIncrementalRendering = false
  /// Whether pages are limited to the program's domains; without effect.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether known servers are asked by https; without effect.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether pages may forbid another scale; without effect.
  open var ignoresViewportScaleLimits = false
  /// Texts that become links; without effect.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// The page that has opened the window of this one.
  weak var opener: _WebPage?

  /// The usual values.
  public nonisolated override init() {}

  /// A copy, whose parts are the same objects.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let source = self
    nonisolated(unsafe) var made: WKWebViewConfiguration?
    MainActor.assumeIsolated { made = WKWebViewConfiguration(copying: source) }
    return made as Any
  }

  private convenience init(copying other: WKWebViewConfiguration) {
    self.init()
    (processPool, preferences, userContentController) = (
      other.processPool, other.preferences, other.userContentController
    )
    (websiteDataStore, defaultWebpagePreferences) = (other.websiteDataStore, other.defaultWebpagePreferences)
    applicationNameForUserAgent = other.applicationNameForUserAgent
    allowsInlineMediaPlayback = other.allowsInlineMediaPlayback
    mediaTypesRequiringUserActionForPlayback = other.mediaTypesRequiringUserActionForPlayback
    allowsAirPlayForMediaPlayback = other.allowsAirPlayForMediaPlayback
    allowsPictureInPictureMediaPlayback = other.allowsPictureInPictureMediaPlayback
    suppressesIncrementalRendering = other.suppressesIncrementalRendering
    limitsNavigationsToAppBoundDomains = other.limitsNavigationsToAppBoundDomains
    upgradeKnownHostsToHTTPS = other.upgradeKnownHostsToHTTPS
    ignoresViewportScaleLimits = other.ignoresViewportScaleLimits
    dataDetectorTypes = other.dataDetectorTypes
    opener = other.opener
  }

  @available(
    *, unavailable,
    message:
      "Handlers of schemes are not connected with WebKitGTK yet: load the content with loadHTMLString or loadFileURL."
  )
  open func setURLSchemeHandler(_ urlSchemeHandler: AnyObject?, forURLScheme urlScheme: String) {}
}
