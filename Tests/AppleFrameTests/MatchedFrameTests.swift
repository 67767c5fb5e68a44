// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Views that take others' geometry keep their place in layout (see `AppleFrames.swift`).
@MainActor
@Suite struct MatchedFrameTests {
  /// A source and a view that follows it.
  private struct Pair: View {
    let name: String
    let anchor: UnitPoint
    var size: CGSize?
    var properties = MatchedGeometryProperties.frame
    @Namespace private var space

    init(_ name: String, _ anchor: UnitPoint, _ size: CGSize? = nil, _ properties: MatchedGeometryProperties = .frame) {
      self.name = name
      self.anchor = anchor
      self.size = size
      self.properties = properties
    }

    var body: some View {
      ZStack(alignment: .topLeading) {
        box(40, 40)
          .matchedGeometryEffect(id: "box", in: space)
          .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
        if let size { follower(box(size.width, size.height)) } else { follower(clear) }
      }
      .frame(width: 200, height: 160, alignment: .topLeading)
      .probed("cell-\(name)")
    }

    private func follower(_ view: some View) -> some View {
      view.matchedGeometryEffect(id: "box", in: space, properties: properties, anchor: anchor, isSource: false)
        .probed(name)
    }
  }

  @Test("matched/anchors") func anchors() {
    let wide = CGSize(width: 80, height: 20)
    let tall = CGSize(width: 20, height: 60)
    ProbedWindow(620, 820) {
      VStack(spacing: 0) {
        ForEach([("tl", UnitPoint.topLeading), ("c", .center), ("br", .bottomTrailing)], id: \.0) { name, anchor in
          HStack(spacing: 0) {
            Pair("frame-\(name)-wide", anchor, wide)
            Pair("frame-\(name)-tall", anchor, tall)
            Pair("frame-\(name)-small", anchor, CGSize(width: 20, height: 20))
          }
        }
        HStack(spacing: 0) {
          Pair("position-tl-wide", .topLeading, wide, .position)
          Pair("position-br-tall", .bottomTrailing, tall, .position)
          Pair("size-c-wide", .center, wide, .size)
        }
        HStack(spacing: 0) {
          Pair("size-c-flex", .center, nil, .size)
          Pair("frame-c-flex", .center)
          Pair("frame-tl-flex", .topLeading)
        }
      }
      .probed("grid")
    }
    .expect(
      """
      cell-frame-br-small 410 330 200 160, cell-frame-br-tall 210 330 200 160, cell-frame-br-wide 10 330 200 160
      cell-frame-c-flex 210 650 200 160, cell-frame-c-small 410 170 200 160, cell-frame-c-tall 210 170 200 160
      cell-frame-c-wide 10 170 200 160, cell-frame-tl-flex 410 650 200 160, cell-frame-tl-small 410 10 200 160
      cell-frame-tl-tall 210 10 200 160, cell-frame-tl-wide 10 10 200 160, cell-position-br-tall 210 490 200 160
      cell-position-tl-wide 10 490 200 160, cell-size-c-flex 10 650 200 160, cell-size-c-wide 410 490 200 160
      frame-br-small 410 330 20 20, frame-br-tall 210 330 20 60, frame-br-wide 10 330 80 20
      frame-c-flex 210 650 200 160, frame-c-small 410 170 20 20, frame-c-tall 210 170 20 60
      frame-c-wide 10 170 80 20, frame-tl-flex 410 650 200 160, frame-tl-small 410 10 20 20
      frame-tl-tall 210 10 20 60, frame-tl-wide 10 10 80 20, grid 10 10 600 800, position-br-tall 210 490 20 60
      position-tl-wide 10 490 80 20, size-c-flex 10 650 200 160, size-c-wide 410 490 80 20
      """)
  }
}
