// SPDX-License-Identifier: MIT

import EspalierAppleValues
@_exported import EspalierUIKit
import Foundation
import SwiftUI

/// The end of a letter: `saved` if the desktop's mail program has taken it, as whether it is sent is not reported; `failed` if not.
public enum MFMailComposeResult: Int, Sendable {
  /// The user has cancelled, kept or sent the letter, or it has failed.
  case cancelled, saved, sent, failed
}

/// The domain of the errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Failure of a letter.
public struct MFMailComposeError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The letter was not saved.
    case saveFailed
    /// The letter was not sent: no mail program has taken it.
    case sendFailed
  }
  /// The kind of the error.
  public let code: Code
  private let text: String
  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
  /// An error of a kind.
  public init(_ code: Code) { self.init(code, "The letter was not \(code == .saveFailed ? "saved" : "sent").") }
  /// The domain.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  public var errorDescription: String? { text }
}

/// Receives the end of a letter.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The letter has ended: the delegate dismisses the controller.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// A letter that the desktop's mail program writes: it opens when the controller appears.
///
/// The letter is a `mailto:` address, or with attachments a call of `xdg-email`. A body in HTML is given as plain text.
@MainActor @preconcurrency
open class MFMailComposeViewController: UIHostingController<_MailSheet> {
  /// The object that receives the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  var letter = Letter()

  /// Whether a mail program is installed.
  open nonisolated class func canSendMail() -> Bool { URL(string: "mailto:").map(OpenedAddress.canOpen) ?? false }

  /// An empty letter.
  public init() {
    super.init(rootView: _MailSheet())
    rootView.appeared = { [weak self] in self?.open() }
  }

  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Sets the subject.
  open func setSubject(_ subject: String) { letter.subject = subject }
  /// Sets the addresses of the receivers.
  open func setToRecipients(_ toRecipients: [String]?) { letter.to = toRecipients ?? [] }
  /// Sets the addresses for copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { letter.cc = ccRecipients ?? [] }
  /// Sets the addresses for copies that are hidden from the other recipients.
  open func setBccRecipients(_ bccRecipients: [String]?) { letter.bcc = bccRecipients ?? [] }
  /// Sets the text; that of HTML is taken without its tags.
  open func setMessageBody(_ body: String, isHTML: Bool) { letter.body = isHTML ? Letter.plain(body) : body }
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    letter.attachments.append((filename, attachment))
  }
  /// The sender's address; without effect, as the mail program chooses it.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  private func open() {
    do {
      try letter.open()
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .saved, error: nil)
    } catch { mailComposeDelegate?.mailComposeController(self, didFinishWith: .failed, error: error) }
  }
}

/// The sheet behind a letter: it is dismissed when the mail program has been started.
public struct _MailSheet: View {
  var appeared: @MainActor () -> Void = {}
  @Environment(\.dismiss) private var dismiss
  @State private var hasAppeared = false

  public var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "envelope").font(.largeTitle).foregroundStyle(.secondary)
      Text("The letter opens in the mail program.").multilineTextAlignment(.center)
      Button("Done") { dismiss() }.keyboardShortcut(.cancelAction)
    }
    .padding(40)
    .onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      appeared()
    }
  }
}
