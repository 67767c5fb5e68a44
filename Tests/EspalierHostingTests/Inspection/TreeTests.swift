// SPDX-License-Identifier: MIT

import EspalierHosting
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Each kind of tree, whole.
@MainActor @Suite struct TreeTests {
  private let host = ViewHost(Card(), size: CGSize(width: 120, height: 100))

  @Test func views() {
    #expect(
      host.dump(.views) == """
        Card (20, 15, 80 × 70)
          background
            GeometryReader (20, 15, 80 × 70)
              _StrokedShape (20, 15, 70 × 70)
          VStack (20, 15, 80 × 70)
            Swatch (25, 20, 20 × 20)
              Color (25, 20, 20 × 20)
            Color (25, 55, 80 × 30)
        """)
  }

  @Test func layout() {
    #expect(
      host.dump(.layout) == """
        VStack (20, 15, 80 × 70)
          padding (20, 15, 30 × 30)
            frame (25, 20, 20 × 20)
              flexible (25, 20, 20 × 20)
          frame (20, 55, 80 × 30)
            flexible (20, 55, 80 × 30)
          background
            GeometryReader (20, 15, 80 × 70)
              ZStack (20, 15, 80 × 70)
                _StrokedShape<Circle> (20, 15, 70 × 70)
        """)
  }

  @Test func accessibility() {
    #expect(
      host.dump(.accessibility) == """
        group #card (20, 15, 80 × 70)
          group #swatch (25, 20, 20 × 20)
        """)
  }

  /// As docs/command-line.md has it, this is what a screen reader finds; locators find the others, too.
  @Test func accessibilityHasNeitherWhatIsHiddenNorPartsOfElements() throws {
    let host = ViewHost(
      VStack {
        HStack {
          Image(systemName: "bird").accessibilityHidden(true); Text("A")
        }
        HStack {
          Image(systemName: "star").accessibilityHidden(true); Text("B")
        }.accessibilityElement(children: .combine)
        HStack {
          Image(systemName: "ant"); Text("C")
        }.accessibilityElement(children: .ignore).accessibilityLabel("D")
        VStack {
          Text("E"); Button("F") {}
        }.accessibilityElement(children: .contain)
        VStack {
          Text("G"); Text("H")
        }.accessibilityHidden(true)
      }, size: CGSize(width: 200, height: 300))
    let lines = host.dump(.accessibility).split(separator: "\n").map { line in
      line.prefix { $0 == " " } + line.split(separator: "(")[0].trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == [
        #"text "A""#, #"text "B""#, #"other "D""#, "group", #"  text "E""#, #"  button "F" actions activate"#,
      ])
    for text in ["B", "C", "F", "G"] { #expect(!host.all(.text(text)).isEmpty, "\(text)") }
  }

  @Test func displayList() {
    #expect(
      host.dump(.displayList) == """
        stroke ellipse width 2 (20, 15, 70 × 70) = #007AFFFF
        group
          fill rectangle (25, 20, 20 × 20) = #34C759FF
          move (25, 55)
            fill rectangle (0, 0, 80 × 30) = #FF3B30FF
        """)
  }

  @Test func textIsQuoted() throws {
    let host = ViewHost(Text("Say \"hi\""), size: CGSize(width: 200, height: 50))
    let frame = describeForDump(try host.get(.text("Say \"hi\"")).frame)
    #expect(host.dump(.views) == "Text \"Say \\\"hi\\\"\" \(frame)")
    #expect(host.dump(.accessibility) == "text \"Say \\\"hi\\\"\" \(frame)")
    #expect(host.dump(.displayList) == "text \"Say \\\"hi\\\"\" \(frame) = #000000FF")
  }

  @Test func jsonHasTheSameNodesWithoutRounding() throws {
    let host = ViewHost(Color.red.frame(width: 10.25, height: 20), size: CGSize(width: 100, height: 20))
    #expect(
      try host.dumpJSON(.layout) == """
        {
          "nodes" : [
            {
              "children" : [
                {
                  "frame" : {
                    "height" : 20,
                    "width" : 10.25,
                    "x" : 44.875,
                    "y" : 0
                  },
                  "name" : "flexible"
                }
              ],
              "frame" : {
                "height" : 20,
                "width" : 10.25,
                "x" : 44.875,
                "y" : 0
              },
              "name" : "frame"
            }
          ],
          "tree" : "layout"
        }
        """)
  }

  @Test func aTreeOfNothingIsEmpty() throws {
    let host = ViewHost(EmptyView(), size: CGSize(width: 10, height: 10))
    for tree in TreeKind.allCases { #expect(host.dump(tree) == "") }
  }

  @Test func aDumpShowsWhatIsPending() {
    let model = Model()
    let host = ViewHost(Observer(model: model), size: CGSize(width: 50, height: 50))
    model.isWide = true
    #expect(host.dump(.layout).contains("frame (5, 20, 40 × 10)"))
  }

  @Test func sharedLayoutsKeepTheirOwnLayers() {
    let host = ViewHost(
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        Color.red.frame(width: 20).hidden()
        Color.red.overlay(Color.blue.frame(width: 5, height: 5)).frame(width: 30)
      }, size: CGSize(width: 60, height: 10))
    #expect(
      host.dump(.layout) == """
        HStack (0, 0, 60 × 10)
          frame (0, 0, 10 × 10)
            flexible (0, 0, 10 × 10)
          frame (10, 0, 20 × 10)
            flexible (10, 0, 20 × 10)
          frame (30, 0, 30 × 10)
            flexible (30, 0, 30 × 10)
              overlay
                frame (42.5, 2.5, 5 × 5)
                  flexible (42.5, 2.5, 5 × 5)
        """)
  }
}

private struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Swatch().accessibilityIdentifier("swatch").padding(5)
      Color.red.frame(width: 80, height: 30).offset(x: 5, y: 0)
    }
    .background(GeometryReader { _ in Circle().stroke(Color.blue, lineWidth: 2) })
    .accessibilityIdentifier("card")
  }
}

private struct Swatch: View {
  var body: some View { Color.green.frame(width: 20, height: 20) }
}

@Observable private final class Model {
  var isWide = false
}

private struct Observer: View {
  let model: Model
  var body: some View { Color.red.frame(width: model.isWide ? 40 : 10, height: 10) }
}
