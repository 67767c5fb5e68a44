// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

private final class Guides: ExplicitAlignments {
  var values: [AlignmentKey: CGFloat]
  init(_ values: [AlignmentKey: CGFloat]) { self.values = values }
  func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? { values[key] }
}

@Suite struct AlignmentTests {
  private let size = CGSize(width: 40, height: 30)

  @Test func explicitBeforeDefault() {  // specification L79, L84
    let plain = ViewDimensions(size: size)
    #expect(plain[.third] == 10)
    #expect(plain[explicit: .third] == nil)
    let placed = ViewDimensions(size: size, guides: Guides([VerticalAlignment.third.key: 4]))
    #expect(placed[.third] == 4)
    #expect(placed[explicit: .third] == 4)
    #expect(placed[VerticalAlignment.top] == 0)
  }

  @Test func defaultsOfBuiltInGuides() {  // specification L80
    let dimensions = ViewDimensions(size: size)
    #expect([HorizontalAlignment.leading, .center, .trailing].map { dimensions[$0] } == [0, 20, 40])
    #expect([VerticalAlignment.top, .center, .bottom].map { dimensions[$0] } == [0, 15, 30])
    #expect([VerticalAlignment.firstTextBaseline, .lastTextBaseline].map { dimensions[$0] } == [30, 30])
    #expect(
      [HorizontalAlignment.listRowSeparatorLeading, .listRowSeparatorTrailing].map { dimensions[$0] } == [0, 40])
    #expect(dimensions[.bottomTrailing] == CGPoint(x: 40, y: 30))
  }

  @Test func baselinesCombineToTheOutermost() {  // specification L81, Q5
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 12, 7, 20]) == 7)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([nil, 12, 7, 20]) == 20)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, nil]) == nil)
  }

  @Test func customGuidesAreAveraged() {  // specification L82
    #expect(VerticalAlignment.third.combineExplicit([1, 3, 5]) == 3)
    #expect(VerticalAlignment.third.combineExplicit([1, nil, 5]) == 3)
    #expect(VerticalAlignment.third.combineExplicit([nil]) == nil)
    #expect(VerticalAlignment.third.key.propagates)
  }

  @Test(arguments: [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
  ])
  func frameGuidesDoNotPropagate(key: AlignmentKey) {  // specification L83
    #expect(key.combineExplicit([5, 6]) == nil)
    #expect(!key.propagates)
  }

  @Test func keysAreOnePerTypeAndAxis() {
    #expect(VerticalAlignment(Third.self) == .third)
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment.third.key)
    #expect(VerticalAlignment.third.key.axis == .vertical)
    #expect(HorizontalAlignment.center.key.axis == .horizontal)
    #expect(ObjectIdentifier(VerticalAlignment.third.key.id) == ObjectIdentifier(Third.self))
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.trailingLastTextBaseline.vertical == .lastTextBaseline)
  }

  @Test("G32: explicit guides are nil where they are not set, and travel through modifiers")
  @MainActor func explicitGuides() {
    var found: [CGFloat?] = []
    let host = ViewHost(
      VStack(alignment: .leading) {
        blank(30, 20).alignmentGuide(.top) { _ in 6 }.padding(.top, 4)
          .alignmentGuide(.leading) { dimensions in
            found = [
              dimensions[explicit: .top], dimensions[explicit: HorizontalAlignment.leading], dimensions[.trailing],
              dimensions[VerticalAlignment.center], dimensions.height,
            ]
            return 0
          }
      })
    withExtendedLifetime(host) {}
    #expect(found == [10, nil, 30, 12, 24])
  }
}
