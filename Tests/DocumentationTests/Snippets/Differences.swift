import SwiftUI
import Testing
import ViewTesting

@MainActor @Test func someDifferences() {
  // The type scale is the one of iOS's size "small": body is 15 points, not 17.
  let body = ViewHost(Text("Body")).size
  #expect(body == ViewHost(Text("Body").font(.system(size: 15))).size)

  // A string literal is shown as it is written: nothing looks it up in a table.
  #expect(ViewHost(Text("greeting.title")).all(.text("greeting.title")).count == 1)
}
