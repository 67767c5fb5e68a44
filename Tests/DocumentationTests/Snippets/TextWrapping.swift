import SwiftUI
import Testing
import ViewTesting

@MainActor @Test func textTakesAsManyLinesAsItNeeds() {
  let host = ViewHost(Text("A tree that is trained to grow flat"))
  let line = host.sizeThatFits(.unspecified)
  let narrow = host.sizeThatFits(ProposedViewSize(width: line.width / 2, height: nil))
  #expect(narrow.width <= line.width / 2)
  // Three lines, which follow each other at 20 points.
  #expect(abs(narrow.height - (line.height + 2 * 20)) < 0.01)

  let truncated = host.sizeThatFits(ProposedViewSize(width: line.width / 2, height: line.height))
  #expect(truncated.height == line.height)

  let body = ViewHost(Text("A").font(.body)).size
  #expect(body == ViewHost(Text("A").font(.system(size: 15))).size)
}
