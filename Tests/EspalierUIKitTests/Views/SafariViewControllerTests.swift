// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Pages of the web, which the desktop's browser opens.
@MainActor @Suite(.serialized) struct SafariViewControllerTests {
  private final class Receiver: SFSafariViewControllerDelegate {
    var events: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { events.append("finish") }
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad isLoaded: Bool) {
      events.append("load \(isLoaded)")
    }
  }

  private struct Browser: UIViewControllerRepresentable {
    let receiver: Receiver
    func makeUIViewController(context: Context) -> SFSafariViewController {
      let controller = SFSafariViewController(url: URL(string: "https://example.org")!)
      controller.delegate = receiver
      return controller
    }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  private struct Page: View {
    let receiver: Receiver
    @State private var isPresented = false
    var body: some View {
      Button("Open") { isPresented = true }
        .frame(width: 400, height: 400)
        .sheet(isPresented: $isPresented) { Browser(receiver: receiver) }
    }
  }

  /// Runs a test with a desktop that opens addresses, or without one.
  private func with(_ system: @escaping @MainActor (URL) -> Bool, _ body: () throws -> Void) rethrows {
    let before = OpenURLAction.system
    OpenURLAction.system = system
    defer { OpenURLAction.system = before }
    try body()
  }

  @Test("a sheet with a page is gone when the browser has the address")
  func browser() throws {
    var opened: [URL] = []
    try with({
      opened.append($0); return true
    }) {
      let receiver = Receiver()
      let host = ViewHost(Page(receiver: receiver))
      try host.get(.text("Open")).tap()
      try host.settle()
      #expect(opened.map(\.absoluteString) == ["https://example.org"])
      #expect(receiver.events == ["load true", "finish"])
      #expect(throws: (any Error).self) { try host.get(.text("https://example.org")) }
    }
  }

  @Test("without a browser the address is shown")
  func missing() throws {
    try with({ _ in false }) {
      let receiver = Receiver()
      let host = ViewHost(Page(receiver: receiver))
      try host.get(.text("Open")).tap()
      try host.settle()
      #expect(throws: Never.self) { try host.get(.text("https://example.org")) }
      try host.get(.text("Done")).tap()
      try host.settle()
      #expect(receiver.events == ["load false", "finish"])
      #expect(throws: (any Error).self) { try host.get(.text("Done")) }
    }
  }
}
