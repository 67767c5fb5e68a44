// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation

/// The end of a message: `failed`, as desktops send none.
public enum MessageComposeResult: Int, Sendable {
  /// The user has cancelled or sent the message, or it has failed.
  case cancelled, sent, failed
}

/// Receives the end of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The message has ended: the delegate dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A message to a phone. Desktops send none: `canSendText()` is false, and a controller that appears ends with `failed`.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UIHostingController<_MailSheet> {
  /// The object that receives the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers of the receivers.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?

  /// Whether messages are sent: no.
  open nonisolated class func canSendText() -> Bool { false }
  /// Whether subjects are sent: no.
  open nonisolated class func canSendSubject() -> Bool { false }
  /// Whether files are sent: no.
  open nonisolated class func canSendAttachments() -> Bool { false }

  /// An empty message.
  public init() {
    super.init(rootView: _MailSheet())
    rootView.appeared = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
  }

  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }
}
