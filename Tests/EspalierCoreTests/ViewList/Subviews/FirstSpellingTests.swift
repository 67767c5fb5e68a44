// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The first spellings of `Group(subviews:)`, `Group(sections:)` and the like.
@MainActor
@Suite struct FirstSpellingTests {
  private struct Stack<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Group(subviewsOf: content) { subviews in
          Text("\(subviews.count) views")
          ForEach(subviews) { $0 }
        }
        ForEach(subviewOf: content) { $0.accessibilityIdentifier("again") }
      }
    }
  }

  @Test("the views of a view, which keep their state")
  func subviews() throws {
    let host = ViewHost(
      Stack {
        CountingButton()
        Text("Other")
      })
    _ = try host.get(.text("2 views"))
    #expect(host.all(.text("Other")).count == 2)
    try host.get(.text("Count 0").nth(0)).tap()
    #expect(host.all(.text("Count 1")).count == 1)
    #expect(host.all(.text("Count 0")).count == 1)
  }

  @Test("the sections of a view")
  func sections() throws {
    struct Sections<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          Group(sectionsOf: content) { sections in Text("\(sections.count) sections") }
          ForEach(sectionOf: content) { section in
            HStack {
              section.header
              Text("has \(section.content.count)")
            }
          }
        }
      }
    }
    let host = ViewHost(
      Sections {
        Section("One") { Text("a") }
        Section("Two") {
          Text("b")
          Text("c")
        }
      })
    _ = try host.get(.text("2 sections"))
    _ = try host.get(.text("One"))
    _ = try host.get(.text("has 1"))
    _ = try host.get(.text("has 2"))
  }
}
