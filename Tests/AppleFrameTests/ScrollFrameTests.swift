// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Scroll views as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct ScrollFrameTests {
  @Observable
  fileprivate final class Model {
    var position: Int? = 10
    var target: Int?
    var anchor: UnitPoint?
    var geometry = Geometry()
    var geometryChanges = 0
    var phaseChanges = 0
  }

  fileprivate struct Geometry: Equatable {
    var offset = CGPoint.zero
    var size = CGSize.zero
    var insets = EdgeInsets()
    var container = CGSize.zero
    var visible = CGRect.zero
    var bounds = CGRect.zero
  }

  /// A number as the width of a view, from −100.
  private struct Number: View {
    let name: String
    let value: CGFloat

    init(_ name: String, _ value: CGFloat) {
      self.name = name
      self.value = value
    }

    var body: some View { box(max(1, value + 100), 1).probed(name) }
  }

  private struct Rows: View {
    let count: Int
    var prefix = "row"
    var height: CGFloat = 20

    var body: some View {
      ForEach(0..<count, id: \.self) { index in box(120, height).probed("\(prefix)\(index)").id(index) }
    }
  }

  @Test("scroll/children") func severalViews() {
    ProbedWindow(300, 200) {
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          AppleText(22.5).probed("vTop")
          box(60, 30).probed("vBlock")
          AppleText(44.5).probed("vBottom")
        }
        .probed("vScroll")
        ScrollView(.horizontal) {
          AppleText(22.5).probed("hTop")
          box(60, 30).probed("hBlock")
          AppleText(44.5).probed("hBottom")
        }
        .probed("hScroll")
      }
      .probed("row")
    }
    .expect(
      """
      hBlock 80 24.15 60 30, hBottom 87.75 58.89 44.5 16, hScroll 80 0 220 74.89, hTop 98.75 0 22.5 16
      row 0 0 300 200, vBlock 0 24.15 60 30, vBottom 7.75 58.89 44.5 16, vScroll 0 0 60 200, vTop 18.75 0 22.5 16
      """)
  }

  @Test("scroll/narrow-content") func narrowContent() {
    ProbedWindow(300, 200) {
      ScrollView { box(100, 400).probed("content") }
        .probed("scroll")
        .frame(width: 250, height: 150)
        .probed("frame")
    }
    .expect(
      """
      content 100 25 100 400, frame 25 25 250 150, scroll 100 25 100 150
      """)
  }

  @Test("scroll/wide-content") func wideContent() {
    ProbedWindow(300, 200) {
      ScrollView { box(400, 400).probed("content") }.probed("scroll")
    }
    .expect(
      """
      content -50 0 400 400, scroll -50 0 400 200
      """)
  }

  private struct ScrolledTo: View {
    let model: Model

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { Rows(count: 20) }.probed("content")
        }
        .probed("scroll")
        .onChange(of: model.target) { _, target in
          if let target { proxy.scrollTo(target, anchor: model.anchor) }
        }
      }
    }
  }

  @Test("scroll/scroll-to") func scrollTo() throws {
    let model = Model()
    let window = ProbedWindow(300, 200) { ScrolledTo(model: model) }
    window.expect(
      """
      content 90 0 120 400, row0 90 0 120 20, row1 90 20 120 20, row2 90 40 120 20, row3 90 60 120 20
      row4 90 80 120 20, row5 90 100 120 20, row6 90 120 120 20, row7 90 140 120 20, row8 90 160 120 20
      row9 90 180 120 20, row10 90 200 120 20, row11 90 220 120 20, row12 90 240 120 20, row13 90 260 120 20
      row14 90 280 120 20, row15 90 300 120 20, row16 90 320 120 20, row17 90 340 120 20, row18 90 360 120 20
      row19 90 380 120 20, scroll 90 0 120 200
      """)
    try window.step { model.target = 15 }
    window.expect(
      """
      content 90 -120 120 400, row0 90 -120 120 20, row1 90 -100 120 20, row2 90 -80 120 20, row3 90 -60 120 20
      row4 90 -40 120 20, row5 90 -20 120 20, row6 90 0 120 20, row7 90 20 120 20, row8 90 40 120 20
      row9 90 60 120 20, row10 90 80 120 20, row11 90 100 120 20, row12 90 120 120 20, row13 90 140 120 20
      row14 90 160 120 20, row15 90 180 120 20, row16 90 200 120 20, row17 90 220 120 20, row18 90 240 120 20
      row19 90 260 120 20, scroll 90 0 120 200
      """)
    try window.step {
      model.anchor = .top
      model.target = 3
    }
    window.expect(
      """
      content 90 -60 120 400, row0 90 -60 120 20, row1 90 -40 120 20, row2 90 -20 120 20, row3 90 0 120 20
      row4 90 20 120 20, row5 90 40 120 20, row6 90 60 120 20, row7 90 80 120 20, row8 90 100 120 20
      row9 90 120 120 20, row10 90 140 120 20, row11 90 160 120 20, row12 90 180 120 20, row13 90 200 120 20
      row14 90 220 120 20, row15 90 240 120 20, row16 90 260 120 20, row17 90 280 120 20, row18 90 300 120 20
      row19 90 320 120 20, scroll 90 0 120 200
      """)
    try window.step {
      model.anchor = .center
      model.target = 10
    }
    window.expect(
      """
      content 90 -110 120 400, row0 90 -110 120 20, row1 90 -90 120 20, row2 90 -70 120 20, row3 90 -50 120 20
      row4 90 -30 120 20, row5 90 -10 120 20, row6 90 10 120 20, row7 90 30 120 20, row8 90 50 120 20
      row9 90 70 120 20, row10 90 90 120 20, row11 90 110 120 20, row12 90 130 120 20, row13 90 150 120 20
      row14 90 170 120 20, row15 90 190 120 20, row16 90 210 120 20, row17 90 230 120 20, row18 90 250 120 20
      row19 90 270 120 20, scroll 90 0 120 200
      """)
    try window.step {
      model.anchor = nil
      model.target = 0
    }
    window.expect(
      """
      content 90 0 120 400, row0 90 0 120 20, row1 90 20 120 20, row2 90 40 120 20, row3 90 60 120 20
      row4 90 80 120 20, row5 90 100 120 20, row6 90 120 120 20, row7 90 140 120 20, row8 90 160 120 20
      row9 90 180 120 20, row10 90 200 120 20, row11 90 220 120 20, row12 90 240 120 20, row13 90 260 120 20
      row14 90 280 120 20, row15 90 300 120 20, row16 90 320 120 20, row17 90 340 120 20, row18 90 360 120 20
      row19 90 380 120 20, scroll 90 0 120 200
      """)
  }

  private struct Positioned: View {
    let model: Model
    var anchor: UnitPoint?
    var rowHeight: CGFloat = 20
    var isLazy = true

    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { Rows(count: 30, height: rowHeight) }.scrollTargetLayout()
            } else {
              VStack(spacing: 0) { Rows(count: 30, height: rowHeight) }.scrollTargetLayout()
            }
          }
          .scrollPosition(
            id: Binding {
              model.position
            } set: {
              model.position = $0
            }, anchor: anchor
          )
          .probed("scroll")
          .onChange(of: model.target) { _, target in
            if let target { proxy.scrollTo(target, anchor: model.anchor) }
          }
        }
        Number("position", CGFloat(model.position ?? -1))
      }
    }
  }

  @Test("scroll/position") func position() throws {
    let model = Model()
    model.anchor = .top
    let window = ProbedWindow(300, 220) { Positioned(model: model) }
    // A point less than `InitialPositionTests` expect by Apple's reference: the last point of row 10 is out of sight.
    withKnownIssue("recorded unscrolled") {
      window.expect(
        """
        position 95 219 110 1, row0 90 0 120 20, row1 90 20 120 20, row2 90 40 120 20, row3 90 60 120 20
        row4 90 80 120 20, row5 90 100 120 20, row6 90 120 120 20, row7 90 140 120 20, row8 90 160 120 20
        row9 90 180 120 20, row10 90 200 120 20, scroll 0 0 300 219
        """)
    }
    try window.step { model.position = 20 }
    window.expect(
      """
      position 90 219 120 1, row10 90 -1 120 20, row11 90 19 120 20, row12 90 39 120 20, row13 90 59 120 20
      row14 90 79 120 20, row15 90 99 120 20, row16 90 119 120 20, row17 90 139 120 20, row18 90 159 120 20
      row19 90 179 120 20, row20 90 199 120 20, scroll 0 0 300 219
      """)
    try window.step { model.target = 5 }
    window.expect(
      """
      position 90 219 120 1, row5 90 0 120 20, row6 90 20 120 20, row7 90 40 120 20, row8 90 60 120 20
      row9 90 80 120 20, row10 90 100 120 20, row11 90 120 120 20, row12 90 140 120 20, row13 90 160 120 20
      row14 90 180 120 20, row15 90 200 120 20, scroll 0 0 300 219
      """)
    try window.step {
      model.anchor = .center
      model.target = 7
    }
    window.expect(
      """
      position 90 219 120 1, row2 90 -0.5 120 20, row3 90 19.5 120 20, row4 90 39.5 120 20, row5 90 59.5 120 20
      row6 90 79.5 120 20, row7 90 99.5 120 20, row8 90 119.5 120 20, row9 90 139.5 120 20, row10 90 159.5 120 20
      row11 90 179.5 120 20, row12 90 199.5 120 20, scroll 0 0 300 219
      """)
  }

  @Test("scroll/position-center") func centeredPosition() throws {
    let model = Model()
    model.anchor = .top
    let window = ProbedWindow(300, 220) { Positioned(model: model, anchor: .center, rowHeight: 30, isLazy: false) }
    // Apple's reference has the scroll view begin at row 10: see `InitialPositionTests`.
    withKnownIssue("recorded unscrolled") {
      window.expect(
        """
        position 95 219 110 1, row0 90 0 120 30, row1 90 30 120 30, row2 90 60 120 30, row3 90 90 120 30
        row4 90 120 120 30, row5 90 150 120 30, row6 90 180 120 30, row7 90 210 120 30, row8 90 240 120 30
        row9 90 270 120 30, row10 90 300 120 30, row11 90 330 120 30, row12 90 360 120 30, row13 90 390 120 30
        row14 90 420 120 30, row15 90 450 120 30, row16 90 480 120 30, row17 90 510 120 30, row18 90 540 120 30
        row19 90 570 120 30, row20 90 600 120 30, row21 90 630 120 30, row22 90 660 120 30, row23 90 690 120 30
        row24 90 720 120 30, row25 90 750 120 30, row26 90 780 120 30, row27 90 810 120 30, row28 90 840 120 30
        row29 90 870 120 30, scroll 90 0 120 219
        """)
    }
    try window.step { model.target = 7 }
    window.expect(
      """
      position 95 219 110 1, row0 90 -210 120 30, row1 90 -180 120 30, row2 90 -150 120 30, row3 90 -120 120 30
      row4 90 -90 120 30, row5 90 -60 120 30, row6 90 -30 120 30, row7 90 0 120 30, row8 90 30 120 30
      row9 90 60 120 30, row10 90 90 120 30, row11 90 120 120 30, row12 90 150 120 30, row13 90 180 120 30
      row14 90 210 120 30, row15 90 240 120 30, row16 90 270 120 30, row17 90 300 120 30, row18 90 330 120 30
      row19 90 360 120 30, row20 90 390 120 30, row21 90 420 120 30, row22 90 450 120 30, row23 90 480 120 30
      row24 90 510 120 30, row25 90 540 120 30, row26 90 570 120 30, row27 90 600 120 30, row28 90 630 120 30
      row29 90 660 120 30, scroll 90 0 120 219
      """)
  }

  private struct Reported: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) { Rows(count: 20, prefix: "g") }
          }
          .contentMargins(.top, 20, for: .scrollContent)
          .frame(height: 150)
          .probed("scroll")
          .onScrollGeometryChange(for: Geometry.self) {
            Geometry(
              offset: $0.contentOffset, size: $0.contentSize, insets: $0.contentInsets, container: $0.containerSize,
              visible: $0.visibleRect, bounds: $0.bounds)
          } action: { _, geometry in
            model.geometry = geometry
            model.geometryChanges += 1
          }
          .onScrollPhaseChange { _, _ in model.phaseChanges += 1 }
          .onChange(of: model.target) { _, target in
            if let target { proxy.scrollTo(target, anchor: .top) }
          }
        }
        numbers
      }
    }

    private var numbers: some View {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Number("offsetX", model.geometry.offset.x)
          Number("offsetY", model.geometry.offset.y)
          Number("sizeW", model.geometry.size.width)
          Number("sizeH", model.geometry.size.height)
          Number("insetTop", model.geometry.insets.top)
          Number("insetBottom", model.geometry.insets.bottom)
          Number("insetLeading", model.geometry.insets.leading)
          Number("containerW", model.geometry.container.width)
        }
        VStack(spacing: 0) {
          Number("containerH", model.geometry.container.height)
          Number("visibleY", model.geometry.visible.minY)
          Number("visibleH", model.geometry.visible.height)
          Number("boundsY", model.geometry.bounds.minY)
          Number("boundsH", model.geometry.bounds.height)
          Number("phaseChanges", CGFloat(model.phaseChanges))
          Number("geometryCalls", CGFloat(model.geometryChanges))
        }
      }
    }
  }

  /// All frames but the number of calls for the geometry: on macOS and iOS there is one more at first, with values that were not
  /// recorded.
  @Test("scroll/geometry") func geometry() throws {
    let model = Model()
    let window = ProbedWindow(300, 200) { Reported(model: model) }
    window.expect(
      """
      boundsH 285 175.5 230 1, boundsY 360 174.5 80 1, containerH 285 171.5 230 1, containerW -85 178 220 1
      g0 90 41 120 20, g1 90 61 120 20, g2 90 81 120 20, g3 90 101 120 20, g4 90 121 120 20, g5 90 141 120 20
      g6 90 161 120 20, g7 90 181 120 20, g8 90 201 120 20, g9 90 221 120 20, g10 90 241 120 20, g11 90 261 120 20
      g12 90 281 120 20, g13 90 301 120 20, g14 90 321 120 20, g15 90 341 120 20, g16 90 361 120 20
      g17 90 381 120 20, g18 90 401 120 20, g19 90 421 120 20, insetBottom -25 176 100 1, insetLeading -25 177 100 1
      insetTop -35 175 120 1, offsetX -25 171 100 1, offsetY -15 172 80 1, phaseChanges 349.5 176.5 101 1
      scroll 90 21 120 150, sizeH -225 174 500 1, sizeW -85 173 220 1, visibleH 275 173.5 250 1, visibleY 360 172.5 80 1
      """)
    try window.step { model.target = 10 }
    window.expect(
      """
      boundsH 285 175.5 230 1, boundsY 260 174.5 280 1, containerH 285 171.5 230 1, containerW -100 178 220 1
      g0 90 -159 120 20, g1 90 -139 120 20, g2 90 -119 120 20, g3 90 -99 120 20, g4 90 -79 120 20, g5 90 -59 120 20
      g6 90 -39 120 20, g7 90 -19 120 20, g8 90 1 120 20, g9 90 21 120 20, g10 90 41 120 20, g11 90 61 120 20
      g12 90 81 120 20, g13 90 101 120 20, g14 90 121 120 20, g15 90 141 120 20, g16 90 161 120 20, g17 90 181 120 20
      g18 90 201 120 20, g19 90 221 120 20, insetBottom -40 176 100 1, insetLeading -40 177 100 1
      insetTop -50 175 120 1, offsetX -40 171 100 1, offsetY -130 172 280 1, phaseChanges 349.5 176.5 101 1, scroll 90 21 120 150
      sizeH -240 174 500 1, sizeW -100 173 220 1, visibleH 275 173.5 250 1, visibleY 260 172.5 280 1
      """)
  }
}
