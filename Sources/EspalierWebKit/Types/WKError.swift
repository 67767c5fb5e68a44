// SPDX-License-Identifier: MIT

import Foundation

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a page or a script.
public struct WKError: Error, CustomNSError, LocalizedError, Sendable {
  /// The kinds.
  public enum Code: Int, Sendable {
    /// No page can be made, or the kind is not known.
    case unknown = 1
    /// The process of the page has ended; the page is gone.
    case webContentProcessTerminated
    /// The page is gone.
    case webViewInvalidated
    /// A script threw a value.
    case javaScriptExceptionOccurred
    /// A script's result, or an argument for it, has no form as a value.
    case javaScriptResultTypeIsUnsupported
    /// A list of rules cannot be read.
    case contentRuleListStoreCompileFailed
    /// There is no such list of rules.
    case contentRuleListStoreLookUpFailed
    /// A list of rules cannot be removed.
    case contentRuleListStoreRemoveFailed
    /// A list of rules has another version.
    case contentRuleListStoreVersionMismatch
    /// Attributed texts are not loaded.
    case attributedStringContentFailedToLoad
    /// Attributed texts take too long.
    case attributedStringContentLoadTimedOut
    /// The frame of a script is gone.
    case javaScriptInvalidFrameTarget
    /// A page is none of the program's domains.
    case navigationAppBoundDomain
    /// Scripts are limited to the program's domains.
    case javaScriptAppBoundDomain
    /// Two stores have the same cookies.
    case duplicateCredential
    /// A store's name is not allowed.
    case malformedCredential
  }

  /// The kind.
  public let code: Code
  private let text: String

  /// An error with a description for developers.
  package init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
  /// An error of a kind.
  public init(_ code: Code) { self.init(code, "WebKit: \(code)") }

  /// WebKit's domain.
  public static var errorDomain: String { WKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { text }
  /// The description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}
