// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierInteraction
import EspalierPrimitives
import Foundation
import Testing
import ViewTesting

/// Fields where people read from right to left, and which has the keyboard first.
@MainActor
@Suite struct FieldDirectionTests {
  private func place(_ alignment: TextAlignment, _ direction: LayoutDirection) -> CGFloat? {
    let host = ViewHost(
      TextField("", text: .constant("word")).textFieldStyle(.plain).multilineTextAlignment(alignment)
        .environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 30))
    func find(_ list: DisplayList) -> CGRect? {
      for item in list.items {
        switch item.content {
        case .text(_, let frame, _): return frame
        case .group(let inner), .effect(_, let inner): if let found = find(inner) { return found }
        default: break
        }
      }
      return nil
    }
    return find(host.displayList)?.midX
  }

  @Test func textBeginsWhereReadingDoes() throws {
    #expect(try #require(place(.leading, .leftToRight)) < 100)
    #expect(try #require(place(.leading, .rightToLeft)) > 200)
    #expect(try #require(place(.trailing, .leftToRight)) > 200)
    #expect(try #require(place(.trailing, .rightToLeft)) < 100)
  }

  private struct Fields: View {
    @FocusState private var focused: Int?
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("one", text: $text).focused($focused, equals: 1)
        TextField("two", text: $text).focused($focused, equals: 2)
        Text("has \(focused ?? 0)")
      }
      .defaultFocus($focused, 2)
    }
  }

  @Test func theDefaultHasTheKeyboardFirst() throws {
    let host = ViewHost(Fields(), size: CGSize(width: 300, height: 200))
    #expect(!host.all(.text("has 2")).isEmpty)
  }
}
