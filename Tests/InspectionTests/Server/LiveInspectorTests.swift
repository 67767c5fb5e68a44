// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierControls
import EspalierPrimitives
import EspalierTestSupport
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierInspection

private struct Cells: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<30) { row in
        HStack(spacing: 0) { ForEach(0..<29) { Text("\(row), \($0)") } }
      }
    }
  }
}

/// Answers what is no size, and places where nothing is.
private struct Wild: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: Double.infinity, height: Double.nan)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: Double.nan, y: -Double.infinity), proposal: ProposedViewSize(width: .infinity, height: .nan))
    }
  }
}

@MainActor @Suite("A page of a program that runs has every frame, also after it was away")
struct LiveInspectorTests {
  /// An answer, read beside the main actor, on which the inspector makes it.
  private func answer(_ path: String, _ address: URL, fields: String = "", upTo end: String? = nil) async throws
    -> (text: String, client: RawClient)
  {
    let (port, token) = address.served
    nonisolated(unsafe) let client = try RawClient(port: port)
    client.send("GET \(path)token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(fields)\r\n")
    return (await Task.detached { client.read(upTo: end) }.value, client)
  }

  @Test func aPageThatHasMissedFramesGetsAllThatIsThere() async throws {
    let host = ViewHost(CountingButton(), size: CGSize(width: 100, height: 40))
    let inspector = LiveInspector(title: "Test", files: [])
    let window = InspectedWindow(
      host.graph, inspector, size: { host.size }, background: { host.graph.backgroundColor }, redraw: {})
    inspector.opened(window)
    let address = try #require(inspector.address.flatMap { URL(string: $0) })

    let page = try await answer("/?", address).text
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("\"number\":1") && !page.contains("\"number\":2"))

    // It has the only frame there is: nothing is sent twice.
    let current = try await answer("/events?frame=1&", address, upTo: "retry: 1000\n\n")
    #expect(current.text.hasSuffix("retry: 1000\n\n"))
    try host.get(.text("Count 0")).tap()
    inspector.updated(window)
    nonisolated(unsafe) let client = current.client
    let second = await Task.detached { client.read(upTo: "}\n\n") }.value
    #expect(second.hasPrefix("id: 2\ndata: {") && !second.contains("\"whole\""))

    let late = try await answer("/events?frame=1&", address, upTo: "}\n\n").text
    #expect(late.contains("id: 2\ndata: {") && late.contains("\"whole\":true") && late.contains("Count 1"))
    let back = try await answer("/events?frame=1&", address, fields: "Last-Event-ID: 1\r\n", upTo: "}\n\n").text
    #expect(back.contains("\"whole\":true"))
    let same = try await answer("/events?frame=1&", address, fields: "Last-Event-ID: 2\r\n", upTo: "retry: 1000\n\n")
    #expect(same.text.hasSuffix("retry: 1000\n\n"))

    // A second page leaves the first one its numbers.
    let other = try await answer("/?", address).text
    #expect(other.contains("\"number\":2") && other.contains("Count 1"))
    try host.get(.text("Count 1")).tap()
    inspector.updated(window)
    let third = await Task.detached { client.read(upTo: "}\n\n") }.value
    #expect(third.hasPrefix("id: 3\ndata: {") && !third.contains("\"whole\""))
  }

  @Test func lengthsThatAreNotFiniteAreStillAPage() async throws {
    let host = ViewHost(
      Wild { Text("Lost").alignmentGuide(.leading) { _ in .infinity } }.frame(width: .greatestFiniteMagnitude),
      size: CGSize(width: 100, height: 40))
    let (inspector, address) = try ServedPages.inspector(host)
    #expect(try await answer("/?", address).text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    withExtendedLifetime(inspector) {}
  }

  @Test func aPageOfManyViewsIsServedAtOnce() throws {
    print(try ChildTest.output(of: "InspectionTests.LiveInspectorTests/largePageByItself", [Self.alone: "1"]))
  }

  private nonisolated static let alone = "ESPALIER_PAGE_ALONE"

  /// Most of the time is the host's: it describes each of its views. The second page costs what the server costs. The limit has a
  /// factor for builds for debugging on busy machines.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment[alone] != nil, "in a child process, whose main thread is its own"))
  func largePageByItself() async throws {
    let host = ViewHost(Cells(), size: CGSize(width: 4000, height: 2000))
    let (inspector, address) = try ServedPages.inspector(host)
    let clock = ContinuousClock()
    var page = ""
    for name in ["first", "second"] {
      let passed = try await clock.measure { page = try await answer("/?", address).text }
      print("900 views, the \(name) page: served in \(passed), \(page.utf8.count >> 10) kB")
      #expect(passed < .seconds(2 * 15))
    }
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("29, 28"))
    withExtendedLifetime(inspector) {}
  }
}
