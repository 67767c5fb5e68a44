// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierMessageUI

@MainActor @Suite("Letters")
struct LetterTests {
  @Test("A letter is an address with its parts, in which separators are escaped") func address() {
    var letter = Letter()
    letter.to = ["a@example.org", "b+c@example.org"]
    letter.cc = ["d@example.org"]
    letter.subject = "One & two? 50%"
    letter.body = "Line 1\nLine=2"
    #expect(
      letter.address?.absoluteString
        == "mailto:a@example.org,b%2Bc@example.org?cc=d@example.org&subject=One%20%26%20two%3F%2050%25&body=Line%201%0D%0ALine%3D2"
    )
    #expect(Letter().address?.absoluteString == "mailto:")
  }

  @Test("The text of HTML has its lines, and no tags") func html() {
    #expect(Letter.plain("<p>Hello <b>you</b> &amp; me</p><p>1 &lt; 2<br>end</p>") == "Hello you & me\n1 < 2\nend")
    #expect(Letter.plain("a < b") == "a < b")
  }

  private final class Ended: MFMailComposeViewControllerDelegate {
    var result: MFMailComposeResult?
    var error: (any Error)?
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { (self.result, self.error) = (result, error) }
  }

  @Test("A letter that no program takes fails with the reason, and one that a program takes is saved") func ends()
    throws
  {
    let delegate = Ended()
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = delegate
    controller.setSubject("Subject")
    controller.setToRecipients(["a@example.org"])
    controller.setMessageBody("<p>Text</p>", isHTML: true)
    #expect(controller.letter.body == "Text")
    let host = ViewHost(controller.rootView, size: CGSize(width: 300, height: 200))
    try host.settle()
    _ = try host.get(.text("The letter opens in the mail program."))
    if MFMailComposeViewController.canSendMail() {
      #expect(delegate.result == .saved && delegate.error == nil)
    } else {
      #expect(delegate.result == .failed)
      #expect(delegate.error?.localizedDescription == "No mail program is installed.")
    }
  }

  @Test("Messages are not sent") func messages() {
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.canSendAttachments())
  }
}
