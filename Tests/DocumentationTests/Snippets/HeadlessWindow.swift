import SwiftUI
import Testing
import ViewTesting

struct Badge: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { (scheme == .dark ? Color.white : .black).padding(10) }
}

@MainActor @Test func aHostIsAWindowWithoutADisplay() throws {
  let host = ViewHost(Badge(), size: CGSize(width: 100, height: 50), scale: 2) { $0.colorScheme = .dark }
  #expect(host.dump(.displayList) == "fill rectangle (10, 10, 80 × 30) = #FFFFFFFF")

  host.size = CGSize(width: 60, height: 50)  // as dragging the edge does
  #expect(host.dump(.displayList) == "fill rectangle (10, 10, 40 × 30) = #FFFFFFFF")

  #expect(host.time == 0)
  try host.advance(by: .seconds(1))
  #expect(host.time == 1)
  #expect(try host.png().starts(with: [0x89, 0x50, 0x4E, 0x47]))  // 120 × 100 pixels
}
