// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  fileprivate static let mark = HorizontalAlignment(Mark.self)
}

/// The views that `alignmentGuide` moves, and the containers through which its value passes.
@MainActor
@Suite struct AlignmentGuideTests {
  @Test("L35: guide enlarges the stack")
  func guideEnlargesTheStack() throws {
    let column = try LaidOut(100, 100) {
      VStack(alignment: .leading) {
        box(20, 10); box(20, 10).alignmentGuide(.leading) { _ in -10 }.named("b")
      }
    }
    #expect(try column["b"].minX == 10)
    #expect(column.size.width == 30)
  }

  @Test("a guide at the largest size of a flexible view is no reason for a warning")
  func guideAtTheLargestSize() throws {
    let row = ViewHost(HStack { VStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { $0.width / 4 } } })
    #expect(row.sizeThatFits(.infinity).width == .infinity)
    #expect(row.warnings.isEmpty)
  }

  @Test("L36: guide of another line does nothing")
  func guideOfAnotherLineDoesNothing() throws {
    let column = try LaidOut(100, 100) {
      VStack(alignment: .leading) {
        box(20, 10); box(20, 10).alignmentGuide(.trailing) { _ in -10 }.named("b")
      }
    }
    #expect(try column["b"].minX == 0)
    #expect(column.size.width == 20)
  }

  @Test("L79, L85: guide sees the size and inner guides")
  func guideSeesTheSizeAndInnerGuides() throws {
    let column = try LaidOut(100, 100) {
      VStack(alignment: .leading) {
        box(20, 10).alignmentGuide(.leading) { $0.width / 2 }.named("a")
        box(20, 10).alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.leading) { $0[.leading] + 4 }.named("b")
        box(20, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.trailing] }.named("c")
      }
    }
    #expect(try ["a", "b", "c"].map { try column[$0].minX } == [10, 13, 0])
  }

  @Test("L79: guides pass modifiers")
  func guidesPassModifiers() throws {
    let column = try LaidOut(100, 100) {
      VStack(alignment: .leading) {
        box(20, 10).named("a")
        box(20, 10).alignmentGuide(.leading) { _ in 5 }.padding(.leading, 7).named("b")
      }
    }
    #expect(try [column["a"].minX, column["b"].minX] == [12, 0])
  }

  @Test("L82: custom guides leave containers averaged")
  func customGuidesLeaveContainersAveraged() throws {
    let column = try LaidOut(200, 100) {
      VStack(alignment: .mark, spacing: 0) {
        ZStack(alignment: .topLeading) {
          box(10, 10).alignmentGuide(.mark) { _ in 1 }
          box(10, 10).alignmentGuide(.mark) { _ in 3 }
          box(10, 10).alignmentGuide(.mark) { _ in 5 }
          box(10, 10)
        }.named("a")
        box(50, 10).named("b")
      }
    }
    #expect(try column["a"].minX - column["b"].minX == 47)
  }

  @Test("L83: edges of a frame do not leave containers")
  func edgesOfAFrameDoNotLeaveContainers() throws {
    let row = try LaidOut(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        VStack { box(10, 10).alignmentGuide(.top) { _ in 5 } }.named("a")
        box(10, 10).named("b")
      }
    }
    #expect(try [row["a"].minY, row["b"].minY] == [0, 0])
  }

  @Test("L81: baselines of containers")
  func baselinesOfContainers() throws {
    func baseline(_ alignment: VerticalAlignment) throws -> CGFloat {
      let row = try LaidOut(100, 100) {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 4 }.alignmentGuide(.lastTextBaseline) { _ in 6 }
            box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 4 }.alignmentGuide(.lastTextBaseline) { _ in 6 }
          }.named("a")
          box(10, 1).named("b")
        }
      }
      return try row["b"].maxY - row["a"].minY
    }
    #expect(try baseline(.firstTextBaseline) == 4)
    #expect(try baseline(.lastTextBaseline) == 16)
  }

  @Test func guideOfAState() throws {  // a guide that captures a value follows it
    struct Moving: View {
      @State var offset: CGFloat = 0
      let change: Box
      var body: some View {
        change.action = { offset = 25 }
        return VStack(alignment: .leading) {
          box(20, 10)
          box(20, 10).alignmentGuide(.leading) { _ in -offset }.named("b")
        }.named("stack")
      }
    }
    final class Box { var action: () -> Void = {} }
    let change = Box()
    let host = ViewHost(Moving(change: change), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("stack")).frame.width == 20)
    change.action()
    #expect(try host.get(.identifier("stack")).frame.width == 45)
    #expect(try host.get(.identifier("b")).frame.minX == 52.5)
  }
}
