// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

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

  @Test("A payload that was never kept is an error")
  func missingPayload() {
    #expect(throws: CocoaError.self) { try NSUserActivity(activityType: "a").typedPayload(Int.self) }
  }
}
