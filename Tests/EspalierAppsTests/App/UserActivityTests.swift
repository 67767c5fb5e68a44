// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierApps

/// `NSUserActivity` and the modifiers that make it.
@MainActor
@Suite(.serialized)
struct UserActivityTests {
  private struct Page: View {
    @State private var isShown = true
    @State private var element: String? = "first"
    @State private var isActive = true

    var body: some View {
      VStack {
        if isShown {
          Text("page").userActivity("com.example.page", isActive: isActive) { $0.title = "Page" }
        }
        Button("hide") { isShown = false }
        Button("stop") { isActive = false }
      }
    }
  }

  @Test("An activity is current while its view is shown and active")
  func current() throws {
    for button in ["hide", "stop"] {
      let host = ViewHost(Page(), size: CGSize(width: 300, height: 200))
      #expect(NSUserActivity.current?.activityType == "com.example.page")
      #expect(NSUserActivity.current?.title == "Page")
      try host.get(.text(button)).tap()
      #expect(NSUserActivity.current == nil)
    }
  }

  private struct Document: View {
    @State private var element: Int? = 1
    var body: some View {
      VStack {
        Button("next") { element = (element ?? 0) + 1 }
        Button("close") { element = nil }
      }
      .userActivity("com.example.document", element: element) { number, activity in
        activity.title = "Document \(number)"
        try? activity.setTypedPayload(["number": number])
      }
    }
  }

  @Test("An activity with an element follows the element")
  func element() throws {
    let host = ViewHost(Document(), size: CGSize(width: 300, height: 200))
    let activity = try #require(NSUserActivity.current)
    #expect(activity.title == "Document 1")
    try host.get(.text("next")).tap()
    #expect(activity.title == "Document 2" && NSUserActivity.current === activity)
    #expect(try activity.typedPayload([String: Int].self) == ["number": 2])
    try host.get(.text("close")).tap()
    #expect(NSUserActivity.current == nil)
  }

  @Test("Web addresses that a program receives are activities of browsing, and others are none") func continued() throws
  {
    var addresses: [String] = []
    func received(_ view: some View, _ address: String) throws -> [String] {
      addresses = []
      let host = ViewHost(view, size: CGSize(width: 100, height: 100))
      for handler in host.preference(OpenedURLKey.self) { handler(try #require(URL(string: address))) }
      return addresses
    }
    func note(_ activity: NSUserActivity) {
      addresses.append("\(activity.activityType == NSUserActivityTypeBrowsingWeb) \(activity.webpageURL?.host ?? "")")
    }
    let page = Text("page")
    let browsing = page.onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: note)
    #expect(try received(browsing, "https://example.org/a") == ["true example.org"])
    #expect(try received(browsing, "other:a") == [])
    #expect(try received(page.onContinueUserActivity("com.example.page", perform: note), "https://example.org") == [])
    #expect(try received(page, "https://example.org") == [])
  }

  @Test("A payload that was never kept is an error")
  func missingPayload() {
    #expect(throws: CocoaError.self) { try NSUserActivity(activityType: "a").typedPayload(Int.self) }
  }
}
