// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Several anchors for one key.
@MainActor
struct AnchorCombiningTests {
  private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private func names(_ view: some View) -> [String] { ViewHost(view).preference(Names.self) }

  @Test("AN9: of two anchors on one view the outer one counts")
  func outerWins() {
    #expect(
      names(
        blank(10, 10)
          .anchorPreference(key: Names.self, value: .topLeading) { _ in ["tl"] }
          .anchorPreference(key: Names.self, value: .bottomTrailing) { _ in ["br"] }) == ["br"])
  }

  @Test("AN10: a view publishes several anchors by transforming what it has")
  func transformAppends() {
    #expect(
      names(
        blank(10, 10)
          .anchorPreference(key: Names.self, value: .topLeading) { _ in ["tl"] }
          .transformAnchorPreference(key: Names.self, value: .bottomTrailing) { value, _ in value.append("br") })
        == ["tl", "br"])
  }

  @Test("AN10: rectangle and points of one view through one key")
  func bothResolve() {
    let points = resolvedPoints(
      blank(30, 20)
        .anchorPreference(key: AnchoredPoints.self, value: .topLeading) { [$0] }
        .transformAnchorPreference(key: AnchoredPoints.self, value: .bottomTrailing) { $0.append($1) }
        .padding(4))
    #expect(points == [CGPoint(x: 4, y: 4), CGPoint(x: 34, y: 24)])
  }

  @Test("AN11: an anchor on the parent replaces the child's")
  func parentReplaces() {
    #expect(
      names(
        VStack {
          blank(10, 10).anchorPreference(key: Names.self, value: .bounds) { _ in ["child"] }
        }
        .anchorPreference(key: Names.self, value: .bounds) { _ in ["parent"] }) == ["parent"])
  }

  @Test("AN11: a transform on the parent keeps the child's")
  func parentAppends() {
    let rects = resolvedBounds(
      VStack {
        blank(10, 10).publishingBounds()
      }
      .padding(5)
      .transformAnchorPreference(key: AnchoredRects.self, value: .bounds) { $0.append($1) })
    #expect(rects == [CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test("AN12: children come before the parent")
  func order() {
    #expect(
      names(
        HStack {
          blank(10, 10).anchorPreference(key: Names.self, value: .bounds) { _ in ["c1"] }
          blank(10, 10).anchorPreference(key: Names.self, value: .bounds) { _ in ["c2"] }
        }
        .transformAnchorPreference(key: Names.self, value: .bounds) { value, _ in value += ["parent"] })
        == ["c1", "c2", "parent"])
  }

  @Test("AN13: the new value is made from the current one and the anchor")
  func functionOfBoth() {
    let rects = resolvedBounds(
      blank(10, 10).publishingBounds().padding(5)
        .transformAnchorPreference(key: AnchoredRects.self, value: .bounds) { value, anchor in
          value = [anchor] + value
        })
    #expect(rects == [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 5, y: 5, width: 10, height: 10)])
  }

  @Test("AN14: without a value below, a transform begins with the default")
  func beginsWithDefault() {
    let recording = Recording<[String]>()
    _ = names(
      blank(10, 10).transformAnchorPreference(key: Names.self, value: .bounds) { value, _ in recording.add(value) })
    #expect(recording.last == [])
  }

  @Test("AN27: an anchor on a group is published once per member")
  func groups() {
    let rects = resolvedBounds(
      HStack(spacing: 0) {
        Group {
          blank(10, 10)
          blank(20, 10)
        }
        .publishingBounds()
        ForEach(0..<2) { _ in blank(5, 10) }.publishingBounds()
      })
    #expect(
      rects == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 20, height: 10),
        CGRect(x: 30, y: 0, width: 5, height: 10), CGRect(x: 35, y: 0, width: 5, height: 10),
      ])
  }

  @Test("AN29: the anchor of a view that cannot be seen resolves")
  func invisible() {
    let expected = [CGRect(x: 5, y: 5, width: 10, height: 10)]
    #expect(resolvedBounds(blank(10, 10).publishingBounds().hidden().padding(5)) == expected)
    #expect(resolvedBounds(blank(10, 10).publishingBounds().opacity(0).padding(5)) == expected)
  }
}
