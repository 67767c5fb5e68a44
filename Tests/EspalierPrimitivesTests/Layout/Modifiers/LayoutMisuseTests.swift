// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Makes its view while an update runs, as a user's body does.
private struct Deferred<V: View>: View {
  let make: @MainActor () -> V
  var body: some View { make() }
}

/// Lengths that are none: nothing crashes, and one warning names what was wrong.
@MainActor
@Suite struct LayoutMisuseTests {
  private func warnings(@ViewBuilder _ view: @escaping @MainActor () -> some View) -> (texts: [String], size: CGSize) {
    let host = ViewHost(Deferred(make: view), size: CGSize(width: 100, height: 100))
    return (host.warnings.map(\.text), host.sizeThatFits(ProposedViewSize(width: 100, height: 100)))
  }

  @Test("L52: a frame of an impossible length is warned about and follows its child")
  func invalidFrames() {
    for length in [-5, CGFloat.nan, .infinity, -.infinity] {
      let (texts, size) = warnings { Color.clear.frame(width: length) }
      #expect(texts.count == 1)
      #expect(texts.first?.hasPrefix("Invalid frame dimension (negative or non-finite). width is \(length)") == true)
      #expect(size == CGSize(width: 100, height: 100))
    }
  }

  @Test("L58, L59: bounds in the wrong order are pushed up, with a warning")
  func contradictoryFrames() {
    let (texts, size) = warnings { Color.clear.frame(minWidth: 150, maxWidth: 120) }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("Contradictory frame constraints specified.") == true)
    #expect(size == CGSize(width: 150, height: 100))
    #expect(warnings { Color.clear.frame(minWidth: 50, idealWidth: 20, maxWidth: 80) }.texts.count == 1)
    #expect(measured(nil, 10) { clear.frame(minWidth: 50, idealWidth: 20, maxWidth: 80) }.width == 50)
    #expect(measured(200, 10) { clear.frame(idealWidth: 90, maxWidth: 60) }.width == 90)
    #expect(measured(nil, 10) { clear.frame(minWidth: 70, idealWidth: 40, maxWidth: 60) }.width == 70)
    #expect(measured(0, 10) { clear.frame(minWidth: -20, maxWidth: 200) }.width == 0)
    #expect(warnings { Color.clear.frame(minWidth: 0, maxWidth: .infinity) }.texts.isEmpty)
    #expect(warnings { Color.clear.frame(minWidth: -5, maxWidth: 200) }.texts.isEmpty)
  }

  @Test func valuesThatAreNoNumbers() {
    let padded = warnings { Color.clear.padding(.nan) }
    #expect(padded.texts.count == 1)
    #expect(padded.size == CGSize(width: 100, height: 100))
    #expect(warnings { Color.clear.padding(.leading, .infinity) }.size == CGSize(width: 100, height: 100))
    #expect(warnings { Color.clear.position(x: .nan, y: 0) }.texts.count == 1)
    #expect(warnings { Color.clear.aspectRatio(0, contentMode: .fit) }.texts.count == 1)
    #expect(warnings { Color.clear.layoutPriority(.nan) }.texts.count == 1)
    #expect(warnings { Color.clear.zIndex(.nan) }.texts.count == 1)
    let guide = warnings {
      VStack(alignment: .leading) { Color.clear.alignmentGuide(.leading) { _ in .nan } }
    }
    #expect(guide.texts.count == 1)
    #expect(guide.size == CGSize(width: 100, height: 100))
  }

  @Test("L62: a frame without parameters does nothing")  // frame() itself is deprecated
  func frameWithoutParameters() {
    let nothing = _FrameLayout(width: nil, height: nil, alignment: .center)
    #expect(measured(70, 50) { Color.clear.modifier(nothing) } == CGSize(width: 70, height: 50))
  }
}
