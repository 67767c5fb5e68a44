// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierAuthenticationServices
import EspalierContent
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing

/// Pages on which the user signs in, in the desktop's browser.
@MainActor @Suite(.serialized) struct WebSessionTests {
  private final class Record: @unchecked Sendable {
    var results: [(URL?, (any Error)?)] = []
    var codes: [ASWebAuthenticationSessionError.Code?] {
      results.map { ($0.1 as? ASWebAuthenticationSessionError)?.code }
    }
  }

  private static let page = URL(string: "https://sessions.example.org/login")!
  private static let end = URL(string: "App://done?code=1")!

  /// A browser that only records, or none, until the end of the test. Addresses of other tests, which run in between, go to the opener
  /// that was there before.
  @MainActor private final class Browser {
    private(set) var opened: [URL] = []
    private let before = OpenURLAction.system

    init(exists: Bool = true) {
      let before = before
      OpenURLAction.system = { url in
        guard url == WebSessionTests.page else { return before(url) }
        self.opened.append(url)
        return exists
      }
    }

    func end() { OpenURLAction.system = before }
  }

  @Test("a session opens its page, and ends with the first address that has its scheme")
  func callback() async {
    let browser = Browser()
    defer { browser.end() }
    let record = Record()
    let session = ASWebAuthenticationSession(url: Self.page, callbackURLScheme: "app") {
      record.results.append(($0, $1))
    }
    #expect(session.canStart && session.start() && !session.start() && !session.canStart)
    #expect(await eventually { browser.opened == [Self.page] })
    #expect(!ProgramLife.shared.open([URL(string: "other://done")!]))
    #expect(record.results.isEmpty)
    #expect(ProgramLife.shared.open([Self.end]))
    #expect(record.results.map(\.0) == [Self.end])
    #expect(!ProgramLife.shared.open([Self.end]))
    session.cancel()
  }

  @Test("a session without a browser fails with the reason")
  func missing() async {
    let browser = Browser(exists: false)
    defer { browser.end() }
    let record = Record()
    ASWebAuthenticationSession(url: Self.page, callbackURLScheme: "app") { record.results.append(($0, $1)) }.start()
    #expect(await eventually { record.codes == [.presentationContextInvalid] })
    #expect(
      record.results[0].1?.localizedDescription
        == "No browser opens the page: install one, or set the desktop's default browser.")
    #expect(!ProgramLife.shared.open([Self.end]))
  }

  @Test("a session that is cancelled fails once with a cancellation")
  func cancellation() async {
    let browser = Browser()
    defer { browser.end() }
    let record = Record()
    let session = ASWebAuthenticationSession(url: Self.page, callback: .https(host: "example.org", path: "/end")) {
      record.results.append(($0, $1))
    }
    session.start()
    session.cancel()
    session.cancel()
    #expect(await eventually { record.codes == [.canceledLogin] })
  }

  @Test("a view's session returns the address, and ends with its task")
  func environment() async throws {
    let browser = Browser()
    defer { browser.end() }
    let session = EnvironmentValues().webAuthenticationSession
    let task = Task { try await session.authenticate(using: Self.page, callbackURLScheme: "app") }
    #expect(await eventually { browser.opened.count == 1 })
    _ = ProgramLife.shared.open([Self.end])
    let end = try await task.value
    #expect(end == Self.end)
    let cancelled = Task {
      try await session.authenticate(using: Self.page, callbackURLScheme: "app", preferredBrowserSession: .ephemeral)
    }
    #expect(await eventually { browser.opened.count == 2 })
    cancelled.cancel()
    await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) { try await cancelled.value }
  }
}
