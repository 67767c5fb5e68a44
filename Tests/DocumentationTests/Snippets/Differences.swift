import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Test func someDifferences() {
  // The type scale is the one of iOS's size "small": body is 15 points, not 17.
  let body = ViewHost(Text("Body")).size
  #expect(body == ViewHost(Text("Body").font(.system(size: 15))).size)

  // Without a desktop, nothing opens a link.
  var opened: Bool?
  let link = Text("[site](https://example.org)")
    .onAppear { EnvironmentValues().openURL(URL(string: "https://example.org")!) { opened = $0 } }
  _ = ViewHost(link)
  #expect(opened == false)
}
